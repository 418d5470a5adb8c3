### Was vor einer Wahl geraten wird.

coach-first_hand = Nach { $rounds } Runden gewinnt das meiste Ansehen, und das bringen vor allem { $garments } beim Ball. Wähle, wen du in dieser Runde spielst, eine Karte pro Zug: Ein Meister schneidert jedes { $garment }, Seide holt auch ein Lehrling.
coach-hand_for_garments = Für { $makeable } der ausgestellten { $garments } hast du alles. Nimm jemanden, der schneidern kann, und spiele ihn früh.
coach-hand_for_garments_named = Du hast alles, um { FORM($pieces, "the") } zu schneidern. Nimm jemanden, der das kann, und spiele ihn früh.
coach-favor_mine = Du hattest die Gunst der Königin und beginnst darum diese Runde: Unter allem, was neu ausliegt, wählst du zuerst. Die Gunst ist wieder da; wer sie jetzt erbittet, beginnt die nächste Runde.
coach-favor_others = Jemand anders hatte die Gunst der Königin und beginnt diese Runde, wählt also zuerst unter allem, was neu ausliegt. Die Gunst ist wieder da; wer sie jetzt erbittet, beginnt die nächste Runde.
coach-rest_of_supply = Wen du jetzt liegen lässt, den musst du nächste Runde nehmen: Die Ablage kommt erst zurück, wenn der Vorrat leer ist.
coach-discards_back = Dein Vorrat war zu klein: Du hast ihn ganz auf der Hand, und die Ablage ist wieder dein Vorrat. Wähle den Rest daraus.
coach-last_hand = Die letzte Runde! Wähle Arbeiter, die gleich Ansehen bringen; sparen lohnt sich nicht mehr.
coach-last_cards = Das sind deine letzten Karten in diesem Spiel. Seide auf der Stange zählt nichts: Mach ein { $garment } daraus, oder gib deine { $livre } Livre für Dekoration aus.
coach-save_for_last = Nach dieser Runde kommt nur noch eine. Heb dafür ein paar Livre auf: Dann ist Dekoration das Beste, was Geld kauft. Seide, aus der kein { $garment } wird, zählt nichts.
coach-first_card = Jede Karte führt eine Aktion aus, dann ihren Bonus. Bei den ausgestellten { $garments } steht oben der Preis, rechts die Seide. Seide, Garn und Spitze kommen von den Rohstoffplättchen.
coach-garment_now = Du könntest jetzt gleich schneidern: Für { $tailorable } der ausgestellten { $garments } hast du alles. Die besten Gäste bekommt, wer zuerst kommt.
coach-garment_now_named = Du könntest jetzt gleich { FORM($pieces, "the") } schneidern. Die besten Gäste bekommt, wer zuerst kommt.
coach-rich = Du hast { $livre } Livre. Geld zählt am Ende kaum; Dekoration schon, und wer zuerst kommt, hat die Wahl.
coach-rich_named = Du hast { $livre } Livre. Geld zählt am Ende kaum; Dekoration schon. Bezahlen kannst du: { $pieces }.
coach-little_silk = Auf deiner Stange hängt wenig Seide. Ein Plättchen erwerben darf jeder, auch ein Lehrling.
coach-missing_hall = Dir fehlen zu allen Sälen noch: { $pieces }. Wer in jedem Saal ist, nimmt sofort ein Feld für alle Säle.
coach-rich_late = Du hast { $livre } Livre. Geld zählt am Ende kaum; finanziere eine Dekoration, die Ansehen bringt.
coach-rich_late_named = Du hast { $livre } Livre. Geld zählt am Ende kaum; finanziere, was Ansehen bringt. Bezahlen kannst du: { $pieces }.
coach-start_player = Die Gunst der Königin liegt noch da: ein paar Livre jetzt und der erste Zug in der nächsten Runde.
coach-guest = Dein { $garment } ist auf dem Ball: Am Ende bringt es sein Ansehen und zählt für die Mehrheit in seinem Saal. Belohnt wird auch, wer in allen Sälen ist.
coach-hired = Wen du eingestellt hast, hast du schon auf der Hand: Spiele die Karte noch in dieser Runde aus. Danach kommt sie wieder wie die anderen.
coach-deputed = Wer entsandt wurde, ist für immer fort. Mit weniger Arbeitern kommen die guten früher wieder auf die Hand.
coach-deputed_master = Ein entsandter Meister ist für immer fort, und niemand sonst stellt ein oder macht die feinsten { $garments }. Geld allein wiegt das selten auf.
coach-first_action = Schau dir eine Aktion an, dann liest du, was sie kostet und bringt. Was dieser Arbeiter nicht darf, bleibt blass. „Alle Aktionen“ in Bildern zeigt der beleuchtete Knopf.
coach-hire_early = Ein Meister darf auch einstellen. Tu es früh: Wer jetzt kommt, arbeitet noch in dieser Runde, und der Bonus lohnt sich jedes Mal, wenn du die Karte spielst.
coach-hire_now = Nur Meister stellen ein. Wer kommt, ist sofort auf deiner Hand und arbeitet noch in dieser Runde: ein Zug mehr.
coach-depute_now = Früh entsandt, lohnt sich ein schwacher Arbeiter doppelt: Livre sofort, und die besseren kommen öfter auf die Hand. Dein Personal: { $staff } Karten.
coach-favor_now = Die Gunst der Königin kostet nur den Zug: Sie bringt sofort Livre, und wer sie hat, beginnt die nächste Runde.
coach-acquire_now = Ein Plättchen erwerben darf jeder; spare die Meister für das, was nur sie können. Nimm die Farben für ein bestimmtes { $garment } in der Auslage.
coach-fund_now = Dekorationen brauchen weder Seide noch einen Meister, nur Livre, und zählen am Ende. Wer früh stiftet, hat die Wahl.
coach-last_of_round = Deine letzte Karte in dieser Runde. Danach kommen Einkommen und neue { $garments }, Plättchen und Arbeiter.
coach-new_wares = Eine neue Runde: neue { $garments }, Plättchen und Arbeiter. Suche, wofür dir am wenigsten fehlt, bevor du eine Karte spielst.
coach-read_bonus = Der Bonus einer Karte folgt auf ihre Aktion, welche es auch ist. Können zwei Karten dasselbe, so entscheide nach dem Bonus, welche jetzt spielt.
coach-depute_last_card = Einen schwachen Arbeiter kannst du entsenden: sofort Livre, und die besseren kommen öfter auf deine Hand. Aber er geht für immer.
coach-which_garment = Der Preis fällt von links nach rechts. Ansehen bringen alle { $garments }; teurere Seide meist mehr.
coach-which_guest = Die Belohnung an einem Platz bekommst du sofort. Am Ende punktet, wer in einem Saal die meisten { $garments } hat: Wo noch niemand ist, genügt vorerst eines.
coach-master_guest = Auf einen Platz mit Fingerhut darf nur, was ein Meister gemacht hat. Bei Gleichstand im Saal gewinnt, wer dort mehr davon hat, dann, wer den Musiker bezahlt; wer dann noch gleich ist, punktet voll.
coach-second_guest = Zähle die { $garments } in jedem Saal: Wo kannst du noch Erster werden, und wo stärkst du nur andere?
coach-keep_or_trade = Behalte das Plättchen wegen der Seide, oder gib es für Garn oder Spitze her; beides geht nicht.
coach-whom_to_hire = Der neue Arbeiter kommt auf deine Hand und arbeitet noch in dieser Runde. Je weniger da sind, desto günstiger sind sie. Die römische Zahl ist die Stufe, die von Runde zu Runde steigt.
coach-statues = Eine Statue zählt am Ende jede Farbe, die deine { $garments } bei Gästen haben; eine zweite braucht von jeder Farbe ein zweites { $garment }. Sie lohnt sich, wenn du viele Farben machst.
coach-musicians_first = Einen Musiker könntest du bezahlen: Dann giltst du in seinem Saal als vertreten, gewinnst dort Gleichstände, die die Meistergäste offen lassen, und bekommst das Ansehen unter ihm.
coach-statues_first = Eine Statue könntest du bezahlen: Außer dem Ansehen unter ihr zählt sie am Ende für jede Farbe deiner { $garments } bei Gästen.
coach-bonus = Der Bonus kommt zur Aktion hinzu, nach ihr. Nutze ihn, wenn nichts dagegen spricht.

coach-which_tile-deluxe = Nimm die Farben des Gewands, das du als Nächstes willst. Eine fast leere Schublade ist die günstigste.
coach-which_tile-original = Nimm die Farben des Kleids, das du als Nächstes willst. Ein fast leeres Segment ist das günstigste.

coach-kitchens_first-deluxe = Eine Küche könntest du bezahlen: Bei jedem Einkommen, das noch kommt, bringt die für das Personal Livre für jede deiner Dekorationen, die für die Gäste für jedes { $garment } von dir bei einem Gast.
coach-kitchens_first-original = Einen Brunnen könntest du bezahlen: Bei jedem Einkommen, das noch kommt, bringt der obere Livre für jede deiner Dekorationen, der untere für jedes { $garment } von dir bei einem Gast.

coach-which_decoration-deluxe = Eine Küche zahlt bei jedem Einkommen, das noch kommt, bringt also früh am meisten. Musiker und Feuerwerk geben ihr Ansehen am Ende, gleich wann du sie finanzierst.
coach-which_decoration-original = Ein Brunnen zahlt bei jedem Einkommen, das noch kommt, bringt also früh am meisten. Musiker und Feuerwerk geben ihr Ansehen am Ende, gleich wann du sie finanzierst.
