# Sa-Rê : ce que la table dit et demande.

sare-status = Manche { $round } · { $phase } · but : { $goal }
sare-status-start = Les premiers bâtiments · but : { $goal }
phase-sites = chantiers
phase-season = saison
phase-construction = construction
phase-over = la fin

percent = { $count } %

# Les ressources dans une phrase
amount-wood = { $count } bois
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-gold = { $count } or
amount-joker = { $count ->
    [1] un Joker
   *[other] { $count } Jokers
}
amount-caravan = { $count ->
    [1] une caravane
   *[other] { $count } caravanes
}
amount-nothing = rien
price-w = { $count } bois
price-s = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
price-g = { $count } or
source-token = le jeton { $resource } d’un bâtiment

card-season-hidden = une carte Saison
card-double-of = la double ({ $resources })

# Sur le plateau
site-gains = gains
site-hand = main
board-sare-double = double
board-sare-double-first = au premier
board-sare-double-last = au dernier
board-sare-shoe = sabot
board-sare-discard = défausse
board-sare-second = défausse
board-sare-dark = ténèbres
board-sare-removed = à part
board-sare-gone = perdues
board-sare-pool = Pot
board-sare-odds = chances
works-title = Vos chantiers
works-title-watched = Chantiers
works-have = avoir
works-stop = stop
works-need = coût

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Construits : { $offices }
notes-none = Ni chantier ni bâtiment administratif pour l’instant.

# Ce qui est demandé
prompt-sare-settle = { $first ->
    [1] Votre bâtiment de départ : { $tile }. Où le placez-vous ?
   *[other] Et celui-ci : { $tile } ? Il peut partager une case.
}
prompt-sare-sites = { $name }, choisissez une tuile à mettre en chantier, ou commencez la saison.
prompt-sare-sites-full = { $name }, plus de chantier possible. Tout est prêt ?
prompt-sare-where = { $tile } : sur quelle case ?
prompt-sare-space = Que faire en { $space } ?
prompt-sare-loss = Il reste trop peu de place : que gardez-vous ?
prompt-sare-question = { $name } : arrêter ou continuer ?
prompt-sare-question-alone = { $name } : arrêter ou continuer ? Vous êtes seul debout : les prochains Troubles vous arrêtent.
prompt-sare-temple = Votre Temple regarde deux cartes. Laquelle gardez-vous ?
prompt-sare-other = Et l’autre carte ?
prompt-sare-palace = Votre Palais peut prendre cette carte : { $card }.
prompt-sare-calm = La laisser. Quand le Palais redemandera-t-il cette saison ?
prompt-sare-barracks = Qui votre Caserne pousse-t-elle ?
prompt-sare-trouble = { $amount ->
    [1] Des Troubles ! Voulez-vous les adoucir ?
   *[other] De doubles Troubles ! Voulez-vous les adoucir ?
}
prompt-sare-market = Qu’échangez-vous au Marché ?
prompt-sare-build = { $name }, que construisez-vous ?
prompt-sare-build-none = { $name }, rien d’autre à construire. Est-ce tout ?
prompt-sare-build-revolted = { $name }, vos ouvriers se sont révoltés : pas de construction cette manche.
prompt-sare-pay = Comment payez-vous ?
prompt-sare-charter = Deux ressources pour une caravane
prompt-sare-store = Que gardent vos Entrepôts ?

prompt-sare-wait-settle = { $name } place ses premiers bâtiments.
prompt-sare-wait-sites = { $name } lance des chantiers.
prompt-sare-wait-loss = { $name } vide un Entrepôt.
prompt-sare-wait-question = { $name } choisit : arrêter ou continuer.
prompt-sare-wait-temple = { $name } regarde deux cartes.
prompt-sare-wait-palace = Le Palais prend-il la carte ? { $name } décide.
prompt-sare-wait-trouble = Adoucir les Troubles ? { $name } décide.
prompt-sare-wait-market = Un tour au Marché ? { $name } décide.
prompt-sare-wait-build = { $name } construit.
prompt-sare-wait-pay = { $name } paie.
prompt-sare-wait-store = { $name } range ses ressources.

