# Ce que tous les écrans partagent
shell-ok = D’accord
shell-back = Retour
shell-close = Fermer
shell-door-closed = Cela ne peut pas s’ouvrir d’ici.
letters-open = Écrire avec des lettres à choisir
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

crash-title = Quelque chose s’est cassé
crash-sentence = Une erreur du programme a arrêté cet écran ; votre partie est enregistrée jusqu’au dernier coup et peut être reprise depuis le menu.
crash-menu = Retour au menu
crash-report = Enregistrer un fichier à envoyer
crash-report-about = Le fichier pour les auteurs contient la version, ce qui s’est passé et la partie, sans les noms. Rien n’est envoyé automatiquement.
crash-report-saved = Le fichier à envoyer est { $file }
crash-report-failed = Le rapport n’a pas pu être écrit : le dossier est inutilisable ou le disque est plein.
crash-again = le programme s’est arrêté deux fois de suite et doit se fermer ; votre partie est enregistrée jusqu’au dernier coup
