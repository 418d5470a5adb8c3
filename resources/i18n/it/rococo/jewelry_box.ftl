### The Jewelry Box.

expansion-jewelry_box-name = Portagioie
expansion-jewelry_box-text = Collane e anelli si noleggiano insieme a ciò che confezioni, e un Apprendista specializzato aspetta di essere assunto. I dipendenti sostengono esami e diventano Lavoranti e Maestri.

prompt-place_dress_further = { $player }: noleggi { FORM($dress, "the") } a un invitato, { FORM($dress, "it") } vendi per { $livre }, o prima compri un gioiello?
prompt-place_dress_unsold_further = { $player }: noleggi { FORM($dress, "the") } a un invitato, o prima compri un gioiello?
prompt-hire_employee_further = { $player }: chi assumi? Il tuo Apprendista specializzato non costa niente.
prompt-choose_jewelry = { $player }: quale gioiello prendi gratis con { FORM($dress, "the") }?
prompt-choose_task = { $player }: la tessera va bene per due compiti dell’esame da Lavorante. Quale svolgi?
prompt-choose_graduate_journeyman = { $player }: quale Lavorante prendi in mano dal mazzo dell’esame da Lavorante?
prompt-choose_graduate_master = { $player }: quale Maestro prendi in mano dal mazzo dell’esame da Maestro?
prompt-use_from_supply = { $player }: chi scarti dalla tua riserva, per usarne il bonus?
prompt-copy_bonus = { $player }: quale bonus in cima alla pila degli scarti di un avversario copi?

waiting-choose_jewelry = { $player } sceglie un gioiello
waiting-choose_task = { $player } sceglie quale compito svolge una tessera
waiting-choose_graduate = { $player } sceglie una carta dal mazzo dell’esame
waiting-use_from_supply = { $player } sceglie un dipendente della riserva
waiting-copy_bonus = { $player } sceglie un bonus da copiare

action-journeyman_examination = Esame da Lavorante
action-master_examination = Esame da Maestro

deed-journeyman_examination = supera l’esame da Lavorante
deed-master_examination = supera l’esame da Maestro

obstacle-no_jeweler = prima finanzia una decorazione presso il gioielliere
obstacle-other_guest = le collane sono per le dame, gli anelli per i gentiluomini
obstacle-condition = la condizione per assumerlo non è soddisfatta
obstacle-other_examination = ti prepari per l’altro esame
obstacle-open_tasks = non tutti i compiti di questo esame sono svolti

event-jewelry_removed = Non presi, e fuori dal gioco: { $jewel }.
event-jewelry_revealed = Dal gioielliere ci sono nuovi gioielli.
event-jewelry_taken = prende un gioiello per { FORM($dress, "the") }: { $jewel }
    .you = prendi un gioiello per { FORM($dress, "the") }: { $jewel }
    .do = prendi un gioiello da abbinare ({ $jewel })
event-task_fulfilled = svolge un compito: { $task }
    .you = svolgi un compito: { $task }
event-graduate_taken = prende { FORM($card, "a") } dal mazzo dell’esame
    .you = prendi { FORM($card, "a") } dal mazzo dell’esame
event-graduate_taken_secret = prende una carta dal mazzo dell’esame
    .you = prendi una carta dal mazzo dell’esame
event-specialist_hired = assume gratis l’Apprendista specializzato
    .you = assumi gratis l’Apprendista specializzato
    .do = assumi l’Apprendista specializzato
event-employee_shown = scarta { FORM($card, "the") } dalla riserva
    .you = scarti { FORM($card, "the") } dalla riserva
    .do = scarta { FORM($card, "the") } dalla riserva
event-bonus_copied = copia il bonus { FORM($card, "of") }
    .you = copi il bonus { FORM($card, "of") }
    .do = copia il bonus { FORM($card, "of") }
event-candidate_left = perde { FORM($card, "the") }, estratto a sorte per l’esame
    .you = perdi { FORM($card, "the") }, estratto a sorte per l’esame

event-jewelry_allowed-matching = può avere un gioiello dello stesso colore
    .you = puoi avere un gioiello dello stesso colore
event-jewelry_allowed-suitable = può avere qualsiasi gioiello adatto
    .you = puoi avere qualsiasi gioiello adatto
event-jewelry_allowed-none = non può avere gioielli
    .you = non puoi avere gioielli
