### Das Nachschlagewerk: für jeden Eintrag der Titel (wenn nicht ein anderer Text es ist), der Text, weitere Suchwörter mit häufigen
### Schreibfehlern und, wo die Spielregel schweigt, wie hier gespielt wird. Zahlen werden eingesetzt.

reference-patisserie-round-title = Eine Runde
reference-patisserie-round-text = Das Fest dauert { $rounds } Runden. In jeder werden die Auslagen gefüllt, alle wählen Personal, die Karten werden reihum einzeln gespielt, und dann haben alle ein Einkommen. Nach der letzten Runde kommt die Schlusswertung.
reference-patisserie-round-terms = Runden Phase Phasen Ablauf Reihenfolge Fest Aufbau wie viele Runden wie lange

reference-patisserie-start_player-title = Startspieler
reference-patisserie-start_player-text = Wer den Startspielermarker hat, beginnt die Runde, und gespielt wird im Uhrzeigersinn. Nach jeder Runde wandert er nach links. Der Startspieler beginnt das Spiel mit { $start_coins } Münzen, jeder nächste mit 1 mehr.
reference-patisserie-start_player-terms = erster Spieler Anfang beginnt wer fängt an Uhrzeigersinn Marker

reference-patisserie-selection-title = Handkarten wählen
reference-patisserie-selection-text = Zu Beginn einer Runde wählst du { $hand_size } Karten aus deinem unbenutzten Personal. Sind es weniger, nimm alle, dreh das benutzte Personal um und wähle den Rest daraus; gemischt wird nie. So arbeitet jeder, bevor jemand wieder an die Reihe kommt. In der ersten Runde nimmst du dein ganzes Startpersonal.
reference-patisserie-selection-terms = Hand Handkarten Auswahl aussuchen wählen unbenutzt benutzt Ablagestapel Startpersonal
reference-patisserie-selection-ruling = Das Programm fragt eine Karte nach der anderen ab, den Startspieler zuerst. Niemand sieht, was andere wählen.

reference-patisserie-tray-title = Backbleche
reference-patisserie-tray-text = Zwei Bleche bringen neues Personal: Auf jedem liegen { $tray_extra } Karten mehr, als Spieler da sind. Von jedem behältst du eine Karte und gibst den Rest weiter, Blech A nach links, Blech B nach rechts. Was am Ende bleibt, wird zum Anstellen ausgelegt.
reference-patisserie-tray-terms = Blech Bleche draften Kartenwahl neues Personal weitergeben links rechts
reference-patisserie-tray-ruling = Zu zweit gehen beide Bleche zum anderen. Ein Blech sieht nur, wer gerade davon wählt, und danach nicht wieder.

reference-patisserie-set_aside-title = Eine Karte verlässt das Spiel
reference-patisserie-set_aside-text = Von deinen { $hand_size } gewählten und zwei neuen Karten nimmst du eine verdeckt aus dem Spiel; die anderen sind deine Hand für diese Runde. So wächst dein Personal jede Runde um eine Karte.
reference-patisserie-set_aside-terms = ablegen entfernen verdeckt abwerfen aussortieren loswerden
reference-patisserie-set_aside-ruling = Sonst erfährt niemand, welche Karte es war.

reference-patisserie-turn-title = Ein Zug
reference-patisserie-turn-text = Spiele eine Karte von der Hand. Sie führt eine Hauptaktion aus, die ihre Ausbildung erlaubt; danach, nie davor, darfst du den Bonus der Karte nutzen. Auf eines oder beides darfst du verzichten. Dann ist der Nächste am Zug, bis alle Hände leer sind; wer angestellt hat, spielt länger.
reference-patisserie-turn-terms = Hauptaktion Aktionen verzichten passen aussetzen Reihenfolge was kann ich tun
reference-patisserie-turn-ruling = Angeboten wird nur, was du ausführen und bezahlen kannst; Verzichten geht immer. Nach einem Bonus, der nichts bewirkt, wird nicht gefragt.

reference-patisserie-chef-title = Konditor
reference-patisserie-chef-text = Gold, mit Mütze. Kann jede Hauptaktion außer zweien: Ein Konditor erwirbt keine Zutaten und kauft keine Waren. Nur ein Konditor garniert, stellt an und backt Rezepte mit Kochmütze. Eine Entlassung bringt { $chef_notice } Münzen.
reference-patisserie-chef-terms = Bäcker Koch Chef Pâtissier Gold Mütze Ausbildung P wer backt

