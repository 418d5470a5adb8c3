### Das Nachschlagewerk: der Mentor und die Promos.

reference-patisserie-mentor-title = Der Mentor
reference-patisserie-mentor-text = Dein früherer Lehrer spielt nach Karten: allein gegen eine Person oder als Dritter neben zweien. Der Mentor zahlt nichts für Aktionen, hat aber Einkommen, verkauft, bezahlt Service und punktet wie alle. Allein gewinnst du nur mit mehr Prestige.
reference-patisserie-mentor-terms = Mentor solo allein Automa Gegner Einzelspieler Lehrer
reference-patisserie-mentor-ruling = Der Mentor sitzt hinter den Menschen, kann Startspieler sein und ist ein Gegner für Gastgeber. Sonderboni muss er beanspruchen; du darfst.

reference-patisserie-solo_card-title = Solokarten
reference-patisserie-solo_card-text = In jedem Zug deckt der Mentor eine Karte mit ein bis drei Aktionen auf und führt die erste von links aus, die möglich ist. Ist es keine, bekommt er sofort { $mentor_prestige } Prestige.
reference-patisserie-solo_card-terms = Solokarte Mentor Zug Aktionen aufdecken
reference-patisserie-solo_card-ruling = Eine Aktion, die keine Entscheidungskarte entscheiden könnte, ist unmöglich.

reference-patisserie-decision_card-title = Entscheidungskarten
reference-patisserie-decision_card-text = Wo der Mentor wählen muss, werden weitere Solokarten aufgedeckt, bis eine auf etwas zeigt, das da ist: ein Rezept, eine Spalte der Zutaten, eine Tafel und das Ende, von dem aus sie gefüllt wird, oder einen Platz für einen Marker.
reference-patisserie-decision_card-terms = Entscheidung Stapel aufdecken Pfeil Wahl Mentor
reference-patisserie-decision_card-ruling = Ist der Stapel leer, werden benutzte Solokarten zu einem neuen gemischt. Wo keine Karte entscheiden könnte, wird nichts aufgedeckt.

reference-patisserie-mentor_recipes-title = Der Mentor nimmt Rezepte
reference-patisserie-mentor_recipes-text = Zwei Rezepte, wohin die Pfeile von Entscheidungskarten zeigen; von einem leeren Platz rückt der Pfeil nach rechts. Von { $overfull } Rezepten geht das mit dem wenigsten Prestige. Mit { $recipe_storage } Rezepten nimmt der Mentor keine.
reference-patisserie-mentor_recipes-terms = Mentor Rezepte erwerben Pfeil
reference-patisserie-mentor_recipes-ruling = Ein einzelnes Rezept in der Auslage nimmt er allein. Seine Rezepte rücken nach links auf.

reference-patisserie-mentor_ingredients-title = Der Mentor nimmt Zutaten
reference-patisserie-mentor_ingredients-text = Alle Plättchen der Spalte, auf die eine Entscheidungskarte zeigt.
reference-patisserie-mentor_ingredients-terms = Mentor Zutaten Spalte Plättchen

reference-patisserie-mentor_bakes-title = Der Mentor backt
reference-patisserie-mentor_bakes-text = Bis zu zwei Rezepte, umsonst, in der Reihenfolge der Zahlen auf der Karte, auch solche mit Kochmütze, soweit Kühlgitter frei sind.
reference-patisserie-mentor_bakes-terms = Mentor backen Gitter Reihenfolge

reference-patisserie-mentor_decorates-title = Der Mentor garniert
reference-patisserie-mentor_decorates-text = Bis zu zwei Gebäcke, in der Reihenfolge der Zahlen auf der Karte. Ihr Pfeil sagt, ob das erste oder das letzte Plättchen mit Garnitur genommen wird.
reference-patisserie-mentor_decorates-terms = Mentor garnieren Garnitur Reihenfolge

reference-patisserie-mentor_delivers-title = Der Mentor liefert
reference-patisserie-mentor_delivers-text = Alle Gebäcke auf den Gittern, zuerst eines, das zu einem Tafelbonus passt. Eine Entscheidungskarte nennt die Tafel und das Ende, von dem aus der erste freie Platz genommen wird. Der Mentor bekommt, was Platz und Tafel geben, und bezahlt Service, wenn er kann.
reference-patisserie-mentor_delivers-terms = Mentor liefern präsentieren Tafel Ende
reference-patisserie-mentor_delivers-ruling = Ein Gebäck, das keine Karte unterbringen könnte, wird verkauft.

