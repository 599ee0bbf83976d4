# Sa-Rê : ce que la table dit et demande.

sa-re-status = Manche { $round } · { $phase } · directive : { $goal }
sa-re-status-start = Mise en place · directive : { $goal }
phase-sites = chantiers
phase-season = saison
phase-construction = construction
phase-over = partie terminée

percent = { $count } %
percent-under = moins de 1 %
percent-over = plus de 99 %
percent-under-brief = <1 %
percent-over-brief = >99 %

# Les ressources dans une phrase
amount-wood = { $count } bois
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-gold = { $count } or
amount-joker = { $count ->
    [1] 1 Joker
   *[other] { $count } Jokers
}
amount-caravan = { $count ->
    [1] 1 caravane
   *[other] { $count } caravanes
}
amount-nothing = rien
price-w = { $count } bois
price-s = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
price-g = { $count } or
token-wood = { $count } bois { $count ->
    [1] du Menuisier
   *[other] des Menuisiers
}
token-stone = { $count ->
    [1] { $count } pierre du Tailleur de pierre
   *[other] { $count } pierres des Tailleurs de pierre
}
token-gold = { $count } or { $count ->
    [1] de l’Orfèvre
   *[other] des Orfèvres
}
token-joker = le Joker du Port

card-season-hidden = une carte Saison
card-double-of = la carte double ({ $resources })

# Sur le plateau
city-gains = gains
city-hand = main
board-sa-re-double = double
board-sa-re-double-first = au premier
board-sa-re-double-last = au dernier
board-sa-re-shoe = sabot
board-sa-re-discard = défausse
board-sa-re-second = défausse
board-sa-re-dark = ténèbres
board-sa-re-removed = à part
board-sa-re-gone = retirées
board-sa-re-pool = Pot
board-sa-re-odds = chances
works-title = Vos ressources
works-title-watched = Ressources
works-have = stock
works-need = coût
works-wild = pour { $count }
works-stopping = En vous arrêtant
works-then = Vous avez alors :
works-builds = Assez pour :
works-builds-some = Chantiers :
works-builds-none = Pas assez pour :
board-sa-re-goods = ressources
gauge-sa-re-revolt = révolte
gauge-sa-re-away = dans { $away }
seat-sa-re-in = en lice
seat-sa-re-stopped = à l’arrêt
seat-sa-re-revolt = révolte
panel-sa-re-wins-ties = gagne à égalité
panel-sa-re-loses-ties = perd à égalité

notes-site = <b>{ $tile }</b> { $cost }
notes-offices = Construits : { $offices }
notes-none = Ni chantier ni bâtiment administratif pour l’instant.

