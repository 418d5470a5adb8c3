### Das Nachschlagewerk: was die Erweiterungen hinzufügen.

reference-jewelry-title = Schmuck
reference-jewelry-text = Hast du ein { $garment } geschneidert und noch nicht verliehen, darfst du ein Schmuckstück dazu kaufen, zum Preis darüber: eine Halskette für ein { $gown }, einen Ring für einen { $coat }. Hat es dieselbe Farbe wie das { $garment }, bringt es auch ein zufälliges Rohstoffplättchen. Jedes Stück: 1 Livre bei jedem Einkommen und 1 Ansehen am Ende. In jeder Runde verlässt das Stück ganz rechts das Spiel.
reference-jewelry-terms = Halskette Halsketten Kette Ring Ringe Juwel Juwelen Edelstein Schmuckplättchen
reference-jewelry-ruling = Ist der Schmuck genommen, muss das { $garment } verliehen werden. Angeboten wird er nur, wo es einen Gast dafür gibt.

reference-jeweler-title = Juwelier
reference-jeweler-text = Eine Dekoration. Wer hier einen Marker hat, darf zu jedem { $garment }, das er verleiht, Schmuck kaufen. Ein Platz je Spieler.
reference-jeweler-terms = Schmuck Laden Auslage Dekoration
reference-jeweler-ruling = Schmuck, den ein { $garment } bringt, kommt zu dem gekauften hinzu.

reference-specialist-title = Spezialisierter Lehrling
reference-specialist-text = Jeder bekommt zu Beginn einen; niemand sonst sieht, wer es ist. Dein Meister darf ihn einmal als Hauptaktion kostenlos einstellen, wenn die Bedingung auf der Karte erfüllt ist. Dann kommt die Karte auf deine Hand.
reference-specialist-terms = spezieller Lehrling besonderer einstellen kostenlos Bedingung ausgeteilt geheim
reference-specialist-ruling = An den Hof entsandt bringt ein spezialisierter Lehrling { $apprentice } Livre wie jeder andere.

reference-condition-title = Bedingungen zum Einstellen
reference-condition-text = Die Bedingung auf einem spezialisierten Lehrling muss beim Einstellen erfüllt sein: so viele Livre, Ansehen, Schmuck, Arten von Dekorationen, { $gowns } oder { $coats } oder Meistergäste auf dem Spielplan, Plättchen mit Garn und Spitze, Anwesenheit in allen Sälen oder eine bestandene Meisterprüfung. Bezahlt oder verloren wird davon nichts.
reference-condition-terms = Bedingung Voraussetzung spezialisierter Lehrling braucht
reference-condition-ruling = Beide Arten von Dekorationen fürs Einkommen zählen als eine Art.

reference-journeyman_examination-text = Hauptaktion eines Lehrlings, wenn alle ihre Aufgaben erfüllt sind: Zahle { $examLivre } Livre und erhalte { $examPrestige } Ansehen. Der Lehrling nutzt seinen Bonus und verlässt das Spiel; du wählst einen Gesellen aus dem Stapel dieser Prüfung für deine Hand. Dann bereitest du dich auf die Meisterprüfung vor.
reference-journeyman_examination-terms = Prüfung Examen Test Geselle Lehrling befördern bestehen
reference-journeyman_examination-ruling = Im Stapel muss mindestens eine Karte sein. Der Prüfling zählt als einer von denen, die bleiben müssen, denn der Neue nimmt seinen Platz ein.

reference-master_examination-text = Hauptaktion eines Gesellen, wenn alle ihre Aufgaben erfüllt sind: Zahle { $examLivre } Livre und erhalte { $examPrestige } Ansehen. Der Geselle nutzt seinen Bonus und verlässt das Spiel; du wählst einen Meister aus dem Stapel dieser Prüfung für deine Hand. Dann bereitest du dich wieder auf die Gesellenprüfung vor.
reference-master_examination-terms = Prüfung Examen Test Meister Geselle befördern bestehen
reference-master_examination-ruling = Im Stapel muss mindestens eine Karte sein. Der Prüfling zählt als einer von denen, die bleiben müssen, denn der Neue nimmt seinen Platz ein.

