### La Boîte à bijoux.

expansion-jewelry_box-name = La Boîte à bijoux
expansion-jewelry_box-text = Colliers et bagues accompagnent les tenues louées, et un Apprenti spécialisé attend d’être engagé. Les commis passent des épreuves et deviennent Compagnons et Maîtres.

prompt-place_dress_further = { $player } : louer { FORM($dress, "the") } à un invité, la vendre { $livre }, ou lui acheter d’abord un bijou ?
prompt-place_dress_unsold_further = { $player } : louer { FORM($dress, "the") } à un invité, ou lui acheter d’abord un bijou ?
prompt-hire_employee_further = { $player } : qui engagez-vous ? Votre Apprenti spécialisé ne coûte rien.
prompt-choose_jewelry = { $player } : quel bijou prenez-vous gratuitement avec { FORM($dress, "the") } ?
prompt-choose_task = { $player } : la tuile convient à deux tâches des épreuves de Compagnon. Laquelle accomplissez-vous ?
prompt-choose_graduate_journeyman = { $player } : quel Compagnon prenez-vous en main dans la pioche des épreuves de Compagnon ?
prompt-choose_graduate_master = { $player } : quel Maître prenez-vous en main dans la pioche des épreuves de Maître ?
prompt-use_from_supply = { $player } : quel commis de votre réserve défaussez-vous pour utiliser son bonus ?
prompt-copy_bonus = { $player } : quel bonus copiez-vous au sommet de la défausse d’un adversaire ?

waiting-choose_jewelry = { $player } choisit un bijou
waiting-choose_task = { $player } choisit la tâche qu’une tuile accomplit
waiting-choose_graduate = { $player } choisit quelqu’un dans la pioche des épreuves
waiting-use_from_supply = { $player } choisit un commis de sa réserve
waiting-copy_bonus = { $player } choisit un bonus à copier

action-journeyman_examination = Épreuves de Compagnon
action-master_examination = Épreuves de Maître

deed-journeyman_examination = achève les épreuves de Compagnon
deed-master_examination = achève les épreuves de Maître

obstacle-no_jeweler = financez d’abord une décoration chez le bijoutier
obstacle-other_guest = un collier va à une dame, une bague à un gentilhomme
obstacle-condition = la condition d’engagement n’est pas remplie
obstacle-other_examination = vous préparez les autres épreuves
obstacle-open_tasks = il reste des tâches de ces épreuves à accomplir

event-jewelry_removed = Bijou retiré du jeu : { $jewel }.
event-jewelry_revealed = De nouveaux bijoux arrivent chez le bijoutier.
event-jewelry_taken = prend un bijou pour { FORM($dress, "the") } : { $jewel }
    .you = prenez un bijou pour { FORM($dress, "the") } : { $jewel }
    .do = prenez un bijou pour cela ({ $jewel })
event-task_fulfilled = accomplit une tâche : { $task }
    .you = accomplissez une tâche : { $task }
event-graduate_taken = prend { FORM($card, "a") } dans la pioche des épreuves
    .you = prenez { FORM($card, "a") } dans la pioche des épreuves
event-graduate_taken_secret = prend une carte dans la pioche des épreuves
    .you = prenez une carte dans la pioche des épreuves
event-specialist_hired = engage gratuitement son Apprenti spécialisé
    .you = engagez gratuitement votre Apprenti spécialisé
    .do = engagez l’Apprenti spécialisé
event-employee_shown = défausse { FORM($card, "the") } de sa réserve
    .you = défaussez { FORM($card, "the") } de votre réserve
    .do = défaussez { FORM($card, "the") } de votre réserve
event-bonus_copied = copie le bonus { FORM($card, "of") }
    .you = copiez le bonus { FORM($card, "of") }
    .do = copiez le bonus { FORM($card, "of") }
event-candidate_left = perd { FORM($card, "the") }, tiré au sort pour les épreuves
    .you = perdez { FORM($card, "the") }, tiré au sort pour les épreuves

event-jewelry_allowed-matching = a droit à un bijou de la même couleur
    .you = avez droit à un bijou de la même couleur
event-jewelry_allowed-suitable = a droit à tout bijou qui convient
    .you = avez droit à tout bijou qui convient
event-jewelry_allowed-none = n’a droit à aucun bijou
    .you = n’avez droit à aucun bijou
