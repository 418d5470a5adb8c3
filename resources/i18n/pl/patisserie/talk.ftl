### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = Prosto z pieca! Brakuje tylko rożka. I tamtego też.
talk-patisserie-level1-bake-2 = Urosło! Naprawdę urosło! Chodźcie powąchać!

talk-patisserie-level1-table-1 = Prowadzę? Ja tu chciałam tylko odstawić talerz.
talk-patisserie-level1-table-2 = Moje talerze są z przodu! Okruszki też są moje.

talk-patisserie-level1-star-1 = Taka sława u mnie? Muszę odkurzyć półki!
talk-patisserie-level1-star-2 = Gwiazda kuchni! Czy mogę ponosić łyżkę?

talk-patisserie-level1-host-1 = Arystokracja, i to ze mną rozmawiała! Powiedziałam: ciasto.
talk-patisserie-level1-host-2 = Dygnęłam z tacą w każdej ręce. I nic nie spadło!

talk-patisserie-level1-special-1 = Nagroda? Dla mnie? Zawiśnie nad piecem!
talk-patisserie-level1-special-2 = Klaszczą! O mało nie upuściłam śmietany.

talk-patisserie-level2-bake-1 = Wszystko zgodnie z planem. Ręce precz, póki nie ostygnie.
talk-patisserie-level2-bake-2 = Dobra skórka odpuka, gdy w nią zapukać. Słychać?

talk-patisserie-level2-table-1 = Zdaje się, że prowadzę. Sam się dziwię najbardziej.
talk-patisserie-level2-table-2 = Ten stół lubi uczciwą robotę. Ja też.

talk-patisserie-level2-star-1 = Gwiazda u mego boku. Już ostrzę noże.
talk-patisserie-level2-star-2 = Witamy! Stołek się chwieje, wypłata nie.

talk-patisserie-level2-host-1 = Tak wielki pan, a je ciasto czeladnika!
talk-patisserie-level2-host-2 = Poprosili o przepis. Ja poprosiłem o cierpliwość.

talk-patisserie-level2-special-1 = Robiłem swoje, a ktoś liczył. No proszę.
talk-patisserie-level2-special-2 = Zaszczyt! Zawiśnie na ścianie, obok trzepaczki.

talk-patisserie-level3-bake-1 = Urocze, ale jeszcze takie gołe! Gdzie moje cukrowe róże?
talk-patisserie-level3-bake-2 = Gotowe! Teraz się nie ruszaj, skarbie, będziesz śliczne.

talk-patisserie-level3-table-1 = Moje wypieki prowadzą, a przy tym są najładniejsze.
talk-patisserie-level3-table-2 = Stół jest jak bukiet. Teraz ma swoje serce.

talk-patisserie-level3-star-1 = Gwiazda! Czułam, że brakuje tu odrobiny blasku.
talk-patisserie-level3-star-2 = Przy takich rękach nawet łyżki zakwitną.

talk-patisserie-level3-host-1 = Cóż za szlachetny gospodarz! Moje cukrowe róże się rumienią.
talk-patisserie-level3-host-2 = Dyg, uśmiech i lukier na nosie.

talk-patisserie-level3-special-1 = Rozetka! Pasuje do wisienek. Jak miło z ich strony!
talk-patisserie-level3-special-2 = Obliczone ostrym ołówkiem, przewiązane wstążką.

talk-patisserie-level4-bake-1 = Od mąki po skórkę: cierpliwość to najlepsza z przypraw.
talk-patisserie-level4-bake-2 = Złociste. Mój stary mistrz skinąłby głową. Raz.

talk-patisserie-level4-table-1 = Stół pamięta, kto go zastawia. Ten mnie zna.
talk-patisserie-level4-table-2 = Ustąpiłbym miejsca. Stół był innego zdania.

talk-patisserie-level4-star-1 = Gwieździe trzeba pewnej ręki i ciepłej zupy. Zapraszam!
talk-patisserie-level4-star-2 = Wielki talent! Miałem kiedyś takiego ucznia.

talk-patisserie-level4-host-1 = Wielki pan, głęboki ukłon. Plecy mi to zapamiętają.
talk-patisserie-level4-host-2 = Wielkie rody zdobywa się przez żołądek. Tak było zawsze.

talk-patisserie-level4-special-1 = W moim wieku zbiera się zaszczyty. I fartuchy.
talk-patisserie-level4-special-2 = Dobra robota brzmi jak dzwon. Ktoś ją usłyszał.

talk-patisserie-level5-bake-1 = Upieczone, i ani okruszka na marne. Sprawdziłam.
talk-patisserie-level5-bake-2 = Ani jednego jajka za dużo. Kury mogą być dumne.

talk-patisserie-level5-table-1 = Ten stół jest wart ciasta. Zważyłam.
talk-patisserie-level5-table-2 = Prowadzę przy tym stole, i ani serwetki za dużo.

talk-patisserie-level5-star-1 = Talent kosztuje. Zmarnowany kosztuje więcej. Proszę wejść.
talk-patisserie-level5-star-2 = Można zaczynać. Cukier zamknięty, klucz mam ja.

talk-patisserie-level5-host-1 = Gospodarz przyjęty masłem odmierzonym co do grama.
talk-patisserie-level5-host-2 = Szlachta mało je, a dużo chwali. Jakie to oszczędne!

talk-patisserie-level5-special-1 = Zaszczyt! Nic nie kosztuje i się nie psuje.
talk-patisserie-level5-special-2 = Zasłużone, policzone, schowane. Klucz zostaje u mnie.

talk-patisserie-level6-bake-1 = Wczoraj próbowałem tego w myślach. Było wyborne.
talk-patisserie-level6-bake-2 = Dokładnie jak w wyobraźni. Król nie lubi niespodzianek.

talk-patisserie-level6-table-1 = Już widać sprzeciw na ustach. Słyszałem go wcześniej.
talk-patisserie-level6-table-2 = Widzę, że i wy to widzicie. Chwilę później.

talk-patisserie-level6-star-1 = Gwiazda zawsze odnajdzie słońce. Proszę usiąść.
talk-patisserie-level6-star-2 = Fartuch dawno wyhaftowany, z imieniem.

talk-patisserie-level6-host-1 = Wystarczyło jedno spojrzenie między tym domem a mną.
talk-patisserie-level6-host-2 = Jedno pańskie skinienie jest warte orkiestry trąb.

talk-patisserie-level6-special-1 = Udawałbym zdziwienie, ale za dobrze je przećwiczyłem.
talk-patisserie-level6-special-2 = Dziękuję. Ten ukłon ćwiczyłem w myślach.