reference-journeyman_tasks-title = Aufgaben der Gesellenprüfung
reference-journeyman_tasks-text = Lehrlinge erfüllen sie: ein Plättchen mit häufiger Seide behalten, eines mit seltener Seide behalten, eines gegen Garn oder Spitze tauschen, eine Dekoration finanzieren. Eine Aufgabe je Aktion, durch eine Hauptaktion oder einen Bonus; sie werden von selbst markiert.
reference-journeyman_tasks-terms = Aufgabe Aufgaben Prüfung Lehrling Seide Garn Spitze Dekoration
reference-journeyman_tasks-ruling = Eine durch einen Bonus geliehene Aktion führt der Arbeiter aus, der diesen Bonus hat.

reference-master_tasks-title = Aufgaben der Meisterprüfung
reference-master_tasks-text = Ein Geselle schneidert ein { $gown }; ein Geselle schneidert einen { $coat }; ein Meister schneidert ein beliebiges { $garment }. Verliehen oder verkauft, durch eine Hauptaktion oder einen Bonus; eine Aufgabe je Aktion, und von selbst markiert.
reference-master_tasks-terms = Aufgabe Aufgaben Prüfung Meister Geselle { $gown } { $coat }
reference-master_tasks-ruling = Eine durch einen Bonus geliehene Aktion führt der Arbeiter aus, der diesen Bonus hat.

reference-graduate-title = Wer die Prüfung bestanden hat
reference-graduate-text = Wer eine Prüfung besteht, sieht deren Stapel durch und nimmt eine beliebige Karte daraus auf die Hand. Sie wird noch in dieser Runde ausgespielt.
reference-graduate-terms = Absolvent Stapel Prüfung wählen neue Karte
reference-graduate-ruling = Andere sehen die Karte erst, wenn sie ausgespielt wird oder das Spiel verlässt.

reference-bonus_use_from_supply-title = Bonus: jemanden aus dem Vorrat nutzen
reference-bonus_use_from_supply-text = Sieh deinen Vorrat an, leg einen Arbeiter daraus ab und nutze dessen Bonus, als hättest du ihn ausgespielt.
reference-bonus_use_from_supply-terms = Vorrat ablegen Bonus leihen
reference-bonus_use_from_supply-ruling = Ist der Vorrat leer, wird zuerst der Ablagestapel umgedreht. Eine Aktion führt der Arbeiter aus, der abgelegt wurde.

reference-bonus_copy_bonus-title = Bonus: einen fremden Bonus nachahmen
reference-bonus_copy_bonus-text = Wähle den Arbeiter oben auf einem fremden Ablagestapel und nutze dessen Bonus, als hättest du ihn ausgespielt. Die Karte bleibt, wo sie ist.
reference-bonus_copy_bonus-terms = kopieren nachahmen Gegner Ablagestapel Bonus
reference-bonus_copy_bonus-ruling = Ein nachahmender Bonus lässt sich nicht nachahmen. Eine Aktion führt der Arbeiter aus, dessen Bonus nachgeahmt wird.

reference-bonus_livre_per_hall-title = Bonus: Livre für jeden Saal
reference-bonus_livre_per_hall-text = Du bekommst die Livre auf der Karte für jeden Saal, in dem du ein { $garment } oder den Musiker hast.
reference-bonus_livre_per_hall-terms = Saal vertreten Anwesenheit Geld

reference-bonus_livre_per_decorations-title = Bonus: Livre für mehrere Dekorationen
reference-bonus_livre_per_decorations-text = Du bekommst die Livre auf der Karte für je so viele deiner Dekorationen. Ein Rest bringt nichts.
reference-bonus_livre_per_decorations-terms = Dekorationen Geld Paare Marker

reference-bonus_make_and_sell-title = Bonus: schneidern und sofort verkaufen
reference-bonus_make_and_sell-text = Schneidere noch ein { $garment } ohne goldenen Fingerhut zu vollen Kosten, verkaufe es sofort für seinen Wert und erhalte das Ansehen auf der Karte.
reference-bonus_make_and_sell-terms = schneidern verkaufen weiteres { $garment } Ansehen
reference-bonus_make_and_sell-ruling = Was nie verkauft wird, lässt sich durch diesen Bonus nicht schneidern.

reference-bonus_in_hall-title = Bonus: für deine { $garments } in einem Saal
reference-bonus_in_hall-text = Du bekommst, was die Karte sagt, für deine { $garments } in einem einzigen Saal.
reference-bonus_in_hall-terms = ein Saal Ansehen Livre { $garment }
reference-bonus_in_hall-ruling = Das Programm nimmt den Saal, der am meisten bringt.

