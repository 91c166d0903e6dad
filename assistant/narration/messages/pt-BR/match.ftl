### Onde o Brasil diz de outro modo: um match de várias partidas.

match-waits = Está bem, o match fica assim. Digite nova para a partida { $game }, desfazer para reabrir a que acabou, match acabado para fechar o match.
match-none = Não há nenhum match. Para começar um digite por exemplo match de 4 partidas entre Anna e Bruno, e a sorte para sortear as cores.
    .brief = Nenhum match. Digite match de 4 partidas entre Anna e Bruno.
match-unclear = { $lack ->
    [games] De quantas partidas? De 2 a { $most }: digite por exemplo match de 4 partidas entre Anna e Bruno.
   *[names] Um match precisa de dois nomes diferentes: digite por exemplo match de 4 partidas entre Anna e Bruno.
    [boards] Com os tabuleiros eletrônicos os lugares são fixos: para um match inicie o programa com a opção match.
    [more] De um match só se dizem as partidas, os nomes e o sorteio: por exemplo match de 4 partidas entre Ana e João, por sorteio. O resto diga antes ou depois.
}