# Ce qui est demandé
prompt-sa-re-settle = { $first ->
    [1] Placez un bâtiment de départ : { $tile }.
   *[other] Placez l’autre bâtiment : { $tile }. Il peut partager la case.
}
prompt-sa-re-sites = { $name }, quel chantier lancer ?
prompt-sa-re-sites-full = { $name }, plus de chantier possible. Terminé ?
prompt-sa-re-where = Choisissez une case pour { LE($tile) }.
prompt-sa-re-where-pyramid-wins = Pyramide nº { $number } : choisissez une case. À égalité, vous gagneriez.
prompt-sa-re-where-pyramid-loses = Pyramide nº { $number } : choisissez une case. À égalité, vous perdriez.
prompt-sa-re-where-pyramid-even = Pyramide nº { $number } : choisissez une case. À égalité, le plus petit nº gagne.
prompt-sa-re-space = { $space } : que voulez-vous faire ?
prompt-sa-re-loss = Pas assez de place : que gardez-vous ?
prompt-sa-re-question = { $name } : s’arrêter ou continuer ?
prompt-sa-re-question-alone = { $name } : s’arrêter ou continuer ? Les prochains Troubles vous arrêtent.
prompt-sa-re-temple = Temple : quelle carte gardez-vous ?
prompt-sa-re-other = Et l’autre carte ?
prompt-sa-re-palace = Palais : réquisitionner cette carte ({ $card }) ?
prompt-sa-re-calm = Pas celle-ci. Quand le Palais doit-il redemander cette saison ?
prompt-sa-re-barracks = Caserne : quelle jauge faites-vous monter ?
prompt-sa-re-waste = Sans effet : plus aucune carte de la saison ne peut mener à la révolte.
prompt-sa-re-trouble = { $amount ->
    [1] Des Troubles ! Utiliser un bâtiment contre eux ?
   *[other] De doubles Troubles ! Utiliser un bâtiment contre eux ?
}
prompt-sa-re-market = Marché : choisissez ce que vous échangez.
prompt-sa-re-redeem = Quelle ressource pour cette caravane ?
prompt-sa-re-build = { $name }, que construisez-vous ?
prompt-sa-re-build-none = { $name }, vous ne pouvez plus rien construire. Terminé ?
prompt-sa-re-build-revolted = { $name }, vos ouvriers se sont révoltés : pas de construction.
prompt-sa-re-pay = Comment payez-vous ?
prompt-sa-re-paid = Tout est payé
prompt-sa-re-charter = Choisissez 2 ressources pour une caravane.
prompt-sa-re-store = Choisissez ce que vous stockez.
prompt-sa-re-obvious-ready = Plus de chantier possible : c’est terminé.
prompt-sa-re-obvious-continue = S’arrêter ne rapporte rien : vous continuez.
prompt-sa-re-obvious-safe = Aucune carte ne mène à la révolte : vous continuez.
prompt-sa-re-obvious-risk = Risque de révolte inférieur à 1 % : vous continuez.
prompt-sa-re-obvious-soften = { $buildings ->
    [1] Votre bâtiment atténue les Troubles.
   *[other] Vos bâtiments atténuent les Troubles.
}
prompt-sa-re-obvious-finish = Vous ne pouvez plus rien construire : c’est terminé.
prompt-sa-re-obvious-keep = Une seule façon sensée de stocker : c’est fait.
prompt-sa-re-obvious-no-swap = Vous pouvez payer tous vos chantiers : inutile d’échanger.
prompt-sa-re-obvious-palace = Votre Palais laisse passer cette carte, comme demandé.
prompt-sa-re-obvious-market = Votre Marché n’échange rien, comme demandé.

prompt-sa-re-wait-settle = { $name } place ses premiers bâtiments.
prompt-sa-re-wait-sites = { $name } lance des chantiers.
prompt-sa-re-wait-loss = { $name } choisit ce qui reste dans ses Entrepôts.
prompt-sa-re-wait-question = { $name } : s’arrêter ou continuer ?
prompt-sa-re-wait-temple = { $name } regarde deux cartes.
prompt-sa-re-wait-palace = { $name } peut utiliser son Palais.
prompt-sa-re-wait-trouble = { $name } peut atténuer les Troubles.
prompt-sa-re-wait-market = { $name } peut utiliser son Marché.
prompt-sa-re-wait-build = { $name } construit.
prompt-sa-re-wait-pay = { $name } paie.
prompt-sa-re-wait-store = { $name } stocke ses ressources.

# La carte de la tuile posée ou désignée
card-sa-re-launch = Lancer un chantier
card-sa-re-left = { $count ->
    [1] encore 1 possible
   *[other] encore { $count } possibles
}
card-sa-re-point = Désignez une tuile ci-dessus : son prix et son effet s’affichent ici.
card-sa-re-choose = Choisissez-la, puis sa case dans votre cité.
card-sa-re-where = Choisissez sa case dans votre cité.

