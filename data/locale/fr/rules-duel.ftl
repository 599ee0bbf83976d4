# Les règles de Sobek : 2 joueurs pour le livret. Clés : rules-duel-chapter-… un chapitre, rules-duel-D-… la règle de ce
# numéro, le reste un paragraphe sans numéro ; dans l’ordre de lecture. Là où les règles laissent une question ouverte,
# le paragraphe dit que la réponse est la nôtre.

rules-duel-chapter-aim = De quoi il s’agit
rules-duel-about = Deux marchands se partagent un marché. Un pion, l’<b>Ankh</b>, s’y tient et pointe le long d’une ligne : seules les tuiles de cette ligne peuvent être prises, et chaque tuile prise tourne l’Ankh autrement. Ce que vous prenez décide donc de ce que votre adversaire pourra prendre. Vous vendez les tuiles en <b>lots</b> ; celles que vous survolez se cachent dans votre <b>corruption</b>. À la fin, qui a le plus de points gagne.

rules-duel-chapter-parts = Ce qu’il y a sur la table
rules-duel-D-1-1 = Il y a 55 <b>marchandises</b> : bétail <icon:goods/cattle> 9, blé <icon:goods/wheat> 11, poisson <icon:goods/fish> 10, ébène <icon:goods/ebony> 7, marbre <icon:goods/marble> 7, ivoire <icon:goods/ivory> 6, et 5 <b>Statues de Sobek</b> <icon:goods/statue>, qui sont des jokers. Quarante-cinq ont un dos noir, dix tuiles de départ un dos gris.
rules-duel-D-1-2 = Chaque tuile marchandise montre sa famille par une lettre, une couleur, un bord et un dessin, et porte une <b>marque</b> : deux flèches qui disent comment elle tourne l’Ankh. Plus de la moitié portent des <b>scarabées</b> <icon:scarab> : trois sur une tuile ivoire qui en porte, deux pour l’ébène et le marbre, un pour le bétail, le poisson et le blé. Une tuile de chaque famille montre un <b>Deben</b> <icon:deben>.
rules-duel-D-1-2a = À dos noir, il y a 7 tuiles bétail (5 à un scarabée), 8 poisson (5), 8 blé (5), 6 marbre (3 à deux), 6 ébène (4 à deux), 5 ivoire (3 à trois) et les 5 Statues, qui n’ont jamais de scarabée.
rules-duel-D-1-3 = Les dix tuiles de départ ne portent ni scarabée ni Deben : 3 blé, 2 bétail, 2 poisson, et une tuile ébène, une marbre, une ivoire.
rules-duel-D-1-4 = Il y a 10 <b>personnages</b> à dos rouge : la Reine (ivoire), le Vizir et un Scribe (bétail), le Voleur et un Scribe (poisson), le Marchand et la Courtisane (blé), le Grand Prêtre (ébène), la Grande Prêtresse (marbre), et l’Architecte, qui est un joker. Ils n’ont ni scarabée ni marque.
rules-duel-D-1-5 = Il y a 13 <b>Pirogues</b> : deux Pyramides, deux fois Deux Scarabées, deux fois Deux et un Deben, deux Doigts ; une Momie, un Serpent, un Grand Serpent, un Sept et un Œil d’Horus.
rules-duel-D-1-6 = Il y a dans un sac 13 <b>Deben</b> <icon:deben>, qui valent 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8 et 9 points.
rules-duel-D-1-7 = Le marché a six cases sur six, en trois anneaux : quatre au centre, douze autour, vingt à l’extérieur. On le remplit toujours anneau par anneau à partir du centre, chaque anneau depuis sa case en haut à gauche, dans le sens des aiguilles d’une montre.

