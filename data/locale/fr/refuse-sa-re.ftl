# Pourquoi un coup est refusé dans Sa-Rê.

refuse-sa-re-unknown-move = Ce coup n’existe pas dans Sa-Rê.
refuse-sa-re-over = La partie est terminée.
refuse-sa-re-other-decision = Une autre décision doit être prise d’abord.
refuse-sa-re-settled = Les tuiles de départ ne se placent qu’avant la première manche.

refuse-sa-re-tile-first = Choisissez d’abord une tuile, puis sa case.
refuse-sa-re-not-site-phase = Vous ne pouvez lancer ou abandonner un chantier, ou démolir un bâtiment, que pendant la phase 1.
refuse-sa-re-masters-busy = { $masters ->
    [1] Votre Maître d’œuvre gère déjà { $sites ->
        [1] 1 chantier
       *[other] { $sites } chantiers
    }.
   *[other] Vos Maîtres d’œuvre gèrent déjà { $sites } chantiers.
}
refuse-sa-re-launch-on-red = Un chantier de plus, et vos ouvriers se révolteraient avant même le début de la saison.
refuse-sa-re-owned-already = Vous avez déjà ce bâtiment ou son chantier. Une cité n’a qu’un exemplaire de chaque bâtiment principal ou administratif.
refuse-sa-re-launched-already = Vous en avez déjà lancé un cette manche. Lancez le second à la manche suivante.
refuse-sa-re-none-left = Il ne reste plus de tuile de ce type sur le plateau de référence.
refuse-sa-re-no-space = Vous n’avez pas de case libre pour cette tuile.
refuse-sa-re-no-port-space = Vous n’avez pas de case libre au bord du Nil pour le Port.
refuse-sa-re-no-space-near = Vous n’avez pas de case libre à côté d’un bâtiment achevé.
refuse-sa-re-no-port-space-near = Vous n’avez pas de case libre au bord du Nil à côté d’un bâtiment achevé.
refuse-sa-re-port-off-nile = Le Port doit être au bord du Nil.
refuse-sa-re-space-full = La case { $space } est pleine.
refuse-sa-re-not-shared = Le bâtiment en { $space } ne peut pas partager sa case.
refuse-sa-re-not-adjacent = La case { $space } n’est pas voisine d’un bâtiment achevé.
refuse-sa-re-no-site-there = Vous n’avez pas ce chantier en { $space }.
refuse-sa-re-nothing-built-there = Vous n’avez pas ce bâtiment en { $space }.
refuse-sa-re-last-master = Vous ne pouvez pas démolir votre dernier Maître d’œuvre.
refuse-sa-re-masters-needed = { $sites ->
    [1] Votre chantier a besoin de ce Maître d’œuvre.
   *[other] Vos { $sites } chantiers ont besoin de ce Maître d’œuvre.
}
refuse-sa-re-demolish-on-red = Avec un Maître d’œuvre de moins, vos ouvriers se révolteraient avant le début de la saison.
refuse-sa-re-loss-sum = Gardez exactement autant de ressources que vous avez de place.

