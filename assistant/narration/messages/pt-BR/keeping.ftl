### As partidas salvas.

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
   *[none] do computador consigo mesmo
}{ $round ->
    [0] {""}
   *[other] , partida { $round } de { $rounds } do match
}
keeping-ago = { $unit ->
    [minutes] { $ago ->
        [0] de agora mesmo
        [one] de um minuto atrás
       *[other] de { $ago } minutos atrás
    }
    [hours] { $ago ->
        [one] de uma hora atrás
       *[other] de { $ago } horas atrás
    }
    [days] { $ago ->
        [one] de ontem
       *[other] de { $ago } dias atrás
    }
    [months] { $ago ->
        [one] de um mês atrás
       *[other] de { $ago } meses atrás
    }
   *[years] { $ago ->
        [one] de um ano atrás
       *[other] de { $ago } anos atrás
    }
}
keeping-colour = { $side ->
    [white] , em que você joga com as Brancas
    [black] , em que você joga com as Pretas
   *[none] {""}
}
keeping-ask-go-on = Há uma partida{ words-of-rules } por acabar, { keeping-players }{ keeping-colour }: { keeping-turn }, { keeping-last }; { keeping-so-far }{ keeping-ago }. Quer continuar? Responda sim ou não.
keeping-ask-move-for = Um lance, mas em que partida? Sim: continua a partida salva, e o lance vale nela. Não: ela fica salva, e o lance começa uma nova. Responda sim ou não.
    .brief = Continuar a partida salva com este lance: sim ou não?
keeping-away = { $how ->
    [left] O tempo desde que você deixou esta partida
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
} não conta. O relógio está parado: volta a andar com o próximo lance, ou quando você digitar continuar.
    .brief = Relógio parado até o próximo lance.
keeping-for-later = A partida fica salva: para encontrá-la, digite partidas.
    .brief = Fica salva.
keeping-instead = { $is_kept ->
    [yes] A partida de antes fica salva.
   *[no] A partida de antes não está salva: eu a salvo assim que puder, mas se o programa acabar antes ela se perde.
}
keeping-kept = A partida está salva: você a encontra na próxima vez.
    .brief = Partida salva.
keeping-saved-anyway = { $is_kept ->
    [yes] { $is_begun ->
        [yes] A partida é salva sozinha a cada lance: você pode sair quando quiser, e a encontra na próxima vez.
       *[no] Ninguém jogou ainda: a partida é salva sozinha com o primeiro lance.
    }
   *[no] Agora não consigo salvar a partida. Para não perdê-la, digite planilha e copie os lances.
}
    .brief = { $is_kept ->
        [yes] { $is_begun ->
            [yes] É salva sozinha.
           *[no] É salva sozinha com o primeiro lance.
        }
       *[no] Agora não consigo salvar.
    }
