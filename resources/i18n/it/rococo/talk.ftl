### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = In testa io? Proprio io? Non ditelo al maestro!
talk-rococo-level1-hall-2 = Tutti questi invitati miei! Avevo contato solo i bottoni.
talk-rococo-level1-fireworks-1 = Ho tenuto io la miccia! Le sopracciglia ci sono ancora.
talk-rococo-level1-fireworks-2 = Ooooh! Chiedo scusa. Volevo restare dignitoso.
talk-rococo-level1-favor-1 = La Regina mi ha sorriso! O a qualcuno dietro di me.
talk-rococo-level1-favor-2 = Un inchino così basso che ho perso il berretto. Funziona!
talk-rococo-level1-all_halls-1 = Uno dei miei in ogni sala! Aspettate che lo sappia mamma.
talk-rococo-level1-all_halls-2 = Dappertutto! E mi sono perso solo qualche volta.
talk-rococo-level1-master-1 = Un maestro lavora per me! E ora chi s’inchina?
talk-rococo-level1-master-2 = Un maestro, da me! Meno male che ho spazzato.

talk-rococo-level2-hall-1 = Adesso sì che questa sala brilla. Di niente, miei cari!
talk-rococo-level2-hall-2 = Tutti gli occhi sui miei invitati! Anche i vostri, vi vedo.
talk-rococo-level2-fireworks-1 = Bum! Il denaro non è mai stato bello come lassù.
talk-rococo-level2-fireworks-2 = Più stelle, più scintille, più Margot!
talk-rococo-level2-favor-1 = La Regina e io adoriamo gli stessi razzi.
talk-rococo-level2-favor-2 = Abbagliante, mi ha chiamata. Gli occhi li ha buoni.
talk-rococo-level2-all_halls-1 = Ovunque balliate stasera, io c’ero già.
talk-rococo-level2-all_halls-2 = Ogni sala stasera indossa un po’ di me.
talk-rococo-level2-master-1 = Un maestro! Caro? Ma certo, tesoro.
talk-rococo-level2-master-2 = Assunto! Prima il talento, il conto un altro giorno.

talk-rococo-level3-hall-1 = Qui sono in testa. Ho contato, e ricontato.
talk-rococo-level3-hall-2 = In testa in questa sala. Lo annoto in inchiostro rosso.
talk-rococo-level3-fireworks-1 = Fumo, rumore, spesa. Lo segno alla voce diletto.
talk-rococo-level3-fireworks-2 = Anche la polvere ha il suo prezzo. Ho la ricevuta.
talk-rococo-level3-favor-1 = Il favore della Regina, e nemmeno un soldo sul conto.
talk-rococo-level3-favor-2 = Il favore della Regina: ricevuto, grazie, e registrato.
talk-rococo-level3-all_halls-1 = Un invitato per sala. La mia lista è tutta spuntata.
talk-rococo-level3-all_halls-2 = Tutte le sale, nessun vuoto. Amo le colonne piene.
talk-rococo-level3-master-1 = Un maestro costa quel che costa. Ho chiesto lo stesso.
talk-rococo-level3-master-2 = Mani buone non sono una spesa. Sono un capitale.

talk-rococo-level4-hall-1 = Ho occhio per le sale, e questa me l’ha strizzato.
talk-rococo-level4-hall-2 = I miei invitati stanno bene qui. Portamento, amici!
talk-rococo-level4-fireworks-1 = Su la testa! La vista più bella del palazzo è in alto.
talk-rococo-level4-fireworks-2 = Ne ho visti, di cieli. Questo dona alla casa.
talk-rococo-level4-favor-1 = La Regina guarda, io m’inchino. Che momento!
talk-rococo-level4-favor-2 = Una parola gentile alla porta giusta, e si è aperta.
talk-rococo-level4-all_halls-1 = Un saluto in ogni sala. Il mio cappello non ha pace.
talk-rococo-level4-all_halls-2 = Ovunque un viso amico. Questo io lo chiamo casa.
talk-rococo-level4-master-1 = Che mani! L’ho capito al primo punto.
talk-rococo-level4-master-2 = La brava gente la riconosco subito. Entrate, sedetevi!

talk-rococo-level5-hall-1 = Questa sala era mia da stamattina. Ora lo vedete anche voi.
talk-rococo-level5-hall-2 = Vedevo piena questa sala molto prima che lo fosse.
talk-rococo-level5-fireworks-1 = Una scintilla, prevista al minuto. Alzate gli occhi.
talk-rococo-level5-fireworks-2 = Anche un razzo vola meglio con un cartamodello.
talk-rococo-level5-favor-1 = La Regina mi aspettava. Ci avevo pensato io.
talk-rococo-level5-favor-2 = Arrivavo proprio mentre Sua Maestà si voltava.
talk-rococo-level5-all_halls-1 = Ogni sala. L’ultimo passo l’ho pensato per primo.
talk-rococo-level5-all_halls-2 = Ecco. Il disegno è completo, fino all’ultimo punto.
talk-rococo-level5-master-1 = Tenevo libera una sedia proprio per queste mani.
talk-rococo-level5-master-2 = Benvenuto. I vostri aghi sono già pronti.

talk-rococo-level6-hall-1 = Perdonate, temo di farvi ombra.
talk-rococo-level6-hall-2 = Ma restate! Dietro di me c’è sempre posto.
talk-rococo-level6-fireworks-1 = Un’inezia per il cielo. La corte se l’aspetta da me.
talk-rococo-level6-fireworks-2 = Stavate giusto per alzare gli occhi, non è vero?
talk-rococo-level6-favor-1 = Sua Maestà e io ci intendiamo senza una parola.
talk-rococo-level6-favor-2 = La Regina ha chiesto di voi. S’impegna, ho risposto.
talk-rococo-level6-all_halls-1 = Ogni sala, come si conviene. Continuate pure.
talk-rococo-level6-all_halls-2 = In ogni sala s’incontra sé stessi. Che piacere.
talk-rococo-level6-master-1 = Tra maestri: le forbici buone sono mie.
talk-rococo-level6-master-2 = Un maestro, finalmente. Cominciavo a sentirmi solo.
