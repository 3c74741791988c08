extension FoodKindWords {
  /// Names of ingredients in Polish.
  static let polish = FoodKindWords(
    code: "pl",
    kinds: [
      .sugar: """
      cukier, cukr*, sacharoza, syrop cukrowy, karmel*, mleko zageszczone slodzone,
      slodzone mleko zageszczone, mleka zageszczonego slodzonego
      """,
      .brownSugar: "cukier trzcinowy, cukier brazowy, melasa, cukier kokosowy",
      .glucose: """
      glukoz*, dekstroz*, syrop glukozowy, syrop kukurydziany, syrop ryzowy, syrop skrobiowy
      """,
      .fructose: "fruktoz*",
      .lactose: "laktoza",
      .maltose: "maltoz*, ekstrakt slodowy, ekstrakt slodu, syrop slodowy",
      .glucoseFructoseSyrup: """
      syrop glukozowo fruktozowy, syrop fruktozowo glukozowy, izoglukoza, syrop fruktozowy
      """,
      .invertSugar: "cukier inwertowany, syrop cukru inwertowanego, cukier inwertowany w plynie",
      .honeyMaple: "miod, miodu, syrop klonowy",
      .plantSyrup: "syrop z agawy, syrop daktylowy",
      .syrup: "syrop",
      .juiceConcentrate: """
      sok zageszczony, zageszczony sok, koncentrat soku, zageszczony sok jablkowy,
      koncentrat soku jablkowego
      """,
      .maltodextrin: "maltodekstryn*, dekstryna",
      .flavouring: "aromat, aromaty, wanilina",
      .proteinIsolate: """
      bialko sojowe, bialko grochu, bialko pszenne, bialko roslinne, izolat bialk*,
      hydrolizat bialk*, kolagen, bialka roslinne, mieso oddzielone mechanicznie
      """,
      .hydrogenatedFat: "utwardzon*, uwodornion*, margaryna",
      .modifiedStarch: "skrobia modyfikowana",
      .milkFraction: "serwatka*, serwatk*, kazein*, bialka mleka, bialko mleka, bialka mleczne",
      .plantFraction: """
      gluten pszenny, gluten, inulina, blonnik *, blonnik * buraka cukrowego,
      blonnik buraka cukrowego, blonnik * burakow cukrowych
      """,
      .salt: "sol, soli",
      .oil: "olej, oleje, tluszcz, tluszcze, smalec, oliwa, tluszcz kakaowy, maslo kakaowe",
      .butter: "maslo, smietana, smietanka, tluszcz mleczny",
      .vinegar: "ocet",
      .starch: "skrobia",
      .fruit: """
      jablk*, gruszk*, pomarancz*, cytryn*, limonk*, grejpfrut*, mandaryn*, banan*, truskaw*,
      malin*, jagod*, borowk*, jezyn*, porzeczk*, zurawin*, agrest*, wisni*, czeresni*, sliwk*,
      morel*, brzoskwini*, nektaryn*, winogron*, rodzyn*, figi, figa, daktyl*, mango, ananas*,
      papaj*, marakuj*, kiwi, melon*, arbuz*, granat*, owoce, oliwk*, awokado, rabarbar*, aceroli,
      acerola
      """,
      .vegetable: """
      pomidor*, marchew*, cebul*, czosnek, czosnku, por, pory, seler*, papryka, papryki, ogorek,
      ogorki, cukini*, baklazan*, dyni*, szpinak*, salata, kapust*, brokul*, kalafior*, burak*,
      rzodkiew*, pasternak*, szparag*, karczoch*, koper wloski, pieczark*, grzyby, warzywa,
      warzyw, szalotk*, rukola, kukurydza cukrowa, kukurydzy cukrowej, groszek cukrowy,
      groszku cukrowego
      """,
      .legume: "fasol*, groch*, groszek, ciecierzyc*, soczewic*, bob, soja, ziarno soi, lubin",
      .juice: "sok, soki, przecier, przeciery, puree, pulpa",
      .potato: "ziemniak*, bataty",
      .grain: """
      maka, maki, pszenica, pszenn*, zyto, zytni*, jeczmien, owies, platki owsiane, ryz,
      kukurydza, orkisz*, gryka, kasza, proso, semolina, otreby
      """,
      .milk: "mleko, mleka, mleko w proszku, jogurt, twarog",
      .culture: "kultury, kultury bakterii, kultury bakterii mlekowych, podpuszczka*, enzym*",
      .egg: "jaja, jajo, jaj, zoltka, bialko jaja",
      .redMeat: """
      wieprzow*, mieso wieprzowe, wolow*, mieso wolowe, cielecin*, jagniecin*, szynka*, boczek,
      mieso wieprzowe*
      """,
      .poultry: "kurczak*, mieso z kurczaka, indyk*, drob*, kaczk*",
      .fish: "ryba, ryby, losos*, tunczyk*, dorsz*, sledz*, makrel*, sardynk*, krewetk*",
      .nut: "migdal*, orzech*, orzeszki*, pistacj*, nerkow*, kokos*, wiorki kokosowe",
      .seed: "nasiona, nasiona *, sezam*, siemie lniane, pestki *, mak, chia, gorczyc*",
      .spice: """
      przypraw*, ziola, pieprz, papryka mielona, curry, kmin*, kurkuma, cynamon, imbir,
      galka muszkatolowa, pietruszka, bazylia, oregano, tymianek, rozmaryn, kolendra, koper,
      szczypiorek, lisc laurowy, gozdziki, wanilia, majeranek
      """,
      .water: "woda, wody",
      .yeast: "drozdze, zakwas",
      .cheese: "ser, sery, mozzarella",
    ],
    meat: "mieso, miesa, miesn*, smalec, loj",
    honey: "miod, miodu, miodow*")
}
