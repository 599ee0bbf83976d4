# Le guide d’une première partie. Pour chaque leçon d’un jeu un titre et quelques phrases ; les nombres viennent du jeu.

menu-learn = Apprendre à jouer
learn-title = Apprendre à jouer
learn-intro = De courtes leçons sur la vraie table, un coup à la fois. Arrêtez-vous et revenez quand vous voulez.
table-menu-guide = Activer les astuces
table-menu-no-guide = Désactiver les astuces

lesson-count = Étape { $number } sur { $count }
lesson-next = Suivant
lesson-again = Réessayer
lesson-skip = Continuer quand même
lesson-chapter = Leçon suivante
lesson-leave = Toutes les leçons
lesson-read = Lisez la note, puis choisissez « { $button } ».
lesson-answer = Choisissez une réponse sur la note.
learn-chapter = { $number } · { $title }
learn-progress = Leçons { $chapters }/{ $of } · Exercices { $exercises }/{ $all }
learn-guided = Jouer une première partie
learn-guided-about = Puis une partie contre une IA facile, avec astuces et annulation illimitée.
tip-caption = Nouveau pour vous
tip-next = Compris
tip-stop = Désactiver les astuces
learned-open = Bilan
learned-title = Votre première partie
learned-looking = Nous cherchons votre meilleur coup, et celui qui vous a coûté le plus cher…
learned-finest = Votre meilleur coup
learned-dearest = Votre coup le plus coûteux
learned-even = Aucun coup ne vous a fait gagner ou perdre beaucoup.
learned-chapters = { $count ->
    [one] Il vous reste { $count } leçon à suivre : choisissez <b>Apprendre à jouer</b> dans le menu.
   *[other] Il vous reste { $count } leçons à suivre : choisissez <b>Apprendre à jouer</b> dans le menu.
}
learned-exercises = { $count ->
    [one] { $count } exercice vous attend avec les leçons.
   *[other] { $count } exercices vous attendent avec les leçons.
}
learned-level = Rejouer contre { $level }

tip-sobek-aim-title = Votre but
tip-sobek-aim = Vous êtes marchand, près d’un temple du Nil. Prenez des marchandises sur les quais et posez des <b>lots</b> d’une même famille. Un lot rapporte <b>cartes × scarabées <icon:scarab></b> : chaque carte ajoutée peut donc rapporter deux fois. Après { $rounds } manches, le joueur qui a le plus de points l’emporte.
tip-sobek-starter-title = Qui commence ?
tip-sobek-starter = Vous avez le moins de points : c’est vous qui désignez le premier joueur. Regardez votre main et le début de la file : commencez vous-même s’il y a une carte à prendre avant les autres.
tip-sobek-take-title = Prendre une carte
tip-sobek-take = À votre tour, vous faites une seule chose, le plus souvent prendre une des { $reach } premières cartes de la file (en surbrillance). Puis c’est au joueur suivant.
tip-sobek-corruption-title = Ignorer a un prix
tip-sobek-corruption = Les cartes que vous ignorez vont face cachée sous cette plaquette : c’est votre <b>corruption</b>. En fin de manche, seul le plus corrompu est puni : il recule d’un symbole (environ 5 points) par tranche de { $penalty_step } points que ses lots ont rapportés. Une carte ou deux, passe encore ; en avoir le plus, non. La première carte de la file est toujours gratuite.
tip-sobek-hand-title = Votre main
tip-sobek-hand = La lettre, la couleur et le dessin indiquent la famille d’une carte. Les amulettes <icon:goods/amulet> sont des jokers. Mieux vaut quelques gros lots que beaucoup de petits : chaque carte ajoutée multiplie une fois de plus tous les scarabées du lot.
tip-sobek-help-title = En cas de doute
tip-sobek-help = Passez le pointeur sur un élément pour savoir ce que c’est. En haut à droite, <b>Conseil</b> <icon:hint>{ $key_hint } montre où regarder, puis le coup, puis pourquoi ; <b>Annuler</b> <icon:undo>{ $key_undo } annule un coup ; <b>Règles</b> <icon:rules>{ $key_help } ouvre le livret.
tip-sobek-hidden-title = Face cachée
tip-sobek-hidden = Un dos orange cache un <b>personnage</b>, avec un pouvoir. Seul le joueur qui le prend ou l’ignore découvre lequel. C’est un pari, souvent payant.
tip-sobek-character-title = Vous avez un personnage
tip-sobek-character = Consacrez un tour à son pouvoir, ou gardez-le pour un lot comme carte de sa famille : jamais les deux. Passez dessus pour lire son pouvoir.
tip-sobek-set-title = Vous pouvez poser un lot
tip-sobek-set = { $set_size } cartes d’une famille font un lot. Attendre lui donne plus de valeur, mais chaque carte restée en main à la fin de la manche devient de la corruption. Choisissez les cartes, ou l’une des propositions.
tip-sobek-event-title = Un événement par lot
tip-sobek-event = Regardez les jetons qui restent et utilisez-en un aussitôt. Les autres restent disponibles pour vos adversaires : le meilleur choix est parfois celui qu’ils auraient voulu.
tip-sobek-join-title = Agrandir un lot
tip-sobek-join = Vous pouvez ajouter au moins { $set_size } cartes à un lot déjà posé. Tous ses scarabées comptent alors pour toutes ses cartes, et vous choisissez un nouvel événement, s’il en reste.
tip-sobek-last-title = Le dernier arrivage
tip-sobek-last = Plus rien n’arrive : la manche s’arrête net quand les quais sont vides, et le joueur qui prend la dernière carte choisit le moment. Posez vos lots avant qu’on ne vous surprenne la main pleine.
tip-sobek-sideways-title = Une dernière chance
tip-sobek-sideways = Des lots de { $set_size } cartes ou plus peuvent encore être posés <i>à l’horizontale</i> : 1 point par scarabée, sans multiplication. Ces cartes échappent ainsi à la corruption, où va tout le reste de votre main.
tip-sobek-round-title = Une nouvelle manche
tip-sobek-round = Toutes les cartes et tous les jetons sont remélangés ; les points restent. La partie finit après { $rounds } manches, ou après { $early_end_round } si quelqu’un a plus de { $early_end_points } points.

