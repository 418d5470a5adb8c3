### Bonuses after the action, and crowns at the end.

lesson-cards-name = Bonusy i korony
lesson-cards-about = Co karta daje po swojej akcji i kogo zatrudniać pod koniec.

lesson-cards-welcome-say = Przyjrzyj się swoim ludziom. Naparstek mówi, co mogą; znak pod nazwą to ich bonus, mały prezent po akcji.

lesson-cards-sign-say = Ten Czeladnik przynosi liwry, po { $each } za każdą twoją dekorację. Poszukaj swoich znaczników: kuchnia, posąg, muzyk w sali 4. Ile by to było teraz?
lesson-cards-sign-one = { $each }
lesson-cards-sign-one_reply = Liczą się wszystkie: kuchnie, posągi, muzycy, fajerwerki.
lesson-cards-sign-three = { $worth }
lesson-cards-sign-three_reply = Dekoracje: { $own }, liwry: { $worth }. Ale bonus zawsze przychodzi po akcji, a to można wykorzystać…
lesson-cards-sign-ten = { $wrong }
lesson-cards-sign-ten_reply = Doliczasz stroje! Stroje to nie dekoracje. Liczą się tylko znaczniki obok sal i twój muzyk.

lesson-cards-play-say = Zagraj tego Czeladnika.
lesson-cards-play-else = Na tę kartę przyjdzie pora później. Cofnij: pierwszy idzie Czeladnik, który liczy dekoracje.

lesson-cards-first-say = Najpierw akcja, potem bonus. Która akcja powiększy więc ten bonus? Ufunduj dekorację!
lesson-cards-first-else = Całkiem dozwolone, ale bonus dalej liczyłby tylko dekoracje, które masz ({ $own }). Cofnij i ufunduj jeszcze jedną.
lesson-cards-first-depute = Oddelegowanie daje liwry ({ $pay }) i bonus po raz ostatni, ale liczy on wciąż tylko { $own }. Cofnij: niech policzy jedną więcej.

lesson-cards-fund-say = Pasowałaby ci kuchnia dla służby: po każdej rundzie płaci za każdą dekorację, po { $fountain_livre_per_decoration }. Każda inna też się liczy.
lesson-cards-fund-else = Z każdego bonusu wolno zrezygnować. Ale z liwrów za nic ({ $next })? Cofnij i użyj go!

lesson-cards-counted-say = Widzisz? Bonus policzono już po ufundowaniu. Dekoracje: { $own }, liwry do sakiewki: { $worth }.

lesson-cards-crown-say = A teraz nowi. W ostatnich rundach niektórzy noszą koronę: po akcji nic nie dają. Płacą raz, gdy bal się skończy. Dlatego zatrudnia się ich pod koniec.

lesson-cards-couples-say = Ta korona daje { $pair } pkt prestiżu za każdą parę z sukni i surduta. W pałacu masz suknie ({ $gowns }) i surduty ({ $coats }). Ile to par?
lesson-cards-couples-three = { $coats }
lesson-cards-couples-three_reply = { $coats }: to { $couples } pkt prestiżu za jedną kartę! Jedna dama wciąż czeka na swojego kawalera.
lesson-cards-couples-four = { $gowns }
lesson-cards-couples-four_reply = Ostatnia dama tańczyłaby sama: nie ma dla niej surduta.
lesson-cards-couples-seven = { $garments }
lesson-cards-couples-seven_reply = Tyle jest strojów. Para to po jednym z każdego rodzaju.

lesson-cards-master-say = Zatrudnia tylko Mistrz. Niech Colette i Baptiste rozegrają swoje tury, potem zagraj swojego i zatrudnij.
lesson-cards-master-else = Nie tym razem: cofnij. Mistrz ma kogoś zatrudnić.

lesson-cards-hire-say = Weź tę kartę, dla której twój pałac jest stworzony.
lesson-cards-hire-else = Cofnij: twoje pary sukni i surdutów są warte więcej, { $couples } pkt prestiżu.
lesson-cards-hire-level6-notions = Też korona: { $notions } pkt prestiżu za każdą parę z nici i koronki, która zostanie na końcu. Masz nici ({ $thread }), ale żadnej koronki: ani pary, ani prestiżu. Cofnij.
lesson-cards-hire-level5-rent = Liwry za stroje ({ $garments }), razem { $rent }: w trzeciej rundzie śliczne. Na końcu każde { $livre_per_prestige } liwrów jest warte 1 pkt prestiżu. Cofnij.
lesson-cards-hire-level5-silk = Mistrz, który zamienia jedwab w prestiż, ale na twoim wieszaku jest tylko jeden żeton. Cofnij.

lesson-cards-hired-say = I karta jest już na twojej ręce: kto zostaje zatrudniony, pracuje w tej samej rundzie. Korona nie odpoczywa, to Uczeń jak każdy inny.

lesson-cards-staff-say = Teraz drugi Czeladnik. Niech zdobędzie przychylność Królowej, to { $favor_livre } do sakiewki; potem zobaczymy osobliwy bonus.
lesson-cards-staff-else = Cofnij: chcę ci pokazać drugiego Czeladnika i przychylność Królowej.

lesson-cards-forfeit-say = Ten bonus odesłałby bez zapłaty jednego z twoich pracowników, żeby jeszcze raz użyć jego bonusu. Świetne, by pożegnać początkujących; dziś potrzebujesz wszystkich. Zrezygnuj z bonusu.
lesson-cards-forfeit-else = Kto teraz odejdzie, tego zabraknie w ostatniej rundzie, i nikt ci za niego nie zapłaci. Cofnij i zrezygnuj: bonus to nigdy obowiązek.

lesson-cards-depute-say = Jeszcze ostatnia pułapka. Tego Ucznia można oddelegować (liwry: { $apprentice }). Robisz to?
lesson-cards-depute-yes = Tak, pieniądz to pieniądz
lesson-cards-depute-yes_reply = Wtedy i korona odjechałaby na dwór: za liwry ({ $apprentice }) tracisz { $couples } pkt prestiżu. Pomyśl jeszcze raz.
lesson-cards-depute-no = Nie, zostaje
lesson-cards-depute-no_reply = Zostaje: korona liczy się, gdziekolwiek jest karta, na ręce, w zapasie czy wśród odrzuconych, byle należała do twoich pracowników.

lesson-cards-end-say = Wcześnie zatrudniaj to, co daje pieniądze i jedwab. W środku gry to, co liczy twoje stroje i dekoracje. Późno to, co nosi pasującą do ciebie koronę. I zawsze: najpierw akcja, potem bonus!
