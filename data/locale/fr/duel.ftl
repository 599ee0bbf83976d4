# Ce que dit la table du duel : les pièces dans une phrase, questions, boutons, explications, décompte.

duel-status = { $pile ->
    [0] La pioche est vide
    [1] Une tuile dans la pioche
   *[other] { $pile } tuiles dans la pioche
} · { $pirogues ->
    [0] plus de Pirogue
    [1] une Pirogue
   *[other] { $pirogues } Pirogues
}
duel-end-reason = Fin : { $name } ne peut plus ni prendre, ni vendre, ni jouer de personnage

# Les pièces dans une phrase
duel-statues = Statues
duel-wild = joker
duel-statue = { $count ->
    [1] une Statue
   *[other] { $count } Statues
}
duel-deben = { $count ->
    [1] un Deben de { $value }
   *[other] { $count } Deben de { $value }
}
duel-hidden-black = { $count ->
    [1] une tuile à dos noir
   *[other] { $count } tuiles à dos noir
}
duel-hidden-grey = { $count ->
    [1] une tuile à dos gris
   *[other] { $count } tuiles à dos gris
}
duel-hidden-red = { $count ->
    [1] un personnage caché
   *[other] { $count } personnages cachés
}
duel-hidden-pirogue = { $count ->
    [1] une Pirogue
   *[other] { $count } Pirogues
}
duel-hidden-deben = { $count ->
    [1] un Deben
   *[other] { $count } Deben
}
duel-back-black = noir
duel-back-grey = gris
duel-back-red = rouge
duel-back-pirogue = Pirogue
duel-back-deben = Deben
duel-direction-level = à l’horizontale
duel-direction-upright = à la verticale
duel-direction-rising = en diagonale montante
duel-direction-falling = en diagonale descendante

# Les coups en mots
say-duel-take = Prendre : { $piece }
say-duel-exchange = Échanger la tuile contre un Deben
say-duel-keep = Garder la tuile
say-duel-refill = Remplir le marché
say-duel-sell = Vendre un lot { $family } : { $pieces }
say-duel-turn = Tourner l’Ankh { $direction }
say-duel-pick = Prendre : { $piece }
say-duel-discard = Cacher : { $pieces }
say-duel-play = Jouer : { $name }
say-duel-play-on = Jouer : { $name } → { $target }
say-duel-play-add = Jouer : { $name } → { $pieces } au lot { $family }
say-duel-use = Utiliser la Pirogue { $name }
say-duel-use-on = Utiliser la Pirogue { $name } : { $target }

# Boutons
offer-duel-refill = Remplir le marché
offer-duel-refill-note = pour prendre
offer-duel-suggest = Vendre { $count } × { $family }
offer-duel-sell = Vendre { $count ->
    [1] une tuile
   *[other] { $count } tuiles
} { $family }
offer-duel-sell-into = Ajouter { $count } à votre lot { $family }
offer-duel-add = Ajouter { $count } au lot { $family }
offer-duel-add-into = Ajouter { $count ->
    [1] une tuile
   *[other] { $count } tuiles
} au lot { $family }
offer-duel-worth = { $tiles } × { $scarabs } = { $points }
offer-duel-worth-more = { $tiles } × { $scarabs } = { $points }  (+{ $gain })
offer-duel-too-few = { $count ->
    [one] { $count } tuile choisie
   *[other] { $count } tuiles choisies
} sur { $least } au moins
offer-duel-play = Jouer : { $name }…
offer-duel-power = Pouvoir : { $name }
offer-duel-power-note = la tuile quitte la partie
offer-duel-put-back = Reposer { $count ->
    [1] la tuile
   *[other] les tuiles
}
offer-duel-clear = Non, finalement
offer-duel-other-token = Une autre Pirogue
offer-duel-becomes = { $before } devient { $points }
offer-duel-bless = Votre lot { $family }
offer-duel-steal = Une tuile à dos { $back }
offer-duel-purge = { $family } : { $count ->
    [1] une tuile
   *[other] { $count } tuiles
}
offer-duel-discard = Cacher { $count ->
    [1] cette tuile
   *[other] ces { $count } tuiles
}
offer-duel-discard-note = { $chosen } sur { $count }

