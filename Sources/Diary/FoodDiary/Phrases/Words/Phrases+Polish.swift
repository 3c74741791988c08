extension PhraseLexicon {
  /// Polish. It has no articles; a singular measure means one: `szklanka mleka`.
  static let polish = PhraseLexicon(.polish, .commaAndSpace) { words in
    words.numbers = [String: Double](
      values: """
        jeden jedna jedno jedną jednego jednej=1 dwa dwie dwóch dwoma dwoje=2 trzy trzech troje=3
        cztery czterech czworo=4 pięć pięciu=5 sześć sześciu=6 siedem siedmiu=7 osiem ośmiu=8
        dziewięć=9 dziesięć dziesięciu=10 jedenaście=11 dwanaście=12 trzynaście=13 czternaście=14
        piętnaście=15 szesnaście=16 siedemnaście=17 osiemnaście=18 dziewiętnaście=19
        dwadzieścia=20 trzydzieści=30 czterdzieści=40 pięćdziesiąt=50 sześćdziesiąt=60
        siedemdziesiąt=70 osiemdziesiąt=80 dziewięćdziesiąt=90 sto=100 stu=100 dwieście=200
        trzysta=300 czterysta=400 pięćset=500 półtora półtorej=1.5
        """)
    words.fractions = [String: Double](
      values: """
        pół połowa połowę połowy połówka połówkę=0.5 ćwierć ćwiartka ćwiartkę ćwierci=0.25
        """)
    words.ordinalParts = [String: Double](
      values: """
        druga=0.5 trzecia trzecie trzecich=0.3333333333333333 czwarta czwarte czwartych=0.25 piąta
        piąte piątych=0.2 ósma ósme ósmych=0.125
        """)
    words.multiples = [String: Double](values: "tuzin=12")
    words.openings = PhraseSet(
      """
      trochę, troche, kilka, kilku, parę, dużo, mało, nieco, odrobina, odrobinę, sporo, wiele, moja, mój, moje, jakieś, jakiś, jeszcze
      odrobinka, odrobinkę, kilkanaście, troszkę, resztka, jakąś
      """)
    words.conjunctions = PhraseSet(
      "i, oraz, &, plus, potem, a potem, i jeszcze, a także, do tego, a do tego, i do tego, a, następnie"
    )
    words.additions = ["z", "ze"]
    words.estimates = PhraseSet(
      "około, ok, ok., ca, circa, mniej więcej, w przybliżeniu, gdzieś, z jakieś, jakieś")
    words.ranges = ["do", "lub", "albo", "czy"]
    words.each = PhraseSet("każdy, każda, każde, sztuka, za sztukę, na sztukę")
    words.totals = PhraseSet("razem, łącznie, w sumie")
    words.eachBefore = ["po", "a"]
    words.times = ["razy"]
    words.measures.add(.gram, "gram,grama,gr/gramy,gramów,gramach")
    words.measures.add(.gram, factor: 10, "dag,deko,deka,dkg/")
    words.measures.add(.kilogram, "kilogram,kilo,kilograma/kilogramy,kilogramów")
    words.measures.add(.milligram, "miligram/miligramy,miligramów")
    words.measures.add(.millilitre, "mililitr/mililitry,mililitrów")
    words.measures.add(.centilitre, "centylitr/centylitry,centylitrów")
    words.measures.add(.decilitre, "decylitr/decylitry,decylitrów")
    words.measures.add(.litre, "litr,litra/litry,litrów")
    words.measures.add(
      .tablespoon,
      "łyżka,łyżkę,łyżka stołowa,łyżkę stołową/łyżki,łyżek,łyżką,łyżkami,łyżki stołowe")
    words.measures.add(
      .teaspoon, "łyżeczka,łyżeczkę/łyżeczki,łyżeczek,łyżeczką,łyżeczkami")
    words.measures.add(.cup, "filiżanka,filiżankę/filiżanki,filiżanek,filiżanką")
    words.measures.add(
      .piece, "sztuka,sztukę,kawałek/sztuki,sztuk,szt,kawałki,kawałków,kawałka")
    words.measures.add(
      .slice,
      """
      kromka,kromkę,plaster,plasterek,kromeczka,kromeczkę/\
      kromki,kromek,plastry,plastrów,plastra,plasterki,plasterków,plasterka,kromeczki
      """)
    words.measures.add(.portion, "porcja,porcję,porcyjka/porcje,porcji,porcyjki")
    words.measures.add(.handful, "garść,garstka,garstkę/garści,garście,garstki")
    words.measures.add(.pinch, "szczypta,szczyptę/szczypty,szczypt")
    words.measures.add(.scoop, "miarka,miarkę/miarki,miarek")
    words.measures.add(.bar, "batonik,baton/batoniki,batoników,batony,batonów,batonika,batona")
    words.measures.add(.can, "puszka,puszkę/puszki,puszek")
    words.measures.add(.bottle, "butelka,butelkę/butelki,butelek")
    words.measures.add(.glass, "szklanka,szklankę/szklanki,szklanek,szklanką,szkl")
    words.measures.add(.bowl, "miska,miskę,miseczka,miseczkę/miski,misek,miseczki,miseczek")
    words.measures.add(.plate, "talerz,talerzyk/talerze,talerzy,talerza,talerzyki")
    words.measures.add(
      .packet, "opakowanie,paczka,paczkę/opakowania,opakowań,paczki,paczek,opak")
    words.looseMeasures = Set(
      words: """
        kubeczek słoik słoika słoiki słoiczek torebka torebki torebkę tabliczka tabliczki
        tabliczkę kulka kulki kulek łyk łyki kropla kropel krople pęczek główka główki liść
        liście liści laska rządek rządki karton kartonik kęs kęsy pudełko plik kieliszek
        kieliszki kieliszka kufel kufla dzbanek łycha chochla chochle saszetka saszetki
        paseczek pasek paski paska rzodek wiaderko listek listki gram-ów funt bochenek
        bochenka
        """)
    words.drinks = Set(
      words: """
        kawa kawy kawę herbata herbaty herbatę woda wody wodę sok soku mleko mleka kakao piwo piwa
        wino wina cola coli kompot kompotu lemoniada lemoniady kefir kefiru napar bulion barszcz
        barszczu
        """)
    words.conditionalMeasures.add(
      .cup,
      of: Set(words: "kawy herbaty wody soku mleka kakao kompotu naparu bulionu barszczu melisy"),
      "kubek/kubki,kubków,kubka")
    words.conditionalMeasures.add(
      .scoop, of: Set(words: "lodów lody sorbetu"), "gałka,gałkę/gałki,gałek")
    words.conditionalMeasures.add(.clove, of: Set(words: "czosnku"), "ząbek/ząbki,ząbków,ząbka")
    words.conditionalMeasures.add(
      .square, of: Set(words: "czekolady"), "kostka,kostkę/kostki,kostek")
    words.sizes = Set(
      words: """
        duży duża duże dużą dużego dużej dużych mały mała małe małą małego małej małych średni
        średnia średnie średnią czubata czubate czubatą czubatych płaska płaskie płaską płaskich
        kopiasta kopiaste pełna pełny pełne pełną spora spory solidna wielka wielki gruba grube
        cienkie
        """)
    words.fillers = PhraseSet(
      """
      zjadłem, zjadłam, jadłem, jadłam, zjedliśmy, zjedzone, wypiłem, wypiłam, piłem, piłam, miałem, miałam, wypite, zjedzony, wszamałem
      na śniadanie, na obiad, na kolację, na kolacje, na deser, na lunch, na podwieczorek, na przekąskę, na drugie śniadanie, na 2 śniadanie
      na śniadanie zjadłem, na śniadanie zjadłam, dziś, dzisiaj, dziś rano, z wczoraj, do smaku, rano, wieczorem, po południu, w południe
      dzis, był, była, było, były, jem, do picia, i, oraz, potem, też, także, jeszcze, tylko, dodatkowo, jako przekąska, jako przekąskę, po treningu
      przed treningiem, w pracy, w domu, przed snem, teraz, cześć, na start, do kawy, do obiadu, do śniadania, do kolacji, po obiedzie, po śniadaniu, po kolacji, przed obiadem, później, w nocy
      """)
    words.meals = PhraseSet(
      """
      śniadanie, obiad, kolacja, deser, podwieczorek, przekąska, lunch, drugie śniadanie, ii śniadanie, rano, wieczorem, przekąski
      """)
    words.timesOfDay = (PhraseSet("o, o godzinie, godz, około godziny, koło"), ["rano", "godz"])
    words.vetoes[.notEaten] = PhraseSet(
      """
      nie, nic, żaden, żadnego, żadnej, żadnych, nigdy, pominąłem, pominęłam, opuściłem, opuściłam, post, głodówka, jutro, chcę, chciałbym, chciałabym
      zjem, będę, oprócz, poza, zamiast, ale, usuń, skasuj, cofnij, ani, na czczo
      """)
    words.vetoes[.otherDay] = PhraseSet("wczoraj, wczoraj wieczorem, przedwczoraj")
    words.vetoes[.limit] = PhraseSet(
      """
      prawie, niecałe, niecała, niecały, mniej niż, więcej niż, co najmniej, co najwyżej, najwyżej, przynajmniej, maksymalnie, minimum, maksimum, ponad, poniżej, między
      od, nie więcej niż, powyżej
      """)
    words.vetoes[.alternative] = PhraseSet("lub, albo, bądź, ewentualnie, względnie")
    words.vetoes[.part] = PhraseSet(
      """
      część, resztę, reszta, większość, to samo, to co zawsze, jak wczoraj, jak zwykle, za dużo, zbyt dużo, kilka z, część z, to samo co wczoraj
      """)
    words.vetoes[.question] = PhraseSet(
      "ile, co, jak, czy, dlaczego, kiedy, gdzie, kto, który, jaki, jaka, jakie, mogę")
    words.vetoes[.notFood] = PhraseSet(
      """
      cześć, hej, dzień dobry, dobry wieczór, dziękuję, dzięki, tak, nie, test, pomoc, coś, wszystko, jedzenie, dobranoc, ok, siema
      witam, pa, cokolwiek
      """)
    words.vetoes[.sentence] = PhraseSet(
      """
      ja, my, on, ona, oni, jestem, byłem, byłam, zjadłem, zjadłam, wypiłem, wypiłam, jadłem, jadłam, się, mi, mnie, że, bo, który
      która, które, jest, są, mam, jem
      """)
    words.dishes.formUnion(
      PhraseSet(
        """
        cztery sery, 4 sery, pizza cztery sery, groch z kapustą, pierogi ruskie
        kakao z mlekiem, sól i pieprz, sól i ocet, solą i octem, pięć przemian
        """))
    words.pairs = PhraseSet(
      """
      szynką & serem, serem & szynką, masłem & dżemem, masłem & serem, masłem & szynką, masłem & miodem, mlekiem & cukrem, cytryną & miodem, miodem & cytryną
      kapustą & grzybami, serem & pomidorem, mięsem & kapustą, ketchupem & musztardą, szpinakiem & fetą, jajkiem & szczypiorkiem, pomidorem & mozzarellą
      ziemniakami & serem, twarogiem & ziemniakami, serem & pieczarkami, szynką & pieczarkami, masłem & solą
      """)
    words.heads = Set(
      words: """
        kanapka kanapki kanapek kanapkę pizza pizzę sałatka sałatkę zupa zupę omlet naleśniki
        naleśnik naleśników pierogi pierogów tortilla wrap zapiekanka zapiekankę tost tosty tostów
        """)
    words.supports = PhraseSet(
      """
      na chlebie, na toście, na tostach, na bułce, na kanapce, na kanapkach, na waflu, na waflach, na grzance
      """)
    words.preparations = Set(
      words: """
        gotowany gotowana gotowane gotowanych smażony smażona smażone pieczony pieczona pieczone
        grillowany grillowana surowy surowa wędzony wędzona świeży świeża czarna czarny naturalny
        duszony mielone tarty
        """)
    words.telling = Set(
      words: """
        jogurty jogurtów jajko jajka jajek orzech pierogów jajecznica chleb chleba bułka bułki
        masło masła mleko mleka ser sera sery kurczak kurczaka pierś piersi wołowina wołowiny
        wieprzowina schab indyk indyka szynka szynki boczek ryba łosoś łososia tuńczyk tuńczyka
        krewetki ryż ryżu makaron makaronu ziemniak ziemniaki ziemniaków frytki pomidor pomidory
        pomidora marchewka jabłko jabłka banan banany pomarańcza truskawki truskawek borówki
        borówek winogrona jogurt jogurtu miód miodu cukier cukru sól oliwa oliwy olej oleju woda
        wody kawa kawy herbata herbaty sok soku piwo piwa wino wina zupa zupy sałatka sałatki
        kotlet orzechy orzechów migdały migdałów fasola groszek szpinak brokuły cebula czosnek
        czosnku papryka ogórek ogórka pieczarki ciasto ciastko ciastka czekolada czekolady
        śmietana śmietany lody dżem dżemu awokado twaróg twarogu owsianka owsiane płatki płatków
        kasza kaszy kiełbasa kiełbasy pierogi pierogów bez na w do ze z owsianych gruszka kefir
        kefiru maślanka serek serka wiejski chudy kanapka kanapki naleśniki rosół żurek masłem
        serem szynką mlekiem cukrem kapusta śledź soczewica tofu kiwi schabowy mięso mięsa
        """)
  }
}
