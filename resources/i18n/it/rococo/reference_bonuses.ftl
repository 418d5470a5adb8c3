### The reference: bonuses and crowns of the base game.

reference-bonus_gain_livre-title = Bonus: Livre
reference-bonus_gain_livre-text = Ottieni dalla riserva comune le Livre indicate sulla carta.
reference-bonus_gain_livre-terms = denaro soldi monete ottenere

reference-bonus_livre_per_decoration-title = Bonus: Livre per le tue decorazioni
reference-bonus_livre_per_decoration-text = Ottieni le Livre indicate sulla carta per ogni decorazione con un tuo segnalino, ovunque sia. Conta anche una appena finanziata.
reference-bonus_livre_per_decoration-terms = denaro per decorazione segnalino

reference-bonus_livre_by_staff-title = Bonus: Livre per le dimensioni del personale
reference-bonus_livre_by_staff-text = Conta tutti i tuoi dipendenti: mano, riserva, pila degli scarti e quello al lavoro. La tabella sulla carta dice quanto ottieni; cerca il numero più grande che raggiungi.
reference-bonus_livre_by_staff-terms = dimensioni mazzo numero di carte denaro personale
reference-bonus_livre_by_staff-ruling = Chi è stato inviato a corte in questo turno conta ancora finché non se ne va. Un personale più piccolo dell’inizio della tabella non ottiene nulla.

reference-bonus_per_dress-title = Bonus: per i tuoi { $garments }
reference-bonus_per_dress-text = Ottieni ciò che mostra la carta per ognuno dei tuoi { $garments } del suo colore che stanno da un invitato. Uno appena noleggiato conta, uno venduto no.
reference-bonus_per_dress-terms = per { $garment } { $gown } { $coat } colore livre prestigio per ogni

reference-bonus_buy_notion-title = Bonus: comprare filo o pizzo
reference-bonus_buy_notion-text = Paga le Livre indicate sulla carta e prendi 1 filo o 1 pizzo, come preferisci.
reference-bonus_buy_notion-terms = comprare filo pizzo pagare

reference-bonus_gain_notion-title = Bonus: filo o pizzo
reference-bonus_gain_notion-text = Prendi 1 filo o 1 pizzo, come preferisci.
reference-bonus_gain_notion-terms = ottenere filo pizzo gratis

reference-bonus_draw_resource-title = Bonus: pescare una tessera
reference-bonus_draw_resource-text = Paga quanto dice la carta, se dice qualcosa, e pesca una tessera risorsa dal sacchetto. Poi tienila come seta o scambiala con la sua metà inferiore.
reference-bonus_draw_resource-terms = tessera a caso sacchetto pescare alla cieca
reference-bonus_draw_resource-ruling = Se sacchetto e scarti sono entrambi vuoti, il bonus non viene proposto.

reference-bonus_acquire-title = Bonus: acquisire un’altra tessera
reference-bonus_acquire-text = Acquisisci risorse ancora una volta, al prezzo consueto; può farlo chiunque abbia il bonus.
reference-bonus_acquire-terms = seconda tessera azione in più comprare

reference-bonus_make_dress-title = Bonus: confezionare un altro { $garment }
reference-bonus_make_dress-text = Confeziona un altro { $garment } al prezzo consueto, con meno seta dei colori indicati sulla carta; tutto il resto come richiesto. Non deve avere il ditale d’oro. Poi noleggialo o vendilo come al solito.
reference-bonus_make_dress-terms = confezionare cucire altro { $garment } sconto seta meno rotoli extra
reference-bonus_make_dress-ruling = Si può risparmiare solo la seta che viene richiesta. Per un invitato del Maestro vale come confezionato dalla qualifica della carta che ha il bonus.

reference-bonus_fund-title = Bonus: finanziare una decorazione per meno
reference-bonus_fund-text = Finanzia un’altra decorazione, con lo sconto indicato.
reference-bonus_fund-terms = decorazione sconto meno cara extra segnalino
reference-bonus_fund-ruling = Se lo sconto supera il prezzo, non costa nulla; la differenza non viene pagata.

reference-bonus_depute_with_bonus-title = Bonus: inviare qualcuno e usarne il bonus
reference-bonus_depute_with_bonus-text = Invia a corte senza paga uno qualsiasi dei tuoi dipendenti, ovunque sia la carta, anche questo; poi puoi usare il bonus di quel dipendente. Devono restarne almeno { $minimum_staff }.
reference-bonus_depute_with_bonus-terms = inviare corte bonus dipendente qualsiasi togliere sfoltire
reference-bonus_depute_with_bonus-ruling = Il dipendente può venire da mano, riserva o pila degli scarti. Se la carta invia sé stessa, il suo bonus si può usare ancora una volta prima che se ne vada.

