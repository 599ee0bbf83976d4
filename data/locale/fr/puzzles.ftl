# Problèmes, questions de mémoire et boîte de révision

# Résoudre à la table
puzzle-title = Trouvez le meilleur coup
puzzle-title-event = Lequel des { $count } événements ?
puzzle-title-starter = Qui commence ?
puzzle-title-opponent = Quel adversaire ?
puzzle-title-power = Le pouvoir d’un personnage
puzzle-title-card = Laquelle des { $count } cartes ?
puzzle-title-card-set = Une carte ou un lot ?
puzzle-title-card-character = Une carte ou un personnage ?
puzzle-title-card-set-character = Carte, lot ou personnage ?
puzzle-title-pirogue = Quelle Pirogue ?
puzzle-title-ankh = Comment orienter l’Ankh ?
puzzle-title-deben = Une tuile ou un Deben ?
puzzle-title-tile = Laquelle des { $count } tuiles ?
puzzle-title-tile-sale = Prendre ou vendre ?
puzzle-title-tile-character = Une tuile ou un personnage ?
puzzle-title-tile-sale-character = Tuile, vente ou personnage ?
puzzle-title-line = La ligne de l’Ankh est vide
puzzle-title-build = Que construire ?
puzzle-title-palace = Une carte pour le Palais ?
puzzle-title-temple = Les deux cartes du Temple
puzzle-title-revolt = { $count ->
    [1] À une case de la révolte
   *[other] À { $count } cases de la révolte
}
puzzle-title-alone = Un seul joueur en lice
puzzle-title-short = { $count ->
    [1] Il manque 1 ressource
   *[other] Il manque { $count } ressources
}
puzzle-title-enough = Assez pour tous les chantiers
puzzle-theme = Thème : { $theme }
puzzle-facts = Difficulté <b>{ NUMBER($rating, useGrouping: 0) }</b>
mistake-title = Trouvez un meilleur coup
mistake-facts = Tiré de votre partie · coup { $ply } · a coûté environ { $percent ->
    [one] { $percent } partie
   *[other] { $percent } parties
} sur 100
solve-count = { $number } sur { $count }
solve-mark-gold = résolu du premier coup
solve-mark-bronze = résolu ensuite
solve-mark-plain = non résolu
solve-mark-bud = à venir
solve-went = { $number } : { $mark }
solve-moved = Votre cote : { NUMBER($before, useGrouping: 0) } → <b>{ NUMBER($after, useGrouping: 0) }</b> ± { NUMBER($within, useGrouping: 0) }
solve-right = <b>Oui ! { $move }.</b>
solve-good = <b>Oui ! { $move }.</b> Ce coup vaut le meilleur : { LOWER($best) }.
solve-shown = <b>Le meilleur coup : { LOWER($move) }.</b>
solve-lead = { $low ->
    [one] { $high ->
        [one] Gagne 1 partie sur 100 de plus que « { $other } ».
       *[other] Gagne de 1 à { $high } parties sur 100 de plus que « { $other } ».
    }
   *[other] Gagne de { $low } à { $high } parties sur 100 de plus que « { $other } ».
}
solve-wrong = <b>Il y a mieux que « { $move } ».</b>
solve-looking = Voyons comment cela pourrait mal tourner…
solve-lie-found = Voici comment cela aurait pu mal tourner.
solve-then = Ensuite, { $deed }
solve-free-then = Cela ne vous coûte rien, mais ensuite, { $deed }
solve-after = Puis { $deed }
solve-lie-none = C’est moins bon en moyenne, mais aucune donne ne le montre nettement.
solve-again = Réessayer
solve-show = Voir la réponse
solve-next = Suivant
solve-finish = Terminer
board-tool-solution = Voir la réponse <b>{ $press }</b>

# Ce que vous savez
know-title = Ce que vous savez
know-title-hidden = Ce que vous ne voyez pas
know-hand-sobek = <b>{ $name }</b> : { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] { $count ->
            [one] , déjà vue
           *[other] , toutes vues
        }
        [one] { $count ->
            [one] , inconnue
           *[other] , 1 inconnue
        }
       *[other] , { $unseen } inconnues
    }
}
know-hand-duel = <b>{ $name }</b> : { $count ->
    [0] aucune tuile
    [one] 1 tuile
   *[other] { $count } tuiles
}{ $count ->
    [0] {""}
   *[other] { $unseen ->
        [0] { $count ->
            [one] , déjà vue
           *[other] , toutes vues
        }
        [one] { $count ->
            [one] , inconnue
           *[other] , 1 inconnue
        }
       *[other] , { $unseen } inconnues
    }
}
know-shares = Cachés / en tout :
know-title-shares = Cachés / en tout
know-hidden = Vous ne voyez pas :
know-kind = { $kind } : { $hidden } sur { $total } à découvrir.

