extension FoodKindWords {
  /// Names of ingredients in Italian.
  static let italian = FoodKindWords(
    code: "it",
    kinds: [
      .sugar: """
      zucchero, zuccheri, saccarosio, sciroppo di zucchero, caramello, zuccherato, zuccherata,
      zuccherati, zuccherate
      """,
      .brownSugar: """
      zucchero di canna, zucchero bruno, zucchero grezzo, melassa, zucchero di cocco, panela
      """,
      .glucose: """
      glucosio, destrosio, sciroppo di glucosio, sciroppo di mais, sciroppo di riso,
      sciroppo di frumento
      """,
      .fructose: "fruttosio",
      .lactose: "lattosio",
      .maltose: "maltosio, estratto di malto, estratto di malto d orzo, sciroppo di malto",
      .malt: "malto d orzo, malto di orzo",
      .glucoseFructoseSyrup: """
      sciroppo di glucosio fruttosio, sciroppo di fruttosio glucosio, sciroppo di fruttosio,
      isoglucosio
      """,
      .invertSugar: "zucchero invertito, sciroppo di zucchero invertito",
      .honeyMaple: "miele, sciroppo d acero",
      .plantSyrup: """
      sciroppo d agave, sciroppo di agave, sciroppo di dattero, sciroppo di datteri, mosto d uva,
      mosto concentrato, mosto cotto, succo d agave, nettare d agave
      """,
      .syrup: "sciroppo",
      .juiceConcentrate: """
      succo concentrato, succo di mela concentrato, succo d uva concentrato, concentrato di succo,
      succo concentrato di mela, succo concentrato d uva
      """,
      .maltodextrin: "maltodestrin*, destrina",
      .flavouring: "aroma, aromi, vanillina, aromatizzante*",
      .proteinIsolate: """
      proteine isolate*, proteine di soia, proteine di pisello, proteine di piselli,
      proteine vegetali, proteine del grano, proteine idrolizzate, collagene, isolato proteico*
      """,
      .hydrogenatedFat: "idrogenat*, parzialmente idrogenat*, margarina",
      .modifiedStarch: "amido modificato, amido modificato di *, amidi modificati",
      .milkFraction: """
      siero di latte*, siero di latte in polvere, caseina*, caseinat*, proteine del latte
      """,
      .plantFraction: """
      glutine di frumento, glutine di grano, glutine, inulina, fibra di *, fibre di *,
      fibra vegetale, fibre vegetali
      """,
      .salt: "sale, sale marino, sale iodato",
      .oil: "olio, oli, grasso, grassi, strutto, burro di cacao",
      .butter: "burro, panna, burro anidro",
      .vinegar: "aceto",
      .starch: "amido, fecola",
      .fruit: """
      mela, mele, pera, pere, arancia, arance, limone, limoni, lime, pompelmo*, mandarin*, banana,
      banane, fragola, fragole, lampone, lamponi, mirtill*, mora, more, ribes, cilieg*, amaren*,
      prugna, prugne, albicocc*, pesca, pesche, nettarin*, uva, uvetta, fico, fichi, datter*,
      mango, ananas, papaia, maracuja, kiwi, melone, anguria, melograno, frutta, frutti di bosco,
      oliva, olive, avocado, rabarbaro, cotogna, acerola
      """,
      .vegetable: """
      pomodor*, carota, carote, cipolla, cipolle, aglio, porro, porri, sedano, peperon*,
      peperoncino, cetriol*, zucchin*, melanzan*, zucca, zucche, spinaci*, lattuga, cavolo,
      cavoli, broccoli, cavolfiore, barbabietol*, ravanell*, rapa, rape, asparagi, carciof*,
      finocchi*, funghi, champignon, verdura, verdure, ortaggi, cetriolini, mais dolce, scalogno,
      rucola
      """,
      .legume: "fagiol*, pisell*, ceci, lenticchi*, fave, fava, soia, semi di soia, lupini",
      .juice: "succo, succhi, purea, purea di *, polpa",
      .potato: "patata, patate, manioca",
      .grain: """
      farina, farina di *, frumento, grano, grano duro, segale, orzo, avena, riso, mais, farro,
      grano saraceno, quinoa, miglio, semola, semola di *, crusca, fiocchi di *, couscous
      """,
      .milk: "latte, latte di *, latte in polvere, yogurt",
      .culture: "fermenti, fermenti lattici, caglio*, enzimi, colture",
      .egg: "uova, uovo, tuorlo, albume",
      .redMeat: """
      suino, carne suina, carne di suino, manzo, carne bovina, bovino, vitello, agnello,
      prosciutto, pancetta, maiale
      """,
      .poultry: "pollo, tacchino, anatra, pollame",
      .fish: """
      pesce, salmone, tonno, merluzzo, aringa, sgombro, sardine, acciughe, alici, trota, gamberi,
      cozze, calamari
      """,
      .nut: "mandorl*, nocciol*, noce, noci, arachid*, anacard*, pistacch*, cocco, pinoli",
      .seed: "semi, semi di *, sesamo, lino, papavero, chia, senape",
      .spice: """
      spezie, erbe, erbe aromatiche, piante aromatiche, pepe, paprica, curry, cumino, curcuma,
      cannella, zenzero, noce moscata, prezzemolo, basilico, origano, timo, rosmarino, coriandolo,
      aneto, alloro, chiodi di garofano, vaniglia, menta, zafferano
      """,
      .water: "acqua",
      .yeast: "lievito, lievito madre, lievito di birra",
      .hops: "luppolo",
      .cheese: "formaggio, formaggi, mozzarella, parmigiano reggiano, grana padano, pecorino",
    ],
    meat: "carne, carni, strutto, sego, lardo",
    honey: "miele")
}
