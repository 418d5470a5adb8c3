### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = daje prestiż od razu ({ $gain })
patisserie-advice-item = daje prestiż na koniec ({ $item }: { $gain })
patisserie-advice-table = punktuje przy { FORM($table, "loc") } ({ $gain })
patisserie-advice-leads = obejmuje prowadzenie przy { FORM($table, "loc") } ({ $gain })
patisserie-advice-leads_taken = przejmuje prowadzenie przy { FORM($table, "loc") }; traci je { $player } ({ $gain })
patisserie-advice-income_coins = zwiększa każdy kolejny dochód ({ $coins })
patisserie-advice-income_prestige = zwiększa każdy kolejny dochód ({ $prestige })
patisserie-advice-completes = z tym jest już wszystko, aby upiec { $recipes } ({ $prestige })
patisserie-advice-enough = z tym wystarczy, aby upiec je wszystkie: { $recipes }
patisserie-advice-fills = to ostatnie, czego brakuje do przepisu { $recipe }: { $missing } ({ $prestige })
patisserie-advice-lacks = { $recipe } jest w zasięgu; brakuje tylko: { $missing } ({ $prestige })
patisserie-advice-lacks_shared = { $recipe }: brakuje tylko { $missing }, jeśli wyprzedzi inne przepisy: { $rivals } ({ $prestige }); na wszystkie razem zapasu nie wystarczy
patisserie-advice-toward = tego wymaga { $recipe }: { $brought }; potem brakuje tylko: { $missing }
patisserie-advice-toward_far = tego wymaga { $recipe }: { $brought }; potem brakuje jeszcze: { $missing }
patisserie-advice-toward_shared = tego wymaga { $recipe }: { $brought }; jeśli wyprzedzi inne przepisy ({ $rivals }), potem brakuje: { $missing }
patisserie-advice-together = razem { $recipes } wymagają: { $needed }; to daje: { $brought }
patisserie-advice-display = to ostatnie, czego brakuje do przepisu { $recipe } ({ $brought }); przepis leży jeszcze na wystawie ({ $prestige })
patisserie-advice-display_shared = to ostatnie, czego brakuje do przepisu { $recipe }, jeśli wyprzedzi inne przepisy: { $rivals } ({ $brought }); przepis leży jeszcze na wystawie ({ $prestige })
patisserie-advice-stored = trafia do zapasu na przyszły przepis: { $brought }
patisserie-advice-topping = tą dekoracją można udekorować { $recipe }, co zwiększa każdy kolejny dochód
patisserie-advice-topping_later = tą dekoracją można później udekorować wypiek, co zwiększa potem każdy dochód
patisserie-advice-farthest = z twoich przepisów najwięcej brakuje do: { $recipe } ({ $missing })
patisserie-advice-least = z twoich przepisów najmniej wart jest { $recipe } ({ $prestige })
patisserie-advice-discards = { $recipe } nie może być jeszcze upieczone; brakuje: { $missing }
patisserie-advice-goes = w zamian odchodzi przepis { $recipe } ({ $prestige })
patisserie-advice-conflicts = nie wystarczy, aby upiec oba: { $recipes }
patisserie-advice-needs_chef = z twoich przepisów tylko { $recipe } wymaga Cukiernika
patisserie-advice-baked = { $recipe } jest potem gotowe do podania ({ $prestige } na koniec)
patisserie-advice-baked_rewarded = { $recipe } jest potem gotowe do podania ({ $prestige } na koniec), z nagrodą przy { FORM($table, "loc") } ({ $reward })
patisserie-advice-brings = daje { $coins }; to, co zostanie na koniec, liczy się: { $prestige } za każde { $each }
patisserie-advice-buys = daje { $coins } – dość, aby kupić to, czego jeszcze brakuje do przepisu { $recipe } ({ $missing })
patisserie-advice-affords = przynosi: { $coins } – dość na znacznik { FORM($place, "at") }
patisserie-advice-notice_worth = karta daje teraz { $coins }, ale przepada jej bonus „{ $bonus }”, za każdym razem wart około { $prestige }
patisserie-advice-notice_little = karta daje teraz { $coins }, a z jej bonusem „{ $bonus }” traci się niewiele
patisserie-advice-bonus_worth = jej bonus „{ $bonus }” jest za każdym razem wart około { $prestige }
patisserie-advice-bonus_is = jej bonus: „{ $bonus }”
patisserie-advice-bonus_lost = razem z nią odchodzi jej bonus „{ $bonus }”, za każdym razem wart około { $prestige }
patisserie-advice-bonus_slight = z jej bonusem „{ $bonus }” traci się niewiele
patisserie-advice-bonus_least = jej bonus jest wart najmniej z tych kart
patisserie-advice-chef_recipes = może upiec to, czego Pomocnik nie może: { $recipes }
patisserie-advice-hand = Cukiernicy na ręce po tym ruchu: { $hand_chefs }, Pomocnicy: { $hand_assistants }
patisserie-advice-spare_chef = bez jednego Cukiernika się obejdzie: Cukiernicy na ręce { $hand_chefs }, Pomocnicy { $hand_assistants }
patisserie-advice-spare_assistant = bez jednego Pomocnika się obejdzie: Pomocnicy na ręce { $hand_assistants }, Cukiernicy { $hand_chefs }
patisserie-advice-chance = częściowo decyduje szczęście: nie wiadomo jeszcze, co zostanie dobrane
patisserie-advice-hires_now = { $card } do zagrania w tej rundzie: „{ $bonus }”

patisserie-advice-wanted = { $n ->
    [one] tego wymaga { $recipe } ({ $brought }), a przepis leży jeszcze na wystawie ({ $prestige })
    [few] wymagają tego { $n } przepisy na wystawie ({ $brought }); najbliżej jest { $recipe } ({ $prestige })
    [many] wymaga tego { $n } przepisów na wystawie ({ $brought }); najbliżej jest { $recipe } ({ $prestige })
   *[other] wymaga tego { $n } przepisu na wystawie ({ $brought }); najbliżej jest { $recipe } ({ $prestige })
}

patisserie-advice-hires = { $rounds ->
    [one] { $card } od razu i na jeszcze jedną rundę: „{ $bonus }”
    [few] { $card } od razu i na jeszcze { $rounds } rundy: „{ $bonus }”
    [many] { $card } od razu i na jeszcze { $rounds } rund: „{ $bonus }”
   *[other] { $card } od razu i na jeszcze { $rounds } rundy: „{ $bonus }”
}
