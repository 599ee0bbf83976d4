# Le journal de Sobek. Les cartes viennent en groupes de mots : « blé à un scarabée », « 2 × poisson », « une carte cachée ».

log-round = Manche { $round }
log-delivery = Arrivage de { $count } cartes ; { $left ->
    [0] c’est le dernier
    [1] il reste une carte
   *[other] il reste { $left } cartes
}.
log-start = { $name } commence.
log-names-starter = { $name } a le moins de points et désigne qui commence.
log-take = { $name } prend : { $card }.
log-take-over = { $name } prend : { $card }, et ignore : { $skipped }.
log-fetch = { $name } prend, sans rien ignorer : { $card }.
log-set = { $name } pose un lot { $family } : { $cards }.
log-add = { $name } ajoute au lot { $family } : { $cards }.
log-lay = { $name } pose à l’horizontale un lot { $family } : { $cards }.
log-join = Les amulettes deviennent un lot { $family } ({ $name }).
log-play = { $name } joue : { $card }.
log-no-effect = Sans effet.
log-draw = { $name } pioche : { $cards }.
log-draw-unseen = { $name } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
log-purge = { $name } défausse de sa corruption : { $cards }.
log-purge-unseen = { $name } défausse des cartes de sa corruption.
log-steal = { $name } vole à { $other } : { $card }.
log-search = { $name } fouille la corruption adverse ({ $other }).
log-grab = { $name } prend dans la corruption adverse ({ $other }) : { $card }.
log-shed = { $name } glisse sous sa plaquette : { $cards }.
log-shed-unseen = { $name } glisse { $count ->
    [1] une carte
   *[other] { $count } cartes
} sous sa plaquette.
log-embalm = { $name } reprend : { $cards }.
log-embalm-unseen = { $name } reprend sa corruption en main.
log-leftover = { $name } glisse sous sa plaquette : { $cards }.
log-leftover-unseen = { $name } glisse sous sa plaquette { $count ->
    [1] la dernière carte
   *[other] les { $count } dernières cartes
} de sa main.
log-event = { $name } choisit : { $event }.
log-guild-forward = { $name } avance jusqu’à { $after } ({ $symbol }).
log-guild-back = { $name } recule, de { $before } à { $after } ({ $symbol }).
log-curse = { $name } reçoit une Malédiction.
log-prosper = { $name } pose une Prospérité sur son lot : { $family }.
log-deceit = { $name } révèle { $points ->
    [1] une carte et marque 1 point
   *[other] { $points } cartes et marque { $points } points
}.
log-round-end = { $name } prend la dernière carte : la manche s’achève.
log-round-score = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} et en a { $total }.
log-corruption = { $name } : { $count } de corruption.
log-corrupt = { $name } est le plus corrompu : { $steps ->
    [0] aucun recul
    [1] recul d’un symbole
   *[other] recul de { $steps } symboles
}.
log-step-back = { $name } passe de { $before } à { $after }.
log-game-end = { $count ->
    [1] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
