### The Queen’s favor: money now, the first turn of the next round, prestige at the end.

lesson-favor-name = Przychylność Królowej
lesson-favor-about = Pieniądze teraz, pierwsza tura w następnej rundzie i dlaczego warto oddać za to kartę.

lesson-favor-fan-say = Ten wachlarz to przychylność Królowej. W każdej rundzie może ją mieć tylko jedno z nas: kto pierwszy poprosi.

lesson-favor-poor-say = Widzisz tę suknię ze złotym naparstkiem? Porównaj ją ze swoim wieszakiem i sakiewką. Czego ci brakuje?
lesson-favor-poor-silk = Jedwabiu
lesson-favor-poor-silk_reply = Chce niebieskiego jedwabiu: { $bales }, a ty masz { $own }. Spójrz na jej cenę. Spróbuj jeszcze raz.
lesson-favor-poor-livre = Liwrów ({ $missing })
lesson-favor-poor-livre_reply = Nędzne liwry, i to raptem { $missing }! Tak to jest, gdy się płaci muzykom: ten w sali 5 jest twój. Ale znam damę, która daje { $favor_livre }.
lesson-favor-poor-nothing = Niczego
lesson-favor-poor-nothing_reply = Jedwab i koronka są, to prawda. Ale to miejsce kosztuje { $price }: policz swoje pieniądze. Spróbuj jeszcze raz.

lesson-favor-send-say = Królowa przyjmuje Mistrzów i Czeladników, nigdy Uczniów. Masz po jednym: pamiętaj o naparstku i zagraj kartę.
lesson-favor-send-else = Mistrza też by przyjęła. Ale kto wtedy uszyje suknię z naparstkiem? Cofnij.

lesson-favor-claim-say = Głowa do góry, głęboki ukłon i zdobądź przychylność Królowej!
lesson-favor-claim-else = Czeladnik może i to. Ale suknia wymaga pieniędzy, a wachlarz nie poczeka: cofnij.

lesson-favor-gown-say = Liwry: { $favor_livre } od razu i { $bonus } z bonusu Czeladnika! Gdy znów będzie twoja tura, niech Mistrz uszyje suknię z naparstkiem.
lesson-favor-gown-else = To dla tej sukni była cała wizyta u Królowej. Cofnij i uszyj ją.

lesson-favor-rent-say = Cóż za suknia! Wypożycz ją gościowi.
lesson-favor-rent-else = Po tylu staraniach? Cofnij i niech nosi ją gość.

lesson-favor-who-say = Tę rundę zaczęła Colette, a ty zawsze jesteś na końcu. Jeszcze dwie tury i zacznie się trzecia runda. Kto będzie pierwszy?
lesson-favor-who-colette = Znowu Colette
lesson-favor-who-colette_reply = Tak by było, gdyby nikt nie miał wachlarza. Spójrz, kto go trzyma. Spróbuj jeszcze raz.
lesson-favor-who-you = Ja
lesson-favor-who-you_reply = Właśnie ty! Kto ma przychylność, zaczyna następną rundę i oddaje wachlarz.

lesson-favor-round-say = Niech pozostali skończą. Potem poszukaj znaku pierwszego gracza przy imionach.

lesson-favor-pick-say = Pierwszy gracz to ty! Nowi pracownicy: { $hire_display }, a wśród nich tylko jeden Mistrz: zatrudnij go, zanim zrobi to Colette.
lesson-favor-pick-else = Możesz. Ale do zatrudnienia jest tylko jeden Mistrz, a następna gra Colette: cofnij.

lesson-favor-last-say = Wachlarz wrócił, czeka na tego, kto pierwszy poprosi. Ale po rundzie { $rounds } nie ma już następnej: ile będzie wtedy warta przychylność?
lesson-favor-last-nothing = Tylko liwry ({ $favor_livre })
lesson-favor-last-nothing_reply = Aż tak skąpa Królowa nie jest. Spróbuj jeszcze raz.
lesson-favor-last-three = Liwry ({ $favor_livre }) i { $favor_prestige } pkt prestiżu
lesson-favor-last-three_reply = Tak jest: kto ma ją, gdy bal się kończy, zdobywa { $favor_prestige } pkt prestiżu. W rundzie { $rounds } wszyscy przypominają sobie o Królowej.

lesson-favor-end-say = Zdobywaj ją więc, gdy potrzebujesz liwrów teraz ({ $favor_livre }) albo gdy w następnej rundzie chcesz zaczynać: dla jedynego Mistrza, taniego stroju, rzadkiego jedwabiu. Jej ceną jest karta z ręki.
