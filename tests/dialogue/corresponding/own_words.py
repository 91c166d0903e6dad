"""Lines that people type at a game by correspondence, each with how the answer to it begins.

With Marco, Lucia and Anna (Lucy, Mark and Ann; Marco, Lúcia and Ana) there is a game each. One is at
the last, where the own 22-18 is made and not sent.
"""

FIRST = {
    "it": ("Marco", "Lucia", "Anna"),
    "en": ("Lucy", "Mark", "Ann"),
    "pt": ("Marco", "Lúcia", "Ana"),
}
PASTE = {"it": "Incolla il messaggio", "en": "Paste the message", "pt": "Cole a mensagem"}
DATED = {
    "it": "1. 22-18, tua: fatta il 21 settembre, non spedita",
    "en": "1. 22-18, yours: made on 21 September, not sent",
    "pt": "1. 22-18, seu: feito em 21 de setembro, não enviado",
}
DAYS = {
    "it": "Hai un messaggio da spedire: 40 giorni. Giorni usati",
    "en": "You have a message to send: 40 days. Days used",
    "pt": "Há uma mensagem por enviar: 40 dias. Dias usados",
}
SENT = {"it": "Spedita: 22-18.", "en": "Sent: 22-18.", "pt": "Enviada: 22-18."}
LETTER = {"it": "[BA-103] Bob - Anna", "en": "[BA-103] Bob - Ann", "pt": "[BA-103] Bob - Ana"}
NO_MAIL = {
    "it": "Qui non trovo un programma di posta",
    "en": "I find no mail program here",
    "pt": "Não encontro aqui um programa de correio",
}
TERMS = {
    "it": "Partita BA-103 con Anna: dama italiana, hai il Bianco. 10 mosse",
    "en": "Game BA-103 with Ann: Italian draughts, you have White. 10 moves",
    "pt": "Partida BA-103 com Ana: damas italianas, você tem as Brancas. 10 lances",
}
NO_CONDITIONS = {
    "it": "Non ci sono condizioni",
    "en": "There are no conditions",
    "pt": "Não há condições",
}
TRIED = {"it": "Prova le mosse che vuoi", "en": "Try the moves that you like", "pt": "Prove os lances"}
NO_NOTE = {"it": "Non c'è nessuna nota", "en": "There is no note", "pt": "Não há nenhuma nota"}
PREPARED = {
    "it": "Partendo dalla posizione iniziale",
    "en": "From the start position",
    "pt": "A partir da posição inicial",
}
NO_ADDRESS = {
    "it": "L'indirizzo di Anna non c'è",
    "en": "There is no address of Ann",
    "pt": "Não há endereço de Ana",
}
LEAVE = {
    "it": "10 giorni di ferie da domani",
    "en": "10 days of leave from tomorrow",
    "pt": "10 dias de férias a partir de amanhã",
}
OWED = {"it": "Tocca a te in 1 di 3", "en": "It is your turn in 1 of 3", "pt": "É a sua vez em 1 de 3"}
HERE = {
    "it": "Anna: c'è un messaggio da spedire",
    "en": "Ann: there is a message to be sent",
    "pt": "Ana: há uma mensagem por enviar",
}
THERE = {
    "it": ("Marco: si aspetta la sua mossa", "Lucia: si aspetta la sua mossa"),
    "en": ("Lucy: it is their turn", "Mark: it is their turn"),
    "pt": ("Marco: falta o lance", "Lúcia: falta o lance"),
}
NONE_YET = {
    "it": "Anna non ha ancora mosso",
    "en": "Ann has not moved yet",
    "pt": "Ana ainda não jogou",
}
NOTED = {"it": "La nota è scritta", "en": "The note is written", "pt": "A nota está anotada"}

