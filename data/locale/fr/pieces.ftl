# Noms et pouvoirs des pièces des trois jeux.

## Familles
family-statue = Statue de Sobek
letter-statue = S

## Personnages
card-architect = Architecte

## Pouvoirs dans le duel (D-5)
power-duel-queen = Piochez les 3 premières tuiles de la pioche.
power-duel-vizier = Regardez la corruption de votre adversaire et prenez-y une tuile.
power-duel-thief = Choisissez une couleur de dos dans la main de votre adversaire : prenez au hasard une tuile avec ce dos.
power-duel-merchant = Prenez n’importe quelle tuile du marché. L’Ankh reste en place, et il n’y a pas de corruption.
power-duel-high-priest = Retirez de votre corruption toutes les tuiles d’une famille, personnages compris, ou toutes les Statues.
power-duel-high-priestess = Retirez de votre corruption toutes les tuiles d’une famille, personnages compris, ou toutes les Statues.
power-duel-courtesan = Ajoutez à l’un de vos lots 1 ou 2 tuiles correspondantes de votre main. Pas de Pirogue.
power-duel-scribe = Si votre adversaire a plus de 6 tuiles en main, il met celles de son choix dans sa corruption jusqu’à n’en garder que 6.
power-duel-architect = Regardez 3 Pirogues de la réserve au hasard et utilisez-en une aussitôt.
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
power-pirogue-scarabs = Posez-la sur un de vos lots de blé, de bétail ou de poisson : elle y ajoute 2 scarabées.
power-pirogue-mummy = Reprenez en main toutes les tuiles de votre corruption.
power-pirogue-snake-1 = La corruption de votre adversaire compte 1 de plus à la fin.
power-pirogue-snake-2 = La corruption de votre adversaire compte 2 de plus à la fin.
power-pirogue-seven = 7 points à la fin.
power-pirogue-deben-two = 2 points à la fin, et piochez un Deben maintenant.
power-pirogue-eye = Piochez 2 Deben, gardez le plus élevé et remettez l’autre.
power-pirogue-finger = Désignez une tuile de la ligne de l’Ankh : la prochaine action de votre adversaire doit être de la prendre.

## Tuiles de Sa-Rê (R-1.2, R-4, R-6)
tile-port = Port
tile-pyramid = Pyramide
tile-barracks = Caserne
tile-temple = Temple
tile-market = Marché
tile-library = Bibliothèque
tile-gardens = Jardins
tile-palace = Palais
tile-carpenter = Menuisier
tile-stonecutter = Tailleur de pierre
tile-goldsmith = Orfèvre
tile-warehouse = Entrepôt
tile-master-builder = Maître d’œuvre
power-port = Sur chaque case du Nil, tout paiement coûte 1 ressource de moins, à votre choix. Produit un Joker à chaque manche.
power-pyramid = Se paie étape par étape, une par manche ; la dernière l’achève.
power-barracks = Une fois par saison : votre jauge descend de 1 et celle d’un adversaire encore en lice monte de 1, jamais jusqu’au rouge.
power-temple = Avant la première carte : regardez les deux du dessus, gardez-en une en secret, mettez l’autre dessus ou dessous.
power-market = Une fois par saison : échangez des ressources, une contre une, entre vos Entrepôts et ceux d’un adversaire.
power-library = Une fois par saison : une carte Troubles devient pour vous un Joker.
power-gardens = Une fois par saison : une carte double Troubles compte 1 pour vous.
power-palace = Une fois par saison : réquisitionnez une carte qui vient d’être révélée. Elle n’a plus d’effet ; si c’est une ressource, elle est pour vous seul.
power-carpenter = Les chantiers de sa case et des cases voisines coûtent 1 bois de moins. Produit un bois à chaque manche.
power-stonecutter = Les chantiers de sa case et des cases voisines coûtent 1 pierre de moins. Produit une pierre à chaque manche.
power-goldsmith = Les chantiers de sa case et des cases voisines coûtent 1 or de moins. Produit un or à chaque manche.
power-warehouse = Garde 3 ressources d’une manche à l’autre.
power-master-builder = Gère jusqu’à 2 chantiers.

## Ressources et cartes Saison de Sa-Rê (R-1.5, R-5)
resource-wood = Bois
resource-stone = Pierre
resource-gold = Or
resource-joker = Joker
card-trouble = Troubles
card-double-trouble = Double Troubles
card-horus = Horus
card-hoshekh = Hoshekh
card-double = Double
season-resource = Une ressource de ce type rejoint le pot de la saison.
season-trouble = +1 sur la jauge de révolte de chaque joueur encore en lice.
season-double-trouble = +2 sur la jauge de révolte de chaque joueur encore en lice.
season-horus = Deux autres cartes sont révélées aussitôt ; personne ne peut arrêter entre les deux.
season-hoshekh = Ténèbres : désormais chaque carte retire d’abord une carte de la défausse mélangée, et une ressource ainsi retirée quitte le pot.
season-double = Sans or, les deux ressources vont aussitôt au premier qui couche l’obélisque ; avec de l’or, au dernier, à la fin de la saison.

## Options et scénarios
