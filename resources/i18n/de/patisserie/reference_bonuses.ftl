### Das Nachschlagewerk: Boni der Personalkarten.

reference-patisserie-bonus_gain_coins-title = Bonus: Münzen
reference-patisserie-bonus_gain_coins-text = Du bekommst die Münzen auf der Karte aus dem Vorrat.
reference-patisserie-bonus_gain_coins-terms = Geld bekommen

reference-patisserie-bonus_gain_prestige-title = Bonus: Prestige
reference-patisserie-bonus_gain_prestige-text = Du bekommst das Prestige auf der Karte sofort.
reference-patisserie-bonus_gain_prestige-terms = Punkte Stern

reference-patisserie-bonus_buy_goods-title = Bonus: Waren kaufen
reference-patisserie-bonus_buy_goods-text = Kaufe von einer Ware, zum üblichen Preis.
reference-patisserie-bonus_buy_goods-terms = Mehl Zucker Butter kaufen

reference-patisserie-bonus_acquire_ingredient-title = Bonus: eine Zutat erwerben
reference-patisserie-bonus_acquire_ingredient-text = Nimm ein Zutatenplättchen aus der Auslage, zum üblichen Preis.
reference-patisserie-bonus_acquire_ingredient-terms = Plättchen Honig Nüsse Ei

reference-patisserie-bonus_pay_for_action-title = Bonus: eine weitere Aktion
reference-patisserie-bonus_pay_for_action-text = Zahle die Münzen auf der Karte und führe die Aktion darauf zusätzlich aus, zu den üblichen Kosten.
reference-patisserie-bonus_pay_for_action-terms = Zusatzaktion zahlen zweite

reference-patisserie-bonus_prestige_by_table-title = Bonus: Prestige für Gebäcke an einer Tafel
reference-patisserie-bonus_prestige_by_table-text = Zähle deine Gebäcke an einer Tafel. Die Liste auf der Karte sagt, wie viel Prestige das sofort bringt.
reference-patisserie-bonus_prestige_by_table-terms = Punkte Tafel zählen
reference-patisserie-bonus_prestige_by_table-ruling = Genommen wird die Tafel mit den meisten deiner Gebäcke; keine andere Wahl ist besser.

reference-patisserie-bonus_move_dish-title = Bonus: ein Gebäck umstellen
reference-patisserie-bonus_move_dish-text = Stell eines deiner Gebäcke von seiner Tafel auf einen freien Platz einer anderen. Weder Platz noch Tafelbonus bringen dann etwas, und Service kann nicht bezahlt werden.
reference-patisserie-bonus_move_dish-terms = umstellen verschieben Tafel Mehrheit
reference-patisserie-bonus_move_dish-ruling = Das Gebäck zählt, wo es jetzt steht, und sein alter Platz ist wieder frei.

reference-patisserie-bonus_buy_butter-title = Bonus: Butter kaufen
reference-patisserie-bonus_buy_butter-text = Zahle die Münzen auf der Karte einmal und nimm 1 Butter.
reference-patisserie-bonus_buy_butter-terms = Butter billig

reference-patisserie-bonus_coins_by_markers-title = Bonus: Münzen für Service und Gastgeber
reference-patisserie-bonus_coins_by_markers-text = Du bekommst die Münzen auf der Karte für jede deiner Servicekräfte und jeden deiner Gastgeber. Wer in diesem Zug gesetzt wurde, zählt.
reference-patisserie-bonus_coins_by_markers-terms = Geld Marker Servicekräfte Gastgeber

reference-patisserie-bonus_coins_by_tables-title = Bonus: Münzen für deine Tafeln
reference-patisserie-bonus_coins_by_tables-text = Du bekommst die Münzen auf der Karte für jede Tafel, an der dir wenigstens ein Gebäck gehört.
reference-patisserie-bonus_coins_by_tables-terms = Geld Tafeln Präsenz

