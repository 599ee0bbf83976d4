# Ce qui peut aller mal autour d’une partie. Le point final et la majuscule s’ajoutent d’eux-mêmes.
# Pourquoi le système a refusé quelque chose
error-disk-full = le disque est plein
error-denied = accès refusé
error-in-use = un autre programme l’utilise
error-read-only = le disque est en lecture seule
error-disk = erreur de lecture ou d’écriture
error-not-there = ce fichier ou ce dossier n’existe pas
error-there-already = un fichier de ce nom existe déjà
error-no-folder = ce n’est pas un dossier
error-folder = c’est un dossier
error-large = le fichier est trop grand
error-long-name = le nom du fichier est trop long
error-no-rights = rien ne peut être écrit dans « { $folder } »

# Les fichiers des parties et leurs lignes
error-no-file = le fichier « { $file } » n’existe pas
error-unread = « { $file } » ne peut pas être lu : { $reason }
error-unwritten = « { $file } » ne peut pas être écrit : { $reason }
error-kept = « { $file } » ne peut pas être supprimé : { $reason }
error-too-large = « { $file } » est trop gros pour être un compte rendu
error-empty = « { $file } » ne contient aucune partie : il est vide ou n’a pas été écrit par Felucca
error-rescue = le compte rendu est endommagé, mais la partie peut reprendre après la décision { $ply } ; le fichier endommagé est conservé à côté
error-foreign = « { $file } » n’est pas un compte rendu de Felucca
error-newer = « { $file } » a été écrit par une version plus récente de Felucca (format { $format }) : mettez Felucca à jour pour l’ouvrir
error-open-elsewhere = la partie « { $match } » est ouverte dans une autre fenêtre de Felucca
error-line = la ligne { $line } du compte rendu est fausse : { $problem }
error-changed = elle a été modifiée après avoir été écrite
error-line-unread = elle est illisible ({ $reason })
error-header = l’en-tête est endommagé
error-header-place = un en-tête ne peut être que la première ligne
error-deal-place = la donne doit être la deuxième ligne et aucune autre
error-after-result = rien ne peut suivre le résultat
error-no-deal = la donne manque
error-other-rules = la partie a été jouée avec d’autres règles de « { $game } » que celles de cette version de Felucca
error-numbers = « { $game } » ne peut pas se jouer avec ses nombres
error-not-legal = le coup « { $move } » n’est pas permis ({ $rule })
error-fingerprint = la graine et le sel ne donnent pas l’empreinte de la donne
error-draw = un tirage ne découle pas de la graine
error-draw-repeated = un tirage n’est pas celui d’avant la reprise du coup
error-spelling = le coup « { $move } » doit s’écrire « { $written } »
error-not-asked = il conseille la place { $seat }, qui n’a rien à décider
error-wish = « { $wish } » n’est pas un souhait que « { $game } » connaît
error-clock = son horloge recule de { $before } à { $now } secondes
error-number-unknown = « { $game } » n’a pas de nombre « { $number } »
error-number-missing = le nombre « { $number } » de « { $game } » manque
error-number-wrong = le nombre « { $number } » de « { $game } » ne peut pas être { $value }
verified-draws = tous les tirages découlent de la graine
verified-reseed = la graine s’est perdue en route : seuls les tirages suivants ont pu être contrôlés, pas les { $count } précédents
verified-open = la partie n’est pas finie, si bien qu’aucun tirage n’a pu être comparé à la graine
verified-cut = le résultat manque, si bien qu’aucun tirage n’a pu être comparé à la graine
verified-no-seed = le résultat ne donne pas la graine, si bien qu’aucun tirage n’a pu y être comparé
verified-numbers = avec d’autres règles que celles de cette version : { $numbers }
verified-version = selon la version { $version } des règles, dont les listes de coups permis n’ont pas été comparées
verified-level = cette version ne connaît pas le niveau « { $level } »
error-no-game = il n’y a pas de jeu nommé « { $game } »
error-no-level = il n’y a pas de niveau « { $level } »

# Ce qui appartient au programme
error-files = un fichier qui appartient à Felucca contient une erreur : { $reason }
error-homeless = il n’y a pas de dossier personnel où garder les parties : indiquez-en un par { $variable }
error-folder-missing = le dossier « { $folder } » qui appartient à Felucca manque : veuillez réinstaller le programme
error-texts = le fichier de textes { $file } ne peut pas être lu : { $reason }
error-picture = l’image { $file } ne peut pas être lue : { $reason }
error-fonts = les polices qui appartiennent à Felucca manquent : veuillez réinstaller le programme
error-font = la police { $file } qui appartient à Felucca manque : veuillez réinstaller le programme
error-font-unread = une police qui appartient à Felucca ne peut pas être lue : { $reason }
error-window = Felucca n’a pas pu ouvrir sa fenêtre : { $reason }

# Les programmes à la table
error-program-ended = son processus s’est arrêté ({ $reason })
error-program-stumbled = il a buté sur { $error } : { $reason }