reference-patisserie-assistant-title = Gehilfe
reference-patisserie-assistant-text = Silber, ohne Mütze. Kann jede Hauptaktion außer zweien: Ein Gehilfe garniert nicht und stellt niemanden an. Nur ein Gehilfe erwirbt Zutaten und kauft Waren. Eine Entlassung bringt { $assistant_notice } Münzen.
reference-patisserie-assistant-terms = Assistent Helfer Lehrling Silber Ausbildung A Gehilfin wer kauft

reference-patisserie-staff-title = Personal
reference-patisserie-staff-text = Alle deine Karten, wo sie auch sind: auf der Hand, unbenutzt, benutzt und die gerade arbeitet. Startpersonal hat keine Stufe. Anstellen und Bleche vergrößern das Personal, Ablegen und Entlassen verkleinern es; { $minimum_staff } Karten müssen immer bleiben. Einen Bonus darf nutzen, wer ihn hat, gleich welcher Ausbildung.
reference-patisserie-staff-terms = Angestellte Mitarbeiter Karten Inventar Deck Ausbildung wer darf was Kartenzahl
reference-patisserie-staff-ruling = Die Hand und die gerade gespielte Karte zählen für jeden Bonus. Welche Karten jemand hat, ist offen, soweit alle sie gesehen haben; welche davon auf der Hand sind, nicht.

reference-patisserie-level-title = Stufen des Personals
reference-patisserie-level-text = Neues Personal kommt Stufe um Stufe: I, dann II, III und IV, und die besseren Boni kommen spät. Vom Stapel werden genau so viele Karten benutzt, wie die { $rounds } Runden brauchen. Wen niemand angestellt hat, der verlässt am Ende der Runde das Spiel.
reference-patisserie-level-terms = Stufe Stapel Deck römische Zahl I II III IV neues Personal

reference-patisserie-bonus-title = Bonus einer Karte
reference-patisserie-bonus-text = Nach der Hauptaktion, oder nach dem Verzicht auf sie, darfst du den Bonus der gespielten Karte einmal nutzen. Bietet er eine Aktion, gilt dafür die Ausbildung der Karte; doch was der Bonus nennt, darf sie auch sonst: Ein Konditor mit diesem Bonus erwirbt sehr wohl Zutaten.
reference-patisserie-bonus-terms = Boni Effekt Karte freiwillig verzichten obere Hälfte
reference-patisserie-bonus-ruling = Gefragt wird nur, wenn der Bonus jetzt etwas bewirkt. Ein Bonus auf der Karte eines Gehilfen backt nie ein Rezept mit Kochmütze.

reference-patisserie-acquire_recipes-text = Hauptaktion für alle: Nimm 1 oder 2 Rezepte aus der Auslage und zahle den Preis unter jedem. Links ist der teuerste Platz; was liegen bleibt, rückt nach rechts und wird billiger. Sind nach dem Zug { $refill_recipes } Plätze leer, wird aufgefüllt.
reference-patisserie-acquire_recipes-terms = Rezeptauslage kaufen nehmen Preis Rezepte holen
reference-patisserie-acquire_recipes-ruling = Aufgefüllt wird nach dem Zug, nie während er läuft: Das zweite Rezept und der Bonus finden den leeren Platz vor.

reference-patisserie-recipe-title = Rezept
reference-patisserie-recipe-text = Die helle Seite zeigt, was ein Gebäck braucht: Waren, Zutaten und vielleicht, mit einer Kochmütze, einen Konditor. Die Zahl ist sein Prestige. Du kannst bis zu { $recipe_storage } Rezepte aufbewahren und jedes jederzeit aufgeben. Gebacken liegt das Plättchen auf der dunklen Seite und ist ein Gebäck.
reference-patisserie-recipe-terms = Rezepte Plättchen Backrezept braucht Zutaten Ablage drei abgeben
reference-patisserie-recipe-ruling = Im Programm kannst du Rezepte aufgeben bei der Wahl der Hauptaktion und wenn eines zu viel da ist; auch das neue.

reference-patisserie-acquire_ingredients-text = Hauptaktion eines Gehilfen: Nimm genau 1 Zutatenplättchen und bezahle es. Der Preis steht neben der Reihe, und je weniger Plättchen sie hat, desto billiger ist sie. Vor der nächsten Runde wird nichts aufgefüllt.
reference-patisserie-acquire_ingredients-terms = Zutatenauslage Regal Reihe Preis Plättchen Honig Nüsse Ei holen

