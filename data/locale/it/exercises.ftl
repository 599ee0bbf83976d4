# Gli esercizi: ciò che è comune a tutti i giochi.
learn-exercises = Esercizi, nell’ordine che vuoi
exercise-count = Esercizio { $number } di { $count }
exercise-right = giusto
exercise-wrong = sbagliato
exercise-show = Mostra la risposta
exercise-next = Prossimo esercizio
exercise-leave = Tutti gli esercizi
exercise-costs = <b>La tua mossa</b>
exercise-instead = <b>La mossa migliore</b>