reference-patisserie-bonus_coins_by_table-title = Bonus: Münzen für Gebäcke an einer Tafel
reference-patisserie-bonus_coins_by_table-text = Du bekommst die Münzen auf der Karte für jedes deiner Gebäcke an einer Tafel.
reference-patisserie-bonus_coins_by_table-terms = Geld Tafel Gebäcke
reference-patisserie-bonus_coins_by_table-ruling = Genommen wird die Tafel mit den meisten deiner Gebäcke.

reference-patisserie-bonus_coins_by_dishes-title = Bonus: Münzen für alle deine Gebäcke
reference-patisserie-bonus_coins_by_dishes-text = Du bekommst die Münzen auf der Karte für jedes deiner Gebäcke an den Tafeln. Was in diesem Zug präsentiert wurde, zählt.
reference-patisserie-bonus_coins_by_dishes-terms = Geld Gebäcke präsentiert

reference-patisserie-bonus_coins_by_decorations-title = Bonus: Münzen für Garnituren
reference-patisserie-bonus_coins_by_decorations-text = Du bekommst die Münzen auf der Karte für jede deiner gelungenen Garnituren.
reference-patisserie-bonus_coins_by_decorations-terms = Geld Garnituren

reference-patisserie-bonus_coins_by_staff-title = Bonus: Münzen nach Größe des Personals
reference-patisserie-bonus_coins_by_staff-text = Zähle alle deine Personalkarten. Die Liste auf der Karte sagt, was du bekommst: Hier ist ein kleines Personal mehr wert.
reference-patisserie-bonus_coins_by_staff-terms = Geld kleines Personal wenige Karten
reference-patisserie-bonus_coins_by_staff-ruling = Auch die Hand und die gerade gespielte Karte zählen.

reference-patisserie-bonus_copy_bonus-title = Bonus: fremden Bonus nutzen
reference-patisserie-bonus_copy_bonus-text = Wähle die oberste Karte auf dem benutzten Personal eines anderen und nutze ihren Bonus, als hätte ihn ein Gehilfe von dir.
reference-patisserie-bonus_copy_bonus-terms = kopieren nachmachen Mitspieler oberste Karte
reference-patisserie-bonus_copy_bonus-ruling = Ein leerer Stapel bietet nichts, und dieser Bonus selbst wird nicht kopiert. Ein Rezept mit Kochmütze wird so nicht gebacken.

reference-patisserie-bonus_acquire_recipe-title = Bonus: ein Rezept erwerben
reference-patisserie-bonus_acquire_recipe-text = Nimm ein Rezept aus der Auslage, zum üblichen Preis.
reference-patisserie-bonus_acquire_recipe-terms = Rezept kaufen eines

reference-patisserie-bonus_draw_recipes-title = Bonus: Rezepte ziehen
reference-patisserie-bonus_draw_recipes-text = Zieh so viele Rezepte aus dem Beutel, wie die Karte sagt, behalte eines und leg die anderen ab.
reference-patisserie-bonus_draw_recipes-terms = Rezepte Beutel zufällig ziehen behalten
reference-patisserie-bonus_draw_recipes-ruling = Ist deine Ablage voll, muss ein Rezept gehen; es darf das neue sein. Sind Beutel und Ablage leer, werden weniger gezogen.

reference-patisserie-bonus_take_recipe-title = Ein Rezept umsonst
reference-patisserie-bonus_take_recipe-text = Nimm ein beliebiges Rezept aus der Auslage, ohne zu zahlen. Das kommt von einem Bonus, von Servicekräften oder von einer Tafel.
reference-patisserie-bonus_take_recipe-terms = Rezept kostenlos

reference-patisserie-bonus_draw_ingredients-title = Bonus: Zutaten ziehen
reference-patisserie-bonus_draw_ingredients-text = Zieh so viele Zutatenplättchen aus dem Beutel, wie die Karte sagt, behalte eines und leg die anderen ab.
reference-patisserie-bonus_draw_ingredients-terms = Zutat Beutel zufällig ziehen behalten
reference-patisserie-bonus_draw_ingredients-ruling = Sind Beutel und Ablage leer, verfällt, was nicht gezogen werden kann.