# Boutons
offer-sa-re-back = Retour
offer-sa-re-home = Revenir à votre cité
offer-sa-re-ready = Terminé
offer-sa-re-ready-note = { $sites ->
    [0] aucun chantier
    [1] 1 chantier
   *[other] { $sites } chantiers
}
offer-sa-re-abandon = Abandonner : { $tile }
offer-sa-re-demolish = Démolir : { $tile }
offer-sa-re-note-starts = départ de la jauge : { $square }
offer-sa-re-demolish-note = sans remboursement
offer-sa-re-note-steps-lost = { $count ->
    [one] { $count } étape perdue
   *[other] { $count } étapes perdues
}
offer-sa-re-note-base = base de la jauge { $now } → { $then }
offer-sa-re-keep = { $count ->
    [0] Ne rien garder
   *[other] En garder { $count }
}
offer-sa-re-redeem = Utiliser une caravane…
about-sa-re-redeem = Une caravane devient une ressource que vous pouvez stocker.
offer-sa-re-room = place pour { $room }
offer-sa-re-note-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
offer-sa-re-note-hand-lost = { $count ->
    [one] { $count } perdue de la main
   *[other] { $count } perdues de la main
}
offer-sa-re-other-top = L’autre sur le dessus
offer-sa-re-other-bottom = L’autre au fond du sabot
offer-sa-re-seize = La réquisitionner
offer-sa-re-let = La laisser agir
offer-sa-re-note-let-resource = { $resource } au pot, pour tous
offer-sa-re-note-let-nothing = la réserve générale est vide : rien
offer-sa-re-note-let-horus = deux cartes de plus
offer-sa-re-note-let-hoshekh = les ténèbres tombent
offer-sa-re-note-seize-resource = { $resource } rien que pour vous
offer-sa-re-note-seize-trouble = aucune jauge ne monte
offer-sa-re-note-seize-horus = pas d’autre carte
offer-sa-re-note-seize-hoshekh = pas de ténèbres
offer-sa-re-calm = Demander moins souvent…
about-sa-re-calm = Cette saison, le Palais ne demande plus que dans les cas que vous choisissez. Pour changer d’avis, annulez ou choisissez « { offer-sa-re-wake-palace } » à votre prochaine décision.
offer-sa-re-calm-never = Ne plus demander cette saison
about-sa-re-calm-never = Cette saison, le Palais laisse passer toutes les cartes sans rien demander. Pour qu’il demande de nouveau, annulez ou choisissez « { offer-sa-re-wake-palace } » à votre prochaine décision.
offer-sa-re-calm-unless-revolt = Seulement en cas de révolte
offer-sa-re-calm-unless-trouble = Seulement pour des Troubles
offer-sa-re-calm-unless-resource = Seulement pour une ressource
offer-sa-re-rest-market = Sans question en fin de saison
about-sa-re-rest-market = À la fin de cette saison, la question du Marché ne vous sera pas posée. « { offer-sa-re-wake-market } » la rétablit.
offer-sa-re-rest-question = Continuer tant que c’est sûr
about-sa-re-rest-question = Cette saison, vous continuez automatiquement tant qu’aucun ordre des cartes ne peut mener à la révolte avant votre prochaine décision. Tout autre bouton vous rend le choix.
offer-sa-re-rest-risk = Continuer sous 1 % de risque
about-sa-re-rest-risk = Jusqu’à la fin de la saison, vous continuez automatiquement tant que votre risque de révolte est inférieur à 1 %. Tout autre bouton vous rend le choix.
offer-sa-re-obvious-ask = Tout me demander cette manche
about-sa-re-obvious-ask = Cette manche, toutes les questions vous sont posées. Pour que ce soit toujours le cas, désactivez « { settings-answers-obvious } » dans les réglages.
offer-sa-re-obvious-answer = Passer les évidences
about-sa-re-obvious-answer = Felucca répond de nouveau pour vous, après un instant, quand une seule réponse a un sens.
offer-sa-re-wake-palace = Palais : redemander
offer-sa-re-wake-market = Marché : redemander
offer-sa-re-wake-question = Me demander à chaque carte
offer-sa-re-soften-1 = Jardins : ne compter que 1
offer-sa-re-soften-2 = Bibliothèque : Joker
offer-sa-re-soften-3 = Jardins + Bibliothèque : Joker
offer-sa-re-suffer = Ne rien faire
offer-sa-re-swap = Échanger
offer-sa-re-swap-note = { $give } contre { $take }
offer-sa-re-swap-nothing = rien n’est encore choisi
offer-sa-re-with = Échanger plutôt avec { $name }
offer-sa-re-no-swap = Ne pas échanger
offer-sa-re-stop = S’arrêter
outcome-sa-re-stop = rapporte { $amounts }
outcome-sa-re-stop-nothing = ne rapporte rien
offer-sa-re-continue = Continuer
offer-sa-re-gold = Payer 1 or
offer-sa-re-waste = Payer 1 or quand même
offer-sa-re-idle = sans effet
offer-sa-re-barracks = Caserne : { $name } +1
offer-sa-re-barracks-at = { $name } +1
offer-sa-re-barracks-whom = Caserne…
offer-sa-re-temple = Utiliser le Temple
about-sa-re-temple-now = Regardez les deux premières cartes : gardez-en une en secret, remettez l’autre sur le dessus ou au fond. Seulement avant la première carte.
offer-sa-re-market = Marché…
offer-sa-re-secrets = Voir mes secrets…
offer-sa-re-cover = Cacher mes secrets
offer-sa-re-cards = { $count ->
    [1] dernière carte · { $away } avant le rouge
   *[other] { $count } cartes · { $away } avant le rouge
}
plate-sa-re-gauge = jauge { $square } · révolte à { $red }
plate-sa-re-stock = stock { $stock }
about-sa-re-stop = Vous avez alors { $amounts }.
about-sa-re-stop-need = Tous vos chantiers demandent ensemble { $amounts }.
offer-sa-re-deck = { $count ->
    [1] dernière carte
   *[other] { $count } cartes
}
offer-sa-re-note-odds-needed = { $share } { $kinds } utiles
offer-sa-re-note-odds-goods = { $share } { $kinds }
offer-sa-re-note-odds-others = { $share } autres
offer-sa-re-note-odds-ends = arrêt { $share }
offer-sa-re-note-odds-revolt = révolte { $share }
offer-sa-re-note-odds-lost = <icon:season/hoshekh> −1 : { $share }
odds-sa-re-needed = utiles
odds-sa-re-others = autres
odds-sa-re-ends = arrêt
odds-sa-re-lost = perdu
said-sa-re-stop = vous prenez { $amounts }
said-sa-re-odds-needed = une ressource utile ({ $kinds }) : { $share }
said-sa-re-odds-goods = une ressource ({ $kinds }) : { $share }
said-sa-re-odds-ends = des Troubles, qui vous arrêtent : { $share }
said-sa-re-odds-revolt = révolte : { $share }
said-sa-re-odds-lost = les ténèbres prennent une ressource : { $share }
offer-sa-re-note-risk-change = révolte { $now } → { $then }
offer-sa-re-note-gauge = jauge { $now } → { $then }
offer-sa-re-note-gauge-own = votre jauge { $now } → { $then }
offer-sa-re-note-gauge-revolt = { $now } → { $then } : révolte
offer-sa-re-note-gauge-stays = la jauge reste à { $square }
outcome-sa-re-give = vous donnez { $goods }
outcome-sa-re-take = vous prenez { $goods }
swap-sa-re-give = Choisissez quoi donner.
swap-sa-re-take = Choisissez quoi prendre.
offer-sa-re-pay = Construire : { $tile }
offer-sa-re-pay-step = Étape suivante : { $tile }
offer-sa-re-missing = encore { $count } à payer
offer-sa-re-too-much = { $count } de trop
offer-sa-re-excess = { $price } de trop
offer-sa-re-off = Port : plutôt { $resource }
offer-sa-re-build = Construire : { $tile }
offer-sa-re-step = Étape suivante : { $tile }
offer-sa-re-free = gratuit
offer-sa-re-lacking = manque de ressources
offer-sa-re-charter = Affréter une caravane…
offer-sa-re-charter-do = Affréter une caravane
offer-sa-re-charter-note = { $chosen } sur 2
offer-sa-re-finish = Fin de la construction
offer-sa-re-finish-note = { $count ->
    [1] 1 chantier encore payable
   *[other] { $count } chantiers encore payables
}
offer-sa-re-finish-all = Terminé
offer-sa-re-finish-revolted = Passer aux Entrepôts

