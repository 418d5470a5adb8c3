### Madame du Barry.

expansion-madame_du_barry-name = Madame du Barry
expansion-madame_du_barry-text = Un’avversaria con carte proprie gioca contro te solo, e vince le parità. Contro più persone è un’avversaria in più, una variante di questo programma.

prompt-reveal_card = Tocca a { $player }: rivela la prossima carta
waiting-reveal_card = { $player } sta per rivelare una carta
option-reveal = Rivela la prossima carta

event-madame_revealed = rivela la sua carta: { $madame }
event-madame_hired = assume gratis { FORM($card, "a") }

event-madame_drew = { $n ->
    [one] pesca un’altra carta per questo round
   *[other] pesca { $n } carte per questo round
}

event-madame_placed-hall = rivela un’altra carta per collocare l’abito: { $hall }
event-madame_placed-full = rivela un’altra carta per collocare l’abito: { $hall }, che è piena

event-madame_reasoned-instead = non può fare niente di tutto ciò
event-madame_reasoned-crown = preferisce la carta con la corona che le rende di più
event-madame_reasoned-group_first = prima prende un posto che ancora le manca

event-madame_reasoned-dearest-deluxe = trova meno abiti e prende il più caro
event-madame_reasoned-dearest-original = trova meno abiti e prende il più caro

reason-madame = in alternativa
reason-madame_favor = la sua carta

item-collection = Tessere raccolte

part-collection = { $n ->
    [one] { $n } tessera: { $points }
   *[other] { $n } tessere: { $points }
}

madame-favor = il favore

madame-make_dress-deluxe = { $number }° abito da destra
madame-make_dress-original = { $number }° abito da destra

madame-acquire-drawer1-deluxe = cassetto 1
madame-acquire-drawer1-original = settore 1

madame-acquire-drawer2-deluxe = cassetto 2
madame-acquire-drawer2-original = settore 2

madame-acquire-drawer3-deluxe = cassetto 3
madame-acquire-drawer3-original = settore 3

madame-acquire-left = tessere a sinistra
madame-acquire-center = tessere al centro
madame-acquire-right = tessere a destra

madame-hire-left = { $number }° dipendente da sinistra
madame-hire-right = { $number }° dipendente da destra

madame-fund-fireworks = fuochi d’artificio
madame-fund-musicians = musicisti
madame-fund-statues = statue

madame-fund-kitchen-deluxe = cucine
madame-fund-kitchen-original = fontana

window-madame-cards = Rivelate in questo round
window-madame-deck = Carte coperte di Madame du Barry
window-madame-above = In alto, che cosa fa: { $action }.
window-madame-below = In basso, dove colloca ciò che un’altra carta le fa confezionare: { $hall }.

window-madame-leave-matching = Con l’abito può prendere un gioiello dello stesso colore.
window-madame-leave-suitable = Con l’abito può prendere qualsiasi gioiello adatto.
window-madame-leave-none = Con l’abito non prende gioielli.

window-madame-hand = { $n ->
    [one] { $n } carta in arrivo
   *[other] { $n } carte in arrivo
}

window-madame-discard = { $n ->
    [one] { $n } carta rivelata
   *[other] { $n } carte rivelate
}

hint-area-rival = Un’avversaria senza denaro: il suo prestigio; filo, pizzo e le tessere che ha raccolto; tutti i suoi dipendenti; le sue carte in arrivo e quelle rivelate in questo round.

guide-madame_du_barry-1 = :bot In ogni round gioca { $madameHand } carte proprie, una per turno, e fa ciò che la carta mostra, senza pagare; se non può farne niente, ottiene invece prestigio.
guide-madame_du_barry-2 = :lady Un { $garment } lo noleggia sempre; un’altra carta dice in quale sala.
guide-madame_du_barry-3 = :card Quando assume, o supera un esame, pesca un’altra carta; una carta con la corona che le giova ha la precedenza.
guide-madame_du_barry-4 = :prestige Ogni { $madameTiles } tessere che ha raccolto valgono 1 punto prestigio alla fine. Le parità sono sue.

window-supplies-madame-heading = Carte di Madame du Barry
window-supplies-madame-kind = Carta
window-supplies-madame-to_come = ancora coperte
window-supplies-madame-rest = rivelate
window-supplies-madame-row = { $kind }: { $to_come } di { $total } ancora coperte, { $rest } rivelate
window-supplies-madame-note = Quando la sua riserva è vuota, le carte rivelate si mescolano e ne formano una nuova.

telling-madame_revealed = In ogni turno una carta decide per lei.
telling-resource_taken = Tutto ciò che si trova lì è suo; non paga niente.
telling-dress_made = Conta come dice la sua carta; non le servono né seta né denaro.
telling-madame_placed-hall = Lì preferisce il posto di un invitato del Maestro, poi la ricompensa migliore.
telling-favor_claimed = La sua carta la manda dalla Regina, chiunque abbia il favore.
telling-prestige_gained-madame_favor = Questa carta porta prestigio in ogni caso.
telling-madame_hired = Non c’è nessuna corona esposta, perciò conta come dice la sua carta; non paga niente.
telling-madame_drew = Con un nuovo dipendente ha un turno in più in questo round.
telling-decoration_funded = È il posto libero più economico del tipo che dice la sua carta; non paga niente.
telling-task_fulfilled = Ogni sua azione svolge un compito adatto, senza una carta.
