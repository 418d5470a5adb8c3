### Expert Tailoring: dresses that bring something when they are placed.

expansion-expert_tailoring-name = Alta costura

expansion-expert_tailoring-text-deluxe = Las prendas dan algo al momento cuando se alquilan: el favor de la Reina, dinero, una loseta. Todas menos una nunca se venden, y sin un invitado libre no se confeccionan.
expansion-expert_tailoring-text-original = Las prendas dan algo al momento cuando se alquilan: el favor de la Reina, dinero, una loseta. Todas menos una nunca se venden, y sin un invitado libre no se confeccionan.

bonus-gain_favor = tomar el favor de la Reina, si aún está ahí, y obtener { $amount_livre } en cualquier caso
bonus-take_resource = tomar gratis una loseta de recursos en oferta

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented Una { $garment } con aguja da algo cuando se alquila: el favor, dinero, una loseta, un empleado enviado a la corte. Su ayuda dice qué.
guide-expert_tailoring-2 = :unsold Todas menos una nunca se venden. Las que dan joyas solo están con El cofre de joyas.
