### As partidas guardadas.

keeping-players = { $mode ->
    [computer] contra o computador
    [mail] por correspondência{ $has_white ->
        [yes] {" "}com { $white }
       *[no] {""}
    }
    [people] entre { $has_white ->
        [yes] { $white }
       *[no] as Brancas
    } e { $has_black ->
        [yes] { $black }
       *[no] as Pretas
    }
   *[none] do computador consigo próprio
}{ $round ->
    [0] {""}
   *[other] , partida { $round } de { $rounds } do match
}
keeping-kind = { $rules ->
    [italian] , damas italianas
    [international] , damas internacionais
   *[none] {""}
}
keeping-turn = { $turn ->
    [own] é a sua vez
    [computer] é a vez do computador
    [send] há uma mensagem para enviar
    [answer] há uma proposta a responder
    [theirs] é a vez { $has_white ->
        [yes] de { $white }
       *[no] do adversário
    }
    [won] ganha
    [lost] perdida
    [draw] empatada
    [annulled] anulada
    [white-won] ganha pelas Brancas
    [black-won] ganha pelas Pretas
    [white] é a vez { $has_white ->
        [yes] de { $white }
       *[no] das Brancas
    }
   *[black] é a vez { $has_black ->
        [yes] de { $black }
       *[no] das Pretas
    }
}
keeping-last = { $mover ->
    [own] o seu último lance foi { $move }
    [computer] o computador jogou { $move }
    [theirs] { $has_white ->
        [yes] { $white }
       *[no] o adversário
    } jogou { $move }
    [white] as Brancas jogaram { $move }
    [black] as Pretas jogaram { $move }
   *[none] ainda ninguém jogou
}
keeping-ago = { $unit ->
    [minutes] { $ago ->
        [0] de agora mesmo
        [one] de há um minuto
       *[other] de há { $ago } minutos
    }
    [hours] { $ago ->
        [one] de há uma hora
       *[other] de há { $ago } horas
    }
    [days] { $ago ->
        [one] de ontem
       *[other] de há { $ago } dias
    }
    [months] { $ago ->
        [one] de há um mês
       *[other] de há { $ago } meses
    }
   *[years] { $ago ->
        [one] de há um ano
       *[other] de há { $ago } anos
    }
}
keeping-moves = { $moves ->
    [0] nenhum lance
    [one] um lance
   *[other] { $moves } lances
}
keeping-colour = { $side ->
    [white] , em que joga com as Brancas
    [black] , em que joga com as Pretas
   *[none] {""}
}
keeping-so-far = { $moves ->
    [0] {""}
   *[other] { keeping-moves },{" "}
}
keeping-ask-go-on = Há uma partida{ words-of-rules } por acabar, { keeping-players }{ keeping-colour }: { keeping-turn }, { keeping-last }; { keeping-so-far }{ keeping-ago }. Quer continuá-la? Responda sim ou não.
    .brief = Partida{ words-of-rules } { keeping-players }: { keeping-turn }, { keeping-last }. Continuá-la: sim ou não?
keeping-ask-move-for = Um lance, mas em que partida? Sim: continua a partida guardada, e o lance vale aí. Não: ela fica guardada, e o lance começa uma nova. Responda sim ou não.
    .brief = Continuar a partida guardada com este lance: sim ou não?
keeping-taken-up = Partida { $number }, { keeping-players }{ keeping-kind }: { keeping-turn }, { keeping-last }.
keeping-line = { $number }{ $is_here ->
    [yes] , esta
   *[no] {""}
}: { keeping-players }{ keeping-kind }{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}, { keeping-turn }, { keeping-moves }, { keeping-ago }{ $is_elsewhere ->
    [yes] , aberta noutro programa
   *[no] {""}
}.
keeping-ask-delete-delete = Quer mesmo apagar a partida { $number }, { keeping-players }, { keeping-moves }, { keeping-ago }? Responda sim ou não.
    .brief = Apagar a { $number }, { keeping-players }: sim ou não?
keeping-ask-delete-purge = Quer mesmo apagar para sempre a partida { $number }, { keeping-players }, { keeping-moves }, { keeping-ago }? Não se poderá recuperar. Responda sim ou não.
    .brief = Apagar para sempre a { $number }, { keeping-players }: sim ou não?
