# Sopra il tavolo: chi gioca, i consigli in tre passi, il sigillo della sorte.
table-menu-players = Giocatori
table-menu-fairness = È equo?
players-title = Giocatori
players-no-programs = A questo tavolo giocano solo persone.
players-changed = { $name } ora gioca come { $level }.
pace-at-once = subito
pace-seconds = { $seconds } s
board-sealed = La sorte è sigillata: <b>{ $fingerprint }</b>
hint-where = Consiglio: guarda ciò che è incorniciato. Chiedi ancora per la mossa.
hint-move = Consiglio. { $move }. Chiedi ancora per il motivo.
hint-why-title = Perché
final-sealed = Impronta
