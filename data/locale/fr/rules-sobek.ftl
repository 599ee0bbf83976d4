# Les règles de Sobek pour le livret. Clés : rules-sobek-chapter-… un chapitre, rules-sobek-S-… la règle
# de ce numéro, le reste un paragraphe sans numéro ; dans l’ordre de lecture.

rules-sobek-chapter-aim = De quoi il s’agit
rules-sobek-about = Deux à quatre marchands commercent près d’un temple au bord du Nil. En trois manches, ils prennent des marchandises sur les quais et les posent en <b>lots</b>. Qui ignore des marchandises les cache dans sa <b>corruption</b>, et le plus corrompu en paie le prix. À la fin, qui a le plus de points gagne.

rules-sobek-chapter-parts = Ce qu’il y a sur la table
rules-sobek-S-1-1 = Il y a 54 <b>marchandises</b> : ivoire <icon:goods/ivory> 6, ébène <icon:goods/ebony> 7, marbre <icon:goods/marble> 7, bétail <icon:goods/cattle> 9, poisson <icon:goods/fish> 10, blé <icon:goods/wheat> 10 et 5 amulettes <icon:goods/amulet>, qui sont des jokers. La moitié environ des marchandises porte des <b>scarabées</b> <icon:scarab> : trois sur une carte ivoire qui en porte, deux pour l’ébène et le marbre, un pour le bétail, le poisson et le blé. Neuf marchandises ont un dos vert, les autres un dos beige.
rules-sobek-S-1-2 = Il y a 9 <b>personnages</b> à dos orange. Chacun appartient aussi à une famille : la Reine à l’ivoire, le Grand Prêtre à l’ébène, la Grande Prêtresse au marbre, le Vizir et un Scribe au bétail, l’autre Scribe et le Voleur au poisson, la Courtisane et le Marchand au blé. Ils ne portent aucun scarabée.
rules-sobek-S-1-3 = Il y a 12 <b>jetons événement</b> : quatre Guildes, deux Crues, deux Malédictions, deux Prospérités, un Embaumement et une Fourberie.
rules-sobek-S-1-4 = La piste de score a 100 cases. Une case sur cinq porte son nombre ; chacune des autres montre l’un de quatre symboles : <icon:symbols/ankh>ankh, <icon:symbols/eye>œil, <icon:symbols/feather>plume ou <icon:symbols/water>eau. Les symboles servent aux Guildes et au malus de corruption. <i>L’ordre des symboles, et leurs noms sauf celui de l’ankh, sont les nôtres : ceux d’origine ne sont pas connus.</i>
rules-sobek-S-1-5 = Tous partent de 0. Après 99, le marqueur refait le tour et les points continuent de compter.

rules-sobek-chapter-setup = Une manche commence
rules-sobek-S-2-1 = Chaque joueur reçoit deux cartes à dos vert, que lui seul voit. Les autres cartes vertes ne servent pas dans cette manche.
rules-sobek-S-2-2 = Les autres marchandises et les personnages sont mélangés en une pioche. À deux joueurs, neuf cartes en sont retirées sans être vues.
rules-sobek-S-2-3 = Neuf cartes vont sur les quais, marchandises face visible, personnages face cachée. La carte la plus éloignée du temple est la première de la file.
rules-sobek-S-2-4 = Cinq jetons événement sont tirés pour la manche. Personne ne les regarde encore.
rules-sobek-S-2-5 = Un joueur tiré au sort commence la première manche. Ensuite, celui qui a le moins de points regarde les quais et sa main, puis désigne qui commence. En cas d’égalité, le sort décide.
rules-sobek-S-2-6 = Toutes les cartes et tous les jetons servent de nouveau à chaque manche.