# Boutons
offer-sare-back = Retour
offer-sare-ready = Mes chantiers sont prêts
offer-sare-ready-note = { $sites ->
    [0] aucun chantier
    [1] un chantier
   *[other] { $sites } chantiers
}
offer-sare-abandon = Abandonner : { $tile }
offer-sare-demolish = Démolir : { $tile }
offer-sare-keep = { $count ->
    [0] Ne rien garder
    [1] En garder une
   *[other] En garder { $count }
}
offer-sare-room = place pour { $room }
offer-sare-other-top = L’autre au-dessus
offer-sare-other-bottom = L’autre en dessous
offer-sare-seize = La prendre
offer-sare-let = La laisser
offer-sare-let-note = elle prend effet
offer-sare-calm = Laisser, et demander moins souvent…
offer-sare-calm-never = Plus cette saison
offer-sare-calm-unless-revolt = Si je risque la révolte
offer-sare-calm-unless-trouble = Si ce sont des Troubles
offer-sare-calm-unless-resource = Si c’est une ressource
offer-sare-rest-market = Ne pas demander après la saison
offer-sare-wake-palace = Palais : me demander
offer-sare-wake-market = Marché : me demander
offer-sare-soften-1 = Jardins : compter 1
offer-sare-soften-2 = Bibliothèque : un Joker
offer-sare-soften-3 = Jardins et Bibliothèque : un Joker
offer-sare-suffer = Les subir
offer-sare-swap = Échanger
offer-sare-swap-note = { $give } contre { $take }
offer-sare-with = Plutôt avec { $name }
offer-sare-no-swap = Pas d’échange
offer-sare-stop = Arrêter
offer-sare-continue = Continuer
offer-sare-gold = Or : jauge −1
offer-sare-barracks = Caserne : pousser { $name }
offer-sare-barracks-whom = Caserne…
offer-sare-temple = Temple : regarder
offer-sare-market = Marché : échanger…
offer-sare-secrets = Voir mes secrets…
offer-sare-cards = { $count ->
    [1] dernière carte · rouge à { $away }
   *[other] { $count } cartes · rouge à { $away }
}
offer-sare-odds = <icon:season/trouble>{ $trouble } %
offer-sare-odds-revolt = <icon:season/trouble>{ $trouble } % · révolte { $revolt } %
offer-sare-pay = Payer et construire : { $tile }
offer-sare-paid = tout est payé
offer-sare-missing = encore { $count } à payer
offer-sare-too-much = { $count } de trop
offer-sare-excess = { $price } de trop
offer-sare-off = Port : réduire plutôt { $resource }
offer-sare-build = Construire : { $tile }
offer-sare-step = Une étape : { $tile }
offer-sare-free = gratuit
offer-sare-charter = Affréter une caravane…
offer-sare-charter-do = Affréter la caravane
offer-sare-charter-note = { $chosen } sur 2
offer-sare-finish = Construction terminée

# Le feuillet
tray-sare-keep = Ce qui reste dans les Entrepôts
tray-sare-market = Le Marché : vous et { $name }
tray-sare-charter = Deux ressources pour la caravane
tray-sare-pay = Le paiement : { $tile }
tray-sare-temple = Les deux cartes du dessus du sabot
tray-sare-price = Prix : { $price }
tray-sare-price-port = Prix : { $price } – le Port a réduit de { $off }
tray-sare-keep-foot = { $count } sur { $room }. { $jokers ->
    [0] Ce qui ne trouve pas de place est perdu.
    [1] Un Joker vaut n’importe laquelle.
   *[other] { $jokers } Jokers valent n’importe lesquelles.
}
tray-sare-market-foot = Plus : ce que vous recevez ; moins : ce que vous donnez ; autant pour autant.
tray-sare-charter-foot = Plus tard, une caravane vaut n’importe quelle ressource.
counter-keep = vous avez { $have }
counter-market = { $have } → { $then }
counter-hand = sur { $have } en main
counter-token = sur { $have } (bâtiments)
counter-caravan = { $have ->
    [1] sur 1 caravane
   *[other] sur { $have } caravanes
}

refuse-sare-two-resources = Une caravane coûte exactement deux ressources ; vous en avez choisi { $chosen }.

