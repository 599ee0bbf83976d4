# Est-ce équitable ? Les IA, le mélange, et comment vérifier les deux.
fairness-title = Est-ce équitable ?
fairness-sees-title = Ce qu’une IA voit
fairness-sees = Une IA sait exactement ce qu’un joueur à sa place peut savoir : sa main, tout ce qui a été visible, avec une mémoire parfaite. Rien d’autre. L’{ level-apprentice }, le { level-ferryman }, le { level-scribe } et le { level-pedlar } oublient même une partie des mains adverses. Le suivi vous donne, à vous aussi, une mémoire parfaite ; dans { game-sobek }, il faut pour cela l’option « { option-open-information } ».
fairness-thinks-title = Où elle réfléchit
fairness-thinks = Les IA tournent dans un processus à part, qui ne connaît ni la vraie position, ni la graine du mélange. Ce qu’une IA ne peut pas voir y est redistribué au hasard, encore et encore, et chaque tirage à venir y est aléatoire.
fairness-sealed-title = Comment le mélange est scellé
fairness-sealed = Avant la première carte, une graine secrète est tirée : la donne et tous les tirages suivants en découlent. La graine, un sel secret et les règles donnent ensemble une empreinte (SHA-256), affichée dès le début. Aucune autre graine ne donne la même. Quand la partie est finie, la graine et le sel sont révélés.
fairness-checks-title = Comment le vérifier
fairness-checks = Pendant une partie, le menu mène à cette page : vous pouvez y contrôler la décision d’une IA. Après une partie, <b>Vérifier la partie</b> rejoue tout et le compare au sceau. En ligne de commande, <b>felucca audit</b> et <b>felucca verify</b> font de même pour des milliers de décisions et pour chaque partie enregistrée.
fairness-audit-title = Cette position
fairness-audit-ai = { $name } doit décider. Tout ce que ce joueur ne voit pas est redistribué { $deals } fois, et l’IA est interrogée à chaque fois. Sa réponse reste secrète.
fairness-audit-person = { $name } doit décider. Tout ce que ce joueur ne voit pas est redistribué { $deals } fois, et une IA est interrogée à chaque fois. Sa réponse reste secrète : ce serait un conseil.
fairness-level = IA interrogée
fairness-audit = Contrôler cette position
fairness-stop = Arrêter
fairness-count = Donne { $done } sur { $deals } · même coup : { $same }
fairness-fair = <b>Équitable.</b> { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, dont { $different ->
    [one] { $different } différente
   *[other] { $different } différentes
} : chaque fois, l’IA a vu la même chose et choisi le même coup.
fairness-unfair = <b>Pas équitable.</b> Dans { $other ->
    [one] { $other } donne
   *[other] { $other } donnes
} sur { $deals ->
    [one] une
   *[other] { $deals }
}, l’IA a vu autre chose ou choisi un autre coup. Merci de le signaler.
fairness-stuck = Le contrôle ne peut pas continuer ({ $problem }).
fairness-over = La partie est terminée : il n’y a plus rien à contrôler.
fairness-one-move = Un seul coup est possible : il n’y a rien à contrôler.
fairness-no-ais = Il n’y a pas d’IA à contrôler à cette table.
fairness-seal-title = Sceau de cette partie
fairness-closed = Scellé jusqu’à la fin. Notez l’empreinte pour la comparer à ce moment-là.
fairness-fingerprint = Empreinte
fairness-salt = Sel
fairness-seed = Graine
fairness-rules = Règles
fairness-fits = Le sel et la graine sont dévoilés : avec les règles, ils donnent l’empreinte affichée avant le premier coup.
fairness-fits-not = Le sel, la graine et les règles ne donnent pas l’empreinte affichée.
fairness-verified = La partie se rejoue à l’identique, tirage par tirage.
