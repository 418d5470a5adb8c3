### The challenges of the tutor: a name and a task each, and how their goals are counted.

series-rococo-1 = Una borsa piena
series-rococo-2 = Denaro fatto con astuzia
series-rococo-3 = Invitati e sale
series-rococo-4 = Pietra, musica e polvere
series-rococo-5 = Se il ballo finisse adesso

challenge-amount-rococo-lead = un vantaggio di { $n }
challenge-amount-rococo-item = { $n ->
    [one] { $n } punto prestigio da lì
   *[other] { $n } punti prestigio da lì
}
challenge-amount-rococo-hall = { $n ->
    [one] { $n } punto prestigio da lì
   *[other] { $n } punti prestigio da lì
}

challenge-amount-rococo-livre = { $n ->
    [one] 1 Livre
   *[other] { $n } Livre
}

challenge-amount-rococo-prestige = { $n ->
    [one] 1 punto prestigio
   *[other] { $n } punti prestigio
}

challenge-amount-rococo-statues = { $n ->
    [one] 1 punto prestigio dalle statue
   *[other] { $n } punti prestigio dalle statue
}

challenge-amount-rococo-fireworks = { $n ->
    [one] 1 punto prestigio dai fuochi d’artificio
   *[other] { $n } punti prestigio dai fuochi d’artificio
}

challenge-amount-rococo-ahead = { $n ->
    [one] un vantaggio di 1 abito
   *[other] un vantaggio di { $n } abiti
}

challenge-amount-rococo-dresses = { $n ->
    [one] 1 abito
   *[other] { $n } abiti
}

challenge-amount-rococo-decorations = { $n ->
    [one] 1 decorazione
   *[other] { $n } decorazioni
}

challenge-amount-rococo-couples = { $n ->
    [one] 1 coppia
   *[other] { $n } coppie
}

challenge-amount-rococo-masters = { $n ->
    [one] 1 invitato del Maestro
   *[other] { $n } invitati del Maestro
}

challenge-amount-rococo-staff = { $n ->
    [one] 1 dipendente
   *[other] { $n } dipendenti
}

challenge-amount-rococo-bales = { $n ->
    [one] 1 rotolo
   *[other] { $n } rotoli
}

challenge-amount-rococo-notions = { $n ->
    [one] 1 filo o pizzo
   *[other] { $n } fili e pizzi
}

challenge-last_purse-name = L’ultima borsa
challenge-last_purse-task = Round sette, e resta una carta. Quanto denaro puoi avere dopo, prima della rendita?
challenge-last_purse-comment = Il vestito costa { $price } Livre e si vende per { $value }; il bonus del Lavorante ne aggiunge poi { $bonus }.

challenge-early_sparkle-name = Scintille precoci
challenge-early_sparkle-task = Se il ballo finisse dopo quest’unica carta, dovresti avere { $least } di prestigio. Tieni più denaro che puoi.
challenge-early_sparkle-comment = Nessuno ha ancora fuochi d’artificio, perciò i primi portano subito la loro maggioranza. Ciò che compra il bonus costerebbe Livre, quindi ci si rinuncia.

challenge-two_hands-name = A due mani
challenge-two_hands-task = Una carta fa due cose. Finisci con più denaro possibile, prima della rendita.
challenge-two_hands-comment = La marsina non costa una sola Livre e si vende per { $value }; il bonus porta prestigio, non denaro.

challenge-dear_customer-name = Un caro cliente
challenge-dear_customer-task = Una carta, e una rastrelliera piena. Finisci con più denaro possibile, prima della rendita.
challenge-dear_customer-comment = Una marsina arancione: { $price } Livre e { $tiles } tessere per confezionarla, e un compratore paga { $value }.

challenge-into_the_sky-name = Su nel cielo
challenge-into_the_sky-task = Se il ballo finisse dopo questa carta, quanto prestigio potresti avere? Conta anche il denaro.
challenge-into_the_sky-comment = Il tuo unico invitato esce a guardare i fuochi, e lì conta { $times } volte.

challenge-patron-name = Mecenate delle arti
challenge-patron-task = Possiedi { $own } decorazioni. Dopo questa carta abbine { $least }, e tieni più denaro che puoi.
challenge-patron-comment = Una carta finanzia una decorazione: con le tue { $livre } Livre la statua da { $cost } è a portata di mano. Ciò che compra il bonus costerebbe Livre, quindi ci si rinuncia.

