extension FoodKindWords {
  /// Names of ingredients in Albanian.
  static let albanian = FoodKindWords(
    code: "sq",
    kinds: [
      .sugar: "sheqer, sheqeri, saharozë, saharoza, karamel*",
      .brownSugar: "sheqer kafe, sheqer kallami, melasë, melasa",
      .glucose: "glukoz*, dekstroz*, shurup glukoze, shurup misri",
      .fructose: "fruktoz*",
      .lactose: "laktozë, laktoza",
      .maltose: "maltozë, maltoza, ekstrakt malti",
      .glucoseFructoseSyrup:
        "shurup glukozë fruktozë, shurup glukoze fruktoze, shurup fruktozë glukozë",
      .invertSugar: "sheqer invert, sheqer i invertuar",
      .honeyMaple: "mjaltë, mjalti",
      .syrup: "shurup, shurupi",
      .juiceConcentrate: "lëng i koncentruar, koncentrat lëngu, lëng * i koncentruar",
      .maltodextrin: "maltodekstrin*",
      .flavouring: "aromë, aroma, vanilinë, vanilina",
      .proteinIsolate: "proteina soje, proteinë soje, hidrolizuar*",
      .hydrogenatedFat: "i hidrogjenizuar, të hidrogjenizuara, margarinë, margarina",
      .modifiedStarch: "niseshte e modifikuar, amidon i modifikuar",
      .milkFraction: "hirrë, hirra, hirrë pluhur, kazein*, proteina qumështi",
      .plantFraction: "gluten, inulinë",
      .salt: "kripë, kripa, kripë deti",
      .oil:
        "vaj, vaji, vaj luledielli, vaj palme, vaj ulliri, yndyrë bimore, yndyra bimore, gjalpë kakao",
      .butter: "gjalpë, ajkë",
      .vinegar: "uthull, uthulla",
      .starch: "niseshte, niseshteja, amidon",
      .juice: "lëng, pure",
      .potato: "patate*",
      .grain:
        "miell, grurë, gruri, miell gruri, thekër, elb, tërshërë, oriz, orizi, misër, misri, bollgur",
      .milk: "qumësht, qumështi, qumësht pluhur, kos, jogurt",
      .culture: "kultura qumështi, mullëz",
      .egg: "vezë, vezët, vezë pluhur",
      .redMeat: "mish derri, mish viçi, mish lope, mish qengji, proshutë",
      .poultry: "mish pule, mish gjeldeti, pule, pulë",
      .fish: "peshk, peshku, ton, salmon*, sardele*, skumbri",
      .nut: "bajame*, lajthi*, arra, arre, kikirik*",
      .seed: "susam*, fara, farë",
      .spice: "erëza, piper, kanellë, xhenxhefil, borzilok, majdanoz",
      .vegetable:
        "domate*, karota, qepë, hudhër, spec*, kastravec*, spinaq, lakër, kërpudha, perime",
      .fruit:
        "mollë*, dardhë*, portokall*, limon*, banane, luleshtrydhe*, mjedër, qershi, kumbull*, ullinj, fruta",
      .legume: "fasule, bizele, qiqra, thjerrëza, soje, sojë",
      .water: "ujë, uji",
      .yeast: "maja, tharm",
      .keepingAgent: "acid citrik, acid askorbik, acid laktik, sodë buke, pektinë, vitamin*",
      .coffeeTea: "kafe, çaj",
      .cheese: "djathë, kaçkavall",
    ],
    meat: "mish, mishi, xhelatinë*, dhjamë derri",
    honey: "mjaltë, mjalti")
}
