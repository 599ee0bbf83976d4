# Le journal du duel. Les pièces viennent en groupes de mots : « blé à un scarabée », « 2 tuiles de poisson », « un personnage caché ».

log-duel-start = { $name } commence et doit prendre une tuile du centre.
log-duel-take = { $name } prend { $some }.
log-duel-take-over = { $name } prend { $some } et survole { $skipped }.
log-duel-take-over-brief = { $name } prend { $some }, { $passed } en corruption.
log-duel-buy = { $name } prend { $some } au marché.
log-duel-exchange = { $name } échange { $some } contre un Deben.
log-duel-exchange-also = Tuile échangée contre un Deben.
log-duel-draw-deben = { $name } pioche { $some }.
log-duel-draw = { $name } pioche { $some }.
log-duel-draw-unseen = { $name } pioche { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
}.
log-duel-draw-tokens = { $known ->
    [0] L’Architecte regarde { $count } Pirogues de la réserve.
   *[other] Pirogues de la réserve : { $pieces }.
}
log-duel-pirogue = « { $name } »
log-duel-draw-two-deben = { $known ->
    [0] { $count } Deben piochés.
   *[other] Piochés : { $pieces }.
}
log-duel-keep = { $name } garde { $some }.
log-duel-turn = { $name } oriente l’Ankh { $direction }.
log-duel-refill = { $name } remplit le marché.
log-duel-fill = { $count ->
    [1] 1 tuile rejoint
   *[other] { $count } tuiles rejoignent
} le marché.
log-duel-sale = { $name } vend un lot { DE($family) } (+{ $gain }) : { $pieces }.
log-duel-sale-brief = { $name } vend un lot { DE($family) } (+{ $gain }).
log-duel-add = { $name } ajoute au lot { DE($family) } : { $pieces }.
log-duel-add-brief = { $name } ajoute au lot { DE($family) }.
log-duel-play = { $name } joue { $piece }.
log-duel-no-effect = Sans effet.
log-duel-steal = { $name } vole { $some } à { $other }.
log-duel-steal-unseen = { $name } vole une tuile à { $other }.
log-duel-pick = { $name } prend { $some } dans la corruption { DE($other) }.
log-duel-pick-unseen = { $name } prend une tuile dans la corruption { DE($other) }.
log-duel-discard = { $name } met { $some } en corruption.
log-duel-discard-unseen = { $name } met { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
} en corruption.
log-duel-raise = { $name } reprend { $some } de sa corruption.
log-duel-raise-unseen = { $name } reprend toute sa corruption en main : { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
}.
log-duel-cleanse = { $name } retire { $some } de sa corruption.
log-duel-cleanse-unseen = { $name } retire { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
} de sa corruption.
log-duel-use = { $name } utilise la Pirogue « { $token } ».
log-duel-use-on = { $name } utilise la Pirogue « { $token } » sur son lot { DE($target) }.
log-duel-use-idle = { $name } défausse la Pirogue « { $token } ».
log-duel-end = { $name } n’a plus aucune action possible : la partie est terminée.
log-duel-unsold = { $name } retire ses lots invendus : { $pieces }.
log-duel-unsold-unseen = { $name } retire { $count ->
    [1] 1 tuile invendue
   *[other] { $count } tuiles invendues
}.
log-duel-left-over = { $name } ajoute le reste de sa main à sa corruption : { $pieces }.
log-duel-left-over-unseen = { $name } ajoute { $count ->
    [1] sa dernière tuile
   *[other] ses { $count } dernières tuiles
} à sa corruption.
log-duel-corruption = Corruption { DE($name) } : { $count }.
log-duel-bonus = { $name } a { $difference } de corruption en moins : { $count } Deben ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
log-duel-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-duel-winners = { $count ->
    [1] { $names } l’emporte !
   *[other] Match nul entre { $names }.
}
