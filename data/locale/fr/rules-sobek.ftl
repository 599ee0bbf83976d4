# Les règles de Sobek pour le livret. Clés : rules-sobek-chapter-… un chapitre, rules-sobek-S-… la règle
# de ce numéro, le reste un paragraphe sans numéro ; dans l’ordre de lecture.

rules-sobek-chapter-aim = Présentation
rules-sobek-about = Deux à quatre marchands commercent près d’un temple du Nil. En trois manches, vous prenez des marchandises sur les quais et les posez en <b>lots</b>. Les marchandises que vous ignorez sur les quais vont dans votre <b>corruption</b>, et le plus corrompu en paie le prix. Le joueur qui a le plus de points à la fin l’emporte.

rules-sobek-chapter-parts = Matériel
rules-sobek-S-1-1 = Il y a 54 <b>marchandises</b> : 6 d’ivoire <icon:goods/ivory>, 7 d’ébène <icon:goods/ebony>, 7 de marbre <icon:goods/marble>, 9 de bétail <icon:goods/cattle>, 10 de poisson <icon:goods/fish>, 10 de blé <icon:goods/wheat> et 5 amulettes <icon:goods/amulet>, qui sont des jokers. Environ la moitié des marchandises porte des <b>scarabées</b> <icon:scarab> : trois pour l’ivoire, deux pour l’ébène et le marbre, un pour le bétail, le poisson et le blé. Neuf marchandises ont un dos vert, les autres un dos beige.
rules-sobek-S-1-2 = Il y a 9 <b>personnages</b> à dos orange. Chacun appartient à une famille : la Reine à l’ivoire, le Grand Prêtre à l’ébène, la Grande Prêtresse au marbre, le Vizir et un Scribe au bétail, le Voleur et l’autre Scribe au poisson, la Courtisane et le Marchand au blé. Ils n’ont pas de scarabées.
rules-sobek-S-1-3 = Il y a 12 <b>jetons événement</b> : quatre Guildes, deux Crues, deux Malédictions, deux Prospérités, un Embaumement et une Fourberie.
rules-sobek-S-1-4 = La piste de score a 100 cases. Une case sur cinq porte son numéro ; chacune des autres montre l’un de ces quatre symboles : <icon:symbols/ankh>ankh, <icon:symbols/eye>œil, <icon:symbols/feather>plume ou <icon:symbols/water>eau. Les symboles comptent pour les Guildes et pour la pénalité. <i>L’ordre des symboles, et leurs noms sauf celui de l’ankh, sont les nôtres : nous ne connaissons pas ceux du jeu édité.</i>
rules-sobek-S-1-5 = Tous les joueurs partent de 0. Après 99, le marqueur refait un tour et vous continuez de compter vos points.

rules-sobek-chapter-setup = Mise en place d’une manche
rules-sobek-S-2-1 = Chaque joueur reçoit deux cartes à dos vert, que personne d’autre ne voit. Les autres cartes à dos vert ne servent pas dans cette manche.
rules-sobek-S-2-2 = Mélangez les autres marchandises et les personnages en une seule pioche. À deux joueurs, retirez-en neuf cartes sans les regarder.
rules-sobek-S-2-3 = Placez neuf cartes sur les quais, les marchandises face visible, les personnages face cachée. La carte la plus éloignée du temple est la première de la file.
rules-sobek-S-2-4 = Tirez cinq jetons événement pour la manche. Personne ne les regarde encore.
rules-sobek-S-2-5 = Un joueur tiré au sort commence la première manche. Ensuite, le joueur qui a le moins de points regarde les quais et sa main, puis désigne qui commence. En cas d’égalité, le sort décide.
rules-sobek-S-2-6 = Toutes les cartes et tous les jetons servent de nouveau à chaque manche.

