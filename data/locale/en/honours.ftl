# What a player is named for at the end of a game.
honour-cleanest = Cleanest hands
honour-cleanest-figure = { $count ->
    [0] no corruption at all
   *[other] { $count } corruption in all
}
honour-boldest = Boldest
honour-boldest-figure = { $count ->
    [one] skipped 1 card
   *[other] skipped { $count } cards
}
honour-finest-set = Finest set
honour-finest-set-figure = { $count ->
    [one] 1 point
   *[other] { $count } points
}
honour-connected = Best connected
honour-connected-figure = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
honour-richest = Fullest purse
honour-richest-figure = { $count } in Deben
honour-boldest-season = Boldest
honour-boldest-season-figure = kept going { $count ->
    [one] once
   *[other] { $count } times
}
honour-builder = Busiest builder
honour-builder-figure = { $count ->
    [one] 1 building finished
   *[other] { $count } buildings finished
}
honour-calmest = Calmest city
honour-calmest-figure = { $count ->
    [0] no revolt
    [one] only 1 revolt
   *[other] only { $count } revolts
}
honour-wasteful = Most wasteful
honour-wasteful-figure = discarded resources { $count ->
    [one] once
   *[other] { $count } times
}
honour-travelled = Best caravans
honour-travelled-figure = { $count ->
    [one] 1 caravan chartered
   *[other] { $count } caravans chartered
}
