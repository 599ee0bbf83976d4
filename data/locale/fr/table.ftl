# Par-dessus la table : qui joue, les conseils en trois pas, le sceau du hasard.
table-menu-players = Joueurs
table-menu-fairness = Est-ce équitable ?
players-title = Joueurs
players-hint = Si quelqu’un s’en va, un programme peut jouer à sa place ; une personne peut aussi remplacer un programme. Une place qui a changé ne compte pas dans les statistiques, et une partie où une personne a remplacé un programme, pas du tout.
players-human-hint = Décide devant cet écran.
players-changed = { $name } joue désormais comme { $level }.
players-left = Un programme joue désormais pour { $name } : { $level }.
players-joined = Une personne joue désormais pour { $name }.
pace-at-once = aussitôt
pace-seconds = { $seconds } s
board-sealed = Le hasard est scellé : <b>{ $fingerprint }</b>
hint-where = Conseil : regardez ce qui est encadré. Redemandez pour le coup.
hint-move = Conseil. { $move }. Redemandez pour la raison.
hint-why-title = Pourquoi
final-sealed = Empreinte
