### A escuta: o que ouvi, e o que não.

listening-mode = { $listen ->
    [push] { $has_key ->
        [yes] Escuto quando carrega no espaço numa linha vazia: carregue, fale, e o lance está feito.
       *[no] Escuto quando carrega em Enter numa linha vazia: carregue, fale, e o lance está feito.
    }
   *[open] Escuto sempre: diga um lance, por exemplo { $example }.{ $is_hushed ->
        [yes] {" "}Qualquer tecla faz-me calar.
       *[no] {""}
    } Se eu não responder, diga outra vez.{ $has_reader ->
        [yes] {" "}Ouço também o leitor de ecrã: use auscultadores, ou escreva escuta tecla.
       *[no] {""}
    }
}
    .brief = { $listen ->
        [push] { $has_key ->
            [yes] Espaço
           *[no] Enter
        } em linha vazia, depois fale.
       *[open] Escuto sempre.{ $has_reader ->
            [yes] {" "}Ouço também o leitor de ecrã: auscultadores, ou escuta tecla.
           *[no] {""}
        }
    }
listening-heard = Ouvi { $move }.
listening-ask-move = Disse { $move }? Responda sim ou não.
    .brief = { $move }: sim ou não?
    .again = É { $move }? É preciso um sim ou um não.
listening-which = Disse { $moves }? { $has_squares ->
    [yes] Diga { $squares }, ou não.
   *[no] { $count ->
        [2] Diga a primeira, a segunda, ou não.
       *[other] Diga a primeira, a segunda, a terceira, ou não.
    }
}
    .brief = { $moves }?
    .again = Não sei se é { $moves }. { $has_squares ->
        [yes] Basta { $squares }, ou não.
       *[no] { $count ->
            [2] Basta a primeira, a segunda, ou não.
           *[other] Basta a primeira, a segunda, a terceira, ou não.
        }
    }
listening-not-heard = Não percebi. Repita o lance: casa de partida e casa de chegada.
    .brief = Não percebi. Repita.
    .again = Continuo sem perceber. Experimente dizer as duas casas, uma depois da outra.
listening-nothing = Não ouvi nada. Carregue no espaço e fale logo a seguir.
    .brief = Não ouvi nada.
    .again = Houve silêncio. Carregue outra vez no espaço, depois fale.
listening-square-start = Vamos casa a casa. Diga só a casa de partida.
    .brief = Só a casa de partida?
    .again = Diga um só número: a casa de onde sai a peça.
listening-square-end = E agora só a casa de chegada.
    .brief = Só a casa de chegada?
    .again = Agora um só número: a casa aonde chega.
listening-keyboard = Ainda não percebo. Escreva o lance no teclado, por exemplo { $example }; ou tente outra vez com a voz quando quiser.
    .brief = Escreva o lance: { $example }.
    .again = Pela voz não consigo. O teclado funciona sempre: por exemplo { $example }, depois Enter.
listening-withdrawn = { $count ->
    [one] Retirado: { $moves }.
   *[other] Retirados: { $moves }.
}{ $is_followed ->
    [yes] {""}
   *[no] {" "}Diga o lance.
}
    .brief = { $count ->
        [one] Retirado { $moves }.
       *[other] Retirados { $moves }.
    }
listening-say-again = Está bem. Diga outra vez o lance.
    .brief = Repita o lance.
    .again = De acordo, não era esse. Repita o lance, ou escreva-o.
listening-too-late = O tempo para corrigir acabou. Diga desfazer: decide o outro jogador.
    .brief = Tarde demais: diga desfazer.
    .again = O lance já está feito. Para o desfazer diga desfazer, e o outro responde.
listening-is-off = Agora não escuto. Escreva escuta tecla, ou escuta aberto, e escuto.
    .brief = Escuta desligada: escreva escuta tecla.
    .again = O microfone está desligado. Para o ligar escreva escuta tecla.
listening-check = Para saber como ouço a sua voz, escreva teste do microfone.
    .brief = Para saber: teste do microfone.
listening-lost = { $reason ->
    [crashed] A escuta interrompeu-se e estou a recomeçá-la
    [no-device] Não encontro um microfone
    [busy] Outro programa está a usar o microfone
    [forbidden] O sistema não me deixa usar o microfone
    [lost] O microfone deixou de responder
    [no-package] Falta uma parte para escutar
    [no-sounddevice] Falta uma parte para escutar
    [no-portaudio] Falta a biblioteca PortAudio, com que se escuta
    [damaged-model] O modelo da escuta está danificado
    [no-model] Não há modelo para escutar nesta língua
   *[other] A escuta não funciona
}: entretanto escreva os lances no teclado.{ $reason ->
    [crashed] {""}
    [busy] {" "}Logo que fique livre, escuto outra vez.
    [lost] {" "}Logo que volte, escuto outra vez.
    [no-device] {" "}Logo que ligue um, escuto.
   *[other] {" "}O comando python3 run.py doctor diz como resolver.
}
    .brief = { $reason ->
        [crashed] Escuta interrompida, recomeço.
        [no-device] Nenhum microfone.
        [busy] Microfone ocupado.
        [forbidden] Microfone não permitido.
        [lost] Microfone perdido.
       *[other] Sem escuta: veja python3 run.py doctor.
    } Escreva os lances.
listening-regained = Escuto de novo.
    .brief = Já escuto.
listening-known = Já conheço a sua voz. Se disser esquece a minha voz, volto a escutar como no início.
    .brief = Conheço a sua voz. Para anular: esquece a minha voz.
listening-forgotten = Esqueci o que tinha aprendido com as suas correções e com a sua voz.
    .brief = Esquecido.
