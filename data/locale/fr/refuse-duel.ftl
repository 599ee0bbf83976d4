# Pourquoi un coup est refusé dans Sobek : 2 joueurs.
refuse-duel-unknown = Ce coup n’existe pas dans ce jeu.
refuse-duel-over = La partie est terminée.
refuse-duel-turn = C’est le moment d’une des trois actions : prendre une tuile, vendre un lot ou jouer un personnage.
refuse-duel-first-turn = Au premier tour, on prend une des quatre tuiles du centre, et rien d’autre.
refuse-duel-refill-final = Vous avez rempli le marché pour prendre une tuile : prenez-en une au centre.
refuse-duel-finger = Le Doigt désigne une tuile : prenez celle-là, et rien d’autre.
refuse-duel-icon-first = Décidez d’abord de garder la tuile ou de l’échanger contre un Deben.
refuse-duel-turn-first = Tournez d’abord l’Ankh.
refuse-duel-pirogue-first = Utilisez d’abord une des Pirogues.
refuse-duel-vizier-first = Prenez d’abord une tuile dans la corruption de l’adversaire.
refuse-duel-scribe-first = Mettez d’abord dans votre corruption les tuiles que le Scribe exige.

refuse-duel-no-square = Cette case n’existe pas.
refuse-duel-ankh-there = L’Ankh se trouve sur cette case.
refuse-duel-empty-square = Il n’y a pas de tuile ici.
refuse-duel-off-line = L’Ankh ne pointe pas vers cette tuile.
refuse-duel-centre-only = Seules les tuiles du centre peuvent être prises maintenant.
refuse-duel-no-icon = Seule une tuile avec l’icône Deben peut s’échanger, juste après avoir été prise au marché.
refuse-duel-pile-empty = La pioche est vide : le marché ne peut pas être rempli.
refuse-duel-line-not-empty = On ne remplit le marché que si l’Ankh ne pointe vers aucune tuile.
refuse-duel-no-orientation = L’Ankh ne peut pas être tourné ainsi.
refuse-duel-face-a-tile = Tournez l’Ankh vers une tuile, puisqu’il peut en désigner une.

refuse-duel-no-family = Un lot est de bétail, de poisson, de blé, de marbre, d’ébène ou d’ivoire ; les jokers complètent l’un d’eux.
refuse-duel-not-in-hand = Cette tuile n’est pas dans votre main.
refuse-duel-one-family = Toutes les tuiles doivent être d’une même famille, ou des jokers.
refuse-duel-set-small = Un lot demande au moins { $needed } tuiles ; vous en avez choisi { $count }.
refuse-duel-set-needs-goods = Un lot d’une nouvelle famille demande une tuile marchandise de cette famille ; jokers et personnages ne suffisent pas.

refuse-duel-not-a-character = Seuls les personnages peuvent être joués.
refuse-duel-must-apply = Ce pouvoir a un effet : vous devez choisir une cible.
refuse-duel-no-target = Aucune cible possible.
refuse-duel-wrong-target = Ce n’est pas une cible valable.
refuse-duel-no-such-back = L’adversaire n’a aucune tuile avec ce dos.
refuse-duel-set-not-sold = Vous n’avez vendu aucun lot de cette famille.
refuse-duel-too-many = 
    { $most ->
        [1] La Courtisane n’ajoute qu’une tuile.
       *[other] La Courtisane ajoute { $most } tuiles au plus.
    }
refuse-duel-pirogue-gone = Cette Pirogue n’est plus disponible.
refuse-duel-scarabs-set = Les Scarabées vont sur un lot vendu, de bétail, de poisson ou de blé.
refuse-duel-not-in-corruption = Cette tuile n’est pas dans la corruption de l’adversaire.
refuse-duel-scribe-count = 
    { $count ->
        [1] Le Scribe exige une tuile.
       *[other] Le Scribe exige { $count } tuiles.
    }