rules-sobek-chapter-turn = Votre tour
rules-sobek-S-3-0 = À votre tour, vous faites exactement une chose : prendre une carte, jouer un personnage ou poser un lot. Puis c’est au joueur suivant, dans le sens des aiguilles d’une montre. On ne peut pas passer.
rules-sobek-S-3-1a = <b>Prendre une carte.</b> Choisissez une des quatre premières cartes de la file et prenez-la en main.
rules-sobek-S-3-1b = Toutes les cartes qui la précèdent vont face cachée sous votre plaquette corruption. Vous pouvez regarder votre propre corruption à tout moment ; les autres non.
rules-sobek-S-3-1c = Un personnage face cachée est une surprise : seul celui qui le prend, ou le cache, voit qui c’est.
rules-sobek-S-3-1d = Quand la dernière carte quitte les quais, l’arrivage suivant vient aussitôt ; voir <rule:S-4.1>. Après le dernier arrivage, la manche s’achève ; voir <rule:S-4.2>.
rules-sobek-S-3-2 = <b>Jouer un personnage.</b> Défaussez un personnage de votre main et utilisez son pouvoir ; voir <rule:S-5>. Vous pouvez aussi en défausser un dont le pouvoir ne fait rien pour l’instant. Si un choix peut avoir un effet, vous devez en faire un qui en ait un.

rules-sobek-chapter-sets = Les lots
rules-sobek-S-3-3 = <b>Poser un lot.</b> Posez devant vous des cartes d’une même famille de votre main. Les lots rapportent des points à la fin de la manche ; voir <rule:S-7.1>.
rules-sobek-S-3-3a = Un lot demande au moins trois cartes d’une famille. Les amulettes valent pour n’importe laquelle. Les personnages comptent comme cartes de leur famille et n’ont alors pas de pouvoir. Vous n’êtes pas obligé de poser tout ce que vous avez, et un lot sans le moindre scarabée est permis.
rules-sobek-S-3-3b = Vous avez un seul lot par famille. Les cartes posées plus tard le rejoignent, là encore par trois au moins.
rules-sobek-S-3-3c = Trois amulettes ou plus, seules, peuvent rejoindre n’importe lequel de vos lots ou former un nouveau lot d’amulettes, même à côté de lots de marchandises. Un lot d’amulettes prend la famille des premières marchandises qui le rejoignent. Vous ne pouvez en avoir qu’un à la fois.
rules-sobek-S-3-3d = Un lot d’amulettes qui porte une Prospérité ne peut devenir que bétail, poisson ou blé.
rules-sobek-S-3-3e = Après avoir posé ou agrandi un lot, vous regardez les jetons événement restants et en utilisez un ; voir <rule:S-6>. Le lot est sur la table avant que vous ne regardiez.

rules-sobek-chapter-end = La fin de la manche
rules-sobek-S-4-1 = Un arrivage compte neuf cartes. Si la Reine a fait piocher trois cartes, le dernier n’en a que six.
rules-sobek-S-4-2 = La manche s’achève dès que la dernière carte du dernier arrivage a quitté les quais.
rules-sobek-S-4-3 = Ensuite, dans le sens des aiguilles d’une montre à partir de celui qui l’a terminée, chacun peut poser des lots de trois cartes ou plus <i>à l’horizontale</i>. Ils ne rejoignent pas les lots verticaux, ne déclenchent aucun événement et ne rapportent que leurs scarabées. Des amulettes seules peuvent aussi être posées : elles ne rapportent rien, mais ne sont pas de la corruption. Toutes les cartes encore en main vont dans la corruption.

rules-sobek-chapter-characters = Les personnages
rules-sobek-S-5 = Un personnage joué pour son pouvoir va à la défausse.
rules-sobek-S-5-1 = <icon:characters/queen> <b>Reine.</b> Piochez trois cartes. Si le dernier arrivage est déjà là, il n’y en a pas.
rules-sobek-S-5-2 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Grand Prêtre et Grande Prêtresse.</b> Nommez une famille et défaussez toutes ses cartes de votre propre corruption, personnages compris. Les amulettes ne peuvent pas être nommées.
rules-sobek-S-5-3 = <icon:characters/thief> <b>Voleur.</b> Choisissez un adversaire et une couleur de dos qu’il possède. Vous recevez au hasard une carte de sa main avec ce dos.
rules-sobek-S-5-4 = <icon:characters/scribe> <b>Scribe.</b> Chaque adversaire qui a plus de six cartes cache celles de son choix dans sa corruption jusqu’à n’en garder que six.
rules-sobek-S-5-5 = <icon:characters/vizier> <b>Vizir.</b> Fouillez la corruption d’un adversaire et prenez-en une carte en main.
rules-sobek-S-5-6 = <icon:characters/courtesan> <b>Courtisane.</b> Ajoutez à l’un de vos lots une ou deux cartes de sa famille, ou des amulettes, de votre main. Cela ne déclenche aucun événement.
rules-sobek-S-5-7 = <icon:characters/merchant> <b>Marchand.</b> Prenez n’importe quelle carte des quais, sans corruption. Les cartes qui la précèdent restent.

