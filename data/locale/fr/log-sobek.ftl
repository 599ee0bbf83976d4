# Le journal de Sobek. Les cartes viennent en groupes de mots : « blé à un scarabée », « 2 cartes de poisson », « une carte cachée ».

log-round = Manche { $round }
log-delivery = Nouvel arrivage : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; { $left ->
    [0] c’est le dernier
    [1] il reste 1 carte dans la pioche
   *[other] il reste { $left } cartes dans la pioche
}.
log-start = { $name } commence.
log-names-starter = { $name } a le moins de points et désigne le premier joueur.
log-take = { $name } prend { $some }.
log-take-over = { $name } prend { $some } et ignore { $skipped }.
log-take-over-brief = { $name } prend { $some }, { $passed } en corruption.
log-fetch = { $name } prend { $some } sans rien ignorer.
log-set = { $name } pose un lot { DE($family) } qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $count } cartes, { $scarabs ->
    [0] aucun scarabée
    [one] { $scarabs } scarabée
   *[other] { $scarabs } scarabées
}.
log-set-brief = { $name } pose un lot { DE($family) } : { $count } × { $scarabs } = { $points }.
log-add = { $name } ajoute au lot { DE($family) } : { $cards }.
log-add-brief = { $name } ajoute au lot { DE($family) }.
log-lay = { $name } pose un lot { DE($family) } à l’horizontale : { $cards }.
log-lay-several = { $name } pose à l’horizontale { $count ->
    [1] un lot
   *[other] les lots
} { $things }.
log-lay-several-one = { DE($family) }
log-join = Les amulettes { DE($name) } deviennent un lot { DE($family) }.
log-play = { $name } joue { $card }.
log-no-effect = Sans effet.
log-draw = { $name } pioche { $some }.
log-draw-unseen = { $name } pioche { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}.
log-purge = { $name } défausse { $some } de sa corruption.
log-purge-unseen = { $name } défausse des cartes de sa corruption.
log-steal = { $name } vole { $some } à { $other }.
log-search = { $name } regarde la corruption { DE($other) }.
log-grab = { $name } prend { $some } dans la corruption { DE($other) }.
log-shed = { $name } met { $some } en corruption.
log-shed-unseen = { $name } met { $count ->
    [1] 1 carte
   *[other] { $count } cartes
} en corruption.
log-embalm = { $name } reprend { $some } de sa corruption.
log-embalm-unseen = { $name } reprend toute sa corruption en main.
log-leftover = { $name } ajoute le reste de sa main à sa corruption : { $cards }.
log-leftover-unseen = { $name } ajoute { $count ->
    [1] sa dernière carte
   *[other] ses { $count } dernières cartes
} à sa corruption.
log-event = { $name } choisit { LE($event) }.
log-guild = { $name } choisit { LE($event) } et avance jusqu’à { $after }.
log-guild-over = { $name } choisit { LE($event) } et avance jusqu’à { $after } ; { $other } recule de { $from } à { $to }.
log-guild-brief = { $event } : jusqu’à { $after }.
log-guild-over-brief = { $event } : jusqu’à { $after } ; { $other } : { $from } → { $to }.
log-guild-forward = { $name } avance jusqu’à { $after } ({ $symbol }).
log-guild-back = { $name } recule de { $before } à { $after } ({ $symbol }).
log-curse = { $name } reçoit une Malédiction.
log-prosper = { $name } pose une Prospérité sur son lot { DE($family) } : 2 scarabées de plus.
log-prosper-brief = +2 scarabées sur le lot { DE($family) }.
log-prosper-worth = Prospérité : { $family } { $before } → { $worth }.
log-prosper-at-once = { $name } choisit { LE($event) } et la pose sur son lot { DE($family) } : 2 scarabées de plus.
log-prosper-at-once-brief = { $event } : +2 scarabées sur le lot { DE($family) }.
log-deceit = { $name } choisit { LE($event) } et { $points ->
    [0] ne marque rien : aucune carte en corruption
    [1] marque 1 point pour 1 carte en corruption
   *[other] marque { $points } points pour { $points } cartes en corruption
}.
log-deceit-brief = { $event } : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-round-end = { $name } prend la dernière carte : la manche est finie.
log-round-score = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} (total : { $total }).
log-corruption = Corruption { DE($name) } : { $count } · { $scarabs ->
    [0] aucun scarabée
    [1] 1 scarabée
   *[other] { $scarabs } scarabées
}
log-corrupt = { $name } a le plus de corruption : { $steps ->
    [0] aucun recul
    [1] recul de 1 symbole
   *[other] recul de { $steps } symboles
}.
log-step-back = { $name } recule de { $before } à { $after }.
log-game-end = { $count ->
    [1] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