refuse-sa-re-not-asked = Ce n’est pas possible maintenant.
refuse-sa-re-gold-paid = Vous avez déjà payé de l’or avant cette carte.
refuse-sa-re-no-gold = Vous n’avez pas d’or dans vos Entrepôts.
refuse-sa-re-gauge-at-base = Votre jauge est déjà à sa base.
refuse-sa-re-used = Ce bâtiment a déjà servi cette saison.
refuse-sa-re-not-built = Vous n’avez pas encore de bâtiment de ce type en service.
refuse-sa-re-no-such-opponent = Choisissez un de vos adversaires.
refuse-sa-re-opponent-lies = Ce joueur s’est déjà arrêté : vous ne pouvez plus l’atteindre.
refuse-sa-re-onto-red = La Caserne ne peut pousser personne à la révolte.
refuse-sa-re-temple-late = Le Temple ne sert qu’avant la première carte.
refuse-sa-re-not-that-building = Ce bâtiment ne peut pas servir maintenant.
refuse-sa-re-no-reaction = Il n’y a pas de Troubles à atténuer.
refuse-sa-re-library-double = La Bibliothèque ne convertit que de simples Troubles ; utilisez d’abord les Jardins.
refuse-sa-re-gardens-single = Les Jardins n’aident que contre de doubles Troubles.
refuse-sa-re-swap-uneven = Le Marché échange une ressource contre une autre : prenez-en autant que vous en donnez.
refuse-sa-re-swap-nothing = Cet échange ne changerait rien.
refuse-sa-re-swap-own-lacks = 
    Vos Entrepôts ne contiennent pas autant { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.
refuse-sa-re-swap-other-lacks = Les Entrepôts de ce joueur ne contiennent pas autant { $resource ->
    [wood] de bois
    [stone] de pierre
   *[gold] d’or
}.

refuse-sa-re-not-building = La construction se fait en phase 3, à votre tour.
refuse-sa-re-revolted-builds = Après une révolte, vous ne pouvez rien construire cette manche.
refuse-sa-re-revolted-token = Après une révolte, vous ne pouvez pas utiliser de jetons cette manche.
refuse-sa-re-revolted-caravan = Après une révolte, vous ne pouvez pas utiliser de caravanes cette manche.
refuse-sa-re-one-step = Vous ne pouvez construire qu’une étape de Pyramide par manche.
refuse-sa-re-too-dear = Après réductions, cela coûte { cost-resources } : vous ne pouvez pas payer.
refuse-sa-re-discount-nothing = Le Port ne réduit que ce qui reste à payer.
refuse-sa-re-discount-short = Avec cette réduction, vous ne pourriez pas payer le reste.
refuse-sa-re-pay-lacks = Vous n’en avez que { $hand } en main et { $tokens } sur des bâtiments.
refuse-sa-re-pay-too-much = { $due ->
    [1] Vous n’en devez que 1.
   *[other] Vous n’en devez que { $due }.
}
refuse-sa-re-pay-too-little = Jokers, Port et caravanes ne suffisent pas à remplacer tout cela.
refuse-sa-re-paid-kind = { $due ->
    [0] Vous ne devez pas { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    } : n’en payez pas.
   *[other] Vous ne devez que { $due } { $resource ->
        [wood] bois
        [stone] { $due ->
            [1] pierre
           *[other] pierres
        }
       *[gold] or
    } : retirez le surplus.
}
refuse-sa-re-unpaid = { $count ->
    [1] Vous devez encore 1 ressource.
   *[other] Vous devez encore { $count } ressources.
}
refuse-sa-re-overpaid = { $count ->
    [1] 1 ressource de trop.
   *[other] { $count } ressources de trop.
}
refuse-sa-re-wild-sum = { $rest ->
    [1] Vous devez encore exactement 1 ressource.
   *[other] Vous devez encore exactement { $rest } ressources.
}
refuse-sa-re-wild-lacks = Vous n’avez pas autant de Jokers.
refuse-sa-re-no-caravan = Vous n’avez pas de caravane à utiliser maintenant.
refuse-sa-re-caravans-full = Vous avez déjà { $caravans } caravanes, le maximum.
refuse-sa-re-source-empty = Vous n’avez pas ces ressources.
refuse-sa-re-supply-empty = 
    La réserve générale n’a plus { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.
refuse-sa-re-no-warehouse = Il faut un Entrepôt pour stocker des ressources.
refuse-sa-re-no-room = { $room ->
    [0] Vous n’avez pas d’Entrepôt.
    [one] Vos Entrepôts ont de la place pour { $room } ressource.
   *[other] Vos Entrepôts ont de la place pour { $room } ressources.
}
refuse-sa-re-keep-lacks = Vous n’en avez pas autant.
refuse-sa-re-keep-wastes = Vous ne pouvez défausser que ce qui ne tient pas.
refuse-sa-re-no-more = Vous n’en avez pas plus.
