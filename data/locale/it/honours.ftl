# I riconoscimenti alla fine di una partita.
honour-cleanest = Le mani più pulite
honour-cleanest-figure = { $count ->
    [0] nessuna corruzione
   *[other] { $count } di corruzione in tutto
}
honour-boldest = Premio all’audacia
honour-boldest-figure = { $count ->
    [one] 1 carta saltata
   *[other] { $count } carte saltate
}
honour-finest-set = Il set più bello
honour-finest-set-figure = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
honour-connected = Le migliori conoscenze
honour-connected-figure = { $count ->
    [one] 1 personaggio
   *[other] { $count } personaggi
}
honour-richest = La borsa più piena
honour-richest-figure = { $count } in Deben
honour-boldest-season = Premio all’audacia
honour-boldest-season-figure = ha continuato { $count ->
    [one] una volta
   *[other] { $count } volte
}
honour-builder = Chi ha costruito di più
honour-builder-figure = { $count ->
    [one] 1 edificio finito
   *[other] { $count } edifici finiti
}
honour-calmest = La città più calma
honour-calmest-figure = { $count ->
    [0] nessuna rivolta
    [one] solo 1 rivolta
   *[other] solo { $count } rivolte
}
honour-wasteful = Lo spreco più grande
honour-wasteful-figure = ha scartato risorse { $count ->
    [one] una volta
   *[other] { $count } volte
}
honour-travelled = Le carovane migliori
honour-travelled-figure = { $count ->
    [one] 1 carovana noleggiata
   *[other] { $count } carovane noleggiate
}