reference-patisserie-ingredient-title = Zutatenplättchen
reference-patisserie-ingredient-text = Zeigt Honig, Nüsse und Eier und oft eine Garnitur. Du verbrauchst es beim Backen oder drehst es um und garnierst damit, nie beides. Was auf einem Plättchen übrig ist, verfällt, doch zwei Gebäcke, die du zugleich backst, dürfen es sich teilen. Du darfst beliebig viele haben.
reference-patisserie-ingredient-terms = Zutaten Honig Nüsse Ei Eier Vorrat Plättchen Rest

reference-patisserie-buy_goods-text = Hauptaktion eines Gehilfen: Wähle Mehl, Zucker oder Butter und kaufe davon. Die leuchtende Stufe der Leiste zeigt, was alles bis dorthin kostet.
reference-patisserie-buy_goods-terms = kaufen Mehl Zucker Butter Preis Markt Leiste einkaufen

reference-patisserie-goods-title = Mehl, Zucker, Butter
reference-patisserie-goods-text = Die Waren stehen auf drei Leisten: höchstens { $flourMost } Mehl, { $sugarMost } Zucker und { $butterMost } Butter. Du beginnst mit { $startFlour }, { $startSugar } und { $startButter }. Beim Backen werden sie verbraucht.
reference-patisserie-goods-terms = Ware Mehl Zucker Butter Leiste Marker Vorrat höchstens
reference-patisserie-goods-ruling = Eine geschenkte Ware, für die auf der Leiste kein Platz ist, verfällt.

reference-patisserie-bake-text = Hauptaktion für alle: Backe 1 oder 2 deiner Rezepte. Gib die Waren und Zutaten, die sie zeigen, und stell jedes Gebäck auf ein freies Kühlgitter. Ein Rezept mit Kochmütze braucht einen Konditor.
reference-patisserie-bake-terms = backen Ofen Gebäck machen herstellen
reference-patisserie-bake-ruling = Eine Karte backt beide Rezepte: Ein Gehilfe backt kein Paar mit Kochmütze. Überflüssige Plättchen werden nie genommen, und gleiche gelten als eine Wahl.

reference-patisserie-dish-title = Gebäck
reference-patisserie-dish-text = Ein gebackenes Rezept. An einer Tafel präsentiert bringt es am Ende sein Prestige und zählt für die Tafel; verkauft bringt es { $sale_coins } Münzen je Punkt. Seine Zutaten und seine Kochmütze entscheiden, zu welchem Tafelbonus es passt.
reference-patisserie-dish-terms = Gebäcke Kuchen Torte gebacken Wert Prestige Speise
reference-patisserie-dish-ruling = „Vom Konditor gebacken“ meint die Kochmütze auf dem Plättchen, egal wer es gebacken hat.

reference-patisserie-rack-title = Kühlgitter
reference-patisserie-rack-text = Du hast { $racks }. Gebackenes wartet dort auf die Lieferung; ohne freies Gitter kannst du nicht backen, und wegwerfen geht nicht. Was am Ende noch dort ist, wird verkauft.
reference-patisserie-rack-terms = Gitter Abkühlgitter auskühlen Platz voll Rost

reference-patisserie-decorate-text = Hauptaktion eines Konditors: Garniere 1 oder 2 Gebäcke auf deinen Kühlgittern. Dreh für jedes ein Zutatenplättchen mit Garnitur um und leg es auf das Gebäck, das nur eine haben kann.
reference-patisserie-decorate-terms = garnieren verzieren Garnitur Dekoration dekorieren Glasur

reference-patisserie-topping-title = Garnitur
reference-patisserie-topping-text = Viele Zutatenplättchen zeigen eine Garnitur. Zum Garnieren benutzt, liegt das Plättchen umgedreht über dem Gebäck, und die Zutaten darauf sind dahin. Wird das Gebäck geliefert, präsentiert oder verkauft, ist die Garnitur gelungen.
reference-patisserie-topping-terms = Garnituren Rose Kirsche Verzierung Haken Rückseite

reference-patisserie-decoration-title = Gelungene Garnitur
reference-patisserie-decoration-text = Die Garnituren gelieferter Gebäcke liegen neben deiner Küche und bringen jede Runde Einkommen, in dieser Reihenfolge: { $decoration1 } und { $decoration2 } Münzen mehr, dann { $decoration3 }, { $decoration4 } und { $decoration5 } Prestige. Eine sechste wird abgelegt.
reference-patisserie-decoration-terms = Garnituren gelungen Dekoration Einkommen fünf Plätze gesammelt

