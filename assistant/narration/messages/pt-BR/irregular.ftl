### As irregularidades que se anunciam, como se diz no Brasil.

irregular-announced-capture-left-out = Irregularidade das { words-side }: deixam de capturar, { $move }, { $article }.
    .brief = { words-side }: captura omitida, { $move }, { $article }.
irregular-announced-wrong-number = Irregularidade das { words-side }: não capturam o número certo de peças, { $move }, { $article }.
irregular-announced-stopped-capturing = Irregularidade das { words-side }: param no meio de uma captura em cadeia, { $move }, { $article }.
    .brief = { words-side }: captura interrompida, { $move }, { $article }.
irregular-announced-impossible-capture = { $article_text ->
    [capo1] Irregularidade das { words-side }: fazem uma captura impossível, { $move }, { $article }.
   *[other] { irregular-announced-moved-wrongly }
}
    .brief = { $article_text ->
        [capo1] { words-side }: captura impossível, { $move }, { $article }.
       *[other] { irregular-announced-moved-wrongly.brief }
    }
irregular-announced-priority = Irregularidade das { words-side }: não respeitam a prioridade da captura, { $move }, { $article }.
    .brief = { words-side }: prioridade da captura, { $move }, { $article }.
irregular-ask-announced = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: ouvi { $move }, que não é um lance. Foi isso que você anunciou? Responda { $is_named ->
    [yes] { words-name-or-side } sim, ou não
   *[no] sim ou não
}.
    .again = { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: você anunciou mesmo { $move }? É preciso { $is_named ->
        [yes] { words-name-or-side } sim, ou um não
       *[no] um sim ou um não
    }.