reference-bonus_jewelry-title = Bonus: für deinen Schmuck
reference-bonus_jewelry-text = Du bekommst, was die Karte sagt, für je so viele deiner Schmuckplättchen oder nur deiner Ringe. Ein Rest bringt nichts.
reference-bonus_jewelry-terms = Schmuck Ring Ringe Halskette Livre Ansehen

reference-bonus_prestige_per_pair-title = Bonus: Paare aus zwei Farben
reference-bonus_prestige_per_pair-text = Du bekommst 1 Ansehen für jedes Paar deiner { $gowns } in den beiden Farben der Karte bei Gästen.
reference-bonus_prestige_per_pair-terms = Paar Paare zwei Farben { $gown } Ansehen

reference-bonus_livre_per_master_spaces-title = Bonus: Livre für Meistergäste
reference-bonus_livre_per_master_spaces-text = Du bekommst die Livre auf der Karte für je so viele deiner { $garments } bei Meistergästen.
reference-bonus_livre_per_master_spaces-terms = Meistergast Fingerhut Geld

reference-bonus_livre_without_color-title = Bonus: Livre für eine fehlende Farbe
reference-bonus_livre_without_color-text = Für jede der beiden Farben auf der Karte bekommst du deren Livre, wenn kein { $garment } von dir in dieser Farbe bei einem Gast ist.
reference-bonus_livre_without_color-terms = fehlende Farbe ohne keine Geld

reference-bonus_gain_prestige-title = Bonus: Ansehen
reference-bonus_gain_prestige-text = Du bekommst das Ansehen auf der Karte sofort.
reference-bonus_gain_prestige-terms = Ansehen Punkte erhalten

reference-crown_jewelry_sets-title = Krone: Sätze von Schmuck
reference-crown_jewelry_sets-text = Am Ende bringt jeder Satz aller vier Arten von Schmuck das Ansehen auf der Karte: Halsketten und Ringe in jeder ihrer Farben.
reference-crown_jewelry_sets-terms = Schmuck Satz Sätze Krone Ende Halskette Ring

reference-crown_necklace_pairs-title = Krone: Halsketten
reference-crown_necklace_pairs-text = Am Ende bringen je so viele deiner Halsketten, wie die Karte sagt, das Ansehen, das auf ihr steht. Auf die Farben kommt es nicht an.
reference-crown_necklace_pairs-terms = Halskette Halsketten Paare Krone Ende

reference-crown_decorations-title = Krone: Dekorationen
reference-crown_decorations-text = Am Ende bringt jede deiner Dekorationen das Ansehen auf der Karte, zusätzlich zu ihrem eigenen.
reference-crown_decorations-terms = Dekoration Krone Ende Marker

reference-crown_apprentice_pairs-title = Krone: Lehrlinge
reference-crown_apprentice_pairs-text = Am Ende bringen je so viele Lehrlinge deines Personals, wie die Karte sagt, das Ansehen, das auf ihr steht.
reference-crown_apprentice_pairs-terms = Lehrling Paare Personal Krone Ende

reference-fancy_dresses-text = { $fancy } weitere { $garments } kommen in den Beutel: Sie verlangen mehr als alle anderen und sind mehr wert. Dazu kommen neue Rohstoffplättchen mit Kombinationen, die es im Grundspiel nicht gibt.
reference-fancy_dresses-terms = Prachtkleider teuer Erweiterung Promo wertvoll

reference-festivity_dresses-text = { $festivity } weitere { $garments }, mit einem Stern, bringen sofort Ansehen, wenn sie geschneidert werden, bevor man sie verleiht. Verkauft werden sie nie: Ohne freien Gast dafür lässt sich ein solches { $garment } nicht schneidern. Sie kommen nach der ersten Vorbereitung in den Beutel.
reference-festivity_dresses-terms = Festkleider Fest Stern nie verkauft Erweiterung Promo sofort Ansehen
reference-festivity_dresses-ruling = Das { $garment } selbst zählt für seinen eigenen Bonus nicht. Ein Bonus, der verkaufen muss, was er schneidert, kann keines davon schneidern.

