### Confection par des experts : des tenues qui apportent quelque chose quand on les place.

expansion-expert_tailoring-name = Confection par des experts

expansion-expert_tailoring-text-deluxe = Des tenues de bal apportent aussitôt quelque chose quand on les loue : la faveur de la Reine, de l’argent, une tuile. Sauf une, elles ne se vendent jamais, et sans invité libre on ne les confectionne pas.
expansion-expert_tailoring-text-original = Des tenues apportent aussitôt quelque chose quand on les loue : la faveur de la Reine, de l’argent, une tuile. Sauf une, elles ne se vendent jamais, et sans invité libre on ne les confectionne pas.

bonus-gain_favor = obtenir la faveur de la Reine, si elle est disponible, et gagner { $amount_livre } dans tous les cas
bonus-take_resource = prendre gratuitement une tuile ressources disponible

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented Une { $garment } marquée d’une aiguille rapporte quelque chose quand elle est louée : la faveur, de l’argent, une tuile, un commis délégué. Son explication dit quoi.
guide-expert_tailoring-2 = :unsold Toutes sauf une ne sont jamais vendues. Celles des bijoux ne sont là qu’avec la Boîte à bijoux.
