### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = Appena sfornato! Manca solo un angolino. E quell’altro.
talk-patisserie-level1-bake-2 = È lievitato! Lievitato davvero! Sentite che profumo!

talk-patisserie-level1-table-1 = In testa, io? Volevo solo posare il piatto.
talk-patisserie-level1-table-2 = I miei piatti sono davanti! Anche le briciole sono mie.

talk-patisserie-level1-star-1 = Tanta celebrità, da me? Presto, uno straccio!
talk-patisserie-level1-star-2 = Una stella dei fornelli! Posso portarvi il cucchiaio?

talk-patisserie-level1-host-1 = Dei nobili mi hanno parlato! Ho risposto: torta.
talk-patisserie-level1-host-2 = Un inchino con un vassoio per mano. Niente di rotto!

talk-patisserie-level1-special-1 = Un premio? Per me? Lo appendo sopra il forno!
talk-patisserie-level1-special-2 = Applaudono! Per poco non mi cadeva la crema.

talk-patisserie-level2-bake-1 = Tutto come previsto. Giù le mani finché scotta.
talk-patisserie-level2-bake-2 = La buona crosta, se bussi, risponde. Sentite!

talk-patisserie-level2-table-1 = A quanto pare sono in testa. Il primo a stupirsi sono io.
talk-patisserie-level2-table-2 = A questa tavola piace il lavoro onesto. Anche a me.

talk-patisserie-level2-star-1 = Una stella al mio fianco. Affilo già i coltelli.
talk-patisserie-level2-star-2 = Accomodatevi! Lo sgabello traballa, la paga no.

talk-patisserie-level2-host-1 = Un anfitrione così nobile, per la torta di un garzone!
talk-patisserie-level2-host-2 = Volevano la ricetta. Io ho chiesto pazienza.

talk-patisserie-level2-special-1 = Io lavoravo, e qualcuno contava. Ma guarda!
talk-patisserie-level2-special-2 = Un onore! Va appeso al muro, accanto alla frusta.

talk-patisserie-level3-bake-1 = Delizioso, ma così spoglio! Le mie rose di zucchero?
talk-patisserie-level3-bake-2 = Ecco! E ora fermo, tesoro, che ti faccio bello.

talk-patisserie-level3-table-1 = I miei dolci sono in testa, e sono anche i più belli.
talk-patisserie-level3-table-2 = Una tavola è un mazzo di fiori. Ora ha il suo cuore.

talk-patisserie-level3-star-1 = Una stella! Qui mancava proprio un po’ di luccichio.
talk-patisserie-level3-star-2 = Con mani così fioriscono anche i cucchiai.

talk-patisserie-level3-host-1 = Che nobile anfitrione! Le mie rose di zucchero arrossiscono.
talk-patisserie-level3-host-2 = Un inchino, un sorriso, e la glassa sul naso.

talk-patisserie-level3-special-1 = Una coccarda! Sta bene con le ciliegie. Che pensiero!
talk-patisserie-level3-special-2 = Calcolato a punta fine, annodato con un nastro.

talk-patisserie-level4-bake-1 = Dalla farina alla crosta: la pazienza è la miglior spezia.
talk-patisserie-level4-bake-2 = Ben dorato. Il mio maestro avrebbe annuito. Una volta.

talk-patisserie-level4-table-1 = Una tavola ricorda chi la imbandisce. Questa mi conosce.
talk-patisserie-level4-table-2 = Dopo di voi, avrei detto. La tavola era d’altro avviso.

talk-patisserie-level4-star-1 = Una stella vuole mano ferma e minestra calda. Avanti!
talk-patisserie-level4-star-2 = Che talento! Ebbi un apprendista così, tempo fa.

talk-patisserie-level4-host-1 = Nobile casa, profondo inchino. La schiena se ne ricorderà.
talk-patisserie-level4-host-2 = I grandi casati si prendono per la gola. Da sempre.

talk-patisserie-level4-special-1 = Alla mia età si collezionano onori. E grembiuli.
talk-patisserie-level4-special-2 = Il buon lavoro suona come una campana. C’è chi l’ha sentita.

talk-patisserie-level5-bake-1 = Cotto, e nemmeno una briciola sprecata. Ho controllato.
talk-patisserie-level5-bake-2 = Non un uovo di troppo. Le galline possono andarne fiere.

talk-patisserie-level5-table-1 = Questa tavola vale un dolce. L’ho pesata.
talk-patisserie-level5-table-2 = In testa a questa tavola, e non un tovagliolo di troppo.

talk-patisserie-level5-star-1 = Il talento costa caro. Sprecato, di più. Avanti.
talk-patisserie-level5-star-2 = Cominciate. Lo zucchero è sotto chiave, e la chiave è mia.

talk-patisserie-level5-host-1 = Un nobile anfitrione, ricevuto con il burro giusto giusto.
talk-patisserie-level5-host-2 = La nobiltà mangia poco e loda molto. Che risparmio!

talk-patisserie-level5-special-1 = Un onore! Non costa nulla e non va a male.
talk-patisserie-level5-special-2 = Guadagnato, contato, riposto. La chiave la tengo io.

talk-patisserie-level6-bake-1 = L’ho assaggiato ieri, col pensiero. Era squisito.
talk-patisserie-level6-bake-2 = Proprio come l’immaginavo. Il Re non ama le sorprese.

talk-patisserie-level6-table-1 = Stavate per protestare. L’avevo già sentito.
talk-patisserie-level6-table-2 = Vedo che lo vedete anche voi. Un istante dopo.

talk-patisserie-level6-star-1 = Una stella trova sempre il sole. Accomodatevi.
talk-patisserie-level6-star-2 = Il grembiule è ricamato da tempo, col vostro nome.

talk-patisserie-level6-host-1 = È bastato uno sguardo, fra quella nobile casa e me.
talk-patisserie-level6-host-2 = Un nobile cenno vale una fila di trombe.

talk-patisserie-level6-special-1 = Fingerei stupore, ma l’ho provato troppe volte.
talk-patisserie-level6-special-2 = Grazie. Questo inchino l’avevo già provato a mente.
