# Le journal de Sa-Rê. Les quantités viennent en groupes de mots : « 2 bois et un Joker ».

log-sa-re-round = Manche { $round } : { $name } commence
log-sa-re-season = Saison
log-sa-re-construction = Construction
log-sa-re-settle = { $name } place { LE($tile) } en { $space }.
log-sa-re-launch = { $name } lance le chantier { DU($tile) } en { $space }.
log-sa-re-launch-several = { $name } lance { $count ->
    [1] le chantier
   *[other] les chantiers
} { $things }.
log-sa-re-launch-several-one = { DU($tile) }
log-sa-re-abandon = { $name } abandonne le chantier { DU($tile) } en { $space }.
log-sa-re-demolish = { $name } démolit { LE($tile) } en { $space }.
log-sa-re-built = { $name } construit { LE($tile) } en { $space }.
log-sa-re-built-several = { $name } construit { $things }.
log-sa-re-built-several-one = { LE($tile) }
log-sa-re-ready = { $sites ->
    [0] { $name } ne lance aucun chantier cette manche.
   *[other] { $name } ne lance plus de chantier.
}
log-sa-re-ready-also = { $sites ->
    [0] Aucun chantier cette manche.
   *[other] Aucun autre chantier.
}
log-sa-re-obvious-ready = Réponse automatique : plus aucun chantier ne pouvait être lancé.
log-sa-re-obvious-continue = Réponse automatique : s’arrêter ne rapportait rien.
log-sa-re-obvious-safe = Réponse automatique : aucune carte ne menait à la révolte.
log-sa-re-obvious-risk = Réponse automatique : le risque de révolte était inférieur à 1 %.
log-sa-re-obvious-soften = Réponse automatique : attendre ne rapportait rien.
log-sa-re-obvious-finish = Réponse automatique : plus rien ne pouvait être construit.
log-sa-re-obvious-keep = Réponse automatique : il n’y avait qu’une façon sensée de stocker.
log-sa-re-obvious-no-swap = Réponse automatique : vous pouviez payer tous vos chantiers sans échange.
log-sa-re-reveal = Carte révélée : { $card }.
log-sa-re-draw = Carte révélée : <b>{ $card }</b>.
log-sa-re-draw-several = { $count ->
    [1] Carte révélée
   *[other] Cartes révélées
} : { $things }.
log-sa-re-darkness = Les ténèbres engloutissent une carte : { $card }.
log-sa-re-seize = Le Palais { DE($name) } réquisitionne une carte : { $card }.
log-sa-re-keep = Le Temple { DE($name) } garde une carte : { $card }.
log-sa-re-keep-unseen = Le Temple { DE($name) } garde une carte.
log-sa-re-return = { $place ->
    [top] Une carte revient sur le dessus du sabot : { $card }.
   *[bottom] Une carte va au fond du sabot : { $card }.
}
log-sa-re-return-unseen = L’autre carte va { $place ->
    [top] sur le dessus
   *[bottom] au fond
} du sabot.
log-sa-re-pay-gold = { $name } paie 1 or pour calmer ses ouvriers.
log-sa-re-temple = { $name } consulte son Temple.
log-sa-re-stop = { $name } s’arrête.
log-sa-re-stop-pool = { $name } s’arrête et prend { $amounts }.
log-sa-re-stop-alone = Dernier joueur en lice : { $name }. Arrêt obligatoire après des Troubles.
log-sa-re-going-on = { $names } { $count ->
    [1] continue
   *[other] continuent
} la saison.
log-sa-re-finish = { $name } a fini de construire.
log-sa-re-finish-also = Constructions terminées.
log-sa-re-revolt = <danger>Les ouvriers { DE($name) } se révoltent !</danger>
log-sa-re-gauge = Jauge { DE($name) } : { $before } → { $after }.
log-sa-re-gauge-path = { $name } { $path }
log-sa-re-gauges = Jauges de révolte : { $gauges }.
log-sa-re-gauge-sites = Les chantiers { DE($name) } font monter la jauge : { $before } → { $after }.
log-sa-re-gauges-sites = Les chantiers font monter les jauges de révolte : { $gauges }.
log-sa-re-short = La réserve est épuisée : { $name } ne reçoit pas { $amounts }.
log-sa-re-short-pool = La réserve est épuisée : { $amounts } en moins dans le pot.
log-sa-re-gain-pool = { $name } prend { $amounts }.
log-sa-re-gain-pool-also = Prend { $amounts }.
log-sa-re-gain-double = { $name } reçoit la carte double : { $amounts }.
log-sa-re-gain-double-also = La carte double : { $amounts }.
log-sa-re-gain-temple = { $name } reçoit { $amounts } du Temple.
log-sa-re-gain-palace = { $name } reçoit { $amounts } du Palais.
log-sa-re-gain-library = { $name } reçoit { $amounts } de la Bibliothèque.
log-sa-re-gain-revolt = { $name } reçoit { $amounts } après la révolte.
log-sa-re-horus = Horus : encore deux cartes.
log-sa-re-dawn = Les ténèbres prennent fin.
log-sa-re-night = Hoshekh : { $count ->
    [0] la défausse est vide
    [1] 1 carte dans les ténèbres
   *[other] { $count } cartes dans les ténèbres
}.
log-sa-re-barracks = La Caserne { DE($name) } fait monter la jauge { DE($other) }.
log-sa-re-soften-1 = Les Jardins { DE($name) } calment les ouvriers.
log-sa-re-soften-2 = La Bibliothèque { DE($name) } convertit les Troubles en Joker.
log-sa-re-soften-3 = Les Jardins et la Bibliothèque { DE($name) } convertissent les Troubles en Joker.
log-sa-re-swap = { $name } échange avec { $other } : { $give } contre { $take }.
log-sa-re-pay = { $name } paie { $amounts }.
log-sa-re-discount = Réduction du Port : { $amounts }.
log-sa-re-step = { $name } construit l’étape { $step } de la Pyramide { $number }.
log-sa-re-charter = { $name } affrète une caravane contre { $amounts }.
log-sa-re-charter-brief = { $name } affrète une caravane.
log-sa-re-redeem = { $name } utilise une caravane : { $amounts }.
log-sa-re-store = { $name } stocke { $amounts }.
log-sa-re-discard = { $name } défausse { $amounts }.
log-sa-re-also-paid = Paiement : { $amounts }.
log-sa-re-also-gain = Au lieu du pot : { $amounts }.
log-sa-re-also-store = En stock : { $amounts }.
log-sa-re-also-discard = Défausse : { $amounts }.
log-sa-re-refill = Nouveaux jetons pour { $name } : { $amounts }.
log-sa-re-refills = Nouveaux jetons : { $tokens }.
log-sa-re-growth = La cité { DE($name) } grandit : { $count ->
    [1] 1 cube noir
   *[other] 2 cubes noirs
} sur la jauge de révolte.
log-sa-re-growth-also = La cité grandit : { $count ->
    [1] 1 cube noir
   *[other] 2 cubes noirs
} sur la jauge de révolte.
log-sa-re-finished = { $names } { $count ->
    [1] accomplit
   *[other] accomplissent
} la directive : { $goal }.
log-sa-re-tie-break = Départage : { $name } a { $count ->
    [one] { $count } bâtiment administratif
   *[other] { $count } bâtiments administratifs
}, Pyramide nº { $number }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
log-sa-re-end = { $count ->
    [1] { $names } l’emporte !
   *[other] { $names } partagent la victoire !
}