rules-duel-chapter-setup = La partie commence
rules-duel-D-2 = Chaque joueur reçoit deux tuiles de départ, que lui seul voit. Quatre autres sont au centre, face visible ; les deux dernières restent hors jeu, sans être vues. Les 45 autres marchandises et les 10 personnages sont mélangés et remplissent les deux anneaux extérieurs, marchandises face visible, personnages face cachée ; 23 tuiles restent en pioche. Cinq des Pirogues sont face cachée à côté du marché, huit sont mises de côté sans être vues.
rules-duel-D-2-4 = Un joueur tiré au sort commence. Il prend une des quatre tuiles du centre, et ne peut rien faire d’autre ; l’Ankh va sur sa case et se tourne comme le dit sa marque.

rules-duel-chapter-turn = Votre tour
rules-duel-D-3 = À votre tour, vous faites exactement une chose : prendre une tuile, vendre un lot ou jouer un personnage. Puis c’est à votre adversaire. On ne peut pas passer.
rules-duel-D-3-1 = <b>Prendre une tuile.</b> Choisissez n’importe quelle tuile de la ligne qui passe par l’Ankh, dans les deux sens. Vous pouvez survoler des tuiles, et les cases vides ne vous arrêtent pas. L’Ankh va sur la case et se tourne selon la marque de la tuile, et la tuile va dans votre main, dont la taille n’est pas limitée. Chaque tuile survolée va face cachée dans votre corruption ; vous pouvez regarder la vôtre, pas celle de l’adversaire. Une marchandise peut laisser l’Ankh pointer dans le vide.
rules-duel-D-3-1a = <b>Un personnage pris.</b> Il n’a pas de marque : vous choisissez comment l’Ankh pointe, après l’avoir vu et une fois les tuiles survolées parties. L’Ankh doit désigner une tuile si l’une des quatre lignes en a une ; sinon, n’importe quelle ligne convient (ce dernier cas est notre interprétation).
rules-duel-D-3-1b = <b>Un Deben sur la tuile.</b> Juste après l’avoir prise au marché, vous pouvez montrer la tuile, la retirer du jeu et piocher à la place un Deben dans le sac. Vous décidez avant de piocher. L’Ankh reste comme la tuile l’a tourné, et les tuiles survolées vont quand même dans votre corruption. Vous regardez le Deben et le gardez caché. Cela vaut pour chaque prise, même après un remplissage ou sous un Doigt, mais pas pour les tuiles reçues par un personnage ou une Pirogue.
rules-duel-D-3-1c = <b>Une ligne vide.</b> Si vous voulez prendre et qu’aucune tuile n’est sur la ligne, vous enlevez d’abord l’Ankh et remplissez le marché avec la pioche, tant qu’elle suffit. Puis vous prenez une des tuiles du centre, comme au début. Le remplissage fait partie de la prise : vendre ou jouer un personnage ne remplit jamais. Une fois le marché rempli, vous devez prendre (notre interprétation), et rien n’est survolé. Avec une pioche vide, une telle prise est impossible.

rules-duel-chapter-sets = La vente
rules-duel-D-3-2 = <b>Vendre un lot.</b> Posez devant vous au moins trois tuiles d’une même famille de votre main. Les Statues et l’Architecte valent pour n’importe laquelle. Les personnages comptent pour leur famille et perdent leur pouvoir. Vous n’êtes pas obligé de vendre tout ce que vous avez, et un lot sans scarabée est permis.
rules-duel-D-3-2a = Les ventes suivantes de la même famille rejoignent son lot, là encore par trois tuiles au moins. Des jokers seuls peuvent rejoindre un lot déjà vendu, celui que vous nommez s’il y en a plusieurs. Un lot d’une <i>nouvelle</i> famille demande au moins une tuile marchandise de cette famille : ni Statues ni personnages ne suffisent. (Avec l’option de la table, un personnage de la famille peut l’ouvrir.)
rules-duel-D-3-2b = <b>Chaque vente utilise une Pirogue</b> tant qu’il en reste parmi les cinq, même une vente qui rejoint un lot. Vous regardez celles qui restent, en choisissez une, et elle agit aussitôt ; voir <rule:D-6>. Vous pouvez en choisir une qui ne fait rien pour l’instant, afin que l’adversaire ne l’ait pas ; mais celle qui peut agir doit agir. Les autres retournent face cachée, et aucune n’est jamais remplacée.
rules-duel-D-3-3 = <b>Jouer un personnage.</b> Retirez-le du jeu et utilisez son pouvoir ; voir <rule:D-5>. On peut jouer un personnage dont le pouvoir est sans effet pour l’instant ; s’il a un effet, il faut l’appliquer.