# Le pire des mondes
lie-title = Scénario possible :
lie-aside = Rien de ce que vous saviez ne l’exclut.
lie-hand-sobek = { $count ->
    [one] Carte cachée
   *[other] Cartes cachées
} { DE($name) }
lie-hand-duel = { $count ->
    [one] Tuile cachée
   *[other] Tuiles cachées
} { DE($name) }
lie-draws = Pioches suivantes
lie-told = { $title } : { $pieces }.
lie-you = <b>Votre coup</b> : { LOWER($move) }.
lie-you-brief = <b>Vous</b> : { LOWER($move) }.
lie-gains = <b>{ $name }</b> obtient ceci.
lie-price = À la fin, vous perdez { $mine } à { $theirs }. Avec le meilleur coup, vous gagnez { $own } à { $others }.
lie-price-shared = À la fin, vous perdez { $mine } à { $theirs }. Avec le meilleur coup, vous partagez la victoire, { $own } à { $others }.
lie-price-tied = Égalité à { $mine }, départage perdu. Le meilleur coup gagne.

# Une série
series-title = Série terminée
series-done = { $first } sur { $count } du premier coup{ $later ->
    [0] .
   *[other] , { $later } ensuite.
}
series-again = Une autre série
series-leave = Terminé
puzzles-none = il n’y a pas encore de problème de ce genre
review-none = il n’y a rien à réviser aujourd’hui

# Thèmes
theme-amulet = amulettes
theme-ankh = orienter l’Ankh
theme-bill = payer en entier
theme-build = construire
theme-caravan = caravanes
theme-card = la bonne carte
theme-character = personnages
theme-corruption = corruption
theme-deny = ce qui manque aux autres
theme-double = la carte double
theme-ending = quand finir
theme-event = événements
theme-gauge = la jauge de révolte
theme-goal = la directive
theme-launch = lancer des chantiers
theme-leave = ce que vous laissez
theme-market = le Marché
theme-pirogue = Pirogues
theme-place = où construire
theme-power = pouvoirs
theme-rival = ce qui manque aux autres
theme-sale = vendre
theme-set = lots
theme-site = chantiers
theme-statue = Statues
theme-stop = s’arrêter ou continuer
theme-store = stocker
theme-tile = la bonne tuile
theme-trouble = Troubles
theme-wait = prendre ou encaisser

# La page d’entraînement
learn-page-lessons = Leçons
learn-page-practice = Entraînement
practice-intro = De petits défis tirés de vraies parties, sans chronomètre. Vos progrès sont enregistrés sous votre nom.
practice-puzzles-title = Problèmes
practice-puzzles-new = { $count ->
    [one] 1 position où un coup est nettement le meilleur.
   *[other] { NUMBER($count, useGrouping: 0) } positions où un coup est nettement le meilleur.
} Votre cote de départ : { $rating }.
practice-puzzles = Votre cote : <b>{ NUMBER($rating, useGrouping: 0) }</b> (± { NUMBER($within, useGrouping: 0) })<br>{ $solved } sur { $tried } du premier coup
practice-no-puzzles = Il n’y a pas encore de problèmes pour ce jeu.
practice-puzzles-begin = En résoudre { $count }
practice-drills-title = Que savez-vous ?
practice-drills-new = Des questions sur ce qui est caché. Ce que vous avez vu suffit pour répondre.
practice-drills = Des questions sur ce qui est caché.<br>Bonnes réponses : { $right } sur { $asked }
practice-drills-begin = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
practice-review-title = Boîte de révision
practice-review = { $count ->
    [0] Rien à réviser aujourd’hui. Les problèmes manqués et les erreurs que l’analyse trouve dans vos parties reviennent ici.
    [one] 1 position à réviser aujourd’hui, avant de l’oublier.
   *[other] { $count } positions à réviser aujourd’hui, avant de les oublier.
}
practice-review-begin = Réviser
practice-themes = Problèmes par thème
practice-theme = { $theme } { $done }/{ $count }
practice-missed = Seulement mes échecs ({ $count })

