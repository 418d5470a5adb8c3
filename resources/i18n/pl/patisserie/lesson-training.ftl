### Pastry Chefs and Assistants.

lesson-training-name = W czapce i bez
lesson-training-about = Co mogą Cukiernicy i Pomocnicy; zatrudnianie i zwalnianie.

lesson-training-hats-say = Złoto z czapką: Cukiernik. Srebro bez czapki: Pomocnik. Obaj pozyskują przepisy, pieką, dostarczają, zwalniają i wystawiają znaczniki.

lesson-training-never-say = Są jednak dwie akcje główne, których Cukiernik nigdy nie wykonuje. Jakie?
lesson-training-never-bake = Pieczenie i dostarczanie
lesson-training-never-bake_reply = Ładny byłby z niego Cukiernik! Spróbuj jeszcze raz.
lesson-training-never-shop = Pozyskiwanie składników i kupowanie towarów
lesson-training-never-shop_reply = Zakupy są dla Pomocników. Za to oni nigdy nie dekorują ani nie zatrudniają.
lesson-training-never-hire = Dekorowanie i zatrudnianie
lesson-training-never-hire_reply = Przeciwnie: nikt inny tego nie może.

lesson-training-hire-say = Zatrudnij więc kogoś! Zagraj podświetlonego Cukiernika. Dopóki leżą tu wszystkie karty ({ $cards }), cena to { $price4 }; weź, kogo chcesz.
lesson-training-hire-then_choose_action = Zatrudnij!
lesson-training-hire-then_hire = Kogo chcesz, w cenie { $price4 } monet.
lesson-training-hire-start-chef-2 = Poproszę tego drugiego: przyda ci się jego bonus. Cofnij.
lesson-training-hire-start-assistant-1 = Pomocnik nikogo nie zatrudnia. Cofnij i zagraj złoto.
lesson-training-hire-else = Innym razem. Cofnij i kogoś zatrudnij.

lesson-training-override-say = Kto zostaje zatrudniony, gra jeszcze w tej rundzie! A teraz patrz: bonus pozwala Cukiernikowi pozyskać składnik. Bonus uchyla zakaz. Weź żeton.
lesson-training-override-then_acquire_ingredient = Którykolwiek.
lesson-training-override-else = Ten żeton się przyda, zobaczysz. Cofnij.

lesson-training-wait-say = Manon też zatrudnia. Miej oko na cenę nad kartami.

lesson-training-price-say = Jedną kartę masz ty, drugą wzięła Manon. Ile kosztuje następna?
lesson-training-price-two = { $price2 }
lesson-training-price-two_reply = { $price2 }. Ceny idą tak: { $price4 }, { $price3 }, { $price2 }, a za ostatnią znów { $price1 }.
lesson-training-price-three = { $price3 }
lesson-training-price-three_reply = Tyle zapłaciła Manon.
lesson-training-price-four = { $price4 }
lesson-training-price-four_reply = Tylko dopóki są wszystkie karty ({ $cards }).

lesson-training-star-say = Personel z gwiazdką jest za darmo dla tego, kto spełnia warunek na karcie. Ta karta chce żetonów składników, co najmniej { $needed }: policz swoje! Zagraj Cukiernika i ją zatrudnij.
lesson-training-star-then_choose_action = Zatrudnij!
lesson-training-star-then_hire = Kartę z gwiazdką, za darmo.
lesson-training-star-else = Nie teraz. Cofnij: Cukiernik zatrudnia kartę z gwiazdką, tę za żetony składników ({ $needed }).

lesson-training-once-say = Tylko jedna karta z gwiazdką na całą grę, więc wybieraj dobrze. Twoje żetony zostają twoje; trzeba je było tylko pokazać.

lesson-training-notice-say = Teraz coś odwrotnego: zwolnienie. Pomocnik przynosi monety: { $assistant_notice }, Cukiernik: { $chef_notice }. Zagraj Pomocnika i zwolnij właśnie tę kartę.
lesson-training-notice-then_choose_action = Zwolnij!
lesson-training-notice-then_give_notice = Pomocnika, którego właśnie zagrywasz.
lesson-training-notice-else = Poproszę kogoś innego. Cofnij: zwolniony zostaje Pomocnik, którego zagrywasz.

lesson-training-errand-say = Monety: { $assistant_notice }, a karta opuszcza grę; zawsze musi zostać personel z { $minimum_staff } kart. I choć ledwie zwolniony, Pomocnik załatwia jeszcze ostatni sprawunek: użyj bonusu i kup, co chcesz.
lesson-training-errand-then_buy_goods = Co tylko chcesz.
lesson-training-errand-else = Taka uprzejmość zasługuje na ostatni sprawunek. Cofnij.

lesson-training-end-say = Na twojej ręce: ktoś zatrudniony i gwiazda warta { $star } pkt prestiżu. Złoto zatrudnia i dekoruje, srebro robi zakupy, a bonusy łamią zasady.