reference-bonus_depute_for_livre-title = Bonus: inviare qualcuno per denaro
reference-bonus_depute_for_livre-text = Invia a corte uno qualsiasi dei tuoi dipendenti, anche questo, e ottieni { $master } Livre per un Maestro, { $journeyman } per un Lavorante, { $apprentice } per un Apprendista. Il bonus di chi se ne va è perduto. Devono restarne almeno { $minimum_staff }.
reference-bonus_depute_for_livre-terms = inviare corte denaro dipendente qualsiasi togliere vendere carta
reference-bonus_depute_for_livre-ruling = In entrambe le edizioni la carta può inviare sé stessa; il dipendente può venire da mano, riserva o pila degli scarti.

reference-bonus_prestige_per_decorations-title = Bonus: prestigio per le tue decorazioni
reference-bonus_prestige_per_decorations-text = Ottieni 1 punto prestigio per ogni serie completa di tue decorazioni; la carta dice quante fanno una serie. Quelle che avanzano non portano nulla.
reference-bonus_prestige_per_decorations-terms = prestigio per decorazione segnalino punti

reference-bonus_prestige_per_dresses-title = Bonus: prestigio per i tuoi { $garments }
reference-bonus_prestige_per_dresses-text = Ottieni 1 punto prestigio per ogni serie completa di tuoi { $garments } dagli invitati; la carta dice quanti fanno una serie. Quelli che avanzano non portano nulla.
reference-bonus_prestige_per_dresses-terms = prestigio per { $garment } punti invitati

reference-bonus_prestige_for_livre-title = Bonus: prestigio per denaro
reference-bonus_prestige_for_livre-text = Paga Livre e ottieni 1 punto prestigio per ogni volta la somma indicata sulla carta, quante volte vuoi e puoi.
reference-bonus_prestige_for_livre-terms = comprare prestigio punti denaro pagare
reference-bonus_prestige_for_livre-ruling = Il prestigio si compra a punti interi.

reference-bonus_discard_resources-title = Bonus: prestigio per tessere
reference-bonus_discard_resources-text = Scarta quante tessere vuoi dalla tua rastrelliera. Ogni rotolo di seta rara porta 1 punto prestigio; di seta comune ne servono diversi, come dice la carta.
reference-bonus_discard_resources-terms = scartare tessere seta prestigio rastrelliera dare
reference-bonus_discard_resources-ruling = Scegli le tessere una alla volta e finisci quando vuoi, anche subito. I rotoli comuni di tutte le tessere si contano insieme.

reference-crown_deck_size-title = Corona: prestigio per le dimensioni del personale
reference-crown_deck_size-text = Alla fine conta tutti i tuoi dipendenti, anche questo. La tabella sulla carta dice quanto prestigio portano.
reference-crown_deck_size-terms = dimensioni mazzo numero di carte personale fine corona
reference-crown_deck_size-ruling = Un personale più piccolo dell’inizio della tabella non fa punti.

reference-crown_thread_lace_pairs-title = Corona: filo e pizzo
reference-crown_thread_lace_pairs-text = Alla fine ogni coppia di 1 filo e 1 pizzo che hai ancora porta il prestigio indicato sulla carta.
reference-crown_thread_lace_pairs-terms = filo pizzo coppie fine corona avanzi
reference-crown_thread_lace_pairs-ruling = Contano tutte le coppie; alla fine non servono ad altro.

reference-crown_master_space_pairs-title = Corona: invitati del Maestro
reference-crown_master_space_pairs-text = Alla fine ogni serie completa di tuoi { $garments } da invitati del Maestro porta il prestigio indicato sulla carta, che dice quanti fanno una serie.
reference-crown_master_space_pairs-terms = maestro invitati coppie fine corona ditale

reference-crown_couples-title = Corona: coppie
reference-crown_couples-text = Alla fine ogni coppia formata da un tuo { $gown } e una tua { $coat } dagli invitati porta il prestigio indicato sulla carta. I colori non contano; ciascuno vale una volta sola.
reference-crown_couples-terms = coppia coppie paio dama cavaliere fine corona { $gown } { $coat }
