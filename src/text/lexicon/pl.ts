/** Polish. Data for the keys of lexicon.ts, and nothing else. */
import type { Lexicon } from "./lexicon.ts";

export const pl: Lexicon = {
  language: "pl",
  name: "polski",
  reason: `
    ponieważ, bo, gdyż, bowiem, albowiem, dlatego że, dlatego, z powodu, z uwagi na, ze względu na, wskutek, w wyniku, dzięki temu, aby (uniknąć|nie|zapobiec|zmniejszyć|zapewnić|móc), żeby, żeby (uniknąć|nie), w celu, po to, powód, powodem, przyczyna, przyczyną, z tego powodu, więc, zatem, w związku z, skoro, w przeciwnym razie, inaczej, tak aby, spowodowan* przez`,
  contrast: `ale, jednak, jednakże, lecz, natomiast, chociaż, choć, mimo, pomimo, niemniej, zamiast tego, z wyjątkiem, oprócz, raczej, podczas gdy, w rzeczywistości, tyle że, a jednak`,
  link: `ale, i, oraz, także, również, też, więc, zatem, dlatego, potem, następnie, ponadto, poza tym, dodatkowo, jednak, tymczasem, w przeciwnym razie, to, ten, ta, te, on, ona, ono, dzięki temu, stąd`,
  condition: `kiedy, gdy, jeśli, jeżeli, za każdym razem gdy, ilekroć, zanim, po tym jak, dopóki, aż do, chyba że, o ile, jak tylko, w przypadku, gdzie`,
  without: "bez",
  negation: `!nie tylko, !nie ma (problemu|sprawy|za co), !bez wątpienia, !czemu nie, nie … (nigdy|nic|nikt|nikogo|żaden*|żadn*), (nigdy|nic|nikt|nikogo) nie, nie, nigdy, nic, nikt, nikogo, żaden, żadna, żadne, żadnego, żadnych, bez, ani, nigdzie, niemożliwe`,
  ended: `
    już nie, nie … już, nigdy więcej, przestaliśmy, przestał*, przestajemy, przestać, zaprzestaliśmy, zaprzestan*, zrezygnowano, wycofan* z użycia, wyłączon* na stałe, zlikwidowan*, usunięt*, przestarzał*, nieaktualn*, dawniej, wcześniej (było|używaliśmy), dotychczas, do tej pory, dotąd, poprzednio, skończył* się, nie obowiązuje, zniesion*`,
  enough: `!dość (dobrze|dobry|dobra|dobre|duż*|długo|długi*|szybko|często|późno|wcześnie|trudn*|łatw*|mało|mał*|drog*|tani*), koniec (z|ze), ^dość, ^żadnych więcej, mamy dość, jest martw*, to (był|była|było) ostatni*, dobiegł* końca, to koniec`,
  return: `
    wracamy (do|na), wrócić (do|na), wróciliśmy (do|na), wróciła (do|na), wrócił* (do|na), wraca (do|na), powrót (do|na), powrotem (do|na), z powrotem (do|na), z powrotem, powróciliśmy, powracamy, cofn*, cofamy, cofnięt*, wycofaliśmy zmianę, przywrócon*, przywracamy, przywrócić, przywróciliśmy, rollback, jak (dawniej|wcześniej|poprzednio), znowu (używamy|korzystamy), ponownie (używamy|korzystamy|włączon*)`,
  again: "znowu, znów, ponownie, jeszcze raz, z powrotem, wraca*",
  replacement: `
    zastąpion* przez, zastąpion*, zastępujemy, zastąpić, zastąpiliśmy, zastępuje, zamiast, w miejsce, na rzecz, przechodzimy (z|na|do|od), przeszliśmy (z|na|do|od), przejście (z|na), przejść (z|na), zmieniamy (z|na), zmieniliśmy (z|na), zmienion* (z|na), zmiana … (z|na), zmigrowan*, migrujemy (z|na|do), migracja (z|na|do), przenosimy (z|na|do), przenieśliśmy (z|na|do), przeniesion* (z|na|do), przemianowan* na, wymieni* na, wymienion* na, teraz (używamy|jest|są|korzystamy), zwiększon* … do, podniesion* … do, zmniejszon* … do, obniżon* … do`,
  forbidden: "zabronion*, zakazan*, zakaz, wzbronion*, niedozwolon*",
  multiple:
    "dwa razy (więcej|mniej|szybciej|wolniej|tyle), trzy razy (więcej|mniej|szybciej|wolniej|tyle), dwukrotnie, trzykrotnie, podwoi*, potroi*, o połowę, dziesięciokrotnie",
  from: "z, ze, od",
  newly: `
    teraz, obecnie,
    od (poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli|wczoraj|dziś|dzisiaj|jutra|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|wersji),
    od teraz, odtąd, jednak, już tylko, na odwrót, (usunęliśmy|usunięto|wyrzuciliśmy) z, zniknęł* z, (ograniczyliśmy|ograniczono|zmniejszyliśmy) do`,
  stays: `
    zostaje, zostają, zostajemy, pozostaje, pozostają, zachowuje*, utrzymuje*, trzymamy się, bez zmian, wystarczy,
    wystarcza`,
  withdrawal: `
    wycofujemy (się|decyzję), wycofaliśmy (się|decyzję), wycofan*, wycofać, odwołan*, odwołujemy, odwołaliśmy, anulowan*, anulujemy, anulowaliśmy, unieważnion*, uchylon*, cofnięt* decyzj*, porzucon*, porzucamy, porzuciliśmy, zarzucon*, rezygnujemy, zrezygnowaliśmy, zrezygnować, zmieni* zdanie, zmieniliśmy zdanie, zmieniłem zdanie, zmieniłam zdanie, jednak nie, ostatecznie nie, mimo wszystko nie, postanowiliśmy nie, zdecydowaliśmy … nie, zdecydowano przeciw, przemyśl*, zapomnij o tym, był* błędn*, było błędne, jest błędn*, był błąd, nieprawda, to nieprawda, nie jest prawdą, okazał* się (błędn*|nieprawd*|fałszyw*), myliliśmy się, to była pomyłka, nieaktualne`,
  leaving: `zrezygnowaliśmy z, rezygnujemy z, odchodzimy od, odeszliśmy od, wypowiedzieliśmy, porzuciliśmy, (przejął|przejęła|przejmuje|przejęli) … (po|od)`,
  restricted: `tylko, wyłącznie, jedynie, nigdy`,
  beside: `też, także, również, oprócz tego, dodatkowo`,
  widened: `też, również, także, może, mogą, wolno, każdy, wszyscy, cała`,
  mended: `
    naprawion*, naprawił*, poprawion*, rozwiązan*, odblokowan*, działa (znowu|ponownie|teraz|już), znowu działa,
    już działa, bez (problemów|usterek|przerw)`,
  completion: `
    !*(nie|nia|niu|ęcie|ęcia), !gotować, !(nie|jeszcze nie) (jest |został* |)(zrobion*|gotow*|skończon*|ukończon*|naprawion*|rozwiązan*), zrobion*, gotow*, skończon*, ukończon*, zakończon*, naprawion*, poprawion*, rozwiązan*, wdrożon*, wydan*, opublikowan*, dostarczon*, uruchomion*, zmergowan*, scalon*, zaimplementowan*, zamknięt*, zatwierdzon*, zaakceptowan*, przyznan*, otrzyman*, dotarł*, odblokowan*, odpowiedzian*, odnowion*, przedłużon*, podpisan*, zapłacon*, opłacon*, zarezerwowan*, zamówion*, zainstalowan*, zaktualizowan*, zmigrowan*, załatwion*, działa (znowu|ponownie|teraz|już), znowu działa, już działa, zaliczon*, osiągnięt*, wysłan*, udało się, na produkcji`,
  unfinished: `
    jeszcze nie, nadal, wciąż, ciągle, jeszcze, częściowo, w części, w połowie, prawie, niemal, niedokończon*, niekompletn*, nie jest gotow*, w trakcie, w toku, do zrobienia, pozostało, pozostaje, brakuje, będzie, będą, musi, muszą, trzeba, należy, dopóki, aż, na review, w review, w recenzji, w trakcie przeglądu`,
  open: `
    !(bez|nie ma) (problem*|ryzyk*|awarii),
    zablokowan*, blokad*, blokuje, bloker*, czeka na, czekamy na, czekam na, oczekuje, oczekuj* na, oczekiwaniu na, utknął*, utknęł*, wstrzyman*, otwart* (pytan*|kwesti*|punkt*), nierozwiązan*, niejasn*, nie wiadomo, nieznan*, brak, brakuje, brak dostępu, nie działa, nie działają, awari*, zepsut*, odłożon*, odroczon*, przełożon*, do (ustalenia|decyzji|potwierdzenia|wyjaśnienia), wymaga (decyzji|zatwierdzenia|odpowiedzi), ryzyk*, problem*`,
  waiting: `(jestem|jesteśmy) (w połowie), czekam na, czekamy na, w oczekiwaniu na, zablokowany (przez|do), pracuję (jeszcze|nadal|teraz) nad, nadal pracuję nad, (nadal|wciąż|jeszcze) pracujemy nad, pracujemy (jeszcze|nadal|teraz) nad`,
  hedge: `
    może, być może, prawdopodobnie, chyba, pewnie, możliwe że, przypuszczalnie, mógłby, mogłoby, mogłaby, mogłyby, wydaje się, zdaje się, podobno, ponoć, myślę że, sądzę że, przypuszczam, zakładam, myślimy, uważam że, nie jestem pew*, nie wiem czy, niepewn*, ewentualnie, zastanawiam* się, rozważamy, rozważam, niby`,
  supposed: `gdyby, gdybyśmy, gdybym, załóżmy, wyobraźmy sobie, wyobraź sobie, przypuśćmy, powiedzmy że, a co jeśli, co jeśli, hipotetyczn*, teoretycznie`,
  unreal: `*łoby, !słaby, *łaby, *łyby, *libyśmy, *łbym`,
  proposal: `
    (proponuję|sugeruję|polecam|rekomenduję|doradzam), (zaproponowałbym|zasugerowałbym), (proponujemy|sugerujemy|rekomendujemy), propozycj*, zaproponowan*, sugesti*, rekomendacj*, zalecan*, moglibyśmy, możemy … jeśli, możesz, mógłbyś, mogłabyś, można by, czy chcesz, czy mam, czy mamy, czy powinniśmy, co powiesz na, co sądzisz, a może, jako alternatywa, jedna opcja, opcja (1|2|3|a|b|c), daj znać, jeśli (chcesz|wolisz), pomysł`,
  denied: `
    nie odbędzie się, nie odbędą się, nie odbywa się, jest nieprawdą, to nieprawda, jest fałszyw*, już (nieprawda|nieaktualne|nieaktualny|nieaktualna), nie jest już (prawdą|aktualne|ważne), już nie obowiązuje,
    nie obowiązuje, to (nieprawda|fałsz), nieprawda że, nieprawdą jest,
    nigdy (nie |)(ustalono|uzgodniono|zdecydowano|postanowiono|ustaliliśmy|zdecydowaliśmy),
    nikt (tego |)nie (ustalił|zdecydował|postanowił|powiedział|uzgodnił), odrzucon*, nieważn*`,
  unconfirmed: `
    (jeszcze |)nie (zdecydowan*|ustalon*|potwierdzon*|uzgodnion*|zatwierdzon*|postanowion*|rozstrzygnięt*|jest pewne), nic (nie jest |)(ustalone|postanowione|przesądzone), niezdecydowan*, nierozstrzygnięt*, niepotwierdzon*, do (ustalenia|decyzji|potwierdzenia|uzgodnienia|omówienia|rozstrzygnięcia), otwarte pytanie, kwestia otwarta, brak decyzji, nie ma decyzji, decyzja (odłożona|czeka|otwarta), w trakcie dyskusji, pod warunkiem, z zastrzeżeniem, tymczasowo przyjęt*, wstępn*, wstrzymaj* się, poczekaj*, zaczekaj*, poczekajmy, szkic, wersja robocza, czy (powinniśmy|mamy), następna decyzja,
    (wciąż|nadal|jeszcze) (się |)(wahamy|waham|zastanawiamy|zastanawiam|rozważamy|rozważam|myślimy), wahamy się, zastanawiamy się, nie wiemy (jeszcze |)czy, waży się,
    nie ma zielonego światła, czy … (zdecyduje|rozstrzygnie)`,
  heldOff: `weto, zawetował*, zawetowan*, wstrzyman*, zawieszon*, zamrożon*, pod znakiem zapytania, (ponownie|jeszcze raz) (rozważ*|przemyśl*|rozpatr*), rozważamy ponownie, zablokowan* przez, (jeszcze |)nie (zdecydowan*|postanowion*|ustalon*), nie zapadła decyzja, do odwołania, (sprzeciwia|sprzeciwił*|sprzeciwiają) się, zablokował*, wątpi w, ma wątpliwości, mają wątpliwości`,
  postponed: `odłożon*, przełożon*, przesunięt*, odroczon*, opóźnion*, przesuwa się`,
  deferral: `(muszę|musimy|chcę|chciałbym|chciałabym|trzeba|wolę|daj mi) … (pomyśleć|zastanowić|omówić|porozmawiać|zapytać|spytać|sprawdzić|ustalić|skonsultować|przemyśleć), najpierw … (omówić|porozmawiać|zapytać|sprawdzić|ustalić|skonsultować), jeszcze nie, poczekajmy, wstrzymaj*, na razie … (odłóżmy|zostaw|zostawmy|nie|wstrzymaj*), odłóżmy, zostawmy to, za wcześnie, prześpię się, zobaczymy, (wolę|wolałbym|wolałabym|lepiej) … (poczekać|zaczekać), (wcześniej|najpierw) … (zapytam|spytam|sprawdzę|omówię|pogadam|pomyślę), zapytam, zastanowię się, przemyślę`,
  decided: `
    zdecydowan*, zdecydowa*, decyzj*, decyduj*, postanowi*, postanowion*, postanawia*, wybran*, wybrali*, wybraliśmy, wybór, wybieramy, wybraliśmy, ustali*, ustalon*, uzgodni*, uzgodnion*, umówi*, zatwierdz*, przyjęt*, przyjęliśmy, przyjmujemy, zostajemy (przy|na), pozostajemy przy, stawiamy na, bierzemy, idziemy w, odrzucon*, odrzuciliśmy, wykluczon*, ostateczn*, zgodziliśmy się`,
  rule: `
    zawsze, nigdy, musi, muszą, musimy, musisz, należy, nie należy, trzeba, nie wolno, wolno tylko, powinien, powinna, powinno, powinny, powinniśmy, powinni, nie może, nie mogą, nie można, zabron*, zakazan*, zakaz, niedozwolon*, obowiązkow*, obowiązkowo, wymagan*, wymaga, konieczn*, koniecznie, unikaj*, unikać, unikamy, tylko, wyłącznie, pod żadnym pozorem, w żadnym wypadku, bez wyjątków, upewnij* się, dbaj*, zadbaj*, reguła, zasada, polityka, konwencja, domyślnie, każd*`,
  lasting: `
    od (teraz|dziś|dzisiaj|jutra|tej pory|zaraz|poniedziałku), odtąd, na przyszłość, w przyszłości, na stałe, na zawsze, do odwołania, za każdym razem, każdorazowo, z reguły, zasadniczo, domyślnie, następnym razem, (każdy|każdego) (dzień|dnia|tydzień|tygodnia|miesiąc|miesiąca|poniedziałek|wtorek|środę|czwartek|piątek), każde wydanie, co (tydzień|miesiąc|poniedziałek|dzień|wtorek|środę|czwartek|piątek), codziennie, cotygodniow*, comiesięczn*, na bieżąco`,
  lesson: `
    lekcj*, nauczka, nauczyli*, nauczył*, nauczyliśmy, wniosek, wnioski, wniosków, z perspektywy czasu, po fakcie, mądry po szkodzie, powinniśmy byli, trzeba było, należało, błąd, błędy, okazało się, okazuje się, okazał* się, zrozumieliśmy, przekonaliśmy się, zauważyliśmy, na własnej skórze, następnym razem, nigdy więcej, pułapk*, przyczyna źródłowa, retrospektyw*, mądrość`,
  probing: `odtworz*, odtwarz*, zbada*, bada*, debug*, analiz*, przeanaliz*, diagno*, sprawdz*, zreprodukow*`,
  finding: `znalezion*, znaleźliśmy, znalazł*, odkry*, odkryliśmy, okazało się, okazuje się, stwierdz*, ustalono że, pokazuje, pokazał*, zauważ*, wykryt*, wykryliśmy, zmierzon*, zmierzyliśmy, zaobserwowan*, nieoczekiwan*, zaskakując*, przyczyną (był*|jest), potwierdzon*, potwierdza, spowodowan*, odtworzon*, zidentyfikowan*, rozbieżność, bug`,
  standing: `(jest|są) … (kierownikiem|kierowniczką|właścicielem|właścicielką|szefem|szefową|opiekunem|opiekunką|dyrektorem|dyrektorką), (odpowiada|odpowiadają|odpowiedzialny|odpowiedzialna) za, (kieruje|zarządza|prowadzi), (należy|należą) do, podlega, zajmuje się, (jest|są|leży|leżą|znajduje się|znajdują się|trzymamy) (w|na) (projekcie|folderze|repozytorium|katalogu|systemie|serwerze|dysku|*ie), (wymaga|wymagają) (dwóch|trzech|zgody|podpisu), (każdego|co) (dnia|tydzień|tygodnia|miesiąc|miesiąca|noc|rok|roku|poniedziałek|wtorek|środę|czwartek|piątek|kwartał), codziennie, co tydzień`,
  preference: `
    woli, wolę, wolimy, wolą, wolał*, preferuje, preferuję, preferowan*, preferencj*, lubi, lubię, nie lubi, nie lubię, nie znosi, nie cierpi, nienawidzi, nie chce, nie chcę, chce … (zawsze|nigdy|tylko|żeby), życzy sobie, nalega, upiera się, uwielbia, ulubion*, proszę (zawsze|nigdy|nie), najchętniej, chętniej, ceni sobie`,
  request: `proszę, prosimy, czy możesz, czy mógłbyś, czy mogłabyś, czy może pan, czy może pani, możesz, mógłbyś, pomóż mi, chcę żebyś, chciałbym żebyś, chciałabym żebyś, potrzebuję, poprosił*, prosi o, poproszono, zróbmy`,
  person: `ja, mnie, mi, mój, moja, moje, moich, my, nas, nam, nasz, nasza, nasze, naszego, naszej`,
  plan: `następn*, plan, plany, planujemy, planowan*, zaplanowan*, będziemy, zamierzamy, chcemy, cel, cele, kamień milowy, wkrótce, niebawem, nadchodząc*, mapa drogowa, później`,
  consent: `
    tak, jasne, pewnie, oczywiście, zgoda, zgadzam się, dokładnie, właśnie, zgadza się, racja, słusznie, dobrze, ok, okay, okej, w porządku, świetnie, super, doskonale, idealnie, znakomicie, dobry pomysł, brzmi dobrze, wygląda dobrze, zrób (to|tak), zróbmy (to|tak), zróbcie, rób, śmiało, kontynuuj, dalej, działaj, potwierdzam, potwierdzone, zatwierdzone, akceptuję, podoba mi się, jestem za, popieram, niech będzie, może być, naturalnie, bez problemu, !tak … ale, !dobrze … ale, !dobre pytanie, !dobra uwaga, !dobrze wiedzieć, bierzemy, robimy (tak|to), lecimy, umowa stoi, no to (robimy|bierzemy), wchodzę w to, pasuje`,
  refusal: `
    !nie ma (problemu|sprawy), !nie tylko, nie, nie rób (tego|tak), nie tak, nie to, nie teraz, jeszcze nie, lepiej nie, proszę nie, absolutnie nie, w żadnym wypadku, wykluczone, stop, stój, czekaj, zaczekaj, poczekaj, źle, błędnie, to błąd, nieprawda, zły pomysł, kiepski pomysł, to nie jest dobry pomysł, nie zgadzam się, jestem przeciw, nie podoba mi się, nie chcę, odrzucam, odrzucone, zapomnij, daj spokój, cofnij (to|zmiany), wycofaj (to|zmiany), anuluj, nie przekonuje mnie, nie jestem przekonan*, jednak nie, odpuśćmy, odpuść, daruj sobie, wycof*, cofnij*, przywróć*, wolę (zostać|zostawić|nie), zostańmy przy, zostajemy przy, (nie zadziałało|nie pomogło), jest gorzej, skreśl (to|ten)*, nie dziękuję, !niezł*, !nie najgorsz*, zostaw jak jest, bez sensu, nie ma mowy, bzdura`,
  aside: `(następny|kolejny|inny|nowy) (temat|punkt), (następne|kolejne|inne) pytanie, inna sprawa, przy okazji, a propos, (znam|wiem|widzę|rozumiem|pamiętam|kojarzę), później, potem, innym razem, kiedy indziej, jutro, w przyszłym tygodniu, zobaczę, zobaczymy, pomyślę, sprawdzę, ciekawe, dobrze wiedzieć`,
  declining: `przepraszam, przykro mi, niestety, nie mogę, nie jestem w stanie, jako AI, jako sztuczna inteligencja, jako model językowy, wybacz`,
  transient: `
    obecnie, aktualnie, w tej chwili, w tym momencie, na razie, na ten moment, tymczasowo, tymczasow*, chwilowo, przejściowo, prowizoryczn*, na chwilę, póki co, w międzyczasie, tymczasem, do jutra, do poniedziałku, tylko dziś, tylko dzisiaj, na dziś, dziś rano, dzisiaj rano, dziś wieczorem, w toku, trwa, obejście, jednorazow*, doraźn*`,
  sessionScope: `
    w tej (sesji|rozmowie|konwersacji|dyskusji), w tym (czacie|wątku|przebiegu), na potrzeby tej sesji, dla tego zadania, na tę sesję, tylko (tym razem|teraz|dziś|dzisiaj|tutaj|raz|na dziś), tym razem, ten jeden raz, jednorazowo, wyjątkowo, na próbę, najpierw spróbujmy, spróbujmy najpierw, na razie, póki co, tymczasowo`,
  now: `w tej (właśnie |)chwili, w tym momencie, właśnie teraz, od razu teraz`,
  ticket: `zgłoszenie, zgłoszenia, zadanie`,
  branch: `gałąź, gałęzi`,
  checks: `test, testy, testów, build, CI, pipeline, kompilacja`,
  manner: `dobrze, lepiej, ładnie, ładniej, świetnie, szybko, szybciej, płynnie, stabilnie, niestabilnie, wolno, wolniej, źle, gorzej, spokojnie`,
  outage: `nie działa, niedostępn*, nieosiągaln*, offline, nie odpowiada, leży, padł, padła, padło, zawiesił* się, zablokowan*`,
  failing: `nie (powiódł|powiodł*|udał*) się, zawiódł, zawiodł*, wywalił*, wywala, padł*, odrzucon*, nie (działa|przeszedł|przeszł*)`,
  passing: `czerwony, czerwone, zielony, zielone, przechodzą, przechodzi, nie przechodzą, padają, przeszły`,
  step: `
    dzień dobry, dobry wieczór, dobranoc, cześć, hej, dzięki, dziękuję, dziękujemy, do (jutra|widzenia), miłego (dnia|weekendu), dobra robota, gratulacje, wszystkiego najlepszego, (plik|pliki|zmiana|zmiany|dokument) … (zapisany|zapisane|zapisano|zapisana|został zapisany|zostały zapisane), zapisano plik, pomyślnie zapisano, brak zmian, (serwer|kontener|usługa) … zrestartowany, wszystko zielone, wszystkie testy (przeszły|zielone), brak ostrzeżeń, (zmieniono|zmieniłem|zmieniłam) nazwę zmiennej, (usunięto|usunąłem|usunęłam) … (import|importy), (poprawiono|poprawiłem|poprawiłam) … (literówkę|literówki), poprawiono linię, (uruchomiono|uruchomiłem|uruchomiłam|puściłem|puściłam) … (testy|linter), (otwarto|otworzyłem|zamknięto|zamknąłem) … (terminal|edytor|pull request), (zainstalowano|zainstalowałem|zainstalowałam) zależności, (zapisano|zapisałem|zapisałam) plik, wyczyszczono cache, zrobiłem przerwę`,
  chore: `wypchnął*, wypchnęł*, wypchnięt*, zacommitował*, scalił*, scalon*, zmergował*, przebazował*, cofnął*, cofnęł*, sklonował*, zrestartował*, zrestartowan*, przeładował*, wylistował*, wypchnięt*, zmergowan*`,
  smoothly: `pomyślnie, bez błędów, z powodzeniem, bez błędu`,
  workpiece: `commit, commity, commitów, commita, PR, pull request, gałąź, gałęzi, gałęzie, plik, pliki, pliku, plików, katalog, katalogu, folder, folderze, skrypt, test, testy, build, CI, pipeline, serwer, serwera, kontener, proces, kopia zapasowa, kopię zapasową, backup, cache, bug`,
  codePart: `klasa, klasie, funkcja, funkcji, metoda, metody, stała, zmienna`,
  codeLine: `linia, linię, linii, linie, wiersz, wierszu`,
  taskScope: `na potrzeby tego zadania, dla tego zadania, dla bieżącego zadania, tylko dla tego zadania, w czasie tego zadania, (w|na|dla|na potrzeby) tej sesji, na tę sesję`,
  measured: `w porównaniu, zamiast dotychczasowych, wobec, z … do, (spadł*|wzrósł|wzrosł*) (z|do|o), szybciej, szybsz*, wolniej, wolniejsz*, mniejsz*, większ*, mniej, poprawa, razy`,
  momentary: `uruchom, wykonaj, sprawdź, otwórz, kliknij, zrestartuj, zrestartować, wyczyścić, przeładuj, odśwież, wyczyść, naciśnij, wklej, wpisz, wypisz, pokaż, wyświetl, spójrz, zobacz, zerknij, spróbuj, ponów, zatrzymaj, skopiuj, przeczytaj, poczekaj, czekaj, kontynuuj, zaloguj się, wyloguj się, przeinstaluj, zajrzyj, zerknąć`,
  deadline: `termin, terminy, terminem, ostateczny termin, termin oddania, najpóźniej, nie później niż, do dnia, przed dniem, musi być (gotow*|oddan*) (do|przed|na), do końca, do (poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli), deadline`,
  expiry: `wygasa, wygasają, wygasł*, wygaśnie, upływa, upływają, traci ważność, ważn* do, kończy się, kończą się, odnowienie, do odnowienia, przedłużenie`,
  nothing: `!brak*, nic, nic (nowego|do zgłoszenia|do zrobienia|szczególnego|do dodania), brak (zmian|nowości|decyzji|blokad|uwag|wpisów|powodu|uzasadnienia), bez zmian, nie dotyczy, n/d, jak (wczoraj|wyżej), patrz wyżej, nieznan*, nie (podano|określono), puste`,
  praise: `(najlepsz*|lepsz*|dobr*|właściw*|najczystsz*|najprostsz*) (rozwiązanie|opcja|wybór|podejście|pomysł|sposób|praktyka), ma (więcej |)sens, jest (lepiej|najlepiej|czyściej|prościej|logiczne|lepsze|najlepsze), po prostu lepiej`,
  onRequest: `na (prośbę|życzenie|żądanie|polecenie), zgodnie z (prośbą|życzeniem|ustaleniami|poleceniem), jak (proszono|ustalono|uzgodniono|poproszono), (użytkownik|klient|on|ona) (chciał*|poprosił*|zażądał*|powiedział*)`,
  qualifier: `kluczowe, kluczowa, główne, główny, ważne, najważniejsze, podjęte, podjęta, nowe, inne, następne, kolejne, otwarte, ostateczne, bieżące, nasze, moje, wszystkie, i, dla, o, do, techniczne, punkty, kroki, tydzień, tygodnia, dzień, dnia, dziś, dzisiejsze, lista, podsumowanie, nowa, nowy, dziennik, log, notatki`,
  mark: {
    decision: `decyzja, decyzje, zdecydowano, postanowienie, postanowienia, ustalenie, ustalenia, uzgodnienie, uzgodnienia, wybór, uchwała, uchwały`,
    rule: `reguła, reguły, zasada, zasady, wytyczna, wytyczne, polityka, konwencja, konwencje, dobra praktyka, dobre praktyki, od teraz, zawsze, nigdy`,
    lesson: `lekcja, lekcje, wniosek, wnioski, nauka, nauczka, nauczki, czego się nauczyliśmy, pułapka, pułapki, refleksja, refleksje, wzorzec, wzorce, korekta`,
    remember: `zapamiętać, zapamiętaj, do zapamiętania, pamiętać, pamiętaj, nie zapomnieć, nie zapomnij, na przyszłość`,
    preference: `preferencja, preferencje, woli, życzenie, życzenia`,
    fact: `fakt, fakty, warto wiedzieć, dobrze wiedzieć`,
    reason: `dlaczego, powód, powody, uzasadnienie, ponieważ, motywacja, przyczyna, przyczyny`,
    apply: `zastosowanie, jak stosować, stosowanie, w praktyce`,
    outcome: `wynik, wyniki, rezultat, rezultaty, zrobione, gotowe, ukończone, zakończone, rozwiązane, dostarczone, osiągnięcie, osiągnięcia, kamień milowy, kamienie milowe, sukces, sukcesy, efekt, efekty`,
    todo: `do zrobienia, zadanie, zadania, działanie, działania, następny krok, następne kroki, kolejne kroki, dalsze kroki, plan, plany, później`,
    open: `otwarte, otwarta kwestia, otwarte kwestie, otwarte pytanie, otwarte pytania, otwarte punkty, blokada, blokady, bloker, blokery, zablokowane, problem, problemy, ryzyko, ryzyka, przeszkoda, przeszkody, oczekujące, czeka na, obawa, obawy`,
    deadline: `termin, terminy, termin oddania, ostateczny termin`,
    reference: `odniesienie, odniesienia, link, linki, odnośnik, odnośniki, źródło, źródła, zobacz, zobacz też, patrz, dokumentacja, zasoby`,
    proposal: `propozycja, propozycje, sugestia, sugestie, pomysł, pomysły, opcja, opcje, rekomendacja, rekomendacje, szkic`,
    question: `pytanie, pytania, odpowiedź, odpowiedzi`,
    request: `prośba, prośby, przypomnienie, przypomnienia`,
    note: `notatka, notatki, uwaga, uwagi, ważne, info, informacja, informacje, aktualizacja, stan, status, kontekst, temat, tematy, fokus, opis, obserwacja, obserwacje, podsumowanie, przegląd, szczegóły, przykład, komentarz, komentarze, ostrzeżenie, wskazówka, wskazówki, inne, różne, dyskusja, dyskusje, agenda, ustalone fakty, projekt`,
    meta: `wygenerowano, zaktualizowano, utworzono, zmieniono, data, czas, godzina, czas trwania, autor, autorka, plik, pliki, zmienione pliki, nowe pliki, gałąź, miejsce, uczestnicy, obecni, sesja, koszt, koszty, godziny, pogoda, nastrój, wersja, tagi`,
  },
  instruction: {
    frame: `
      proszę, zawsze, musisz, powinieneś, powinnaś, masz obowiązek, pamiętaj*, upewnij* się, nie zapomnij,
      natychmiast, niezwłocznie, koniecznie, trzeba, należy`,
    agent: `
      agent, agenta, agentowi, agentem, agenci, agentów, agentom, asystent*, AI, SI, sztuczna inteligencja,
      model językowy, modele językowe, modelu językowego, LLM, chatbot*, bot, boty, boci, subagent*, podagent*`,
    you: `ty, żebyś, abyś, byś, ciebie, cię, @ci, tobie, tobą, twój, twoja, twoje, twoich`,
    this: `ta, tę, tą, tej, ten, tego, to, te, tych, tym`,
    text: `
      zasad*, linia, linię, linii, notatk*, instrukcj*, wiadomoś*, akapit*, wpis*, zdani*, wskazówk*, polece*,
      reguł*, przypomnieni*, stron*, dokument*, zapisk*, uwag*, adnotacj*, plik*`,
    read: `
      czyta, przeczyta, czytasz, czytając, przeczytaniu, czytelni*, przeczytasz, czytania, przetwarza, przetworzy,
      wczyta, wczytuje, widzi, zobaczy, znajdzie`,
    reader: `
      kto to czyta, ktokolwiek to, kto czyta, jeśli to czytasz, gdy to czytasz, czytając to,
      (drogi|szanowny) (asystencie|agencie|modelu), (notatka|wiadomość|polecenie) (dla|do) (asystent|agent|AI|model)*,
      (kto|ktokolwiek|każdy agent który|agent który) (otworzy|otwiera|wczyta|znajdzie|dostanie), na widok,
      po otwarciu tego, po przeczytaniu`,
    every: `każd*, wszystk*, wszelki*, początk*, końcu, koniec, pierwsz*, start*, gdy tylko, wszystko`,
    turn: `
      sesj*, rozmow*, zada*, odpowied*, wiadomo*, zgłosze*, polece*, commit*, czat*, uruchomieni*, mail*, maszyn*,
      projekt*, dnia, dzień, noc, kompilacj*, logowani*, starci*, e-mail*, zgłoszeni*`,
    occasion: `za każdym razem, zawsze gdy, ilekroć, gdy otwierasz, gdy tylko otworzysz`,
    ignore: `
      ignoruj*, ignorował*, ignorować, zignor*, zapomnij*, zapomniał*, pomiń*, pomijaj*, pominął, omiń*, obejdź*,
      nadpis*, nie przestrzegaj*, nie stosuj*, nie słuchaj*, zlekceważ*, lekceważ*, odrzuć*, porzuć*, nie zważaj*,
      nie zważaj na, anuluj*, uchyl*, unieważnij*`,
    prior: `
      poprzedni*, wcześniejsz*, wcześniej, powyższ*, wszystki*, wszystko, wszelki*, każd*, twoje, twoich, twoim,
      swoje, swoich, pierwotn*, istniejąc*, dotychczasow*, dotąd, przedtem, systemow*, inn*`,
    guidance: `
      instrukcj*, poleceni*, poleceń, wytyczn*, dyrektyw*, prompt*, komunikat systemowy, zabezpieczeń, ogranicze*,
      wskazów*, rozkaz*, nakaz*, wszystkim … co … (powiedziano|napisano|ustalono),
      wszystko … co … (powiedziano|napisano|ustalono), co … powiedziano … wcześniej`,
    rules: `zasad*, reguł*, zakaz*, limit*, ogranicze*`,
    hidden: `ukryt*, wewnętrzn*, tajn*, pierwotn*, początkow*, pełn*, cały, poufn*, całkowit*, prywatn*`,
    inner: `
      prompt* systemow*, komunikat systemowy, instrukcj* systemow*, swój prompt, twój prompt, swoją konfigurację,
      swoje instrukcje, twoje instrukcje, swój kontekst`,
    reveal: `
      ujawni*, pokaż*, pokazuj*, pokaza*, wyświetl*, wydrukuj*, wypis*, wypisz*, powtórz*, powtarza*, zdradź*,
      zdradza*, podaj*, podaje, wyjaw*, cytuj*, zacytuj*, wymień*, ujawn*, odsłoni*, wykłada*,
      kończ* … (treścią|tekstem), przytacza*, przytocz*, recytuj*, wyrecytuj*, wyjawia*, odczytuj*, wydaje, drukuj*, drukował*`,
    send: `
      wyślij*, wysył*, wysłać, prześlij*, przesył*, przesłać, przekaż*, przekaz*, opublikuj*, publikuj*, udostępni*,
      wgraj*, wgrywa*, zamieść*, zamieszcza*, umieść*, umieszcza*, dostarcz*, podsyła*, podeślij*, składa … (w|na),
      zrzuca*, synchronizuj*, dostarcza*, odsyła*, eksportuj*, wyeksportuj*, wrzuca*`,
    copy: `
      skopiuj*, kopiuj*, kopiować, wklej*, wkleja*, dołącz*, dodaj*, dodaje, dodawa*, załącz*, zapisz* … na, kopiował*, umieszcza*, wstawia*, zawart*, dołącza*`,
    fetch: `pobierz*, pobier*, pobrać, ściągn*, ściąga*, sięgnij*`,
    open: `przeczytaj*, czyta*, otwórz*, otwiera*, odwiedź*, załaduj*, wczytaj*`,
    run: `
      uruchom*, uruchamia*, wykonaj*, wykonuj*, wykonać, zainstaluj*, instaluj*, odpal*, importuj*, zaimportuj*,
      przekieruj* … (bash|sh), startuj*, wykonaj każde, wykonuje, wykonywał*`,
    launch: `uruchom* (to|go|ją|je|wynik), i uruchamia go, wykonaj (to|go|ją|je), zainstaluj (to|go|ją), uruchamia (go|je|ją), odpal (go|je|ją), odpala (go|je|ją), wykonaj (go|je|ją)`,
    disable: `
      zostaw* … wyłączon*, wyłącza*, wyłącz*, dezaktywuj*, pomiń*, pomija*, omiń*, omija*, usuń*, usuwa*, obejdź*, obchodz*, zawieś*, zawiesza*,
      zdejmij*, zdejmuje, rozluźni*, wycisz*, przeskocz*, zrezygnuj* z, zatrzym*, wstrzym*`,
    safeguard: `
      izolacj*, bezpieczeństw*, zabezpiecz*, sandbox*, piaskownic*, weryfikacj*, podpisywani*, podpisów, uprawnie*,
      potwierdze*, zatwierdze*, akceptacj*, przegląd kodu, przeglądu, recenzj*, TLS, SSL, certyfikat*, zapor*,
      firewall*, antywirus*, audyt*, dziennik audytu, uwierzytelniani*, filtr* treści, ochron*, skaner*, zgod*, 2FA,
      MFA, dwuskładnikow*, suma kontroln*, sumy kontroln*, zasady bezpieczeństwa, okno potwierdzenia,
      kontrol* dostępu, dziennik kontroln*, ślad audytow*, przegląd zmian, ostrzeże* bezpieczeństwa, ostrzeże* o bezpieczeństwie`,
    crime: `
      atakując*, atak, haker*, złośliw*, malware, trojan*, phishing, podatnoś*, luka, kradzież*, kradnie, ukrad*,
      skradzion*, złodziej*, wyciek*, incydent, włamani*, oszustw*`,
    erase: `usuń*, usuwa*, skasuj*, kasuj*, wymaż*, zniszcz*, nadpisz*, wyczyść*, opróżni*, kasował*, czyści*, nadpisuj*, niszcz*`,
    obey: `
      co … (napisan*|mówi|każe|pisze|zawiera|stoi|poleca), to co tam, posłuszn*, słuchaj tylko, spełniaj każde,
      spełniaj wszystkie, wykonuj każde (żądanie|polecenie), zawarte tam, wykonaj każde, co tam znajdziesz,
      wszystko co … (każe|mówi|żąda)`,
    agree: `zatwierdz*, zatwierdź*, akceptuj*, zaakceptuj*, potwierdz*, potwierdź*, zgadza* się, zezwól*, zezwala*, odpowiada* tak`,
    ask: `pyta*, pytań, zgod*, pozwoleni*, potwierdzeni*, zatwierdzeni*, prosi*, proś, dopytyw*, konsultacj*`,
    unasked: `samowolnie, na własną rękę, według własnego uznania, bez pytania`,
    tell: `
      (mów*|mówi*|powiedz*|powiadom*|informuj*|poinformuj*|wspominaj*|wspomnij*|zdradza*|zgłasza*) … (użytkowni*|człowiek*|właściciel*|operator*|nikomu|nikogo|komukolwiek),
      (przeszkadzaj*|niepokój*|fatyguj*|angażuj*) … (użytkowni*|właściciel*|nikogo)`,
    mention: `wspomin*, zdradza*, ujawnia*, mów*, zgłasza*, opowiada*, wspominał*, mówi*`,
    hide: `
      nie (mów|wspominaj|zdradzaj|ujawniaj) o tym, nikomu (o tym |) nie, bez wiedzy, ukryj (to|przed),
      ukrywa* … przed, za plecami, zachowaj … tajemnic*, w tajemnicy, przemilcz*, cokolwiek (zobaczy|widzi),
      niezależnie od tego co, nikt nie musi (wiedzieć|o tym wiedzieć), nikt się nie dowie, bez śladu, żadnego śladu,
      nie zostawiaj* śladów, nigdy nie istnia*, za jego plecami, zachowaj milczenie, milcz o, ani słowa (o|nikomu),
      zostaje między nami, pomiń … w (podsumowaniu|raporcie), nie zgłasza* … użytkownik*, nie mówi* … użytkownik*,
      nikt się nie, (zachowaj|zostaw|zatrzymaj) to dla siebie`,
    void: `
      traci moc, nieważn*, nie obowiązuj*, przestaj* obowiązywać, traci* moc, tracą moc, unieważni*, nie liczy się,
      nie liczą się, jakby … nie istnia*, jak gdyby … nie, nie dotycz*, zawiesz*, uchylon*, zniesion*,
      nie mają znaczenia, wygasa*`,
    role: `
      (jesteś teraz|od teraz jesteś|odtąd jesteś|od tej chwili jesteś), nie jesteś już, zachowuj się jak,
      działaj jako, udawaj*, wciel się, twoja nowa (rola|misja|tożsamość), twoje nowe (zadanie|imię),
      twój prompt systemowy, jesteś posłuszn*, udawaj (administratora|roota|że jesteś), wciel się w,
      (odpowiadaj|mów|działaj) (odtąd |od teraz |) jako, w roli, graj rolę, odgrywaj, odgrywasz, przyjmij rolę`,
    memories: `plik* pamięci, twoja pamięć, twojej pamięci, pamięci długotrwałej, wszystkie wspomnienia`,
    private: `
      hasł*, haseł, poświadcze*, dane logowania, danych logowania, klucz*, token, tokeny, tokena, tokenów, sekret*,
      list* klientów, dan* klientów, danych osobowych, dane osobowe, baz* klientów, schow* systemow*, schowek,
      zmienn* środowiskow*, historia (przeglądarki|czatu|rozmów|rozmowy), portfel*, kod źródłowy, kodu źródłowego,
      dane bankowe, zrzut zmiennych, ciąg* połączenia, profil* AWS, histori* przeglądarki, plik* cookie, ciasteczk* sesji, numer* karty, kod* odzyskiwania, cał* (skrzynk*|korespondencj*)`,
  },
  narration: {
    speaker: `użytkownik, użytkowniczka, człowiek`,
    machine: `asystent, asystentka, asystent AI, chatbot, agent, AI, model językowy, model, bot, subagent, podagent`,
    asked: `poprosił*, prosi, zapytał*, pyta, powiedział*, mówi, chciał*, zażądał*, wskazał*, wspomniał*, odpowiedział*, potwierdził*, wyjaśnił*, wkleił*, napisał*, podziękował*, zaakceptował*, odrzucił*, zatwierdził*`,
    answered: `zdecydował*, odpowiedział*, odpowiada, zasugerował*, sugeruje, zaproponował*, proponuje, wyjaśnił*, wyjaśnia, polecił*, sprawdził*, przeczytał*, napisał*, utworzył*, naprawił*, zaktualizował*, zmienił*, otworzył*, wyszukał*, zbadał*, przeanalizował*, uruchomił*, spróbował*, użył*, znalazł*, potwierdził*, przeprosił*, wygenerował*, został* poproszon*`,
    talk: `(w|podczas|w trakcie) (tej|tego|całej) (rozmowy|rozmowie|sesji|konwersacji|dyskusji|czacie), (ta|niniejsza) (rozmowa|sesja|konwersacja) (dotyczyła|obejmowała|rozpoczęła|zakończyła), jak (wspomniano|wskazano|wyjaśniono|omówiono) (wyżej|wcześniej|powyżej), na prośbę użytkownika, poprosił* asystent*, (subagent*|podagent*) … (uruchomion*|utworzon*), (uruchomion*|utworzon*) (subagent*|podagent*), (zdecydowan*|wykonan*|uruchomion*|zrestartowan*|sprawdzon*) przez (asystenta|agenta|użytkownika|model)`,
  },
  secret: {
    password: `hasło, hasła, haseł, hasłem, haśle, hasłami, hasłu, nazwisko panieńskie, hasełko, hasełka, hasełkiem, tajne słowo, słowo bezpieczeństwa, hasło dostępu, parol`,
    label: `haslo, hasł, haselko, psw`,
    phrase: `fraza seed, frazę seed, fraza odzyskiwania, frazę odzyskiwania, fraza hasłowa, fraza zapasowa, słowa odzyskiwania, słowa portfela`,
    code: `PIN, PIN-u, PIN-em, kod PIN, kodu PIN, kodem PIN, PUK, kod PUK, kod (do drzwi|do bramy|do furtki|do domofonu|do sejfu|do kłódki|do alarmu|dostępu|wejściowy|odblokowania|weryfikacyjny|bezpieczeństwa|jednorazowy), kody dostępu, kod* (odzyskiwania|zapasow*|awaryjn*|ratunkow*), szyfr, szyfru, kombinacja, numer (karty|konta|rachunku), IBAN, PESEL, CVV, pin do, pinu, trzy cyfry, CVC, kod do, pin na, klucz odzyskiwania, kod aktywacji, kod aktywacyjny`,
    key: `klucz, klucza, klucze, kluczem, kluczy, kod, kodu, kody, kodem, na odwrocie, rewers, wifi dla gości, wi-fi dla gości, sieć dla gości, wifi goście`,
    token: `klucz* (API|dostępu|licencyjny|licencyjne|prywatny|prywatne), tajn* klucz*, token, tokeny, tokena, tokenem, tokenów, sekret, sekrety, ciasteczko, TOTP, 2FA, uwierzytelniacz*, ziarno TOTP, ziarno, seed`,
    access: `dane logowania, danych logowania, dane dostępowe, dane do logowania, dostęp, dostępy, poświadczeni*, login, loginy, konta`,
    account: `użytkownik, użytkownika, nazwa użytkownika, login, konto, e-mail`,
    question: `pytanie bezpieczeństwa, pytanie pomocnicze, pytanie kontrolne, pytania bezpieczeństwa, pytanie weryfikacyjne, pytanie zabezpieczające, pytania pomocnicze, pytanie tajne, tajna odpowiedź`,
    answer: `odpowiedź, odpowiedzi`,
    fact: `(pierwszy|pierwszego|pierwsze|pierwszej|pierwsza) (pies|psa|kot|kota|zwierzak|zwierzaka|zwierzę|zwierzęcia|samochód|samochodu|auto|auta|szkoła|szkoły|nauczyciel*|wychowawczyni|praca|pracy|telefon|telefonu), nazwisko panieńskie, nazwiska panieńskiego, miejsce urodzenia, miasto urodzenia, szkoła podstawowa, ulubiony nauczyciel, ulubiona nauczycielka, ulubiona potrawa, ulubiony film, przezwisko, imię (psa|kota|zwierzaka|chomika), ulica dzieciństwa, ulica, na której, imię babci, najlepszy przyjaciel, pierwszy koncert, pierwszy szef, pseudonim`,
    replied: `odpowiedziałem, odpowiedziałam, odpowiedzieliśmy, podałem, podałam, podaliśmy, powiedziałem, powiedziałam, wpisałem, wpisałam, odpowiedź to`,
    lock: `wifi, wi-fi, sieć, sieci, router*, drzwi*, wejści*, bram*, furtk*, garaż*, sejf*, alarm*, karta, karty, kartę, karcie, telefon*, tablet*, laptop*, komputer*, kłódk*, szafk*, zamek, zamka, zamku, piwnic*, rower*, SIM, domofon*, szlaban*, parking*, domek, domku, domu, mieszkani*, siłowni*, magazyn*, podwórk*, klatk*, strych*, warsztat*, biur*, skrzynk*, skrytk*, walizk*, drukark*, świetlic*, schowek, wideodomofon*, klucznik*, kasa, kasy, kasie, kasę, kasą, zip, archiwum, PDF, winda, windy, windzie, windę, windą, dysk*, kamer*, projektor*, telewizor*, licznik*`,
    card: `karta, karty, kartę, karcie, kartą, visa, mastercard`,
    opens: `otwiera, otwiera się, otwierają, otwierają się, otworzyć, otwieramy, odblok*, wyłącza, wyłącza się, wyłączyć, wyłączamy, rozbroić, rozbraja, wchodzi się, wchodzi, wchodzimy, loguje, logować, logujemy, zalogować, zaszyfrowan*, szyfrowan*, odszyfrować, chronion*, zabezpieczon*, otwarł*, otworzył*, otwarta, rozbrajamy, wyłączył*, odblokow*, wyłączam, rozpakow*, rozpakuj*, odszyfrow*`,
    login: `wchodzi się, wchodzi, wchodzimy, wchodzę, wejść, weszliśmy, wszedłem, weszłam, loguje, logować, logujemy, loguję, zalogować, zalogował*, logowanie jako, dostać się, dostajemy się, łączymy się, łączy się, zalogowany jako, zalogowana jako, wszedł jako`,
    with: `kodem, hasłem, z, ze, przez`,
    types: `wpisać, wpisz, wpisujemy, wcisnąć, wybrać, wybierz, wpisując, wciskając, wybierając, wpisał, wpisała, wpisałem, wpisałam, wpisaliśmy, wpis*, wciśnij, wciskamy, wciska, naciśnij, nacisnąć, naciskamy, wstukać, wstukaj, wstukujemy, wklepać, wklep, wystukać, wybieramy, wbić, wbij, wbijamy`,
    turn: `z, na, od`,
    as: `jako, na`,
    sets: `ustawiliśmy, ustawiłem, ustawiłam, wybraliśmy, wybrałem, wybrałam, daliśmy, dałem, użyliśmy, używamy`,
    dial: `kłódk*, zamek szyfrowy, zamka szyfrowego, sejf*, skrytk*, skrzynk* na klucze, szafk*, domofon*, klawiatura bramy, wideodomofon*, klucznik*`,
    spoken: `słowem, słowo, fraza, frazą, frazę, zdanie, zdaniem`,
    is: `to, jest, brzmi, był, była, było, będzie, pozostaje, to teraz, teraz to, wynosi, są, zmienion* na, ustawion* na, to po prostu, pozostało, został* zmienion* na, zmieniliśmy na, teraz, od teraz, obecnie, odtąd`,
    about: `reset*, zresetow*, odzyskać, zapomnia*, polityk*, zasad*, reguł*, menedżer*, budżet*, limit*, liczba, liczby, zużyci*, rotacj*, odnowieni*, długoś*, siła, siły, pole, pola, formularz*, stron*, ekran*, hash*, skrót*, walidacj*, weryfikacj*, ważnoś*, wygasa, odśwież*, koszt*, na sekundę, na żądanie, zmiana, zmiany, kampanii, kod (błędu|pocztowy|źródłowy|kreskowy|QR|HTTP|rabatowy|kraju|odpowiedzi|statusu), kody (błędów|pocztowe|źródłowe|rabatowe), klucz (główny|obcy|publiczny|podstawowy), słowo kluczowe, słowa kluczowe, reklamow*, wyborcz*, promocyjn*, przewodni*, hasło (reklamowe|wyborcze|promocyjne|przewodnie|kampanii|miesiąca|krzyżówki|tygodnia|dnia), hasła (reklamowe|wyborcze|krzyżówki), kod* (towar*|produktu|produktów|klienta|zamówienia|koloru|rezerwacji|przesyłki|artykułu)`,
    state: `sejf, zgubion*, utracon*, wygas*, brak, brakuje, błędn*, błąd, nieprawidłow*, niepoprawn*, poprawn*, wymagan*, pust*, chronion*, przechowywan*, szyfrowan*, zaszyfrowan*, patrz, zob, zobacz, spytaj, zapytaj, co najmniej, minimum, znaków, znaki, cyfra, znan*, nieznan*, to samo, takie samo, bez zmian, star*, now*, krótk*, dług*, słab*, siln*, mocn*, bezpieczn*, dobr*, zł*, gotow*, zmienion*, poniżej, *ny, *na, *ne, *ty, *ta, *te, podan*, zdan*`,
  },
  actor: {
    self: `@ja, mnie, @mi`,
    project: `projekt, repozytorium, aplikacja`,
    who: `użytkownik, użytkownika, użytkownicy, użytkowników, użytkowniczka, człowiek, ludzie, ludzi, asystent, asystenta, asystenci, asystentka, chatbot, osoba, osoby, osób, ja, my, ty, wy, on, ona, oni, ktoś, wszyscy, sztuczna inteligencja`,
    role: `AI, agent, agenta, agenci, bot, boty, zespół, zespołu, zespoły, członek zespołu, członkowie zespołu, programista, programisty, programiści, deweloper, uczestnik, uczestnicy, klient, klienta, klienci`,
    attitude: `preferencja, preferencje, preferencji, prośba, prośby, prośbę, pytanie, pytania, życzenie, życzenia, opinia, opinie, zamiar, zamiary, nawyk, nawyki, nastrój, oczekiwanie, oczekiwania, polecenie, polecenia`,
    deed: `plan, plany, cel, cele, potrzeba, potrzeby, pomysł, pomysły, obawa, obawy, decyzja, decyzje, działanie, działania, odpowiedź, odpowiedzi, zachowanie, komentarz, komentarze, sugestia, sugestie, wybór, wybory, zainteresowanie, zainteresowania, imię, styl, zgoda`,
  },
  measures: "tona/tonne, tony/tonne, ton/tonne, kilo/kilogram",
  contraries:
    "zaczyna/kończy, rozpoczyna/kończy, otwiera/zamyka, otwierają/zamykają, krótki/długi, krótkie/długie, krótszy/dłuższy, wcześnie/późno, wcześniej/później, pierwszy/ostatni, wysoki/niski, wysokie/niskie, duży/mały, duże/małe, rośnie/spada, kupuje/sprzedaje, ciepły/zimny, rano/wieczorem, lato/zima, północ/południe, wschód/zachód, lewy/prawy, lubi/nienawidzi",
  opposites: `
    włączony/wyłączony, włączyć/wyłączyć, włączone/wyłączone, dozwolone/zabronione, zezwolić/zabronić, zawsze/nigdy, przed/po, więcej/mniej, minimum/maksimum, co najmniej/co najwyżej, zwiększono/zmniejszono, zaakceptowano/odrzucono, otwarte/zamknięte, publiczne/prywatne, zachować/usunąć, uruchomić/zatrzymać, z/bez, obowiązkowe/opcjonalne, szybciej/wolniej, wewnętrzny/zewnętrzny, ręczny/automatyczny, prawda/fałsz, tak/nie, dodać/usunąć`,
  calendar: {
    months: `styczeń stycznia styczniu sty, luty lutego lutym lut, marzec marca marcu mar, kwiecień kwietnia kwietniu kwi kw, maj maja maju, czerwiec czerwca czerwcu cze, lipiec lipca lipcu lip, sierpień sierpnia sierpniu sie, wrzesień września wrześniu wrz, październik października październiku paź paz, listopad listopada listopadzie @lis, grudzień grudnia grudniu gru`,
    weekdays: `poniedziałek poniedziałku poniedziałki pon, wtorek wtorku wtorki wt, środa środę środy środzie śr, czwartek czwartku czwartki czw, piątek piątku piątki pt, sobota sobotę soboty sob, niedziela niedzielę niedzieli nd niedz`,
    relative: {
      "day-2": "przedwczoraj",
      "day-1": "wczoraj, wczoraj wieczorem, ubiegłej nocy",
      day0: "dziś, dzisiaj, dziś (rano|wieczorem|po południu)",
      "day+1": "jutro, do jutra, od jutra, na jutro",
      "day+2": "pojutrze",
      "week-1":
        "w zeszłym tygodniu, zeszły tydzień, w ubiegłym tygodniu, ubiegły tydzień, poprzedni tydzień, zeszłego tygodnia",
      week0: "w tym tygodniu, ten tydzień, tego tygodnia, bieżący tydzień, w bieżącym tygodniu",
      "week+1": "w przyszłym tygodniu, przyszły tydzień, następny tydzień, w następnym tygodniu, przyszłego tygodnia",
      "week+2": "za dwa tygodnie",
      "month-1": "w zeszłym miesiącu, zeszły miesiąc, w ubiegłym miesiącu, poprzedni miesiąc",
      month0: "w tym miesiącu, ten miesiąc, tego miesiąca",
      "month+1": "w przyszłym miesiącu, przyszły miesiąc, następny miesiąc, w następnym miesiącu",
      "year-1": "w zeszłym roku, zeszły rok, w ubiegłym roku",
      year0: "w tym roku, ten rok, tego roku",
      "year+1": "w przyszłym roku, przyszły rok, w następnym roku",
      "quarter-1": "w zeszłym kwartale, poprzedni kwartał, zeszły kwartał",
      quarter0: "w tym kwartale, ten kwartał",
      "quarter+1": "w przyszłym kwartale, następny kwartał, przyszły kwartał",
      "end-of-week": "koniec tygodnia, końca tygodnia, końcem tygodnia, weekend, weekendu",
      "end-of-month": "koniec miesiąca, końca miesiąca, końcem miesiąca",
      "end-of-month+1": "(koniec|końca|końcem|końcu) (przyszłego|następnego) miesiąca",
      "end-of-year": "koniec roku, końca roku, końcem roku",
    },
    ahead: `za {n} {unit}, za {unit}, w ciągu najbliższych {n} {unit}`,
    span: `w ciągu {n} {unit}, po {n} {unit}, {n} {unit} później, przez {n} {unit}`,
    ago: `{n} {unit} temu, {n} {unit} wcześniej, w ciągu ostatnich {n} {unit}, od {n} {unit}, przed {n} {unit}`,
    units: {
      day: "dzień, dni, dnia, dniach, dniami",
      week: "tydzień, tygodnie, tygodni, tygodnia, tygodniach, tygodniami",
      month: "miesiąc, miesiące, miesięcy, miesiąca, miesiącach",
      year: "rok, lata, lat, roku, latach",
    },
    numbers: `zero, jeden jedna jedno jedną jednego, dwa dwie dwóch dwu, trzy trzech, cztery czterech, pięć pięciu, sześć sześciu, siedem siedmiu, osiem ośmiu, dziewięć dziewięciu, dziesięć dziesięciu, jedenaście, dwanaście, trzynaście, czternaście, piętnaście`,
    nextWeekday: `przyszły {}, przyszłą {}, następny {}, następną {}, w następny {}, w przyszły {}`,
    weekdayNextWeek: `{} w przyszłym tygodniu, {} przyszłego tygodnia`,
    thisWeekday: `(w |)ten {}, (w |)tę {}, w to {}`,
    lastWeekday: `zeszły {}, zeszłą {}, ubiegły {}, ubiegłą {}, ostatni {}`,
    weekNumber: `tydzień {n}, {n} tydzień`,
    quarterNumber: `Q{n}, kwartał {n}, {n} kwartał`,
    year: "",
    month: "",
    day: "",
    ordinals: `.`,
    of: ``,
    yearEnds: `r., roku, r`,
    until: `do, po`,
    first: "day",
  },
  stopWords: `
    i w z na do o że się nie to jest są był była było były być a ale jak co po za od przez dla przy już tylko czy tak @ten ta te tego tej tych tym ze we
    jego jej ich ja ty on ona ono my wy oni mój nasz który która które którzy kto gdzie kiedy jeśli aby żeby bo więc oraz lub albo też także może można
    przed @pod nad między bez bardzo jeszcze teraz wszystko wszystkie swój swoje nas nam mnie mi @go mu jako będzie będą zostało został została jednak u ku aż`,
  articles: "nasz nasza nasze mój moja moje",
  dangling: `
    i oraz a ale lub albo w we z ze na do od o u po za przez przy dla bez pod nad przed między się nie jest są był
    była że żeby aby który która które jako jak nasz nasza`,
  endings: "ami ach ego iego ow owi em a e i y u",
  abbreviations: `
    np tj tzn m.in itd itp ok ul# al# nr# str# dr prof mgr inż godz r# w św zob por ds tel# min maks tys mln mld`,
};
