# Le journal de Sa-Rê. Les quantités viennent en groupes de mots : « 2 bois et un Joker ».

log-sare-round = Manche { $round }, { $name } commence
log-sare-season = La saison
log-sare-construction = Construction
log-sare-settle = { $name } place en { $space } : { $tile }.
log-sare-launch = { $name } lance un chantier en { $space } : { $tile }.
log-sare-abandon = { $name } abandonne le chantier en { $space } : { $tile }.
log-sare-demolish = { $name } démolit en { $space } : { $tile }.
log-sare-built = { $name } a construit en { $space } : { $tile }.
log-sare-ready = { $name } a fini de choisir.
log-sare-reveal = À côté du sabot : { $card }.
log-sare-draw = Carte piochée : <b>{ $card }</b>.
log-sare-darkness = Les ténèbres engloutissent : { $card }.
log-sare-seize = { $name } prend avec son Palais : { $card }.
log-sare-keep = { $name } garde au Temple : { $card }.
log-sare-keep-unseen = { $name } garde une carte au Temple.
log-sare-return = { $place ->
    [top] Remise au-dessus : { $card }.
   *[bottom] Remise en dessous : { $card }.
}
log-sare-return-unseen = L’autre carte va { $place ->
    [top] au-dessus
   *[bottom] en dessous
} du sabot.
log-sare-pay-gold = { $name } paie 1 or à ses ouvriers.
log-sare-temple = { $name } regarde l’avenir avec le Temple.
log-sare-stop = { $name } couche son obélisque.
log-sare-finish = { $name } a fini de construire.
log-sare-revolt = <danger>Révolte des ouvriers : { $name } !</danger>
log-sare-gauge = { $name } : jauge { $before } → { $after }.
log-sare-short = La réserve générale n’en a plus assez : { $name } se passe de { $amounts }.
log-sare-short-pool = La réserve générale n’en a plus : le pot se passe de { $amounts }.
log-sare-gain-pool = { $name } prend { $amounts }.
log-sare-gain-double = { $name } reçoit la double : { $amounts }.
log-sare-gain-temple = { $name } reçoit { $amounts } du Temple.
log-sare-gain-palace = { $name } reçoit { $amounts } du Palais.
log-sare-gain-library = { $name } reçoit { $amounts } de la Bibliothèque.
log-sare-gain-revolt = { $name } reçoit { $amounts } après la révolte.
log-sare-horus = Horus : deux autres cartes aussitôt.
log-sare-dawn = Les ténèbres sont finies.
log-sare-night = Hoshekh : { $count ->
    [0] il n’y a rien à engloutir
    [1] une carte est dans les ténèbres
   *[other] { $count } cartes sont dans les ténèbres
}.
log-sare-barracks = { $name } pousse { $other } avec la Caserne.
log-sare-soften-1 = { $name } calme ses ouvriers avec les Jardins.
log-sare-soften-2 = { $name } change les Troubles en Joker avec la Bibliothèque.
log-sare-soften-3 = { $name } change les Troubles en Joker avec Jardins et Bibliothèque.
log-sare-swap = { $name } échange avec { $other } : { $give } contre { $take }.
log-sare-pay = { $name } paie { $amounts }.
log-sare-discount = Le Port retire { $amounts }.
log-sare-step = { $name } construit l’étape { $step } de la Pyramide { $number }.
log-sare-charter = { $name } affrète une caravane contre { $amounts }.
log-sare-redeem = Une caravane rapporte à { $name } { $amounts }.
log-sare-store = { $name } range { $amounts }.
log-sare-discard = { $name } abandonne { $amounts }.
log-sare-refill = Nouveaux jetons sur les bâtiments ({ $name }) : { $amounts }.
log-sare-growth = { $name } : la cité grandit, { $count ->
    [1] un cube noir
   *[other] deux cubes noirs
} sur la jauge.
log-sare-finished = { $names } { $count ->
    [1] a
   *[other] ont
} accompli la directive : { $goal }.
log-sare-tie-break = { $name } : { $count ->
    [one] { $count } administratif
   *[other] { $count } administratifs
}, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
log-sare-end = { $count ->
    [1] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