reference-patisserie-mentor_hires-title = Der Mentor stellt an
reference-patisserie-mentor_hires-text = Eine Karte umsonst: eine Stern-Karte, wenn ihre Bedingung erfüllt ist und noch keine genommen wurde, sonst die erste der Auslage von dem Ende aus, das der Pfeil zeigt. Die Karte wird für die Schlusswertung aufgehoben, und der Mentor hat in dieser Runde einen Zug mehr.
reference-patisserie-mentor_hires-terms = Mentor anstellen Stern-Karte mehr Züge
reference-patisserie-mentor_hires-ruling = Gibt es keine Entscheidungskarte, bekommt der Mentor keine.

reference-patisserie-mentor_places-title = Der Mentor setzt einen Marker
reference-patisserie-mentor_places-text = Auf den Servicebereich oder Gastgeber, den eine Entscheidungskarte nennt, umsonst; im Servicebereich immer auf den Platz mit Prestige.
reference-patisserie-mentor_places-terms = Mentor Marker Service Gastgeber

reference-patisserie-mentor_scoring-title = Der Mentor am Ende
reference-patisserie-mentor_scoring-text = Vor der Schlusswertung deckt der Mentor die angestellten Karten und die von den Blechen auf und bekommt deren Münzen und Prestige, soweit er dafür zahlen kann. Dann wird die Hälfte aller übrigen Plättchen, Rezepte und Waren zu Prestige.
reference-patisserie-mentor_scoring-terms = Mentor Wertung Personal Vorräte Hälfte Ende

reference-patisserie-grades-title = Buttrig, Herzhaft, Extra knusprig
reference-patisserie-grades-text = Die Stärke des Mentors: Buttrig hat jede Runde { $buttery } Solokarten, Herzhaft in den letzten zwei Runden { $savory }, Extra knusprig in jeder Runde { $crunchy }. Jede Karte mehr ist ein Zug mehr.
reference-patisserie-grades-terms = Schwierigkeit Grad Stufe schwer leicht herzhaft knusprig stärker

reference-patisserie-mentor_copied-title = Die Karte des Mentors kopieren
reference-patisserie-mentor_copied-text = Wer einen fremden Bonus nutzt und die oberste Karte des Mentors wählt, führt eine ihrer Aktionen nach den üblichen Regeln als Gehilfe aus oder bekommt { $mentor_prestige } Prestige.
reference-patisserie-mentor_copied-terms = kopieren Mentor Karte Aktion Prestige
reference-patisserie-mentor_copied-ruling = Bevor der Mentor eine Karte benutzt hat, gibt es nichts zu kopieren. Ein Rezept mit Kochmütze wird so nicht gebacken.

reference-patisserie-promo_special_bonuses-text = Promo: { $promoSpecials } Plättchen kommen zu den Sonderboni, von denen zwei gezogen werden: für Gebäcke mit Nüssen, für Gebäcke im Wert von { $modestLeast } bis { $modestMost } und für Gebäcke im Wert von { $grandLeast } oder { $grandMost }.
reference-patisserie-promo_special_bonuses-terms = Promo Sonderbonus Nüsse Erweiterung mehr

reference-patisserie-promo_table_bonuses-text = Promo: { $promoTables } Plättchen kommen zu den Tafelboni: Münzen für ein Gebäck ohne Garnitur, Mehl für ein Gebäck im Wert von genau { $exactly } und Münzen für deine Servicekräfte an der Tafel.
reference-patisserie-promo_table_bonuses-terms = Promo Tafelbonus Erweiterung mehr

reference-patisserie-promo_staff-text = Promo: { $promoStars } weitere Stern-Karten: für bisheriges Prestige, für Gebäcke ohne Honig, Nüsse und Ei und für eine leere Küche.
reference-patisserie-promo_staff-terms = Promo Stern-Karte Personal Erweiterung mehr

reference-patisserie-promo_start_staff-text = Promo: Alle haben { $startCards } Startkarten und wählen { $hand_size } davon für die erste Hand; die anderen verlassen verdeckt das Spiel.
reference-patisserie-promo_start_staff-terms = Promo Startpersonal Karten Erweiterung sechs
