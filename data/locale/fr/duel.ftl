# Ce que dit la table du duel : les pièces dans une phrase, questions, boutons, explications, décompte.

duel-pirogues-left = Pirogues restantes : { $pirogues }
duel-status = { $pile ->
    [0] Pioche vide · { duel-pirogues-left }
   *[other] { duel-pirogues-left }
}
duel-end-reason = Fin : { $name } n’a plus aucune action possible

# Les pièces dans une phrase
duel-statues = Statues
duel-wild = joker
duel-statue = { $count ->
    [1] une Statue
   *[other] { $count } Statues
}
duel-deben-of = Deben de { $value }
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
    [1] un personnage face cachée
   *[other] { $count } personnages face cachée
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
duel-direction-rising = en diagonale (↗)
duel-direction-falling = en diagonale (↘)

# Les coups en mots
say-duel-take = Prendre { $piece }
say-duel-take-turning = Prendre { $piece } et orienter l’Ankh { $direction }
say-duel-take-at = Prendre { $piece } (rangée { $row }, colonne { $column })
say-duel-exchange = Échanger la tuile contre un Deben
say-duel-keep = Garder la tuile
say-duel-refill = Remplir le marché
say-duel-sell = Vendre un lot { DE($family) } : { $pieces }
say-duel-turn = Orienter l’Ankh { $direction }
say-duel-pick = Prendre { $piece }
say-duel-discard = Mettre en corruption : { $pieces }
say-duel-play = Jouer { LE($name) }
say-duel-play-on = Jouer { LE($name) } → { $target }
say-duel-play-steal = Jouer { LE($name) } : dos { $back }
say-duel-play-add = Jouer { LE($name) } : { $pieces } au lot { DE($family) }
say-duel-use = Utiliser la Pirogue { $name }
say-duel-use-on = Utiliser la Pirogue { $name } → { $target }
# Les coups dans une phrase
phrase-duel-take = Prendre { $piece }
answer-duel-take = { phrase-duel-take }
phrase-duel-sell = Vendre { LE($family) }{ $statues ->
    [0] {""}
    [1] {" "}avec une Statue
   *[other] {" "}avec { $statues } Statues
}
phrase-duel-sell-alone = { LE($family) }{ $statues ->
    [0] {""}
    [1] {" "}avec une Statue
   *[other] {" "}avec { $statues } Statues
}
answer-duel-sell = { phrase-duel-sell }
phrase-duel-play = Jouer { LE($name) }
phrase-duel-play-alone = { LE($name) }
phrase-duel-use = Utiliser la Pirogue { $name }
phrase-duel-use-alone = la Pirogue { $name }
phrase-duel-refill = Remplir le marché
phrase-duel-exchange = Échanger la tuile contre un Deben
phrase-duel-keep = Garder la tuile

# Réponses prévues, en propositions d’un conseil
reply-duel-take = { $name } prend { $piece }
reply-duel-take-hidden = { $name } prend une tuile face cachée
reply-duel-sell = { $name } vend un lot { DE($family) }
reply-duel-refill = { $name } remplit le marché
reply-duel-play = { $name } joue un personnage
forecast-duel = Prévision en fin de partie : { $mine } à { $theirs }.
forecasts-duel = Prévision en fin de partie : { $mine } à { $theirs } ; avec le coup joué, { $own } à { $others }.