keeping-goes-on = A partida continua{ $turn ->
    [own] : é a sua vez
   *[other] {""}
}.
keeping-away = { $how ->
    [left] O tempo desde que deixou esta partida
   *[closed] O tempo em que o programa esteve fechado, { $unit ->
        [minutes] { $ago ->
            [0] menos de um minuto
            [one] um minuto
           *[other] { $ago } minutos
        }
        [hours] { $ago ->
            [one] uma hora
           *[other] { $ago } horas
        }
        [days] { $ago ->
            [one] um dia
           *[other] { $ago } dias
        }
        [months] { $ago ->
            [one] um mês
           *[other] { $ago } meses
        }
       *[years] { $ago ->
            [one] um ano
           *[other] { $ago } anos
        }
    },
} não conta. O relógio está parado: volta a andar com o próximo lance, ou quando escrever continuar.
    .brief = Relógio parado até ao próximo lance.
keeping-for-later = A partida fica guardada: para a encontrar, escreva partidas.
    .brief = Fica guardada.
keeping-instead = { $is_kept ->
    [yes] A partida de antes fica guardada.
   *[no] A partida de antes não está guardada: guardo-a assim que puder, mas se o programa acabar antes perde-se.
}
keeping-kept = A partida está guardada: encontra-a no próximo arranque.
    .brief = Partida guardada.
keeping-saved-anyway = { $is_kept ->
    [yes] { $is_begun ->
        [yes] A partida guarda-se sozinha a cada lance: pode sair quando quiser, e encontra-a no próximo arranque.
       *[no] Ainda ninguém jogou: a partida guarda-se sozinha com o primeiro lance.
    }
   *[no] Agora não consigo guardar a partida. Para ficar com ela, escreva planilha e copie os lances.
}
    .brief = { $is_kept ->
        [yes] { $is_begun ->
            [yes] Guarda-se sozinha.
           *[no] Guarda-se sozinha com o primeiro lance.
        }
       *[no] Agora não consigo guardar.
    }
keeping-of-these = { $told ->
    [0] {" "}delas
    [1] {" "}delas
   *[other] {" "}das próximas { $told }
}
keeping-games = { $first ->
    [1] { $is_search ->
        [yes] { $total ->
            [one] Encontro uma partida
           *[other] Encontro { $total } partidas
        }
       *[no] { $total ->
            [one] Há uma partida guardada
           *[other] Há { $total } partidas guardadas
        }
    }
   *[other] A partir da { $first } de { $total }
}{ $mine ->
    [0] .
   *[other] ; { $is_all ->
        [yes] { $told ->
            [0] { $total ->
                [one] é a sua vez.
                [2] em ambas é a sua vez.
               *[other] em todas é a sua vez.
            }
            [one] nesta é a sua vez.
           *[other] nas próximas { $told } é a sua vez.
        }
       *[no] { $mine ->
            [one] numa{ keeping-of-these } é a sua vez.
           *[other] em { $mine }{ keeping-of-these } é a sua vez.
        }
    }
}
    .brief = { $total ->
        [one] Uma partida
       *[other] { $total } partidas
    }{ $mine ->
        [0] .
       *[other] , { $is_all ->
            [yes] { $told ->
                [0] { $total ->
                    [one] à sua espera.
                   *[other] todas à sua espera.
                }
                [one] 1 à sua espera.
               *[other] as próximas { $told } à sua espera.
            }
           *[no] { $mine }{ keeping-of-these } à sua espera.
        }
    }
keeping-games-go-on = { $what ->
    [restore] Para recuperar uma destas, escreva recuperar partida e o número
    [delete] Escreva o número da que quer apagar
    [purge] Escreva o número da que quer apagar para sempre
    [report] Escreva o número da partida cujo relatório quer ouvir
    [over] Escreva o número da partida cujo fim quer ouvir
   *[continue] Escreva o número da que quer continuar
}{ $left ->
    [0] .
   *[other] { $is_list ->
        [yes] , { $left ->
            [one] ou continuar para a última
           *[other] ou continuar para as outras { $left }
        }.
       *[no] . { $what ->
            [restore] Para ouvir todas, escreva partidas apagadas.
           *[other] Para ouvir todas, escreva partidas.
        }
    }
}
    .brief = { $what ->
        [restore] Qual recuperar?
        [delete] Apagar qual?
        [purge] Apagar qual para sempre?
       *[other] Qual?
    }{ $left ->
        [0] {""}
       *[other] { $is_list ->
            [yes] {" "}Continuar para outras { $left }.
           *[no] {""}
        }
    }
keeping-no-games-none = Ainda não há nenhuma partida guardada: uma partida guarda-se sozinha com o primeiro lance.
    .brief = Nenhuma partida guardada.
keeping-no-games-name = Nenhuma partida guardada com { $name }. Para ouvir todas, escreva partidas.
    .brief = Nenhuma com { $name }.
keeping-no-games-search = Nenhuma partida guardada é assim. Para ouvir todas, escreva partidas.
    .brief = Nenhuma é assim.
