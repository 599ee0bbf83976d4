# The exercises: what all games share.
learn-exercises = Exercises, in any order
exercise-count = Exercise { $number } of { $count }
exercise-right = right
exercise-wrong = wrong
exercise-show = Show the answer
exercise-next = Next exercise
exercise-leave = All exercises
exercise-costs = <b>Your move</b>
exercise-instead = <b>The best move</b>