# Les coups en mots, pour les conseils
say-sare-settle = Placer en { $space }
say-sare-launch = Lancer en { $space } : { $tile }
say-sare-abandon = Abandonner en { $space } : { $tile }
say-sare-demolish = Démolir en { $space } : { $tile }
say-sare-ready = Les chantiers sont prêts
say-sare-keep = Garder : { $amounts }
say-sare-gold = Payer 1 or
say-sare-barracks = Caserne : pousser { $name }
say-sare-temple = Utiliser le Temple
say-sare-place = Garder la carte { $card }, l’autre { $place ->
    [top] au-dessus
   *[bottom] en dessous
}
say-sare-swap = Échanger avec { $name } : { $give } contre { $take }
say-sare-stop = Arrêter
say-sare-continue = Continuer
say-sare-seize = Prendre la carte
say-sare-soften-1 = Utiliser les Jardins
say-sare-soften-2 = Utiliser la Bibliothèque
say-sare-soften-3 = Utiliser Jardins et Bibliothèque
say-sare-pass = Laisser passer
say-sare-build = Construire en { $space } : { $tile }
say-sare-discount = Le Port réduit : { $amount }
say-sare-pay = { $hand } de la main, { $tokens } des bâtiments
say-sare-wild = { $jokers ->
    [one] { $jokers } Joker
   *[other] { $jokers } Jokers
}, { $port } du Port, { $caravans ->
    [one] { $caravans } caravane
   *[other] { $caravans } caravanes
}
say-sare-charter = Affréter une caravane contre { $amounts }
say-sare-finish = Ne plus construire
say-sare-redeem = Une caravane rapporte : { $amount }

# Bandeaux
banner-sare-round = Manche { $round } : les chantiers
banner-sare-season = La saison de la manche { $round }
banner-sare-construction = Construction
banner-sare-night = Hoshekh : les ténèbres tombent
banner-sare-revolt = Révolte des ouvriers : { $name } !
banner-sare-end = La directive de Pharaon est accomplie