event-jewelry_allowed-no_jeweler = non ha un posto dal gioielliere e non prende gioielli
    .you = non hai un posto dal gioielliere e non prendi gioielli
event-jewelry_allowed-no_tile = non trova un gioiello così
    .you = non trovi un gioiello così

event-deck_searched-journeyman = passa in rassegna il mazzo dell’esame da Lavorante
    .you = passi in rassegna il mazzo dell’esame da Lavorante
event-deck_searched-master = passa in rassegna il mazzo dell’esame da Maestro
    .you = passi in rassegna il mazzo dell’esame da Maestro

event-examination_passed-journeyman_examination = supera l’esame da Lavorante
    .you = superi l’esame da Lavorante
event-examination_passed-master_examination = supera l’esame da Maestro
    .you = superi l’esame da Maestro

reason-jewelry = gioiello
reason-examination = esame
reason-jewelry_income = gioielli

item-jewelry = Gioielli

part-jewelry = { $n ->
    [one] { $n } tessera gioiello: { $points }
   *[other] { $n } tessere gioiello: { $points }
}

decoration-jeweler = gioielliere { $number }
    .the = il posto { $number } presso il gioielliere

jewel-yellow-deluxe = collana blu
jewel-yellow-original = collana gialla

jewel-red-deluxe = collana verde
jewel-red-original = collana rossa

jewel-green-deluxe = anello rosa
jewel-green-original = anello verde

jewel-blue-deluxe = anello arancione
jewel-blue-original = anello blu

task-thread_or_lace = Apprendista: filo o pizzo
task-decoration = Apprendista: una decorazione

task-common_silk-deluxe = Apprendista: seta blu o rosa
task-common_silk-original = Apprendista: seta gialla o verde

task-rare_silk-deluxe = Apprendista: seta verde o arancione
task-rare_silk-original = Apprendista: seta rossa o blu

task-gown-deluxe = Lavorante: un vestito
task-gown-original = Lavorante: un vestito

task-coat-deluxe = Lavorante: una marsina
task-coat-original = Lavorante: una giacca

task-master_dress-deluxe = Maestro: un abito qualsiasi
task-master_dress-original = Maestro: un abito qualsiasi

condition-livre = almeno { $number } Livre
condition-jewelry = almeno { $number } tessere gioiello
condition-decoration_types = decorazioni di almeno { $number } tipi
condition-supplies = almeno { $number } tessere risorsa, { $notions } fili e { $notions } pizzi
condition-prestige = almeno { $number } punti prestigio
condition-master_examination = l’esame da Maestro superato
condition-all_halls = presenza in tutte le { $number } sale

condition-coats-deluxe = almeno { $number } marsine sul tabellone
condition-coats-original = almeno { $number } giacche sul tabellone

condition-gowns-deluxe = almeno { $number } vestiti sul tabellone
condition-gowns-original = almeno { $number } vestiti sul tabellone

condition-master_spaces-deluxe = almeno { $number } abiti presso invitati del Maestro
condition-master_spaces-original = almeno { $number } abiti presso invitati del Maestro

outlook-chance-deck_searched = poi un diplomato a tua scelta

hint-card-condition = Distribuito all’inizio, non fa ancora parte del personale. Un Maestro lo assume gratis, una sola volta, se hai: { $condition }.

hint-decoration-jeweler = D’ora in poi puoi comprare una collana o un anello insieme a ogni { $garment } che noleggi a un invitato. Dal gioielliere c’è un posto per giocatore.

bonus-use_from_supply = scarta un dipendente della tua riserva e usa il suo bonus
bonus-copy_bonus = copia il bonus del dipendente in cima alla pila degli scarti di un avversario
bonus-livre_per_hall = ottieni { $amount_livre } per ogni sala in cui sei presente
bonus-livre_per_decorations = ottieni { $amount_livre } ogni { $every } tue decorazioni
bonus-livre_per_rings = ottieni { $amount_livre } ogni { $every } tuoi anelli
bonus-prestige_per_jewelry = ottieni 1 punto prestigio ogni { $every } tue tessere gioiello
bonus-livre_per_jewelry = ottieni { $amount_livre } ogni { $every } tue tessere gioiello
bonus-gain_prestige = ottieni { $amount_prestige }
bonus-gain_jewelry = ottieni un gioiello di qualsiasi colore, se hai un posto dal gioielliere
bonus-prestige_with_jewelry = ottieni { $amount_prestige } con un gioiello dello stesso colore

