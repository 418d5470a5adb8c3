### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestiż od razu: { $gain }
patisserie-advice-item = { $item }: { $gain } na koniec
patisserie-advice-table = punktuje przy { FORM($table, "loc") }: { $gain }
patisserie-advice-leads = obejmuje prowadzenie przy { FORM($table, "loc") }: { $gain }
patisserie-advice-leads_taken = przejmuje prowadzenie przy { FORM($table, "loc") } (traci je { $player }): { $gain }
patisserie-advice-income_coins = zwiększa każdy dochód: { $coins }
patisserie-advice-income_prestige = zwiększa każdy dochód: { $prestige }
patisserie-advice-completes = jest już wszystko, aby upiec: { $recipes } (wartość: { $prestige })
patisserie-advice-enough = teraz wystarczy, aby upiec wszystkie: { $recipes }
patisserie-advice-fills = ostatnie, czego brakowało do przepisu { $recipe } (wartość: { $prestige }): { $missing }
patisserie-advice-lacks = { $recipe } (wartość: { $prestige }) jest w zasięgu; brakuje tylko: { $missing }
patisserie-advice-toward = do przepisu { $recipe }: { $brought }; potem brakuje tylko: { $missing }
patisserie-advice-toward_far = do przepisu { $recipe }: { $brought }; potem brakuje jeszcze: { $missing }
patisserie-advice-together = do przepisów { $recipes }: { $brought }; razem potrzeba: { $needed }
patisserie-advice-display = do { $recipe } na wystawie (wartość: { $prestige }): { $brought }; potem brakuje tylko przepisu
patisserie-advice-stored = zapas do przyszłych przepisów: { $brought }
patisserie-advice-topping = dekoracja, aby udekorować { $recipe } i zwiększyć każdy dochód
patisserie-advice-topping_later = dekoracja, aby później udekorować wypiek i zwiększyć każdy dochód
patisserie-advice-farthest = z twoich przepisów najwięcej brakuje do: { $recipe } ({ $missing })
patisserie-advice-least = z twoich przepisów najmniej wart jest { $recipe }: { $prestige }
patisserie-advice-discards = { $recipe } nie może być jeszcze upieczone; brakuje: { $missing }
patisserie-advice-goes = odrzucany przepis, { $recipe }, ma wartość: { $prestige }
patisserie-advice-conflicts = nie wystarczy, aby upiec oba: { $recipes }
patisserie-advice-needs_chef = z twoich przepisów tylko { $recipe } wymaga Cukiernika
patisserie-advice-baked = gotowe do podania: { $recipe }, { $prestige } na koniec
patisserie-advice-baked_rewarded = gotowe do podania: { $recipe }, { $prestige } na koniec; nagroda przy { FORM($table, "loc") }: { $reward }
patisserie-advice-brings = przynosi: { $coins }; na koniec każde { $each } to { $prestige }
patisserie-advice-buys = przynosi: { $coins } – dość, aby kupić to, czego brakuje do przepisu { $recipe }: { $missing }
patisserie-advice-affords = przynosi: { $coins } – dość na znacznik { FORM($place, "at") }
patisserie-advice-notice_worth = zwolnienie przynosi: { $coins }; tracony bonus jest wart około { $prestige }: „{ $bonus }”
patisserie-advice-notice_little = zwolnienie przynosi: { $coins }; tracony bonus jest wart niewiele: „{ $bonus }”
patisserie-advice-bonus_worth = jej bonus jest wart około { $prestige }: „{ $bonus }”
patisserie-advice-bonus_is = jej bonus: „{ $bonus }”
patisserie-advice-bonus_least = jej bonus jest wart najmniej z tych kart
patisserie-advice-chef_recipes = może upiec to, czego Pomocnik nie może: { $recipes }
patisserie-advice-hand = Cukiernicy na ręce po tym ruchu: { $hand_chefs }, Pomocnicy: { $hand_assistants }
patisserie-advice-chance = ponadto coś zostanie dobrane; co, nikt jeszcze nie wie
patisserie-advice-hires_now = { $card } do zagrania w tej rundzie: „{ $bonus }”

patisserie-advice-wanted = { $n ->
    [one] do przepisu { $recipe } na wystawie (wartość: { $prestige }): { $brought }
    [few] do przepisu { $recipe } na wystawie (wartość: { $prestige }) albo do innego z { $n } przepisów, które tego wymagają: { $brought }
    [many] do przepisu { $recipe } na wystawie (wartość: { $prestige }) albo do innego z { $n } przepisów, które tego wymagają: { $brought }
   *[other] do przepisu { $recipe } na wystawie (wartość: { $prestige }) albo do innego z { $n } przepisów, które tego wymagają: { $brought }
}

patisserie-advice-hires = { $rounds ->
    [one] { $card } od razu i na jeszcze jedną rundę: „{ $bonus }”
    [few] { $card } od razu i na jeszcze { $rounds } rundy: „{ $bonus }”
    [many] { $card } od razu i na jeszcze { $rounds } rund: „{ $bonus }”
   *[other] { $card } od razu i na jeszcze { $rounds } rundy: „{ $bonus }”
}
