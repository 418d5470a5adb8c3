### L’aide-mémoire d’un jeu, et ce qui est dit d’une chose sur laquelle on s’interroge.

window-reference-point = Allez sur quelque chose de la table pour savoir ce que c’est.
window-reference-search = Chercher un mot
window-reference-first = En bref
window-reference-contents = Sommaire
window-reference-nothing = Rien ne correspond à ces mots. Essayez-en d’autres, ou seulement un début de mot.
window-reference-ruling = Là où le livret se tait
window-reference-lesson = Le voir dans une leçon
window-reference-back = Retour
window-reference-more = Toutes les règles

window-key-what = Qu’est-ce que c’est ?
window-key-guide = Règles

reference-undo-title = Annuler
reference-undo-text = { $undo }, ou la flèche à côté de la question, annule votre dernière décision, et avec elle les tours des autres qui l’ont suivie ; il faut alors appuyer de nouveau. { $redo } la rétablit. Les réglages disent ce qui peut être annulé. Ce qui a été annulé reste comme une branche dans le journal. À plusieurs et avec des mains secrètes, un tour ne finit que par « Terminé » ou { $pass_on } ; d’ici là, il peut être annulé.
reference-undo-terms = annuler rétablir reprendre défaire refaire undo erreur corriger revenir en arrière

reference-looking_back-title = Regarder en arrière
reference-looking_back-text = { $step_back } et { $step_on } parcourent tout ce qui s’est passé, { $turn_back } et { $turn_on } de tour en tour ; la table montre chaque moment, et { $now } ramène au présent. { $go_on } reprend la partie au moment montré, pour autant qu’on puisse annuler jusque-là. { $log } ouvre tout le journal.
reference-looking_back-terms = journal historique branche branches passé revoir touches raccourci raccourcis

reference-saving-title = Sauvegarder
reference-saving-text = Chaque coup est sauvegardé automatiquement : vous pouvez partir à tout moment et continuer la partie depuis le menu de départ. { $save } en sauvegarde une copie sous le nom de votre choix, { $load } la rouvre. Les parties finies sont sauvegardées, elles aussi.
reference-saving-terms = enregistrer sauvegarde charger quitter fermer continuer fichier
