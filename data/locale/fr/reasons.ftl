# Pourquoi un conseil propose un coup. Chaque nombre vient des règles.
reason-set-points = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-event = Cela permet de choisir un événement ; { $tokens ->
    [1] il reste un jeton
   *[other] il reste { $tokens } jetons
}.
reason-pirogue = Cela permet de choisir une Pirogue ; { $tokens ->
    [1] il en reste une
   *[other] il en reste { $tokens }
}.
reason-lay = Posées à l’horizontale, ces { $cards } cartes rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu d’aller dans la corruption.
reason-character = Personne d’autre ne connaît ce personnage ; son pouvoir vaut une carte.
reason-amulet = Une amulette va dans n’importe quel lot.
reason-statue = Une Statue va dans n’importe quel lot.
reason-family = Vous en aurez ainsi { $cards ->
    [1] une de cette famille
   *[other] { $cards } de cette famille
}, { $scarabs ->
    [0] sans scarabée
    [1] avec un scarabée
   *[other] avec { $scarabs } scarabées
}.
reason-own-set = Elle peut rejoindre votre lot de cette famille, qui { $scarabs ->
    [0] n’a encore aucun scarabée
    [1] a un scarabée
   *[other] a { $scarabs } scarabées
}.
reason-denies = Le joueur suivant a un lot de cette famille { $scarabs ->
    [0] sans scarabée
    [1] avec un scarabée
   *[other] avec { $scarabs } scarabées
} et aimerait aussi l’avoir.
reason-corruption = Cela coûte { $cards ->
    [1] une carte
   *[other] { $cards } cartes
} de corruption ; vous en auriez { $total }.
reason-clean = Cela ne coûte aucune corruption.
reason-less-corruption = Cela { $cards ->
    [0] ne retire aucune carte
    [1] retire une carte
   *[other] retire { $cards } cartes
} de votre corruption.
reason-leaves = Le joueur suivant trouvera à sa portée des cartes { $scarabs ->
    [0] sans scarabée
    [1] avec un scarabée au plus
   *[other] avec { $scarabs } scarabées au plus
}.
reason-delivery = C’est la dernière de la rangée : un nouvel arrivage vient.
reason-ends-round = Cela termine la manche.
reason-queen = Vous { $cards ->
    [0] ne piochez rien
    [1] piochez une carte
   *[other] piochez { $cards } cartes
}.
reason-priest = Vous { $cards ->
    [0] n’avez aucune carte
    [1] avez une carte
   *[other] avez { $cards } cartes
} de corruption où choisir une famille.
reason-scribe = Les autres { $cards ->
    [0] ne doivent rien céder
    [1] doivent céder une carte
   *[other] doivent céder { $cards } cartes
}.
reason-power = Son pouvoir vaut plus maintenant que la carte dans un lot.
reason-forward = Votre marqueur avance de { $points }.
reason-rival-back = Ce marqueur recule de { $points }.
reason-again = Vous jouez aussitôt un tour de plus.
reason-curse = Cela ajoute { $cards } à la corruption d’un adversaire.
reason-embalming = { $cards ->
    [0] Vous n’avez pas de corruption ; les autres ne l’auront pas
    [1] Une carte revient de votre corruption
   *[other] { $cards } cartes reviennent de votre corruption
}.
reason-deceit = Cela rapporte aussitôt { $points }.
reason-prosperity = Cela ajoute { $scarabs } scarabées à un lot.
reason-shed = Vous devez en mettre { $cards ->
    [1] une
   *[other] { $cards }
} en corruption ; celles-ci vous servent le moins.
reason-steal = Cette main { $cards ->
    [0] ne contient aucune carte
    [1] contient une carte
   *[other] contient { $cards } cartes
}.
reason-exchange = Un Deben vaut de { $least } à { $most } points.
reason-keep = La tuile vaut plus pour vous qu’un Deben.
reason-line = L’Ankh { $tiles ->
    [0] ne pointe alors vers aucune tuile
    [1] ne pointe alors que vers une tuile
   *[other] pointe alors vers { $tiles } tuiles
}.
reason-empty-line = L’Ankh pointe alors dans le vide.
reason-refill = { $tiles ->
    [1] Une nouvelle tuile arrive
   *[other] { $tiles } nouvelles tuiles arrivent
} sur le marché.
reason-points-end = Cela compte { $points } points à la fin.
reason-points-deben = Cela compte { $points } points à la fin et donne un Deben.
reason-eye = Vous piochez { $deben } Deben et gardez le plus élevé.
reason-finger = L’adversaire doit prendre une tuile que vous choisissez.
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
reason-price = Prix en l’état : { cost-resources }.
reason-neighbours = Il { $spaces ->
    [0] ne rendra moins chère aucune case libre
    [1] rendra moins chère une case libre
   *[other] rendra moins chères { $spaces } cases libres
} autour de lui.
reason-gauge-start = Votre jauge commencera la saison sur la case { $square } ; le rouge est la { $red }.
reason-enough-sites = { $sites ->
    [0] Pas besoin de chantier
    [1] Un chantier suffit
   *[other] { $sites } chantiers suffisent
} pour l’instant.
reason-calm = Cela ramène votre jauge à la case { $square } ; le rouge est la { $red }.
reason-keep-store = Cela { $resources ->
    [0] ne garde rien
    [1] garde une ressource
   *[other] garde { $resources } ressources
}.
reason-pool = { $resources ->
    [0] Il n’y a rien
    [1] Il y a une ressource
   *[other] Il y a { $resources } ressources
} dans le pot de la saison.
reason-unseen = { $cards ->
    [0] Aucune carte n’est restée cachée
    [1] Une carte n’a pas été vue
   *[other] { $cards } cartes n’ont pas été vues
} cette saison : { $resources } avec une ressource, { $trouble } avec des Troubles.
reason-red = { $squares ->
    [0] Il ne reste aucune case
    [1] Il reste une case
   *[other] Il reste { $squares } cases
} jusqu’au rouge.
reason-first-double = Le premier qui s’arrête reçoit la carte double.
reason-only = C’est le seul coup possible.
reason-lead = Dans les parties simulées, vous gagnez ainsi { $chance } fois sur 100, { $points } de plus qu’avec le deuxième meilleur coup.
reason-alike = { $moves } coups se valent : chacun gagne environ { $chance } fois sur 100.
reason-tried = Sur { $games } parties simulées, { $times } commençaient par ce coup : le plus grand nombre.
reason-search = Vous voyez ce qui est sous cette plaquette et pouvez en prendre une carte ; son propriétaire a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-starter = Vous jouez alors en position { $place } sur { $seats }.
reason-done = { $cards ->
    [0] Aucune carte ne reste dans votre main
    [1] Une carte reste dans votre main, comme corruption
   *[other] { $cards } cartes restent dans votre main, comme corruption
} : rien de plus à gagner à l’horizontale.
reason-settle = Cette case en touche { $spaces } autres ; mieux vaut garder pour les métiers celles qui en touchent le plus.
reason-abandon = Vous n’avez plus à le payer : { cost-resources }.
reason-demolish = Vous { $spaces ->
    [0] n’avez alors aucune case libre
    [1] avez alors une case libre
   *[other] avez alors { $spaces } cases libres
}.
reason-discount = De cette ressource, { $due ->
    [0] il ne faut plus rien
    [1] il en faut encore une
   *[other] il en faut encore { $due }
}, et vous en avez { $have }.
reason-pay = Cela en prend { $hand } de votre main et { $tokens ->
    [0] aucun jeton
    [1] un jeton
   *[other] { $tokens } jetons
}.
reason-wild = Cela utilise { $jokers ->
    [0] aucun Joker
    [1] un Joker
   *[other] { $jokers } Jokers
} et { $caravans ->
    [0] aucune caravane
    [1] une caravane
   *[other] { $caravans } caravanes
}.
reason-finish = { $resources ->
    [0] Il ne reste rien dans votre main
    [1] Il reste une ressource dans votre main
   *[other] Il reste { $resources } ressources dans votre main
}, et les Entrepôts ont de la place pour { $room }.
reason-charter = C’est mieux que de les perdre : vous avez alors { $caravans ->
    [one] { $caravans } caravane
   *[other] { $caravans } caravanes
} sur { $most }.
reason-redeem = Il vous { $caravans ->
    [0] ne reste alors aucune caravane
    [1] reste alors une caravane
   *[other] reste alors { $caravans } caravanes
}.
reason-barracks = Votre jauge descend à la case { $own }, celle de l’adversaire monte à la { $theirs } ; le rouge est la { $red }.
reason-swap = Cela vous apporte { $resources ->
    [1] une ressource utile
   *[other] { $resources } ressources utiles
} contre autant qui ne vous servent pas.
reason-temple = Vous voyez les deux prochaines cartes avant tous les autres.
reason-place-top = L’autre carte vient juste après.
reason-place-bottom = L’autre carte vient en dernier.
reason-card-resource = La carte vous donne une ressource quand vous vous arrêtez.
reason-card-trouble = La carte ferait monter les jauges { $squares ->
    [1] d’une case
   *[other] de { $squares } cases
}, et reste sans effet.
reason-card-other = La carte reste sans effet.
reason-soften = Votre jauge { $squares ->
    [0] ne monte pas
    [1] ne monte que d’une case
   *[other] ne monte que de { $squares } cases
}.
reason-suffer = Votre jauge monte { $squares ->
    [1] d’une case
   *[other] de { $squares } cases
} ; le bâtiment garde son pouvoir.
reason-pass = Le bâtiment garde son pouvoir pour plus tard.
