### Expert Tailoring: dresses that bring something when they are placed.

expansion-expert_tailoring-name = Expert Tailoring

expansion-expert_tailoring-text-deluxe = Garments bring something at once when they are rented: the Queen’s favor, money, a tile. All but one are never sold, and without a free guest they are not tailored.
expansion-expert_tailoring-text-original = Dresses bring something at once when they are rented: the Queen’s favor, money, a tile. All but one are never sold, and without a free guest they are not made.

bonus-gain_favor = take the Queen’s favor, if it is there, and gain { $amount_livre } in any case
bonus-take_resource = take a resource tile on display, free of charge

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented A { $garment } with a needle brings something when it is rented: the favor, money, a tile, a deputed employee. Its hint says what.
guide-expert_tailoring-2 = :unsold All but one are never sold. Those that bring jewelry are only there with the Jewelry Box.
