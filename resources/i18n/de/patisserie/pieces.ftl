### Pastries, tiles, cards and places in words.

patisserie-topping = Garnitur
patisserie-recipe_full = { $recipe } ({ $needs }): { $prestige }
patisserie-recipe_full_chef = { $recipe } ({ $needs }; Kochmütze: braucht einen Konditor): { $prestige }
patisserie-card_star = { FORM($card, $form) } mit Stern
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) } { $level }
patisserie-card_used = { FORM($card, $form) } aus deinen benutzten Karten
patisserie-card_unused = { FORM($card, $form) } aus deinen unbenutzten Karten
patisserie-solo_card = Solokarte { $number }
    .of = von Solokarte { $number }
patisserie-solo_else = { $first }, sonst { $then }
patisserie-card_bonus = { $card }: { $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") } („{ $bonus }“)
patisserie-card_if = { $card } (zum Anstellen: { $condition })
patisserie-step = { $start }+: { $amount }
patisserie-step_one = { $start }: { $amount }
patisserie-step_range = { $start }–{ $end }: { $amount }
patisserie-space = { $table }, Platz { $number }
    .on = auf Platz { $number } der { FORM($table, "of") }
    .to = auf Platz { $number } der { FORM($table, "of") }
patisserie-space_bonus = { $space }, + { $bonus }
patisserie-post = Service ({ $first } / { $second }): { $gain }
    .at = zwischen der { FORM($first, "of") } und der { FORM($second, "of") } ({ $gain })
patisserie-host = Adliger Gastgeber { $number }: { $prestige }
    .at = bei Gastgeber { $number } ({ $prestige })
patisserie-area = Service ({ $first } / { $second })
patisserie-host_number = Adliger Gastgeber { $number }
patisserie-table_bonus = { $dishes }: { $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = { $dishes } im Wert von { $worth }
patisserie-dishes_from = { $dishes } im Wert von { $low } oder mehr
patisserie-dishes_between = { $dishes } im Wert von { $low } bis { $high }

patisserie-good-flour = Mehl
patisserie-good-sugar = Zucker
patisserie-good-butter = Butter

patisserie-training-chef = Konditor
    .nom = der Konditor
    .a = einen Konditor
    .the = den Konditor
    .of = des Konditors
patisserie-training-assistant = Gehilfe
    .nom = der Gehilfe
    .a = einen Gehilfen
    .the = den Gehilfen
    .of = des Gehilfen

patisserie-dishes-any = Gebäcke
patisserie-dishes-honey = Gebäcke mit Honig
patisserie-dishes-nuts = Gebäcke mit Nüssen
patisserie-dishes-egg = Gebäcke mit Ei
patisserie-dishes-butter = Gebäcke mit Butter
patisserie-dishes-no_honey = Gebäcke ohne Honig
patisserie-dishes-no_nuts = Gebäcke ohne Nüsse
patisserie-dishes-no_egg = Gebäcke ohne Ei
patisserie-dishes-plain = Gebäcke ohne Honig, Nuss, Ei
patisserie-dishes-chef = Gebäcke mit Kochmütze
patisserie-dishes-assistant = Gebäcke ohne Kochmütze
patisserie-dishes-topped = Gebäcke mit Garnitur
patisserie-dishes-untopped = Gebäcke ohne Garnitur

patisserie-condition-bare = weder Waren noch Zutaten haben
patisserie-condition-dishes = mindestens { $number } { $dishes } präsentiert haben

patisserie-end-near = neben dem Tafelbonus
patisserie-end-far = weit vom Tafelbonus

patisserie-table-top = obere Tafel
    .of = oberen Tafel
patisserie-table-left = linke Tafel
    .of = linken Tafel
patisserie-table-middle = mittlere Tafel
    .of = mittleren Tafel
patisserie-table-right = rechte Tafel
    .of = rechten Tafel
patisserie-table-bottom = untere Tafel
    .of = unteren Tafel

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
    [one] { $n } Münze
   *[other] { $n } Münzen
}

patisserie-prestige = { $n ->
    [one] { $n } Prestigepunkt
   *[other] { $n } Prestigepunkte
}

patisserie-counted-flour = { $n ->
    [one] { $n } Mehl
   *[other] { $n } Mehl
}

patisserie-counted-sugar = { $n ->
    [one] { $n } Zucker
   *[other] { $n } Zucker
}

patisserie-counted-butter = { $n ->
    [one] { $n } Butter
   *[other] { $n } Butter
}

patisserie-counted-honey = { $n ->
    [one] { $n } Honig
   *[other] { $n } Honig
}

patisserie-counted-nuts = { $n ->
    [one] { $n } Nuss
   *[other] { $n } Nüsse
}

patisserie-counted-egg = { $n ->
    [one] { $n } Ei
   *[other] { $n } Eier
}

patisserie-counted-topping = { $n ->
    [one] { $n } Garnitur
   *[other] { $n } Garnituren
}

patisserie-condition-ingredients = { $n ->
    [one] mindestens { $n } Zutat haben
   *[other] mindestens { $n } Zutaten haben
}

patisserie-condition-recipes = { $n ->
    [one] mindestens { $n } Rezept haben
   *[other] mindestens { $n } Rezepte haben
}

patisserie-condition-goods = { $n ->
    [one] mindestens { $n } Ware haben
   *[other] mindestens { $n } Waren haben
}

patisserie-condition-coins = { $n ->
    [one] mindestens { $n } Münze haben
   *[other] mindestens { $n } Münzen haben
}

patisserie-condition-prestige = { $n ->
    [one] mindestens { $n } Prestigepunkt erzielt haben
   *[other] mindestens { $n } Prestigepunkte erzielt haben
}

patisserie-condition-decorations = { $n ->
    [one] mindestens { $n } gelungene Garnitur haben
   *[other] mindestens { $n } gelungene Garnituren haben
}

patisserie-condition-tables = { $n ->
    [one] an mindestens { $n } Tafel Gebäck haben
   *[other] an mindestens { $n } Tafeln Gebäck haben
}

patisserie-condition-table = { $n ->
    [one] mindestens { $n } Gebäck an einer Tafel haben
   *[other] mindestens { $n } Gebäcke an einer Tafel haben
}

patisserie-condition-posts = { $n ->
    [one] mindestens { $n } Servicekraft haben
   *[other] mindestens { $n } Servicekräfte haben
}

patisserie-condition-hosts = { $n ->
    [one] mindestens { $n } Gastgeber haben
   *[other] mindestens { $n } Gastgeber haben
}

patisserie-condition-markers = { $n ->
    [one] mindestens { $n } Servicekraft oder Gastgeber haben
   *[other] mindestens { $n } Servicekräfte und Gastgeber haben
}

patisserie-condition-staff = { $n ->
    [one] mindestens { $n } Personalkarte haben
   *[other] mindestens { $n } Personalkarten haben
}

patisserie-gain-coins_by_posts = { $n ->
    [one] { $n } Münze je eigene Servicekraft an der Tafel
   *[other] { $n } Münzen je eigene Servicekraft an der Tafel
}

patisserie-gain-draw_ingredient = { $n ->
    [one] { $n } Zutat aus dem Beutel
   *[other] { $n } Zutaten aus dem Beutel
}

patisserie-gain-ingredient = { $n ->
    [one] { $n } Zutat der Auslage
   *[other] { $n } Zutaten der Auslage
}

patisserie-gain-recipe = { $n ->
    [one] { $n } Rezept der Auslage
   *[other] { $n } Rezepte der Auslage
}
