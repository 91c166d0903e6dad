### As partidas por correspondência, lado a lado.

correspondence-analysis-over = A partida acabou: não há mais nada a analisar com o computador.
correspondence-analysis-ended = A análise foi jogada fora.
