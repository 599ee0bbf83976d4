# La semaine sur le fleuve : tables du jour, résultats, codes et ligne à partager
menu-week = La semaine sur le fleuve
week-title = La semaine sur le fleuve
week-about = { $span } · une table par jour, la même pour tous

weekday-1 = Lundi
weekday-2 = Mardi
weekday-3 = Mercredi
weekday-4 = Jeudi
weekday-5 = Vendredi
weekday-6 = Samedi
weekday-7 = Dimanche
weekday-short-1 = Lun.
weekday-short-2 = Mar.
weekday-short-3 = Mer.
weekday-short-4 = Jeu.
weekday-short-5 = Ven.
weekday-short-6 = Sam.
weekday-short-7 = Dim.
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
week-day = { $weekday } { $day ->
    [1] { $day }er
   *[other] { $day }
}
week-short-date = { $day ->
    [1] { $day }er
   *[other] { $day }
} { $month }
week-long-day = { $weekday } { $day ->
    [1] { $day }er
   *[other] { $day }
} { $month }
week-span = { $first ->
    [1] { $first }er
   *[other] { $first }
}–{ $last } { $month }
week-span-months = { $first } { $before } – { $last ->
    [1] { $last }er
   *[other] { $last }
} { $month }
week-today = Aujourd’hui · { LOWER($day) }

week-sail = Jouer · { $game }
week-continue = Reprendre · { $game }
week-again = S’entraîner · { $game }
week-with = avec { $names }
week-opponent = { $name } ({ $level })

week-key = Vos décisions
week-key-gold = mieux qu’un Vizir
week-key-silver = mieux qu’un Intendant
week-key-bronze = mieux qu’un Marchand
week-key-plain = toute autre partie
week-key-empty = jour manqué
week-key-helped = avec de l’aide
week-flower-gold = lotus d’or
week-flower-silver = lotus d’argent
week-flower-bronze = lotus de bronze
week-flower-plain = joué
week-flower-empty = pas joué
week-flower-bud = à venir
week-flower-helped = { $flower }, avec de l’aide
week-waiting = la table du jour vous attend
week-days = Les jours de la semaine

week-won = { $day } : victoire { $scores }
week-lost = { $day } : défaite { $scores }
week-shared = { $day } : victoire partagée, { $scores }
week-resigned = { $day } : abandon
week-gave = Vous avez perdu <b>{ $lost } ‰</b> par coup
week-par = à votre place : { $levels }
week-gave-help = En millièmes de partie par coup : ce que vos décisions vous ont coûté selon l’analyse, et ce que celles de ces niveaux auraient coûté dans les mêmes positions{ $within ->
    [0] .
   *[other] , à { $within } ‰ près.
}
week-judging = L’analyse est en cours. Votre résultat s’affichera ici.
week-unjudged = Cette partie n’a pas encore été analysée.
week-stretches = les sept étapes de la partie
week-stretches-spoken = Les sept étapes de la partie : { $stretches }
week-stretch-0 = faible
week-stretch-1 = moyenne
week-stretch-2 = bonne
week-missed = { $day } : pas joué
week-missed-about = { $game } { $with }. Vous pouvez encore y jouer pour vous entraîner.
week-ahead = { $day } · { $game }
week-ahead-about = Une partie { $with }. La table ouvrira ce jour-là.
week-now = Aujourd’hui · { $game }
week-now-about = Tout le monde a la même table aujourd’hui. Votre première partie terminée compte. Ensuite, entraînez-vous autant que vous voulez.
week-practise = S’entraîner encore
week-practise-first = S’entraîner
week-share = Partager

week-shared-told = Une ligne avec votre résultat a été copiée dans le presse-papiers, et une image enregistrée sous { $file } dans le dossier { $folder }.
week-line-lost = pertes { $lost } ‰
week-line-lost-par = pertes { $lost } ‰ ({ $levels })
week-line-helped = avec de l’aide

moving-title = Exporter et importer
moving-about = Un export est un fichier unique qui contient toutes vos parties, analyses, statistiques, leçons et tous vos réglages. Importez-le sur un autre ordinateur pour y continuer. Rien de ce qui s’y trouve déjà n’est perdu, et importer deux fois ne change rien.
moving-export = Tout exporter
moving-exported = Exporté : { $file }, dans le dossier { $folder }.
moving-busy = Un instant…
moving-import = Importer
moving-take = Importer
moving-also = Ces exports se trouvent dans le dossier { $folder }. Vous pouvez aussi déposer un fichier sur cette fenêtre.
moving-none = Il n’y a aucun export dans le dossier { $folder }. Vous pouvez aussi déposer un fichier sur cette fenêtre.
moving-nothing = Import terminé : tout était déjà ici.
moving-imported = Import terminé : { $games ->
    [0] aucune nouvelle partie
    [one] { $games } nouvelle partie
   *[other] { $games } nouvelles parties
}{ $continued ->
    [0] .
    [one] , et { $continued } partie continuée ailleurs.
   *[other] , et { $continued } parties continuées ailleurs.
}

challenge-title = Défi par code
challenge-about = Saisissez ou collez le code d’une table, ou la ligne qu’on vous a envoyée : vous jouerez exactement à la même table.
challenge-code = Code ou ligne
challenge-placeholder = FEL-…
challenge-table = { $game } avec { $names }
challenge-first = Vous n’avez pas encore joué à cette table.
challenge-hidden = Vous n’avez pas encore joué à cette table. Les deux résultats s’afficheront ensuite.
challenge-mine = Vous
challenge-theirs = L’autre joueur
challenge-lost = pertes par coup : { $lost } ‰
challenge-paste = Collez ci-dessus la ligne de l’autre joueur pour comparer.
challenge-sail = Jouer
moving-open = Ouvrir
moving-hint = Toutes vos parties, vos statistiques et vos réglages en un seul fichier, pour les emporter sur un autre ordinateur.

# Un match en quatre tables
four-title = Quatre tables
four-about = Tous ceux qui ont le code jouent aux quatre mêmes tables, en avançant chaque fois d’une place. Le score juge vos décisions, pas votre chance.
four-game = { $game } · { $code }
four-chair = Table { $number } · place { $chair }
four-open = Pas encore jouée
four-unfinished = Commencée
four-continue = Continuer
four-none = Pas encore de score. Il s’affichera dès qu’une partie aura été analysée.
four-own = Vous : { $score } (tables : { $judged } sur 4)
four-other = L’autre joueur : { $score }
four-hidden = Le score de l’autre joueur s’affichera dès que vous en aurez un.
four-lead-0 = L’autre joueur est nettement devant.
four-lead-1 = Personne n’est nettement devant : l’écart ne dépasse pas la marge d’erreur.
four-lead-2 = Vous êtes nettement devant.
four-gain = <b>{ $gain } ± { $within } ‰</b> par coup, par rapport à un Intendant à votre place
four-loss = <b>{ $gain } ± { $within } ‰</b> par coup, par rapport aux meilleurs coups
four-share = Copier la ligne
four-share-about = Avec cette ligne, chacun peut jouer aux quatre mêmes tables et comparer les scores.
four-shared = La ligne a été copiée dans le presse-papiers.