# Questions de mémoire
drill-title = Que savez-vous ?
drill-facts = Tout ce qu’il faut savoir a été visible
drill-covered = Masqué jusqu’à votre réponse
drill-any = Choisissez toutes les bonnes réponses, puis répondez.
drill-all = toutes les bonnes réponses
drill-answer = Répondre
drill-chosen = choisi
drill-right = Juste !
drill-wrong = Pas tout à fait.
drill-why = Le calcul
drill-percent = { $percent } %
drill-sure = <icon:check> { $piece } : { $count } à coup sûr.
drill-may = <icon:check> { $piece } : { $total ->
    [one] aucune trace ailleurs.
   *[other] { $open } sur { $total } sans trace ailleurs.
}
drill-unsure = <icon:cross> { $piece } : possible, mais pas certain.
drill-elsewhere = <icon:cross> { $piece } : { $total ->
    [one] se trouve ailleurs.
   *[other] les { $total } sont ailleurs.
}
drill-excluded = <icon:cross> { $piece } : ce que vous avez vu l’exclut.
drill-zone-yes = <icon:check> Possible : { $zone }.
drill-zone-no = <icon:cross> Impossible : { $zone }.
drill-most = { $piece } : { $total } dans le jeu, { $elsewhere } ailleurs à coup sûr. { $open ->
    [0] Donc { $most } au plus.
   *[other] Ce que vous avez vu en exclut d’autres : { $most } au plus.
}
drill-chance = Il en reste { $size }, dont en moyenne { $expected } de cette sorte : { $piece }. Donc { $percent } %.
drill-chance-all = Compté sur tous les ordres possibles des cartes : { $percent } %.
drill-done = Bonnes réponses : { $right } sur { $count }.
drill-time = Temps : { $minutes }:{ $seconds }.
drill-again = Dix de plus
drill-sobek-hand = Lesquelles peuvent être dans la main { DE($name) } ?
drill-sobek-holds = Lesquelles sont à coup sûr dans la main { DE($name) } ?
drill-sobek-quays = Quels personnages peuvent être face cachée sur les quais ?
drill-sobek-most = Combien au plus peut-il y en avoir dans la pioche : { $piece } ?
drill-sobek-next = Prochaine carte de la pioche : quelle probabilité pour { $piece } ?
drill-sobek-where = Où peut se trouver cette carte : { $piece } ?
drill-duel-hand = Lesquelles peuvent être dans la main { DE($name) } ?
drill-duel-holds = Lesquelles sont à coup sûr dans la main { DE($name) } ?
drill-duel-market = Quels personnages peuvent être face cachée sur le marché ?
drill-duel-most = Combien au plus peut-il y en avoir dans la pioche : { $piece } ?
drill-duel-next = Prochaine tuile de la pioche : quelle probabilité pour { $piece } ?
drill-duel-where = Où peut se trouver cette tuile : { $piece } ?
drill-sa-re-next = Prochaine carte du sabot : quelle probabilité pour { $piece } ?
drill-sa-re-revolt = Si tout le monde continue, quelle est la probabilité que vos ouvriers se révoltent avant votre prochaine décision ?
drill-sa-re-most = Combien au plus peut-il y en avoir dans le sabot : { $piece } ?
drill-sa-re-shoe = Lesquelles peuvent être dans le sabot ?
drill-sa-re-double = Lesquelles de ces cartes doubles peuvent encore venir ?
zone-of-hand = main
zone-of-corruption = corruption
zone-brief-sobek-deck = pioche
zone-brief-sobek-box = hors manche
zone-brief-sobek-quays = quais
zone-brief-duel-pile = pioche
zone-brief-duel-box = hors du jeu
zone-brief-duel-market = marché
zone-sobek-hand = la main { DE($name) }
zone-sobek-corruption = la corruption { DE($name) }
zone-sobek-deck = la pioche
zone-sobek-box = hors de cette manche
zone-sobek-quays = les quais
zone-duel-hand = la main { DE($name) }
zone-duel-corruption = la corruption { DE($name) }
zone-duel-pile = la pioche
zone-duel-box = hors du jeu
zone-duel-market = le marché
zone-sa-re-shoe = le sabot
zone-sa-re-pile = la pile des cartes doubles
settings-reviews-a-day = Révisions par jour
settings-reviews-a-day-hint = Le nombre maximal de positions à réviser en un jour.
settings-reviews-a-day-5 = 5
settings-reviews-a-day-10 = 10
settings-reviews-a-day-20 = 20
settings-reviews-a-day-50 = 50
settings-times-drills = Chronométrer les questions
settings-times-drills-hint = À la fin d’une série de questions, affiche le temps que vous y avez passé.

# Dans les statistiques
training-title = Entraînement
training-rating = Cote aux problèmes (± { NUMBER($within, useGrouping: 0) })
training-solved = Problèmes résolus du premier coup
training-drills = Bonnes réponses
training-fraction = { $part }/{ $whole }
