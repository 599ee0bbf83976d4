# Words for people who listen instead of look: screen readers and Read aloud
spoken-rule = rule { $rule }
spoken-of = of
spoken-becomes = becomes
spoken-down-right = lower right
spoken-up-right = upper right
spoken-semicolon = ;
spoken-shortcut = key { $press }
spoken-share-season-trouble = Unrest
spoken-unknown = unknown
spoken-square = Row { $row }, column { $column }.
# Pictures that stand for what a number counts
spoken-icon-resources-wood = { $count } wood
spoken-icon-resources-stone = { $count ->
    [one] { $count } stone
   *[other] { $count } stone
}
spoken-icon-resources-gold = { $count } gold
spoken-icon-resources-joker = { $count ->
    [one] { $count } wild
   *[other] { $count } wilds
}
spoken-icon-season-trouble = { $count } Unrest
spoken-icon-season-double-trouble = { $count } double Unrest
spoken-icon-season-horus = { $count } Horus
spoken-icon-season-hoshekh = { $count } Hoshekh
spoken-icon-scarab = { $count ->
    [one] { $count } scarab
   *[other] { $count } scarabs
}
spoken-icon-deben = { $count } Deben

spoken-table = Table
spoken-moves = Moves
spoken-done = done
spoken-stars = Strength { $stars } of { $most }.
spoken-page = Page
spoken-answers = Your options
spoken-usable = { $name }, available
spoken-used = used: { $things }
spoken-not-yet = { $name }, not possible yet
spoken-perhaps = possibly { $things }
spoken-less = Less. { $counter }
spoken-more = More. { $counter }
spoken-give = Give. { $counter }
spoken-take = Take. { $counter }
spoken-caravans = Caravans
spoken-seat-kind = Seat { $number }
spoken-seat-name = Name, seat { $number }
spoken-seat-portrait = Portrait, seat { $number }
spoken-seat-level = AI level, seat { $number }

spoken-role-button = button
spoken-role-switch = switch
spoken-role-segment = option
spoken-role-dropdown = list
spoken-role-slider = slider
spoken-role-field = text field
spoken-role-link = link
spoken-role-progress = progress
spoken-on = on
spoken-off = off
spoken-chosen = selected
spoken-unchosen = Nothing selected.
spoken-disabled = unavailable
spoken-no-effect = No effect.
spoken-keys-menu = The arrow keys move, Enter chooses, Esc goes back, and { $help } lists all keys.
spoken-keys-table = Keys: { $tell_turn } tells the state of the table, { $tell_hand } your hand or city, { $tell_supply } the supplies, { $tell_score } the score, { $tell_last } what happened since your turn, { $tell_first } an opponent; press a key again to hear more. { $answers } leads to the buttons, { $help } lists all keys.

# Parts of the table
name-figure = { $name }: { $figure }
name-last = Drawn last
region-own = { $name }, you
region-seat = { $name }
region-choice = Choices, { $count }
region-board = Supplies
region-sobek-supply = Quays, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $usable ->
    [0] none available
   *[other] { $usable } available
}
region-sobek-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
region-duel-supply = Market, { $usable ->
    [0] nothing available
    [one] 1 tile available
   *[other] { $usable } tiles available
}
region-duel-hand = Your hand, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
region-sa-re-supply = Season

# What the information keys say
tell-answers = You can: { $answers }
tell-usable = Available: { $things }
tell-nothing = Nothing there.
tell-nobody = There is no such opponent.
tell-empty = { $count ->
    [one] 1 empty
   *[other] { $count } empty
}{ $usable ->
    [0] {""}
    [one] , 1 available
   *[other] , { $usable } available
}

# What a player has, and the rows of a market, in few words
holds-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
holds-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
holds-kind = { $count } { $kind }
holds-gauge = revolt gauge { $square } of { $red }
row-number = Row { $row }
row-empty = { $count ->
    [one] empty
   *[other] { $count } empty
}
