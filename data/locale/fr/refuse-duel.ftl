# Pourquoi un coup est refusé dans Sobek : 2 joueurs.
refuse-duel-unknown = Ce coup n’existe pas dans ce jeu.
refuse-duel-over = La partie est terminée.
refuse-duel-turn = Choisissez une des trois actions : prendre une tuile, vendre un lot ou jouer un personnage.
refuse-duel-first-turn = Au premier tour, vous devez prendre une des quatre tuiles du centre.
refuse-duel-refill-final = Vous avez rempli le marché pour prendre une tuile : prenez-en une au centre.
refuse-duel-finger = Le Doigt désigne une tuile : vous devez prendre celle-là.
refuse-duel-icon-first = Décidez d’abord : garder la tuile ou l’échanger contre un Deben.
refuse-duel-turn-first = Orientez d’abord l’Ankh.
refuse-duel-pirogue-first = Utilisez d’abord une des Pirogues.
refuse-duel-vizier-first = Prenez d’abord une tuile dans la corruption de l’adversaire.
refuse-duel-scribe-first = Mettez d’abord en corruption les tuiles que le Scribe exige.

refuse-duel-no-square = Cette case n’existe pas.
refuse-duel-ankh-there = L’Ankh se trouve sur cette case.
refuse-duel-empty-square = Il n’y a pas de tuile ici.
refuse-duel-off-line = Cette tuile n’est pas sur la ligne de l’Ankh.
refuse-duel-centre-only = Vous ne pouvez prendre que les tuiles du centre.
refuse-duel-no-icon = Seule une tuile avec l’icône Deben peut être échangée, juste après avoir été prise au marché.
refuse-duel-pile-empty = La pioche est vide : le marché ne peut pas être rempli.
refuse-duel-line-not-empty = Vous ne pouvez remplir le marché que si la ligne de l’Ankh est vide.
refuse-duel-no-orientation = L’Ankh ne peut pas être orienté ainsi.
refuse-duel-face-a-tile = L’Ankh doit pointer vers une tuile s’il le peut : choisissez une autre direction.

refuse-duel-no-family = Un lot se compose de bétail, de poisson, de blé, de marbre, d’ébène ou d’ivoire ; les jokers ne peuvent que le compléter.
refuse-duel-not-in-hand = Cette tuile n’est pas dans votre main.
refuse-duel-one-family = Un lot ne contient qu’une famille, plus d’éventuels jokers.
refuse-duel-set-small = Un lot demande au moins { $needed } tuiles ; vous en avez choisi { $count }.
refuse-duel-set-needs-goods = Un nouveau lot demande au moins une tuile marchandise de sa famille ; jokers et personnages ne suffisent pas.

refuse-duel-not-a-character = Seul un personnage peut être joué pour son pouvoir.
refuse-duel-must-apply = Ce pouvoir a un effet : vous devez choisir une cible.
refuse-duel-no-target = Aucune cible possible.
refuse-duel-wrong-target = Ce n’est pas une cible valable.
refuse-duel-no-such-back = Votre adversaire n’a aucune tuile avec ce dos.
refuse-duel-set-not-sold = Vous n’avez pas de lot de cette famille.
refuse-duel-too-many = { $most ->
    [1] La Courtisane n’ajoute que 1 tuile.
   *[other] La Courtisane ajoute { $most } tuiles au plus.
}
refuse-duel-pirogue-gone = Cette Pirogue n’est plus disponible.
refuse-duel-scarabs-set = Les Scarabées ne vont que sur un de vos lots vendus de bétail, de poisson ou de blé.
refuse-duel-not-in-corruption = Cette tuile n’est pas dans la corruption de l’adversaire.
refuse-duel-scribe-count = { $count ->
    [1] Mettez exactement 1 tuile en corruption.
   *[other] Mettez exactement { $count } tuiles en corruption.
}