# Boutons
offer-duel-refill = Remplir le marché
offer-duel-refill-note = puis prendre une tuile
about-duel-refill = De nouvelles tuiles arrivent, et vous en prenez une au centre. Pendant ce tour, vous ne pouvez plus ni vendre de lot ni jouer de personnage. Impossible d’annuler.
offer-duel-suggest = Vendre { $count } × { $family }…
offer-duel-sell = Vendre { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} { DE($family) }
offer-duel-sell-into = Ajouter { $count } au lot { DE($family) }
offer-duel-add = Ajouter { $count } au lot { DE($family) }
offer-duel-add-into = Au lot { DE($family) } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
offer-duel-worth = { $tiles } × { $scarabs } = { $points }
offer-duel-worth-more = { $tiles } × { $scarabs } = { $points }  (+{ $gain })
said-duel-worth = { $tiles } tuiles × { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-duel-worth-more = { said-duel-worth }, { $gain } de plus
offer-duel-note-pirogue = { $count ->
    [1] la dernière Pirogue
   *[other] 1 Pirogue sur { $count }
}
about-duel-sale = Vous regardez ensuite les Pirogues et en choisissez une. Impossible d’annuler.
offer-duel-too-few = { $count ->
    [one] { $count } tuile choisie
   *[other] { $count } tuiles choisies
} sur { $least }
offer-duel-play = Jouer { LE($name) }…
offer-duel-note-queen = piocher 3 tuiles
offer-duel-note-vizier = 1 tuile de la corruption de l’adversaire
offer-duel-note-thief = voler une tuile au hasard
offer-duel-note-merchant = une tuile au choix, sans corruption
offer-duel-note-high-priest = retirer une famille de la corruption
offer-duel-note-high-priestess = retirer une famille de la corruption
offer-duel-note-courtesan = ajouter 1 ou 2 tuiles à un lot
offer-duel-note-scribe = l’adversaire ne garde que 6 tuiles
offer-duel-note-architect = utiliser une Pirogue de la réserve
offer-duel-power = Jouer { LE($name) }
offer-duel-power-note = la tuile est retirée du jeu
offer-duel-waste = Jouer quand même { LE($name) }
offer-duel-put-back = Tout désélectionner
offer-duel-clear = Annuler
offer-duel-other-token = Une autre Pirogue
offer-duel-becomes = { $before } → { $points }
offer-duel-bless = Votre lot { DE($family) }
offer-duel-steal = Une tuile à dos { $back }
offer-duel-purge = { $family } : { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
}
offer-duel-discard = Mettre en corruption
offer-duel-discard-note = { $chosen } sur { $count }

# Questions
prompt-duel-turn = Prenez une tuile{ $also ->
    [sell] {" "}de la ligne ou vendez un lot
    [play] {" "}de la ligne ou jouez un personnage
    [both] {","} vendez un lot ou jouez un personnage
   *[none] {" "}de la ligne
}.
prompt-duel-pyramid = Tour supplémentaire. Vous pouvez prendre sur l’une des quatre lignes.
prompt-duel-pyramid-empty = Tour supplémentaire. Une ligne est vide : vous pouvez remplir le marché.
prompt-duel-empty-line = Ligne vide : remplissez le marché{ $also ->
    [sell] {" "}ou vendez un lot
    [play] {" "}ou jouez un personnage
    [both] {","} vendez un lot ou jouez un personnage
   *[none] {""}
}.
prompt-duel-no-take = Plus rien à prendre : { $also ->
    [sell] vendez un lot
    [play] jouez un personnage
   *[both] vendez un lot ou jouez un personnage
}.
prompt-duel-finger = Le Doigt désigne une tuile : vous devez la prendre.
prompt-duel-centre = Marché rempli. Prenez une tuile au centre.
prompt-duel-opening = Vous commencez. Prenez une des quatre tuiles du centre.
prompt-duel-facing = Un personnage ! Choisissez l’orientation de l’Ankh.
prompt-duel-berth = Lot vendu. { $count ->
    [1] Prenez la dernière Pirogue.
   *[other] Choisissez une Pirogue.
}
prompt-duel-drawn = L’Architecte pioche trois Pirogues de la réserve. Choisissez-en une.
prompt-duel-vizier = Prenez une tuile dans la corruption { DE($name) }.
prompt-duel-scribe = { $name } joue le Scribe : mettez { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
} de votre main en corruption.
prompt-duel-icon = Gardez-vous cette tuile, ou l’échangez-vous contre un Deben ?
prompt-duel-power-or-sale = Jouez ce personnage, ou ajoutez des tuiles à vendre.
prompt-duel-choosing = { $count ->
    [1] 1 tuile choisie. Ajoutez-en de la même famille, ou des Statues.
   *[other] { $count } tuiles choisies. Ajoutez-en de la même famille, ou des Statues.
}
prompt-duel-selling = { $count } tuiles choisies. Ajoutez-en, ou vendez.
prompt-duel-chosen = { $count } tuiles choisies. Les vendre ?
prompt-duel-put-finger = Posez le Doigt sur une tuile de la ligne : l’adversaire devra la prendre.
prompt-duel-put-scarabs = Lequel de vos lots reçoit les Scarabées ?
prompt-duel-thief = Choisissez un dos : vous volez à { $name } une de ces tuiles, au hasard.
prompt-duel-merchant = Prenez n’importe quelle tuile du marché. L’Ankh ne bouge pas.
prompt-duel-high-priest = Quelle famille retirez-vous de votre corruption ?
prompt-duel-high-priestess = Quelle famille retirez-vous de votre corruption ?
prompt-duel-courtesan = Choisissez 1 ou { $most } tuiles à ajouter à l’un de vos lots.
prompt-duel-idle = Sans effet : vous perdriez { LE($name) } pour rien.

# Le feuillet sur le marché
tray-duel-berth = { $count ->
    [1] Prenez la dernière Pirogue
   *[other] Choisissez une Pirogue
}
tray-duel-drawn = Choisissez une des trois Pirogues
tray-duel-pile = Corruption { DE($name) }
tray-duel-icon = Tuile ou Deben ?
tray-duel-alike = { $name } ×{ $count }
tray-duel-idle = sans effet
tray-duel-scarabs = { $family } : +{ $points } points tout de suite
tray-duel-mummy = { $count ->
    [one] { $count } tuile revient en main
   *[other] { $count } tuiles reviennent en main
}
tray-duel-finger = { $count ->
    [one] jusqu’à { $count } tuile dans la corruption de l’adversaire
   *[other] jusqu’à { $count } tuiles dans la corruption de l’adversaire
}
tray-duel-peek = Voir le marché
tray-duel-keep = Garder la tuile
tray-duel-keep-note = Vous aurez { $count } × { $family }.
tray-duel-exchange = Piocher un Deben
tray-duel-exchange-note = La tuile est retirée du jeu. Un Deben vaut de { $low } à { $high } points, { $mean } en moyenne.

preview-duel-count = { $before } → { $after } en main

panel-duel-points = { $points }
panel-duel-hidden = + ?
panel-duel-corruption = { $snakes ->
    [0] { $under }
   *[other] { $under }+{ $snakes }
}

# Ce que les choses disent d’elles-mêmes
about-duel-goods = { $scarabs ->
    [0] Aucun scarabée : la tuile compte tout de même dans le lot.
    [1] 1 scarabée.
   *[other] { $scarabs } scarabées.
}
about-duel-kin = Le jeu compte { $count } tuiles { DE($family) } et { $people ->
    [1] 1 personnage
   *[other] { $people } personnages
} de cette famille.
about-duel-seen = Déjà vues
about-duel-statue = Joker : compte pour n’importe quelle famille, mais ne peut pas ouvrir un lot. Le jeu compte { $count } Statues.
about-duel-mark = Si vous la prenez, l’Ankh s’oriente <b>{ $direction }</b>.
about-duel-icon = <icon:deben> Peut être échangée contre un Deben quand on la prend.
about-duel-character = Dans un lot, compte comme une tuile { DE($family) }, sans pouvoir.
about-duel-wild-character = Dans un lot, c’est un joker, comme une Statue, sans pouvoir.
about-duel-face-down = Personnage face cachée
about-duel-face-down-text = Personne ne sait qui c’est. Le joueur qui le prend le regarde et oriente l’Ankh à son gré.
about-duel-passed = <danger>{ $count ->
    [1] 1 tuile survolée va dans votre corruption :
   *[other] { $count } tuiles survolées vont dans votre corruption :
}</danger> { $pieces }.
about-duel-left = { $count ->
    [0] Laisse à { $name } une <b>ligne vide</b>.
   *[other] Laisse à { $name } : { $pieces }.
}
about-duel-left-unless = { $count ->
    [0] Sauf si vous rejouez, laisse à { $name } une <b>ligne vide</b>.
   *[other] Sauf si vous rejouez, laisse à { $name } : { $pieces }.
}
about-duel-own-deben = Points en fin de partie. Personne d’autre ne connaît cette valeur.
about-duel-ankh = L’Ankh
about-duel-ankh-off = Il reste à côté du marché tant qu’aucune tuile du centre n’est prise.
about-duel-ankh-open = Il reste à l’orienter.
about-duel-ankh-line = Il pointe <b>{ $direction }</b>. { $count ->
    [0] Aucune tuile sur sa ligne : pour en prendre une, il faut d’abord remplir le marché.
   *[other] Sur sa ligne : { $pieces }.
}
about-duel-turn = { $direction }
about-duel-icon-title = Tuile ou Deben
about-duel-icon-choice = Gardez la tuile, ou retirez-la du jeu et piochez un Deben. Dans les deux cas, l’Ankh garde son orientation et les tuiles survolées vont dans votre corruption.
about-duel-pile = Pioche
about-duel-pile-text = { $count ->
    [0] Vide : le marché ne peut plus être rempli. Si la ligne de l’Ankh est vide, on ne peut pas prendre de tuile.
   *[other] { $count ->
        [1] Il reste 1 tuile.
       *[other] Il reste { $count } tuiles.
    } Sert à remplir le marché quand un joueur veut prendre une tuile et que la ligne de l’Ankh est vide.
}
about-duel-bag = Sac de Deben
about-duel-bag-text = { $count ->
    [0] Vide : plus aucun Deben à piocher.
   *[other] Il reste { $count } Deben. Valeurs possibles :
}
about-duel-pirogues = Pirogues
about-duel-pirogues-text = { $count ->
    [0] Il n’en reste aucune : les ventes n’en utilisent plus.
    [1] Il en reste 1 : la prochaine vente l’utilise. { $known ->
        [0] Vous la verrez si vous vendez en premier.
       *[other] Vous l’avez vue.
    }
   *[other] Il en reste { $count }. Chaque vente en utilise une. { $known ->
        [0] Vous les verrez quand vous vendrez.
       *[other] Vous les avez vues.
    }
}
about-duel-pirogues-left = Restantes
about-duel-pirogues-used = Utilisées
about-duel-finger = La prochaine tuile à prendre est celle-ci.
about-duel-seat = Lots { $sets }, Pirogues { $pirogues }, Deben { $deben }{ $hidden ->
    [0] {""}
    [1] {" "}plus 1 que vous n’avez pas vu
   *[other] {" "}plus { $hidden } que vous n’avez pas vus
}. { $held ->
    [0] Aucune tuile
    [1] 1 tuile
   *[other] { $held } tuiles
} en main.
about-duel-set-title = { $name } : lot { DE($family) }
about-duel-set-none = Pas encore de lot de cette famille.
about-duel-set = { $tiles } tuiles × { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
} = <b>{ $points }</b>{ $blessed ->
    [0] {""}
   *[other] {" "}(avec Deux Scarabées)
}
about-duel-corruption-title = Corruption { DE($name) }
about-duel-corruption = { $count ->
    [0] Aucune tuile
    [1] 1 tuile
   *[other] { $count } tuiles
}{ $snakes ->
    [0] .
   *[other] , plus { $snakes } pour les Serpents.
} Le moins corrompu piochera des Deben à la fin.
about-duel-own-corruption = { $count ->
    [0] Aucune tuile
    [1] 1 tuile
   *[other] { $count } tuiles
}{ $snakes ->
    [0] .
   *[other] , plus { $snakes } pour les Serpents.
} Votre adversaire ne peut la regarder qu’avec un Vizir.
about-duel-balance = { $difference ->
    [0] Pour l’instant, égalité : personne ne piocherait.
   *[other] Pour l’instant, { $name } a { $difference } de corruption en moins et piocherait { $coins } Deben.
}
about-duel-deben-title = Deben { DE($name) }
about-duel-deben = { $count } Deben{ $known ->
    [0] {""}
    [1] , valeur { $points }
   *[other] , valeur totale { $points }
}. Les Deben sont révélés en fin de partie.
about-duel-backs-title = Main { DE($name) }
about-duel-backs = { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
} à dos { $back }.
about-duel-backs-red = { $count ->
    [1] 1 personnage.
   *[other] { $count } personnages.
}

share-duel-market = marché
share-duel-hand = votre main
share-duel-corruption = votre corruption
share-duel-rival-hand = main { DE($name) }
share-duel-rival-corruption = corruption { DE($name) }
share-duel-sets = dans les lots
share-duel-out = hors du jeu
share-duel-pile = pioche
share-duel-scarabs = scarabées non vus
share-duel-characters = personnages
share-duel-pirogues = Pirogues
share-duel-berths = restantes
share-duel-used = utilisées

# Le décompte
score-duel-title = Fin : { $name } n’a plus aucune action possible
score-duel-sum = Lots, Deben, Pirogues
score-duel-none = –
score-duel-nothing-removed = Aucun lot invendu
score-duel-removed = { $count ->
    [one] { $count } tuile invendue retirée
   *[other] { $count } tuiles invendues retirées
}
score-duel-weight = ({ $count })
score-duel-corruption = Corruption : { $before }{ $left ->
    [0] {""}
   *[other] {" "}+ { $left } en main
}{ $snakes ->
    [0] {""}
   *[other] {" "}+ { $snakes } pour les Serpents
}
score-duel-no-bonus = Pas de Deben supplémentaire
score-duel-bonus = { $difference } de moins : { $count ->
    [1] pioche 1 Deben
   *[other] pioche { $count } Deben
}
score-duel-set = { $family } : { $tiles } × { $scarabs }
score-duel-deben = { $count } Deben
score-duel-pirogues = Pirogues
score-duel-corruption-total = Corruption { $count }
score-duel-verdict = { $name } l’emporte { $points } à { $other }.
score-duel-tie = { $points } partout. { $name } l’emporte avec moins de corruption.
score-duel-draw = { $points } partout et corruption égale : match nul.
final-duel-verdict = La partie s’est terminée faute d’action possible.
final-duel-verdict-tie = La partie s’est terminée faute d’action possible. À égalité, le moins corrompu l’emporte.
final-duel-sets = Lots
final-duel-deben = Deben
final-duel-pirogues = Pirogues
final-duel-corruption = Corruption
