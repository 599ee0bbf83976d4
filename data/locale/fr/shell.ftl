# Ce que tous les écrans partagent
shell-ok = OK
shell-back = Retour
shell-close = Fermer
shell-door-closed = Cela n’est pas possible ici.
letters-open = Clavier à l’écran
letters-space = Espace
letters-delete = Effacer
letters-done = Terminé

game-sobek = Sobek
game-duel = Sobek : 2 joueurs
game-sa-re = Sa-Rê

when-now = à l’instant
when-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
when-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
when-days = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}

crash-title = Une erreur est survenue
crash-sentence = Une erreur a fermé cet écran. Votre partie est enregistrée jusqu’au dernier coup ; vous pouvez la reprendre depuis le menu.
crash-sentence-no-game = Une erreur a fermé cet écran. Vous pouvez continuer depuis le menu.
crash-menu = Retour au menu
crash-report = Enregistrer un rapport
crash-report-about = Le rapport contient la version, l’erreur et la partie, sans les noms. Rien n’est envoyé automatiquement.
crash-report-saved = Rapport enregistré : { $file }
crash-report-failed = Le rapport n’a pas pu être enregistré : le dossier est protégé ou le disque est plein.
crash-again = Felucca a planté deux fois de suite et doit se fermer ; chaque partie est enregistrée jusqu’à son dernier coup
