# Le journal de Sa-Rê. Les quantités viennent en groupes de mots : « 2 bois et un Joker ».

log-sa-re-round = Manche { $round }, { $name } commence
log-sa-re-season = La saison
log-sa-re-construction = Construction
log-sa-re-settle = { $name } place en { $space } : { $tile }.
log-sa-re-launch = { $name } lance un chantier en { $space } : { $tile }.
log-sa-re-abandon = { $name } abandonne le chantier en { $space } : { $tile }.
log-sa-re-demolish = { $name } démolit en { $space } : { $tile }.
log-sa-re-built = { $name } a construit en { $space } : { $tile }.
log-sa-re-ready = { $name } a fini de choisir.
log-sa-re-reveal = À côté du sabot : { $card }.
log-sa-re-draw = Carte piochée : <b>{ $card }</b>.
log-sa-re-darkness = Les ténèbres engloutissent : { $card }.
log-sa-re-seize = { $name } réquisitionne avec son Palais : { $card }.
log-sa-re-keep = { $name } garde au Temple : { $card }.
log-sa-re-keep-unseen = { $name } garde une carte au Temple.
log-sa-re-return = { $place ->
    [top] Remise au-dessus : { $card }.
   *[bottom] Remise en dessous : { $card }.
}
log-sa-re-return-unseen = L’autre carte va { $place ->
    [top] au-dessus
   *[bottom] en dessous
} du sabot.
log-sa-re-pay-gold = { $name } paie 1 or à ses ouvriers.
log-sa-re-temple = { $name } regarde l’avenir avec le Temple.
log-sa-re-stop = { $name } couche son obélisque.
log-sa-re-stop-pool = { $name } couche son obélisque et prend { $amounts }.
log-sa-re-stop-alone = Dernier en lice, { $name } doit coucher son obélisque après des Troubles.
log-sa-re-finish = { $name } a fini de construire.
log-sa-re-revolt = <danger>Révolte des ouvriers : { $name } !</danger>
log-sa-re-gauge = { $name } : jauge { $before } → { $after }.
log-sa-re-gauges = Jauges : { $gauges }.
log-sa-re-short = La réserve est à court : { $name } ne reçoit pas { $amounts }.
log-sa-re-short-pool = La réserve est à court : { $amounts } en moins dans le pot.
log-sa-re-gain-pool = { $name } prend { $amounts }.
log-sa-re-gain-double = { $name } reçoit la double : { $amounts }.
log-sa-re-gain-temple = { $name } reçoit { $amounts } du Temple.
log-sa-re-gain-palace = { $name } reçoit { $amounts } du Palais.
log-sa-re-gain-library = { $name } reçoit { $amounts } de la Bibliothèque.
log-sa-re-gain-revolt = { $name } reçoit { $amounts } après la révolte.
log-sa-re-horus = Horus : deux autres cartes aussitôt.
log-sa-re-dawn = Les ténèbres prennent fin.
log-sa-re-night = Hoshekh : { $count ->
    [0] il n’y a rien à engloutir
    [1] une carte est dans les ténèbres
   *[other] { $count } cartes sont dans les ténèbres
}.
log-sa-re-barracks = { $name } utilise sa Caserne contre { $other }.
log-sa-re-soften-1 = { $name } calme ses ouvriers avec les Jardins.
log-sa-re-soften-2 = { $name } convertit les Troubles en Joker avec la Bibliothèque.
log-sa-re-soften-3 = { $name } convertit les Troubles en Joker avec les Jardins et la Bibliothèque.
log-sa-re-swap = { $name } échange avec { $other } : { $give } contre { $take }.
log-sa-re-pay = { $name } paie { $amounts }.
log-sa-re-discount = Réduction du Port : { $amounts }.
log-sa-re-step = { $name } construit l’étape { $step } de la Pyramide { $number }.
log-sa-re-charter = { $name } affrète une caravane contre { $amounts }.
log-sa-re-redeem = { $name } utilise une caravane : { $amounts }.
log-sa-re-store = { $name } stocke { $amounts }.
log-sa-re-discard = { $name } défausse { $amounts }.
log-sa-re-also-paid = Payé : { $amounts }.
log-sa-re-also-gain = Il reste : { $amounts }.
log-sa-re-also-store = Stocké : { $amounts }.
log-sa-re-also-discard = Défaussé : { $amounts }.
log-sa-re-refill = Nouveaux jetons sur les bâtiments ({ $name }) : { $amounts }.
log-sa-re-refills = Nouveaux jetons sur les bâtiments : { $tokens }.
log-sa-re-growth = { $name } : la cité grandit, { $count ->
    [1] un cube noir
   *[other] deux cubes noirs
} sur la jauge.
log-sa-re-finished = { $names } { $count ->
    [1] a
   *[other] ont
} accompli la directive : { $goal }.
log-sa-re-tie-break = { $name } : { $count ->
    [one] { $count } administratif
   *[other] { $count } administratifs
}, Pyramide { $number }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
log-sa-re-end = { $count ->
    [1] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