event-jewelry_allowed-no_jeweler = n’a pas de place chez le bijoutier et ne prend pas de bijou
    .you = n’avez pas de place chez le bijoutier et ne prenez pas de bijou
event-jewelry_allowed-no_tile = ne trouve aucun bijou de cette sorte
    .you = ne trouvez aucun bijou de cette sorte

event-deck_searched-journeyman = consulte la pioche des épreuves de Compagnon
    .you = consultez la pioche des épreuves de Compagnon
event-deck_searched-master = consulte la pioche des épreuves de Maître
    .you = consultez la pioche des épreuves de Maître

event-examination_passed-journeyman_examination = achève les épreuves de Compagnon
    .you = achevez les épreuves de Compagnon
event-examination_passed-master_examination = achève les épreuves de Maître
    .you = achevez les épreuves de Maître

reason-jewelry = bijou
reason-examination = épreuves
reason-jewelry_income = bijoux

item-jewelry = Bijoux

part-jewelry = { $n ->
    [one] 1 bijou : { $points }
   *[other] { $n } bijoux : { $points }
}

decoration-jeweler = bijoutier { $number }

jewel-yellow-deluxe = collier bleu
jewel-yellow-original = collier jaune

jewel-red-deluxe = collier vert
jewel-red-original = collier rouge

jewel-green-deluxe = bague rose
jewel-green-original = bague verte

jewel-blue-deluxe = bague orange
jewel-blue-original = bague bleue

task-thread_or_lace = Apprenti : fil ou dentelle
task-decoration = Apprenti : une décoration

task-common_silk-deluxe = Apprenti : soie bleue ou rose
task-common_silk-original = Apprenti : soie jaune ou verte

task-rare_silk-deluxe = Apprenti : soie verte ou orange
task-rare_silk-original = Apprenti : soie rouge ou bleue

task-gown-deluxe = Compagnon : une robe
task-gown-original = Compagnon : une robe

task-coat-deluxe = Compagnon : une veste
task-coat-original = Compagnon : une veste

task-master_dress-deluxe = Maître : une tenue de bal, peu importe laquelle
task-master_dress-original = Maître : une tenue, peu importe laquelle

condition-livre = au moins { $number } Louis d’or
condition-jewelry = au moins { $number } bijoux
condition-decoration_types = des décorations d’au moins { $number } types
condition-supplies = au moins { $number } tuiles ressources, { $notions } fils et { $notions } dentelles
condition-prestige = au moins { $number } points de prestige
condition-master_examination = les épreuves de Maître achevées
condition-all_halls = présence dans les { $number } salles

condition-coats-deluxe = au moins { $number } vestes sur le plateau
condition-coats-original = au moins { $number } vestes sur le plateau

condition-gowns-deluxe = au moins { $number } robes sur le plateau
condition-gowns-original = au moins { $number } robes sur le plateau

condition-master_spaces-deluxe = au moins { $number } tenues chez des Maîtres invités
condition-master_spaces-original = au moins { $number } tenues chez des Maîtres invités

outlook-chance-deck_searched = puis une carte au choix

hint-card-condition = Distribué au début, il n’est pas encore de votre personnel. Un Maître l’engage une fois, gratuitement, à une condition : { $condition }.

hint-decoration-jeweler = Désormais, vous pouvez acheter un collier ou une bague avec chaque { $garment } que vous louez à un invité. Une place chez le bijoutier par joueur.

bonus-use_from_supply = défausser un commis de votre réserve et utiliser son bonus
bonus-copy_bonus = copier le bonus du commis au sommet de la défausse d’un adversaire
bonus-livre_per_hall = gagner { $amount_livre } par salle où vous êtes présent
bonus-livre_per_decorations = gagner { $amount_livre } par série de { $every } de vos décorations
bonus-livre_per_rings = gagner { $amount_livre } par série de { $every } de vos bagues
bonus-prestige_per_jewelry = gagner 1 point de prestige par série de { $every } de vos bijoux
bonus-livre_per_jewelry = gagner { $amount_livre } par série de { $every } de vos bijoux
bonus-gain_prestige = gagner { $amount_prestige }
bonus-gain_jewelry = gagner un bijou au choix, si vous avez une place chez le bijoutier
bonus-prestige_with_jewelry = gagner { $amount_prestige } avec un bijou de la même couleur