# Le feuillet
tray-sa-re-keep = À garder dans vos Entrepôts
tray-sa-re-market = Marché : échange avec { $name }
tray-sa-re-charter = Nouvelle caravane
tray-sa-re-pay = Payer { LE($tile) } en { $space }
tray-sa-re-temple = Les deux premières cartes du sabot
tray-sa-re-price = Prix : { $price }
tray-sa-re-less = { $tile } : { $less } de moins
tray-sa-re-keep-foot = { $count } sur { $room }. { $jokers ->
    [0] Ce qui ne tient pas est perdu.
    [1] 1 Joker se garde comme bois, pierre ou or.
   *[other] { $jokers } Jokers se gardent comme bois, pierre ou or.
}
tray-sa-re-market-store = { $name } a { $store }.
tray-sa-re-market-foot = Un contre un : donnez autant que vous prenez.
tray-sa-re-charter-foot = Plus tard, elle vaudra 1 ressource au choix.
counter-keep = { $more ->
    [0] sur { $have }
    [1] sur { $have } + 1 Joker
   *[other] sur { $have } + { $more } Jokers
}
counter-keep-short = sur { $have } + { $more }
after-sa-re-title = Ensuite
after-sa-re-then = Puis :
after-sa-re-kept = stocké { $count }/{ $room } { $kept }
after-sa-re-lost = pas de place pour { $lost }
after-sa-re-lost-caravan = pas de place pour { $lost } → une caravane ?
after-sa-re-said-kept = Ensuite, vos Entrepôts ({ $room } places) gardent { $kept }.
after-sa-re-said-lost = Pas de place pour { $lost }.
after-sa-re-said-caravan = Pas de place pour { $lost } : une caravane peut encore en prendre deux.
brings-sa-re-title = { $kind ->
    [step] Ce qu’apporte cette étape
    [gardens] Ce qu’apportent { LE($tile) }
   *[other] Ce qu’apporte { LE($tile) }
}
brings-sa-re-goal = { $now } → { $then } sur { $wanted }
brings-sa-re-goal-note = { $done ->
    [1] directive accomplie : { $goal }
   *[0] directive : { $goal }
}
brings-sa-re-offices = { $wanted ->
    [0] administratifs : { $now } → { $then }
   *[other] administratifs : { $now } → { $then } sur { $wanted }
}
brings-sa-re-offices-note = { $wins ->
    [1] à égalité, vous gagneriez
   *[0] à égalité, qui en a le plus gagne
}
brings-sa-re-income = { $kind ->
    [wood] 1 bois par manche
    [stone] 1 pierre par manche
    [gold] 1 or par manche
   *[joker] 1 Joker par manche
}
brings-sa-re-trade-note = { $sites ->
    [0] et −1 sur sa case et à côté
    [1] et −1 pour 1 de vos chantiers
   *[other] et −1 pour { $sites } de vos chantiers
}
brings-sa-re-port-note = { $sites ->
    [0] et −1 par chantier au bord du Nil
    [1] et −1 pour votre chantier au bord du Nil
   *[other] et −1 pour vos { $sites } chantiers au bord du Nil
}
brings-sa-re-room = places : { $now } → { $then }
brings-sa-re-room-note = dans vos Entrepôts, aussitôt
brings-sa-re-sites = chantiers à la fois : { $now } → { $then }
brings-sa-re-sites-note = un de plus sans effet sur la jauge
brings-sa-re-step = étape { $step } sur { $wanted }
brings-sa-re-step-note = { $done ->
    [1] la Pyramide est achevée
   *[0] une étape par manche
}
brings-sa-re-growth = base de la jauge { $now } → { $then }
brings-sa-re-growth-note = { $offices ->
    [0] essor : premier bâtiment principal
    [1] essor : 1 bâtiment administratif
   *[other] essor : { $offices } bâtiments administratifs
}
brings-sa-re-others = puis { $count } sur { $sites ->
    [1] { $sites } autre chantier
   *[other] { $sites } autres chantiers
}
brings-sa-re-others-note = { $enough ->
    [1] assez pour : { $sites }
   *[0] pas assez pour : { $sites }
}
source-sa-re-hand = Saison et Entrepôts
source-sa-re-hand-short = Main
source-sa-re-craftsmen = Métiers
source-sa-re-caravans = Caravanes
source-sa-re-any = une ressource au choix
cloth-sa-re-wild = Joker : { $kind ->
    [wood] bois
    [stone] pierre
   *[gold] or
}
cloth-sa-re-caravan = caravane : { $kind ->
    [wood] bois
    [stone] pierre
   *[gold] or
}
said-counter-market = { $figure }, vous en aurez { $then }
said-counter-hand = { $figure } sur { $have } en main
said-counter-token = { $figure } sur { $have } sur les bâtiments
said-counter-caravan = { $figure } sur { $have }
said-counter-keep = { $figure } { counter-keep }

