# Ce qui est imprimé sur les pièces de Sobek, ce qu’elles disent d’elles-mêmes, et ce que la table demande.
# Les noms de familles, de cartes et de joueurs s’accordent par fonction : DE, DU et LE font l’élision (« lot d’ivoire »).

family-ivory = ivoire
family-ebony = ébène
family-marble = marbre
family-cattle = bétail
family-fish = poisson
family-wheat = blé
family-amulet = amulettes
amulet-one = amulette
letter-ivory = I
letter-ebony = E
letter-marble = M
letter-cattle = Bé
letter-fish = P
letter-wheat = Bl
letter-amulet = A

back-beige = beige
back-green = vert
back-orange = orange
back-event = événement

card-queen = Reine
    .article = la
card-high-priest = Grand Prêtre
card-high-priest-plate = Grand Prêtre
card-high-priestess = Grande Prêtresse
    .article = la
card-high-priestess-plate = Prêtresse
card-vizier = Vizir
card-scribe = Scribe
card-thief = Voleur
card-courtesan = Courtisane
    .article = la
card-merchant = Marchand

power-queen = Piochez 3 cartes. Après le dernier arrivage, la pioche est vide.
power-high-priest = Défaussez de votre corruption toutes les cartes d’une famille, personnages compris (mais pas les amulettes).
power-high-priestess = Défaussez de votre corruption toutes les cartes d’une famille, personnages compris (mais pas les amulettes).
power-vizier = Regardez la corruption d’un adversaire et prenez-y 1 carte.
power-scribe = Chaque adversaire qui a plus de 6 cartes en main n’en garde que 6 et met les autres en corruption.
power-thief = Choisissez un adversaire et une couleur de dos : volez-lui au hasard une carte avec ce dos.
power-courtesan = Ajoutez à l’un de vos lots 1 ou 2 cartes de votre main, de la même famille (ou amulettes). Pas d’événement.
power-merchant = Prenez n’importe quelle carte des quais sans en ignorer aucune.

event-guild = Guilde
    .article = la
event-guild-of = Guilde ({ $symbol })
event-flood = Crue
    .article = la
event-curse = Malédiction
    .article = la
event-prosperity = Prospérité
    .article = la
event-embalming = Embaumement
event-deceit = Fourberie
    .article = la
event-hidden = un jeton événement

power-guild = Avancez jusqu’à la prochaine case portant ce symbole. Puis un adversaire recule jusqu’à la précédente (jamais sous 0).
power-flood = Jouez aussitôt un tour complet de plus.
power-curse = Donnez-la à un adversaire : dans cette manche, elle compte pour 2 cartes de corruption.
power-prosperity = Posez-la sur un de vos lots de bétail, de poisson, de blé ou d’amulettes : +2 scarabées.
power-embalming = Reprenez toute votre corruption en main. Les Malédictions restent.
power-deceit = Révélez combien de cartes contient votre corruption et marquez 1 point par carte. Elles y restent.

power-guild-short = Avancez au prochain symbole ; un adversaire recule.
power-flood-short = Un tour complet de plus.
power-curse-short = +2 de corruption pour un adversaire.
power-prosperity-short = +2 scarabées : bétail, poisson, blé ou amulettes.
power-embalming-short = Reprenez toute votre corruption en main.
power-deceit-short = 1 point par carte de votre corruption.

symbol-ankh = ankh
symbol-eye = œil
symbol-feather = plume
symbol-water = eau
symbol-number = nombre


sobek-status = Manche { $round } sur { $rounds } · arrivage { $delivery } sur { $deliveries }

# Les cartes dans une phrase
list-and = { $rest } et { $last }
card-goods = { $scarabs ->
    [0] { $family }
    [1] { $family } à un scarabée
   *[other] { $family } à { $scarabs } scarabées
}
card-amulet = { $count ->
    [1] une amulette
   *[other] { $count } amulettes
}
card-character = { LE($name) } ({ $family })
card-power = { LE($name) }
card-hidden = { $back ->
    [orange] { $count ->
        [1] un personnage face cachée
       *[other] { $count } personnages face cachée
    }
    [green] { $count ->
        [1] une carte à dos vert
       *[other] { $count } cartes à dos vert
    }
   *[other] { $count ->
        [1] une carte face cachée
       *[other] { $count } cartes face cachée
    }
}
card-times = { $count } × { $card }
card-some = { DU($card) }
# Plusieurs marchandises d’une famille : aucune, plusieurs ou toutes ont des scarabées ; à côté d’autres éléments d’une liste, entre parenthèses
several-cards = { $count } cartes { DE($family) }
several-tiles = { $count } tuiles { DE($family) }
several-goods = { $goods }{ $which ->
   *[none] {""}
    [some] , { goods-marked }
    [some-aside] {" "}({ goods-marked })
    [all] {" "}à { $signs ->
        [1] un scarabée
       *[other] { $signs } scarabées
    }
    [all-aside] {" "}(avec { $signs ->
        [1] un scarabée
       *[other] { $signs } scarabées
    } chacune)
}
goods-marked = dont { $marked ->
    [1] une
   *[other] { $marked }
} avec { $signs ->
    [1] un scarabée
   *[other] { $signs } scarabées
}{ $marked ->
    [1] {""}
   *[other] {" "}chacune
}

