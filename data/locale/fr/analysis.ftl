# Analyse d’une partie terminée
analysis-title = Analyse
analysis-analyse = Analyser
analysis-analyse-help = Habileté, chance et erreurs de cette partie
analysis-progress = { $done } coups analysés sur { $count }
analysis-leave = Vous pouvez quitter cette page : l’analyse continue et reste avec la partie.
analysis-own = Ce que chacun pouvait savoir
analysis-open = Toutes cartes visibles
analysis-legend = Chances de victoire.
analysis-legend-marks = Carré : erreur. Disque : coup de chance.
analysis-legend-rounds = Un trait vertical ouvre une manche.
analysis-sum = Départ + habileté + chance + adversaires + imprévu = résultat, en % d’une partie. La chance ne compte que là où l’on a tiré ; celle des uns n’annule pas celle des autres, car chacun sait autre chose. Imprévu : les cartes cachées qui se révèlent et les estimations qui changent. Sans la chance : le résultat moins la chance, entre 0 % et 100 %.
analysis-start = Départ
analysis-skill = Habileté
analysis-luck = Chance
analysis-opponents = Adversaires
analysis-unforeseen = Imprévu
analysis-result = Résultat
analysis-expected = sans la chance : { $percent } %
analysis-rate = Taux d’erreur { $rate } ‰
analysis-rate-none = Aucun choix à faire
analysis-like = Joue comme : { $level }
analysis-like-or-better = Joue comme : { $level } ou mieux
analysis-mistakes = Les décisions les plus coûteuses
analysis-no-mistakes = Aucune erreur trouvée.
analysis-strokes = Les plus grands coups de chance
analysis-no-strokes = Aucun tirage n’a changé grand-chose.
analysis-so-far = Jusqu’ici
analysis-none-yet = Rien pour l’instant.
analysis-count-best = Meilleurs
analysis-count-good = Bons
analysis-count-inaccuracy = Imprécisions
analysis-count-mistake = Erreurs
analysis-count-blunder = Gaffes
analysis-deal = La donne
analysis-drawn = Après : { $move }. Tirage : { $pieces }.
analysis-drawn-many = Après : { $move }. Tirage : { $count } pièces.
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
finding-title = { $label } : −{ $percent } %
finding-played = { $name } a joué : { $move }
finding-try = Réessayer
finding-better = Voir le meilleur coup
finding-play-on = Jouer d’ici
finding-new-luck = Nouveaux tirages
finding-same-luck = Mêmes tirages
finding-play-on-question = Jouer une nouvelle partie à partir de cette position ? Elle ne compte pas dans les statistiques.
finding-cancel = Annuler
finding-best = Mieux : { $move }
finding-instead = Joué : { $move }, { $percent } % de moins.
trial-best = C’est le meilleur coup.
trial-same = C’est le coup de la partie. Il réduit les chances de victoire de { $percent } %.
trial-other = Ce n’est ni le coup de la partie ni le meilleur.
trial-again = Réessayer
trial-answer = Voir la réponse
trial-close = Retour

# L’entraîneur
coach-thinking = L’entraîneur examine votre coup…
coach-warning = Attention : ce coup réduit vos chances de victoire d’environ { $percent } %.
coach-take-back = Annuler le coup
coach-play = Jouer quand même

# Le profil dans les statistiques
profile-title = Qualité de jeu
profile-none = Analysez des parties terminées pour voir votre taux d’erreur, votre chance et ce qu’il faut travailler.
profile-rating = Cote Elo ({ $low }–{ $high })
profile-rating-note = La cote découle de vos résultats contre les IA ({ $levels }). Elle se trouve dans l’intervalle entre parenthèses avec 95 % de certitude.
profile-rate = Taux d’erreur
profile-luck-mean = Chance par partie en %
profile-analysed = Parties analysées
profile-errors = Taux d’erreur de partie en partie
profile-kinds = Taux d’erreur par type de décision
profile-luck = Chance de partie en partie, en % d’une partie
profile-decisions = Décisions
profile-number = { $count }
profile-thousandths = { $count } ‰
kind-take = Prendre
kind-set = Lots
kind-character = Personnages
kind-event = Événements
kind-ankh = Ankh et marché
kind-pirogue = Pirogues
kind-deben = Tuile ou Deben
kind-season = Saison : s’arrêter ou continuer
kind-site = Chantiers
kind-build = Bâtir et payer
kind-store = Stocker