refuse-sa-re-two-resources = Une caravane coûte exactement 2 ressources ; vous en avez choisi { $chosen }.

# Les coups en mots, pour les conseils
say-sa-re-settle = Placer en { $space }
say-sa-re-launch = Lancer un chantier en { $space } : { $tile }
say-sa-re-abandon = Abandonner le chantier { DU($tile) } en { $space }
say-sa-re-demolish = Démolir { LE($tile) } en { $space }
say-sa-re-ready = { $sites ->
    [0] Ne lancer aucun chantier
   *[other] Ne plus lancer de chantier
}
say-sa-re-keep = Garder : { $amounts }
say-sa-re-gold = Payer 1 or pour calmer les ouvriers
say-sa-re-barracks = Faire monter la jauge { DE($name) } (Caserne)
say-sa-re-temple = Utiliser le Temple
say-sa-re-place = Garder : { $card } ; l’autre { $place ->
    [top] sur le dessus
   *[bottom] au fond
} du sabot
say-sa-re-swap = Échanger avec { $name } : { $give } contre { $take }
say-sa-re-stop = S’arrêter
say-sa-re-continue = Continuer
say-sa-re-seize = Réquisitionner la carte
say-sa-re-soften-1 = Utiliser les Jardins
say-sa-re-soften-2 = Utiliser la Bibliothèque
say-sa-re-soften-3 = Utiliser les Jardins et la Bibliothèque
say-sa-re-pass = Laisser passer
say-sa-re-build = Construire { LE($tile) } en { $space }
say-sa-re-discount = Réduction du Port : { $amount }
say-sa-re-pay = Payer { $amounts }
say-sa-re-pay-none = Remplacer { $kind ->
    [wood] le bois
    [stone] la pierre
   *[gold] l’or
} par des Jokers ou des caravanes
say-sa-re-charter = Affréter une caravane contre { $amounts }
say-sa-re-finish = Fin de la construction
say-sa-re-redeem = Utiliser une caravane : { $amount }
# Les coups dans une phrase
phrase-sa-re-launch = Lancer le chantier { DU($tile) } en { $space }
phrase-sa-re-launch-alone = celui { DU($tile) } en { $space }
phrase-sa-re-abandon = Abandonner le chantier { DU($tile) } en { $space }
phrase-sa-re-abandon-alone = celui { DU($tile) } en { $space }
phrase-sa-re-demolish = Démolir { LE($tile) } en { $space }
phrase-sa-re-demolish-alone = { LE($tile) } en { $space }
phrase-sa-re-build = Construire { LE($tile) } en { $space }
phrase-sa-re-build-alone = { LE($tile) } en { $space }
phrase-sa-re-ready = { $sites ->
    [0] Ne lancer aucun chantier
   *[other] Ne plus lancer de chantier
}
phrase-sa-re-gold = Payer 1 or pour calmer les ouvriers
phrase-sa-re-barracks = Faire monter la jauge { DE($name) } avec la Caserne
phrase-sa-re-temple = Utiliser le Temple
phrase-sa-re-swap = Échanger des ressources avec { $name }
phrase-sa-re-stop = S’arrêter
phrase-sa-re-continue = Continuer
phrase-sa-re-seize = Réquisitionner la carte
phrase-sa-re-soften-1 = Utiliser les Jardins
phrase-sa-re-soften-2 = Utiliser la Bibliothèque
phrase-sa-re-soften-3 = Utiliser les Jardins et la Bibliothèque
phrase-sa-re-pass = Laisser passer
phrase-sa-re-charter = Affréter une caravane
phrase-sa-re-finish = Terminer la construction
phrase-sa-re-redeem = Utiliser une caravane

