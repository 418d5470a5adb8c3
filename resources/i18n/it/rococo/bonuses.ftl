### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = nessun bonus
bonus-gain_livre = ottieni { $livre }
bonus-buy_notion = paga { $livre } per un filo o un pizzo
bonus-gain_notion = ottieni un filo o un pizzo
bonus-acquire = acquisisci un’altra tessera risorsa
bonus-draw_resource = pesca una tessera risorsa a caso per { $livre }
bonus-draw_resource_free = pesca una tessera risorsa a caso
bonus-depute_with_bonus = invia a corte senza compenso un tuo dipendente e usa il suo bonus
bonus-depute_for_livre = invia a corte, senza usarne il bonus, un Maestro ({ $master } Livre), un Lavorante ({ $journeyman }) o un Apprendista ({ $apprentice })
bonus-per_dress = ottieni { $gains }
bonus-per_dress_gain = { $amount } per { FORM($dress, "each") }
bonus-livre_per_decoration = ottieni { $livre } per ogni tua decorazione
bonus-fund = finanzia un’altra decorazione, con { $livre } di sconto
bonus-livre_by_staff = ottieni Livre secondo il numero dei tuoi dipendenti ({ $steps })
bonus-prestige_for_livre = ottieni 1 punto prestigio ogni { $livre } che paghi
bonus-discard_resources = scarta tessere risorsa: 1 punto prestigio per ogni rotolo di seta { $single }
bonus-discard_resources_grouped = scarta tessere risorsa: 1 punto prestigio per ogni rotolo di seta { $single }, e ogni { $n } di seta { $grouped }
bonus-step = { $start }+: { $amount }
bonus-step_one = { $start }: { $amount }
bonus-step_range = { $start }–{ $end }: { $amount }

bonus-prestige_per_decorations = { $n ->
    [one] ottieni 1 punto prestigio per ogni tua decorazione
   *[other] ottieni 1 punto prestigio ogni { $n } tue decorazioni
}

bonus-per_dress_all-deluxe = ottieni { $livre } per ogni tuo abito sul tabellone
bonus-per_dress_all-original = ottieni { $livre } per ogni tuo abito sul tabellone

bonus-prestige_per_dresses-deluxe = ottieni 1 punto prestigio ogni { $n } tuoi abiti sul tabellone
bonus-prestige_per_dresses-original = ottieni 1 punto prestigio ogni { $n } tuoi abiti sul tabellone

bonus-make_dress-deluxe = { $n ->
    [one] confeziona un altro abito che non richieda un Maestro, con { $n } rotolo di seta { $colors } in meno
   *[other] confeziona un altro abito che non richieda un Maestro, con fino a { $n } rotoli di seta { $colors } in meno
}

bonus-make_dress-original = { $n ->
    [one] confeziona un altro abito che non richieda un Maestro, con { $n } rotolo di seta { $colors } in meno
   *[other] confeziona un altro abito che non richieda un Maestro, con fino a { $n } rotoli di seta { $colors } in meno
}

final-deck_size = alla fine: prestigio secondo il numero dei tuoi dipendenti ({ $steps })
final-thread_lace_pairs = alla fine: { $prestige } per ogni coppia di un filo e un pizzo

final-master_space_pairs-deluxe = alla fine: { $prestige } ogni { $every } tuoi abiti da invitati del Maestro
final-master_space_pairs-original = alla fine: { $prestige } ogni { $every } tuoi abiti da invitati del Maestro

final-couples-deluxe = alla fine: { $prestige } per ogni tua coppia di un vestito e una marsina
final-couples-original = alla fine: { $prestige } per ogni tua coppia di un vestito e una giacca
