### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = kein Bonus
bonus-gain_livre = { $livre } erhalten
bonus-buy_notion = { $livre } für Garn oder Spitze zahlen
bonus-gain_notion = Garn oder Spitze erhalten
bonus-acquire = ein weiteres Rohstoffplättchen erwerben
bonus-draw_resource = ein Rohstoffplättchen für { $livre } blind ziehen
bonus-draw_resource_free = ein Rohstoffplättchen blind ziehen
bonus-depute_with_bonus = einen deiner Arbeiter ohne Bezahlung entsenden und dessen Bonus nutzen
bonus-depute_for_livre = einen deiner Arbeiter ohne Bonus entsenden: Meister { $master }, Geselle { $journeyman }, Lehrling { $apprentice } Livre
bonus-per_dress = { $gains } von dir erhalten
bonus-per_dress_gain = { $amount } je { FORM($dress, "each") }
bonus-livre_per_decoration = { $livre } für jede deiner Dekorationen erhalten
bonus-fund = eine weitere Dekoration finanzieren, { $livre } günstiger
bonus-livre_by_staff = Livre nach der Größe deines Personals erhalten ({ $steps })
bonus-prestige_for_livre = 1 Ansehen für je { $livre } erhalten, die du zahlst
bonus-discard_resources = Plättchen abwerfen: 1 Ansehen je Ballen { $single } Seide
bonus-discard_resources_grouped = Plättchen abwerfen: 1 Ansehen je Ballen { $single } Seide, je { $n } { $grouped }
bonus-step = { $start }+: { $amount }
bonus-step_one = { $start }: { $amount }
bonus-step_range = { $start }–{ $end }: { $amount }

bonus-prestige_per_decorations = { $n ->
    [one] 1 Ansehen für jede deiner Dekorationen erhalten
   *[other] 1 Ansehen für je { $n } deiner Dekorationen erhalten
}

bonus-per_dress_all-deluxe = { $livre } für jedes deiner Gewänder auf dem Spielplan erhalten
bonus-per_dress_all-original = { $livre } für jedes deiner Kleider auf dem Spielplan erhalten

bonus-prestige_per_dresses-deluxe = 1 Ansehen für je { $n } deiner Gewänder auf dem Spielplan erhalten
bonus-prestige_per_dresses-original = 1 Ansehen für je { $n } deiner Kleider auf dem Spielplan erhalten

bonus-make_dress-deluxe = { $n ->
    [one] noch ein Gewand ohne Fingerhut schneidern, { $n } Ballen { $colors } Seide weniger
   *[other] noch ein Gewand ohne Fingerhut schneidern, bis zu { $n } Ballen { $colors } Seide weniger
}

bonus-make_dress-original = { $n ->
    [one] noch ein Kleid ohne Fingerhut schneidern, { $n } Ballen { $colors } Seide weniger
   *[other] noch ein Kleid ohne Fingerhut schneidern, bis zu { $n } Ballen { $colors } Seide weniger
}

final-deck_size = am Ende: Ansehen nach der Größe deines Personals ({ $steps })
final-thread_lace_pairs = am Ende: { $prestige } für jedes Paar aus Garn und Spitze

final-master_space_pairs-deluxe = am Ende: { $prestige } für je { $every } deiner Gewänder bei Meistergästen
final-master_space_pairs-original = am Ende: { $prestige } für je { $every } deiner Kleider bei Meistergästen

final-couples-deluxe = am Ende: { $prestige } je Paar aus Kleid und Gehrock von dir
final-couples-original = am Ende: { $prestige } je Paar aus Damenkleid und Herrenrock von dir