reference-patisserie-bonus_take_ingredient-title = Ein Zutatenplättchen umsonst
reference-patisserie-bonus_take_ingredient-text = Nimm ein beliebiges Zutatenplättchen aus der Auslage, ohne zu zahlen. Das kommt von einem Bonus oder von einer Tafel.
reference-patisserie-bonus_take_ingredient-terms = Zutat kostenlos

reference-patisserie-bonus_bake_saving-title = Bonus: sparsam backen
reference-patisserie-bonus_bake_saving-text = Backe ein Rezept mit 1 Mehl weniger oder 1 Honig weniger, als es zeigt.
reference-patisserie-bonus_bake_saving-terms = backen weniger Mehl Honig sparen
reference-patisserie-bonus_bake_saving-ruling = Ein Gehilfe bleibt Gehilfe: kein Rezept mit Kochmütze. Ein Rezept, das keines von beiden braucht, wird gebacken, wie es ist.

reference-patisserie-bonus_decorate_one-title = Bonus: ein Gebäck garnieren
reference-patisserie-bonus_decorate_one-text = Zahle, was die Karte sagt, und garniere ein Gebäck auf deinen Kühlgittern.
reference-patisserie-bonus_decorate_one-terms = Garnitur verzieren eines zahlen

reference-patisserie-bonus_deliver_one-title = Bonus: ein Gebäck liefern
reference-patisserie-bonus_deliver_one-text = Präsentiere oder verkaufe ein Gebäck von deinen Kühlgittern.
reference-patisserie-bonus_deliver_one-terms = liefern präsentieren verkaufen eines

reference-patisserie-bonus_place_cheaper-title = Bonus: Service oder Gastgeber billiger
reference-patisserie-bonus_place_cheaper-text = Setze eine Servicekraft oder einen Gastgeber ein, um so viele Münzen billiger, wie die Karte sagt.
reference-patisserie-bonus_place_cheaper-terms = Rabatt billiger Marker Service Gastgeber
reference-patisserie-bonus_place_cheaper-ruling = Weniger als nichts kostet es nie.

reference-patisserie-bonus_prestige_by_dishes-title = Bonus: Prestige für Gebäcke einer Art
reference-patisserie-bonus_prestige_by_dishes-text = Zähle an allen Tafeln deine Gebäcke der Art auf der Karte. Die Liste auf der Karte sagt, wie viel Prestige das sofort bringt.
reference-patisserie-bonus_prestige_by_dishes-terms = Punkte Gebäcke Art zählen
reference-patisserie-bonus_prestige_by_dishes-ruling = Im Text der Spielregel fehlt das Zeichen; welche Art es ist, ist ein Wert der Karte, den Besitzer berichtigen.

reference-patisserie-bonus_prestige_by_tables-title = Bonus: Prestige für deine Tafeln
reference-patisserie-bonus_prestige_by_tables-text = Zähle die Tafeln, an denen dir wenigstens ein Gebäck gehört. Die Liste auf der Karte sagt, wie viel Prestige das sofort bringt.
reference-patisserie-bonus_prestige_by_tables-terms = Punkte Tafeln zählen

reference-patisserie-bonus_prestige_by_decorations-title = Bonus: Prestige für Garnituren
reference-patisserie-bonus_prestige_by_decorations-text = Zähle deine gelungenen Garnituren. Die Liste auf der Karte sagt, wie viel Prestige das sofort bringt.
reference-patisserie-bonus_prestige_by_decorations-terms = Punkte Garnituren zählen

reference-patisserie-bonus_prestige_for_coins-title = Bonus: Prestige kaufen
reference-patisserie-bonus_prestige_for_coins-text = Zahle die Münzen auf der Karte für 1 Prestige, so oft du willst bis zur genannten Zahl. Spät im Spiel ist Geld nirgends besser angelegt.
reference-patisserie-bonus_prestige_for_coins-terms = Punkte kaufen Münzen tauschen
