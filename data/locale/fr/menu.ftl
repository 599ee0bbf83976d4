# Menu principal, parties enregistrées, nouvelle partie, crédits
menu-subtitle = TROIS JEUX DU NIL
menu-version = Version { $version }
menu-continue = Continuer
opening = Ouverture…
menu-new = Nouvelle partie
menu-rules = Règles
menu-statistics = Statistiques
menu-settings = Réglages
menu-credits = Crédits
menu-quit = Quitter
menu-saves = Parties enregistrées

quit-question = Voulez-vous quitter Felucca ? Une partie en cours reste enregistrée.
quit-yes = Quitter
quit-no = Rester

save-over = terminée
save-round = Manche { $number }
save-moves = { $count ->
    [0] pas commencée
    [one] { $count } coup
   *[other] { $count } coups
}
save-damaged = illisible
save-rescue = endommagée
save-rescue-yes = Reprendre de là
save-rescue-no = Laisser tel quel
save-delete = Supprimer cette partie
save-delete-question = Supprimer définitivement cette partie ({ $game } : { $seats }) ?
save-delete-file = Supprimer définitivement la partie { $name } ?
save-delete-yes = Supprimer
save-delete-no = Garder

new-title = Nouvelle partie
new-game = Le jeu
new-players = Joueurs
new-human = Humain
new-program = Programme
new-name = Nom
new-start = Commencer la partie
new-shuffle-seats = Places tirées au sort
new-free-undo = Tout peut être repris
new-free-undo-help = Même ce qui vous a révélé des cartes ou ce à quoi un programme a répondu ; le hasard reste le même. Une telle partie ne compte pas dans les statistiques.
new-seed = Graine
new-seed-random = au hasard
new-seed-help = La même graine, les mêmes places et les mêmes options redonnent la même partie. Laissez vide pour une nouvelle donne.
new-same-name = Deux places portent le nom { $name } : donnez à chacune le sien.
new-not-playable = Ce jeu ne peut pas être joué : ses fichiers sont abîmés ou manquants.
new-no-games = Aucun jeu n’a été trouvé ; veuillez réinstaller le programme.
new-seats = { $low } à { $high } joueurs
new-seats-exactly = { $count } joueurs
seat-human = Joueur { $number }
seat-program = Programme { $number }
# Noms des programmes, séparés par des virgules
program-names = Ptah, Méryt, Imhotep, Néfret, Sénou, Hénout

game-sobek-about = Amassez les marchandises des quais et posez-les en lots, mais abandonnez-en le moins possible au dieu crocodile.
game-duel-about = Le marché à deux : chaque tuile que vous prenez décide de la ligne où votre adversaire pourra se servir.
game-sa-re-about = Élevez votre pyramide pendant que les dieux envoient abondance et troubles, et sachez vous arrêter.

statistics-player = Joueur
statistics-played = Jouées
statistics-won = Gagnées
statistics-share = Réussite
statistics-average = Moyenne
statistics-best = Meilleur
statistics-time = À la table
statistics-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
statistics-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-person = Une autre personne
statistics-all = Toutes les parties
statistics-none = Rien encore : une partie de ce jeu compte dès qu’elle a été jouée jusqu’au bout.
statistics-note = Calculé d’après les parties terminées qui sont enregistrées, sauf celles où tout pouvait être repris et les donnes déjà jouées ; en supprimer une la retire d’ici. Une partie compte avec chaque niveau qui a joué de la donne à la fin, et une victoire partagée est une victoire.
statistics-damaged = { $count ->
    [one] { $count } partie enregistrée est illisible et n’est pas comptée.
   *[other] { $count } parties enregistrées sont illisibles et ne sont pas comptées.
}

rulebook-title = Règles
rulebook-search = Chercher
rulebook-found = { $count ->
    [0] Aucun paragraphe n’en parle.
    [1] Un paragraphe en parle.
   *[other] { $count } paragraphes en parlent.
}

credits-felucca-title = Felucca
credits-felucca = Programme, dessins, sons et textes sont l’œuvre originale des ingénieurs de Felucca, sous licence MIT.
credits-games-title = Les jeux
credits-sobek = <b>Sobek</b> est un jeu de Bruno Cathala, édité par GameWorks.
credits-duel = <b>Sobek : 2 joueurs</b> est un jeu de Bruno Cathala et Sébastien Pauchon, édité par Catch Up Games.
credits-sa-re = <b>Sa-Rê</b> est un jeu de François Bachelart, édité par Nostromo Editions.
credits-independent = Felucca est l’œuvre d’admirateurs de ces jeux, sans lien avec leurs auteurs ni leurs éditeurs. S’ils vous plaisent ici, ils sont encore meilleurs autour d’une vraie table.
credits-type-title = Caractères
credits-type = <b>Source Serif</b> et <b>Source Sans</b> d’Adobe, sous licence SIL Open Font 1.1.
credits-software-title = Logiciels inclus
credits-software = pygame-ce et SDL (LGPL 2.1, zlib), pytmx (LGPL 3), PyYAML (MIT), msgspec (BSD), fluent.runtime, fluent.syntax (Apache 2.0), platformdirs, typer et rich (MIT), Python (PSF).
