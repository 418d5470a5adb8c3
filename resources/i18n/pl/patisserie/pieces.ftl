### Pastries, tiles, cards and places in words.

patisserie-topping = dekoracja
patisserie-recipe_full = { $recipe } ({ $needs }): { $prestige }
patisserie-recipe_full_chef = { $recipe } ({ $needs }; czapka: tylko Cukiernik): { $prestige }
patisserie-card_star = { FORM($card, $form) } z gwiazdką
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) } { $level }
patisserie-card_used = { FORM($card, $form) } z twoich użytych kart
patisserie-card_unused = { FORM($card, $form) } z twoich nieużytych kart
patisserie-solo_card = Karta solo { $number }
    .a = kartę solo { $number }
    .acc = kartę solo { $number }
    .gen = karty solo { $number }
    .ins = kartą solo { $number }
patisserie-solo_else = { $first }, inaczej { $then }
patisserie-card_bonus = { $card }: { $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") } („{ $bonus }”)
patisserie-card_if = { $card } (aby zatrudnić: { $condition })
patisserie-step = { $start }+: { $amount }
patisserie-step_one = { $start }: { $amount }
patisserie-step_range = { $start }–{ $end }: { $amount }
patisserie-space = { $table }, pole { $number }
    .on = na polu { $number } { FORM($table, "gen") }
    .to = na pole { $number } { FORM($table, "gen") }
patisserie-space_bonus = { $space }, + { $bonus }
patisserie-post = Obsługa między { FORM($first, "ins") } a { FORM($second, "ins") }: { $gain }
    .at = między { FORM($first, "ins") } a { FORM($second, "ins") } ({ $gain })
patisserie-host = Szlachetny gospodarz { $number }: { $prestige }
    .at = u gospodarza { $number } ({ $prestige })
patisserie-area = obsługa między { FORM($first, "ins") } a { FORM($second, "ins") }
patisserie-host_number = szlachetny gospodarz { $number }
patisserie-table_bonus = { $dishes }: { $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = { $dishes } o wartości { $worth }
patisserie-dishes_from = { $dishes } o wartości co najmniej { $low }
patisserie-dishes_between = { $dishes } o wartości od { $low } do { $high }

patisserie-good-flour = mąka
patisserie-good-sugar = cukier
patisserie-good-butter = masło

patisserie-training-chef = Cukiernik
    .a = Cukiernika
    .acc = Cukiernika
    .gen = Cukiernika
    .ins = Cukiernikiem
patisserie-training-assistant = Pomocnik
    .a = Pomocnika
    .acc = Pomocnika
    .gen = Pomocnika
    .ins = Pomocnikiem

patisserie-dishes-any = wypieki
patisserie-dishes-honey = wypieki z miodem
patisserie-dishes-nuts = wypieki z orzechami
patisserie-dishes-egg = wypieki z jajkiem
patisserie-dishes-butter = wypieki z masłem
patisserie-dishes-no_honey = wypieki bez miodu
patisserie-dishes-no_nuts = wypieki bez orzechów
patisserie-dishes-no_egg = wypieki bez jajek
patisserie-dishes-plain = wypieki bez miodu, orzechów i jajek
patisserie-dishes-chef = wypieki z czapką cukiernika
patisserie-dishes-assistant = wypieki bez czapki cukiernika
patisserie-dishes-topped = wypieki z dekoracją
patisserie-dishes-untopped = wypieki bez dekoracji

patisserie-condition-bare = brak towarów i żetonów składników
patisserie-condition-dishes = { $dishes } na stołach, co najmniej { $number }

patisserie-end-near = obok bonusu stołu
patisserie-end-far = najdalej od bonusu stołu

patisserie-table-top = górny stół
    .gen = górnego stołu
    .ins = górnym stołem
    .loc = górnym stole
patisserie-table-left = lewy stół
    .gen = lewego stołu
    .ins = lewym stołem
    .loc = lewym stole
patisserie-table-middle = środkowy stół
    .gen = środkowego stołu
    .ins = środkowym stołem
    .loc = środkowym stole
patisserie-table-right = prawy stół
    .gen = prawego stołu
    .ins = prawym stołem
    .loc = prawym stole
patisserie-table-bottom = dolny stół
    .gen = dolnego stołu
    .ins = dolnym stołem
    .loc = dolnym stole

patisserie-recipe-sable = Sablé
patisserie-recipe-palmier = Palmier
patisserie-recipe-arlette = Arlette
patisserie-recipe-galette = Galette
patisserie-recipe-feuillantine = Feuillantine
patisserie-recipe-chausson = Chausson
patisserie-recipe-allumette = Allumette
patisserie-recipe-gaufre = Gaufre
patisserie-recipe-oublie = Oublie
patisserie-recipe-pain-d-epices = Pain d’épices
patisserie-recipe-nonnette = Nonnette
patisserie-recipe-baba = Baba
patisserie-recipe-croquignole = Croquignole
patisserie-recipe-macaron = Macaron
patisserie-recipe-financier = Financier
patisserie-recipe-nougat = Nougat
patisserie-recipe-dacquoise = Dacquoise
patisserie-recipe-amandine = Amandine
patisserie-recipe-pithiviers = Pithiviers
patisserie-recipe-noisettine = Noisettine
patisserie-recipe-florentin = Florentin
patisserie-recipe-massepain = Massepain
patisserie-recipe-tarte-pralinee = Tarte pralinée
patisserie-recipe-madeleine = Madeleine
patisserie-recipe-meringue = Meringue
patisserie-recipe-brioche = Brioche
patisserie-recipe-chou = Chou à la crème
patisserie-recipe-profiterole = Profiterole
patisserie-recipe-crepe = Crêpe
patisserie-recipe-flan = Flan
patisserie-recipe-savarin = Savarin
patisserie-recipe-biscuit-de-savoie = Biscuit de Savoie
patisserie-recipe-genoise = Génoise
patisserie-recipe-souffle = Soufflé
patisserie-recipe-ile-flottante = Île flottante
patisserie-recipe-kouglof = Kouglof
patisserie-recipe-clafoutis = Clafoutis
patisserie-recipe-canele = Canelé
patisserie-recipe-charlotte = Charlotte
patisserie-recipe-saint-honore = Saint-Honoré
patisserie-recipe-religieuse = Religieuse
patisserie-recipe-mille-feuille = Mille-feuille
patisserie-recipe-vacherin = Vacherin
patisserie-recipe-croquembouche = Croquembouche
patisserie-recipe-piece-montee = Pièce montée

patisserie-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}

patisserie-prestige = { $n } pkt prestiżu

patisserie-counted-flour = { $n ->
    [one] { $n } mąka
    [few] { $n } mąki
    [many] { $n } mąki
   *[other] { $n } mąki
}

patisserie-counted-sugar = { $n ->
    [one] { $n } cukier
    [few] { $n } cukru
    [many] { $n } cukru
   *[other] { $n } cukru
}

patisserie-counted-butter = { $n ->
    [one] { $n } masło
    [few] { $n } masła
    [many] { $n } masła
   *[other] { $n } masła
}

patisserie-counted-honey = { $n ->
    [one] { $n } miód
    [few] { $n } miodu
    [many] { $n } miodu
   *[other] { $n } miodu
}

patisserie-counted-nuts = { $n ->
    [one] { $n } orzech
    [few] { $n } orzechy
    [many] { $n } orzechów
   *[other] { $n } orzecha
}

patisserie-counted-egg = { $n ->
    [one] { $n } jajko
    [few] { $n } jajka
    [many] { $n } jajek
   *[other] { $n } jajka
}

patisserie-counted-topping = { $n ->
    [one] { $n } dekoracja
    [few] { $n } dekoracje
    [many] { $n } dekoracji
   *[other] { $n } dekoracji
}

patisserie-condition-ingredients = { $n ->
    [one] co najmniej { $n } żeton składnika
    [few] co najmniej { $n } żetony składników
    [many] co najmniej { $n } żetonów składników
   *[other] co najmniej { $n } żetonu składnika
}

patisserie-condition-recipes = { $n ->
    [one] co najmniej { $n } przepis
    [few] co najmniej { $n } przepisy
    [many] co najmniej { $n } przepisów
   *[other] co najmniej { $n } przepisu
}

patisserie-condition-goods = { $n ->
    [one] co najmniej { $n } towar
    [few] co najmniej { $n } towary
    [many] co najmniej { $n } towarów
   *[other] co najmniej { $n } towaru
}

patisserie-condition-coins = { $n ->
    [one] co najmniej { $n } moneta
    [few] co najmniej { $n } monety
    [many] co najmniej { $n } monet
   *[other] co najmniej { $n } monety
}

patisserie-condition-prestige = zdobyte co najmniej { $n } pkt prestiżu

patisserie-condition-decorations = { $n ->
    [one] co najmniej { $n } udana dekoracja
    [few] co najmniej { $n } udane dekoracje
    [many] co najmniej { $n } udanych dekoracji
   *[other] co najmniej { $n } udanej dekoracji
}

patisserie-condition-tables = { $n ->
    [one] wypieki na co najmniej { $n } stole
    [few] wypieki na co najmniej { $n } stołach
    [many] wypieki na co najmniej { $n } stołach
   *[other] wypieki na co najmniej { $n } stołu
}

patisserie-condition-table = { $n ->
    [one] co najmniej { $n } wypiek na jednym stole
    [few] co najmniej { $n } wypieki na jednym stole
    [many] co najmniej { $n } wypieków na jednym stole
   *[other] co najmniej { $n } wypieku na jednym stole
}

patisserie-condition-posts = { $n ->
    [one] co najmniej { $n } stanowisko obsługi
    [few] co najmniej { $n } stanowiska obsługi
    [many] co najmniej { $n } stanowisk obsługi
   *[other] co najmniej { $n } stanowiska obsługi
}

patisserie-condition-hosts = { $n ->
    [one] co najmniej { $n } szlachetny gospodarz
    [few] co najmniej { $n } szlachetnych gospodarzy
    [many] co najmniej { $n } szlachetnych gospodarzy
   *[other] co najmniej { $n } szlachetnego gospodarza
}

patisserie-condition-markers = { $n ->
    [one] co najmniej { $n } znacznik na stanowisku obsługi lub u gospodarza
    [few] co najmniej { $n } znaczniki na stanowiskach obsługi i u gospodarzy
    [many] co najmniej { $n } znaczników na stanowiskach obsługi i u gospodarzy
   *[other] co najmniej { $n } znacznika na stanowiskach obsługi i u gospodarzy
}

patisserie-condition-staff = { $n ->
    [one] co najmniej { $n } karta personelu
    [few] co najmniej { $n } karty personelu
    [many] co najmniej { $n } kart personelu
   *[other] co najmniej { $n } karty personelu
}

patisserie-gain-coins_by_posts = { $n ->
    [one] { $n } moneta za każde twoje stanowisko obsługi przy stole
    [few] { $n } monety za każde twoje stanowisko obsługi przy stole
    [many] { $n } monet za każde twoje stanowisko obsługi przy stole
   *[other] { $n } monety za każde twoje stanowisko obsługi przy stole
}

patisserie-gain-draw_ingredient = { $n ->
    [one] { $n } żeton składnika z woreczka
    [few] { $n } żetony składników z woreczka
    [many] { $n } żetonów składników z woreczka
   *[other] { $n } żetonu składnika z woreczka
}

patisserie-gain-ingredient = { $n ->
    [one] { $n } żeton składnika z wystawy
    [few] { $n } żetony składników z wystawy
    [many] { $n } żetonów składników z wystawy
   *[other] { $n } żetonu składnika z wystawy
}

patisserie-gain-recipe = { $n ->
    [one] { $n } przepis z wystawy
    [few] { $n } przepisy z wystawy
    [many] { $n } przepisów z wystawy
   *[other] { $n } przepisu z wystawy
}
