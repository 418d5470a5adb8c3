### Fireworks with the balcony, and statues.

lesson-gardens-name = Fuochi d’artificio e statue
lesson-gardens-about = Il balcone che moltiplica il prestigio, e le statue che amano i colori.

lesson-gardens-welcome-say = Alla fine del ballo ci sono i fuochi d’artificio! Per ognuno che hai pagato, un tuo abito sale dalla sala reale sul balcone, e lì conta { $fewer } o { $times } volte.

lesson-gardens-tailor-say = Ci vuole dunque qualcuno che meriti uno sguardo. Fai confezionare al tuo Maestro la marsina arancione a destra: { $prestige } di prestigio, non ce n’è una più bella.
lesson-gardens-tailor-else = Troppo modesto per il balcone! Torna indietro, e fai confezionare al tuo Maestro la marsina arancione.
lesson-gardens-tailor-start-journeyman = Vedi il ditale sulla marsina? La confeziona solo un Maestro. Torna indietro.
lesson-gardens-tailor-start-apprentice-1 = Un Apprendista non confeziona. Torna indietro, e gioca il Maestro.
lesson-gardens-tailor-fund = Fuochi d’artificio, e nessuno a guardarli? Prima la marsina arancione! Torna indietro.

lesson-gardens-guest-say = Nella sala reale! Solo da lì un invitato può salire sul balcone.
lesson-gardens-guest-else = Da lì i fuochi si sentono, ma non si vede nulla. Torna indietro: nella sala reale!
lesson-gardens-guest-sell = { $value } Livre, che tentazione! Ma di denaro ne hai abbastanza, e { $prestige } di prestigio per { $times } sono a portata di mano. Torna indietro.

lesson-gardens-times-say = Questa marsina vale { $prestige } di prestigio. Quanto varrà accanto ai fuochi con il segno ×{ $times }?
lesson-gardens-times-seven = { $plus } di prestigio
lesson-gardens-times-seven_reply = { $prestige } più { $times }? Il segno dice «per».
lesson-gardens-times-eight = { $doubled } di prestigio
lesson-gardens-times-eight_reply = Così sarebbe con ×{ $fewer }. Questi sono quelli grandi!
lesson-gardens-times-twelve = { $tripled } di prestigio
lesson-gardens-times-twelve_reply = { $tripled } invece di { $prestige }, cioè { $tripledMore } in più. Aggiungi { $fireworks } per i fuochi stessi: niente male per { $cost } Livre!

lesson-gardens-others-say = Prima gli altri. Speriamo che ci lascino i razzi.

lesson-gardens-fund-say = E ora accendili! Fai finanziare al tuo Apprendista i fuochi d’artificio da { $cost } Livre.
lesson-gardens-fund-else = Quello no. Torna indietro: voglio i fuochi da { $cost } Livre, con ×{ $times }.
lesson-gardens-fund-start-journeyman = Il Lavorante fra poco avrà altro da fare. Torna indietro, e manda l’Apprendista.
lesson-gardens-fund-fireworks-2 = Meno cari, ma solo ×{ $fewer }: { $doubledMore } di prestigio in più invece di { $tripledMore }. Torna indietro.
lesson-gardens-fund-fireworks-4 = ×{ $times4 }, e { $fireworks4 } di prestigio propri! Ma così restano solo { $left } Livre, e io per { $stone } ho già dei progetti. Torna indietro.
lesson-gardens-fund-musician-hall1 = { $royal } di prestigio, una bella somma. Ma i fuochi portano di più, e per meno: { $fireworks }, { $tripledMore } sul balcone, e forse una maggioranza. Torna indietro.
lesson-gardens-fund-statue-1 = Fra poco! Prima i fuochi, che qualcun altro non li prenda. Torna indietro.