# Questions
prompt-duel-turn = Prenez une tuile sur la ligne{ $also ->
    [sell] {" "}ou vendez un lot
    [play] {" "}ou jouez un personnage
    [both] {","} vendez un lot ou jouez un personnage
   *[none] {""}
}.
prompt-duel-pyramid = Encore un tour. Vous pouvez prendre sur l’une des quatre lignes.
prompt-duel-pyramid-empty = Encore un tour. Une ligne est vide : vous pouvez aussi remplir le marché.
prompt-duel-empty-line = La ligne de l’Ankh est vide. Remplissez le marché pour prendre{ $also ->
    [sell] {" "}ou vendez
    [play] {" "}ou jouez un personnage
    [both] {","} vendez, ou jouez un personnage
   *[none] {""}
}.
prompt-duel-no-take = Plus de prise possible : { $also ->
    [sell] vendez un lot
    [play] jouez un personnage
   *[both] vendez un lot ou jouez un personnage
}.
prompt-duel-finger = Un Doigt désigne une tuile : vous devez la prendre.
prompt-duel-centre = Le marché est rempli. Prenez une tuile au centre.
prompt-duel-opening = Vous commencez. Prenez une des quatre tuiles du centre.
prompt-duel-facing = Un personnage ! Où l’Ankh pointe-t-il ? Choisissez une flèche.
prompt-duel-berth = Votre lot est sur la table. { $count ->
    [1] Prenez la dernière Pirogue.
   *[other] Choisissez une Pirogue.
}
prompt-duel-drawn = L’Architecte vous montre trois Pirogues. Choisissez-en une.
prompt-duel-vizier = Prenez une tuile dans la corruption adverse ({ $name }).
prompt-duel-scribe = Scribe ({ $name }) : mettez { $count ->
    [1] une tuile
   *[other] { $count } tuiles
} de votre main dans votre corruption.
prompt-duel-icon = Cette tuile peut s’échanger contre un Deben. Que voulez-vous ?
prompt-duel-choosing = { $count ->
    [1] Une tuile choisie. Choisissez-en d’autres de sa famille, ou des Statues.
   *[other] { $count } tuiles choisies. Choisissez-en d’autres de leur famille, ou des Statues.
}
prompt-duel-selling = { $count } tuiles choisies. Choisissez-en d’autres, ou vendez.
prompt-duel-chosen = { $count } tuiles choisies : vendez-les.
prompt-duel-put-finger = Sur quelle tuile de la ligne de l’Ankh posez-vous le Doigt ? Votre adversaire devra la prendre.
prompt-duel-put-scarabs = Sur lequel de vos lots posez-vous les Scarabées ?
prompt-duel-thief = Quel dos volez-vous à { $name } ? La tuile est tirée au hasard.
prompt-duel-merchant = Choisissez n’importe quelle tuile du marché. L’Ankh reste où il est.
prompt-duel-high-priest = Quelle famille quitte votre corruption ?
prompt-duel-high-priestess = Quelle famille quitte votre corruption ?
prompt-duel-courtesan = Choisissez dans votre main 1 ou { $most } tuiles pour un de vos lots.

# Le feuillet sur le marché
tray-duel-berth = { $count ->
    [1] La dernière Pirogue
   *[other] Les Pirogues restantes
}
tray-duel-drawn = Trois des Pirogues mises de côté
tray-duel-pile = Corruption : { $name }
tray-duel-icon = Tuile ou Deben ?
tray-duel-idle = sans effet
tray-duel-keep = Garder la tuile
tray-duel-keep-note = Vous aurez ainsi { $count } × { $family }.
tray-duel-exchange = Prendre un Deben
tray-duel-exchange-note = La tuile quitte la partie. Un Deben vaut de { $low } à { $high } points, { $mean } en moyenne.

