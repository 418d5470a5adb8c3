### Das Nachschlagewerk: Boni und Kronen des Grundspiels.

reference-bonus_gain_livre-title = Bonus: Livre erhalten
reference-bonus_gain_livre-text = Du bekommst die Livre auf der Karte aus dem Vorrat.
reference-bonus_gain_livre-terms = Geld Münzen erhalten

reference-bonus_livre_per_decoration-title = Bonus: Livre für deine Dekorationen
reference-bonus_livre_per_decoration-text = Du bekommst die Livre auf der Karte für jede Dekoration mit deinem Marker, wo sie auch ist. Eine, die du gerade finanziert hast, zählt mit.
reference-bonus_livre_per_decoration-terms = Geld je Dekoration Marker

reference-bonus_livre_by_staff-title = Bonus: Livre nach der Größe deines Personals
reference-bonus_livre_by_staff-text = Zähle alle deine Arbeiter: auf der Hand, im Vorrat, auf dem Ablagestapel und der gerade arbeitet. Die Tabelle auf der Karte sagt, wie viel du bekommst; es gilt die größte Zahl, die du erreichst.
reference-bonus_livre_by_staff-terms = Kartenzahl wie viele Karten Geld Stapel
reference-bonus_livre_by_staff-ruling = Wer in diesem Zug entsandt wurde, zählt noch, bis er fort ist. Ist das Personal kleiner, als die Tabelle beginnt, gibt es nichts.

reference-bonus_per_dress-title = Bonus: für deine { $garments }
reference-bonus_per_dress-text = Du bekommst, was die Karte zeigt, für jedes deiner { $garments } in ihrer Farbe bei einem Gast. Ein gerade verliehenes zählt, ein verkauftes nicht.
reference-bonus_per_dress-terms = je { $garment } { $gown } { $coat } Farbe Livre Ansehen für jedes

reference-bonus_buy_notion-title = Bonus: Garn oder Spitze kaufen
reference-bonus_buy_notion-text = Zahle die Livre auf der Karte und nimm 1 Garn oder 1 Spitze, wie du willst.
reference-bonus_buy_notion-terms = kaufen Garn Spitze zahlen

reference-bonus_gain_notion-title = Bonus: Garn oder Spitze
reference-bonus_gain_notion-text = Nimm 1 Garn oder 1 Spitze, wie du willst.
reference-bonus_gain_notion-terms = erhalten Garn Spitze kostenlos

reference-bonus_draw_resource-title = Bonus: ein Plättchen ziehen
reference-bonus_draw_resource-text = Zahle, was die Karte verlangt, falls sie etwas verlangt, und zieh ein Rohstoffplättchen aus dem Beutel. Dann behalte es als Seide oder tausche es gegen die untere Hälfte.
reference-bonus_draw_resource-terms = zufälliges Plättchen Beutel blind ziehen
reference-bonus_draw_resource-ruling = Sind Beutel und Abwurf leer, wird der Bonus nicht angeboten.

reference-bonus_acquire-title = Bonus: noch ein Plättchen erwerben
reference-bonus_acquire-text = Erwirb noch einmal Rohstoffe, zum üblichen Preis; das darf jeder, der den Bonus hat.
reference-bonus_acquire-terms = zweites Plättchen weitere Aktion kaufen

reference-bonus_make_dress-title = Bonus: noch ein { $garment } schneidern
reference-bonus_make_dress-text = Schneidere noch ein { $garment } zum üblichen Preis, mit weniger Seide in den Farben der Karte; alles andere brauchst du ganz. Es darf keines mit goldenem Fingerhut sein. Dann verleihe oder verkaufe es wie sonst.
reference-bonus_make_dress-terms = weiteres { $garment } Rabatt Seide weniger Ballen zusätzlich schneidern
reference-bonus_make_dress-ruling = Sparen lässt sich nur Seide, die es verlangt. Für Meistergäste gilt es als vom Rang der Karte geschneidert, die den Bonus hat.

reference-bonus_fund-title = Bonus: Dekoration günstiger finanzieren
reference-bonus_fund-text = Finanziere noch eine Dekoration und zahle um so viel weniger dafür.
reference-bonus_fund-terms = Dekoration Rabatt billiger weitere Marker
reference-bonus_fund-ruling = Ist der Nachlass größer als der Preis, kostet sie nichts; die Differenz wird nicht ausgezahlt.

