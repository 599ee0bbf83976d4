# Par-dessus la table : qui joue, les conseils en trois pas, le sceau du hasard.
table-menu-players = Joueurs
table-menu-fairness = Est-ce équitable ?
players-title = Joueurs
players-no-programs = Seules des personnes jouent à cette table.
players-changed = { $name } joue désormais comme { $level }.
pace-at-once = aussitôt
pace-seconds = { $seconds } s
board-sealed = Le hasard est scellé : <b>{ $fingerprint }</b>
hint-where = Conseil : regardez ce qui est encadré. Redemandez pour le coup.
hint-move = Conseil. { $move }. Redemandez pour la raison.
hint-why-title = Pourquoi
final-sealed = Empreinte