tip-duel-aim-title = Votre but
tip-duel-aim = Deux marchands, un seul marché. Prenez des tuiles et vendez des lots d’au moins trois tuiles d’une famille. Un <b>lot</b> rapporte <b>tuiles × scarabées</b> <icon:scarab>. Il n’y a qu’une manche : le joueur qui a le plus de points l’emporte.
tip-duel-opening-title = La première tuile
tip-duel-opening = Le premier joueur prend une des quatre tuiles du centre. L’<b>Ankh</b> prend la place de cette tuile et s’oriente selon ses deux flèches.
tip-duel-ankh-title = L’Ankh
tip-duel-ankh = Vous pouvez prendre n’importe quelle tuile de la ligne de l’Ankh, dans les deux sens. Ces tuiles sont en surbrillance ; les cases vides ne vous arrêtent pas.
tip-duel-turning-title = Ce que vous laissez à l’adversaire
tip-duel-turning = L’Ankh prend la place de la tuile choisie et s’oriente selon ses flèches. C’est sur <b>cette</b> ligne que l’adversaire devra prendre une tuile : regardez ce que vous lui laissez. Passez sur une tuile pour voir sa ligne.
tip-duel-corruption-title = Survoler a un prix
tip-duel-corruption = Les tuiles que vous survolez vont face cachée dans votre <b>corruption</b>. À la fin, le moins corrompu pioche un Deben <icon:deben>, plus un par tranche entière de { $corruption_step } tuiles d’écart : quelques points chacun.
tip-duel-hand-title = Votre main
tip-duel-hand = La lettre, la couleur et le dessin indiquent la famille d’une tuile. Les Statues <icon:goods/statue> sont des jokers. Chaque tuile ajoutée multiplie une fois de plus tous les scarabées du lot : mieux vaut quelques gros lots que beaucoup de petits.
tip-duel-help-title = En cas de doute
tip-duel-help = Passez le pointeur sur un élément pour savoir ce que c’est. En haut à droite, <b>Conseil</b> <icon:hint>{ $key_hint } montre où regarder, puis le coup, puis pourquoi ; <b>Annuler</b> <icon:undo>{ $key_undo } annule un coup ; <b>Règles</b> <icon:rules>{ $key_help } ouvre le livret.
tip-duel-hidden-title = Face cachée
tip-duel-hidden = Un dos rouge cache un <b>personnage</b>, avec un pouvoir et sans flèches. Seul le joueur qui le prend ou le survole découvre lequel.
tip-duel-facing-title = Vous orientez l’Ankh
tip-duel-facing = Un personnage n’a pas de flèches : vous choisissez l’orientation de l’Ankh, vers une tuile s’il y en a une. Quelle ligne plairait le moins à votre adversaire ?
tip-duel-deben-title = Tuile ou Deben ?
tip-duel-deben = Cette tuile montre un Deben <icon:deben>. Vous pouvez renoncer à la tuile et piocher un Deben dans le sac : des points que vous seul voyez jusqu’à la fin. Gardez la tuile si elle va dans l’un de vos lots.
tip-duel-character-title = Vous avez un personnage
tip-duel-character = Consacrez un tour à son pouvoir, ou gardez-le pour un lot comme tuile de sa famille : jamais les deux. Passez dessus pour lire son pouvoir.
tip-duel-sale-title = Vous pouvez vendre un lot
tip-duel-sale = { $set_size } tuiles d’une famille font un lot. Attendre lui donne plus de valeur, mais ce qui vous reste en main à la fin devient de la corruption. Choisissez les tuiles, ou l’une des propositions.
tip-duel-pirogue-title = Une Pirogue par vente
tip-duel-pirogue = Regardez les Pirogues qui restent et utilisez-en une aussitôt. Elles ne sont jamais remplacées : le premier qui vend a le plus grand choix, et ce que vous laissez, votre adversaire pourra le prendre.
tip-duel-join-title = Agrandir un lot
tip-duel-join = Vous pouvez ajouter au moins { $set_size } tuiles à un lot déjà vendu : tous ses scarabées comptent alors pour toutes ses tuiles. Vous utilisez aussi une autre Pirogue, tant qu’il en reste.
tip-duel-refill-title = Une ligne vide
tip-duel-refill = Pour prendre une tuile maintenant, remplissez d’abord le marché, puis prenez-en une au centre. Ou bien vendez un lot ou jouez un personnage, et laissez la ligne vide à votre adversaire.
tip-duel-scribe-title = Le Scribe
tip-duel-scribe = Vous avez plus de { $hand_limit } tuiles en main : le Scribe vous oblige à en mettre en corruption. Vous choisissez lesquelles ; votre adversaire ne les voit pas.
tip-duel-end-title = La fin approche
tip-duel-end = La pioche est vide. La partie s’arrête dès qu’un joueur ne peut plus ni prendre de tuile, ni vendre de lot, ni jouer de personnage. Tout ce qui reste en main devient de la corruption ; seul <i>l’autre</i> joueur retire d’abord les lots qu’il aurait encore pu vendre. Ne vous laissez pas surprendre la main pleine.

