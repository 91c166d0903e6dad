### Palavras que os outros ficheiros usam.

words-game-opened = { $rules ->
    [italian] Damas italianas
   *[international] Damas internacionais
}, { $regulation ->
    [pergioco] regulamento PerGioco
    [portuguese] regulamento português
   *[fid] regulamento FID
}.
words-of-rules = { $rules ->
    [italian] {" "}de damas italianas
    [international] {" "}de damas internacionais
   *[none] {""}
}
words-side = { $side ->
    [white] Brancas
   *[black] Pretas
}
words-name-or-side = { $has_name ->
    [yes] { $name }
   *[no] { words-side }
}
words-other-side = { $side ->
    [white] Pretas
   *[black] Brancas
}
words-winner = { $winner ->
    [white] as Brancas
   *[black] as Pretas
}
words-loser = { $winner ->
    [white] as Pretas
   *[black] as Brancas
}
words-article = { $text ->
    [pergioco] { $number ->
        [agreement] regra do PerGioco sobre o acordo
        [goal] regra do PerGioco sobre o objetivo do jogo
        [repetition] regra do PerGioco sobre a repetição
        [count] regra do PerGioco sobre a contagem
        [neither] regra do PerGioco sobre quem não pode ganhar
       *[other] regra do PerGioco, alínea { $number }
    }
   *[other] { $is_own ->
        [yes] artigo { $number }
       *[no] { $text ->
            [capo1] artigo { $number } do Capo I
            [capo2] artigo { $number } do Capo II
           *[other] artigo { $number } do regulamento português
        }
    }
}
words-list = { $kind ->
    [or] { $head } ou { $last }
   *[and] { $head } e { $last }
}
words-points = { $whole ->
    [0] { $half ->
        [1] meio ponto
       *[other] nenhum ponto
    }
    [one] um ponto{ $half ->
        [1] {" "}e meio
       *[other] {""}
    }
   *[other] { $whole } pontos{ $half ->
        [1] {" "}e meio
       *[other] {""}
    }
}
words-any-time = tempo sem limite
words-no-time = menos de um segundo
words-time-over = o tempo esgotado
words-unit = { $unit ->
    [hour] { $count ->
        [1] uma hora
       *[other] { $count } horas
    }
    [minute] { $count ->
        [1] um minuto
       *[other] { $count } minutos
    }
   *[second] { $count ->
        [1] um segundo
       *[other] { $count } segundos
    }
}
words-period = { $time }{ $moves ->
    [0] {""}
    [1] {" "}para um lance
   *[other] {" "}para { $moves } lances
}{ $has_increment ->
    [yes] , mais { $increment } por lance
   *[no] {""}
}{ $has_delay ->
    [yes] , e { $delay } livres em cada lance
   *[no] {""}
}
words-then = { $head }, depois { $last }
words-and-again = { $periods }, e assim de novo
# No feminino: contam-se peças e vezes.
words-number = { $number ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $number }
}
words-content = { $square } { $piece ->
    [white-man] pedra branca
    [white-king] dama branca
    [black-man] pedra preta
    [black-king] dama preta
   *[empty] vazia
}
words-square = a { $square }
words-condition = { $has_theirs ->
    [yes] { $is_first ->
        [yes] se { $theirs }, { $mine }
       *[no] depois se { $theirs }, { $mine }
    }
   *[no] { $is_first ->
        [yes] a qualquer lance { $mine }
       *[no] depois a qualquer lance { $mine }
    }
}
words-wanted = { $piece ->
    [white-man] ponha uma pedra branca na { $square }
    [white-king] ponha uma dama branca na { $square }
    [black-man] ponha uma pedra preta na { $square }
    [black-king] ponha uma dama preta na { $square }
   *[empty] a { $square } devia estar vazia
}
words-letters = bp
words-point = ponto
words-takes = toma
words-question-mark = um ponto de interrogação
words-winner-named = { words-winner }{ $has_winner_name ->
    [yes] , { $winner_name }
   *[no] {""}
}
words-loser-named = { words-loser }{ $has_loser_name ->
    [yes] , { $loser_name },
   *[no] {""}
}
words-misheard = { $heard ->
    [none] { $said }, não percebido
   *[other] { $said }, ouvido como { $heard }
}
