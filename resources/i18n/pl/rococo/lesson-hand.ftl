### The three ranks of employees, and a hand of three for a plan.

lesson-hand-name = Troje do planu
lesson-hand-about = Co mogą Mistrzowie, Czeladnicy i Uczniowie i jak wybrać karty na rękę.

lesson-hand-staff-say = To twoi ludzie: dwaj Mistrzowie w złocie, Czeladnik w srebrze, dwaj Uczniowie w mosiądzu. Ale w każdej rundzie pracuje tylko { $hand_size } z pięciu.

lesson-hand-ranks-say = Mistrz może wszystko. Czeladnik może wszystko prócz jednego: zatrudniania.

lesson-hand-apprentices-say = Uczeń nie szyje, nie zatrudnia i nie rozmawia z Królową. Do czego więc się przydaje?
lesson-hand-apprentices-silk = Do kupowania jedwabiu
lesson-hand-apprentices-silk_reply = Otóż to! Kupowanie jedwabiu, płacenie za dekoracje w pałacu: to Uczeń potrafi równie dobrze jak Mistrz, a twoi Mistrzowie mają wolne ręce do subtelniejszej pracy.
lesson-hand-apprentices-sewing = Do szycia
lesson-hand-apprentices-sewing_reply = Takimi paluchami? Igły są dla Czeladników i Mistrzów. Spróbuj jeszcze raz.
lesson-hand-apprentices-hiring = Do zatrudniania
lesson-hand-apprentices-hiring_reply = Kto przyjąłby posadę od Ucznia? Zatrudniają tylko Mistrzowie. Spróbuj jeszcze raz.

lesson-hand-plan-say = Oto mój plan: kupić jedwab, uszyć z niego tę niebieską suknię i kogoś zatrudnić. Trzy zadania; wybierz teraz do nich { $hand_size } pracowników.

lesson-hand-hirer-say = Najpierw pomyśl o zatrudnianiu. Z zapasu poniżej wybierz kogoś, kto to może.
lesson-hand-hirer-else = Zatrudniać może tylko Mistrz. Cofnij to i wybierz złoto.

lesson-hand-tailor-say = Teraz suknia. Nie ma na niej złotego naparstka, znaku Mistrzów, więc żaden nie jest potrzebny. Kto jeszcze umie szyć?
lesson-hand-tailor-else = Uczeń nigdy nie szyje. Cofnij to: srebro wystarczy.
lesson-hand-tailor-start-master-1 = Mistrz by mógł, oczywiście. Ale niech odpocznie, a będziesz mieć Mistrza także w następnej rundzie. Cofnij to.
lesson-hand-tailor-start-master-2 = Mistrz by mógł, oczywiście. Ale niech odpocznie, a będziesz mieć Mistrza także w następnej rundzie. Cofnij to.

lesson-hand-buyer-say = Na koniec jedwab. Suknia wymaga więcej niż jednego żetonu: przeczytaj, jaki bonus ma każdy Uczeń, i wybierz.
lesson-hand-buyer-else = Złota szkoda na sprawunki, a i w następnej rundzie przyda ci się Mistrz. Cofnij to.
lesson-hand-buyer-start-apprentice-1 = Ten wyszuka ci nić albo koronkę. Drugi kupuje w tej samej turze drugi żeton: cofnij to.

lesson-hand-first-say = Inni też już wybrali i nikt nie pokazuje kart. Do pracy! Bez jedwabiu nie ma sukni, więc pierwszy idzie Uczeń.
lesson-hand-first-else = Cierpliwości, nie ma jeszcze z czego szyć. Cofnij to i poślij Ucznia po jedwab.

lesson-hand-errand-say = Widzisz, co zostaje szare? Ani przychylności, ani stroju, ani zatrudniania dla Ucznia. Pozyskaj surowce!
lesson-hand-errand-else = Uczniowi to wolno. Ale w naszym planie trzeba jedwabiu: cofnij to.

lesson-hand-blue-say = { $bales } bele niebieskiego za { $price } liwry: weź ten żeton i zostaw go jako jedwab.
lesson-hand-blue-then_keep_resource = Żeton jest twój. Teraz zostaw go jako jedwab.
lesson-hand-blue-else = To na inną suknię. Na naszą trzeba niebieskich bel ({ $bales }): cofnij to.
lesson-hand-blue-thread = Na suknię nie trzeba nici. Cofnij to i zostaw jedwab.
lesson-hand-blue-lace = Koronkę już masz. Cofnij to i zostaw jedwab.

lesson-hand-pink-say = To była akcja; teraz bonus z karty. Użyj go, weź różową belę i też zostaw ją jako jedwab.
lesson-hand-pink-then_keep_resource = Ten też zostaw jako jedwab.
lesson-hand-pink-else = Sukni brakuje jeszcze różowej beli. Cofnij to.
lesson-hand-pink-forfeit = Z bonusu zawsze wolno zrezygnować. Ale wtedy nasza suknia zostanie na papierze: cofnij to.

lesson-hand-sew-say = Każdy zagrywa jedną kartę, potem znów twoja kolej. Niech Czeladnik uszyje niebieską suknię.
lesson-hand-sew-else = Tego nie ma w naszym planie. Cofnij to: Czeladnik szyje niebieską suknię.
lesson-hand-sew-start-master-1 = Mistrz szyje świetnie, ale kto wtedy kogoś zatrudni? Cofnij to i zagraj Czeladnika.
lesson-hand-sew-start-master-2 = Mistrz szyje świetnie, ale kto wtedy kogoś zatrudni? Cofnij to i zagraj Czeladnika.

lesson-hand-rent-say = Wypożycz ją któremukolwiek gościowi; ci z naparstkiem czekają na dzieło Mistrza. Potem bonus Czeladnika da { $bonus } liwry.
lesson-hand-rent-else = { $value } liwrów, nieźle! Ale chcę zobaczyć tę suknię w tańcu. Cofnij to i ją wypożycz.

lesson-hand-hire-say = A twoja ostatnia karta to Mistrz, zachowany na to, czego nikt inny nie może. Zatrudnij, kogo chcesz, za { $hired } liwrów!
lesson-hand-hire-else = To mógłby zrobić każdy. Cofnij to: niech Mistrz kogoś zatrudni.

lesson-hand-count-say = Cała twoja ręka już pracowała (karty: { $hand_size }). Ile kart możesz jeszcze zagrać w tej rundzie?
lesson-hand-count-none = Żadnej
lesson-hand-count-none_reply = Spójrz jeszcze raz na rękę: kto tam właśnie przyszedł?
lesson-hand-count-one = Jedną
lesson-hand-count-one_reply = Zgadza się! Zatrudniony pracuje jeszcze w tej samej rundzie. Zatrudnianie kosztuje turę i oddaje ci turę.

lesson-hand-end-say = Tak wybiera się rękę: najpierw plan, potem ludzie. Złoto do zatrudniania i najlepszych strojów, srebro do szycia i do Królowej, mosiądz do całej reszty.
