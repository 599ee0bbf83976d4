# Il tavolo: ciò che tutti i giochi condividono.

table-refuse-over = La partita è finita.
table-refuse-not-your-turn = Non è il tuo turno.
table-refuse-stale = Nel frattempo è successo qualcosa: guarda di nuovo.
table-refuse-undo = Puoi ritirare solo la tua ultima decisione, e solo se non ti ha rivelato nulla di nuovo.

board-turn-yours = { $name }, tocca a te
board-turn = Tocca a { $name }
board-turn-program = { $name } sta pensando…
board-turn-over = La partita è finita
board-log = Cronaca
board-log-large = Ingrandisci
board-tool-undo = Ritira <b>{ $press }</b>
board-hint = Consiglio. { $move }
board-tool-hint = Consiglio <b>{ $press }</b>
board-hint-thinking = Esamino la tua posizione…
board-suspense = Si gira una carta…
board-tool-skip = Salta l’animazione <b>{ $press }</b>
board-hold = Pausa
board-go-on = Continua
board-step = Prossima decisione
board-result = Il risultato
board-review = Rivedila
board-tool-cards = { $cards } <b>{ $press }</b>
board-tool-rules = Regole <b>{ $press }</b>
board-tool-menu = Menu <b>{ $press }</b>
board-unsaved = La partita non può più essere salvata ({ $reason }); puoi continuare a giocare, ma il seguito andrà perso quando lasci il tavolo.
board-not-saved = Non salvata
board-stuck = { $name } non può proseguire: { $problem }.
board-stuck-program = Continua un programma semplice
board-stuck-human = Gioco io al suo posto
board-stand-in = { $name } non ha risposto: ha deciso al suo posto un programma semplice.
board-no-hint = Nessun consiglio: { $problem }.

table-menu-title = Il tavolo
table-menu-go-on = Continua a giocare
table-menu-settings = Impostazioni
table-menu-rules = Regole
table-menu-leave = Lascia il tavolo

handover-title = { $name }, tocca a te
handover-title-waits = { $name }, lo schermo è tuo
handover-text = Mettiti davanti allo schermo, e che nessuno ti guardi alle spalle. La tua mano appare quando premi il pulsante.
handover-text-cards = Mettiti davanti allo schermo, e che nessuno ti guardi alle spalle. Le carte che solo tu puoi conoscere appaiono quando premi il pulsante.
handover-ready = Sono { $name }
handover-undo = { $name } ritira l’ultima mossa

cards-title-sobek = Tutte le carte, e dove sono
cards-title-duel = Tutte le tessere, e dove sono
cards-title-sa-re = Tutte le carte Stagione, e dove sono
cards-total = in tutto
cards-hidden = non viste

scoring-title = Punteggio del round { $round }
scoring-go-on = Avanti
scoring-gained = Set
scoring-points = Punti
scoring-steps = Passo indietro { $done } di { $steps }
scoring-no-sets = Nessun set

final-title = { $count ->
    [one] Vittoria: { $names }
   *[other] Vittoria condivisa: { $names }
}
final-round = Round { $round }
final-events = Eventi
final-points = Punti
final-again = Gioca ancora
final-same = Rigioca questa distribuzione
final-same-help = La stessa sorte e gli stessi posti. Per chi conosce la distribuzione la partita non conta nelle statistiche.
final-look = Guarda il tavolo
final-verify = Verifica la partita
final-menu = Menu
final-verified = La partita rigiocata è la stessa. Impronta della distribuzione: { $fingerprint }…

review-back = Decisione prima
review-play = Fai scorrere
review-eyes = Con gli occhi di chi
review-all = tutti
review-leave = Torna al tavolo
review-prompt = Decisione { $ply } di { $count }
review-same = { $name } farebbe lo stesso: { $move }
review-other = { $name }: { $move }<br>Giocato: { $played }
course-title = L’andamento
course-about = La parte di vittoria che ognuno poteva sperare, secondo i programmi quando vedono tutte le carte. Un punto segna un grande cambiamento.
course-decision = Decisione { $ply } di { $count }
course-begin = Preparazione
course-before = Grande cambiamento precedente
course-after = Grande cambiamento seguente
course-see = Vai a vedere