reference-bonus_depute_with_bonus-title = Bonus: jemanden entsenden und dessen Bonus nutzen
reference-bonus_depute_with_bonus-text = Entsende einen deiner Arbeiter ohne Bezahlung, wo die Karte auch ist, auch diesen; dann darfst du seinen Bonus nutzen. Mindestens { $minimum_staff } müssen bleiben.
reference-bonus_depute_with_bonus-terms = entsenden Hof Bonus Arbeiter entfernen
reference-bonus_depute_with_bonus-ruling = Die Karte darf aus Hand, Vorrat oder Ablagestapel kommen. Entsendet sie sich selbst, darf ihr Bonus noch einmal genutzt werden, bevor sie geht.

reference-bonus_depute_for_livre-title = Bonus: jemanden für Geld entsenden
reference-bonus_depute_for_livre-text = Entsende einen deiner Arbeiter, auch diesen, und du bekommst { $master } Livre für einen Meister, { $journeyman } für einen Gesellen, { $apprentice } für einen Lehrling. Sein Bonus ist verloren. Mindestens { $minimum_staff } müssen bleiben.
reference-bonus_depute_for_livre-terms = entsenden Hof Geld Arbeiter entfernen Karte verkaufen
reference-bonus_depute_for_livre-ruling = Die Karte darf sich in beiden Ausgaben selbst entsenden; der Arbeiter darf aus Hand, Vorrat oder Ablagestapel kommen.

reference-bonus_prestige_per_decorations-title = Bonus: Ansehen für deine Dekorationen
reference-bonus_prestige_per_decorations-text = Du bekommst 1 Ansehen für je so viele deiner Dekorationen, wie die Karte sagt. Ein Rest bringt nichts.
reference-bonus_prestige_per_decorations-terms = Ansehen je Dekoration Marker Punkte

reference-bonus_prestige_per_dresses-title = Bonus: Ansehen für deine { $garments }
reference-bonus_prestige_per_dresses-text = Du bekommst 1 Ansehen für je so viele deiner { $garments } bei Gästen, wie die Karte sagt. Ein Rest bringt nichts.
reference-bonus_prestige_per_dresses-terms = Ansehen je { $garment } Punkte Gäste

reference-bonus_prestige_for_livre-title = Bonus: Ansehen für Geld
reference-bonus_prestige_for_livre-text = Zahle den Betrag auf der Karte, so oft du willst und kannst; jedes Mal bekommst du 1 Ansehen.
reference-bonus_prestige_for_livre-terms = Ansehen kaufen Punkte Geld zahlen
reference-bonus_prestige_for_livre-ruling = Gekauft wird in ganzen Punkten.

reference-bonus_discard_resources-title = Bonus: Ansehen für Plättchen
reference-bonus_discard_resources-text = Wirf beliebig viele deiner Plättchen ab. Jeder Ballen der seltenen Seide darauf bringt 1 Ansehen; von der häufigen braucht es mehrere Ballen, wie die Karte sagt.
reference-bonus_discard_resources-terms = abwerfen Plättchen Seide Ansehen hergeben
reference-bonus_discard_resources-ruling = Du wählst die Plättchen einzeln und hörst auf, wann du willst, auch sofort. Häufige Ballen aller Plättchen zählen zusammen.

reference-crown_deck_size-title = Krone: Ansehen nach der Größe deines Personals
reference-crown_deck_size-text = Am Ende zählst du alle deine Arbeiter, auch diesen. Die Tabelle auf der Karte sagt, wie viel Ansehen sie bringen.
reference-crown_deck_size-terms = Kartenzahl wie viele Karten Personal Ende Krone
reference-crown_deck_size-ruling = Ist das Personal kleiner, als die Tabelle beginnt, gibt es nichts.

reference-crown_thread_lace_pairs-title = Krone: Garn und Spitze
reference-crown_thread_lace_pairs-text = Am Ende bringt jedes Paar aus 1 Garn und 1 Spitze, das du noch hast, das Ansehen auf der Karte.
reference-crown_thread_lace_pairs-terms = Garn Spitze Paar Paare Ende Krone übrig
reference-crown_thread_lace_pairs-ruling = Alle Paare zählen; zu etwas anderem sind sie am Ende nicht nütze.

reference-crown_master_space_pairs-title = Krone: Meistergäste
reference-crown_master_space_pairs-text = Am Ende bringen je so viele deiner { $garments } bei Meistergästen, wie die Karte sagt, das Ansehen, das auf ihr steht.
reference-crown_master_space_pairs-terms = Meistergast Paare Ende Krone Fingerhut

reference-crown_couples-title = Krone: Paare
reference-crown_couples-text = Am Ende bringt jedes Paar aus einem { $gown } und einem { $coat } von dir bei Gästen das Ansehen auf der Karte. Auf die Farben kommt es nicht an; jedes Stück zählt einmal.
reference-crown_couples-terms = Paar Paare Dame Herr Ende Krone { $gown } { $coat }
