# Les exercices : ce que tous les jeux ont en commun.
learn-exercises = Exercices, à votre gré
exercise-count = Exercice { $number } sur { $count }
exercise-right = juste
exercise-wrong = faux
exercise-show = Voir la réponse
exercise-next = Exercice suivant
exercise-leave = Tous les exercices
exercise-costs = <b>Votre coup</b>
exercise-instead = <b>Le meilleur coup</b>
