# Noms et pouvoirs des pièces des trois jeux.

## Familles
family-statue = Statue de Sobek
letter-statue = S

## Personnages
card-architect = Architecte

## Pouvoirs dans le duel (D-5)
power-duel-queen = Piochez les 3 premières tuiles de la pioche.
power-duel-vizier = Regardez la corruption de votre adversaire et prenez-y 1 tuile.
power-duel-thief = Choisissez une couleur de dos dans la main de votre adversaire et volez au hasard une tuile avec ce dos.
power-duel-merchant = Prenez n’importe quelle tuile du marché. Pas de corruption, et l’Ankh ne bouge pas.
power-duel-high-priest = Retirez de votre corruption toute une famille, personnages compris, ou toutes les Statues.
power-duel-high-priestess = Retirez de votre corruption toute une famille, personnages compris, ou toutes les Statues.
power-duel-courtesan = Ajoutez à l’un de vos lots 1 ou 2 tuiles de votre main, de la même famille (ou jokers). Pas de Pirogue.
power-duel-scribe = Si votre adversaire a plus de 6 tuiles en main, il n’en garde que 6 et met les autres, à son choix, en corruption.
power-duel-architect = Regardez 3 Pirogues tirées au hasard de la réserve et utilisez-en une aussitôt.
card-deben = Deben

## Pirogues du duel (D-6)
pirogue-pyramid = Pyramide
pirogue-scarabs = Deux Scarabées
pirogue-mummy = Momie
pirogue-snake-1 = Serpent
pirogue-snake-2 = Grand Serpent
pirogue-seven = Sept
pirogue-deben-two = Deux et un Deben
pirogue-eye = Œil d’Horus
pirogue-finger = Doigt
power-pirogue-pyramid = Jouez aussitôt un tour complet de plus. Si vous prenez une tuile, vous pouvez d’abord orienter l’Ankh à votre gré.
power-pirogue-scarabs = Posez-la sur un de vos lots de blé, de bétail ou de poisson : +2 scarabées.
power-pirogue-mummy = Reprenez toute votre corruption en main.
power-pirogue-snake-1 = +1 à la corruption de votre adversaire en fin de partie.
power-pirogue-snake-2 = +2 à la corruption de votre adversaire en fin de partie.
power-pirogue-seven = 7 points en fin de partie.
power-pirogue-deben-two = Piochez un Deben maintenant, et marquez 2 points en fin de partie.
power-pirogue-eye = Piochez 2 Deben, gardez le plus élevé et remettez l’autre.
power-pirogue-finger = Choisissez une tuile de la ligne de l’Ankh : votre adversaire doit la prendre à son prochain tour.

## Tuiles de Sa-Rê (R-1.2, R-4, R-6)
tile-port = Port
tile-pyramid = Pyramide
    .article = la
tile-barracks = Caserne
    .article = la
tile-temple = Temple
tile-market = Marché
tile-library = Bibliothèque
    .article = la
tile-gardens = Jardins
    .article = les
tile-palace = Palais
tile-carpenter = Menuisier
tile-stonecutter = Tailleur de pierre
tile-goldsmith = Orfèvre
tile-warehouse = Entrepôt
tile-master-builder = Maître d’œuvre
power-port = 1 ressource de moins, à votre choix, sur chaque paiement au bord du Nil. Produit 1 Joker par manche.
power-pyramid = Se construit par étapes, une par manche. La dernière l’achève.
power-barracks = Une fois par saison : votre jauge descend de 1 et celle d’un adversaire encore en lice monte de 1, jamais jusqu’au rouge.
power-temple = Avant la première carte : regardez les deux du dessus, gardez-en une en secret, remettez l’autre sur le dessus ou au fond du sabot.
power-market = Une fois par saison : échangez des ressources, une contre une, entre vos Entrepôts et ceux d’un adversaire.
power-library = Une fois par saison : convertissez des Troubles en Joker.
power-gardens = Une fois par saison : de doubles Troubles ne comptent que pour 1.
power-palace = Une fois par saison : réquisitionnez une carte qui vient d’être révélée. Elle n’a plus d’effet ; si c’est une ressource, elle n’est que pour vous.
power-carpenter = Construire sur sa case et à côté coûte 1 bois de moins. Produit 1 bois par manche.
power-stonecutter = Construire sur sa case et à côté coûte 1 pierre de moins. Produit 1 pierre par manche.
power-goldsmith = Construire sur sa case et à côté coûte 1 or de moins. Produit 1 or par manche.
power-warehouse = Stocke jusqu’à 3 ressources d’une manche à l’autre.
power-master-builder = Gère jusqu’à 2 chantiers.

## Ressources et cartes Saison de Sa-Rê (R-1.5, R-5)
resource-wood = Bois
resource-stone = Pierre
resource-gold = Or
resource-joker = Joker
card-trouble = Troubles
card-double-trouble = Doubles Troubles
card-horus = Horus
card-hoshekh = Hoshekh
card-double = Double
season-resource = Ajoute une ressource de cette sorte au pot.
season-trouble = +1 sur la jauge de révolte de chaque joueur encore en lice.
season-double-trouble = +2 sur la jauge de révolte de chaque joueur encore en lice.
season-horus = Deux autres cartes sont révélées aussitôt ; personne ne peut s’arrêter entre les deux.
season-hoshekh = Ténèbres : désormais, chaque carte piochée retire d’abord une carte de la défausse mélangée ; si c’est une ressource, le pot la perd.
season-double = Sans or : les deux ressources vont au premier qui s’arrête. Avec de l’or : au dernier.

## Options et scénarios