keeping-no-games-deleted = Não há nenhuma partida apagada que se possa recuperar.
    .brief = Nenhuma apagada.
keeping-no-games-open = Não há mais nenhuma partida para continuar. Para ouvir todas, escreva partidas.
    .brief = Nenhuma para continuar.
keeping-not-had-gone = Não há nenhuma partida { $number }. Para ouvir as que há, escreva partidas.
    .brief = Não há partida { $number }.
keeping-not-had-elsewhere = A partida { $number } está aberta noutro programa: feche-a lá, e tente de novo.
    .brief = A { $number } está aberta noutro lado.
keeping-not-had-here = A partida { $number } é a que está a jogar. Primeiro comece ou continue outra.
    .brief = A { $number } é esta.
keeping-not-had-there = A partida { $number } não está apagada: está entre as outras.
    .brief = A { $number } não está apagada.
keeping-not-had-sealed = A partida { $number } não acabou, e quem a joga guarda de cabeça a posição ou os lances: mostra-se e exporta-se quando acabar.
    .brief = A { $number } mostra-se quando acabar.
keeping-not-had-damaged = A partida { $number } está danificada e não se pode abrir. As outras ficam como estão: escreva partidas.
    .brief = A { $number } está danificada.
keeping-not-had-other = Agora não consigo abrir a partida { $number }: tente daqui a pouco.
    .brief = Não consigo abrir a { $number }.
keeping-which-continue = Que partida quer continuar? Diga o número ou o nome do adversário.
    .brief = Que partida?
keeping-which-delete = Que partida quer apagar? Diga o número: para as ouvir, escreva partidas.
    .brief = Apagar qual?
keeping-which-purge = Que partida quer apagar para sempre? Diga o número: para as ouvir, escreva partidas.
    .brief = Apagar para sempre qual?
keeping-which-restore = Que partida apagada quer recuperar? Diga o número: para as ouvir, escreva partidas apagadas.
    .brief = Recuperar qual?
keeping-deleted-delete = A partida { $number } está apagada. Durante { $days } dias pode recuperá-la: recuperar partida { $number }.
    .brief = Partida { $number } apagada.
keeping-deleted-purge = Da partida { $number } não resta mais nada.
keeping-deleted-later = A partida { $number } está apagada. O último vestígio sai do disco quando o outro programa aberto acabar.
    .brief = Partida { $number } apagada.
keeping-restored = A partida { $number } está de novo entre as outras.
keeping-unreadable = { $is_change ->
    [yes] Agora não consigo mudar as partidas guardadas
   *[no] Agora não consigo ler as partidas guardadas
}: { $why ->
    [no-home] o sistema não diz onde as guardar
    [forbidden] { $is_change ->
        [yes] não tenho permissão para escrever lá
       *[no] não tenho permissão para as ler
    }
    [full] o disco está cheio
    [damaged] o ficheiro está danificado
    [foreign] o ficheiro não é deste programa
    [newer] o ficheiro é de uma versão mais nova do programa
    [busy] outro programa está a usá-las
   *[other] o disco não responde
}.{ $is_playing ->
    [yes] {" "}A partida em curso continua.
   *[no] {""}
}
    .brief = { $is_change ->
        [yes] As partidas guardadas não se mudam.
       *[no] As partidas guardadas não se leem.
    }
keeping-lost = { $trouble ->
    [no-home] Não posso guardar partidas, porque o sistema não diz onde as guardar. A partida continua, mas perde-se se o programa acabar.
    [forbidden] Não posso guardar a partida, porque não tenho permissão para escrever { $file }. A partida continua, mas perde-se se o programa acabar.
    [full] Não posso guardar a partida, porque o disco está cheio. Liberte espaço: assim que houver, guardo-a toda.
    [damaged] Não posso guardar a partida, porque o ficheiro { $file } está danificado. Não lhe toquei: se o mudar de lugar, começo um novo.
    [foreign] Não posso guardar a partida, porque { $file } não é um ficheiro deste programa. Não lhe toquei: se o mudar de lugar, começo um novo.
    [newer] Não posso guardar a partida, porque { $file } é de uma versão mais nova do Damavoce. Não lhe toquei: atualize o programa.
    [busy] Não posso guardar a partida, porque outro programa ocupa { $file }. Feche-o: assim que ficar livre, guardo-a toda.
   *[other] Não consigo guardar a partida. A partida continua, e tento de novo sozinho; se o programa acabar antes, perde-se.
}
    .brief = { $trouble ->
        [full] Disco cheio: a partida não se guarda.
       *[other] A partida não se guarda.
    }
keeping-left-unsaved = Não consegui guardar o que foi feito por último: no próximo arranque pode faltar.
    .brief = As últimas coisas não estão guardadas.
