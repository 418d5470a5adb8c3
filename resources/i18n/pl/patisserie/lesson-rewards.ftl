### Table bonuses, special bonuses, star cards.

lesson-rewards-name = Bonus na bonusie
lesson-rewards-about = Bonusy stołów, bonusy specjalne i karty z gwiazdką.

lesson-rewards-signs-say = Tabliczka stołu pokazuje bonus stołu: co wypiek musi mieć, a czego mieć nie może, i co za to dostajesz. Obok albo poniżej są punkty za najwięcej wypieków.

lesson-rewards-which-say = W obu twoich wypiekach są orzechy. Który stół daje coś za orzechy?
lesson-rewards-which-left = Lewy
lesson-rewards-which-left_reply = Lewy: dowolny żeton składnika, ilekroć przyniesiesz orzechy.
lesson-rewards-which-middle = Środkowy
lesson-rewards-which-middle_reply = Środkowy uwielbia miód.
lesson-rewards-which-right = Prawy
lesson-rewards-which-right_reply = Prawy nie chce ani miodu, ani orzechów, ani jajek.

lesson-rewards-special-say = Bonus specjalny: kto spełni warunek, stawia znacznik na najlepszym wolnym polu. Tutaj potrzeba tylu wypieków na jednym stole: { $needed }. Manon zajęła już pole za { $best }. Ile możesz zdobyć?
lesson-rewards-special-eight = { $best }
lesson-rewards-special-eight_reply = Na tym siedzi Manon.
lesson-rewards-special-five = { $second }
lesson-rewards-special-five_reply = Tak, { $second }. Kto przyjdzie trzeci, dostanie { $third }, a potem koniec: więc pospiesz się!
lesson-rewards-special-none = Nic
lesson-rewards-special-none_reply = Pól jest { $places }, a każdy gracz zajmuje jedno z nich.

lesson-rewards-third-say = Twoje wypieki na lewym stole: { $own }. Zagraj Pomocnika i dostarcz tam Massepain.
lesson-rewards-third-then_choose_action = Dostarcz!
lesson-rewards-third-then_deliver = Massepain.
lesson-rewards-third-then_place_dish = Na lewy stół.
lesson-rewards-third-then_take_ingredient = Orzechy dają ci za darmo żeton składnika: dowolny z wystawy.
lesson-rewards-third-then_claim_special = Wypieki na jednym stole: { $needed }. Zdobądź go!
lesson-rewards-third-pastry-noisettine = Noisettine idzie gdzie indziej. Cofnij: Massepain.
lesson-rewards-third-start-chef-2 = Czapka przyda się później. Cofnij i zagraj Pomocnika.
lesson-rewards-third-else = Wtedy zabraknie trzeciego wypieku. Cofnij: Massepain, lewy stół.

lesson-rewards-full-say = Na jednym stole jest ich { $needed }: masz swoje { $second }! Teraz Noisettine, na górny stół: ten nie chce miodu.
lesson-rewards-full-then_place_dish = Dowolne pole przy górnym stole.
lesson-rewards-full-done = A Noisettine? Cofnij i ją dostarcz.
lesson-rewards-full-else = Górny stół daje za nią mąkę. Cofnij.

lesson-rewards-wait-say = Twój znacznik już tam leży i liczy się na końcu. Jeden bonus specjalny, jeden znacznik: dwa razy go nie zdobędziesz.

lesson-rewards-star-say = Wypieki na jednym stole, co najmniej { $starred }: tego chce też ta karta z gwiazdką. Zagraj Cukiernika i ją zatrudnij.
lesson-rewards-star-then_choose_action = Zatrudnij!
lesson-rewards-star-then_hire = Kartę z gwiazdką za wypieki na jednym stole ({ $starred }).
lesson-rewards-star-else = Nie o to nam chodzi. Cofnij: zatrudnij kartę z gwiazdką za wypieki na jednym stole ({ $starred }).

lesson-rewards-shine-say = Gwiazda trafiła na twoją rękę jak każda karta. W swojej turze ją zagraj: wykonaj dowolną akcję główną, a potem jej bonus od razu da { $star } pkt prestiżu. W którejś z następnych rund da je jeszcze raz.
lesson-rewards-shine-else = Tyle prestiżu: { $star }! Cofnij.

lesson-rewards-end-say = Na twoim torze jest już o { $star } pkt prestiżu więcej; co leży w ogrodzie, liczy się na końcu. Monety dla stołu, sława dla szybkich, gwiazda dla godnych.
