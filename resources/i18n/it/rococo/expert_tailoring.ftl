### Expert Tailoring: dresses that bring something when they are placed.

expansion-expert_tailoring-name = Alta sartoria

expansion-expert_tailoring-text-deluxe = Abiti che portano subito qualcosa quando si noleggiano: il favore della Regina, denaro, una tessera. Tutti tranne uno non si vendono mai, e senza un invitato libero non si confezionano.
expansion-expert_tailoring-text-original = Abiti che portano subito qualcosa quando si noleggiano: il favore della Regina, denaro, una tessera. Tutti tranne uno non si vendono mai, e senza un invitato libero non si confezionano.

bonus-gain_favor = prendi il favore della Regina, se c’è, e ottieni in ogni caso { $amount_livre }
bonus-take_resource = prendi gratis una tessera risorsa esposta

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented Un { $garment } con un ago porta qualcosa quando si noleggia: il favore, denaro, una tessera, un dipendente inviato a corte. La sua spiegazione dice che cosa.
guide-expert_tailoring-2 = :unsold Tutti tranne uno non si vendono mai. Quelli che portano gioielli ci sono solo con il Portagioie.