# Boutons : les coups en mots
say-take = Prendre { $card }
say-take-at = Prendre { $card }, en position { $place }
say-play = Jouer { $card }
say-set = Poser { $cards }
say-event = Choisir { LE($card) }
say-guild = Faire reculer { $name }
say-curse = Maudire { $name }
say-prosper = Poser la Prospérité sur le lot { DE($family) }
say-steal = Voler à { $name } une carte à dos { $back }
say-shed = Mettre en corruption : { $cards }
say-search = Regarder la corruption { DE($name) }
say-grab = Prendre { $card }
say-add = Ajouter au lot { DE($family) } : { $cards }
say-fetch = Prendre { $card }
say-purge = Défausser toutes les cartes { DE($family) }
say-starter = Faire commencer { $name }
say-lay = Poser à l’horizontale : { $cards }
say-done = Terminé
# Les coups dans une phrase
phrase-take = Prendre { $card }
phrase-play = Jouer { $card }
phrase-set = Poser un lot { DE($family) }{ $amulets ->
    [0] {""}
    [1] {" "}avec une amulette
   *[other] {" "}avec { $amulets } amulettes
}
phrase-set-alone = un lot { DE($family) }{ $amulets ->
    [0] {""}
    [1] {" "}avec une amulette
   *[other] {" "}avec { $amulets } amulettes
}
answer-set = { phrase-set }
phrase-event = Choisir { LE($card) }
phrase-event-alone = { LE($card) }

# Réponses prévues, en propositions d’un conseil
reply-take = { $name } prend { $card }
reply-take-hidden = { $name } prend une carte face cachée
reply-set = { $name } pose un lot { DE($family) }
reply-play = { $name } joue un personnage
forecast = Prévision en fin de manche : { $mine } à { $theirs }.
forecast-many = Prévision en fin de manche : { $mine } pour vous, { $theirs } pour le meilleur adversaire.
forecasts = Prévision en fin de manche : { $mine } à { $theirs } ; avec le coup joué, { $own } à { $others }.
forecasts-many = Prévision en fin de manche : { $mine } pour vous, { $theirs } pour le meilleur adversaire ; avec le coup joué, { $own } et { $others }.