rules-duel-chapter-characters = Les personnages
rules-duel-D-5 = Qui peut appliquer un pouvoir le doit ; s’il n’y a rien à prendre ni à déplacer, rien ne se passe.
rules-duel-D-5-1 = <icon:characters/queen> <b>Reine.</b> Piochez les trois premières tuiles de la pioche, ou moins s’il y en a moins.
rules-duel-D-5-2 = <icon:characters/vizier> <b>Vizir.</b> Regardez toute la corruption de votre adversaire et prenez-en une tuile en main. Il voit laquelle.
rules-duel-D-5-3 = <icon:characters/thief> <b>Voleur.</b> Choisissez une couleur de dos dans la main de votre adversaire, et prenez au hasard une tuile de cette couleur.
rules-duel-D-5-4 = <icon:characters/merchant> <b>Marchand.</b> Prenez en main n’importe quelle tuile du marché. L’Ankh ne bouge ni ne tourne ; il n’y a ni corruption ni échange contre un Deben.
rules-duel-D-5-5 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Grand Prêtre et Grande Prêtresse.</b> Nommez une famille présente dans votre corruption et retirez du jeu toutes ses tuiles, personnages compris ; ou bien toutes les Statues, avec l’Architecte. Votre adversaire les voit.
rules-duel-D-5-6 = <icon:characters/courtesan> <b>Courtisane.</b> Ajoutez une ou deux tuiles de votre main à l’un de vos lots vendus : tuiles de sa famille, ses personnages, Statues ou Architecte. S’il y en a une qui convient, au moins une. Ce n’est pas une vente, et cela n’utilise pas de Pirogue.
rules-duel-D-5-7 = <icon:characters/scribe> <b>Scribe</b> (il y en a deux). Un adversaire qui a plus de six tuiles en main met celles de son choix, face cachée, dans sa corruption jusqu’à n’en garder que six.
rules-duel-D-5-8 = <icon:characters/architect> <b>Architecte.</b> Piochez au hasard trois des Pirogues mises de côté, choisissez-en une et appliquez-la aussitôt. Les autres y retournent ; votre adversaire ne les voit pas.

rules-duel-chapter-pirogues = Les Pirogues
rules-duel-D-6 = Une Pirogue utilisée quitte la partie, ou reste sur le lot ou chez le joueur qu’elle concerne.
rules-duel-D-6-1 = <icon:pirogues/pyramid> <b>Pyramide.</b> Jouez aussitôt un tour complet de plus. Si vous y prenez une tuile, vous pouvez d’abord tourner l’Ankh dans l’une des quatre directions. Vous pouvez même le tourner vers une ligne vide, ce qui veut alors dire remplir le marché (notre interprétation). Si vous vendez ou jouez un personnage, l’Ankh reste comme il était.
rules-duel-D-6-2 = <icon:pirogues/scarabs> <b>Deux Scarabées.</b> Posez-la sur un de vos lots vendus de blé, de bétail ou de poisson, y compris celui que vous venez de vendre : elle y ajoute deux scarabées. Les deux peuvent aller sur un même lot. Sans un tel lot, elle est défaussée.
rules-duel-D-6-3 = <icon:pirogues/mummy> <b>Momie.</b> Reprenez en main toutes les tuiles de votre corruption.
rules-duel-D-6-4 = <icon:pirogues/snake-1> <icon:pirogues/snake-2> <b>Serpent et Grand Serpent.</b> Donnez-le à votre adversaire : à la fin, sa corruption compte un, ou deux, de plus.
rules-duel-D-6-5 = <icon:pirogues/seven> <b>Sept.</b> Sept points à la fin.
rules-duel-D-6-6 = <icon:pirogues/deben-two> <b>Deux et un Deben.</b> Deux points à la fin, et piochez un Deben maintenant.
rules-duel-D-6-7 = <icon:pirogues/eye> <b>Œil d’Horus.</b> Piochez deux Deben, gardez le plus élevé et remettez l’autre sans le montrer.
rules-duel-D-6-8 = <icon:pirogues/finger> <b>Doigt.</b> Posez-le sur une tuile de la ligne de l’Ankh. La prochaine action de votre adversaire doit être de prendre exactement cette tuile ; toutes les règles de la prise s’appliquent. Il ne peut ni vendre ni jouer de personnage avant (notre interprétation). S’il n’y a aucune tuile sur la ligne, le Doigt est défaussé.

