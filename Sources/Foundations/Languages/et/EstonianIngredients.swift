import LabelModel

extension IngredientLexicon {
  /// Estonian.
  static let estonian = IngredientLexicon(
    code: "et",
    headings: "koostisosad, koostis, koostisained",
    common: """
      vesi, suhkur, sool, õli, jahu, pulber, tärklis, pärm, äädikas, vürtsid, maitseained, hape,
      mahl, kontsentraat, ekstrakt, lõhna, maitseaine, looduslik, ja, kakao*, päevalilleõli,
      rapsiõli, palmiõli, siirup, liha, loomsed, kõrvalsaadused, mineraalained, tomat*, sibul,
      küüslauk, seemned, mais*, riis*, pipar, puuviljad, kuivatatud
      """,
    ends: """
      säilitada, säilitamine, hoida, pärast avamist, avatud, parim enne, kõlblik kuni,
      toitumisalane, toiteväärtus, toitumisteave, keskmine, analüütilised koostisosad, lisaained,
      kasutusjuhend, valmistamine, valmistatud, tootja, toodetud, päritolumaa, päritolu, netokogus,
      neto, pakendatud, importija, maaletooja, allergeenid, analüütiline koostis
      """,
    contains: "sisaldab, sisaldavad, allergeenid",
    mayContain: "võib sisaldada, võivad sisaldada, võib … sisaldada, võib sisaldada jälgi",
    negations: "ei",
    freeOf: "ei sisalda, ilma, vaba",
    freeEnds: "vaba",
    ofWhich: "millest",
    additiveClasses: [
      .acid: "hape, happed",
      .acidityRegulator: "happesuse regulaator, happesuse regulaatorid",
      .antiCakingAgent: "paakumisvastane aine, paakumisvastased ained",
      .antioxidant: "antioksüdant, antioksüdandid",
      .colour: "toiduvärv, toiduvärvid, värvaine",
      .emulsifier: "emulgaator, emulgaatorid",
      .flavourEnhancer: "lõhna ja maitsetugevdaja, maitsetugevdaja, lõhna ja maitsetugevdajad",
      .gellingAgent: "želeeriv aine, tarretav aine",
      .glazingAgent: "glaseeraine, glaseerained",
      .humectant: "niisutaja",
      .modifiedStarch: "modifitseeritud tärklis",
      .preservative: "säilitusaine, säilitusained",
      .raisingAgent: "kergitusaine, kergitusained",
      .stabiliser: "stabilisaator, stabilisaatorid",
      .sweetener: "magusaine, magusained",
      .thickener: "paksendaja, paksendajad",
    ],
    allergens: [
      .gluten: """
      nisu*, *nisu, rukki*, rukis, oder, odra*, kaer, kaera*, speltanisu*, gluteen*, linnas*, manna,
      spelta*, *nisujahu, täisteranisu*, täisterakaer*, täisterarukki*, kuskuss*
      """,
      .crustaceans: """
      koorikloom*, vähilaadsed, vähk, vähi*, krevet*, krabi*, homaar*, jõeväh*, langust*
      """,
      .egg: "muna, munad, muna*, munavalge*, munakollane*, majonees*, kanamuna*, mune, besee*",
      .fish: """
      kala, kalad, kala*, lõhe*, tuunikala*, heeringas, heeringa*, tursk, tursa*, makrell*,
      sardiin*, anšoovis*, forell*, kilu, kilud, suitsulõhe*, räim, räime*, vikerforell*, mintai*,
      pollak*, heik*, angerja*, angerjas, latikas, latika*, haug, haugi, lestafilee*, worcesteri*,
      worcestershire*
      """,
      .peanuts: "maapähkl*, arahhis*, maapähkel*",
      .soy: "soja*, *soja",
      .milk: """
      piim*, *piim, *piima*, koor, koore*, võirasv*, juust, juustu*, vadak*, laktoos*, jogurt*,
      kohupiim*, kaseiin*, hapukoor*, pett, lõssipulber*, lõss, lõssi, vahukoor*, võiõli*,
      toorjuust*, petipulber*, petipiim*, keefir*, kodujuust*, kitsejuust*, *kaseinaat*
      """,
      .nuts: """
      pähkel, pähkl*, pähklid, *pähkl*, mandel, mandl*, mandli*, india pähkel, pistaats*, pekani*,
      martsipan*, nugat, sarapuupähkel*, *pähkel
      """,
      .celery: "seller*, juurseller*, varsseller*, lehtseller*",
      .mustard: "sinep*",
      .sesame: "seesam*",
      .sulphites: "sulfit*, *sulfit*, vääveldioksiid*",
      .lupin: "lupiin*",
      .molluscs: """
      mollusk*, limused, limuste, rannakarp*, rannakarbi*, auster, austri*, kalmaar*, kaheksajalg,
      tigu, teod, limuseid, limustest, limuse, kammkarp*, kammkarbi*, seepia*, merikar*
      """,
    ],
    falseFriends: [
      .gluten: "tatar, tatra*, gluteenivaba*, rukkilill*",
      .milk: """
      või rapsi*, või päevalille*, või palmi*, kookospiim*, mandlipiim*, sojapiim*, kaerapiim*,
      piimhape*, piimhappe*, kakaovõi*, maapähklivõi*, laktoosivaba*, piimavaba*, sheavõi,
      *ini koor*, *uni koor*, *aimi koor*, *aneeli koor*, *use koor*, *vilja koor*, piimohaka*,
      piimohakas, võilill*, võioad, võioa*
      """,
      .nuts: """
      maapähkl*, kookospähk*, muskaatpähk*, maapähkel*, kookospähkel*, muskaatpähkel*, koolapähk*
      """,
      .fish: "kalamaja",
      .egg: "munataim*",
      .molluscs: "austerservik*",
      .crustaceans: "vähim*",
    ],
    possibleWarnings: """
      jälgi, tehases, tootmisliinil, ettevõttes, tootmises kasutatakse, köögis, tehas töötleb,
      võib esineda, jäljed
      """,
    traceTails: "sisaldada, võib esineda, võivad esineda, jälgedena",
    listNames: [.milk: "või"], lookalikes: "pott, potti")
}
