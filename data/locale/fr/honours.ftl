# Les distinctions à la fin d’une partie.
honour-cleanest = Les mains propres
honour-cleanest-figure = { $count ->
    [0] aucune corruption
   *[other] { $count } de corruption en tout
}
honour-boldest = Prix de l’audace
honour-boldest-figure = { $count ->
    [1] 1 carte ignorée
   *[other] { $count } cartes ignorées
}
honour-finest-set = Le plus beau lot
honour-finest-set-figure = { $count ->
    [1] 1 point
   *[other] { $count } points
}
honour-connected = Le meilleur réseau
honour-connected-figure = { $count ->
    [1] 1 personnage
   *[other] { $count } personnages
}
honour-richest = La bourse la mieux garnie
honour-richest-figure = { $count } en Deben
honour-boldest-season = Prix de l’audace
honour-boldest-season-figure = { $count ->
    [1] a continué une fois
   *[other] a continué { $count } fois
}
honour-builder = Le plus grand bâtisseur
honour-builder-figure = { $count ->
    [1] 1 bâtiment achevé
   *[other] { $count } bâtiments achevés
}
honour-calmest = La cité la plus calme
honour-calmest-figure = { $count ->
    [0] aucune révolte
    [1] 1 révolte seulement
   *[other] { $count } révoltes seulement
}
honour-wasteful = Le plus grand gaspillage
honour-wasteful-figure = { $count ->
    [1] 1 défausse de ressources
   *[other] { $count } défausses de ressources
}
honour-travelled = Les meilleures caravanes
honour-travelled-figure = { $count ->
    [1] 1 caravane affrétée
   *[other] { $count } caravanes affrétées
}