# Bandeaux
banner-sa-re-round = Manche { $round } : chantiers
banner-sa-re-season = Manche { $round } : saison
banner-sa-re-construction = Construction
banner-sa-re-night = Hoshekh : les ténèbres tombent
banner-sa-re-revolt = Les ouvriers { DE($name) } se révoltent !
banner-sa-re-end = La directive de Pharaon est accomplie

# Explications
about-ours-costs = Ce prix est le nôtre : nous ne connaissons pas celui du jeu édité.
about-ours-pyramids = Prix des étapes, et nombre d’étapes des Pyramides 2 et 3 : ce sont les nôtres. Nous ne connaissons pas ceux du jeu édité.
about-ours-cards = Le nombre de cartes de chaque sorte est le nôtre : nous ne connaissons pas celui du jeu édité.
about-ours-doubles = Ces paires sont les nôtres : nous ne connaissons pas celles du jeu édité.
about-ours-gauge-red = La longueur de la jauge est la nôtre : nous ne connaissons pas celle du jeu édité.
about-cost = Coûte { $cost }.
about-stock = { $count ->
    [0] Il ne reste aucune tuile.
    [1] Il reste 1 tuile.
   *[other] Il reste { $count } tuiles.
}
about-pyramid-card = Prochaine Pyramide : la nº { $number }, { $steps } étapes à { $cost } chacune.
about-supply-title = Tuiles restantes
about-supply = Les tuiles encore disponibles pour un chantier, avec leur prix.
about-supply-tile = { $count } × { $tile } : { $cost }
about-pyramids-title = Cartes Pyramide
about-pyramids = La Pyramide la plus chère vient d’abord. En lançant son chantier, vous prenez la carte du dessus.
about-plot = Case { $space }
about-built = construit
about-night = construit, déjà utilisé cette manche
about-site = chantier, coûte { $cost }
about-site-cheaper = chantier, coûte { $cost } (au lieu de { $base })
about-site-pyramid = { $done ->
    [one] { $done } étape
   *[other] { $done } étapes
} sur { $steps } ; la suivante : { $cost }
about-plot-discount = Métiers voisins : { $amounts } de moins ici.
about-plot-port = Port : 1 ressource de moins à chaque paiement ici.
about-plot-nile = Au bord du Nil.
about-plot-free = Libre.
about-goal = { $goal } : { $have } sur { $wanted }.
about-sa-re-track = Progression vers la directive
about-stores = En stock : { $store }. Gains : { $gains }. Caravanes : { $caravans }.
about-admin = { $count ->
    [0] Aucun bâtiment administratif
    [1] 1 bâtiment administratif
   *[other] { $count } bâtiments administratifs
}.
about-ties = Si tous accomplissaient la directive cette manche, { $names } { $count ->
    [1] l’emporterait
   *[other] partageraient la victoire
} au départage.
about-enlarge = Appuyez pour agrandir cette cité.
about-gauge-title = Jauge de révolte
about-gauge = Sur la case { $square } ; révolte sur la { $red }. La saison commence sur la { $start }. { $cubes ->
    [0] La jauge peut descendre jusqu’à { $base }.
    [1] Un cube noir l’empêche de descendre sous { $base }.
   *[other] Des cubes noirs l’empêchent de descendre sous { $base }.
}
about-caravans-title = Caravanes
about-caravans = { $count } sur { $most }. Affrétez-en une contre deux ressources ; plus tard, elle en vaut une de votre choix.
about-obelisk = Obélisque
about-obelisk-stands = Debout : ce joueur est encore en lice.
about-obelisk-lies = Couché : ce joueur s’est arrêté et garde ce qu’il a reçu.
about-obelisk-revolted = Révolte : rien du pot, et pas de construction cette manche.
about-obelisk-none = Aucune carte n’a été piochée depuis.
about-obelisk-since = Piochées depuis : { $cards }. La jauge serait passée de { $now } à { $then }.
about-obelisk-since-revolt = Piochées depuis : { $cards }. À partir de { $now }, elles auraient mené à la révolte.
about-store = En stock : { $store }. Place pour { $room }.
about-gains-title = Gains de la saison
about-gains = { $count ->
    [0] Rien.
   *[other] { $gains }. À dépenser ou à stocker pendant la construction.
}
about-kept-title = Gardée par le Temple
about-kept = Seul son propriétaire a vu cette carte. Si c’est une ressource, il la recevra en s’arrêtant.
about-seized-title = Réquisitionnée par le Palais
about-seized = Si c’est une ressource, son propriétaire la recevra en s’arrêtant ; tout autre effet est annulé.
about-hidden = Personne devant cet écran ne l’a vue.
about-double-first = Le premier qui s’arrête reçoit aussitôt les deux ressources.
about-double-last = Le dernier qui s’arrête reçoit les deux ressources à la fin de la saison.
about-double-awarded = Déjà attribuée.
about-double-pile = Encore à venir
about-shoe-title = Sabot
about-shoe = { $count ->
    [0] Aucune carte
    [1] 1 carte
   *[other] { $count } cartes
} à piocher. Pas encore vues : { $cards }.
about-season-discard-title = Défausse
about-season-discard = { $count ->
    [0] Aucune carte jouée.
    [1] 1 carte jouée.
   *[other] { $count } cartes jouées.
}
about-dark-title = Pile des ténèbres
about-dark = { $count ->
    [1] 1 carte, face cachée
   *[other] { $count } cartes, mélangées face cachée
}. Chaque carte piochée en retire d’abord une ; si c’est une ressource, le pot la perd.
about-gone-title = Retirées par les ténèbres
about-gone = { $count ->
    [1] 1 carte retirée de la saison.
   *[other] { $count } cartes retirées de la saison.
}
about-removed-title = Mise à l’écart
about-removed = À chaque saison, une carte est écartée sans être vue. Si vous avez un Temple, vous pouvez la regarder.
about-pool-title = Pot de la saison
about-pool = Pot : { $pool }. Chaque joueur qui s’arrête en reçoit une copie, prise dans la réserve générale ({ $supply }).
about-left = { $left } sur { $total } pas encore vues.
about-odds-title = Probabilités pour la prochaine carte
about-odds = Appuyez pour afficher ou masquer. Calcul exact, d’après ce que vous savez.
about-odds-line = { $card } : { $share }
about-odds-line-revolt = { $card } : { $share }, révolte { $revolt }
legend-sa-re-reed = ressources : <b>{ $share }</b>
legend-sa-re-sand = deux cartes de plus : <b>{ $share }</b>
legend-sa-re-lapis = ténèbres : <b>{ $share }</b>
legend-sa-re-amber = Troubles sans révolte : <b>{ $share }</b>
legend-sa-re-danger = révolte : <b>{ $share }</b>
legend-sa-re-lost = les ténèbres prennent une ressource au pot : <b>{ $share }</b>
legend-sa-re-reactions = Votre Palais, vos Jardins et votre Bibliothèque sont pris en compte.
about-works = Ce que vous avez (jetons et caravanes compris), ce qu’un arrêt vous donnerait, et ce que coûtent vos chantiers après réductions. Jokers : combien de ressources ils doivent remplacer.

