### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = brak bonusu
bonus-gain_livre = zyskaj { $livre }
bonus-buy_notion = zapłać { $livre } za nić lub koronkę
bonus-gain_notion = zyskaj nić lub koronkę
bonus-acquire = pozyskaj jeszcze jeden żeton surowców
bonus-draw_resource = dobierz losowy żeton surowców za { $livre }
bonus-draw_resource_free = dobierz losowy żeton surowców
bonus-depute_with_bonus = oddeleguj bez zapłaty dowolnego swojego pracownika i użyj jego bonusu
bonus-depute_for_livre = oddeleguj bez bonusu swojego pracownika: Mistrz za { $master }, Czeladnik za { $journeyman }, Uczeń za { $apprentice } (w liwrach)
bonus-per_dress = zyskaj { $gains }
bonus-per_dress_gain = { $amount } za { FORM($dress, "each") }
bonus-livre_per_decoration = zyskaj { $livre } za każdą swoją dekorację
bonus-fund = ufunduj jeszcze jedną dekorację, taniej o { $livre }
bonus-livre_by_staff = zyskaj liwry zależnie od liczby swoich pracowników ({ $steps })
bonus-prestige_for_livre = zdobądź 1 pkt prestiżu za każde zapłacone { $livre }
bonus-discard_resources = odrzuć żetony surowców: 1 pkt prestiżu za { $single } jedwab
bonus-discard_resources_grouped = odrzuć żetony surowców: 1 pkt prestiżu za { $single } jedwab oraz za każde { $n } ({ $grouped })
bonus-step = { $start }+: { $amount }
bonus-step_one = { $start }: { $amount }
bonus-step_range = { $start }–{ $end }: { $amount }

bonus-prestige_per_decorations = { $n ->
    [one] zdobądź 1 pkt prestiżu za każdą swoją dekorację
    [few] zdobądź 1 pkt prestiżu za każde { $n } swoje dekoracje
    [many] zdobądź 1 pkt prestiżu za każde { $n } swoich dekoracji
   *[other] zdobądź 1 pkt prestiżu za każde { $n } swoich dekoracji
}

bonus-per_dress_all-deluxe = zyskaj { $livre } za każdy swój strój na planszy
bonus-per_dress_all-original = zyskaj { $livre } za każdy swój strój na planszy

bonus-prestige_per_dresses-deluxe = { $n ->
    [one] zdobądź 1 pkt prestiżu za każdy swój strój na planszy
    [few] zdobądź 1 pkt prestiżu za każde { $n } swoje stroje na planszy
    [many] zdobądź 1 pkt prestiżu za każde { $n } swoich strojów na planszy
   *[other] zdobądź 1 pkt prestiżu za każde { $n } swoich strojów na planszy
}
bonus-prestige_per_dresses-original = { $n ->
    [one] zdobądź 1 pkt prestiżu za każdy swój strój na planszy
    [few] zdobądź 1 pkt prestiżu za każde { $n } swoje stroje na planszy
    [many] zdobądź 1 pkt prestiżu za każde { $n } swoich strojów na planszy
   *[other] zdobądź 1 pkt prestiżu za każde { $n } swoich strojów na planszy
}

bonus-make_dress-deluxe = { $n ->
    [one] uszyj jeszcze jeden strój niewymagający Mistrza, o { $n } jedwab mniej ({ $colors })
    [few] uszyj jeszcze jeden strój niewymagający Mistrza, do { $n } jedwabi mniej ({ $colors })
    [many] uszyj jeszcze jeden strój niewymagający Mistrza, do { $n } jedwabi mniej ({ $colors })
   *[other] uszyj jeszcze jeden strój niewymagający Mistrza, do { $n } jedwabi mniej ({ $colors })
}

bonus-make_dress-original = { $n ->
    [one] uszyj jeszcze jeden strój niewymagający Mistrza, o { $n } jedwab mniej ({ $colors })
    [few] uszyj jeszcze jeden strój niewymagający Mistrza, do { $n } jedwabi mniej ({ $colors })
    [many] uszyj jeszcze jeden strój niewymagający Mistrza, do { $n } jedwabi mniej ({ $colors })
   *[other] uszyj jeszcze jeden strój niewymagający Mistrza, do { $n } jedwabi mniej ({ $colors })
}

final-deck_size = na koniec: prestiż zależnie od liczby twoich pracowników ({ $steps })
final-thread_lace_pairs = na koniec: { $prestige } za każdą parę z nici i koronki

final-master_space_pairs-deluxe = na koniec: { $prestige } za każde { $every } z twoich strojów u gości Mistrza
final-master_space_pairs-original = na koniec: { $prestige } za każde { $every } z twoich strojów u gości Mistrza

final-couples-deluxe = na koniec: { $prestige } za każdą twoją parę z sukni i surduta
final-couples-original = na koniec: { $prestige } za każdą twoją parę z sukni i surduta