challenge-second_to_none-name = Secondo a nessuno
challenge-second_to_none-task = Porta più avanti che puoi il tuo vantaggio nella sala 2: i tuoi abiti lì, meno quelli del migliore fra gli altri.
challenge-second_to_none-comment = È il tuo terzo abito nella sala 2, e nessuno degli altri ne ha lì più di uno.

challenge-first_lights-name = Le prime luci
challenge-first_lights-task = Siamo appena al round uno. Se il ballo finisse dopo questa carta, quanto prestigio potresti avere?
challenge-first_lights-comment = Chi ha i primi fuochi d’artificio ha lì la maggioranza: portano più del loro stesso prestigio.

challenge-one_more_guest-name = Ancora un invitato
challenge-one_more_guest-task = Noleggia più abiti che puoi: quanti saranno sul tabellone dopo la tua ultima carta?
challenge-one_more_guest-comment = La tua unica tessera, { $thread } fili e { $price } Livre sono esattamente ciò che serve alla marsina rosa.

challenge-farewell-name = Un caro addio
challenge-farewell-task = Una carta. Finisci con più denaro possibile, prima della rendita.
challenge-farewell-comment = Andare a corte porta subito { $pay } Livre, e non costa nulla.

challenge-all_or_nothing-name = Tutto o niente
challenge-all_or_nothing-task = Una strada porta molto più di tutte le altre. Finisci con più denaro possibile, prima della rendita.
challenge-all_or_nothing-comment = La marsina vuole { $tiles } tessere e un filo ma nemmeno una Livre, e un compratore paga { $value }.

challenge-spring_sale-name = Saldi di primavera
challenge-spring_sale-task = Round due, un Maestro. Finisci con più denaro possibile, prima della rendita.
challenge-spring_sale-comment = Con { $tiles } tessere, un pizzo e { $price } Livre si confeziona il vestito blu, e un compratore paga { $value }.

challenge-royal_and_rich-name = Reale e ricco
challenge-royal_and_rich-task = Dopo questa carta devi essere in testa nella sala reale, e tenere più denaro che puoi.
challenge-royal_and_rich-comment = Nella sala reale non c’è ancora nessuno: un solo vestito da { $price } Livre basta per essere in testa, e il bonus porta { $bonus }.

challenge-new_hands-name = Mani nuove
challenge-new_hands-task = Una carta, ma forse non l’ultima. Finisci con più denaro possibile, prima della rendita.
challenge-new_hands-comment = Il nuovo Lavorante non costa nulla, lavora in questo stesso round, e vende una marsina per { $value } Livre.

challenge-maestro-name = Maestro!
challenge-maestro-task = Round uno. Se il ballo finisse dopo questa carta, quanto prestigio potresti avere?
challenge-maestro-comment = { $cost } delle tue { $livre } Livre vanno al musicista della sala reale, e le vale tutte.

challenge-dance_partners-name = Compagni di ballo
challenge-dance_partners-task = Un vestito e una marsina fanno una coppia. Quante coppie puoi avere sul tabellone dopo { $cards } carte?
challenge-dance_partners-comment = C’erano già { $coats } marsine e un vestito; un secondo vestito fa la seconda coppia.

challenge-far_corner-name = L’angolo lontano
challenge-far_corner-task = Dopo questa carta devi essere in testa nella sala 5, e tenere più denaro che puoi.
challenge-far_corner-comment = Questo invitato dà { $place } Livre delle { $price } che costa il vestito, e nella sala 5 non c’è nessun altro.

challenge-no_needle-name = Senza ago
challenge-no_needle-task = { $cards } carte. Finisci con più denaro possibile, prima della rendita.
challenge-no_needle-comment = Sulla tua rastrelliera non c’è seta: entrambi i Lavoranti vanno a corte, per { $pay } Livre ciascuno.

challenge-full_rack-name = Una rastrelliera piena
challenge-full_rack-task = Quanti rotoli di seta possono stare sulla tua rastrelliera dopo questa carta?
challenge-full_rack-comment = { $bales } rotoli ci sono già, e per { $price } Livre c’è una tessera con altri { $more }.

challenge-grand_sale-name = Un grande addio
challenge-grand_sale-task = L’ultimissima carta. Finisci con più denaro possibile, prima della rendita.
challenge-grand_sale-comment = Il vestito verde costa { $price } Livre e un pizzo, e le sue { $tiles } tessere dopo il ballo non valgono nulla: vendilo per { $value }.

challenge-last_ball-name = Le ultime due carte
challenge-last_ball-task = Il massimo prestigio alla fine di quest’ultimo round: { $cards } carte, la rendita e il punteggio finale.
challenge-last_ball-comment = Nessuna delle due carte confeziona: ciascuna compra un filo e un pizzo, e la tua corona paga { $pair } di prestigio per ogni coppia così.