rules-sobek-chapter-events = Les jetons événement
rules-sobek-S-6 = Après un lot, vous voyez tous les jetons restants et en choisissez un, qui agit aussitôt. Vous pouvez en prendre un qui ne vous apporte rien, pour que personne d’autre ne l’ait ; s’il peut avoir un effet, il doit l’avoir.
rules-sobek-S-6-1 = <icon:events/guild-ankh> <b>Guilde.</b> Votre marqueur avance jusqu’à la prochaine case portant ce symbole ; celui d’un adversaire recule jusqu’à la précédente. Qui tomberait sous 0 ne peut pas être choisi ; si personne ne peut l’être, seul le vôtre avance.
rules-sobek-S-6-2 = <icon:events/flood> <b>Crue.</b> Jouez aussitôt un tour complet de plus.
rules-sobek-S-6-3 = <icon:events/curse> <b>Malédiction.</b> Donnez-la à un adversaire : dans cette manche, elle compte pour deux cartes de plus dans sa corruption.
rules-sobek-S-6-4 = <icon:events/prosperity> <b>Prospérité.</b> Posez-la sur un de vos lots de bétail, de poisson ou de blé, ou d’amulettes seules : elle y vaut deux scarabées. Les deux peuvent aller sur le même lot.
rules-sobek-S-6-5 = <icon:events/embalming> <b>Embaumement.</b> Reprenez en main toutes les cartes de votre corruption. Les Malédictions restent.
rules-sobek-S-6-6 = <icon:events/deceit> <b>Fourberie.</b> Montrez combien de cartes contient votre corruption et marquez un point pour chacune. Elles y retournent ensuite ; les Malédictions ne comptent pas.

rules-sobek-chapter-scoring = Le décompte
rules-sobek-S-7-1 = Un lot vertical rapporte ses scarabées multipliés par ses cartes : six scarabées sur quatre cartes font 24 points. Un lot horizontal ne rapporte que ses scarabées.
rules-sobek-S-7-2 = On compte la corruption de chacun, avec deux de plus par Malédiction. Le plus grand nombre désigne le plus corrompu ; en cas d’égalité, c’est celui qui y a le plus de scarabées, et si l’égalité demeure, tous les joueurs concernés paient. Si tous les nombres sont 0, personne ne paie.
rules-sobek-S-7-3 = Le plus corrompu recule une fois par tranche entière de dix points rapportés dans cette manche par ses lots, verticaux et horizontaux (ce qu’ont apporté les Guildes et la Fourberie ne compte pas : notre interprétation), chaque fois jusqu’à la case précédente portant le même symbole que la sienne. Les nombres comptent comme un seul symbole. Qui marque 23 points et passe ainsi de 38 à 61 se trouve donc sur un ankh et recule de deux ankhs, jusqu’à 52.
rules-sobek-S-7-4 = La partie s’achève après trois manches, ou après deux si quelqu’un a alors dépassé 100 points. Qui a le plus de points gagne ; à égalité, la victoire est partagée.

rules-sobek-chapter-knowledge = Ce que vous pouvez savoir
rules-sobek-S-8-0 = Les marchandises des quais sont visibles de tous, comme ce qui est joué et défaussé. Chacun voit le dos des cartes d’une main. Seuls ceux qui les ont regardés savent quels jetons événement restent.
rules-sobek-S-8-1 = Les mains et la corruption des autres restent secrètes, même le nombre de cartes sous une plaquette, sauf par la Fourberie et au décompte.
rules-sobek-S-8-2 = Avec l’<b>information ouverte</b>, un choix valable pour toute la table, vous voyez tout ce qu’une mémoire parfaite saurait. Les cartes certaines sont nettes ; une carte déplacée sans être vue apparaît estompée partout où elle peut être.
rules-sobek-S-8-3 = Les programmes jouent avec une telle mémoire ou une moins bonne, et ne savent rien de plus.