keeping-games = { $first ->
    [1] { $is_search ->
        [yes] { $total ->
            [one] Encontro uma partida
           *[other] Encontro { $total } partidas
        }
       *[no] { $total ->
            [one] Há uma partida salva
           *[other] Há { $total } partidas salvas
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
keeping-games-go-on = { $what ->
    [restore] Para recuperar uma destas, digite recuperar partida e o número
    [delete] Digite o número da que quer apagar
    [purge] Digite o número da que quer apagar para sempre
    [report] Digite o número da partida cujo relatório quer ouvir
    [over] Digite o número da partida cujo fim quer ouvir
   *[continue] Digite o número da que quer continuar
}{ $left ->
    [0] .
   *[other] { $is_list ->
        [yes] , { $left ->
            [one] ou continuar para a última
           *[other] ou continuar para as outras { $left }
        }.
       *[no] . { $what ->
            [restore] Para ouvir todas, digite partidas apagadas.
           *[other] Para ouvir todas, digite partidas.
        }
    }
}
keeping-no-games-none = Ainda não há nenhuma partida salva: uma partida é salva sozinha com o primeiro lance.
    .brief = Nenhuma partida salva.
keeping-no-games-name = Nenhuma partida salva com { $name }. Para ouvir todas, digite partidas.
keeping-no-games-search = Nenhuma partida salva é assim. Para ouvir todas, digite partidas.
keeping-no-games-open = Não há mais nenhuma partida para continuar. Para ouvir todas, digite partidas.
keeping-not-had-gone = Não há nenhuma partida { $number }. Para ouvir as que há, digite partidas.
keeping-not-had-elsewhere = A partida { $number } está aberta em outro programa: feche lá, e tente de novo.
    .brief = A { $number } está aberta em outro lugar.
keeping-not-had-here = A partida { $number } é a que você está jogando. Antes comece ou continue outra.
keeping-not-had-sealed = A partida { $number } não acabou, e é jogada de memória ou sem anotação: ela aparece e se exporta quando acabar.
keeping-not-had-damaged = A partida { $number } está danificada e não se pode abrir. As outras ficam como estão: digite partidas.
keeping-which-continue = Qual partida quer continuar? Diga o número ou o nome do adversário.
    .brief = Qual partida?
keeping-which-delete = Qual partida quer apagar? Diga o número: para ouvi-las, digite partidas.
keeping-which-purge = Qual partida quer apagar para sempre? Diga o número: para ouvi-las, digite partidas.
keeping-which-restore = Qual partida apagada quer recuperar? Diga o número: para ouvi-las, digite partidas apagadas.
keeping-deleted-delete = A partida { $number } está apagada. Durante { $days } dias você pode recuperá-la: recuperar partida { $number }.
keeping-deleted-later = A partida { $number } está apagada. O último rastro sai do disco quando o outro programa aberto acabar.
keeping-unreadable = { $is_change ->
    [yes] Agora não consigo mudar as partidas salvas
   *[no] Agora não consigo ler as partidas salvas
}: { $why ->
    [no-home] o sistema não diz onde salvá-las
    [forbidden] { $is_change ->
        [yes] não tenho permissão para escrever lá
       *[no] não tenho permissão para as ler
    }
    [full] o disco está cheio
    [damaged] o arquivo está danificado
    [foreign] o arquivo não é deste programa
    [newer] o arquivo é de uma versão mais nova do programa
    [busy] outro programa está usando elas
   *[other] o disco não responde
}.{ $is_playing ->
    [yes] {" "}A partida em andamento continua.
   *[no] {""}
}
    .brief = { $is_change ->
        [yes] As partidas salvas não se mudam.
       *[no] As partidas salvas não se leem.
    }
keeping-lost = { $trouble ->
    [no-home] Não posso salvar partidas, porque o sistema não diz onde salvá-las. A partida continua, mas se perde se o programa acabar.
    [forbidden] Não posso salvar a partida, porque não tenho permissão para escrever { $file }. A partida continua, mas se perde se o programa acabar.
    [full] Não posso salvar a partida, porque o disco está cheio. Libere espaço: assim que houver, eu a salvo toda.
    [damaged] Não posso salvar a partida, porque o arquivo { $file } está danificado. Não mexi nele: se você o mudar de lugar, começo um novo.
    [foreign] Não posso salvar a partida, porque { $file } não é um arquivo deste programa. Não mexi nele: se você o mudar de lugar, começo um novo.
    [newer] Não posso salvar a partida, porque { $file } é de uma versão mais nova do Damavoce. Não mexi nele: atualize o programa.
    [busy] Não posso salvar a partida, porque outro programa ocupa { $file }. Feche-o: assim que ficar livre, eu a salvo toda.
   *[other] Não consigo salvar a partida. A partida continua, e continuo tentando; se o programa acabar antes, se perde.
}
    .brief = { $trouble ->
        [full] Disco cheio: a partida não é salva.
       *[other] A partida não é salva.
    }
keeping-left-unsaved = Não consegui salvar o que foi feito por último: na próxima vez pode faltar.
    .brief = As últimas coisas não estão salvas.
keeping-regained = { $is_new ->
    [yes] A partida é salva de novo, num arquivo novo: o que estava no que não consegui ler não está nele.
   *[no] A partida é salva de novo, e não falta nada.
}
    .brief = É salva de novo.
keeping-alone = As partidas estão num disco de rede, ou num disco que não sabe manter um registro: enquanto este programa estiver aberto, nenhum outro pode usá-las.
keeping-line = { $number }{ $is_here ->
    [yes] , esta
   *[no] {""}
}: { keeping-players }{ keeping-kind }{ $has_code ->
    [yes] , { $code }
   *[no] {""}
}, { keeping-turn }, { keeping-moves }, { keeping-ago }{ $is_elsewhere ->
    [yes] , aberta em outro programa
   *[no] {""}
}.
keeping-days = { $days ->
    [0] de hoje
    [1] de ontem
   *[other] de { $days } dias atrás
}
keeping-replaced = { $change ->
    [gone] O arquivo das partidas não estava mais lá
    [other] O arquivo das partidas tinha virado outro
    [lacking] No arquivo das partidas faltava uma parte do que foi jogado
   *[spoilt] O arquivo das partidas estava estragado
}: { $lost ->
    [0] eu o escrevi de novo, e não falta nenhuma partida.
    [one] eu o escrevi de novo com as partidas jogadas desde que o programa está aberto. Falta uma partida anterior{ keeping-copied }.
   *[other] eu o escrevi de novo com as partidas jogadas desde que o programa está aberto. Faltam { $lost } partidas anteriores{ keeping-copied }.
}{ $has_aside ->
    [yes] {" "}O que estava lá agora é { $aside }.
   *[no] {""}
}
    .brief = Arquivo das partidas escrito de novo{ $lost ->
        [0] , não falta nada.
       *[other] : faltam { $lost }.
    }
keeping-copied = { $copied ->
    [0] , e não tenho uma cópia
   *[other] : tenho uma cópia { keeping-days }, e na próxima vez pergunto se você a quer
}
keeping-merged = { $files ->
    [one] Ao lado do arquivo das partidas havia outro
   *[other] Ao lado do arquivo das partidas havia outros { $files }
}: { $games ->
    [0] { $further ->
        [0] { $unread ->
            [0] não tinha nada que faltasse aqui.
           *[other] não consegui tirar de lá nenhuma partida.
        }
        [one] uma partida tinha ido mais longe lá, e eu a peguei como está lá.
       *[other] { $further } partidas tinham ido mais longe lá, e eu as peguei como estão lá.
    }
    [one] peguei a partida que faltava aqui{ keeping-further }.
   *[other] peguei as { $games } partidas que faltavam aqui{ keeping-further }.
}{ $unread ->
    [0] {""}
   *[other] {" "}Não mexi no que não dá para ler: fica na mesma pasta, com um nome que termina em damaged.
}
    .brief = { $games ->
        [one] Uma partida
       *[other] { $games } partidas
    }{ $further ->
        [0] {""}
       *[other] , { $further } atualizadas,
    } de outro arquivo.
keeping-further = { $further ->
    [0] {""}
    [one] , e uma que tinha ido mais longe lá
   *[other] , e { $further } que tinham ido mais longe lá
}
keeping-ask-restore = Há uma cópia de segurança { keeping-days }, com { $games ->
    [one] uma partida, de um arquivo de partidas que não existe mais ou não se lê. Quer recuperá-la
   *[other] { $games } partidas, de um arquivo de partidas que não existe mais ou não se lê. Quer recuperá-las
}? Responda sim ou não.
keeping-copy-taken = { $games ->
    [0] Na cópia não havia nada que faltasse aqui.
    [one] A partida da cópia está de novo entre as outras: para ouvi-las, digite partidas.{ keeping-since-copy }
   *[other] As { $games } partidas da cópia estão de novo entre as outras: para ouvi-las, digite partidas.{ keeping-since-copy }
}{ $has_aside ->
    [yes] {" "}O arquivo que não consegui ler agora é { $aside }.
   *[no] {""}
}
keeping-since-copy = { $is_whole ->
    [yes] {""}
   *[no] {" "}A cópia é { keeping-days }: o que foi jogado depois dela e não está entre as outras falta, e não sei o que foi.
}
keeping-copy-declined = Tudo bem: não pergunto mais sobre essa cópia.
keeping-answer-late = O disco não responde, e não espero mais pelo que você queria. A partida continua: tente de novo daqui a pouco.