challenge-golden_goodbye-name = Un addio dorato
challenge-golden_goodbye-task = { $cards } carte nel round tre. Finisci con più denaro possibile, prima della rendita.
challenge-golden_goodbye-comment = L’Apprendista se ne va per { $pay } Livre, e il vestito, che non ne costa, si vende per { $value }.

challenge-building_site-name = Pietra e polvere
challenge-building_site-task = { $cards } carte. Quante decorazioni puoi possedere dopo?
challenge-building_site-comment = Prima la statua, poi il bonus: restano { $cost } Livre, esattamente il prezzo dei fuochi d’artificio.

challenge-gown_and_glory-name = Abito e splendore
challenge-gown_and_glory-task = Se il ballo finisse dopo queste { $cards } carte, quanto prestigio potresti avere?
challenge-gown_and_glory-comment = Prima il musicista della sala 4 e una tessera, poi i fuochi ×{ $times }: il bonus della seconda carta confeziona ancora una marsina, per la sala reale vuota.

challenge-crowned_head-name = Vale oro
challenge-crowned_head-task = { $cards } carte nel round sei. Finisci con più denaro possibile, prima della rendita.
challenge-crowned_head-comment = La marsina si vende per { $value } Livre, il bonus ne porta { $bonus }, e l’addio dell’Apprendista { $pay }.

challenge-royal_company-name = Compagnia reale
challenge-royal_company-task = Con abiti fantasia e abiti da festa: con queste { $cards } carte arriva a { $least } abiti di vantaggio nella sala reale, e tieni più denaro che puoi.
challenge-royal_company-comment = L’Apprendista se ne va per { $pay } Livre, e il bonus compra ancora la tessera da { $price }. Il vestito è il tuo secondo abito nella sala reale, e gli altri lì non ne hanno.

challenge-thrifty_king-name = Il Re risparmia
challenge-thrifty_king-task = Dopo { $cards } carte devi essere in testa nella sala reale, e tenere più denaro che puoi.
challenge-thrifty_king-comment = La marsina non costa Livre, la sua tessera ne costa { $price }, e il bonus ti restituisce { $bonus }.

challenge-come_and_go-name = Chi va e chi viene
challenge-come_and_go-task = Se il ballo finisse dopo queste { $cards } carte, e dopo quelle che dovessi ottenere, quanto prestigio potresti avere?
challenge-come_and_go-comment = Assunto per { $price } Livre, il Lavorante se ne va per { $pay } e ne dà altre { $bonus }: abbastanza per i fuochi d’artificio.

challenge-jewel-name = Il gioiello
challenge-jewel-task = Con il portagioie: se il ballo finisse dopo queste { $cards } carte, quanto prestigio potresti avere?
challenge-jewel-comment = L’Apprendista se ne va per { $pay } Livre, e il bonus compra la seta del vestito blu. La collana da { $price } lo accompagna, da un invitato del Maestro nella sala reale.

challenge-counting_house-name = La tesoreria
challenge-counting_house-task = Una carta e la fine del ballo. Qual è il massimo prestigio che puoi avere dopo il punteggio finale?
challenge-counting_house-comment = La corona dell’Apprendista assunto conta i tuoi dipendenti, e il bonus trasforma { $spent } Livre in { $bought } di prestigio.

challenge-two_sales-name = Ago e filo
challenge-two_sales-task = { $cards } carte nel round cinque. Finisci con più denaro possibile, prima della rendita.
challenge-two_sales-comment = Entrambe le tessere vengono con la prima carta, la seconda grazie al suo bonus. Così il Lavorante può andarsene per { $pay } Livre, e il bonus confeziona comunque la marsina che si vende per { $value }.

challenge-night_sky-name = Cielo notturno
challenge-night_sky-task = Se il ballo finisse dopo queste { $cards } carte, quanto prestigio potresti avere?
challenge-night_sky-comment = Il vestito venduto per { $value } Livre paga i fuochi ×{ $times }, che il bonus finanzia mentre si rinuncia all’azione principale.

challenge-missing_silk-name = Il rotolo mancante
challenge-missing_silk-task = { $cards } carte. Finisci con più denaro possibile, prima della rendita.
challenge-missing_silk-comment = Una tessera da { $tile } Livre è tutto ciò che serve al vestito: altre { $price } per confezionarlo, e un compratore paga { $value }.

challenge-revolving_door-name = La porta girevole
challenge-revolving_door-task = { $cards } carte, e forse una terza. Finisci con più denaro possibile, prima della rendita.
challenge-revolving_door-comment = Un Maestro assunto per { $price } Livre va a corte nello stesso round, per { $pay }.

