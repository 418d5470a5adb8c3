### Pastries, tiles, cards and places in words.

patisserie-topping = guarnizione
patisserie-recipe_full = { $recipe } ({ $needs }): { $prestige }
patisserie-recipe_full_chef = { $recipe } ({ $needs }; cappello: serve un Pasticciere): { $prestige }
patisserie-card_star = { FORM($card, $form) } con stella
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) } { $level }
patisserie-card_used = { FORM($card, $form) } dalle tue carte usate
patisserie-card_unused = { FORM($card, $form) } dalle tue carte libere
patisserie-solo_card = Carta solitario { $number }
    .a = la carta solitario { $number }
    .the = la carta solitario { $number }
    .of = della carta solitario { $number }
patisserie-solo_else = { $first }, altrimenti { $then }
patisserie-card_bonus = { $card }: { $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") } («{ $bonus }»)
patisserie-card_if = { $card } (per l’assunzione: { $condition })
patisserie-step = { $start }+: { $amount }
patisserie-step_one = { $start }: { $amount }
patisserie-step_range = { $start }–{ $end }: { $amount }
patisserie-space = { $table }, posto { $number }
    .on = sul posto { $number } { FORM($table, "of") }
    .to = al posto { $number } { FORM($table, "of") }
patisserie-space_bonus = { $space }, + { $bonus }
patisserie-post = Servizio ({ $first } / { $second }): { $gain }
    .at = fra la { $first } e la { $second } ({ $gain })
patisserie-host = Nobile anfitrione { $number }: { $prestige }
    .at = dal nobile anfitrione { $number } ({ $prestige })
patisserie-area = servizio ({ $first } / { $second })
patisserie-host_number = nobile anfitrione { $number }
patisserie-table_bonus = { $dishes }: { $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = { $dishes } di valore { $worth }
patisserie-dishes_from = { $dishes } di valore { $low } o più
patisserie-dishes_between = { $dishes } di valore da { $low } a { $high }

patisserie-good-flour = farina
patisserie-good-sugar = zucchero
patisserie-good-butter = burro

patisserie-training-chef = Pasticciere
    .a = un Pasticciere
    .the = il Pasticciere
    .of = del Pasticciere
patisserie-training-assistant = Assistente
    .a = un Assistente
    .the = l’Assistente
    .of = dell’Assistente

patisserie-dishes-any = dolci
patisserie-dishes-honey = dolci con miele
patisserie-dishes-nuts = dolci con noci
patisserie-dishes-egg = dolci con uova
patisserie-dishes-butter = dolci con burro
patisserie-dishes-no_honey = dolci senza miele
patisserie-dishes-no_nuts = dolci senza noci
patisserie-dishes-no_egg = dolci senza uova
patisserie-dishes-plain = dolci senza miele, noci né uova
patisserie-dishes-chef = dolci con cappello
patisserie-dishes-assistant = dolci senza cappello
patisserie-dishes-topped = dolci con guarnizione
patisserie-dishes-untopped = dolci senza guarnizione

patisserie-condition-bare = non avere né merci né tessere ingrediente
patisserie-condition-dishes = aver presentato almeno { $number } { $dishes }

patisserie-end-near = accanto al bonus della tavola
patisserie-end-far = lontano dal bonus della tavola

patisserie-table-top = tavola in alto
    .of = della tavola in alto
    .at = alla tavola in alto
patisserie-table-left = tavola a sinistra
    .of = della tavola a sinistra
    .at = alla tavola a sinistra
patisserie-table-middle = tavola al centro
    .of = della tavola al centro
    .at = alla tavola al centro
patisserie-table-right = tavola a destra
    .of = della tavola a destra
    .at = alla tavola a destra
patisserie-table-bottom = tavola in basso
    .of = della tavola in basso
    .at = alla tavola in basso

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
   *[other] { $n } monete
}

patisserie-prestige = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
}

patisserie-counted-flour = { $n ->
    [one] { $n } farina
   *[other] { $n } farina
}

patisserie-counted-sugar = { $n ->
    [one] { $n } zucchero
   *[other] { $n } zucchero
}

patisserie-counted-butter = { $n ->
    [one] { $n } burro
   *[other] { $n } burro
}

patisserie-counted-honey = { $n ->
    [one] { $n } miele
   *[other] { $n } miele
}

patisserie-counted-nuts = { $n ->
    [one] { $n } noce
   *[other] { $n } noci
}

patisserie-counted-egg = { $n ->
    [one] { $n } uovo
   *[other] { $n } uova
}

patisserie-counted-topping = { $n ->
    [one] { $n } guarnizione
   *[other] { $n } guarnizioni
}

patisserie-condition-ingredients = { $n ->
    [one] avere almeno { $n } tessera ingrediente
   *[other] avere almeno { $n } tessere ingrediente
}

patisserie-condition-recipes = { $n ->
    [one] avere almeno { $n } ricetta
   *[other] avere almeno { $n } ricette
}

patisserie-condition-goods = { $n ->
    [one] avere almeno { $n } merce
   *[other] avere almeno { $n } merci
}

patisserie-condition-coins = { $n ->
    [one] avere almeno { $n } moneta
   *[other] avere almeno { $n } monete
}

patisserie-condition-prestige = { $n ->
    [one] aver segnato almeno { $n } punto prestigio
   *[other] aver segnato almeno { $n } punti prestigio
}

patisserie-condition-decorations = { $n ->
    [one] avere almeno { $n } decorazione riuscita
   *[other] avere almeno { $n } decorazioni riuscite
}

patisserie-condition-tables = { $n ->
    [one] avere dolci su almeno { $n } tavola
   *[other] avere dolci su almeno { $n } tavole
}

patisserie-condition-table = { $n ->
    [one] avere almeno { $n } dolce su una stessa tavola
   *[other] avere almeno { $n } dolci su una stessa tavola
}

patisserie-condition-posts = { $n ->
    [one] avere almeno { $n } posto di servizio
   *[other] avere almeno { $n } posti di servizio
}

patisserie-condition-hosts = { $n ->
    [one] avere almeno { $n } nobile anfitrione
   *[other] avere almeno { $n } nobili anfitrioni
}

patisserie-condition-markers = { $n ->
    [one] avere almeno { $n } posto di servizio o nobile anfitrione
   *[other] avere almeno { $n } posti di servizio e nobili anfitrioni
}

patisserie-condition-staff = { $n ->
    [one] avere almeno { $n } carta del personale
   *[other] avere almeno { $n } carte del personale
}

patisserie-gain-coins_by_posts = { $n ->
    [one] { $n } moneta per ogni tuo posto di servizio alla tavola
   *[other] { $n } monete per ogni tuo posto di servizio alla tavola
}

patisserie-gain-draw_ingredient = { $n ->
    [one] { $n } tessera ingrediente dal sacchetto
   *[other] { $n } tessere ingrediente dal sacchetto
}

patisserie-gain-ingredient = { $n ->
    [one] { $n } tessera ingrediente dall’esposizione
   *[other] { $n } tessere ingrediente dall’esposizione
}

patisserie-gain-recipe = { $n ->
    [one] { $n } ricetta dall’esposizione
   *[other] { $n } ricette dall’esposizione
}