bonus-make_and_sell-deluxe = confeziona un altro abito che non richieda un Maestro, vendilo e ottieni { $prestige_prestige }
bonus-make_and_sell-original = confeziona un altro abito che non richieda un Maestro, vendilo e ottieni { $prestige_prestige }

bonus-prestige_in_hall-deluxe = ottieni 1 punto prestigio ogni { $every } tuoi abiti in una stessa sala
bonus-prestige_in_hall-original = ottieni 1 punto prestigio ogni { $every } tuoi abiti in una stessa sala

bonus-livre_in_hall-deluxe = ottieni { $amount_livre } per ogni tuo abito in una stessa sala
bonus-livre_in_hall-original = ottieni { $amount_livre } per ogni tuo abito in una stessa sala

bonus-livre_per_master_spaces-deluxe = ottieni { $amount_livre } ogni { $every } tuoi abiti presso invitati del Maestro
bonus-livre_per_master_spaces-original = ottieni { $amount_livre } ogni { $every } tuoi abiti presso invitati del Maestro

bonus-prestige_per_pair-deluxe = ottieni 1 punto prestigio per ogni tua coppia di un vestito blu e uno verde
bonus-prestige_per_pair-original = ottieni 1 punto prestigio per ogni tua coppia di un vestito giallo e uno rosso

bonus-livre_without_color-deluxe = ottieni { $red_livre } se non hai vestiti verdi sul tabellone, { $blue_livre } se non hai marsine arancioni
bonus-livre_without_color-original = ottieni { $red_livre } se non hai vestiti rossi sul tabellone, { $blue_livre } se non hai giacche blu

final-jewelry_sets = alla fine: { $prestige_prestige } per ogni serie di tutti e quattro i tipi di gioielli
final-necklace_pairs = alla fine: { $prestige_prestige } ogni { $every } tue collane
final-decorations = alla fine: { $prestige_prestige } per ogni tua decorazione
final-apprentice_pairs = alla fine: { $prestige_prestige } ogni { $every } Apprendisti del tuo personale

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }, con un gioiello: { $pin }

window-jeweler-undone = Non l’ha ancora svolto nessuno.
window-jeweler-own = I tuoi gioielli: { $jewels }
window-jeweler-of = Gioielli di { $name }: { $jewels }
window-jeweler-name = Gioielliere
window-jeweler-bag = Tessere gioiello nel sacchetto: { $n }
window-jeweler-no_jewel = Posto vuoto, { $price } Livre
window-jeweler-jewel = { $jewel }, { $price } Livre
window-jeweler-done = Svolto da: { $names }.
window-jeweler-preparing = In preparazione: { $names }.
window-jeweler-examination_deck = { $name }, carte nel mazzo: { $n }
window-jeweler-specialist = Da assumere
window-jeweler-jewelry = Gioielli
window-jeweler-none = Ancora nessuno.

window-jeweler-count = { $n ->
    [one] { $n } tessera gioiello
   *[other] { $n } tessere gioiello
}

window-jeweler-deck = { $n ->
    [one] { $n } carta nel mazzo.
   *[other] { $n } carte nel mazzo.
}

window-jeweler-examination-journeyman = Lavorante
window-jeweler-examination-master = Maestro

window-jeweler-progress-journeyman = Compiti svolti dell’esame da Lavorante: { $done }
window-jeweler-progress-master = Compiti svolti dell’esame da Maestro: { $done }