lesson-gardens-keep-say = Un filo per { $thread } Livre? Meglio rinunciare: le tue ultime { $stone } Livre sono il prezzo di una statua, esatto alla moneta.
lesson-gardens-keep-else = E adesso per la statua mancano { $thread } Livre! Torna indietro, e rinuncia al bonus.

lesson-gardens-most-say = Anche i fuochi d’artificio hanno una maggioranza: { $first } di prestigio per il primo, { $second } per il secondo. Colette ne ha uno, tu pure. Chi ottiene il { $first }?
lesson-gardens-most-me = Io
lesson-gardens-most-me_reply = Sì! In parità vince quello più a destra. A Colette va il { $second }.
lesson-gardens-most-colette = Colette
lesson-gardens-most-colette_reply = È arrivata prima, ma nessuno lo chiede. Guarda dove stanno i due: a sinistra, o a destra?
lesson-gardens-most-both = Tutti e due
lesson-gardens-most-both_reply = Così sarebbe in una sala. Quassù la parità la decide quello più a destra.

lesson-gardens-turns-say = Lascia giocare gli altri. Intanto guarda i colori dei tuoi abiti.

lesson-gardens-colors-say = Una statua porta alla fine { $statue } di prestigio per ogni colore fra i tuoi abiti. Tu hai { $garments } abiti, nelle cornici rosse. Quanto porterebbe una statua?
lesson-gardens-colors-six = { $three } di prestigio
lesson-gardens-colors-six_reply = Guarda anche nella sala reale: conta anche la marsina arancione.
lesson-gardens-colors-eight = { $four } di prestigio
lesson-gardens-colors-eight_reply = Quattro colori, { $four } di prestigio: più di così una statua non può portare.
lesson-gardens-colors-ten = { $many } di prestigio
lesson-gardens-colors-ten_reply = { $blue } dei { $garments } sono blu, e un colore conta una volta sola.

lesson-gardens-statue-say = { $stone } Livre per { $four } di prestigio. Fai finanziare la prima statua al tuo Lavorante!
lesson-gardens-statue-else = Quello no. Torna indietro, e finanzia la statua da { $stone } Livre: { $four } di prestigio.
lesson-gardens-statue-musician-hall5 = { $music } di prestigio, e una sala in più. Ma la statua ne porta { $four }! Torna indietro.
lesson-gardens-statue-forfeit = Non lasciare in giro { $bonus } Livre. Torna indietro.

lesson-gardens-another-say = E una seconda statua? { $cost2 } Livre, e lì è stampato { $printed } di prestigio. Ma ogni abito conta per una sola statua. Quanto ti porterebbe?
lesson-gardens-another-nine = { $printedAndAll } di prestigio
lesson-gardens-another-nine_reply = Ti servirebbero altri quattro abiti, uno per colore.
lesson-gardens-another-three = { $printedAndOne } di prestigio
lesson-gardens-another-three_reply = { $printed }, e { $statue } per il secondo vestito blu che avanza. Spendi il denaro altrove!
lesson-gardens-another-nothing = Niente
lesson-gardens-another-nothing_reply = Quasi! Ma un abito avanza, e sotto il prezzo c’è { $printed } di prestigio.

lesson-gardens-balcony-say = Ultima domanda. Quando la tua marsina sale sul balcone, conta ancora per la maggioranza nella sala reale, e per la statua?
lesson-gardens-balcony-yes = Sì, per entrambe
lesson-gardens-balcony-yes_reply = Per entrambe! Le sale si contano prima che qualcuno salga, e la statua vede anche il balcone.
lesson-gardens-balcony-no = No, se n’è andata
lesson-gardens-balcony-no_reply = Il Re pensa a tutto: prima si contano le sale. E le statue ci vedono bene!

lesson-gardens-end-say = Dunque: fuochi d’artificio, se nella sala reale hai un bell’abito; una statua, se hai molti colori. Spendi in tempo: alla fine { $livre_per_prestige } Livre sono appena 1 punto prestigio.
