### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.
### A sentence chooses among the forms of a card, dress, tile or place: see the attributes of its message.

prompt-select_card = { $player } : choisissez une carte pour votre main
prompt-select_card_counted = { $player } : choisissez la carte { $number } sur { $all } de votre main
prompt-play_card = { $player } : jouez un commis
prompt-choose_action = { $player } : que fera { FORM($card, "the") } ?
prompt-acquire_resource = { $player } : quelle tuile ressources acquérez-vous ?
prompt-keep_resource = { $player } : garder la soie de la tuile, ou l’échanger contre sa moitié inférieure ?
prompt-pay_silk = { $player } : quelles tuiles donnez-vous pour { FORM($dress, "the") } ? Il faut { $needs }.
prompt-place_dress = { $player } : louer { FORM($dress, "the") } à un invité, ou la vendre { $livre } ?
prompt-place_dress_unsold = { $player } : à quel invité louez-vous { FORM($dress, "the") } ?
prompt-take_reward = { $player } : prenez gratuitement une tuile ressources
prompt-hire_employee = { $player } : qui engagez-vous ?
prompt-fund_decoration = { $player } : quelle décoration financez-vous ?
prompt-fund_decoration_discount = { $player } : quelle décoration financez-vous, avec { $livre } de remise ?
prompt-use_bonus = { $player } : utiliser le bonus { FORM($card, "of") } ({ $bonus }) ?
prompt-use_bonus_dress = { $player } : utiliser l’effet de { FORM($dress, "the") } ({ $bonus }) ?
prompt-depute_employee = { $player } : qui déléguez-vous sans paiement, pour utiliser son bonus ?
prompt-depute_employee_paid = { $player } : qui déléguez-vous contre de l’argent, sans bonus ?
prompt-choose_notion = { $player } : un fil ou une dentelle ?
prompt-pay_for_prestige = { $player } : combien de prestige achetez-vous, à { $livre } le point ?
prompt-discard_resources = { $player } : quelles tuiles défaussez-vous contre du prestige ?
prompt-over = Le bal est terminé.
prompt-played = Toutes vos cartes sont jouées.

prompt-make_dress-deluxe = { $player } : quelle tenue de bal confectionnez-vous ?
prompt-make_dress-original = { $player } : quelle tenue confectionnez-vous ?

prompt-make_dress_extra-deluxe = { $player } : quelle autre tenue de bal confectionnez-vous ?
prompt-make_dress_extra-original = { $player } : quelle autre tenue confectionnez-vous ?

prompt-make_dress_sold-deluxe = { $player } : quelle autre tenue de bal confectionnez-vous pour la vendre aussitôt ?
prompt-make_dress_sold-original = { $player } : quelle autre tenue confectionnez-vous pour la vendre aussitôt ?

waiting-select_card = { $player } choisit sa main
waiting-keep_resource = { $player } décide du sort d’une tuile ressources
waiting-discard_resources = { $player } songe à défausser des tuiles
waiting-other = { $player } joue

action-favor = Réclamer la faveur
action-acquire = Acquérir des ressources
action-hire = Engager un commis
action-depute = Déléguer ce commis
action-fund = Financer une décoration
action-forfeit = Renoncer : bonus seul
action-forfeit_bare = Renoncer : aucun gain

action-make_dress-deluxe = Confectionner une tenue de bal
action-make_dress-original = Confectionner une tenue

deed-favor = réclame la faveur
deed-acquire = acquiert
deed-acquire_traded = échange
deed-hire = engage
deed-depute = délègue
deed-fund = finance
deed-forfeit = renonce à l’action

deed-make_dress-deluxe = confectionne
deed-make_dress-original = confectionne
deed-make_dress_sold-deluxe = confectionne et vend
deed-make_dress_sold-original = confectionne et vend

option-silk = Garder la soie
option-thread = Fil
option-lace = Dentelle
option-notions = Échanger contre { $notions }
option-sell = Vendre pour { $livre }
option-use = Utiliser le bonus
option-forfeit = Renoncer au bonus
option-done = Terminé
option-buy = { $prestige } pour { $livre }
option-give = Donner { $silk }
option-give_lost = Donner { $silk } (perdu : { $lost })
