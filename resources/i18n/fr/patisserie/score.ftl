### The score sheet.

patisserie-item-prestige = Pendant la partie
patisserie-decisive-prestige = prestige gagné pendant la partie (cartes, décorations, service)
patisserie-item-mentor = Réserves du Mentor
patisserie-item-coins = Argent
patisserie-item-tables = Tables de présentation
patisserie-item-served = Hôtes : adversaires avec service
patisserie-item-dishes = Plats
patisserie-item-posts = Postes de service
patisserie-item-hosts = Nobles hôtes
patisserie-item-specials = Bonus spéciaux

patisserie-part-prestige = Sur la piste de prestige : { $points }
patisserie-part-inventory = Bonus du personnel : { $points }
patisserie-part-supplies = La moitié des tuiles et denrées restantes : { $points }
patisserie-part-coins = { $coins }, après le dernier revenu et les dernières ventes (1 par { $each }) : { $points }
patisserie-part-dish = { $piece } : { $points }
patisserie-part-post = Service ({ $first } / { $second }) : { $points }
patisserie-part-host = Noble hôte { $number } : { $points }
patisserie-part-special = { $bonus } : { $points }
patisserie-part-tied = { $part } ({ $tie })

patisserie-tie-nearest = égalité : le plus près du bonus

patisserie-score-total = Prestige
patisserie-score-left = Pièces restantes (égalité)
patisserie-score-won = { $name } l’emporte avec { $total } points de prestige.
    .you = Vous l’emportez avec { $total } points de prestige.
patisserie-score-tie_broken = { $tied } ont chacun { $total } points de prestige ; { $name } l’emporte, car il lui reste plus de pièces ({ $left } contre { $next }).
    .you = { $tied } avez chacun { $total } points de prestige ; vous l’emportez, car il vous reste plus de pièces ({ $left } contre { $next }).
patisserie-score-rival = { $tied } ont chacun { $total } points de prestige ; { $name } remporte toute égalité.
patisserie-score-start_player = { $tied } ont chacun { $total } points de prestige et { $coins } en bourse ; { $name } l’emporte, premier des ex æquo à partir du premier joueur.
    .you = { $tied } avez chacun { $total } points de prestige et { $coins } en bourse ; vous l’emportez, car vous venez avant les autres à partir du premier joueur.

patisserie-part-table = { $n ->
    [one] { $table }, { $n } plat, { $rank } : { $points }
   *[other] { $table }, { $n } plats, { $rank } : { $points }
}

patisserie-part-served = { $n ->
    [one] Noble hôte { $number } ; { $n } adversaire avec un poste de service : { $points }
   *[other] Noble hôte { $number } ; { $n } adversaires avec un poste de service : { $points }
}

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table } : place perdue
patisserie-scored-served = noble hôte { $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = { $first } / { $second }
patisserie-scored-host = noble hôte { $number }
patisserie-scored-special = { $bonus }
