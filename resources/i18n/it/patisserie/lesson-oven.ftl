### From the oven to the table.

lesson-oven-name = Dal forno alla tavola
lesson-oven-about = Gratelle, tavole della festa, e ciò che danno.

lesson-oven-racks-say = Le tue { $racks } gratelle. Ciò che è sfornato aspetta qui la consegna; buttarlo via non si può.

lesson-oven-room-say = Su una c’è una Crêpe. Quanti dolci puoi infornare adesso?
lesson-oven-room-none = Nessuno
lesson-oven-room-none_reply = Una gratella è ancora libera. Guarda meglio.
lesson-oven-room-one = Uno
lesson-oven-room-one_reply = Uno: ogni dolce vuole una gratella libera. Chi consegna tardi, inforna tardi.
lesson-oven-room-two = { $racks }
lesson-oven-room-two_reply = E il secondo si raffredda per terra? Non nella mia cucina!

lesson-oven-hat-say = Hai { $recipes } ricette, e sul Nougat c’è un cappello da pasticciere. Chi può infornarlo?
lesson-oven-hat-anybody = Chiunque
lesson-oven-hat-anybody_reply = Chi non porta il cappello brucerebbe lo zucchero. Riprova.
lesson-oven-hat-chef = Un Pasticciere
lesson-oven-hat-chef_reply = Soltanto un Pasticciere. Dolci così valgono di più, e anche chi li sa infornare.
lesson-oven-hat-assistant = Un Assistente
lesson-oven-hat-assistant_reply = Tutto il contrario!

lesson-oven-bake-say = Gioca il tuo Pasticciere, e inforna il Nougat. La tua tessera ha miele e noci: proprio quel che ci vuole.
lesson-oven-bake-then_choose_action = Inforna!
lesson-oven-bake-then_bake = Il Nougat.
lesson-oven-bake-pastry-palmier = Il Palmier lo può infornare qualsiasi Assistente. Torna indietro: il Nougat vuole il cappello.
lesson-oven-bake-else = Prima il Nougat. Torna indietro, e fai infornare il tuo Pasticciere.

lesson-oven-bonus-say = L’azione principale è fatta; solo ora viene il bonus della carta. Usalo: una tessera dal sacchetto.
lesson-oven-bonus-else = Puoi rinunciare. Ma questa tessera non costa nulla: torna indietro.

lesson-oven-wait-say = { $eggs } uova, e perfino una guarnizione; di quelle, un altro giorno.

lesson-oven-tables-say = Ogni tavola ha un bonus: dice com’è fatto il dolce che vuole, e che cosa ottieni. La tavola al centro vuole miele. Quale dei tuoi dolci ne ha?
lesson-oven-tables-first = Il Nougat
lesson-oven-tables-first_reply = Sì. Ma guarda anche la Crêpe.
lesson-oven-tables-second = La Crêpe
lesson-oven-tables-second_reply = Sì. Ma guarda anche il Nougat.
lesson-oven-tables-both = Entrambi
lesson-oven-tables-both_reply = Entrambi! Ma solo la Crêpe ha un uovo, e la tavola in alto vuole uova. Se li dividi, tutti e due ottengono un bonus.

lesson-oven-deliver-say = Un’azione consegna fino a due dolci. Gioca l’Assistente illuminato: il Nougat va alla tavola al centro, sul posto con { $place } monete.
lesson-oven-deliver-then_choose_action = Consegna!
lesson-oven-deliver-then_deliver = Prima il Nougat.
lesson-oven-deliver-then_place_dish = La tavola al centro, il posto con { $place } monete.
lesson-oven-deliver-pastry-crepe = La Crêpe sta meglio alla tavola in alto. Torna indietro, e comincia dal Nougat.
lesson-oven-deliver-start-assistant-1 = Quello farà la spesa più tardi. Torna indietro, e gioca l’Assistente illuminato.
lesson-oven-deliver-sell = { $nougat } monete, e niente prestigio. Torna indietro: questo è per i nobili.
lesson-oven-deliver-else = Lì no! Torna indietro: il Nougat, la tavola al centro, le { $place } monete.

lesson-oven-second-say = { $place } monete dal posto, { $honey } per il miele. Ora la Crêpe: dove vuoi, alla tavola in alto.
lesson-oven-second-then_place_dish = Dove vuoi, alla tavola in alto.
lesson-oven-second-done = E la lasci seccare? Torna indietro, e consegna la Crêpe.
lesson-oven-second-sell = { $crepe } monete, e niente prestigio. Torna indietro: la tavola in alto aspetta le uova.
lesson-oven-second-else = Lì nessuno chiede uova. Torna indietro: la tavola in alto.

lesson-oven-after-say = Uno zucchero per l’uovo, e { $bonus } monete dalla carta. Un posto vicino al bonus della tavola vince le parità; quelli più lontani danno di più.

lesson-oven-end-say = Il tuo segnalino resta sul dolce, il cui prestigio conta alla fine. Infornare, consegnare, incassare: ecco il nostro mestiere!