rules-duel-chapter-end = La fin de la partie
rules-duel-D-4-1 = Au début d’un tour, y compris d’un tour de plus : si le joueur ne peut ni prendre (aucune tuile sur la ligne de l’Ankh, pour le tour d’une Pyramide sur aucune des quatre, et la pioche est vide), ni vendre, ni jouer de personnage, la partie s’achève aussitôt, même s’il y a des tuiles ailleurs sur le marché.
rules-duel-D-4-2 = L’<i>autre</i> joueur retire du jeu chaque lot qu’il aurait encore pu vendre : ces tuiles ne rapportent rien, mais ne vont pas non plus dans la corruption. Le programme retire le plus de tuiles possible, ce qui est le mieux pour lui. Une ou deux tuiles d’une famille déjà vendue ne sont pas un lot. Avec en main 3 tuiles blé, un personnage blé, une tuile marbre, une ivoire et un personnage ivoire, quatre tuiles sont retirées et trois vont dans la corruption.
rules-duel-D-4-3 = Puis chacun ajoute à sa corruption les tuiles qui lui restent en main.
rules-duel-D-4-4 = La corruption est la somme de ses tuiles et de la valeur des Serpents. Qui en a le moins pioche un Deben, et un de plus par tranche entière de trois points de différence : 1 contre 8 en pioche trois. Si les deux en ont autant, personne ne pioche. Un sac trop peu rempli donne ce qu’il a (notre interprétation).
rules-duel-D-4-5 = Votre score : chaque lot compte ses tuiles multipliées par ses scarabées, puis viennent vos Deben et les points de vos Pirogues. Un lot de quatre tuiles à six scarabées vaut 24, un de trois à trois vaut 9 ; avec des Deben de 3, 5, 7 et 7 et une Pirogue de 2, cela fait 57. À égalité, la plus petite corruption l’emporte ; si elle est la même, c’est un match nul.

rules-duel-chapter-knowledge = Ce que vous pouvez savoir
rules-duel-D-7 = Tous voient le marché (le dos des personnages), les lots vendus, le dos des tuiles des deux mains, le nombre de tuiles de chaque corruption, combien chacun a de Deben et de Pirogues, et quelles Pirogues ont servi. Restent cachés la valeur des Deben, la face des personnages et des tuiles piochées sans être vues, et les Pirogues restantes, sauf pour qui les a regardées. Une tuile prise face visible a été vue par les deux.
rules-duel-D-7-1 = Qui a regardé les Pirogues restantes les connaît désormais. La tuile du Voleur est connue des deux. Le joueur du Vizir connaît toute la corruption qu’il a fouillée. Ce qu’un Scribe vous fait cacher reste secret. Le panneau de toutes les tuiles retient pour vous tout ce que vous avez vu.
