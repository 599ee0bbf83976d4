# Pourquoi un coup est refusé dans Sa-Rê.

refuse-sa-re-unknown-move = Ce coup n’existe pas dans Sa-Rê.
refuse-sa-re-over = La partie est terminée.
refuse-sa-re-other-decision = Une autre décision doit être prise d’abord.
refuse-sa-re-settled = Les tuiles de départ ne se placent qu’avant la première manche.

refuse-sa-re-not-site-phase = Lancer, abandonner et démolir ne se font que pendant la première phase d’une manche.
refuse-sa-re-masters-busy = 
    { $masters ->
        [1] Votre Maître d’œuvre gère déjà { $sites ->
            [1] un chantier
           *[other] { $sites } chantiers
        }.
       *[other] Vos Maîtres d’œuvre gèrent déjà { $sites } chantiers.
    }
refuse-sa-re-launch-on-red = Avec un chantier de plus, vos ouvriers se révolteraient avant le début de la saison.
refuse-sa-re-owned-already = Vous en avez déjà un, en chantier ou construit : bâtiments principaux et administratifs sont uniques dans une cité.
refuse-sa-re-launched-already = Vous avez déjà lancé un tel chantier cette manche : deux bâtiments de production identiques demandent deux manches.
refuse-sa-re-none-left = Le plateau de référence n’a plus de ces tuiles.
refuse-sa-re-no-space = Aucune case n’est libre pour cette tuile.
refuse-sa-re-no-port-space = Aucune case au bord du Nil n’est libre pour le Port.
refuse-sa-re-no-space-near = Aucune case libre pour cette tuile n’est voisine d’un bâtiment achevé.
refuse-sa-re-no-port-space-near = Aucune case libre au bord du Nil n’est voisine d’un bâtiment achevé.
refuse-sa-re-port-off-nile = Le Port demande une case au bord du Nil.
refuse-sa-re-space-full = Il n’y a plus de place en { $space }.
refuse-sa-re-not-shared = En { $space } se trouve un bâtiment qui ne partage sa case avec aucun autre.
refuse-sa-re-not-adjacent = La case { $space } n’est pas voisine d’un bâtiment achevé.
refuse-sa-re-no-site-there = Vous n’avez pas de tel chantier en { $space }.
refuse-sa-re-nothing-built-there = Aucun bâtiment de ce type n’est construit en { $space }.
refuse-sa-re-last-master = Vous ne pouvez pas démolir votre dernier Maître d’œuvre.
refuse-sa-re-masters-needed = 
    { $sites ->
        [1] Ce Maître d’œuvre est nécessaire à votre chantier.
       *[other] Ce Maître d’œuvre est nécessaire à vos { $sites } chantiers.
    }
refuse-sa-re-demolish-on-red = Avec un Maître d’œuvre de moins, vos ouvriers se révolteraient avant le début de la saison.
refuse-sa-re-loss-sum = Gardez exactement autant de ressources que vous avez de place.

refuse-sa-re-not-asked = Ce n’est pas possible maintenant.
refuse-sa-re-gold-paid = Vous avez déjà payé vos ouvriers avant cette carte.
refuse-sa-re-no-gold = Il n’y a pas d’or dans vos Entrepôts.
refuse-sa-re-gauge-at-base = Votre jauge ne peut pas descendre plus bas.
refuse-sa-re-used = Ce bâtiment a déjà servi cette saison.
refuse-sa-re-not-built = Vous n’avez pas de tel bâtiment en état de servir.
refuse-sa-re-no-such-opponent = Choisissez un de vos adversaires.
refuse-sa-re-opponent-lies = Ce joueur a déjà arrêté : vous ne pouvez plus l’atteindre.
refuse-sa-re-onto-red = La Caserne ne peut pousser personne à la révolte.
refuse-sa-re-temple-late = Le Temple ne sert qu’avant la première carte.
refuse-sa-re-not-that-building = Ce bâtiment n’intervient pas maintenant.
refuse-sa-re-no-reaction = Il n’y a pas de Troubles à adoucir.
refuse-sa-re-library-double = La Bibliothèque ne convertit que de simples Troubles ; utilisez d’abord les Jardins.
refuse-sa-re-gardens-single = Les Jardins n’aident que contre de doubles Troubles.
refuse-sa-re-swap-uneven = Le Marché échange une ressource contre une.
refuse-sa-re-swap-nothing = Cela ne changerait rien.
refuse-sa-re-swap-own-lacks = 
    Vos Entrepôts ne contiennent pas autant { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.
refuse-sa-re-swap-other-lacks = 
    Ses Entrepôts ne contiennent pas autant { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.

refuse-sa-re-not-building = On construit dans la troisième phase, à son tour.
refuse-sa-re-revolted-builds = Après une révolte, on ne construit rien cette manche.
refuse-sa-re-revolted-token = Après une révolte, aucun jeton ne peut servir cette manche.
refuse-sa-re-revolted-caravan = Après une révolte, aucune caravane ne peut servir cette manche.
refuse-sa-re-one-step = On ne construit qu’une étape de pyramide par manche.
refuse-sa-re-too-dear = Réductions faites, cela coûte { cost-resources }, ce que vous ne pouvez pas payer.
refuse-sa-re-discount-nothing = Le Port ne réduit que ce qui reste à payer.
refuse-sa-re-discount-short = Avec cette réduction, vous ne pourriez pas payer le reste.
refuse-sa-re-pay-lacks = Vous n’en avez que { $hand } en main et { $tokens } sur des bâtiments.
refuse-sa-re-pay-too-much = { $due ->
    [1] Vous n’en devez qu’une.
   *[other] Vous n’en devez que { $due }.
}
refuse-sa-re-pay-too-little = Jokers, Port et caravanes ne suffisent pas à remplacer tout cela.
refuse-sa-re-paid-kind = 
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
refuse-sa-re-unpaid = 
    { $count ->
        [1] Il manque encore une ressource.
       *[other] Il manque encore { $count } ressources.
    }
refuse-sa-re-overpaid = 
    { $count ->
        [1] C’est une ressource de trop.
       *[other] C’est { $count } ressources de trop.
    }
refuse-sa-re-wild-sum = 
    { $rest ->
        [1] Il reste exactement une ressource à payer.
       *[other] Il reste exactement { $rest } ressources à payer.
    }
refuse-sa-re-wild-lacks = Vous n’avez pas autant de Jokers.
refuse-sa-re-no-caravan = Vous n’avez pas de caravane utilisable maintenant.
refuse-sa-re-caravans-full = Vous avez { $caravans } caravanes, le maximum.
refuse-sa-re-source-empty = Il n’y a pas de quoi payer ainsi une caravane.
refuse-sa-re-supply-empty = 
    La réserve générale n’a plus { $resource ->
        [wood] de bois
        [stone] de pierre
       *[gold] d’or
    }.
refuse-sa-re-no-warehouse = Sans Entrepôt, rien ne peut être gardé.
refuse-sa-re-no-room = 
    { $room ->
        [0] Vous n’avez pas d’Entrepôt.
       *[other] Vos Entrepôts ont de la place pour { $room } ressources.
    }
refuse-sa-re-keep-lacks = Vous n’en avez pas autant.
refuse-sa-re-keep-wastes = On ne défausse que ce qui ne rentre pas.
refuse-sa-re-none-to-take = Il n’y a rien à retirer.
refuse-sa-re-no-more = Vous n’en avez pas plus.
