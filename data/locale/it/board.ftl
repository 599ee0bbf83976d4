# Il tavolo: ciò che tutti i giochi condividono.

table-refuse-over = La partita è finita.
table-refuse-not-your-turn = Non è il tuo turno.
table-refuse-stale = Nel frattempo la situazione è cambiata: ricontrolla il tavolo.
table-refuse-undo = Puoi annullare solo la tua ultima mossa, e solo se non ti ha rivelato nulla di nuovo.
table-refuse-resign = Si può abbandonare solo se la partita finisce lì: in due, o da soli contro le IA.

board-turn-yours = { $name }, tocca a te
board-turn = Tocca { A($name) }
board-turn-ai = { $name } sta pensando…
board-turn-over = Partita finita
board-log = Cronologia
board-log-large = Ingrandisci
board-tool-undo = Annulla <b>{ $press }</b>
board-hint = Consiglio: { LOWER($move) }
board-tool-hint = Consiglio <b>{ $press }</b>
board-hint-thinking = Sto studiando la tua posizione…
board-suspense = Si scopre…
board-tool-skip = Vai al tuo prossimo turno <b>{ $press }</b>
board-tool-motion = Salta l’animazione <b>{ $press }</b>
board-hold = Pausa
board-go-on = Riprendi
board-step = Prossima mossa
board-result = Risultato
board-review = Rivedi la partita
board-tool-cards = { $cards } <b>{ $press }</b>
board-tool-rules = Regole <b>{ $press }</b>
board-tool-menu = Menu <b>{ $press }</b>
board-unsaved = La partita non può più essere salvata ({ $reason }). Puoi continuare a giocare: Felucca riprova ogni pochi secondi. Finché non ci riesce, ciò che segue andrà perso se lasci il tavolo.
board-saved-again = Il salvataggio della partita è ripreso.
board-not-saved = Non salvata
board-stuck = { $name } non può proseguire: { $problem }.
board-stuck-ai = Affida il posto a un’IA più semplice
board-stuck-human = Gioco io al suo posto
board-stand-in = { $name } non ha risposto: ha deciso al suo posto un’IA più semplice.
board-no-hint = Nessun consiglio: { $problem }.

table-menu-title = Menu della partita
table-menu-title-lesson = Impara a giocare
table-menu-title-practice = Allenamento
table-menu-go-on = Riprendi la partita
table-menu-go-on-over = Torna al tavolo
table-menu-go-on-lesson = Continua
table-menu-go-on-practice = Continua
table-menu-settings = Impostazioni
table-menu-rules = Regole
table-menu-leave = Lascia il tavolo
table-menu-leave-lessons = Torna alle lezioni
table-menu-leave-practice = Torna all’allenamento
table-menu-leave-week = Torna alla settimana
table-menu-leave-challenge = Torna alla sfida
table-menu-leave-four = Torna ai quattro tavoli
table-menu-leave-analysis = Torna all’analisi

table-menu-restart = Ricomincia (nuova distribuzione)
table-menu-resign = Abbandona
board-restart-question = Ricominciare con una nuova distribuzione? Questa partita e tutte le sue mosse verranno eliminate.
board-restart-yes = Ricomincia
board-keep-playing = Continua la partita
board-resign-question = { $count ->
    [one] Abbandonare la partita? Conta come persa, e vince { $names }.
   *[other] Abbandonare la partita? Conta come persa, e vincono { $names }.
}
board-resign-who = Chi abbandona? L’altro vince subito.
board-resign-yes = Abbandona
log-resigned = { $name } ha abbandonato.

handover-title = { $name }, tocca a te
handover-title-waits = { $name }, tocca a te
handover-text = Controlla che nessun altro guardi: la tua mano appare quando premi il pulsante.
handover-text-cards = Controlla che nessun altro guardi: le tue carte segrete appaiono quando premi il pulsante.
handover-ready = Sono { $name }
handover-undo = { $name }: annulla l’ultima mossa
drawn-title = { $name }, solo per i tuoi occhi
drawn-text = Ricevi: { $pieces }
drawn-done = Copri la mia mano

board-undo-other = Annullare l’ultima mossa di { $name }?
board-undo-yes = Annulla la mossa
board-undo-no = Lasciala

cards-title-sobek = Elenco delle carte
cards-title-duel = Elenco delle tessere
cards-title-sa-re = Elenco delle carte Stagione
cards-note-sobek = Ogni famiglia comprende i suoi personaggi.
cards-note-duel = Ogni famiglia comprende i suoi personaggi; le Statue comprendono l’Architetto.
cards-total = totale
cards-of = { $count } su { $total }
cards-hidden = non viste
cards-out-of-sight = non in vista

scoring-title = Punteggio del round { $round }
scoring-go-on = Avanti
scoring-gained = Set
scoring-points = Punti
scoring-steps = Passo indietro { $done } di { $steps }
scoring-no-sets = Nessun set

final-title = { $count ->
    [one] Vince { $names }!
   *[other] { $names } condividono la vittoria!
}
final-round = Round { $round }
final-events = Eventi
final-points = Punti
final-again = Gioca ancora
final-decider = Gioca lo spareggio
final-same = Stessa distribuzione
final-same-help = Stessa distribuzione, stessi posti. Non conta nelle statistiche di chi ha già giocato questa distribuzione.
final-analyse = Analisi
final-more-sets = { $count } in più
final-replay = Rivedi
final-look = Tavolo
final-verify = Verifica la partita
final-menu = Menu

review-back = Mossa precedente
review-play = Riproduci
review-eyes = Punto di vista
review-all = tutti
review-open = tutto scoperto
review-hand = { $name }: { $pieces }
review-empty = Mano vuota
review-leave = Torna al tavolo
review-prompt = Mossa { $ply } di { $count }
review-same = Anche { $name } avrebbe fatto lo stesso: { LOWER($move) }
review-other = Qui { $name } avrebbe scelto: { LOWER($move) }<br>Mossa giocata: { LOWER($played) }
win-chances-title = Probabilità di vittoria
win-chances-about = La probabilità di vittoria di ciascuno dopo ogni mossa, stimata da un’IA che vede tutto. I punti segnano le svolte della partita.
win-chances-decision = Mossa { $ply } di { $count }
win-chances-begin = Preparazione
win-chances-own = { $moment } (ognuno secondo ciò che sapeva: la somma non è 100%)
win-chances-before = Svolta precedente
win-chances-after = Svolta successiva
win-chances-see = Vai a questa mossa

## The sign of a seat: how it stands

panel-leads = avanti di { $points }
panel-behind = sotto di { $points }
panel-level = alla pari
panel-resigned = abbandona
panel-wins = vince
offer-note-corruption = corruzione { $before } → { $after }
prompt-again = Un altro turno. { $prompt }
digest-title = Dal tuo turno
digest-open = Dal tuo ultimo turno · { $press }
digest-log = Cronologia · { $press }
digest-nothing = Dal tuo ultimo turno non è successo nulla.
