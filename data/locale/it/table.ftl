# Sopra il tavolo: chi gioca, i consigli in tre passi, il sigillo della sorte.
table-menu-players = Giocatori
table-menu-fairness = È equo?
players-title = Giocatori
players-hint = Se qualcuno se ne va, un programma può giocare al suo posto; anche una persona può sostituire un programma. Un posto che è cambiato non conta nelle statistiche, e una partita in cui una persona ha sostituito un programma non conta affatto.
players-human-hint = Decide a questo schermo.
players-changed = { $name } ora gioca come { $level }.
players-left = Ora un programma gioca per { $name }: { $level }.
players-joined = Ora una persona gioca per { $name }.
pace-at-once = subito
pace-seconds = { $seconds } s
board-sealed = La sorte è sigillata: <b>{ $fingerprint }</b>
hint-where = Consiglio: guarda ciò che è incorniciato. Chiedi ancora per la mossa.
hint-move = Consiglio. { $move }. Chiedi ancora per il motivo.
hint-why-title = Perché
final-sealed = Impronta
