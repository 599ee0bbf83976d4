# Menu principal, parties enregistrées, nouvelle partie, crédits
menu-subtitle = TROIS JEUX DU NIL
menu-version = Version { $version }
menu-continue = Reprendre
opening = Chargement…
menu-new = Nouvelle partie
menu-rules = Règles
menu-statistics = Statistiques
menu-settings = Réglages
menu-credits = Crédits
menu-quit = Quitter
menu-saves = Parties enregistrées

quit-question = Quitter Felucca ? Toute partie en cours est enregistrée.
quit-yes = Quitter
quit-no = Annuler

save-over = terminée
save-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ex æquo
}
save-tied = { $count } gagnants ex æquo
save-resigned = { $name } a abandonné
save-copy = Copie « { $name } »
save-round = Manche { $number }
save-moves = { $count ->
    [0] pas commencée
    [one] { $count } coup
   *[other] { $count } coups
}
save-more = Afficher les parties plus anciennes
save-damaged = endommagée
save-newer = d’une version plus récente
save-rescue-yes = Reprendre à partir de là
save-rescue-no = Ne rien changer
save-delete = Supprimer cette partie
save-delete-question = Supprimer définitivement cette partie de { $game } ({ $seats }) ?
save-delete-file = Supprimer définitivement la partie { $name } ?
save-delete-yes = Supprimer
save-delete-no = Annuler

first-title = Bienvenue dans Felucca
first-question = Comment vous appelez-vous, et quel portrait choisissez-vous ?
first-skip = Passer
first-done = Continuer

new-title = Nouvelle partie
new-game = Le jeu
new-human = Humain
new-ai = IA
new-name = Nom
name-ask = Quel est votre nom ?
new-your-name = Votre nom
new-name-why = Vos résultats porteront ce nom.
new-you = vous
new-record = Victoires : { $won } sur { $count }
new-record-best = Meilleur résultat : { $points }
new-no-games-yet = Aucune partie
new-minutes = { $count ->
    [1] environ 1 minute
   *[other] environ { $count } minutes
}
new-moves = environ { $count } coups chacun
new-change-person = Choisir quelqu’un d’autre
new-free-seat = Une place libre
new-up-to = jusqu’à { $count } joueurs
new-free-chair = Libérer la place { $number }
new-more = Options
new-option = { $option } : { $value }
new-less = Retour à la table
offers-title = Qui joue avec vous ?
offers-chance = Vos chances de finir devant
offers-unknown = { $count ->
    [one] Première estimation. Encore { $count } partie contre des IA pour voir vos chances.
   *[other] Première estimation. Encore { $count } parties contre des IA pour voir vos chances.
}
offer-even = À votre niveau
offer-stretch = Un défi
offer-relaxed = Détente
offer-names = { $names }
offer-range = { $low }–{ $high } %
portrait-weaver = Tisserande
portrait-sailor = Marin
portrait-potter = Potière
portrait-fisher = Pêcheur
portrait-musician = Musicienne
portrait-herder = Berger
new-start = Commencer la partie
new-shuffle-seats = Places au hasard
new-free-undo = Annulation illimitée
new-free-undo-help = Annulez même les coups qui ont révélé des cartes ou auxquels une IA a répondu. L’ordre des cartes ne change pas. Une partie où vous annulez un coup ne compte pas dans les statistiques.
new-seed = Code de la donne
new-seed-random = au hasard
new-seed-help = Avec le même code, les mêmes places et les mêmes options, la donne est la même. Laissez vide pour une nouvelle donne. Un code de table (FEL-…) ouvre sa table.
new-same-name = Deux joueurs s’appellent { $name }. Donnez à chacun un nom différent.
new-not-playable = Ce jeu est indisponible : ses fichiers sont endommagés ou manquants.
new-no-games = Aucun jeu trouvé. Veuillez réinstaller Felucca.
new-seats = { $low } à { $high } joueurs
new-seats-exactly = { $count } joueurs
new-table = à { $count }
seat-human = Joueur { $number }
seat-ai = IA { $number }

game-sobek-short = Posez des lots, restez honnête.
game-duel-short = Un marché pour deux.
game-sa-re-short = Construisez, sachez vous arrêter.
game-sobek-about = Amassez les marchandises des quais et posez-les en lots, sans devenir le plus corrompu des marchands.
game-duel-about = Un marché pour deux : chaque tuile que vous prenez décide de la ligne où votre adversaire pourra se servir.
game-sa-re-about = Construisez une cité pour Pharaon. Tentez votre chance pour amasser des ressources, et sachez vous arrêter.

statistics-player = Joueur
statistics-played = Jouées
statistics-won = Gagnées
statistics-summary = Jouées : { $played } · Gagnées : { $won }
statistics-share = Taux de victoires
statistics-average = Moyenne
statistics-best = Meilleur
statistics-time = Temps de jeu
statistics-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
statistics-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-person = Une autre personne
statistics-all = Toutes les parties
statistics-none = Aucune partie pour l’instant : ces adversaires vous attendent. Une partie compte une fois terminée, même par abandon.
statistics-rivals = Adversaires
statistics-won-of = gagnées : { $won }/{ $count }
statistics-curve = Victoires de partie en partie ; la courbe montre le taux de victoires des { $count } dernières parties
statistics-note = D’après vos parties terminées, y compris celles que vous avez supprimées. Une partie compte pour chaque niveau d’IA qui l’a jouée du début à la fin. Ne comptent pas les parties avec l’entraîneur, les donnes rejouées et celles où vous avez annulé un coup grâce à l’annulation illimitée. Une victoire partagée compte comme une victoire, et une partie abandonnée comme perdue, sans entrer dans la moyenne.
statistics-damaged = { $count ->
    [one] { $count } partie enregistrée est illisible et n’est pas comptée.
   *[other] { $count } parties enregistrées sont illisibles et ne sont pas comptées.
}

rulebook-title = Règles
rulebook-search = Rechercher
rulebook-found = { $count ->
    [0] Aucun résultat.
    [1] 1 résultat.
   *[other] { $count } résultats.
}

credits-felucca-title = Felucca
credits-felucca = Code, dessins, sons et textes sont une œuvre originale de l’équipe de Felucca, sous licence MIT.
credits-games-title = Les jeux
credits-sobek = <b>Sobek</b> est un jeu de Bruno Cathala, édité par GameWorks.
credits-duel = <b>Sobek : 2 joueurs</b> est un jeu de Bruno Cathala et Sébastien Pauchon, édité par Catch Up Games.
credits-sa-re = <b>Sa-Rê</b> est un jeu de François Bachelart, édité par Nostromo Editions.
credits-independent = Felucca est l’œuvre de passionnés, sans lien avec les auteurs ni les éditeurs de ces jeux. S’ils vous plaisent ici, procurez-vous les vrais : autour d’une table, ils sont encore meilleurs.
credits-type-title = Polices
credits-type = <b>Source Serif</b> et <b>Source Sans</b> d’Adobe, sous licence SIL Open Font 1.1.
credits-software-title = Logiciels tiers
credits-software = pygame-ce et SDL (LGPL 2.1, zlib), AccessKit (MIT, Apache 2.0), pytmx (LGPL 3), PyYAML (MIT), msgspec (BSD), fluent.runtime, fluent.syntax (Apache 2.0), click (BSD), platformdirs, fsrs et rich (MIT), Python (PSF).