preview-duel-count = { $before } → { $after } en main

panel-duel-points = { $points }
panel-duel-points-hidden = { $points } + ?
panel-duel-corruption = { $snakes ->
    [0] { $under }
   *[other] { $under }+{ $snakes }
}
panel-duel-no-deben = pas de Deben
panel-duel-set = { $tiles }×{ $scarabs }

# Ce que les choses disent d’elles-mêmes
about-duel-goods = { $scarabs ->
    [0] Aucun scarabée : la tuile compte tout de même dans le lot.
    [1] Un scarabée.
   *[other] { $scarabs } scarabées.
}
about-duel-kin = Il y a { $count } tuiles { $family }, et { $people ->
    [0] aucun personnage
    [1] un personnage
   *[other] { $people } personnages
} de la famille.
about-duel-seen = Déjà vues
about-duel-statue = Vaut pour n’importe quelle famille dans un lot, mais ne peut pas en ouvrir un.
about-duel-mark = Qui la prend tourne l’Ankh <b>{ $direction }</b>.
about-duel-icon = <icon:deben> Qui la prend peut y renoncer pour un Deben.
about-duel-character = Dans un lot, cette tuile compte comme { $family } et n’a pas de pouvoir.
about-duel-wild-character = Dans un lot, il vaut pour n’importe quelle famille, comme une Statue, et n’a pas de pouvoir.
about-duel-face-down = Un personnage, face cachée
about-duel-face-down-text = Personne ne sait qui c’est. Qui le prend le voit, et tourne l’Ankh à son gré.
about-duel-passed = <danger>{ $count ->
    [1] Survolée, une tuile va dans votre corruption :
   *[other] Survolées, { $count } tuiles vont dans votre corruption :
}</danger> { $pieces }.
about-duel-left = { $count ->
    [0] { $name } aura alors une <b>ligne vide</b>.
   *[other] { $name } pourra alors prendre : { $pieces }.
}
about-duel-own-deben = Des points à la fin. Personne d’autre ne connaît cette valeur.
about-duel-ankh = L’Ankh
about-duel-ankh-off = Il reste à côté du marché jusqu’à la première prise.
about-duel-ankh-open = Il attend d’être tourné.
about-duel-ankh-line = Il pointe <b>{ $direction }</b>. { $count ->
    [0] Aucune tuile sur sa ligne : une prise commence par remplir le marché.
   *[other] Sur sa ligne : { $pieces }.
}
about-duel-turn = { $direction }
about-duel-icon-title = Tuile ou Deben
about-duel-icon-choice = Gardez la tuile, ou montrez-la, retirez-la du jeu et piochez un Deben. Vous décidez avant de piocher ; l’Ankh reste tourné, et les tuiles survolées vont dans votre corruption dans les deux cas.
about-duel-pile = La pioche
about-duel-pile-text = { $count ->
    [0] Elle est vide.
    [1] Il reste une tuile.
   *[other] Il reste { $count } tuiles.
} Elle sert à remplir le marché quand un joueur veut prendre et que la ligne de l’Ankh est vide.
about-duel-bag = Le sac à Deben
about-duel-bag-text = { $count ->
    [0] Il est vide.
    [1] Il reste un Deben.
   *[other] Il reste { $count } Deben.
} Il peut contenir ceux-ci :
about-duel-pirogues = Pirogues
about-duel-pirogues-text = { $count ->
    [0] Il n’en reste aucune.
    [1] Il en reste une.
   *[other] Il en reste { $count }.
} Chaque vente en utilise une. { $known ->
    [0] Vous les regardez quand vous vendez.
   *[other] Vous les avez regardées.
}
about-duel-pirogues-left = Restantes
about-duel-pirogues-used = Utilisées
about-duel-finger = La prochaine prise doit être cette tuile même.
about-duel-seat = Lots { $sets }, Pirogues { $pirogues }, Deben { $deben }{ $hidden ->
    [0] {""}
    [1] {" "}et un que vous n’avez pas vu
   *[other] {" "}et { $hidden } que vous n’avez pas vus
}. { $held ->
    [0] Aucune tuile
    [1] Une tuile
   *[other] { $held } tuiles
} en main.
about-duel-set-title = { $name } : lot { $family }
about-duel-set-none = Pas encore de lot de cette famille.
about-duel-set = { $tiles } tuiles × { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
} = <b>{ $points }</b>{ $blessed ->
    [0] {""}
   *[other] , Scarabées d’une Pirogue compris
}
about-duel-corruption-title = { $name } : corruption
about-duel-corruption = { $count ->
    [0] Aucune tuile
    [1] Une tuile
   *[other] { $count } tuiles
}{ $snakes ->
    [0] .
   *[other] , et des Serpents qui comptent pour { $snakes }.
} Qui en a le moins pioche des Deben à la fin.
about-duel-own-corruption = { $count ->
    [0] Aucune tuile
    [1] Une tuile
   *[other] { $count } tuiles
}{ $snakes ->
    [0] .
   *[other] , et des Serpents qui comptent pour { $snakes }.
} Personne d’autre ne peut regarder ici.
about-duel-deben-title = { $name } : Deben
about-duel-deben = { $count } Deben{ $known ->
    [0] {""}
    [1] , qui vaut { $points }
   *[other] , qui valent ensemble { $points }
}. Les valeurs sont révélées à la fin.
about-duel-backs-title = { $name } : main
about-duel-backs = { $count ->
    [0] Aucune tuile
    [1] Une tuile
   *[other] { $count } tuiles
} à dos { $back }.
about-duel-backs-red = { $count ->
    [0] Aucun personnage.
    [1] Un personnage.
   *[other] { $count } personnages.
}

