# Analyse d’une partie terminée
analysis-title = Analyse
analysis-analyse = Analyser
analysis-analyse-help = Habileté, chance et erreurs de cette partie
analysis-progress = { $done ->
    [one] { $done } coup analysé
   *[other] { $done } coups analysés
} sur { $count }
analysis-leave = Vous pouvez quitter cette page : l’analyse continue et sera enregistrée avec la partie.
analysis-own = Ce que chacun pouvait savoir
analysis-open = Tout visible
analysis-legend-mistake = décision coûteuse
analysis-legend-luck = chance ou malchance
analysis-legend-round = nouvelle manche
analysis-sum-skill = { $who ->
        [own] Vos
       *[other] Ses
    } { $sign ->
    [plus] décisions ont rapporté { $share }.
    [minus] décisions ont coûté { $share }.
   *[none] décisions n’ont presque rien coûté.
}
analysis-sum-opponents = { $sign ->
    [plus] Les décisions des autres { $who ->
        [own] vous
       *[other] lui
    } ont rapporté { $share }.
    [minus] Les décisions des autres { $who ->
        [own] vous
       *[other] lui
    } ont coûté { $share }.
   *[none] Les décisions des autres n’ont presque rien changé.
}
analysis-sum-luck = { $sign ->
    [plus] Les tirages ont rapporté { $share }.
    [minus] Les tirages ont coûté { $share }.
   *[none] Les tirages n’ont presque rien changé.
}
analysis-sum-unforeseen = { $sign ->
    [plus] Une fois dévoilé, ce qui était caché a rapporté { $share }.
    [minus] Une fois dévoilé, ce qui était caché a coûté { $share }.
   *[none] Une fois dévoilé, ce qui était caché n’a presque rien changé.
}
analysis-share = environ { $percent } % d’une partie
analysis-share-whole = plus d’une partie entière
analysis-accuracy = Marge d’erreur de ces quatre estimations prises ensemble : { $share }.
analysis-expected = Avec une chance moyenne, la probabilité de gagner aurait été de { $percent } %.
analysis-luck-within = ({ $doubt }) d’une partie
analysis-luck-unclear = Effet trop incertain pour conclure.
analysis-more = Autres décisions et chiffres
analysis-less = Retour à la courbe
analysis-sums = Gagné ou perdu, en % d’une partie
analysis-sums-skill = { $who ->
    [own] Vos décisions
   *[other] Ses décisions
}
analysis-sums-opponents = Décisions des autres
analysis-sums-luck = Tirages
analysis-sums-unforeseen = Ce qui était caché
analysis-sums-accuracy = Marge d’erreur de leur somme
analysis-average = Perte moyenne par décision
analysis-of-a-game = d’une partie
analysis-unit = 1 % d’une partie, c’est une victoire sur 100 parties.
analysis-mistake-count = { $count ->
    [0] Aucune erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
} sur { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
analysis-mine = Les miennes
analysis-whose = Décisions de
analysis-card = Coup { $ply }
analysis-card-loss = −{ $percent } %
analysis-card-lead = +{ $percent } %
analysis-chances = Vous gagnez ainsi environ { $better ->
    [one] { $better } fois
   *[other] { $better } fois
} sur 100, contre { $played } avec le coup joué.
analysis-next-best = À défaut : { LOWER($move) }.
analysis-card-look = Voir la table
analysis-played = Joué : { LOWER($move) }
analysis-as-played = Coup joué : { LOWER($reason) }
analysis-told-to = Pour { $name } : « { $reason } »
analysis-doubt = « ? » : une recherche plus profonde a trouvé le coup un peu moins mauvais.
analysis-story-mistake = La partie a basculé au <b>coup { $ply }</b> : { $who ->
    [own] vous avez laissé filer
   *[other] { $name } a laissé filer
} { $percent } % d’une partie.
analysis-story-deed = La partie a basculé au <b>coup { $ply }</b>, « { LOWER($move) } » : { $who ->
    [own] vous avez laissé filer
   *[other] { $name } a laissé filer
} { $percent } % d’une partie.
analysis-story-left = La partie a basculé au <b>coup { $ply }</b>{ $who ->
    [own] , « { LOWER($move) } »
   *[other] . { $name } a joué « { LOWER($move) } »
} : { LOWER($reason) }
analysis-story-missed = La partie a basculé au <b>coup { $ply }</b>{ $who ->
    [own] , « { LOWER($move) } »
   *[other] . { $name } a joué « { LOWER($move) } »
} ; mieux valait « { LOWER($better) } » : { LOWER($reason) }
analysis-story-cost = La partie a basculé au <b>coup { $ply }</b>, « { LOWER($move) } » : { $who ->
    [own] vous avez laissé filer
   *[other] { $name } a laissé filer
} environ { $points } points.
analysis-story-gave = La partie a basculé au <b>coup { $ply }</b>, « { LOWER($move) } » : { $who ->
    [own] vous avez
   *[other] { $name } { $to ->
        [own] vous a
       *[other] a
    }
} donné environ { $points } points{ $to ->
    [own] .
   *[other] {" "}à { $rival }.
}
analysis-most-likely = ensuite, très probablement, { $deed }.
analysis-story-better = Coup joué : « { $played } ». Mieux valait « { $move } ». { $reason }
analysis-story-hint = Coup joué : « { $played } ». Un conseil aurait dit à { $name } : « { $move }. { $reason } »
analysis-story-rather = Mieux valait « { $move } ». { $reason }
analysis-story-advised = Un conseil aurait dit à { $name } : « { $move }. { $reason } »
analysis-story-luck = La partie a basculé au <b>coup { $ply }</b> : le tirage { $who ->
    [own] vous a
   *[other] a
} { $sign ->
    [plus] rapporté
   *[minus] coûté
} { $percent } % d’une partie{ $who ->
    [own] .
   *[other] {" "}à { $name }.
}
analysis-story-deal = La partie a basculé dès la donne : elle { $who ->
    [own] vous a
   *[other] a
} { $sign ->
    [plus] rapporté
   *[minus] coûté
} { $percent } % d’une partie{ $who ->
    [own] .
   *[other] {" "}à { $name }.
}
analysis-story-seat = Le <b>coup { $ply }</b>{ $told ->
    [yes] , « { LOWER($move) } »,
   *[no] {""}
} { $who ->
    [own] vous a coûté le plus cher
   *[other] a coûté le plus cher à { $name }
}{ $how ->
    [left] {" : "}{ LOWER($reason) }
    [missed] {" ; "}mieux valait « { LOWER($better) } » : { LOWER($reason) }
    [better] {" ; "}mieux valait « { LOWER($better) } ».
   *[none] .
}
analysis-story-resigned = { $who ->
    [own] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
analysis-story-none = Aucun coup n’a décidé à lui seul de cette partie.
analysis-story-costliest = Aucun coup n’a décidé à lui seul de cette partie ; le <b>coup { $ply }</b> vous a coûté le plus cher : { LOWER($reason) }
analysis-story-costliest-better = Aucun coup n’a décidé à lui seul de cette partie ; au <b>coup { $ply }</b>, mieux valait « { LOWER($move) } » : { LOWER($reason) }
analysis-rate = Perte moyenne par décision : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie
analysis-rate-none = Aucun choix à faire
analysis-like = Niveau de jeu : { $level }
analysis-like-or-better = Niveau de jeu : { $level } ou mieux
analysis-mistakes = Les décisions les plus coûteuses
analysis-no-mistakes = Aucune erreur trouvée.
analysis-strokes = Les plus grands coups du sort
analysis-no-strokes = Aucun tirage n’a changé grand-chose.
analysis-so-far = Jusqu’ici
analysis-none-yet = Rien pour l’instant.
analysis-count-best = Meilleurs
analysis-count-good = Bons
analysis-count-inaccuracy = Imprécisions
analysis-count-mistake = Erreurs
analysis-count-blunder = Gaffes
analysis-deal = La donne
analysis-drawn = Après : { LOWER($move) }. Tirage : { $pieces }.
analysis-drawn-many = Après : { LOWER($move) }. Tirage : { $count } pièces.
analysis-row = { $name }, coup { $ply }
label-best = meilleur coup
label-good = bon coup
label-inaccuracy = imprécision
label-mistake = erreur
label-blunder = gaffe
label-doubt = { $label } ?
analysis-points = { $sign ->
    [plus] +{ $percent }
    [minus] −{ $percent }
   *[none] { $percent }
}

# À la table, avant une décision qui a coûté quelque chose
finding-title = { $label } : −{ $percent } % d’une partie
finding-played = { $name } a joué : { LOWER($move) }
finding-try = Réessayer
finding-better = Voir le meilleur coup
finding-play-on = Poursuivre
finding-new-luck = Nouveaux tirages
finding-same-luck = Mêmes tirages
finding-play-on-question = Jouer une nouvelle partie à partir de cette position ? Elle ne compte pas dans les statistiques.
finding-cancel = Annuler
finding-best = Mieux : { LOWER($move) }
finding-instead = Joué : { LOWER($move) }, soit { $percent } % d’une partie de moins.

# L’entraîneur
coach-thinking = L’entraîneur examine votre coup…
coach-warning = Attention : avec ce coup, vous perdriez environ { $percent } { $percent ->
    [one] partie
   *[other] parties
} de plus sur 100.
coach-take-back = Annuler le coup
coach-play = Jouer quand même

# Le profil dans les statistiques
profile-title = Qualité de jeu
profile-none = Analysez des parties terminées pour voir ce que vos décisions coûtent en moyenne, votre chance et ce qu’il faut travailler.
profile-rating = Cote Elo ({ $low }–{ $high })
profile-rating-note = La cote découle de vos résultats contre les IA ({ $levels }). Elle se trouve dans l’intervalle entre parenthèses avec 95 % de certitude.
profile-rate = Perte moyenne par décision
profile-luck-mean = Chance par partie en %
profile-analysed = Parties analysées
profile-errors = Perte moyenne par décision, de partie en partie, en % d’une partie
profile-kinds = Perte moyenne par type de décision, en % d’une partie
profile-luck = Chance de partie en partie, en % d’une partie
profile-decisions = Décisions
profile-number = { $count }
profile-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
kind-take = Prendre
kind-set = Lots
kind-character = Personnages
kind-event = Événements
kind-ankh = Ankh et marché
kind-pirogue = Pirogues
kind-deben = Tuile ou Deben
kind-season = Saison : s’arrêter ou continuer
kind-site = Chantiers
kind-build = Construire et payer
kind-store = Stocker

# Le par : ce que des IA auraient perdu aux mêmes décisions
par-better = Vous avez moins perdu que ne l’aurait fait un { $level } à votre place : l’écart est de { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie par décision (± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
par-worse = À votre place, un { $level } aurait moins perdu : l’écart est de { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie par décision (± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
par-even = Cette partie ne montre pas de différence nette avec ces niveaux à votre place : { $levels }.
par-within = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }
par-under = au plus { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
par-bars = Perte moyenne { $count ->
    [1] sur la même décision
   *[other] sur les { $count } mêmes décisions
}
par-players = Perte moyenne de chaque joueur
par-players-told = Perte moyenne par décision de chaque joueur : { $players }
par-levels = Perte moyenne des IA sur les mêmes décisions : { $levels }
par-figure = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }
par-kinds = Par type de décision : perte par décision, en % d’une partie
par-kinds-count = Décisions
par-kinds-lost = Perte
par-history = Par rapport à un { $level } à votre place, de partie en partie, en % d’une partie par décision
