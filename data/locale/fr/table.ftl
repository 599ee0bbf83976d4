# Par-dessus la table : qui joue, les conseils en trois pas, le sceau du mélange.
table-menu-players = Joueurs
table-menu-fairness = Est-ce équitable ?
players-title = Joueurs
players-hint = Si quelqu’un s’en va, une IA peut jouer à sa place ; une personne peut aussi remplacer une IA. Une place qui a changé de joueur ne compte pas dans les statistiques ; si une personne a remplacé une IA, c’est toute la partie qui ne compte pas.
players-change = Changer
players-human-hint = Joue devant cet écran.
players-record-ai = Vos victoires contre cette IA : { $won } sur { $count }
players-changed = { $name } joue désormais au niveau { $level }.
players-left = Une IA joue désormais pour { $name }, au niveau { $level }.
players-joined = Une personne joue désormais pour { $name }.
pace-at-once = immédiat
pace-seconds = { $seconds } s
board-sealed = Mélange scellé : <b>{ $fingerprint }</b>
board-sealed-said = Mélange scellé. « Est-ce équitable ? », dans le menu, montre le sceau.
hint-where = Conseil : le coup est parmi ce qui est encadré. Redemandez pour le connaître.
hint-move = Conseil : { LOWER($move) }. Redemandez pour savoir pourquoi.
hint-move-over = Conseil : { LOWER($move) }, plutôt que « { $other } ». Redemandez pour savoir pourquoi.
hint-move-or = Conseil : { LOWER($move) } ; « { $other } » vaut à peu près autant. Redemandez pour savoir pourquoi.
hint-rather = Plutôt que « { $move } »
hint-as-good = À peu près aussi bien : { LOWER($move) }
hint-equal = Tout aussi bien : { LOWER($move) }
hint-marked = { $move } (marqué « ? »)
hint-marked-equal = { $move } (marqué « = »)
hint-against = Contre ce coup : { LOWER($reason) }
hint-for = En sa faveur : { LOWER($reason) }
hint-for-other = Pour l’autre : { LOWER($reason) }
hint-for-other-but = Pour l’autre : { LOWER($reason) } Mais { LOWER($flaw) }
hint-even-so = Malgré cela, le premier coup gagne environ { $chance ->
    [one] { $chance } fois
   *[other] { $chance } fois
} sur 100, { $points } de plus que l’autre.
hint-ahead = Le premier coup gagne environ { $chance ->
    [one] { $chance } fois
   *[other] { $chance } fois
} sur 100, { $points } de plus que l’autre.
hint-reply = Ensuite, { $deed } (dans { $worlds } des { $of } donnes essayées).
hint-reply-always = Ensuite, { $deed } ({ $of ->
    [one] dans la seule donne essayée
   *[other] dans les { $of } donnes essayées
}).
hint-question = Que faites-vous ?
hint-close = Fermer le conseil
hint-close-note = ou choisissez sur la table
hint-close-tip = Vous pouvez toujours jouer un autre coup sur la table.
hint-why-title = Pourquoi
# Pourquoi pas l’autre coup : la première phrase des raisons. Les coups sont à l’infinitif.
hint-alone = <b>{ $move }</b>
hint-over = Mieux vaut <b>{ LOWER($move) }</b> { QUE(LOWER($other)) }
hint-over-thing = Mieux vaut <b>{ LOWER($move) }</b> { QUE($other) }
hint-over-quoted = <b>{ $move }</b>, plutôt que « { $other } »
hint-lead = { $over } : { LOWER($reason) }
hint-lead-apart = { $over }. { $reason }
hint-lead-bare = { $over }.
hint-lead-as-good = { $other } vaut à peu près autant.
hint-lead-as-good-quoted = « { $other } » vaut à peu près autant.
hint-lead-as-good-thing = À peu près aussi bien : { $other }.
hint-lead-equal = { $other } vaut tout autant.
hint-lead-equal-quoted = « { $other } » vaut tout autant.
hint-lead-equal-thing = Tout aussi bien : { $other }.
# Why an AI played as it did; the reasons are told as if the reader sat in its place.
why-open = Pourquoi ce coup ? · { $press }
why-nobody = Aucune IA n’a joué depuis votre dernier tour.
why-nobody-here = Ce coup n’est pas celui d’une IA.
why-random = Cette IA joue au hasard : il n’y a pas de raison.
why-asking = Recherche des raisons…
why-place = Si vous étiez { $name } :
why-withheld = Les raisons qui tiennent à des pièces cachées restent secrètes jusqu’à la fin de la partie ; « Revoir la partie » les dira alors toutes.
why-hidden = Ce que tout le monde voit ne l’explique pas.
why-unknown = Les raisons n’ont pas pu être trouvées.
why-manner = C’est aussi dans son caractère ({ $who }) : « { $temper } »
why-manner-alone = C’est dans son caractère ({ $who }) : « { $temper } »
why-manner-decided = Son caractère ({ $who }) a décidé : « { $temper } » Sans lui, l’autre coup aurait été choisi.
why-overlooked = L’autre coup lui a échappé, ou a été mal jugé.
why-behind = Il gagne environ { $chance ->
    [one] { $chance } partie
   *[other] { $chance } parties
} sur 100, soit { $points } de moins que l’autre coup.
why-played = Pourquoi { $name } a choisi : { LOWER($move) }<br>« Vous » désigne ici { $name }.