share-duel-market = marché
share-duel-hand = votre main
share-duel-corruption = votre corruption
share-duel-rival-hand = { $name } : main
share-duel-rival-corruption = { $name } : corruption
share-duel-sets = dans les lots
share-duel-out = hors jeu
share-duel-pile = pioche

# Le décompte
score-duel-title = Fin : { $name } ne peut plus rien faire
score-duel-sum = Lots, Deben, Pirogues
score-duel-none = –
score-duel-nothing-removed = Aucun lot gardé en main
score-duel-removed = { $count ->
    [one] { $count } tuile qui pouvait être vendue est retirée
   *[other] { $count } tuiles qui pouvaient être vendues sont retirées
}
score-duel-weight = ({ $count })
score-duel-corruption = Corruption : { $before }{ $left ->
    [0] {""}
   *[other] {" "}+ { $left } en main
}{ $snakes ->
    [0] {""}
   *[other] {" "}+ { $snakes } par les Serpents
}
score-duel-no-bonus = Pas de Deben pour moins de corruption
score-duel-bonus = { $difference } de moins : { $count ->
    [1] pioche un Deben
   *[other] pioche { $count } Deben
}
score-duel-set = { $family } : { $tiles } × { $scarabs }
score-duel-deben = { $count } Deben
score-duel-pirogues = Pirogues
score-duel-corruption-total = Corruption { $count }
score-duel-verdict = { $name } gagne par { $points } à { $other }.
score-duel-tie = { $points } partout. { $name } gagne avec moins de corruption.
score-duel-draw = { $points } partout et autant de corruption : match nul.
final-duel-verdict = { $name } ne pouvait plus ni prendre, ni vendre, ni jouer de personnage.
final-duel-verdict-tie = { $name } ne pouvait plus ni prendre, ni vendre, ni jouer de personnage. À égalité, la plus petite corruption l’emporte.
final-duel-sets = Lots
final-duel-deben = Deben
final-duel-pirogues = Pirogues
final-duel-corruption = Corruption