offer-suggest = Poser { $count } cartes { DE($family) }…
offer-sell = Poser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { DE($family) }
offer-sell-into = Ajouter { $count } au lot { DE($slot) }
offer-lay = Poser { $count } à l’horizontale
offer-add = Ajouter { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
offer-add-into = Au lot { DE($slot) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
offer-too-few = { $count ->
    [one] { $count } carte choisie
   *[other] { $count } cartes choisies
} sur { $least }
toll = { $cards ->
    [0] gratuit
   *[other] saute { $cards }
}
offer-worth = { $cards } × { $scarabs } = { $points }
offer-worth-more = { $cards } × { $scarabs } = { $points }  (+{ $gain })
offer-worth-flat = +{ $points }
said-worth = { $cards } cartes × { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-worth-more = { said-worth }, { $gain } de plus
said-worth-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
offer-note-event = { $count ->
    [1] le dernier événement
   *[other] 1 événement sur { $count }
}
about-event-choice = Vous regardez ensuite les événements et en choisissez un. Impossible d’annuler.
offer-gain = { $before } → { $points }
offer-character = Jouer { LE($name) }…
offer-queen-note = piocher 3 cartes
offer-high-priest-note = défausser une famille de la corruption
offer-high-priestess-note = défausser une famille de la corruption
offer-vizier-note = 1 carte de la corruption { $opponents ->
    [1] de l’adversaire
   *[other] d’un adversaire
}
offer-scribe-note = { $opponents ->
    [1] l’adversaire ne garde
   *[other] les adversaires ne gardent
} que 6 cartes
offer-thief-note = voler une carte au hasard
offer-courtesan-note = ajouter 1 ou 2 cartes à un lot
offer-merchant-note = une carte au choix, sans corruption
offer-play = Jouer { LE($name) }
offer-play-note = la carte est défaussée
offer-waste = Jouer quand même { LE($name) }
offer-clear = Tout désélectionner
offer-other-rival = Choisir un autre adversaire
offer-shed = Mettre en corruption
offer-shed-note = { $chosen } sur { $count }
offer-done = Terminé
offer-done-note = { $count ->
    [0] rien ne devient de la corruption
    [one] 1 carte devient de la corruption
   *[other] { $count } cartes deviennent de la corruption
}
offer-steal = { $name } : un dos { $back }
offer-purge = { $count ->
    [1] 1 × { $family }
   *[other] { $count } × { $family }
}
offer-prosper = Votre lot { DE($family) }
offer-guild = { $name } recule
offer-curse = Maudire { $name }
offer-search = Corruption { DE($name) }
offer-starter = { $name } commence

prompt-over = La partie est terminée.
prompt-wait = { $name } joue.
prompt-wait-decision = { $name } fait son choix.
prompt-turn = Prenez une carte{ $also ->
    [sell] {" "}ou posez un lot
    [play] {" "}ou jouez un personnage
    [both] {","} posez un lot ou jouez un personnage
   *[none] {""}
}.
prompt-last = { $prompt } La dernière carte finit la manche.
prompt-character = { $name }. { $power }
prompt-power-or-set = Jouez ce personnage, ou ajoutez des cartes pour former un lot.
prompt-choosing = { $count ->
    [1] 1 carte choisie. Ajoutez-en de la même famille, ou des amulettes.
   *[other] { $count } cartes choisies. Ajoutez-en de la même famille, ou des amulettes.
}
prompt-selling = { $count } cartes choisies. Ajoutez-en, ou posez le lot.
prompt-chosen = { $count } cartes choisies. Poser le lot ?
prompt-event = Lot posé. { $count ->
    [1] Prenez le dernier événement.
   *[other] Quel événement ?
}
prompt-guild = Qui recule ?
prompt-curse = Qui reçoit la Malédiction ?
prompt-prosper = Quel lot reçoit la Prospérité ?
prompt-steal = Choisissez un adversaire et le dos de la carte à voler.
prompt-shed = Scribe ! Mettez { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} de votre main en corruption.
prompt-search = Quelle corruption regardez-vous ?
prompt-grab = Prenez une carte dans la corruption { DE($other) }.
prompt-add = Ajoutez 1 ou { $most } cartes à l’un de vos lots.
prompt-fetch = Prenez n’importe quelle carte des quais, sans corruption.
prompt-purge = Quelle famille défaussez-vous de votre corruption ?
prompt-starter = Vous avez le moins de points : qui commence cette manche ?
prompt-lay-nothing = La manche est finie. Vous n’avez pas de lot à poser à l’horizontale.
prompt-lay = La manche est finie. Posez des lots à l’horizontale, ou terminez.

tray-events = Événements restants
tray-pile = Corruption { DE($name) }
tray-idle = sans effet
tray-guild = { $before } → { $after }
tray-gain = +{ $points }
tray-gain-at-most = jusqu’à +{ $points }
said-guild = de la case { $before } à { $after }
said-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-gain-at-most = jusqu’à { $points } points
tray-embalming = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}

preview-skipped = { $count ->
    [1] 1 carte en corruption
   *[other] { $count } cartes en corruption
}
preview-count = { $before } → { $after } en main

panel-events = { $count ->
    [0] aucun événement
    [one] 1 événement restant
   *[other] { $count } événements restants
}
panel-no-hand = main vide

about-goods = { $scarabs ->
    [0] Aucun scarabée, mais la carte compte dans le lot.
    [1] 1 scarabée.
   *[other] { $scarabs } scarabées.
}
about-goods-kin = Le jeu compte { $count } cartes { DE($family) } et { $people ->
    [1] 1 personnage
   *[other] { $people } personnages
} de cette famille.
about-amulet = Joker : compte pour n’importe quelle famille. Le jeu compte { $count } amulettes.
about-family = Dans un lot, compte comme une carte { DE($family) }, sans pouvoir.
about-face-down = Personnage face cachée
about-face-down-text = Personne ne sait lequel. Seul le joueur qui le prend ou l’ignore peut le regarder.
about-skipped = Vous ignoreriez { $count ->
    [1] 1 carte, qui irait
   *[other] { $count } cartes, qui iraient
} dans votre corruption : { $cards }.
about-leaves = Ensuite, { $name } peut prendre { $card } sans corruption{ $count ->
    [0] {"."}
   *[other] {" "}ou, avec de la corruption, { $others }.
}
about-leaves-unless = Sauf si vous rejouez, { $name } peut ensuite prendre { $card } sans corruption{ $count ->
    [0] {"."}
   *[other] {" "}ou, avec de la corruption, { $others }.
}
about-leaves-delivery = Ensuite vient un nouvel arrivage.
about-leaves-end = Ensuite, la manche se termine.
about-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $held ->
    [0] Aucune carte
    [1] 1 carte
   *[other] { $held } cartes
} en main, { $under ->
    [-1] corruption inconnue
   *[other] { $under } en corruption
}{ $curses ->
    [0] .
    [1] , et 1 Malédiction.
   *[other] , et { $curses } Malédictions.
}
about-told = Le nombre à côté d’une famille indique combien de ses cartes sont à coup sûr dans cette main. « + » : peut-être davantage ; « ? » : peut-être quelques-unes.
about-hand = En main
about-corruption = En corruption
about-set-title = { $name } : lot { DE($family) }
about-set-none = Pas encore de lot de cette famille.
about-set-flat = { $cards } cartes à l’horizontale : <b>{ $points }</b> (1 point par scarabée)
about-set = { $cards } cartes × { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
} = <b>{ $points }</b>{ $prosperity ->
    [0] {""}
   *[other] {" "}(avec Prospérité)
}
about-deck = Pioche
about-deck-text = { $count ->
    [0] La pioche est vide.
   *[other] { $count ->
        [1] Il reste 1 carte
       *[other] Il reste { $count } cartes
    } pour les prochains arrivages, { $characters ->
        [0] sans personnage
        [1] dont 1 personnage
       *[other] dont { $characters } personnages
    }.
}
about-discard = Défausse
about-discard-text = { $count ->
    [0] Aucune carte
    [1] 1 carte
   *[other] { $count } cartes
} hors jeu pour cette manche.
about-events-title = Jetons événement
about-events = { $count ->
    [0] Il n’en reste aucun pour cette manche.
    [1] Il en reste 1 : le prochain lot posé l’utilise.
   *[other] Il en reste { $count }. À chaque lot posé, vous les regardez et en utilisez un.
}
about-pile-title = Votre corruption
about-pile = { $count ->
    [0] Aucune carte
    [1] 1 carte
   *[other] { $count } cartes
}{ $curses ->
    [0] .
    [1] , et 1 Malédiction qui compte pour deux.
   *[other] , et { $curses } Malédictions qui comptent chacune pour deux.
} Seul le plus corrompu est puni en fin de manche.
about-pile-hidden = Un adversaire ne peut regarder votre corruption qu’avec un Vizir.

share-quays = quais
share-hand = votre main
share-pile = votre corruption
share-sets = lots
share-discard = défausse
share-rival-hand = main { DE($name) }
share-rival-pile = corruption { DE($name) }
share-deck = pioche

scoring-set = { $family } : { $cards } × { $scarabs }
scoring-flat = { $family }, à l’horizontale : { $scarabs }
scoring-corruption = Corruption { $count }{ $curses ->
    [0] {""}
    [1] {" "}(1 Malédiction)
   *[other] {" "}({ $curses } Malédictions)
} · { $scarabs ->
    [0] aucun scarabée
    [1] 1 scarabée
   *[other] { $scarabs } scarabées
}
scoring-nobody = Personne n’est corrompu.
scoring-verdict = { $names } a le plus de corruption ({ $count }){ $steps ->
    [0] , mais moins de 10 points cette manche, et ne recule pas
    [1] {" "}et recule de 1 symbole
   *[other] {" "}et recule de { $steps } symboles
}.
scoring-verdict-tie = À égalité de corruption ({ $count }), { $names } a le plus de scarabées. { $steps ->
    [0] Moins de 10 points : aucun recul
    [1] Recul de 1 symbole
   *[other] Recul de { $steps } symboles
}.
scoring-verdict-all = { $names } ont la même corruption ({ $count }) : la pénalité s’applique à tous.
about-track = Piste de score
about-track-back = Après une manche, le plus corrompu recule, chaque fois jusqu’à la case précédente du même symbole.
about-marker = { $kind ->
    [number] { $points }
   *[symbol] { $points }, { $symbol }
}
about-marker-name = { $name } : { $space }
about-one-back = { $name } : { $points } ; un recul mène à { $back }.
about-thrown-back = Si la manche finissait maintenant : { $before } + { $gained } = { $total }. { $steps ->
    [0] Le plus corrompu ne recule pas pour moins de 10 points.
    [1] Le plus corrompu : 1 recul, { $total } → { $after }.
   *[other] Le plus corrompu : { $steps } reculs, { $total } → { $after }.
}
preview-thrown-back = si vous êtes le plus corrompu : { $total } → { $after }
about-seat-hidden = « ? » : des cartes que seul ce joueur peut regarder.