share-discarded = défaussées
share-dark = dans les ténèbres
share-gone = retirées
share-open = visibles
share-taken = gardées ou réquisitionnées
share-back = remises dans le sabot
share-aside = mise à l’écart

# La fin
final-sa-re-spaces = Cases
final-sa-re-admin = Admin.
final-sa-re-pyramid = Pyramide
final-sa-re-steps = Étapes
final-sa-re-goal = Directive
final-sa-re-done = nº { $number }
final-sa-re-begun = nº { $number }, en chantier
final-sa-re-site = nº { $number }, non bâtie
verdict-sa-re-done = À la manche { $round }, { $names } { $count ->
    [1] accomplit
   *[other] accomplissent
} la directive : <b>{ $goal }</b>.
verdict-sa-re-admin = { $name } a le plus de bâtiments administratifs : { $count }.
verdict-sa-re-admin-some = { $names } ont le plus de bâtiments administratifs, { $count } chacun.
verdict-sa-re-completed = À égalité de bâtiments administratifs, { $name } l’emporte avec la Pyramide au plus petit numéro, la nº { $count }.
verdict-sa-re-steps = À égalité de bâtiments, { $name } l’emporte avec le plus grand nombre d’étapes de Pyramide : { $count }.
verdict-sa-re-steps-some = { $names } ont le plus grand nombre d’étapes de Pyramide, { $count } chacun.
verdict-sa-re-number = À égalité de bâtiments et d’étapes, { $name } l’emporte avec la Pyramide au plus petit numéro, la nº { $count }.
verdict-sa-re-shared = { $names } sont à égalité en tout et partagent la victoire.
