# Des mots pour qui écoute au lieu de regarder : lecteurs d’écran et lecture à voix haute
spoken-rule = règle { $rule }
spoken-of = sur
spoken-becomes = devient
spoken-down-right = en bas à droite
spoken-up-right = en haut à droite
spoken-semicolon = {"\u202F"};
spoken-shortcut = touche { $press }
spoken-share-season-trouble = Troubles
spoken-unknown = inconnu
spoken-square = Rangée { $row }, colonne { $column }.
# Pictures that stand for what a number counts
spoken-icon-resources-wood = { $count } bois
spoken-icon-resources-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
spoken-icon-resources-gold = { $count } or
spoken-icon-resources-joker = { $count ->
    [one] { $count } Joker
   *[other] { $count } Jokers
}
spoken-icon-season-trouble = { $count } Troubles
spoken-icon-season-double-trouble = { $count } doubles Troubles
spoken-icon-season-horus = { $count } Horus
spoken-icon-season-hoshekh = { $count } Hoshekh
spoken-icon-scarab = { $count ->
    [one] { $count } scarabée
   *[other] { $count } scarabées
}
spoken-icon-deben = { $count } Deben

spoken-table = Tableau
spoken-moves = Coups
spoken-done = terminé
spoken-stars = Force { $stars } sur { $most }.
spoken-page = Page
spoken-answers = Vos possibilités
spoken-usable = { $name }, disponible
spoken-used = déjà utilisé : { $things }
spoken-not-yet = { $name }, pas encore possible
spoken-perhaps = peut-être { $things }
spoken-less = Moins. { $counter }
spoken-more = Plus. { $counter }
spoken-give = Donner. { $counter }
spoken-take = Prendre. { $counter }
spoken-caravans = Caravanes
spoken-seat-kind = Place { $number }
spoken-seat-name = Nom, place { $number }
spoken-seat-portrait = Portrait, place { $number }
spoken-seat-level = Niveau de l’IA, place { $number }

spoken-role-button = bouton
spoken-role-switch = interrupteur
spoken-role-segment = option
spoken-role-dropdown = liste
spoken-role-slider = curseur
spoken-role-field = champ de texte
spoken-role-link = lien
spoken-role-progress = progression
spoken-on = activé
spoken-off = désactivé
spoken-chosen = sélectionné
spoken-unchosen = Rien n’est sélectionné.
spoken-disabled = indisponible
spoken-no-effect = Sans effet.
spoken-keys-menu = Les flèches déplacent la sélection, Entrée choisit, Échap revient, et { $help } donne toutes les touches.
spoken-keys-table = Touches : { $tell_turn } dit l’état de la table, { $tell_hand } votre main ou votre cité, { $tell_supply } les réserves, { $tell_score } le score, { $tell_last } ce qui s’est passé depuis votre tour, { $tell_first } un adversaire ; une seconde pression en dit plus. { $answers } mène aux boutons, { $help } donne toutes les touches.

# Les parties de la table
name-figure = { $name } : { $figure }
name-last = Dernière carte
region-own = { $name }, vous
region-seat = { $name }
region-choice = Choix, { $count }
region-board = Réserves
region-sobek-supply = Quais, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}, { $usable ->
    [0] aucune disponible
    [one] 1 disponible
   *[other] { $usable } disponibles
}
region-sobek-hand = Votre main, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
region-duel-supply = Marché, { $usable ->
    [0] rien de disponible
    [one] 1 tuile disponible
   *[other] { $usable } tuiles disponibles
}
region-duel-hand = Votre main, { $count ->
    [0] aucune tuile
    [one] 1 tuile
   *[other] { $count } tuiles
}
region-sa-re-supply = Saison

# Ce que disent les touches d’information
tell-answers = Vous pouvez : { $answers }
tell-usable = Disponible : { $things }
tell-nothing = Il n’y a rien.
tell-nobody = Il n’y a pas d’adversaire à cette place.
tell-empty = { $count ->
    [1] 1 vide
   *[other] { $count } vides
}{ $usable ->
    [0] {""}
    [one] , 1 disponible
   *[other] , { $usable } disponibles
}

# What a player has, and the rows of a market, in few words
holds-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
holds-tiles = { $count ->
    [0] aucune tuile
    [one] 1 tuile
   *[other] { $count } tuiles
}
holds-kind = { $count } { $kind }
holds-gauge = jauge de révolte { $square } sur { $red }
row-number = Rangée { $row }
row-empty = { $count ->
    [1] vide
   *[other] { $count } vides
}
