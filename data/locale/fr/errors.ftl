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
error-pipe = c’est un tube ou un périphérique, pas un fichier
error-no-answer = pas de réponse
error-no-rights = impossible d’écrire dans « { $folder } »

# Les fichiers des parties et leurs lignes
error-no-file = le fichier « { $file } » n’existe pas
error-unread = impossible de lire « { $file } » : { $reason }
error-unwritten = impossible d’écrire « { $file } » : { $reason }
error-kept = impossible de supprimer « { $file } » : { $reason }
error-table = la partie n’a pas été jouée à la table { $code }
error-too-large = « { $file } » est trop volumineux pour être une partie de Felucca
error-empty = « { $file } » ne contient aucune partie : il est vide ou ne vient pas de Felucca
error-awaited = « { $file } » ne contient aucune partie : il est vide, mais un programme de synchronisation est peut-être encore en train de le télécharger
error-rescue = le fichier est endommagé, mais la partie peut reprendre après le coup { $ply } ; le fichier endommagé est conservé
error-foreign = « { $file } » n’est pas une partie de Felucca
error-newer = « { $file } » vient d’une version plus récente de Felucca (format { $format }) : mettez votre version à jour
error-open-elsewhere = la partie « { $match } » est déjà ouverte dans une autre fenêtre de Felucca
error-lock-shut = le verrou « { $file } » appartient à un autre compte, où Felucca est peut-être ouvert ({ $reason })
error-busy = une autre fenêtre de Felucca est en train d’écrire « { $file } »
error-key-unread = la clé de la partie, « { $file } », est illisible ({ $reason }) ; sans elle, les tirages changeraient
error-branched = un autre programme ou ordinateur a continué « { $file } » : votre partie continue sous le nom « { $mine } », et les deux sont conservées
error-torn = la dernière ligne de « { $file } » était incomplète ; la partie reprend à la ligne précédente, et le fichier est conservé sous le nom « { $kept } »
error-kept-damaged = « { $file } » était endommagé : il est conservé sous le nom « { $kept } », et un nouveau fichier le remplace
error-kept-newer = « { $file } » vient d’une version plus récente de Felucca : il est conservé sous le nom « { $kept } », et un nouveau fichier le remplace
error-kept-other = un autre programme a écrit « { $file } » au même moment : sa version est conservée sous le nom « { $kept } »
error-progress = impossible d’enregistrer vos progrès : { $reason }
error-archive = « { $file } » n’est pas un export de Felucca, ou il est endommagé
error-line = la ligne { $line } du fichier de partie est invalide : { $problem }
error-changed = elle a été modifiée après avoir été écrite
error-line-unread = elle est illisible ({ $reason })
error-header = l’en-tête est endommagé
error-header-place = l’en-tête doit être la première ligne
error-deal-place = la donne doit se trouver à la deuxième ligne
error-after-result = rien ne peut suivre le résultat
error-match = la partie ne peut pas être la nº { $game } de son match
error-resigned = la place { $seat } ne peut pas avoir abandonné
error-no-deal = la donne manque
error-newer-rules = la partie a été enregistrée par une version plus récente ({ $program }) : mettez Felucca à jour
error-other-rules = la partie a été jouée avec d’autres règles de « { $game } » que celles de cette version de Felucca
error-numbers = « { $game } » ne peut pas se jouer avec ces valeurs
error-not-legal = le coup « { $move } » n’est pas permis ({ $rule })
error-fingerprint = la graine et le sel ne donnent pas l’empreinte de la donne
error-code-form = un code s’écrit comme FEL-7K3M9-QXDTN-2P0AB
error-code-newer = ce code vient d’une version plus récente de Felucca : il faut mettre Felucca à jour
error-code-wrong = aucune table ne porte ce code : un caractère au moins est faux
error-draw = un tirage ne correspond pas à la graine
error-draw-repeated = un tirage a changé après l’annulation d’un coup
error-spelling = le coup « { $move } » doit s’écrire « { $written } »
error-not-asked = le conseil s’adresse à la place { $seat }, qui n’a rien à décider
error-not-over = seule une partie terminée peut être analysée
error-wish = « { $wish } » n’est pas une préférence de « { $game } »
error-clock = son horloge recule de { $before } à { $now } secondes
error-number-unknown = « { $game } » n’a pas de paramètre « { $number } »
error-puzzle = la ligne { $line } de « { $file } » ne contient pas de problème valable : { $reason }
error-number-missing = le paramètre « { $number } » de « { $game } » manque
error-number-wrong = le paramètre « { $number } » de « { $game } » ne peut pas valoir { $value }
verified-draws = tous les tirages découlent de la graine
verified-reseed = la graine a été remplacée en cours de partie : les tirages suivants ont été contrôlés, mais pas { $count ->
    [1] le précédent
   *[other] les { $count } précédents
}
verified-open = la partie n’est pas terminée : ses tirages n’ont pas pu être comparés à la graine
verified-cut = le résultat manque : les tirages n’ont pas pu être comparés à la graine
verified-no-seed = le résultat ne contient pas la graine : les tirages n’ont pas pu être contrôlés
verified-numbers = partie jouée avec d’autres règles : { $numbers }
verified-version = partie jouée avec la version { $version } des règles, dont les coups autorisés n’ont pas pu être comparés
verified-level = cette version ne connaît pas le niveau « { $level } »
error-no-game = aucun jeu ne s’appelle « { $game } »
error-no-level = le niveau « { $level } » n’existe pas

# Les fichiers de Felucca
error-files = un fichier interne de Felucca contient une erreur : { $reason }
error-homeless = aucun dossier personnel où enregistrer les parties : indiquez un dossier dans { $variable }
error-folder-missing = le dossier interne « { $folder } » est introuvable : veuillez réinstaller Felucca
error-texts = impossible de lire le fichier de textes { $file } : { $reason }
error-picture = impossible de lire l’image { $file } : { $reason }
error-fonts = les polices de Felucca sont introuvables : veuillez réinstaller Felucca
error-font = la police { $file } est introuvable : veuillez réinstaller Felucca
error-font-unread = impossible de lire une police de Felucca : { $reason }
error-window = Felucca n’a pas pu ouvrir sa fenêtre : { $reason }

# Les IA à la table
error-ai-ended = le processus de l’IA s’est arrêté ({ $reason })
error-ai-stumbled = l’IA a échoué : { $error } ({ $reason })
