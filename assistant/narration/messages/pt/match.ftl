### Um match: várias partidas entre as mesmas pessoas.

match-game = Partida { $game } de { $games } do match{ $game ->
    [1] { $is_drawn ->
        [yes] : as cores foram sorteadas, e depois alternam
       *[no] : as cores alternam
    }
   *[other] {""}
}.
    .brief = Partida { $game } de { $games }.
match-score = Match, { $played ->
    [0] nenhuma partida acabada
    [one] uma partida
   *[other] { $played } partidas
} de { $games }: { $first } { $first_points }, { $second } { $second_points }. Ganhas { $first_won } por { $first } e { $second_won } por { $second }, empates { $draws }.
    .brief = { $first } { $first_points }, { $second } { $second_points }, { $played } de { $games }.
match-over = { $is_given_up ->
    [yes] O match acaba aqui
   *[no] O match acabou
}: { $has_winner ->
    [yes] ganha { $winner }
   *[no] empatado
}.
match-ask-next = Começa a partida { $game } de { $games }, { $white } com as Brancas e { $black } com as Pretas? Responda sim ou não.
    .brief = Partida { $game }, { $white } com as Brancas: sim ou não?
    .again = Partida { $game } de { $games }, { $white } com as Brancas: começa? É preciso um sim ou um não.
match-ask-go-on = Há um match{ words-of-rules } por acabar: { $first } { $first_points }, { $second } { $second_points }. Começa a partida { $game } de { $games }? Responda sim ou não.
    .brief = Match { $first } { $first_points }, { $second } { $second_points }. Partida { $game }: sim ou não?
match-ask-leave = { $is_second ->
    [yes] {""}
   *[no] { $what ->
        [game] Uma partida do match só se deixa por outra
       *[match] O match só se fecha antes do fim
    } se ambos quiserem{ $what ->
        [between] {""}
       *[other] ; um sozinho pode abandonar
    }.{" "}
}{ words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: { $is_second ->
    [yes] também está de acordo
   *[no] { $what ->
        [game] quer deixá-la
       *[match] quer fechá-lo
    }
}? Responda { $is_named ->
    [yes] { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sim, ou não
   *[no] sim ou não
}.
    .brief = { $what ->
        [game] Deixar a partida
       *[match] Fechar o match
    }: { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    } sim, ou não?
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: { $what ->
        [game] deixar esta partida do match
       *[match] fechar aqui o match
    }? Responda { $is_named ->
        [yes] { $has_name ->
            [yes] { $name }
           *[no] { words-side }
        } sim, ou não
       *[no] sim ou não
    }.
match-waits = Está bem, o match fica assim. Escreva nova para a partida { $game }, desfazer para reabrir a que acabou, match acabado para fechar o match.
    .brief = O match fica assim. Nova, desfazer ou match acabado.
match-none = Não há nenhum match. Para começar um escreva por exemplo match de 4 partidas entre Anna e Bruno, e a sorte para sortear as cores.
    .brief = Nenhum match. Escreva match de 4 partidas entre Anna e Bruno.
match-unclear = { $lack ->
    [games] De quantas partidas? De 2 a { $most }: escreva por exemplo match de 4 partidas entre Anna e Bruno.
   *[names] Um match precisa de dois nomes diferentes: escreva por exemplo match de 4 partidas entre Anna e Bruno.
    [boards] Com os tabuleiros eletrónicos os lugares são fixos: para um match inicie o programa com a opção match.
    [more] De um match só se dizem as partidas, os nomes e o sorteio: por exemplo match de 4 partidas entre Ana e Rui, por sorteio. O resto diga antes ou depois.
}
    .brief = { $lack ->
        [games] Quantas partidas, de 2 a { $most }?
       *[names] São precisos dois nomes diferentes.
        [boards] Com tabuleiros é preciso a opção match no arranque.
        [more] Só partidas, nomes e por sorteio.
    }
