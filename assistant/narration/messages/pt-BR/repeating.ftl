### Onde o Brasil diz de outro modo: repetir o lance anunciado.

repeating-awaited = O lance anunciado é { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: repita.
    .brief = Anunciado: { $move }. { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: repita.
repeating-wrong = Não corresponde. O lance anunciado é { $move }: repita.
    .again = Não é esse: o lance anunciado é { $move }. Repita.
repeating-typed = Duas repetições não correspondem: agora digite o lance no teclado. O lance anunciado é { $move }.
    .brief = Agora digite: { $move }.
    .again = Por voz não vale mais: digite { $move } no teclado.