keeping-regained = { $is_new ->
    [yes] A partida guarda-se outra vez, num ficheiro novo: o que estava no que não consegui ler não está nele.
   *[no] A partida guarda-se outra vez, e não falta nada.
}
    .brief = Guarda-se outra vez.
keeping-alone = As partidas estão num disco de rede, ou num disco que não sabe manter um registo: enquanto este programa estiver aberto, nenhum outro as pode usar.
    .brief = As partidas são só deste programa.
keeping-days = { $days ->
    [0] de hoje
    [1] de ontem
   *[other] de há { $days } dias
}
keeping-replaced = { $change ->
    [gone] O ficheiro das partidas já não estava lá
    [other] O ficheiro das partidas tinha passado a ser outro
    [lacking] No ficheiro das partidas faltava uma parte do que foi jogado
   *[spoilt] O ficheiro das partidas estava estragado
}: { $lost ->
    [0] escrevi-o de novo, e não falta nenhuma partida.
    [one] escrevi-o de novo com as partidas jogadas desde que o programa está aberto. Falta uma partida anterior{ keeping-copied }.
   *[other] escrevi-o de novo com as partidas jogadas desde que o programa está aberto. Faltam { $lost } partidas anteriores{ keeping-copied }.
}{ $has_aside ->
    [yes] {" "}O que lá estava é agora { $aside }.
   *[no] {""}
}
    .brief = Ficheiro das partidas escrito de novo{ $lost ->
        [0] , não falta nada.
       *[other] : faltam { $lost }.
    }
keeping-copied = { $copied ->
    [0] , e não tenho uma cópia
   *[other] : tenho uma cópia { keeping-days }, e no próximo arranque pergunto se a quer
}
keeping-merged = { $files ->
    [one] Ao lado do ficheiro das partidas havia outro
   *[other] Ao lado do ficheiro das partidas havia outros { $files }
}: { $games ->
    [0] { $further ->
        [0] { $unread ->
            [0] não tinha nada que faltasse aqui.
           *[other] não consegui tirar de lá nenhuma partida.
        }
        [one] uma partida tinha lá ido mais longe, e fui buscá-la como está lá.
       *[other] { $further } partidas tinham lá ido mais longe, e fui buscá-las como estão lá.
    }
    [one] fui buscar a partida que faltava aqui{ keeping-further }.
   *[other] fui buscar as { $games } partidas que faltavam aqui{ keeping-further }.
}{ $unread ->
    [0] {""}
   *[other] {" "}No que não se consegue ler não toquei: fica na mesma pasta, com um nome que acaba em damaged.
}
    .brief = { $games ->
        [one] Uma partida
       *[other] { $games } partidas
    }{ $further ->
        [0] {""}
       *[other] , { $further } atualizadas,
    } de outro ficheiro.
keeping-further = { $further ->
    [0] {""}
    [one] , e uma que lá tinha ido mais longe
   *[other] , e { $further } que lá tinham ido mais longe
}
keeping-ask-restore = Há uma cópia de segurança { keeping-days }, com { $games ->
    [one] uma partida, de um ficheiro de partidas que já não existe ou não se lê. Quer recuperá-la
   *[other] { $games } partidas, de um ficheiro de partidas que já não existe ou não se lê. Quer recuperá-las
}? Responda sim ou não.
    .brief = Recuperar { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } de uma cópia { keeping-days }: sim ou não?
keeping-copy-taken = { $games ->
    [0] Na cópia não havia nada que faltasse aqui.
    [one] A partida da cópia está de novo entre as outras: para as ouvir, escreva partidas.{ keeping-since-copy }
   *[other] As { $games } partidas da cópia estão de novo entre as outras: para as ouvir, escreva partidas.{ keeping-since-copy }
}{ $has_aside ->
    [yes] {" "}O ficheiro que não consegui ler é agora { $aside }.
   *[no] {""}
}
    .brief = { $games ->
        [one] Uma partida recuperada.
       *[other] { $games } partidas recuperadas.
    }
keeping-since-copy = { $is_whole ->
    [yes] {""}
   *[no] {" "}A cópia é { keeping-days }: o que se jogou depois dela e não está entre as outras falta, e não sei o que foi.
}
keeping-copy-declined = Está bem: não volto a perguntar por essa cópia.
keeping-damaged = { $count ->
    [one] A partida { $numbers } está danificada e não se lê.
   *[other] As partidas { $numbers } estão danificadas e não se leem.
}
keeping-answer-late = O disco não responde, e já não espero pelo que queria. A partida continua: tente de novo daqui a pouco.
    .brief = O disco não responde.
