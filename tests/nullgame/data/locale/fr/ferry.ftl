# Tous les textes du Bac.
game-ferry = Le Bac
game-ferry-about = Faites traverser le Nil aux charges les plus lourdes, malgré la douane de votre voisin.
cards-title-ferry = Toutes les charges, et où elles se trouvent
ferry-load = Charge
    .article = la
ferry-load-help = Une fois expédiée, une charge rapporte autant de points que son poids.
option-quiet = Sans douane
option-quiet-help = Il n’y a pas de douane : toutes les charges passent.

# Les règles
rules-ferry-chapter-aim = De quoi il s’agit
rules-ferry-about = Des charges de poids différents attendent de traverser le Nil. Vous piochez des charges que vous seul voyez et vous les expédiez, tandis que votre voisin décide lesquelles sont arrêtées par la douane.
rules-ferry-chapter-play = Comment on joue
rules-ferry-F-1 = Deux à quatre joueurs se partagent 20 <b>charges</b>, dont le poids va de 1 à 20. Toutes ont un poids différent.
rules-ferry-F-2 = Au début, chaque joueur pioche { $hand } charges, que lui seul voit. Le hasard désigne le premier joueur.
rules-ferry-F-3 = On joue à tour de rôle, dans le sens des aiguilles d’une montre.
rules-ferry-F-3-1 = À votre tour, vous pouvez soit <b>piocher</b> une charge, que vous seul voyez, soit en <b>expédier</b> une de votre main : posez-la face visible sur votre quai.
rules-ferry-F-3-2 = Quand une charge est expédiée, le joueur suivant peut l’<b>arrêter</b>, s’il a des charges en main. Une de ses charges, tirée au hasard, est alors écartée face visible en guise de taxe, avec celle qu’il arrête. Dans une partie sans douane, rien n’est arrêté.
rules-ferry-F-4 = La partie se termine dès que la dernière charge a été piochée. Chaque charge sur votre quai compte son poids ; celles en main ne comptent pas. Le plus grand nombre de points l’emporte ; en cas d’égalité, la victoire est partagée.

# Refus
refuse-ferry-over = La partie est terminée.
refuse-ferry-customs = Décidez d’abord si la douane arrête la charge.
refuse-ferry-no-customs = Aucune charge n’attend la douane.
refuse-ferry-not-held = Vous n’avez pas cette charge en main.

# Raisons
reason-ferry-draw = { $left ->
    [0] C’est la dernière charge : la partie se termine.
    [1] Cela ajoute une charge à votre main ; il en reste une dans la pioche.
   *[other] Cela ajoute une charge à votre main ; il en reste { $left } dans la pioche.
}
reason-ferry-ship = { $weight ->
    [1] Cela rapporte 1 point si elle passe.
   *[other] Cela rapporte { $weight } points si elle passe.
}
reason-ferry-stop = Cela enlève { $weight ->
    [1] 1 point
   *[other] { $weight } points
} au propriétaire de la charge.
reason-ferry-let = Vous gardez ainsi vos charges, dont la plus légère pèse { $lightest }.

# Questions et choix
prompt-ferry-turn = <b>{ $name }</b>, piochez une charge ou expédiez-en une.
prompt-ferry-customs = <b>{ $name }</b>, la charge de { $weight } passe-t-elle ?
prompt-ferry-wait = { $name } réfléchit.
prompt-ferry-over = La partie est terminée.
offer-ferry-draw = Piocher une charge
offer-ferry-let = Laisser passer
offer-ferry-stop = Arrêter
say-ferry-draw = Piocher une charge
say-ferry-ship = Expédier la charge de { $weight }
say-ferry-let = Laisser passer la charge
say-ferry-stop = Arrêter la charge
status-ferry = { $left ->
    [0] La pioche est vide
    [1] Une charge dans la pioche
   *[other] { $left } charges dans la pioche
}
scoring-ferry-title = La pesée des charges
rounds-ferry-points = Points
about-ferry-load = Charge de { $weight }
about-ferry-pile = La pioche
about-ferry-seat = Le quai de { $name }
about-ferry-seat-more = { $loads ->
    [0] Aucune charge en main
    [1] Une charge en main
   *[other] { $loads } charges en main
}, { $points ->
    [0] aucun point acquis.
    [1] 1 point acquis.
   *[other] { $points } points acquis.
}
place-ferry-hand = votre main
place-ferry-docks = quais
place-ferry-aside = écartées

# Le journal
log-ferry-start = { $name } commence.
log-ferry-draw = { $name } pioche la charge de { $weight }.
log-ferry-draw-unseen = { $name } pioche une charge.
log-ferry-ship = { $name } expédie la charge de { $weight }.
log-ferry-shipped = { $name } a maintenant { $total ->
    [1] 1 point
   *[other] { $total } points
} sur son quai.
log-ferry-stopped = La charge de { $name } est arrêtée, pour une taxe de { $fee }.
log-ferry-end = { $count ->
    [1] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}

# Le guide
tip-ferry-aim-title = Le but du jeu
tip-ferry-aim = Expédiez des charges : une fois sur votre quai, chacune rapporte autant de points que son poids.
tip-ferry-customs-title = La douane
tip-ferry-customs = Vous pouvez arrêter la charge de votre voisin. Cela vous coûte une des vôtres, tirée au hasard : n’arrêtez donc que ce qui est lourd.
tip-ferry-help-title = En cas de doute
tip-ferry-help = Pointez n’importe quel élément pour savoir ce que c’est. En haut à droite, <b>Conseil</b> <icon:hint>{ $key_hint } montre où regarder, puis le coup, puis pourquoi ; <b>Annuler</b> <icon:undo>{ $key_undo } annule un coup ; <b>Règles</b> <icon:rules>{ $key_help } ouvre le livret.
