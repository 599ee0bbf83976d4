# Pourquoi un conseil propose un coup. Chaque nombre vient des règles.
reason-set-points = { $points ->
    [0] Cela n’ajoute rien à vos lots.
    [1] Cela ajoute 1 point à vos lots.
   *[other] Cela ajoute { $points } points à vos lots.
}
reason-event = Vous choisissez un événement ; { $tokens ->
    [1] il reste 1 jeton
   *[other] il reste { $tokens } jetons
}.
reason-pirogue = Vous choisissez une Pirogue ; { $tokens ->
    [1] il en reste 1
   *[other] il en reste { $tokens }
}.
reason-lay = À l’horizontale, ces { $cards } cartes rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de devenir de la corruption.
reason-character = Personne d’autre ne connaît ce personnage, et son pouvoir est bon à prendre.
reason-character-known = Son pouvoir est bon à prendre.
reason-amulet = Elle va avec n’importe quel lot.
reason-statue = Elle va avec n’importe quel lot.
reason-family = Vous en auriez { $cards } de cette famille, { $scarabs ->
    [0] sans scarabée
    [1] avec 1 scarabée
   *[other] avec { $scarabs } scarabées
}.
reason-starts = Cela commence une nouvelle famille dans votre main, { $scarabs ->
    [0] sans scarabée
    [1] avec 1 scarabée
   *[other] avec { $scarabs } scarabées
}.
reason-set-ready = Vous avez alors un lot de { $cards }, { $points ->
    [0] qui ne rapporte encore rien
    [1] qui vaut 1 point
   *[other] qui vaut { $points } points
}.
reason-set-waits = { $points ->
    [one] Votre lot à { $points } point reste en main et peut encore grandir.
   *[other] Votre lot à { $points } points reste en main et peut encore grandir.
}
reason-set-late = { $points ->
    [one] Votre lot à { $points } point reste en main, et le temps presse.
   *[other] Votre lot à { $points } points reste en main, et le temps presse.
}
reason-uses-amulets = Cela utilise { $cards ->
    [one] { $cards } amulette
   *[other] { $cards } amulettes
}.
reason-uses-statues = Cela utilise { $tiles ->
    [one] { $tiles } Statue
   *[other] { $tiles } Statues
}.
reason-keeps-amulets = Vous gardez { $cards ->
    [1] votre amulette
   *[other] vos { $cards } amulettes
} pour un autre lot.
reason-keeps-statues = Vous gardez { $tiles ->
    [1] votre Statue
   *[other] vos { $tiles } Statues
} pour un autre lot.
reason-uses-characters = Vous perdez le pouvoir { $cards ->
    [1] d’un personnage
   *[other] de { $cards } personnages
}.
reason-discards = Le personnage est ensuite défaussé.
reason-icon = Vous pouvez échanger la tuile contre un Deben.
reason-own-set = Cela va avec votre lot de cette famille, qui { $scarabs ->
    [0] n’a encore aucun scarabée
    [1] a 1 scarabée
   *[other] a { $scarabs } scarabées
}.
the-rival = { $rivals ->
    [1] { $rival }
   *[other] un adversaire
}
reason-denies = C’est une famille que collectionne aussi { the-rival } ({ $scarabs ->
    [1] 1 scarabée
   *[other] { $scarabs } scarabées
} pour l’instant).
reason-corruption = Cela coûte { $cards } de corruption, { $total } en tout{ $curses ->
    [0] .
    [1] {" "}avec la Malédiction.
   *[other] {" "}avec les Malédictions.
}
reason-clean = Cela ne coûte aucune corruption.
reason-less-corruption = Cela réduit votre corruption de { $cards }.
to-the-next = { $rivals ->
    [1] à { $rival }
   *[other] au joueur suivant
}
reason-leaves = Cela laisse { to-the-next } { DU($family) } à { $scarabs ->
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
}, { $skipped ->
    [0] sans corruption
   *[other] pour { $skipped } de corruption
}.
reason-leaves-little = Cela ne laisse { to-the-next } aucune carte visible avec des scarabées.
reason-delivery = C’est la dernière carte, suivie d’un nouvel arrivage.
reason-ends-round = Cela termine la manche avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans votre main et { $theirs } chez { $rivals ->
    [1] { $rival }
   *[other] les autres
}.
reason-queen = { $cards ->
    [0] Il n’y a plus rien à piocher.
    [one] Vous piochez { $cards } carte.
   *[other] Vous piochez { $cards } cartes.
}
reason-queen-tile = { $tiles ->
    [0] Il n’y a plus rien à piocher.
    [one] Vous piochez { $tiles } tuile.
   *[other] Vous piochez { $tiles } tuiles.
}
reason-priest = { $cards ->
    [0] Votre corruption ne contient rien à défausser.
    [1] Vous pouvez retirer 1 carte de votre corruption.
   *[other] Vous pouvez retirer toute une famille de votre corruption : { $cards } cartes au plus.
}
reason-scribe = { $cards ->
    [0] Personne n’a rien à mettre en corruption.
   *[other] { $rivals ->
        [1] { $rival } doit
       *[other] Les autres doivent
    } mettre { $cards ->
        [1] 1 carte
       *[other] { $cards } cartes
    } en corruption.
}
reason-merchant = Vous pouvez prendre n’importe quelle carte des quais, sans corruption.
reason-thief = Vous volez à { the-rival } une carte au hasard dans sa main.
reason-thief-tile = Vous volez une tuile au hasard dans la main de l’adversaire.
reason-vizier = { $cards ->
    [0] Personne n’a de corruption où prendre une carte.
    [1] Vous prenez à { the-rival } l’unique carte de sa corruption.
   *[other] Vous prenez à { the-rival } une carte de sa corruption, parmi { $cards } au plus.
}
reason-vizier-tile = Vous choisissez une tuile dans la corruption de l’adversaire.
reason-scribe-limit = L’adversaire ne peut garder que { $tiles ->
    [1] 1 tuile
   *[other] { $tiles } tuiles
}.
reason-architect = Vous regardez { $tokens ->
    [1] 1 Pirogue de la réserve et l’utilisez
   *[other] { $tokens } Pirogues de la réserve et en utilisez une
}.
reason-courtesan = { $points ->
    [0] Ce que vous pourriez ajouter à un lot ne rapporterait rien.
    [1] Vous pouvez ajouter jusqu’à 1 point à un lot déjà posé.
   *[other] Vous pouvez ajouter jusqu’à { $points } points à un lot déjà posé.
}
reason-idle = Son pouvoir n’a aucun effet pour l’instant.
reason-forward = Vous avancez de { $points }.
reason-guild-back = Cela fait reculer { the-rival } de { $points } au plus.
reason-guild-denied = Laissée à { the-rival }, elle lui permettrait d’avancer de { $points } au plus.
reason-rival-back = Ce joueur recule de { $before } à { $after }.
reason-again = Vous jouez aussitôt un autre tour.
reason-curse = Cela donne à { the-rival } { $cards } de corruption en plus.
reason-cursed = Ce joueur aurait alors { $total } de corruption ; il a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-embalming = { $cards ->
    [0] Vous n’avez pas de corruption, mais aucun autre joueur n’en profitera
   *[other] Toute votre corruption ({ $cards }) revient dans votre main
}.
reason-deceit = Cela rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-prosperity = Cela ajoute { $scarabs } scarabées à un lot.
reason-shed = { $cards ->
    [1] Vous devez en mettre 1 en corruption, et c’est celle qui vous sert le moins.
   *[other] Vous devez en mettre { $cards } en corruption, et ce sont celles qui vous servent le moins.
}
reason-steal = Ce joueur a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-exchange = Un Deben vaut de { $least } à { $most } points.
reason-keep = La tuile vaut plus pour vous qu’un Deben.
reason-line = Cela laisse { $tiles ->
    [1] 1 tuile sur la ligne de l’Ankh,
   *[other] { $tiles } tuiles sur la ligne de l’Ankh, au mieux
} { DU($family) } { $scarabs ->
    [0] sans scarabée
    [1] à 1 scarabée
   *[other] à { $scarabs } scarabées
}.
reason-line-character = Cela laisse { $tiles ->
    [1] 1 tuile sur la ligne de l’Ankh,
   *[other] { $tiles } tuiles sur la ligne de l’Ankh, au mieux
} un personnage.
reason-line-statue = Cela laisse { $tiles ->
    [1] 1 tuile sur la ligne de l’Ankh,
   *[other] { $tiles } tuiles sur la ligne de l’Ankh, au mieux
} une Statue.
reason-empty-line = Cela laisse une ligne vide.
reason-no-take = Cela ne laisse rien à prendre : la ligne et la pioche sont vides.
reason-refill = { $tiles ->
    [1] 1 nouvelle tuile arrive
   *[other] { $tiles } nouvelles tuiles arrivent
} sur le marché.
reason-points-end = Cela rapporte { $points } points en fin de partie.
reason-points-deben = Cela rapporte { $points } points en fin de partie, et un Deben.
reason-eye = Vous piochez { $deben } Deben et gardez le plus élevé.
reason-finger = L’adversaire doit prendre la tuile que vous choisissez.
reason-deny-token = L’adversaire ne l’aura pas.
cost-stone = { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
cost-resources = { $wood ->
    [0] { $stone ->
        [0] { $gold ->
            [0] rien
           *[other] { $gold } or
        }
       *[other] { cost-stone }{ $gold ->
            [0] {""}
           *[other] {" et "}{ $gold } or
        }
    }
   *[other] { $wood } bois{ $stone ->
        [0] { $gold ->
            [0] {""}
           *[other] {" et "}{ $gold } or
        }
       *[other] { $gold ->
            [0] {" et "}{ cost-stone }
           *[other] {", "}{ cost-stone } et { $gold } or
        }
    }
}
reason-price = Cela coûte actuellement { cost-resources }.
reason-neighbours = { $spaces ->
    [0] Il ne fait baisser les prix sur aucune case libre
    [1] Il fait baisser les prix sur 1 case libre
   *[other] Il fait baisser les prix sur { $spaces } cases libres
} autour de lui.
reason-gauge-start = Vous commenceriez la saison sur la case { $square } ; la rouge est la { $red }.
reason-needed = La directive l’exige.
reason-steps = Il faut { $steps ->
    [1] 1 manche
   *[other] { $steps } manches
}, une étape par manche : mieux vaut commencer tôt.
reason-produces = Il vous donne { cost-resources } à chaque manche ; { $lacking ->
    [0] vous en avez déjà assez pour la directive
   *[other] il vous en faut encore environ { $lacking } pour la directive
}.
reason-stores = Il permet de stocker { $resources } ressources de plus.
reason-manages = Il gère { $sites } chantiers de plus.
reason-ability = { $power }
ability-barracks = Une fois par saison, elle fait baisser votre jauge et monter celle d’un adversaire.
ability-temple = Avant chaque saison, il vous laisse garder une des deux premières cartes.
ability-market = Une fois par saison, il vous laisse échanger des ressources avec un adversaire.
ability-library = Une fois par saison, elle convertit des Troubles en Joker.
ability-gardens = Une fois par saison, de doubles Troubles ne comptent que pour 1.
ability-palace = Une fois par saison, il réquisitionne une carte qui vient d’être révélée.
reason-covers = Cela couvre une case libre ; { $spaces ->
    [0] il n’en resterait aucune
    [1] il en resterait 1
   *[other] il en resterait { $spaces }
}.
reason-enough-sites = { $sites ->
    [0] Pas besoin de chantier
    [1] 1 chantier suffit
   *[other] { $sites } chantiers suffisent
} pour l’instant.
reason-calm = Votre jauge redescend à la case { $square } ; la rouge est la { $red }.
reason-costs-gold = Cela coûte 1 or, qui pourrait servir à construire.
reason-calmer = Le risque de révolte avant votre prochaine décision baisse de { $before ->
    [0] moins de 1 %
   *[other] { $before } %
} à { $after ->
    [0] moins de 1 %
   *[other] { $after } %
}.
reason-calmer-safe = Le risque de révolte avant votre prochaine décision tombe de { $before ->
    [0] moins de 1 %
   *[other] { $before } %
} à 0 %.
reason-keep-store = Vous { $resources ->
    [0] ne gardez rien
    [1] gardez 1 ressource
   *[other] gardez { $resources } ressources
}.
reason-keep-useful = Vos chantiers { $resources ->
    [0] n’en demandent aucune
    [1] en demandent 1
   *[other] en demandent { $resources }
}.
reason-keep-goal = La directive { $resources ->
    [0] n’en demande plus aucune
    [1] en demande encore 1
   *[other] en demande encore { $resources }
}.
reason-take-pool = { $resources ->
    [0] Vous ne prenez rien : le pot est vide
    [1] Vous prenez 1 ressource du pot
   *[other] Vous prenez { $resources } ressources du pot
}.
reason-unseen = { $cards ->
    [0] Toutes les cartes ont été vues
    [1] 1 carte pas encore vue
   *[other] { $cards } cartes pas encore vues
}{ $apart ->
    [0] {""}
   *[other] , dont { $apart } hors du sabot
} : { $resources } avec une ressource, { $trouble } avec des Troubles.
reason-red = { $squares ->
    [1] Il reste 1 case
   *[other] Il reste { $squares } cases
} avant la révolte.
reason-revolt = Le risque de révolte avant votre prochaine décision est { $percent ->
    [0] de moins de 1 %
   *[other] de { $percent } %
}.
reason-safe = Aucune révolte n’est possible avant votre prochaine décision.
reason-pays-all = Vous avez alors de quoi payer tous vos chantiers.
reason-lacking = Pour payer tous vos chantiers, il vous manque encore { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}.
reason-first-double = Le premier qui s’arrête reçoit la carte double.
reason-last-double = Le dernier qui s’arrête reçoit la carte double.
reason-only = C’est le seul coup possible.
reason-lead = Vous gagnez ainsi environ { $chance ->
    [one] { $chance } fois
   *[other] { $chance } fois
} sur 100, { $points } de plus qu’avec l’autre coup.
reason-alike = Chaque coup gagne environ { $chance ->
    [one] { $chance } fois
   *[other] { $chance } fois
} sur 100.
reason-won = Avec l’un ou l’autre coup, la partie est pratiquement gagnée.
reason-lost = Avec l’un ou l’autre coup, la partie est pratiquement perdue.
reason-search = Vous voyez la corruption de ce joueur ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}) et pouvez y prendre une carte ; il a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-starter = Vous joueriez en position { $place } sur { $seats }.
reason-done = { $cards ->
    [0] Il ne vous reste aucune carte en main.
    [1] 1 carte de votre main devient de la corruption.
   *[other] { $cards } cartes de votre main deviennent de la corruption.
}
reason-settle = Cette case a { $spaces } voisines ; gardez pour les métiers celles qui en ont le plus.
reason-on-nile = Cela prend une case du Nil, là où un Port ferait baisser les prix.
reason-off-nile = Cela laisse libres les cases du Nil, où un Port fait baisser les prix.
reason-port-here = Votre Port réduit de 1 ressource le prix sur cette case.
reason-gives-up = Vous abandonnez un chantier et tout ce qu’il vous aurait donné.
reason-abandon = Vous n’avez plus à le payer : { cost-resources }.
reason-demolish = Vous { $spaces ->
    [0] n’auriez aucune case libre
    [1] auriez 1 case libre
   *[other] auriez { $spaces } cases libres
}.
reason-discount = { $due ->
    [0] Il n’en resterait plus à payer
   *[other] Il en resterait { $due } à payer
} ; vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
reason-pay = { $hand ->
    [0] { $tokens ->
        [0] Cela n’utilise ni votre main ni vos jetons
        [1] Cela utilise 1 jeton, qui revient en fin de manche
       *[other] Cela utilise { $tokens } jetons, qui reviennent en fin de manche
    }
   *[other] Cela utilise { $hand ->
        [1] 1 ressource
       *[other] { $hand } ressources
    } de votre main{ $tokens ->
        [0] { "" }
        [1] { " et " }1 jeton, qui revient en fin de manche
       *[other] { " et " }{ $tokens } jetons, qui reviennent en fin de manche
    }
}{ $rest ->
    [0] {"."}
    [1] {", "}et 1 de plus se paie avec un Joker ou une caravane.
   *[other] {", "}et { $rest } de plus se paient avec des Jokers ou des caravanes.
}
reason-wild = { $jokers ->
    [0] { $caravans ->
        [0] Cela n’utilise ni Joker ni caravane
        [1] Cela utilise 1 caravane, mais aucun Joker
       *[other] Cela utilise { $caravans } caravanes, mais aucun Joker
    }
   *[other] Cela utilise { $jokers ->
        [1] 1 Joker
       *[other] { $jokers } Jokers
    }{ $caravans ->
        [0] , mais aucune caravane
        [1] {" "}et 1 caravane
       *[other] {" "}et { $caravans } caravanes
    }
}.
reason-finish = { $resources ->
    [0] Il ne vous reste rien
    [1] Il vous reste 1 ressource
   *[other] Il vous reste { $resources } ressources
}, et vos Entrepôts ont de la place pour { $room }.
reason-finish-lost = { $room ->
    [0] Vos Entrepôts ne gardent rien de ce qui vous reste
    [1] Sur les { $resources } ressources qui vous restent, vos Entrepôts n’en gardent qu’une
   *[other] Sur les { $resources } ressources qui vous restent, vos Entrepôts n’en gardent que { $room }
}.
reason-charter = Vous auriez { $caravans ->
    [one] { $caravans } caravane
   *[other] { $caravans } caravanes
} sur { $most }.
reason-redeem = Il { $caravans ->
    [0] ne vous resterait aucune caravane
    [1] vous resterait 1 caravane
   *[other] vous resterait { $caravans } caravanes
}.
reason-barracks = Votre jauge descend à la case { $own }, celle de l’adversaire monte à la { $theirs } ; la rouge est la { $red }.
that-rival = { $rivals ->
    [1] { $rival }
   *[other] cet adversaire
}
reason-rival-lacks = { $resources ->
    [0] Pour la directive, il ne manque rien à { that-rival }.
    [1] Pour la directive, il manque encore environ 1 ressource à { that-rival }.
   *[other] Pour la directive, il manque encore environ { $resources } ressources à { that-rival }.
}
reason-swap = Vous échangez { $resources ->
    [one] { $resources } ressource contre une d’une autre sorte
   *[other] { $resources } ressources contre { $resources } d’autres sortes
}.
reason-swap-sites = { $after ->
    [0] Il ne vous manquerait plus rien pour tous vos chantiers
    [1] Il vous manquerait encore 1 ressource pour tous vos chantiers
   *[other] Il vous manquerait encore { $after } ressources pour tous vos chantiers
}, contre { $before } maintenant.
reason-swap-goal = { $after ->
    [0] Il ne vous manquerait plus rien pour la directive
    [1] Il vous manquerait encore environ 1 ressource pour la directive
   *[other] Il vous manquerait encore environ { $after } ressources pour la directive
}, contre { $before } maintenant.
reason-no-swap = Vous gardez ce que vous avez.
reason-temple = Vous voyez les deux prochaines cartes avant tout le monde.
reason-place-top = L’autre carte vient juste après.
reason-place-bottom = L’autre carte vient en dernier.
reason-card-resource = La carte vous donne une ressource quand vous vous arrêtez.
reason-card-lacking = { $resources ->
    [0] Vous en avez déjà assez pour la directive.
   *[other] Il vous en faut encore environ { $resources } pour la directive.
}
reason-card-trouble = La carte ferait monter les jauges { $squares ->
    [one] de { $squares } case
   *[other] de { $squares } cases
} ; vous l’annulez.
reason-card-other = Annule la carte.
reason-soften = Votre jauge { $squares ->
    [0] ne monte pas
    [1] ne monte que de 1 case
   *[other] ne monte que de { $squares } cases
}.
reason-suffer = Votre jauge monte { $squares ->
    [one] de { $squares } case
   *[other] de { $squares } cases
} ; vous gardez le pouvoir du bâtiment.
reason-suffer-revolt = C’est la révolte.
reason-pass = Vous gardez le pouvoir du bâtiment pour plus tard.