reference-patisserie-deliver-text = Hauptaktion für alle: Liefere 1 oder 2 Gebäcke von deinen Kühlgittern, garniert oder nicht. Jedes wird an einer Tafel präsentiert oder verkauft.
reference-patisserie-deliver-terms = Lieferung ausliefern präsentieren verkaufen servieren bringen
reference-patisserie-deliver-ruling = Zwei Gebäcke werden nacheinander geliefert; was das erste bringt, kann für das zweite zahlen.

reference-patisserie-sell-title = Ein Gebäck verkaufen
reference-patisserie-sell-text = Das Volk zahlt { $sale_coins } Münzen je Prestigepunkt auf dem Gebäck, aber Prestige bekommst du nicht. Seine Garnitur gelingt trotzdem.
reference-patisserie-sell-terms = Verkauf verkauft Volk Wert Münzen

reference-patisserie-present-title = Ein Gebäck präsentieren
reference-patisserie-present-text = Stell das Gebäck auf einen freien Platz einer Tafel. Der Reihe nach bekommst du: was auf dem Platz steht, die Belohnung des Tafelbonus, wenn das Gebäck passt, und dann Prestige von deinen Servicekräften an der Tafel, wenn du zahlst.
reference-patisserie-present-terms = Platz stellen Platzbonus freier Platz wohin legen
reference-patisserie-present-ruling = Was Platz und Tafelbonus bringen, kann den Service desselben Gebäcks bezahlen.

reference-patisserie-table-title = Mehrheit an einer Tafel
reference-patisserie-table-text = Am Ende bekommt, wer an einer Präsentationstafel die meisten Gebäcke hat, die erste Zahl ihres Schildes, ab { $second_place_players } Spielern wer die zweitmeisten hat, die zweite. Bei Gleichstand gewinnt, wessen Gebäck dem Tafelbonus am nächsten ist.
reference-patisserie-table-terms = Tafeln Mehrheit meiste zweite Gleichstand Präsentationstafel Schild Fahne Tisch

reference-patisserie-table_bonus-title = Tafelbonus
reference-patisserie-table_bonus-text = Jede Tafel hat einen Bonus: links die Gebäcke, die passen, rechts die Belohnung, wenn du dort eines präsentierst. Liegt ein rotes Kreuz über einem Zeichen, darf nichts davon dabei sein. Ob eine Garnitur darauf ist, zählt beim Liefern. Andere Gebäcke sind willkommen, bringen aber keine Belohnung.
reference-patisserie-table_bonus-terms = Tafelboni Plättchen Lohn Belohnung passen mit ohne Honig Nüsse Ei Garnitur durchgestrichen
reference-patisserie-table_bonus-ruling = Das Zeichen der Mütze meint die Marke auf dem Plättchen, nicht, wer gebacken hat.

reference-patisserie-reward-title = Was Plätze und Plättchen geben
reference-patisserie-reward-text = Münzen; eine Einheit Mehl, Zucker oder Butter; ein Zutatenplättchen, aus dem Beutel oder nach Wahl aus der Auslage; ein Rezept nach Wahl; oder Münzen je eigene Servicekraft an der Tafel. Alles ist umsonst und kommt sofort.
reference-patisserie-reward-terms = Lohn Belohnung Platzbonus kostenlos Beutel ziehen
reference-patisserie-reward-ruling = Was nicht gezogen werden kann, weil Beutel und Ablage leer sind, verfällt; ebenso ein Plättchen aus einer leeren Auslage.

reference-patisserie-place-text = Hauptaktion für alle: Zahle den Preis eines freien Platzes und setz deinen Marker dorthin, für Service zwischen zwei Tafeln oder für einen adligen Gastgeber.
reference-patisserie-place-terms = Marker Eigentum Servicekraft Gastgeber setzen kaufen Platz

reference-patisserie-service-title = Servicekräfte
reference-patisserie-service-text = Dein Marker zwischen zwei Tafeln bringt, was dort steht: Prestige am Ende oder etwas sofort. Und wann immer du an einer der beiden Tafeln ein Gebäck präsentierst, darfst du { $service_coins } Münzen für 1 Prestige zahlen, für jede deiner Servicekräfte dort. Bis zu { $one_post_players } Spieler lassen einen der zwei Plätze frei; beide hat niemand.
reference-patisserie-service-terms = Service Servicekraft Kellner Diener Marker Bereich Prestige kaufen
reference-patisserie-service-ruling = Die Münzen desselben Gebäcks können seinen Service bezahlen.

