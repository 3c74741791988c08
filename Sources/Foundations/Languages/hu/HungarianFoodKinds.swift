extension FoodKindWords {
  /// Names of ingredients in Hungarian.
  static let hungarian = FoodKindWords(
    code: "hu",
    kinds: [
      .sugar: "cukor, *cukor, szacharoz, cukorszirup, karamell*",
      .brownSugar: "nadcukor, barna cukor, melasz",
      .glucose: "glukoz*, dextroz*, szolocukor, glukozszirup, kukoricaszirup, rizsszirup",
      .fructose: "fruktoz*, gyumolcscukor",
      .lactose: "laktoz, tejcukor",
      .maltose: "maltoz, malatakivonat, *malatakivonat, *malata kivonat",
      .glucoseFructoseSyrup: "glukoz fruktoz szirup, fruktoz glukoz szirup, izocukor, izoglukoz",
      .invertSugar: "invertcukor, invertcukor szirup",
      .honeyMaple: "mez, juharszirup",
      .plantSyrup: "agaveszirup, datolyaszirup",
      .syrup: "szirup, *szirup",
      .juiceConcentrate:
        "*lesuritmeny, suritett gyumolcsle, gyumolcsle suritmeny, almale suritmeny",
      .maltodextrin: "maltodextrin*",
      .flavouring: "aroma, aromak, *aroma, *aromak, vanillin",
      .proteinIsolate: """
      szojafeherje*, borsofeherje*, buzafeherje*, *feherje izolatum, novenyi feherje*,
      hidrolizalt*
      """,
      .hydrogenatedFat: "hidrogenezett*, margarin",
      .modifiedStarch: "modositott kemenyito, modositott *kemenyito",
      .milkFraction: "savopor, tejsavo*, tejsavopor, kazein*, tejfeherje*",
      .plantFraction: "buzagluten, gluten, inulin, *rost",
      .salt: "so, etkezesi so, jodozott so, tengeri so",
      .oil: "*olaj, *olajok, *zsir, *zsirok, kakaovaj",
      .butter: "vaj, tejszin, vajzsir",
      .vinegar: "ecet, *ecet",
      .starch: "kemenyito, *kemenyito",
      .fruit: """
      alma, alma*, korte, narancs*, citrom*, banan*, eper, malna, afonya*, szeder, ribizli*,
      meggy*, cseresznye*, szilva*, sargabarack*, oszibarack*, barack*, szolo, mazsola, fuge,
      datolya*, mango, ananasz, kivi, dinnye, gyumolcs*, olivabogyo, avokado
      """,
      .vegetable: """
      paradicsom*, sargarepa*, repa, hagyma*, voroshagyma*, fokhagyma*, porehagyma, zeller*,
      paprika, uborka*, cukkini, padlizsan, tok, spenot*, salata, kaposzta*, brokkoli, karfiol,
      cekla*, retek, sparga, articsoka, champignon, gomba, zoldseg*
      """,
      .legume: "bab, *bab, borso, *borso, csicseriborso, lencse, szojabab",
      .juice: "*le, gyumolcsle, pure, *pure, *velo",
      .potato: "burgonya*, krumpli",
      .grain: """
      liszt, *liszt, buza, buza*, rozs*, arpa, zab, zab*, rizs, rizs*, kukorica, kukorica*,
      tonkoly*, hajdina, dara, korpa
      """,
      .milk: "tej, *tej, tejpor, *tejpor, joghurt, turo",
      .culture: "kultura, kulturak, *kultura, olto, oltoenzim, tejsavbakterium*",
      .egg: "tojas*",
      .redMeat: "sertes*, marha*, borju*, barany*, sonka, szalonna",
      .poultry: "csirke*, pulyka*, kacsa*",
      .fish: "hal, lazac, tonhal, tokehal, hering, makrela",
      .nut: "mandula*, mogyoro*, dio, foldimogyoro*, kesudio*, pisztacia*, kokusz*",
      .seed: "*mag, szezam*, lenmag, napraforgomag, tokmag, mak, chia*, mustar*",
      .spice: """
      fuszer*, fuszerek, bors, feketebors, curry, komeny, kurkuma, fahej, gyomber, szerecsendio,
      petrezselyem, bazsalikom, oregano, kakukkfu, rozmaring, koriander, kapor, babarlevel,
      vanilia, majoranna
      """,
      .water: "viz, ivoviz",
      .yeast: "eleszto, kovasz",
      .cheese: "sajt, *sajt",
    ],
    meat: "hus, *hus, *husa, sertes*, zsirszalonna, faggyu",
    honey: "mez, *mez")
}