# Explications
about-ours-costs = Le prix est le nôtre : celui qui est imprimé n’est pas connu.
about-ours-pyramids = Le prix d’une étape, et le nombre d’étapes des numéros 2 et 3, sont les nôtres : ceux qui sont imprimés ne sont pas connus.
about-ours-cards = Le nombre de cartes de chaque sorte est le nôtre : celui d’origine n’est pas connu.
about-ours-doubles = Les paires de ces cartes sont les nôtres : celles d’origine ne sont pas connues.
about-ours-gauge-red = La longueur de la jauge est la nôtre : celle d’origine n’est pas connue.
about-cost = Coûte { $cost }.
about-stock = { $count ->
    [0] Il n’en reste aucun.
    [1] Il en reste un.
   *[other] Il en reste { $count }.
}
about-pyramid-card = La prochaine carte est la { $number } : { $steps } étapes, à { $cost } chacune.
about-pyramids = La Pyramide la plus chère vient d’abord. Qui en lance une prend la carte du dessus.
about-plot = Case { $space }
about-built = construit
about-night = construit, a déjà servi cette manche
about-site = un chantier, coûte { $cost }
about-site-cheaper = un chantier, coûte { $cost } au lieu de { $base }
about-site-pyramid = { $done ->
    [one] { $done } étape
   *[other] { $done } étapes
} sur { $steps } ; la suivante coûte { $cost }
about-plot-discount = Les métiers voisins réduisent ici le prix : { $amounts }.
about-plot-port = Le Port retire ici une ressource de plus à chaque paiement.
about-plot-nile = Elle est au bord du Nil.
about-plot-free = Elle est libre.
about-goal = { $goal } : { $have } sur { $wanted }.
about-stores = En stock : { $store }. Gains : { $gains }. Caravanes : { $caravans }.
about-admin = { $count ->
    [0] Aucun bâtiment administratif
    [1] Un bâtiment administratif
   *[other] { $count } bâtiments administratifs
}.
about-enlarge = Appuyez pour voir ce site en grand.
about-gauge-title = Jauge de révolte
about-gauge = Les ouvriers sont sur la case { $square } ; sur la { $red }, ils se révoltent. Une saison commence sur la { $start }. { $cubes ->
    [0] La jauge peut descendre jusqu’à { $base }.
    [1] Un cube noir l’empêche de descendre sous { $base }.
   *[other] Des cubes noirs l’empêchent de descendre sous { $base }.
}
about-caravans-title = Caravanes
about-caravans = { $count } sur { $most }. Deux ressources en affrètent une ; plus tard, elle vaut n’importe quelle ressource.
about-obelisk = Obélisque
about-obelisk-stands = Il est debout : cette cité est dans la saison.
about-obelisk-lies = Il est couché : cette cité s’est arrêtée et garde ce qu’elle a reçu.
about-obelisk-revolted = Les ouvriers se sont révoltés : rien du pot, et pas de construction cette manche.
about-store = En stock : { $store }. Il y a place pour { $room }.
about-gains-title = Gains de la saison
about-gains = À côté du site : { $gains }. On les dépense ou on les range pendant la construction.
about-kept-title = Gardée par le Temple
about-kept = Seul son propriétaire a vu cette carte. Une ressource est payée quand il s’arrête.
about-seized-title = Prise par le Palais
about-seized = Une ressource est payée quand son propriétaire s’arrête ; le reste n’a simplement pas eu lieu.
about-hidden = Personne de ce côté de la table ne l’a vue.
about-double-first = Le premier qui s’arrête reçoit aussitôt les deux ressources.
about-double-last = Le dernier qui s’arrête reçoit les deux ressources à la fin de la saison.
about-double-awarded = Elle a été attribuée.
about-double-pile = Encore à venir
about-shoe-title = Le sabot
about-shoe = { $count ->
    [0] Aucune carte
    [1] Une carte
   *[other] { $count } cartes
} à piocher. Pas encore vues : { $cards }.
about-season-discard-title = Défausse
about-season-discard = { $count ->
    [0] Aucune carte n’a été résolue.
    [1] Une carte a été résolue.
   *[other] { $count } cartes ont été résolues.
}
about-dark-title = L’ancienne défausse
about-dark = { $count ->
    [0] Aucune carte
    [1] Une carte, face cachée
   *[other] { $count } cartes, mélangées face cachée
}. Chaque nouvelle carte en engloutit d’abord une, et une ressource retire son jeton du pot.
about-gone-title = Englouties par les ténèbres
about-gone = { $count ->
    [0] Aucune carte n’a quitté la saison.
    [1] Une carte a quitté la saison.
   *[other] { $count } cartes ont quitté la saison.
}
about-removed-title = Mise à l’écart
about-removed = À chaque saison, une carte reste dehors sans être vue. Qui possède un Temple peut la regarder.
about-pool-title = Le pot de la saison
about-pool = Dans le pot : { $pool }. Qui s’arrête en prend une copie dans la réserve générale, qui contient { $supply }.
about-left = { $left } sur { $total } pas encore vues.
about-odds-title = Chances de la prochaine carte
about-odds = Appuyez pour les montrer ou les cacher. Elles sont comptées exactement d’après ce que vous savez.
about-odds-line = { $card } : { $share }
about-works = Ce que vous avez avec jetons et caravanes, ce qu’un arrêt ajouterait, et ce que coûtent tous vos chantiers, réductions faites. Un Joker vaut pour tout.
about-joker = Vaut pour n’importe quelle ressource.
about-resource = Paie les bâtiments.

share-discarded = défaussées
share-dark = dans les ténèbres
share-gone = englouties
share-taken = gardées ou prises

# La fin
final-sare-spaces = Cases bâties
final-sare-admin = Administratifs
final-sare-pyramid = Pyramide
final-sare-steps = Étapes
final-sare-goal = But
final-sare-done = nº { $number }
final-sare-begun = (nº { $number })
verdict-sare-done = À la manche { $round }, { $names } { $count ->
    [1] a
   *[other] ont
} accompli la directive : <b>{ $goal }</b>.
verdict-sare-admin = { $name } a le plus de bâtiments administratifs : { $count }.
verdict-sare-completed = À égalité de bâtiments administratifs, { $name } a achevé la Pyramide au plus petit numéro, la { $count }.
verdict-sare-steps = À égalité de bâtiments, { $name } a construit le plus d’étapes d’une Pyramide : { $count }.
verdict-sare-number = À égalité de bâtiments et d’étapes, { $name } a la Pyramide au plus petit numéro, la { $count }.
verdict-sare-shared = { $names } restent à égalité en tout et partagent la victoire.