bonus-make_and_sell-deluxe = confectionner une tenue de plus, sans dé d’or, la vendre et gagner { $prestige_prestige }
bonus-make_and_sell-original = confectionner une tenue de plus, sans dé d’or, la vendre et gagner { $prestige_prestige }

bonus-prestige_in_hall-deluxe = gagner 1 point de prestige par série de { $every } de vos tenues de bal dans une même salle
bonus-prestige_in_hall-original = gagner 1 point de prestige par série de { $every } de vos tenues dans une même salle

bonus-livre_in_hall-deluxe = gagner { $amount_livre } pour chacune de vos tenues de bal dans une même salle
bonus-livre_in_hall-original = gagner { $amount_livre } pour chacune de vos tenues dans une même salle

bonus-livre_per_master_spaces-deluxe = gagner { $amount_livre } par série de { $every } de vos tenues chez des Maîtres invités
bonus-livre_per_master_spaces-original = gagner { $amount_livre } par série de { $every } de vos tenues chez des Maîtres invités

bonus-prestige_per_pair-deluxe = gagner 1 point de prestige par paire d’une robe bleue et d’une robe verte à vous
bonus-prestige_per_pair-original = gagner 1 point de prestige par paire d’une robe jaune et d’une robe rouge à vous

bonus-livre_without_color-deluxe = gagner { $red_livre } sans robe verte à vous sur le plateau, { $blue_livre } sans veste orange
bonus-livre_without_color-original = gagner { $red_livre } sans robe rouge à vous sur le plateau, { $blue_livre } sans veste bleue

final-jewelry_sets = à la fin : { $prestige_prestige } par série des quatre sortes de bijoux
final-necklace_pairs = à la fin : { $prestige_prestige } par série de { $every } de vos colliers
final-decorations = à la fin : { $prestige_prestige } par décoration financée
final-apprentice_pairs = à la fin : { $prestige_prestige } par série de { $every } Apprentis de votre personnel

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }, avec { $pin }

window-jeweler-undone = Personne ne l’a encore accomplie.
window-jeweler-own = Vos bijoux : { $jewels }
window-jeweler-of = Bijoux de { $name } : { $jewels }
window-jeweler-name = Bijoutier
window-jeweler-bag = Bijoux dans le sac : { $n }
window-jeweler-no_jewel = Place vide, { $price } Louis d’or
window-jeweler-jewel = { $jewel }, { $price } Louis d’or
window-jeweler-done = Accomplie par : { $names }.
window-jeweler-preparing = En préparation : { $names }.
window-jeweler-examination_deck = { $name }, cartes dans la pioche : { $n }
window-jeweler-specialist = À engager
window-jeweler-jewelry = Bijoux
window-jeweler-none = Aucun pour l’instant.

window-jeweler-count = { $n ->
    [one] 1 bijou
   *[other] { $n } bijoux
}

window-jeweler-deck = { $n ->
    [one] 1 carte dans la pioche.
   *[other] { $n } cartes dans la pioche.
}

window-jeweler-examination-journeyman = Compagnon
window-jeweler-examination-master = Maître

window-jeweler-progress-journeyman = { $done } tâches des épreuves de Compagnon
window-jeweler-progress-master = { $done } tâches des épreuves de Maître

hint-action-journeyman_examination = Payez { $livre } pour les épreuves et gagnez { $prestige }. Le commis utilise son bonus et quitte la partie pour toujours ; vous choisissez un Compagnon de la pioche des épreuves pour votre main.
hint-action-master_examination = Payez { $livre } pour les épreuves et gagnez { $prestige }. Le commis utilise son bonus et quitte la partie pour toujours ; vous choisissez un Maître de la pioche des épreuves pour votre main.

