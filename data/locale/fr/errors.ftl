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
error-too-large = « { $file } » est trop gros pour être une partie enregistrée
error-empty = « { $file } » ne contient aucune partie : il est vide ou n’a pas été écrit par Felucca
error-foreign = « { $file } » n’est pas une partie de Felucca
error-newer = « { $file } » a été écrit par une version plus récente de Felucca (format { $format }) : mettez Felucca à jour pour l’ouvrir
error-open-elsewhere = la partie « { $match } » est ouverte dans une autre fenêtre de Felucca
error-line = la ligne { $line } du fichier de partie est invalide : { $problem }
error-changed = elle a été modifiée après avoir été écrite
error-line-unread = elle est illisible ({ $reason })
error-header = l’en-tête est endommagé
error-header-place = l’en-tête doit être la première ligne
error-deal-place = la donne doit se trouver à la deuxième ligne, et là seulement
error-after-result = rien ne peut suivre le résultat
error-no-deal = la donne manque
error-other-rules = la partie a été jouée avec d’autres règles de « { $game } » que celles de cette version de Felucca
error-numbers = « { $game } » ne peut pas se jouer avec ces valeurs
error-not-legal = le coup « { $move } » n’est pas permis ({ $rule })
error-fingerprint = la graine et le sel ne donnent pas l’empreinte de la donne
error-draw = un tirage ne correspond pas à la graine
error-no-game = il n’y a pas de jeu nommé « { $game } »
error-no-level = il n’y a pas de niveau « { $level } »

# Ce qui appartient au programme
error-files = un fichier interne de Felucca contient une erreur : { $reason }
error-homeless = il n’y a pas de dossier personnel où garder les parties : indiquez-en un par { $variable }
error-folder-missing = le dossier interne « { $folder } » est introuvable : veuillez réinstaller Felucca
error-texts = le fichier de textes { $file } ne peut pas être lu : { $reason }
error-picture = l’image { $file } ne peut pas être lue : { $reason }
error-fonts = les polices de Felucca sont introuvables : veuillez réinstaller Felucca
error-font = la police { $file } est introuvable : veuillez réinstaller Felucca
error-font-unread = une police de Felucca ne peut pas être lue : { $reason }
error-window = Felucca n’a pas pu ouvrir sa fenêtre : { $reason }

# Les programmes à la table
error-program-ended = le processus de l’IA s’est arrêté ({ $reason })
error-program-stumbled = l’IA a échoué : { $error } ({ $reason })