challenge-fifty-name = Più di cinquanta
challenge-fifty-task = { $cards } carte nel round sei. Puoi avere più di cinquanta Livre, prima della rendita?
challenge-fifty-comment = Due tessere, da { $dear } e da { $cheap } Livre, fanno una marsina che non ne costa nessuna, e un compratore paga { $value }.

challenge-queens_music-name = La musica della Regina
challenge-queens_music-task = Round uno, { $cards } carte. Se il ballo finisse dopo, quanto prestigio potresti avere?
challenge-queens_music-comment = Il musicista della sala reale tenta, e il resto lo pagherebbe la Regina. Ma i fuochi d’artificio da { $cost } Livre, con un vestito blu lì sotto nella sala reale, valgono un punto di più.

challenge-fancy_prices-name = Prezzi fantasiosi
challenge-fancy_prices-task = Con abiti fantasia e abiti da festa: finisci con tutto il denaro che { $cards } carte possono portare, prima della rendita.
challenge-fancy_prices-comment = L’Apprendista se ne va per { $pay } Livre, e il bonus compra una seconda tessera degli stessi colori per { $price }. Così si può fare il vestito verde, e un compratore paga { $value }.

challenge-masterpiece-name = Il capolavoro
challenge-masterpiece-task = { $cards } carte nel round cinque. Finisci con più denaro possibile, prima della rendita.
challenge-masterpiece-comment = La terza tessera costa { $price } Livre e la sua carta ne dà { $bonus }; la marsina non ne costa, e un compratore paga { $value }.

challenge-jewelers_door-name = Alla porta del gioielliere
challenge-jewelers_door-task = Con il portagioie: dopo queste { $cards } carte devi possedere { $least } decorazioni, e tenere più denaro che puoi.
challenge-jewelers_door-comment = Il bonus confeziona una marsina, e le { $value } Livre del compratore finanziano un’altra decorazione.

challenge-three_wishes-name = Tre desideri
challenge-three_wishes-task = { $cards } carte. Se il ballo finisse dopo, quanto prestigio potresti avere?
challenge-three_wishes-comment = Prima i fuochi d’artificio, poi una marsina per la sala reale: con quella sei presente in tutte le sale.

challenge-royal_three-name = Tre gradini verso il trono
challenge-royal_three-task = Vinci la sala reale con { $cards } carte: devi essere in testa lì, e tenere più denaro che puoi.
challenge-royal_three-comment = Il primo Apprendista compra entrambe le tessere, una per il suo filo. Il secondo se ne va per { $apprentice } Livre, e il bonus confeziona la marsina; il Lavorante se ne va per { $journeyman } Livre.

challenge-twin_statues-name = Due dello stesso colore
challenge-twin_statues-task = { $cards } carte nel round sei. Se il ballo finisse dopo, le statue dovrebbero portarti { $least } di prestigio. Tieni più denaro che puoi.
challenge-twin_statues-comment = Un compratore paga { $value } Livre per il vestito blu del Maestro, e l’Apprendista finanzia la seconda statua per { $cost }: mostra i colori che hai due volte.

challenge-stone_palette-name = Colori di pietra
challenge-stone_palette-task = { $cards } carte nel round tre, e ancora nessuna statua. Se il ballo finisse dopo, quanto prestigio potrebbero portarti le statue?
challenge-stone_palette-comment = Il vestito blu è il tuo secondo colore, e il suo invitato nella sala 4 dà { $place } Livre: con quelle si pagano le { $cost } della statua.

challenge-coat_for_a_rocket-name = Una marsina per un razzo
challenge-coat_for_a_rocket-task = Se il ballo finisse dopo { $cards } carte, quanto potrebbero portare i fuochi d’artificio? Conta la maggioranza, e ciò che gli abiti sul balcone valgono in più.
challenge-coat_for_a_rocket-comment = La marsina costa { $price } Livre e si vende per { $value }: così si pagano i fuochi ×{ $times } da { $cost }, e nessun altro ne ha due.

challenge-cheap_powder-name = Polvere a buon mercato
challenge-cheap_powder-task = Con abiti fantasia e abiti da festa: dopo { $cards } carte devi avere la maggioranza dei fuochi d’artificio, e tenere più denaro che puoi.
challenge-cheap_powder-comment = La Regina dà { $favor_livre } Livre e il bonus del Lavorante { $bonus }; il bonus dell’Apprendista finanzia i fuochi per { $cost }, se si rinuncia all’azione principale.
