# Sopra il tavolo: chi gioca, i consigli in tre passi, il sigillo del mazzo.
table-menu-players = Giocatori
table-menu-fairness = È equo?
players-title = Giocatori
players-hint = Se qualcuno se ne va, un’IA può giocare al suo posto; anche una persona può sostituire un’IA. Un posto che ha cambiato giocatore non conta nelle statistiche; se una persona ha sostituito un’IA, non conta l’intera partita.
players-human-hint = Gioca a questo schermo.
players-changed = { $name } ora è: { $level }.
players-left = Ora un’IA gioca per { $name }: { $level }.
players-joined = Ora una persona gioca per { $name }.
pace-at-once = immediato
pace-seconds = { $seconds } s
board-sealed = Mazzo sigillato: <b>{ $fingerprint }</b>
hint-where = Consiglio: guarda ciò che è evidenziato. Chiedi ancora per la mossa.
hint-move = Consiglio. { $move }. Chiedi ancora per sapere perché.
hint-why-title = Perché
final-sealed = Impronta
