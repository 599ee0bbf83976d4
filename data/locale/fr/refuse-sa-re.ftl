# Pourquoi un coup est refusé dans Sa-Rê.

refuse-sare-unknown-move = Ce coup n’existe pas dans Sa-Rê.
refuse-sare-over = La partie est terminée.
refuse-sare-other-decision = Une autre décision doit être prise d’abord.
refuse-sare-settled = Les tuiles de départ ne se placent qu’avant la première manche.

refuse-sare-not-site-phase = Lancer, abandonner et démolir ne se font que pendant la première phase d’une manche.
refuse-sare-masters-busy =
    { $masters ->
        [1] Votre Maître d’œuvre gère déjà { $sites ->
            [1] un chantier
           *[other] { $sites } chantiers
        }.
       *[other] Vos Maîtres d’œuvre gèrent déjà { $sites } chantiers.
    }
refuse-sare-launch-on-red = Avec un chantier de plus, vos ouvriers se révolteraient avant le début de la saison.
refuse-sare-owned-already = Vous en avez déjà un, en chantier ou construit : bâtiments principaux et administratifs sont uniques dans une cité.
refuse-sare-launched-already = Vous avez déjà lancé un tel chantier cette manche : deux bâtiments de production identiques demandent deux manches.
refuse-sare-none-left = Le plateau de référence n’a plus de ces tuiles.
refuse-sare-port-off-nile = Le Port demande une case au bord du Nil.
refuse-sare-space-full = Il n’y a plus de place en { $space }.
refuse-sare-not-shared = En { $space } se trouve un bâtiment qui ne partage sa case avec aucun autre.
refuse-sare-not-adjacent = La case { $space } n’est pas voisine d’un bâtiment achevé.
refuse-sare-no-site-there = Vous n’avez pas de tel chantier en { $space }.
refuse-sare-nothing-built-there = Aucun bâtiment de ce type n’est construit en { $space }.
refuse-sare-last-master = Votre dernier Maître d’œuvre reste.
refuse-sare-masters-needed =
    { $sites ->
        [1] Ce Maître d’œuvre est nécessaire à votre chantier.
       *[other] Ce Maître d’œuvre est nécessaire à vos { $sites } chantiers.
    }
refuse-sare-demolish-on-red = Avec un Maître d’œuvre de moins, vos ouvriers se révolteraient avant le début de la saison.
refuse-sare-loss-sum = Gardez autant de vos ressources stockées qu’il y a de place.

refuse-sare-not-asked = Ce n’est pas ce qui est demandé maintenant.
refuse-sare-gold-paid = Vous avez déjà payé vos ouvriers avant cette carte.
refuse-sare-no-gold = Il n’y a pas d’or dans vos Entrepôts.
refuse-sare-gauge-at-base = Votre jauge ne peut pas descendre plus bas.
refuse-sare-used = Ce bâtiment a déjà servi cette saison.
refuse-sare-not-built = Vous n’avez pas de tel bâtiment en état de servir.
refuse-sare-no-such-opponent = Choisissez un de vos adversaires.
refuse-sare-opponent-lies = Cet obélisque est couché : cette cité est hors d’atteinte.
refuse-sare-onto-red = La Caserne ne peut pousser personne à la révolte.
refuse-sare-temple-late = Le Temple ne regarde qu’avant la première carte.
refuse-sare-not-that-building = Ce bâtiment n’intervient pas maintenant.
refuse-sare-no-reaction = Il n’y a pas de Troubles à adoucir.
refuse-sare-library-double = La Bibliothèque ne change en Joker que de simples Troubles ; que les Jardins réduisent d’abord ceux-ci de moitié.
refuse-sare-gardens-single = Les Jardins n’aident que contre de doubles Troubles.
refuse-sare-swap-uneven = Le Marché échange une ressource contre une.
refuse-sare-swap-nothing = Cela ne changerait rien.
refuse-sare-swap-own-lacks =
    Vos Entrepôts ne contiennent pas autant { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.
refuse-sare-swap-other-lacks =
    Ses Entrepôts ne contiennent pas autant { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.

refuse-sare-not-building = On construit dans la troisième phase, à son tour.
refuse-sare-revolted-builds = Après une révolte, on ne construit rien cette manche.
refuse-sare-revolted-token = Après une révolte, aucun jeton ne peut servir cette manche.
refuse-sare-revolted-caravan = Après une révolte, aucune caravane ne peut servir cette manche.
refuse-sare-one-step = On ne construit qu’une étape de pyramide par manche.
refuse-sare-too-dear = Réductions faites, cela coûte { cost-resources }, ce que vous ne pouvez pas payer.
refuse-sare-discount-nothing = Le Port ne réduit que ce qui reste à payer.
refuse-sare-discount-short = Avec cette réduction, vous ne pourriez pas payer le reste.
refuse-sare-pay-lacks = Vous n’en avez que { $hand } en main et { $tokens } sur des bâtiments.
refuse-sare-pay-too-much =
    { $due ->
        [1] Une seule est demandée.
       *[other] Il n’en est demandé que { $due }.
    }
refuse-sare-pay-too-little = Jokers, Port et caravanes ne peuvent pas remplacer autant.
refuse-sare-paid-kind =
    { $due ->
        [0] Il n’y a plus { $resource ->
            [wood] de bois
            [stone] de pierre
           *[gold] d’or
        } à payer : retirez-en.
       *[other] Il n’y a que { $due } { $resource ->
            [wood] bois
            [stone] { $due ->
                [1] pierre
               *[other] pierres
            }
           *[gold] or
        } à payer : retirez-en.
    }
refuse-sare-unpaid =
    { $count ->
        [1] Il manque encore une ressource.
       *[other] Il manque encore { $count } ressources.
    }
refuse-sare-overpaid =
    { $count ->
        [1] C’est une ressource de trop.
       *[other] C’est { $count } ressources de trop.
    }
refuse-sare-wild-sum =
    { $rest ->
        [1] Il reste exactement une ressource à payer.
       *[other] Il reste exactement { $rest } ressources à payer.
    }
refuse-sare-wild-lacks = Vous n’avez pas autant de Jokers.
refuse-sare-no-caravan = Vous n’avez pas de caravane utilisable maintenant.
refuse-sare-caravans-full = Vous avez { $caravans } caravanes, le maximum.
refuse-sare-source-empty = Il n’y a pas de quoi payer ainsi une caravane.
refuse-sare-supply-empty =
    La réserve générale n’a plus { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.
refuse-sare-no-warehouse = Sans Entrepôt, rien ne peut être gardé.
refuse-sare-no-room =
    { $room ->
        [0] Vous n’avez pas d’Entrepôt.
       *[other] Vos Entrepôts ont de la place pour { $room } ressources.
    }
refuse-sare-keep-lacks = Vous n’avez pas cela.
refuse-sare-keep-wastes = On n’abandonne que ce qui ne trouve pas de place.