rules-sobek-chapter-turn = Votre tour
rules-sobek-S-3-0 = À votre tour, faites exactement une chose : prendre une carte, jouer un personnage ou poser un lot. Puis c’est au joueur suivant, dans le sens des aiguilles d’une montre. Vous ne pouvez pas passer.
rules-sobek-S-3-1a = <b>Prendre une carte.</b> Choisissez une des quatre premières cartes de la file et prenez-la en main.
rules-sobek-S-3-1b = Toutes les cartes qui la précèdent vont face cachée sous votre plaquette corruption. Vous pouvez regarder votre corruption à tout moment, mais personne d’autre ne le peut.
rules-sobek-S-3-1c = Un personnage face cachée est une surprise : seul le joueur qui le prend ou l’ignore découvre lequel.
rules-sobek-S-3-1d = Quand la dernière carte quitte les quais, l’arrivage suivant vient aussitôt. Après le dernier arrivage, la manche se termine. Voir <rule:S-4.1>.
rules-sobek-S-3-2 = <b>Jouer un personnage.</b> Défaussez un personnage de votre main et utilisez son pouvoir ; voir <rule:S-5>. Vous pouvez en défausser un dont le pouvoir ne fait rien pour l’instant ; mais si l’un des choix possibles a un effet, vous devez faire un choix qui en a un.

rules-sobek-chapter-sets = Les lots
rules-sobek-S-3-3 = <b>Poser un lot.</b> Posez devant vous des cartes de votre main, toutes d’une même famille. Les lots rapportent des points à la fin de la manche ; voir <rule:S-7.1>.
rules-sobek-S-3-3a = Un lot demande au moins trois cartes d’une famille. Les amulettes comptent pour n’importe quelle famille. Les personnages comptent comme cartes de leur famille et perdent leur pouvoir. Rien ne vous oblige à poser tout ce que vous avez, et un lot peut ne contenir aucun scarabée.
rules-sobek-S-3-3b = Vous n’avez qu’un lot par famille. Les cartes suivantes de cette famille rejoignent ce lot, là encore par trois au moins.
rules-sobek-S-3-3c = Trois amulettes ou plus, seules, peuvent rejoindre n’importe lequel de vos lots ou former un lot d’amulettes, même à côté de lots de marchandises. Un lot d’amulettes prend la famille des premières marchandises qui le rejoignent. Vous ne pouvez en avoir qu’un à la fois.
rules-sobek-S-3-3d = Un lot d’amulettes qui porte une Prospérité ne peut devenir qu’un lot de bétail, de poisson ou de blé.
rules-sobek-S-3-3e = Après avoir posé ou agrandi un lot, regardez les jetons événement qui restent et utilisez-en un ; voir <rule:S-6>. Le lot est sur la table avant que vous ne les regardiez.

rules-sobek-chapter-end = Fin de la manche
rules-sobek-S-4-1 = Un arrivage compte neuf cartes. Si la Reine a pioché trois cartes, le dernier arrivage n’en a que six.
rules-sobek-S-4-2 = La manche se termine dès que la dernière carte du dernier arrivage a quitté les quais.
rules-sobek-S-4-3 = Ensuite, dans le sens des aiguilles d’une montre à partir du joueur qui a terminé la manche, chacun peut poser des lots de trois cartes ou plus <i>à l’horizontale</i>. Ils ne rejoignent pas les lots verticaux, ne donnent pas droit à un événement et ne rapportent que leurs scarabées. Vous pouvez aussi poser des amulettes seules : elles ne rapportent rien, mais ne sont pas de la corruption. Toutes les cartes qui restent dans votre main vont dans votre corruption.

rules-sobek-chapter-characters = Personnages
rules-sobek-S-5 = Un personnage joué pour son pouvoir va à la défausse.
rules-sobek-S-5-1 = <icon:characters/queen> <b>Reine.</b> Piochez trois cartes. Après le dernier arrivage, la pioche est vide.
rules-sobek-S-5-2 = <icon:characters/high-priest> <icon:characters/high-priestess> <b>Grand Prêtre et Grande Prêtresse.</b> Choisissez une famille et défaussez toutes ses cartes de votre corruption, personnages compris. Vous ne pouvez pas choisir les amulettes.
rules-sobek-S-5-3 = <icon:characters/thief> <b>Voleur.</b> Choisissez un adversaire et une couleur de dos dans sa main. Volez-lui au hasard une carte avec ce dos.
rules-sobek-S-5-4 = <icon:characters/scribe> <b>Scribe.</b> Chaque adversaire qui a plus de six cartes en main n’en garde que six et met les autres, à son choix, dans sa corruption.
rules-sobek-S-5-5 = <icon:characters/vizier> <b>Vizir.</b> Regardez la corruption d’un adversaire et prenez-y une carte, que vous ajoutez à votre main.
rules-sobek-S-5-6 = <icon:characters/courtesan> <b>Courtisane.</b> Ajoutez une ou deux cartes de votre main à l’un de vos lots : cartes de sa famille ou amulettes. Cela ne donne pas droit à un événement.
rules-sobek-S-5-7 = <icon:characters/merchant> <b>Marchand.</b> Prenez n’importe quelle carte des quais, sans corruption. Les cartes qui la précèdent restent en place.

