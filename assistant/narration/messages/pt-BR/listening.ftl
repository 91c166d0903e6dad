### Ditas à brasileira, sobre as mensagens de ../pt/listening.ftl: só as que lá são outras.

listening-mode = { $listen ->
    [push] { $has_key ->
        [yes] Escuto quando você aperta o espaço numa linha vazia: aperte, fale, e o lance está feito.
       *[no] Escuto quando você aperta Enter numa linha vazia: aperte, fale, e o lance está feito.
    }
   *[open] Escuto sempre: diga um lance, por exemplo { $example }.{ $is_hushed ->
        [yes] {" "}Qualquer tecla me faz calar.
       *[no] {""}
    } Se eu não responder, diga de novo.{ $has_reader ->
        [yes] {" "}Ouço também o leitor de tela: use fones de ouvido, ou digite escuta tecla.
       *[no] {""}
    }
}
    .brief = { $listen ->
        [push] { $has_key ->
            [yes] Espaço
           *[no] Enter
        } em linha vazia, depois fale.
       *[open] Escuto sempre.{ $has_reader ->
            [yes] {" "}Ouço também o leitor de tela: fones de ouvido, ou escuta tecla.
           *[no] {""}
        }
    }
listening-ask-move = Você disse { $move }? Responda sim ou não.
listening-which = Você disse { $moves }? { $has_squares ->
    [yes] Diga { $squares }, ou não.
   *[no] { $count ->
        [2] Diga a primeira, a segunda, ou não.
       *[other] Diga a primeira, a segunda, a terceira, ou não.
    }
}
listening-not-heard = Não entendi. Repita o lance: casa de partida e casa de chegada.
    .brief = Não entendi. Repita.
    .again = Não consegui. Tente dizer as duas casas, uma depois da outra.
listening-nothing = Não ouvi nada. Aperte o espaço e fale logo em seguida.
    .again = Houve silêncio. Aperte de novo o espaço, depois fale.
listening-square-start = Vamos casa por casa. Diga só a casa de partida.
listening-keyboard = Ainda não entendo. Digite o lance no teclado, por exemplo { $example }; ou tente outra vez com a voz quando quiser.
    .brief = Digite o lance: { $example }.
listening-say-again = Certo. Diga outra vez o lance.
    .again = Tudo bem, não era esse. Repita o lance, ou digite-o.
listening-too-late =
    .again = O lance já está feito. Para desfazê-lo diga desfazer, e o outro responde.
listening-is-off = Agora não escuto. Digite escuta tecla, ou escuta aberto, e escuto.
    .brief = Escuta desligada: digite escuta tecla.
    .again = O microfone está desligado. Para ligá-lo digite escuta tecla.
listening-check = Para saber como ouço a sua voz, digite teste do microfone.
listening-lost = { $reason ->
    [crashed] A escuta foi interrompida e está reiniciando
    [no-device] Não encontro um microfone
    [busy] Outro programa está usando o microfone
    [forbidden] O sistema não me deixa usar o microfone
    [lost] O microfone deixou de responder
    [no-package] Falta uma parte para escutar
    [no-sounddevice] Falta uma parte para escutar
    [no-portaudio] Falta a biblioteca PortAudio, necessária para escutar
    [damaged-model] O modelo da escuta está danificado
    [no-model] Não há modelo para escutar neste idioma
   *[other] A escuta não funciona
}: enquanto isso digite os lances no teclado.{ $reason ->
    [crashed] {""}
    [busy] {" "}Assim que ficar livre, escuto outra vez.
    [lost] {" "}Assim que voltar, escuto outra vez.
    [no-device] {" "}Assim que você ligar um, escuto.
   *[other] {" "}O comando python3 run.py doctor diz como resolver.
}
    .brief = { $reason ->
        [crashed] Escuta interrompida, recomeço.
        [no-device] Nenhum microfone.
        [busy] Microfone ocupado.
        [forbidden] Microfone não permitido.
        [lost] Microfone perdido.
       *[other] Sem escuta: veja python3 run.py doctor.
    } Digite os lances.
listening-regained =
    .brief = Ouço de novo.
listening-known = Já conheço a sua voz. Se você disser esquece a minha voz, volto a escutar como no começo.
