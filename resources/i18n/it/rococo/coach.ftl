### What the coach says before a choice.

coach-first_hand = Dopo { $rounds } round vince chi ha più prestigio, e lo portano soprattutto gli { $garments } al ballo. Scegli chi giochi in questo round, una carta per turno: un Maestro confeziona qualsiasi { $garment }, un Apprendista procura seta come chiunque.
coach-hand_for_garments = Hai tutto ciò che serve per { $makeable } degli { $garments } esposti. Prendi qualcuno che sappia cucire, e gioca presto quella carta.
coach-hand_for_garments_named = Hai tutto ciò che serve per confezionare { FORM($pieces, "the") }. Prendi qualcuno che ne sia capace, e gioca presto quella carta.
coach-favor_mine = Avevi il favore della Regina, perciò cominci tu questo round: tra tutto ciò che è appena stato esposto scegli per primo. Il favore è tornato; chi lo rivendica ora comincia il prossimo round.
coach-favor_others = Qualcun altro aveva il favore della Regina e comincia questo round: sceglie per primo tra tutto ciò che è appena stato esposto. Il favore è tornato; chi lo rivendica ora comincia il prossimo round.
coach-rest_of_supply = Chi lasci ora, dovrai prenderlo nel prossimo round: gli scarti tornano solo quando la riserva è vuota.
coach-discards_back = La tua riserva era troppo piccola: l’hai tutta in mano, e gli scarti sono di nuovo la tua riserva. Scegli da lì il resto.
coach-last_hand = L’ultimo round! Scegli dipendenti che portino prestigio subito; non vale più la pena di risparmiare.
coach-last_cards = Sono le tue ultime carte in questa partita. La seta che possiedi ancora non conta niente: fanne un { $garment }, o spendi le tue { $livre } Livre in una decorazione.
coach-save_for_last = Dopo questo round ne resta soltanto uno. Tieni da parte qualche Livre: allora le decorazioni sono la cosa migliore che il denaro compra. La seta che non diventa { $garment } non conta niente.
coach-first_card = Ogni carta fa un’azione, poi dà il suo bonus. Sugli { $garments } esposti il prezzo è in alto, la seta a destra. Seta, filo e pizzo vengono dalle tessere risorsa.
coach-garment_now = Potresti confezionare già adesso: hai tutto per { $tailorable } degli { $garments } esposti. I migliori invitati vanno a chi arriva per primo.
coach-garment_now_named = Potresti confezionare già adesso { FORM($pieces, "the") }. I migliori invitati vanno a chi arriva per primo.
coach-rich = Hai { $livre } Livre. Alla fine il denaro conta poco; le decorazioni sì, e chi arriva prima sceglie.
coach-rich_named = Hai { $livre } Livre. Alla fine il denaro conta poco; le decorazioni sì. Puoi permetterti: { $pieces }.
coach-little_silk = C’è poca seta sulla tua rastrelliera. Qualsiasi dipendente può acquisire una tessera, perfino un Apprendista.
coach-missing_hall = Sei in tutte le sale tranne queste: { $pieces }. Appena sei in ogni sala, prendi subito un posto fra quelli di tutte le sale.
coach-rich_late = Hai { $livre } Livre. Alla fine il denaro conta poco; finanzia una decorazione che porti prestigio.
coach-rich_late_named = Hai { $livre } Livre. Alla fine il denaro conta poco; finanzia ciò che porta prestigio. Puoi permetterti: { $pieces }.
coach-start_player = Il favore della Regina è ancora lì: qualche Livre subito, e la prima mossa nel prossimo round.
coach-guest = Il tuo { $garment } è al ballo: alla fine porta il suo prestigio e conta per la maggioranza della sua sala. È premiato anche chi è in tutte le sale.
coach-hired = Chi hai assunto è già nella tua mano: gioca quella carta in questo stesso round. Poi ritorna come le altre.
coach-deputed = Chi è a corte non torna più. Con meno dipendenti, quelli buoni tornano prima in mano.
coach-deputed_master = Un Maestro inviato a corte non torna più, e nessun altro assume o crea gli abiti più pregiati. Il denaro da solo lo compensa di rado.
coach-first_action = Guarda un’azione, e leggi quanto costerebbe e che cosa porterebbe. Ciò che questo dipendente non può fare resta sbiadito. «Tutte le azioni» in figure: il pulsante illuminato.
coach-hire_early = Un Maestro può anche assumere. Fallo presto: chi arriva ora lavora già in questo round, e il bonus serve ogni volta che giochi la carta.
coach-hire_now = Solo i Maestri assumono. Chi arriva è subito nella tua mano e gioca già in questo round: un turno in più.
coach-depute_now = Inviato presto a corte, un dipendente debole rende due volte: Livre subito, e i migliori tornano più spesso in mano. Il tuo personale: { $staff } carte.
coach-favor_now = Il favore della Regina costa solo il turno: porta subito Livre, e chi lo ha comincia il prossimo round.
coach-acquire_now = Ogni dipendente può acquisire una tessera: tieni i Maestri per ciò che solo loro possono fare. Prendi i colori di uno stesso modello ({ $garment }) esposto.
coach-fund_now = Le decorazioni non chiedono né seta né un Maestro, solo Livre, e contano alla fine. Chi finanzia presto sceglie.
coach-last_of_round = La tua ultima carta in questo round. Poi arrivano la rendita e nuovi { $garments }, tessere e dipendenti.
coach-new_wares = Un nuovo round, con nuovi { $garments }, tessere e dipendenti. Cerca ciò per cui ti manca di meno prima di giocare una carta.
coach-read_bonus = Il bonus di una carta segue la sua azione, qualunque sia. Se due carte possono fare lo stesso, scegli in base al bonus.
coach-depute_last_card = Un dipendente debole si può inviare a corte: Livre subito, e i migliori tornano più spesso in mano. Ma chi è a corte non torna più.
coach-which_garment = Il prezzo scende da sinistra a destra. Tutti gli { $garments } portano prestigio; la seta più cara di solito ne porta di più.
coach-which_guest = La ricompensa di un posto è subito tua. Alla fine fa punti chi ha più { $garments } in una sala: dove non c’è ancora nessuno, per ora ne basta uno.
coach-master_guest = In un posto con un ditale va solo ciò che ha fatto un Maestro. In caso di parità nella sala vince chi ne ha di più, poi chi paga il musicista; chi resta in parità fa punti per intero.
coach-second_guest = Conta gli { $garments } in ogni sala: dove puoi ancora arrivare primo, e dove aiuti soltanto gli altri?
coach-keep_or_trade = Tieni la tessera per la sua seta, o cedila in cambio di filo o pizzo; mai tutte e due le cose.
coach-whom_to_hire = Il nuovo dipendente viene nella tua mano e lavora già in questo round. Meno ne restano, meno costano. Il numero romano è il livello, che sale di round in round.
coach-statues = Una statua conta alla fine ogni colore dei tuoi { $garments } presso gli invitati; una seconda richiede un secondo { $garment } di ogni colore. Conviene a chi fa molti colori.
coach-musicians_first = Potresti pagare un musicista: allora sei presente nella sua sala, vi vinci le parità che gli invitati del Maestro lasciano aperte e ottieni il prestigio indicato sotto di lui.
coach-statues_first = Potresti pagare una statua: oltre al prestigio indicato sotto, alla fine conta per ogni colore dei tuoi { $garments } presso gli invitati.
coach-bonus = Il bonus si aggiunge all’azione, dopo di essa. Senza un buon motivo per non farlo, usalo.

coach-which_tile-deluxe = Prendi i colori dell’abito che vuoi confezionare dopo. Un cassetto quasi vuoto è il più economico.
coach-which_tile-original = Prendi i colori dell’abito che vuoi confezionare dopo. Un settore quasi vuoto è il più economico.

coach-kitchens_first-deluxe = Potresti pagare una cucina: a ogni rendita che deve ancora venire, quella del personale dà denaro per ogni tua decorazione, quella degli ospiti per ogni tuo { $garment } presso un invitato.
coach-kitchens_first-original = Potresti pagare una fontana: a ogni rendita che deve ancora venire, quella superiore dà denaro per ogni tua decorazione, quella inferiore per ogni tuo { $garment } presso un invitato.

coach-which_decoration-deluxe = Una cucina frutta a ogni rendita che deve ancora venire, perciò rende di più all’inizio. Musicisti e fuochi d’artificio danno il loro prestigio alla fine, in qualunque momento li finanzi.
coach-which_decoration-original = Una fontana frutta a ogni rendita che deve ancora venire, perciò rende di più all’inizio. Musicisti e fuochi d’artificio danno il loro prestigio alla fine, in qualunque momento li finanzi.
