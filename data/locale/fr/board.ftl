# La table : ce que tous les jeux partagent.

table-refuse-over = La partie est terminée.
table-refuse-not-your-turn = Ce n’est pas votre tour.
table-refuse-stale = Il s’est passé quelque chose entre-temps : regardez encore une fois.
table-refuse-undo = Vous ne pouvez reprendre que votre dernière décision, et seulement si elle ne vous a rien révélé.

board-turn-yours = { $name }, à vous de jouer
board-turn = { $name } joue
board-turn-program = { $name } réfléchit…
board-turn-over = La partie est terminée
board-log = Journal
board-log-large = Agrandir
board-tool-undo = Reprendre <b>{ $press }</b>
board-hint = Conseil. { $move }
board-tool-hint = Conseil <b>{ $press }</b>
board-hint-thinking = J’examine votre position…
board-suspense = Une carte est retournée…
board-tool-skip = Finir l’animation <b>{ $press }</b>
board-hold = Pause
board-go-on = Continuer
board-step = Décision suivante
board-result = Le résultat
board-review = La revoir
board-tool-cards = { $cards } <b>{ $press }</b>
board-tool-rules = Règles <b>{ $press }</b>
board-tool-menu = Menu <b>{ $press }</b>
board-unsaved = La partie ne peut plus être enregistrée ({ $reason }) ; vous pouvez continuer à jouer, mais la suite sera perdue dès que vous quitterez la table.
board-not-saved = Non enregistrée
board-stuck = { $name } ne peut pas continuer : { $problem }.
board-stuck-program = Un programme simple continue
board-stuck-human = Je joue à sa place
board-stand-in = { $name } n’a pas répondu : un programme simple a décidé à sa place.
board-no-hint = Pas de conseil : { $problem }.

table-menu-title = La table
table-menu-go-on = Continuer à jouer
table-menu-settings = Réglages
table-menu-rules = Règles
table-menu-leave = Quitter la table

handover-title = { $name }, à vous de jouer
handover-title-waits = { $name }, l’écran est à vous
handover-text = Prenez place devant l’écran, et que personne ne regarde par-dessus votre épaule. Votre main apparaît quand vous appuyez sur le bouton.
handover-text-cards = Prenez place devant l’écran, et que personne ne regarde par-dessus votre épaule. Les cartes réservées à vos yeux apparaissent quand vous appuyez sur le bouton.
handover-ready = C’est moi, { $name }
handover-undo = { $name } reprend son dernier coup

cards-title-sobek = Toutes les cartes, et où elles sont
cards-title-duel = Toutes les tuiles, et où elles sont
cards-title-sa-re = Toutes les cartes Saison, et où elles sont
cards-total = en tout
cards-hidden = non vues

scoring-title = Décompte de la manche { $round }
scoring-go-on = Continuer
scoring-gained = Lots
scoring-points = Points
scoring-steps = Recul { $done } sur { $steps }
scoring-no-sets = Aucun lot

final-title = { $count ->
    [1] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
final-round = Manche { $round }
final-events = Événements
final-points = Points
final-again = Rejouer
final-same = Rejouer cette donne
final-same-help = Le même hasard et les mêmes places. Pour qui connaît la donne, la partie ne compte pas dans les statistiques.
final-look = Voir la table
final-verify = Vérifier la partie
final-menu = Menu
final-verified = La partie rejouée est la même. Empreinte de la donne : { $fingerprint }…

review-back = Décision d’avant
review-play = Laisser défiler
review-eyes = Par les yeux de qui
review-all = tous
review-leave = Retour à la table
review-prompt = Décision { $ply } sur { $count }
review-same = { $name } ferait de même : { $move }
review-other = { $name } : { $move }<br>Joué : { $played }
course-title = Le fil de la partie
course-about = La part de victoire que chacun pouvait espérer, d’après les programmes quand ils voient toutes les cartes. Un point marque un grand changement.
course-decision = Décision { $ply } sur { $count }
course-begin = Mise en place
course-before = Grand changement précédent
course-after = Grand changement suivant
course-see = Aller voir