tip-sa-re-aim-title = Votre but
tip-sa-re-aim = Vous construisez une cité pour Pharaon. Le premier joueur qui accomplit la directive l’emporte. { $scenario ->
    [scribe] Le Scribe veut un bâtiment sur chacune de vos douze cases, et une Pyramide commencée.
    [priest] Le Prêtre veut un Port, une Pyramide et { $priest_administrative } bâtiments administratifs.
    [pharaoh] Pharaon lui-même veut un Port, une Pyramide et les six bâtiments administratifs.
   *[first-pyramid] C’est simple : achevez une Pyramide avant les autres.
} Le nombre à côté de chaque nom montre où en est ce joueur.
tip-sa-re-start-title = Fondez votre cité
tip-sa-re-start = Placez votre Entrepôt et votre Maître d’œuvre sur une ou deux de ces cases. Voyez loin : un Port demande une case au bord du Nil, et les métiers font baisser les prix autour d’eux.
tip-sa-re-help-title = En cas de doute
tip-sa-re-help = Passez le pointeur sur un élément pour savoir ce que c’est. En haut à droite, <b>Conseil</b> <icon:hint>{ $key_hint } montre où regarder, puis le coup, puis pourquoi ; <b>Annuler</b> <icon:undo>{ $key_undo } annule un coup ; <b>Règles</b> <icon:rules>{ $key_help } ouvre le livret.
tip-sa-re-sites-title = Phase 1 : les chantiers
tip-sa-re-sites = Prenez une tuile du plateau de référence et posez-la sur une case libre. C’est gratuit, mais ce n’est encore qu’un <b>chantier</b> : vous le paierez en phase 3. Chaque Maître d’œuvre en gère jusqu’à { $sites_per_master }. Quand vous avez fini, choisissez « { offer-sa-re-ready } ».
tip-sa-re-prices-title = Ce qu’il faudra payer
tip-sa-re-prices = En phase 3, un chantier se paie <b>en entier</b> : bois <icon:resources/wood>, pierre <icon:resources/stone>, or <icon:resources/gold>. Menuisier, Tailleur de pierre et Orfèvre retirent 1 de leur ressource à chaque prix sur leur case et les quatre voisines, et en produisent 1 par manche : ils se remboursent vite.
tip-sa-re-gauge-title = L’humeur de vos ouvriers
tip-sa-re-gauge = Votre jauge de révolte commence la saison ici. Un chantier par Maître d’œuvre est sans danger ; chaque chantier de plus vous fait partir une case plus haut. La case { $gauge_red }, la rouge, c’est la révolte : plus de chantiers, plus de risques.
tip-sa-re-season-title = Phase 2 : la saison
tip-sa-re-season = Les cartes sont révélées une à une, et les ressources vont au <b>pot</b>. Avant chaque carte, vous choisissez : <b>vous arrêter</b> et recevoir une copie de tout le pot, ou <b>continuer</b> pour en avoir plus.
tip-sa-re-trouble-title = Le risque
tip-sa-re-trouble = Des Troubles <icon:season/trouble> font monter votre jauge de 1, de doubles Troubles <icon:season/double-trouble> de 2. Sur le rouge, vos ouvriers se révoltent : vous recevez 1 ressource de chaque sorte au lieu du pot et ne construisez rien cette manche. Arrêtez-vous quand vous avez de quoi payer vos chantiers et que le rouge approche.
tip-sa-re-double-title = La carte double
tip-sa-re-double = Deux ressources en prime, pour un seul joueur. S’il n’y a pas d’or sur la carte, elle va au <b>premier</b> qui s’arrête ; avec de l’or, au <b>dernier</b>.
tip-sa-re-odds-title = Ce qui peut encore venir
tip-sa-re-odds = Les cartes que vous n’avez pas encore vues sont comptées pour vous ; l’une d’elles a été mise à l’écart. Le bouton « { board-sa-re-odds } » montre la probabilité que chacune vienne, et celle d’une révolte.
tip-sa-re-horus-title = Trois cartes d’un coup
tip-sa-re-horus = Horus <icon:season/horus> fait révéler aussitôt deux autres cartes, et personne ne peut s’arrêter entre les deux. Plus vous êtes près du rouge, plus il est dangereux.
tip-sa-re-dark-title = Les ténèbres
tip-sa-re-dark = Hoshekh <icon:season/hoshekh> a retourné les cartes déjà révélées. Chaque nouvelle carte en retire d’abord une ; si c’est une ressource, le pot la perd. Dans les ténèbres, attendre rapporte rarement.
tip-sa-re-gold-title = L’or calme les ouvriers
tip-sa-re-gold = Avant chaque carte, vous pouvez payer 1 or de vos Entrepôts pour faire descendre votre jauge d’une case, jamais sous sa base. C’est utile quand une carte de plus peut rapporter beaucoup.
tip-sa-re-alone-title = Il ne reste que vous
tip-sa-re-alone = Tous les autres se sont arrêtés. Vous pouvez continuer, mais les prochains Troubles mettront fin à votre saison.
tip-sa-re-building-title = Un bâtiment administratif
tip-sa-re-building = Chacun sert une fois par saison, tant que vous êtes en lice (le Marché, même ensuite). Passez sur le bâtiment pour lire ce qu’il fait. Rien ne vous oblige à l’utiliser tout de suite.
tip-sa-re-revolt-title = Révolte !
tip-sa-re-revolt = Cela arrive. Vous recevez 1 bois, 1 pierre et 1 or au lieu du pot. Vous ne construisez rien cette manche, mais vous pouvez stocker ces ressources ou affréter une caravane, et vos chantiers restent.
tip-sa-re-build-title = Phase 3 : la construction
tip-sa-re-build = Choisissez un chantier pour le construire. Vous payez avec les ressources de la saison, celles de vos Entrepôts, les jetons de vos métiers et des caravanes. Un Joker <icon:resources/joker> remplace n’importe quelle ressource. Le bâtiment sert dès la saison suivante.
tip-sa-re-caravans-title = Rien ne se perd
tip-sa-re-caravans = Échangez deux ressources dont vous n’avez pas l’usage contre une <b>caravane</b>. Dans une manche ultérieure, elle vaut une ressource de votre choix. Vous pouvez en avoir jusqu’à { $caravans }.
tip-sa-re-store-title = Ce que vous gardez
tip-sa-re-store = Chaque Entrepôt garde { $storage } ressources pour la manche suivante. Ce qui n’y tient pas, et ne devient pas une caravane, est perdu.
tip-sa-re-round-title = Une nouvelle manche
tip-sa-re-round = Les bâtiments achevés à la manche passée sont maintenant en service. Les chantiers impayés restent, et vous pouvez les abandonner. Le joueur suivant commence, et la saison apportera une nouvelle carte double.
tip-sa-re-pyramid-title = La Pyramide
tip-sa-re-pyramid = Une Pyramide se construit par étapes, une par manche, chacune payée en entier. En lançant son chantier, vous prenez la carte du dessus de la pile. Les Pyramides suivantes coûtent moins, mais attendre trop longtemps vous coûtera des manches.
tip-sa-re-growth-title = Votre cité a grandi
tip-sa-re-growth = Un cube noir couvre la case la plus basse de votre jauge : vos saisons commencent plus haut. Le premier bâtiment principal en ajoute un, le deuxième bâtiment administratif un autre. Ce sont les seuls.