_LINES = {
    "it": [
        ("vai alla partita con Marco", THERE["it"][0]),
        ("apri la partita contro Lucia", THERE["it"][1]),
        ("torniamo alla partita di Anna", HERE["it"]),
        ("passa alla partita con Anna", HERE["it"]),
        ("ho ricevuto la risposta di Anna", PASTE["it"]),
        ("ho ricevuto la mossa di Anna", PASTE["it"]),
        ("mi è arrivato un messaggio da Anna", PASTE["it"]),
        ("ti incollo la sua mail", PASTE["it"]),
        ("dammi il messaggio da mandare", LETTER["it"]),
        ("apri la mail per Anna", NO_MAIL["it"]),
        ("l'ho mandata adesso", SENT["it"]),
        ("il messaggio è partito", SENT["it"]),
        ("l'ho spedita ieri", "Intendi dire che il messaggio è spedito?"),
        ("l'ho spedita?", DATED["it"]),
        ("quando ho spedito", DATED["it"]),
        ("le date", DATED["it"]),
        ("quando mi ha risposto Anna", NONE_YET["it"]),
        ("quanti giorni ho usato", DAYS["it"]),
        ("entro quando devo rispondere", DAYS["it"]),
        ("quale partita scade per prima", OWED["it"]),
        ("prendi nota: attenzione al 23", NOTED["it"]),
        ("leggimi la mia nota", NO_NOTE["it"]),
        ("togli le mosse condizionate", NO_CONDITIONS["it"]),
        ("voglio provare qualche mossa", TRIED["it"]),
        ("aiutami a preparare la damiera", PREPARED["it"]),
        ("qual è l'indirizzo di Anna", NO_ADDRESS["it"]),
        ("l'indirizzo di Anna è anna@example.org", TERMS["it"]),
        ("vado in ferie dieci giorni da domani", LEAVE["it"]),
        ("quanto tempo abbiamo per mossa", TERMS["it"]),
        ("a che condizioni giochiamo", TERMS["it"]),
        ("Anna mi ha risposto", PASTE["it"]),
        ("ho una mail da incollare", PASTE["it"]),
        ("spedisci il messaggio", LETTER["it"]),
        ("manda la mossa ad Anna", LETTER["it"]),
        ("ho appena spedito la mossa", SENT["it"]),
        ("che giorno ho mosso", DATED["it"]),
        ("quando scade la partita con Anna", DAYS["it"]),
        ("quanto ci ho messo a rispondere", DAYS["it"]),
        ("la mia nota qual era", NO_NOTE["it"]),
        ("che cosa ho promesso", NO_CONDITIONS["it"]),
        ("metti la damiera come la partita", PREPARED["it"]),
        ("che indirizzo ha Anna", NO_ADDRESS["it"]),
        ("cambia l'indirizzo in anna@example.com", TERMS["it"]),
        ("quanti giorni di ferie mi restano", "Di ferie ti restano 14 giorni."),
    ],
    "en": [
        ("go to my game with Lucy", THERE["en"][0]),
        ("switch to Mark's game", THERE["en"][1]),
        ("open the game against Ann", HERE["en"]),
        ("go to the game with Ann", HERE["en"]),
        ("I got a message from Ann", PASTE["en"]),
        ("Ann's answer has come", PASTE["en"]),
        ("let me paste her mail", PASTE["en"]),
        ("give me the message to send", LETTER["en"]),
        ("open my mail program with it", NO_MAIL["en"]),
        ("I've sent it", SENT["en"]),
        ("the message has gone out", SENT["en"]),
        ("I sent it yesterday", "Do you mean saying that the message is sent?"),
        ("sent?", DATED["en"]),
        ("have I sent it", DATED["en"]),
        ("did I send it?", DATED["en"]),
        ("when did I send my last move", DATED["en"]),
        ("dates", DATED["en"]),
        ("when did Ann answer", NONE_YET["en"]),
        ("has Ann answered?", DAYS["en"]),
        ("how many days have I used", DAYS["en"]),
        ("when do I have to answer by", DAYS["en"]),
        ("which game is due first", OWED["en"]),
        ("make a note: watch square 23", NOTED["en"]),
        ("read me my note", NO_NOTE["en"]),
        ("drop my conditional moves", NO_CONDITIONS["en"]),
        ("I want to try some moves", TRIED["en"]),
        ("help me set up the board", PREPARED["en"]),
        ("what's Ann's address", NO_ADDRESS["en"]),
        ("Ann's address is ann@example.org", TERMS["en"]),
        ("I'm taking ten days off from tomorrow", LEAVE["en"]),
        ("how much time do we have per move", TERMS["en"]),
        ("on what terms do we play", TERMS["en"]),
        ("Ann wrote to me", PASTE["en"]),
        ("I have an answer to paste", PASTE["en"]),
        ("send the message", LETTER["en"]),
        ("send my move to Ann", LETTER["en"]),
        ("I just posted the move", SENT["en"]),
        ("what day did I move", DATED["en"]),
        ("when did the last move arrive", NONE_YET["en"]),
        ("how long did I take to answer", DAYS["en"]),
        ("when does my time run out against Ann", DAYS["en"]),
        ("what was my note again", NO_NOTE["en"]),
        ("what have I promised", NO_CONDITIONS["en"]),
        ("set my board like the game", PREPARED["en"]),
        ("what address does Ann have", NO_ADDRESS["en"]),
        ("change the address to ann@example.com", TERMS["en"]),
        ("how many days of leave do I have left", "You have 14 days of leave left."),
    ],
    "pt": [
        ("vai para a partida com o Marco", THERE["pt"][0]),
        ("abre o jogo contra a Lúcia", THERE["pt"][1]),
        ("quero voltar à partida da Ana", HERE["pt"]),
        ("passa à partida com a Ana", HERE["pt"]),
        ("recebi a resposta da Ana", PASTE["pt"]),
        ("chegou a jogada da Ana", PASTE["pt"]),
        ("vou colar a mensagem dela", PASTE["pt"]),
        ("dá-me a mensagem para enviar", LETTER["pt"]),
        ("abre o email para a Ana", NO_MAIL["pt"]),
        ("já a enviei", SENT["pt"]),
        ("a mensagem já seguiu", SENT["pt"]),
        ("já enviei?", DATED["pt"]),
        ("quando enviei a minha última jogada", DATED["pt"]),
        ("as datas", DATED["pt"]),
        ("quando respondeu a Ana", NONE_YET["pt"]),
        ("quantos dias já usei", DAYS["pt"]),
        ("quantos dias me faltam", DAYS["pt"]),
        ("até quando tenho de responder", DAYS["pt"]),
        ("qual partida vence primeiro", OWED["pt"]),
        ("toma nota: cuidado com a 23", NOTED["pt"]),
        ("lê a minha nota", NO_NOTE["pt"]),
        ("apaga as jogadas condicionais", NO_CONDITIONS["pt"]),
        ("quero experimentar umas jogadas", TRIED["pt"]),
        ("ajuda-me a preparar o tabuleiro", PREPARED["pt"]),
        ("qual é o endereço da Ana", NO_ADDRESS["pt"]),
        ("o endereço da Ana é ana@example.org", TERMS["pt"]),
        ("vou tirar dez dias de férias a partir de amanhã", LEAVE["pt"]),
        ("quanto tempo temos por jogada", TERMS["pt"]),
        ("em que condições jogamos", TERMS["pt"]),
        ("a Ana escreveu-me", PASTE["pt"]),
        ("tenho uma resposta para colar", PASTE["pt"]),
        ("envia a mensagem", LETTER["pt"]),
        ("acabei de enviar o lance", SENT["pt"]),
        ("em que dia joguei", DATED["pt"]),
        ("quanto tempo demorei a responder", DAYS["pt"]),
        ("qual era a minha nota", NO_NOTE["pt"]),
        ("o que é que prometi", NO_CONDITIONS["pt"]),
        ("põe o tabuleiro como na partida", PREPARED["pt"]),
        ("que endereço tem a Ana", NO_ADDRESS["pt"]),
        ("muda o endereço para ana@example.com", TERMS["pt"]),
        ("quantos dias de férias me restam", "De férias restam 14 dias."),
    ],
}
LINES = [(language, line, said) for language, lines in _LINES.items() for line, said in lines]
"""Each is the first that is typed at the game."""
NOTHING_IS_DONE = [
    ("it", "non l'ho ancora spedita"),
    ("it", "quando l'avrò spedita te lo dico"),
    ("it", "cancella la nota?"),
    ("it", "sono in ferie dal 3 agosto"),
    ("it", "che mosse ho"),
    ("it", "mostrami le mosse"),
    ("it", "rifiuto la patta?"),
    ("en", "I haven't sent it"),
    ("en", "I will have sent it by tomorrow"),
    ("en", "she has sent me flowers"),
    ("en", "I'm on holiday from the 3rd of August"),
    ("en", "show me the moves"),
    ("en", "how many moves do I have left"),
    ("en", "remove the note?"),
    ("en", "decline the draw?"),
    ("pt", "não enviei"),
    ("pt", "estou de férias desde 3 de agosto"),
    ("pt", "mostra-me os lances"),
    ("pt", "apaga a nota?"),
]
"""Lines that ask, deny, or tell of another day: the game stays as it is, and nothing is handed over."""
