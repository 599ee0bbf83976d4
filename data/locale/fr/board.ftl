# La table : ce que tous les jeux partagent.

table-refuse-over = La partie est terminée.
table-refuse-not-your-turn = Ce n’est pas votre tour.
table-refuse-stale = La situation a changé entre-temps : regardez de nouveau.
table-refuse-undo = Vous ne pouvez annuler que votre dernière décision, et seulement si elle ne vous a rien révélé.
table-refuse-resign = On ne peut abandonner que si cela met fin à la partie : à deux joueurs, ou seul contre des IA.

board-turn-yours = { $name }, à vous de jouer
board-turn = { $name } joue
board-turn-ai = { $name } réfléchit…
board-turn-over = Partie terminée
board-log = Journal
board-log-large = Agrandir
board-tool-undo = Annuler <b>{ $press }</b>
board-hint = Conseil : { LOWER($move) }
board-tool-hint = Conseil <b>{ $press }</b>
board-hint-thinking = Analyse de votre position…
board-suspense = Révélation…
board-tool-skip = Passer à votre prochain tour <b>{ $press }</b>
board-tool-motion = Passer l’animation <b>{ $press }</b>
board-hold = Pause
board-go-on = Reprendre
board-step = Coup suivant
board-result = Résultat
board-review = Revoir la partie
board-tool-cards = { $cards } <b>{ $press }</b>
board-tool-rules = Règles <b>{ $press }</b>
board-tool-menu = Menu <b>{ $press }</b>
board-unsaved = La partie ne peut plus être enregistrée ({ $reason }). Vous pouvez continuer à jouer : Felucca réessaie régulièrement. Tant que c’est impossible, la suite sera perdue si vous quittez la table.
board-saved-again = La partie est de nouveau enregistrée.
board-not-saved = Non enregistrée
board-stuck = { $name } ne peut pas continuer : { $problem }.
board-stuck-ai = Confier à une IA plus simple
board-stuck-human = Je joue à sa place
board-stand-in = { $name } n’a pas répondu : une IA plus simple a décidé à sa place.
board-no-hint = Pas de conseil : { $problem }.

table-menu-title = Menu de la partie
table-menu-title-lesson = Apprendre à jouer
table-menu-title-practice = Entraînement
table-menu-go-on = Reprendre la partie
table-menu-go-on-over = Retour à la table
table-menu-go-on-lesson = Continuer
table-menu-go-on-practice = Continuer
table-menu-settings = Réglages
table-menu-rules = Règles
table-menu-leave = Quitter la table
table-menu-leave-lessons = Retour aux leçons
table-menu-leave-practice = Retour à l’entraînement
table-menu-leave-week = Retour à la semaine
table-menu-leave-challenge = Retour au défi
table-menu-leave-four = Retour aux quatre tables
table-menu-leave-analysis = Retour à l’analyse

table-menu-restart = Recommencer (nouvelle donne)
table-menu-resign = Abandonner
board-restart-question = Recommencer avec une nouvelle donne ? Cette partie et tous ses coups seront supprimés.
board-restart-yes = Recommencer
board-keep-playing = Continuer la partie
board-resign-question = { $count ->
    [1] Abandonner cette partie ? Elle compte comme perdue, et { $names } l’emporte.
   *[other] Abandonner cette partie ? Elle compte comme perdue, et { $names } l’emportent.
}
board-resign-who = Qui abandonne ? L’autre l’emporte aussitôt.
board-resign-yes = Abandonner
log-resigned = { $name } a abandonné.

handover-title = { $name }, à vous de jouer
handover-title-waits = { $name }, c’est à vous
handover-text = Vérifiez que personne d’autre ne regarde : votre main apparaîtra quand vous appuierez sur le bouton.
handover-text-cards = Vérifiez que personne d’autre ne regarde : vos cartes secrètes apparaîtront quand vous appuierez sur le bouton.
handover-ready = Je suis { $name }
handover-undo = { $name } : annuler le dernier coup
drawn-title = { $name }, rien que pour vos yeux
drawn-text = Vous recevez : { $pieces }
drawn-done = Cacher ma main

board-undo-other = Annuler le dernier coup { DE($name) } ?
board-undo-yes = Annuler le coup
board-undo-no = Le garder

cards-title-sobek = Suivi des cartes
cards-title-duel = Suivi des tuiles
cards-title-sa-re = Suivi des cartes Saison
cards-note-sobek = Chaque famille comprend ses personnages.
cards-note-duel = Chaque famille comprend ses personnages ; les Statues comprennent l’Architecte.
cards-total = total
cards-of = { $count } sur { $total }
cards-hidden = non vues
cards-out-of-sight = hors de vue

scoring-title = Décompte de la manche { $round }
scoring-go-on = Continuer
scoring-gained = Lots
scoring-points = Points
scoring-steps = Recul { $done } sur { $steps }
scoring-no-sets = Aucun lot

final-title = { $count ->
    [1] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
final-round = Manche { $round }
final-events = Événements
final-points = Points
final-again = Rejouer
final-decider = Jouer la belle
final-same = Même donne
final-same-help = Même donne, mêmes places. Ne compte pas dans les statistiques des joueurs qui connaissent déjà cette donne.
final-analyse = Analyse
final-more-sets = { $count } de plus
final-replay = Revoir
final-look = Table
final-verify = Vérifier la partie
final-menu = Menu

review-back = Coup précédent
review-play = Lecture
review-eyes = Point de vue
review-all = tous
review-open = tout visible
review-hand = { $name } : { $pieces }
review-empty = Main vide
review-leave = Retour à la table
review-prompt = Coup { $ply } sur { $count }
review-same = C’est aussi ce qu’aurait fait { $name } : { LOWER($move) }
review-other = Ici, { $name } aurait choisi : { LOWER($move) }<br>Coup joué : { LOWER($played) }
win-chances-title = Chances de victoire
win-chances-about = Les chances de victoire de chacun après chaque coup, estimées par une IA qui voit tout. Les points marquent les tournants de la partie.
win-chances-decision = Coup { $ply } sur { $count }
win-chances-begin = Mise en place
win-chances-own = { $moment } (chacun selon ce qu’il savait : le total ne fait pas 100 %)
win-chances-before = Tournant précédent
win-chances-after = Tournant suivant
win-chances-see = Voir ce coup

## The sign of a seat: how it stands

panel-leads = mène de { $points }
panel-behind = { $points } de retard
panel-level = à égalité
panel-resigned = abandonne
panel-wins = gagne
offer-note-corruption = corruption { $before } → { $after }
prompt-again = Encore un tour. { $prompt }
digest-title = Entre-temps
digest-open = Entre-temps, depuis votre tour · { $press }
digest-log = Journal · { $press }
digest-nothing = Rien ne s’est passé depuis votre dernier tour.