reference-bonus_prestige_per_couple-title = Bonus: Paare
reference-bonus_prestige_per_couple-text = Beim Schneidern bekommst du das gezeigte Ansehen für jedes Paar aus einem { $gown } und einem { $coat } von dir bei Gästen.
reference-bonus_prestige_per_couple-terms = Paar Paare Fest { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = Das { $garment }, das gerade geschneidert wird, zählt noch nicht.

reference-expert_tailoring-text = { $expert } weitere { $garments }, mit einer Nadel, bringen etwas, wenn sie verliehen werden: die Gunst, ein Plättchen, Schmuck, Geld. Alle bis auf eines werden nie verkauft. Die mit Schmuck gibt es nur zusammen mit dem Schmuckkästchen.
reference-expert_tailoring-terms = Schneiderkunst Nadel verliehen nie verkauft Erweiterung Promo
reference-expert_tailoring-ruling = Erst kommt die Belohnung des Gastes, dann, was das { $garment } bringt. Das eine, das nur Livre bringt, hat kein eigenes Ansehen, zählt aber für Säle, Statuen und Karten.

reference-bonus_gain_favor-title = Beim Verleihen: die Gunst der Königin
reference-bonus_gain_favor-text = Nimm die Gunst der Königin, wenn sie in dieser Runde noch niemand hat; die Livre bekommst du auf jeden Fall.
reference-bonus_gain_favor-terms = Gunst Königin Nadel Schneiderkunst

reference-bonus_take_resource-title = Beim Verleihen: ein Plättchen nach Wahl
reference-bonus_take_resource-text = Nimm kostenlos ein beliebiges ausliegendes Rohstoffplättchen und behalte oder tausche es wie sonst.
reference-bonus_take_resource-terms = kostenloses Plättchen Auslage Nadel Schneiderkunst
reference-bonus_take_resource-ruling = Die Belohnung des Gastes kommt zuerst.

reference-bonus_gain_jewelry-title = Beim Verleihen: Schmuck oder Ansehen dafür
reference-bonus_gain_jewelry-text = Eines dieser { $garments } bringt kostenlos ein Schmuckplättchen beliebiger Farbe, wenn du einen Platz beim Juwelier hast. Das andere bringt Ansehen, wenn du es mit Schmuck seiner eigenen Farbe verleihst.
reference-bonus_gain_jewelry-terms = Schmuck kostenlos Nadel Schneiderkunst gleiche Farbe
reference-bonus_gain_jewelry-ruling = Auf diese Weise erhaltener Schmuck kommt zu einem gekauften hinzu.

reference-madame_du_barry-title = Madame du Barry, eine Rivalin
reference-madame_du_barry-text = Sie spielt mit eigenen Karten gegen dich: { $madameHand } in jeder Runde, eine je Zug. Sie tut ohne zu zahlen, was die Karte zeigt, hat kein Geld, verleiht immer, was sie schneidert, und gewinnt bei Gleichstand. Geht nichts von dem, was die Karte zeigt, bekommt sie stattdessen { $madameInstead } Ansehen.
reference-madame_du_barry-terms = solo allein Automa Bot Dubarry Rivale ein Spieler Madam Einzelspiel
reference-madame_du_barry-ruling = Gegen mehrere zählt sie überall, wo Spieler gezählt werden, als ein Spieler mehr, und sitzt hinter dem letzten.

reference-madame_cards-title = Die Karten der Madame du Barry
reference-madame_cards-text = Oben: was sie tut und wo. Unten: in welchen Saal geht, was eine andere Karte sie schneidern lässt, und ob sie Schmuck dazu nimmt: in derselben Farbe, jeden passenden oder keinen. Stellt sie jemanden ein oder besteht sie eine Prüfung, zieht sie noch eine Karte für diese Runde.
reference-madame_cards-terms = Madame Karte Aktion Saal Erlaubnis aufdecken ziehen solo Automa
reference-madame_cards-ruling = Finden ihre Karten keinen freien Gast, schneidert sie nichts und bekommt Ansehen. Von weniger Entwürfen nimmt sie den teuersten. Sind ihre Karten alle, werden die aufgedeckten gemischt.

reference-collection-title = Plättchen der Madame du Barry
reference-collection-text = Sie nutzt die Plättchen nie, die sie nimmt. Am Ende bringen je { $madameTiles } davon ihr 1 Ansehen.
reference-collection-terms = Sammlung gesammelt Plättchen solo Automa Wertung