hint-jeweler-own = Chacun rapporte 1 Louis d’or à chaque revenu et 1 point de prestige à la fin.
hint-jeweler-board = Qui a un jeton propriété ici, un seul au plus, peut prendre un bijou avec une { $garment } louée à un invité. Les colliers vont avec les { $gowns }, les bagues avec les { $coats }.
hint-jeweler-bag = À chaque manche, le bijou le plus à droite quitte la partie, les autres glissent à droite et de nouveaux sortent du sac.
hint-jeweler-empty = À la prochaine manche, un nouveau bijou sort du sac, tant qu’il en reste.
hint-jeweler-necklace = Pour une { $gown } que vous louez à un invité : mettez d’abord le collier sur elle. De la même couleur, il rapporte aussi une tuile ressources au hasard. Chaque bijou : 1 Louis d’or à chaque revenu, 1 point de prestige à la fin.
hint-jeweler-ring = Pour une { $coat } que vous louez à un invité : mettez d’abord la bague sur elle. De la même couleur, elle rapporte aussi une tuile ressources au hasard. Chaque bijou : 1 Louis d’or à chaque revenu, 1 point de prestige à la fin.
hint-jeweler-journeyman = Toutes leurs tâches accomplies, un Apprenti passe les épreuves pour { $livre } Louis d’or, rapporte du prestige ({ $prestige }) et s’en va ; vous choisissez un Compagnon dans la pioche.
hint-jeweler-master = Toutes leurs tâches accomplies, un Compagnon passe les épreuves pour { $livre } Louis d’or, rapporte du prestige ({ $prestige }) et s’en va ; vous choisissez un Maître dans la pioche.
hint-jeweler-specialist = Un Maître engage cet Apprenti une fois, gratuitement, quand la condition est remplie. Personne d’autre ne le voit.

hint-task-thread_or_lace = Un Apprenti acquiert une tuile, et vous l’échangez contre du fil ou de la dentelle.
hint-task-decoration = Un Apprenti finance une décoration.
hint-task-gown = Un Compagnon confectionne une { $gown }, à louer ou à vendre.
hint-task-coat = Un Compagnon confectionne une { $coat }, à louer ou à vendre.
hint-task-master_dress = Un Maître confectionne une { $garment }, peu importe laquelle, à louer ou à vendre.
hint-task-terms = Par l’action principale ou par un bonus ; une tâche par action, et seulement pendant que vous préparez ces épreuves.

hint-task-common_silk-deluxe = Un Apprenti acquiert une tuile avec de la soie bleue ou rose, et vous en gardez la soie.
hint-task-common_silk-original = Un Apprenti acquiert une tuile avec de la soie jaune ou verte, et vous en gardez la soie.

hint-task-rare_silk-deluxe = Un Apprenti acquiert une tuile avec de la soie verte ou orange, et vous en gardez la soie.
hint-task-rare_silk-original = Un Apprenti acquiert une tuile avec de la soie rouge ou bleue, et vous en gardez la soie.

guide-jewelry_box-1 = :decoration Financez une décoration du bijoutier, une seule au plus : dès lors, vous pouvez prendre un bijou en louant une { $garment }, au prix indiqué. Les colliers vont avec les { $gowns }, les bagues avec les { $coats }.
guide-jewelry_box-2 = :ring Mettez le bijou sur la { $garment } avant de la placer. S’il est de la même couleur, vous piochez aussi une tuile ressources.
guide-jewelry_box-3 = :livre Chaque bijou rapporte 1 Louis d’or à chaque revenu et 1 point de prestige à la fin.
guide-jewelry_box-4 = :card Votre Apprenti spécialisé attend à côté de vos cartes. Un Maître l’engage une fois, gratuitement, si sa condition est remplie.
guide-jewelry_box-5 = :examination Les Apprentis accomplissent les tâches des épreuves de Compagnon, les Compagnons et les Maîtres celles des épreuves de Maître ; une tâche par action. Elles sont marquées d’elles-mêmes.
guide-jewelry_box-6 = :crown Toutes les tâches accomplies, les épreuves sont une action principale, d’un Apprenti pour devenir Compagnon, d’un Compagnon pour devenir Maître : pour { $examLivre } Louis d’or, elles rapportent du prestige ({ $examPrestige }), le candidat utilise son bonus et s’en va, et vous choisissez une carte de la pioche pour votre main. Puis viennent les autres épreuves.

window-supplies-jewelry-heading = Bijoux par couleur
window-supplies-jewelry-kind = Sorte
window-supplies-jewelry-to_come = dans le sac
window-supplies-jewelry-on_display = chez le bijoutier
window-supplies-jewelry-in_use = chez les joueurs et les invités
window-supplies-jewelry-rest = hors jeu
window-supplies-jewelry-row = { $kind } : { $to_come } sur { $total } dans le sac, { $on_display } chez le bijoutier, { $in_use } chez les joueurs et les invités, { $rest } hors jeu