rules-sobek-chapter-events = Jetons événement
rules-sobek-S-6 = Après avoir posé ou agrandi un lot, regardez tous les jetons qui restent, choisissez-en un et utilisez-le aussitôt. Vous pouvez en choisir un qui ne vous apporte rien, pour ne pas le laisser aux autres ; mais s’il peut avoir un effet, vous devez l’appliquer.
rules-sobek-S-6-1 = <icon:events/guild-ankh> <b>Guilde.</b> Avancez votre marqueur jusqu’à la prochaine case portant ce symbole ; puis faites reculer celui d’un adversaire jusqu’à la précédente. Vous ne pouvez pas choisir un adversaire qui tomberait sous 0 ; s’il n’y en a pas d’autre, seul votre marqueur bouge.
rules-sobek-S-6-2 = <icon:events/flood> <b>Crue.</b> Jouez aussitôt un tour complet de plus.
rules-sobek-S-6-3 = <icon:events/curse> <b>Malédiction.</b> Donnez-la à un adversaire : dans cette manche, elle compte pour deux cartes dans sa corruption.
rules-sobek-S-6-4 = <icon:events/prosperity> <b>Prospérité.</b> Posez-la sur un de vos lots de bétail, de poisson, de blé ou d’amulettes seules : elle y ajoute deux scarabées. Les deux Prospérités peuvent aller sur le même lot.
rules-sobek-S-6-5 = <icon:events/embalming> <b>Embaumement.</b> Reprenez toute votre corruption en main. Les Malédictions restent.
rules-sobek-S-6-6 = <icon:events/deceit> <b>Fourberie.</b> Révélez combien de cartes contient votre corruption et marquez un point pour chacune. Les cartes y restent ; les Malédictions ne comptent pas.

rules-sobek-chapter-scoring = Décompte
rules-sobek-S-7-1 = Un lot vertical rapporte le nombre de ses cartes multiplié par celui de ses scarabées. Exemple : quatre cartes avec six scarabées en tout rapportent 24 points. Un lot à l’horizontale ne rapporte que ses scarabées.
rules-sobek-S-7-2 = Comptez la corruption de chacun, plus deux par Malédiction. Le joueur qui a le total le plus élevé est le plus corrompu. En cas d’égalité, c’est celui qui a le plus de scarabées dans sa corruption ; si l’égalité demeure, tous les joueurs à égalité le sont. Si tous les joueurs sont à 0, personne ne l’est.
rules-sobek-S-7-3 = Le plus corrompu recule une fois par tranche entière de dix points rapportés par ses lots dans cette manche, verticaux et à l’horizontale. Les points des Guildes et de la Fourberie ne comptent pas (notre interprétation). Chaque fois, il recule jusqu’à la case précédente portant le même symbole que celle où se trouve son marqueur ; les nombres comptent aussi comme un symbole. Exemple : un joueur sur 38 marque 23 points et arrive sur 61, un ankh. Cela coûte deux reculs : deux ankhs en arrière, jusqu’à 52.
rules-sobek-S-7-4 = La partie se termine après trois manches, ou après deux si un joueur a alors plus de 100 points. Le joueur qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.

rules-sobek-chapter-knowledge = Informations visibles et cachées
rules-sobek-S-8-0 = Tous les joueurs voient les marchandises des quais et tout ce qui est joué ou défaussé. Vous voyez aussi le dos des cartes de chaque main. Seuls les joueurs qui les ont regardés savent quels jetons événement restent.
rules-sobek-S-8-1 = La main et la corruption des autres joueurs restent secrètes, même le nombre de cartes en corruption, sauf avec la Fourberie et au décompte.
rules-sobek-S-8-2 = Avec les <b>informations visibles</b>, une option pour toute la table, vous voyez tout ce que saurait un joueur à la mémoire parfaite. Les cartes certaines sont nettes ; une carte déplacée sans être vue apparaît estompée partout où elle peut être.
rules-sobek-S-8-3 = Une IA ne sait que ce que saurait un joueur à la mémoire parfaite, ou moins bonne.
