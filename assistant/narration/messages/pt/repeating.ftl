### Repetir o lance anunciado antes de o relógio começar.

repeating-introduced = Cada lance anunciado é repetido pelo adversário{ $has_clock ->
    [yes] : só depois começa o relógio dele.
   *[no] : só depois é a vez dele.
}
    .brief = O adversário repete cada lance.
repeating-idle = Contra o computador não se repete nada: vale para partidas entre duas pessoas.
    .brief = Só vale entre duas pessoas.
repeating-ask = { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: repita o lance.
    .brief = { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: repita.
repeating-awaited = O lance anunciado é { $move }. { words-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: repita-o.
    .brief = Anunciado: { $move }. { $has_name ->
        [yes] { $name }
       *[no] { words-side }
    }: repita-o.
    .again = Falta ainda repetir { $move }. { words-side }{ $has_name ->
        [yes] , { $name }
       *[no] {""}
    }: diga-o por inteiro.
repeating-wrong = Não corresponde. O lance anunciado é { $move }: repita-o.
    .brief = Não corresponde: { $move }.
    .again = Não é esse: o lance anunciado é { $move }. Repita-o.
repeating-first = Primeiro repita o lance anunciado, { $move }; depois dê o seu.
    .brief = Primeiro repita { $move }.
    .again = O seu lance vem depois: agora repita { $move }.
repeating-typed = Duas repetições não correspondem: agora escreva-o no teclado. O lance anunciado é { $move }.
    .brief = Agora escreva-o: { $move }.
    .again = Por voz já não vale: escreva { $move } no teclado.
repeating-right = Repetição certa.
    .brief = Certa.