reference-patisserie-host-title = Adliger Gastgeber
reference-patisserie-host-text = Ein Marker auf einem adligen Gastgeber bringt bei jedem Einkommen { $host_income } Münzen, am Ende sein Prestige und außerdem 1 Prestige je Gegner, der irgendwo Servicekräfte hat.
reference-patisserie-host-terms = Gastgeber Adel Adlige gelber Tisch Einkommen Gegner Service

reference-patisserie-hire-text = Hauptaktion eines Konditors: Nimm eine Karte aus der Auslage auf die Hand; sie wird noch in dieser Runde gespielt. Liegen dort 4 Karten, kostet sie { $hire4 } Münzen, bei 3 { $hire3 }, bei 2 oder 1 { $hire2 }. Oder nimm umsonst eine Stern-Karte, wenn du ihre Bedingung erfüllst.
reference-patisserie-hire-terms = anstellen einstellen Personal neue Karte Preis Auslage

reference-patisserie-star-title = Stern-Karten
reference-patisserie-star-text = Diese Karten kosten nichts, aber beim Anstellen musst du ihre Bedingung erfüllen. Nur eine im ganzen Spiel steht dir zu. Ihr Bonus ist meist sofort Prestige.
reference-patisserie-star-terms = Stern Sternkarte Bedingung Voraussetzung kostenlos einmal
reference-patisserie-star-ruling = Die Bedingung zählt nur beim Anstellen. Die Auslage wird weder aufgefüllt noch geräumt.

reference-patisserie-condition_kitchen-title = Bedingung: was in deiner Küche ist
reference-patisserie-condition_kitchen-text = So viele Zutatenplättchen, Rezepte, Waren, Münzen oder Personalkarten müssen in diesem Moment dir gehören; oder von Waren und Zutatenplättchen gar keine. Abgegeben wird davon nichts.
reference-patisserie-condition_kitchen-terms = Bedingung Voraussetzung Zutaten Rezepte Waren Münzen Personal keine

reference-patisserie-condition_dishes-title = Bedingung: deine Gebäcke
reference-patisserie-condition_dishes-text = Gezählt werden etwa deine Gebäcke an den Tafeln, die einer Art, die Tafeln, an denen du welche hast, deine Gebäcke an einer Tafel, deine gelungenen Garnituren oder dein bisheriges Prestige. Gebäcke auf den Gittern zählen nicht.
reference-patisserie-condition_dishes-terms = Bedingung Gebäcke Tafeln Garnituren Prestige präsentiert Art

reference-patisserie-condition_markers-title = Bedingung: Service und Gastgeber
reference-patisserie-condition_markers-text = Gezählt werden deine Marker auf Servicestellen, auf adligen Gastgebern oder auf beiden zusammen.
reference-patisserie-condition_markers-terms = Bedingung Service Gastgeber Marker

reference-patisserie-give_notice-text = Hauptaktion für alle: Eine deiner Karten verlässt das Spiel für immer, und du bekommst { $assistant_notice } Münzen für einen Gehilfen, { $chef_notice } für einen Konditor. Es darf auch eine Handkarte sein oder die gerade gespielte, deren Bonus noch genutzt werden darf. { $minimum_staff } Karten müssen bleiben.
reference-patisserie-give_notice-terms = kündigen Kündigung entlassen rauswerfen Personal Münzen

reference-patisserie-special_bonus-title = Sonderboni
reference-patisserie-special_bonus-text = Sobald du die Bedingung erfüllst, darfst du einen Marker auf den wertvollsten freien Platz setzen und bekommst am Ende dieses Prestige. Auf jeden Sonderbonus nur einmal; wer später kommt, bekommt weniger oder nichts.
reference-patisserie-special_bonus-terms = Sonderbonus Plättchen Bedingung beanspruchen zuerst Wettlauf
reference-patisserie-special_bonus-ruling = Gefragt wirst du nach der Hauptaktion, nach jedem gelieferten Gebäck, nach dem Bonus und nach dem Einkommen. Wer ablehnt, wird im nächsten Zug wieder gefragt. Die Plättchen zeigen die Seite, die zur Spielerzahl gehört; die Werte der meisten sind von uns.

