### Bonuses after the action, and crowns at the end.

lesson-cards-name = Bonus e corone
lesson-cards-about = Che cosa dà una carta dopo la sua azione, e chi assumere verso la fine.

lesson-cards-welcome-say = Guarda bene la tua gente. Il ditale dice che cosa può fare; il simbolo sotto il nome è il bonus, un regalino dopo l’azione.

lesson-cards-sign-say = Questo Lavorante porta { $each } Livre per ogni tua decorazione. Cerca i tuoi segnalini: la cucina, una statua, il musicista nella sala 4. Quanto farebbe, adesso?
lesson-cards-sign-one = { $each } Livre
lesson-cards-sign-one_reply = Contano tutte: cucine, statue, musicisti, fuochi d’artificio.
lesson-cards-sign-three = { $worth } Livre
lesson-cards-sign-three_reply = { $own } decorazioni, { $worth } Livre. Ma un bonus viene sempre dopo l’azione, e se ne può approfittare…
lesson-cards-sign-ten = { $wrong } Livre
lesson-cards-sign-ten_reply = Ci hai contato anche i tuoi abiti! Gli abiti non sono decorazioni. Contano solo i segnalini accanto alle sale, e il tuo musicista.

lesson-cards-play-say = Gioca questo Lavorante.
lesson-cards-play-else = Quello avrà il suo momento. Torna indietro: prima il Lavorante che conta le decorazioni.

lesson-cards-first-say = Prima l’azione, poi il bonus. Allora quale azione fa crescere questo bonus? Finanzia una decorazione!
lesson-cards-first-else = Permesso, certo, ma il bonus conterebbe ancora solo { $own } decorazioni. Torna indietro, e finanziane un’altra.
lesson-cards-first-depute = Inviarlo a corte porta { $pay } Livre e il bonus un’ultima volta, ma ne conta ancora solo { $own }. Torna indietro: fagliene contare una in più.

lesson-cards-fund-say = La cucina del personale ti starebbe bene: paga { $fountain_livre_per_decoration } Livre per decorazione dopo ogni round. Ma conta anche qualunque altra.
lesson-cards-fund-else = Puoi rinunciare a qualsiasi bonus. Ma { $next } Livre per niente? Torna indietro, e usalo!

lesson-cards-counted-say = Visto? Il bonus si è contato dopo il finanziamento: { $own } decorazioni, { $worth } Livre nella tua borsa.

lesson-cards-crown-say = Ora i nuovi arrivati. Negli ultimi round alcuni portano una corona: dopo l’azione non danno nulla. Pagano una volta sola, quando il ballo è finito. Ecco perché si assumono tardi.

lesson-cards-couples-say = Questa corona paga { $pair } di prestigio per ogni coppia di un vestito e una marsina. Nel palazzo hai { $gowns } vestiti e { $coats } marsine. Quante coppie?
lesson-cards-couples-three = { $coats }
lesson-cards-couples-three_reply = { $coats }: { $couples } di prestigio per una sola carta! Una dama aspetta ancora il suo cavaliere.
lesson-cards-couples-four = { $gowns }
lesson-cards-couples-four_reply = L’ultima dama ballerebbe da sola: per lei non restano marsine.
lesson-cards-couples-seven = { $garments }
lesson-cards-couples-seven_reply = Tanti sono gli abiti. Una coppia ne vuole uno e una.

lesson-cards-master-say = Solo un Maestro assume. Lascia giocare Colette e Baptiste, poi gioca il tuo, e assumi.
lesson-cards-master-else = Stavolta no: torna indietro. Il Maestro deve assumere qualcuno.

lesson-cards-hire-say = Prendi la persona per cui il tuo palazzo è fatto apposta.
lesson-cards-hire-else = Torna indietro: le tue coppie di vestiti e marsine valgono di più, { $couples } di prestigio.
lesson-cards-hire-level6-notions = Anche questa è una corona: { $notions } di prestigio per ogni coppia di filo e pizzo avanzata alla fine. Tu hai { $thread } fili e nessun pizzo: nessuna coppia, niente prestigio. Torna indietro.
lesson-cards-hire-level5-rent = { $rent } Livre per { $garments } abiti: belle nel round 3. Alla fine, { $livre_per_prestige } Livre valgono 1 punto prestigio. Torna indietro.
lesson-cards-hire-level5-silk = Un Maestro che trasforma la seta in prestigio, ma sulla tua rastrelliera c’è una sola tessera. Torna indietro.

lesson-cards-hired-say = E la carta è già nella tua mano: chi viene assunto lavora nello stesso round. Una corona non riposa: è un Apprendista come gli altri.

lesson-cards-staff-say = Poi l’altro Lavorante. Fagli rivendicare il favore della Regina, { $favor_livre } Livre; e dopo diamo un’occhiata a un bonus curioso.
lesson-cards-staff-else = Torna indietro: vorrei mostrarti l’altro Lavorante, e il favore della Regina.

lesson-cards-forfeit-say = Questo bonus manderebbe via uno dei tuoi senza paga, per usare ancora una volta il suo bonus. Splendido per congedare i principianti; oggi ti servono tutti. Rinuncia al bonus.
lesson-cards-forfeit-else = Chi se ne va adesso manca nell’ultimo round, e nessuno te lo paga. Torna indietro, e rinuncia: un bonus non è mai un obbligo.

lesson-cards-depute-say = Un’ultima trappola. Potresti inviare a corte questo Apprendista per { $apprentice } Livre. Lo faresti?
lesson-cards-depute-yes = Sì, i soldi sono soldi
lesson-cards-depute-yes_reply = Allora anche la corona se ne andrebbe in carrozza: daresti { $couples } di prestigio per { $apprentice } Livre. Pensaci ancora.
lesson-cards-depute-no = No, resta
lesson-cards-depute-no_reply = Resta: una corona conta ovunque sia la carta, mano, riserva o scarti, purché faccia parte del tuo personale.

lesson-cards-end-say = All’inizio assumi chi porta denaro e seta. A metà, chi conta i tuoi abiti e le tue decorazioni. Alla fine, chi porta una corona della tua misura. E prima l’azione, poi il bonus, sempre!