hint-action-journeyman_examination = Paga { $livre } per l’esame e ottieni { $prestige }. Il dipendente usa il bonus e lascia il gioco per sempre; dal mazzo dell’esame scegli un Lavorante per la tua mano.
hint-action-master_examination = Paga { $livre } per l’esame e ottieni { $prestige }. Il dipendente usa il bonus e lascia il gioco per sempre; dal mazzo dell’esame scegli un Maestro per la tua mano.
hint-jeweler-own = Ognuno porta 1 Livre a ogni rendita e 1 punto prestigio alla fine.
hint-jeweler-board = Chi ha qui un segnalino (al massimo uno) può prendere una tessera gioiello insieme a un { $garment } che noleggia a un invitato. Le collane vanno con i { $gowns }, gli anelli con le { $coats }.
hint-jeweler-bag = In ogni round ciò che sta a destra lascia il gioco, gli altri scalano, e dal sacchetto arrivano nuove tessere.
hint-jeweler-empty = Nel prossimo round arrivano nuovi gioielli dal sacchetto, finché ce ne sono.
hint-jeweler-necklace = Per un { $gown } che noleggi a un invitato: prima mettila sul { $gown }. Se ha lo stesso colore, porta anche una tessera risorsa a caso. Ogni tessera gioiello: 1 Livre a ogni rendita, 1 punto prestigio alla fine.
hint-jeweler-ring = Per una { $coat } che noleggi a un invitato: prima mettilo sulla { $coat }. Se ha lo stesso colore, porta anche una tessera risorsa a caso. Ogni tessera gioiello: 1 Livre a ogni rendita, 1 punto prestigio alla fine.
hint-jeweler-journeyman = Quando tutti i suoi compiti sono svolti, un Apprendista sostiene l’esame per { $livre } Livre, porta { $prestige } punti prestigio e se ne va; tu scegli un Lavorante dal mazzo.
hint-jeweler-master = Quando tutti i suoi compiti sono svolti, un Lavorante sostiene l’esame per { $livre } Livre, porta { $prestige } punti prestigio e se ne va; tu scegli un Maestro dal mazzo.
hint-jeweler-specialist = Questo Apprendista viene assunto gratis, una sola volta, da un Maestro, quando la condizione è soddisfatta. Nessun altro vede chi è.
hint-task-thread_or_lace = Fai acquisire una tessera a un Apprendista, e scambiala con filo o pizzo.
hint-task-decoration = Fai finanziare una decorazione a un Apprendista.
hint-task-gown = Fai confezionare un { $gown } a un Lavorante, da noleggiare o da vendere.
hint-task-coat = Fai confezionare una { $coat } a un Lavorante, da noleggiare o da vendere.
hint-task-master_dress = Fai confezionare un { $garment } qualsiasi a un Maestro, da noleggiare o da vendere.
hint-task-terms = Con l’azione principale o con un bonus; un compito per azione, e solo mentre ti prepari per questo esame.

hint-task-common_silk-deluxe = Fai acquisire a un Apprendista una tessera con seta blu o rosa, e tienila come seta.
hint-task-common_silk-original = Fai acquisire a un Apprendista una tessera con seta gialla o verde, e tienila come seta.

hint-task-rare_silk-deluxe = Fai acquisire a un Apprendista una tessera con seta verde o arancione, e tienila come seta.
hint-task-rare_silk-original = Fai acquisire a un Apprendista una tessera con seta rossa o blu, e tienila come seta.

guide-jewelry_box-1 = :decoration Finanzia una delle decorazioni del gioielliere, una al massimo: da allora, quando noleggi un { $garment }, puoi prendere una tessera gioiello al prezzo indicato sopra. Le collane vanno con i { $gowns }, gli anelli con le { $coats }.
guide-jewelry_box-2 = :ring Metti la tessera sull’{ $garment } prima di collocarlo. Se ha il suo colore, peschi anche una tessera risorsa.
guide-jewelry_box-3 = :livre Ogni tessera gioiello porta 1 Livre a ogni rendita e 1 punto prestigio alla fine.
guide-jewelry_box-4 = :card Il tuo Apprendista specializzato aspetta accanto alle tue carte. Un Maestro lo assume gratis, una sola volta, mentre la sua condizione è soddisfatta.
guide-jewelry_box-5 = :examination Gli Apprendisti svolgono i compiti dell’esame da Lavorante, i Lavoranti e i Maestri quelli dell’esame da Maestro; un compito per azione. Si segnano da soli.
guide-jewelry_box-6 = :crown Quando tutti i compiti sono svolti, l’esame è un’azione principale: di un Apprendista per diventare Lavorante, di un Lavorante per diventare Maestro. Per { $examLivre } Livre porta { $examPrestige } punti prestigio, il candidato usa il bonus e se ne va, e tu scegli dal mazzo una carta per la mano. Poi viene l’altro esame.

window-supplies-jewelry-heading = Gioielli per colore
window-supplies-jewelry-kind = Tipo
window-supplies-jewelry-to_come = nel sacchetto
window-supplies-jewelry-on_display = dal gioielliere
window-supplies-jewelry-in_use = presso giocatori e invitati
window-supplies-jewelry-rest = usciti
window-supplies-jewelry-row = { $kind }: { $to_come } di { $total } nel sacchetto, { $on_display } dal gioielliere, { $in_use } presso giocatori e invitati, { $rest } usciti