reference-patisserie-income-title = Einkommen
reference-patisserie-income-text = Wenn alle Hände leer sind, bekommen alle { $base_income } Münzen, { $host_income } mehr je Gastgeber, und was gelungene Garnituren bringen. Auch am Ende der letzten Runde gibt es Einkommen.
reference-patisserie-income-terms = Einnahmen verdienen Münzen Rundenende Gastgeber Garnituren

reference-patisserie-displays-title = Auslagen füllen
reference-patisserie-displays-text = Zu Beginn einer Runde werden die unteren Zutatenreihen geräumt, der Rest rückt nach unten, und die { $cleared_recipes } Rezepte rechts gehen; die anderen rücken nach rechts. Dann wird aus den Beuteln aufgefüllt. Ein rotes Zeichen steht an dem, was gehen wird.
reference-patisserie-displays-terms = Auslage Vorbereitung auffüllen neue Plättchen Beutel leer geräumt weg
reference-patisserie-displays-ruling = Rezepte werden auch nach einem Zug aufgefüllt, wenn { $refill_recipes } Plätze leer sind. Ein Beutel wird aus der Ablage erst gefüllt, wenn ein Plättchen gebraucht wird; gemischt wird einmal.

reference-patisserie-coin-title = Münzen
reference-patisserie-coin-text = Geld, für Rezepte, Zutaten, Waren, Personal und Marker. Es kommt aus Einkommen, Verkauf, Entlassungen, Plätzen und Boni. Am Ende sind { $coins_per_prestige } Münzen 1 Prestige, und was übrig bleibt, entscheidet einen Gleichstand um den Sieg.
reference-patisserie-coin-terms = Münze Geld Preis zahlen zu wenig leisten Gleichstand

reference-patisserie-prestige-title = Prestige
reference-patisserie-prestige-text = Die Punkte des Spiels; wer die meisten hat, gewinnt. Weiß mit rotem Rand zählt sofort, mit schwarzem erst am Ende.
reference-patisserie-prestige-terms = Punkte Siegpunkte Leiste roter Rand schwarzer Rand

reference-patisserie-final_scoring-title = Schlusswertung
reference-patisserie-final_scoring-text = Nach Runde { $rounds } und ihrem Einkommen: Gebäcke auf den Gittern werden verkauft, je { $coins_per_prestige } Münzen zählen 1 Prestige, dann die Tafeln, Gastgeber für Service und alle deine Marker: Gebäcke, Servicekräfte, Gastgeber und Sonderboni. Bei Gleichstand gewinnt, wer mehr Münzen übrig hat, dann der Erste vom Startspieler aus.
reference-patisserie-final_scoring-terms = Ende Spielende Wertung gewinnen Gewinner Sieg Gleichstand Punkte wie gewinnt man wer gewinnt
reference-patisserie-final_scoring-ruling = Was am Ende verkauft wird, bringt keine Garnituren mehr: Es folgt kein Einkommen.

reference-patisserie-standing-title = Punkte, wenn das Spiel jetzt endete
reference-patisserie-standing-text = Die Zahl neben dem Podest im Feld eines Spielers ist, was die Schlusswertung jetzt gäbe, samt Mehrheiten. Sie ist eine Vorschau; ein Plus heißt, dass Verborgenes dazukommen kann. Auch Münzen zählen, darum senkt Bezahlen sie ein wenig. Der Pfeil daneben sagt, was sich seit deinem letzten Zug geändert hat. Das Feld zeigt Münzen, Prestige, Waren, Plättchen, Garnituren, Karten sowie Rezepte und Gebäcke im Kleinen.
reference-patisserie-standing-terms = Stand Vorschau Schätzung führt Führung Spielerfeld Übersicht

reference-patisserie-first_game-text = Für das erste Spiel wird Personal nicht von Backblechen gewählt: Zweimal bekommen alle eine Karte, und zwei liegen zum Anstellen aus. Das geht schneller und braucht keine Kartenkenntnis; gerechter sind die Bleche.
reference-patisserie-first_game-terms = erste Partie Anfänger austeilen Variante einfach ohne Bleche

reference-patisserie-values-title = Was sicher und was von uns ist
reference-patisserie-values-text = Die Spielregel sagt, wie gespielt wird, enthält aber keine Liste der Plättchen und Karten. Was Text und Beispiele zeigen, ist wie gedruckt; andere Werte sind unsere Rekonstruktion im Rahmen dessen, was die Spielregel festlegt. Besitzer können jeden Wert berichtigen.
reference-patisserie-values-terms = Werte Rekonstruktion gedruckt abweichend falsch berichtigen Besitzer
