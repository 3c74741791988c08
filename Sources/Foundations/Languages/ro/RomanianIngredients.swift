import LabelModel

extension IngredientLexicon {
  /// Romanian.
  static let romanian = IngredientLexicon(
    code: "ro",
    headings: "ingrediente, compoziție, listă de ingrediente, lista ingredientelor",
    common: """
      apă, zahăr, sare, ulei, făină, pudră, praf, amidon, drojdie, oțet, condimente, acid, suc,
      concentrat, extract, aromă, arome, naturală, de, din, cu, și, în, pastă, cacao,
      floarea soarelui, rapiță, palmier, sirop, carne, subproduse, animale, minerale, roșii,
      tomate, ceapă, usturoi, semințe, porumb, orez, piper, fructe, culturi, iodată
      """,
    ends: """
      nutriționale medii, a se păstra, păstrați, a se consuma, condiții de păstrare,
      după deschidere, păstrare, data durabilității, valori nutriționale, valoare energetică,
      informații nutriționale, declarație nutrițională, valori medii, constituenți analitici,
      aditivi, mod de preparare, instrucțiuni, produs în, produs de, producător, fabricat,
      ambalat, distribuit, importator, țara de origine, origine, masă netă, cantitate netă,
      greutate netă, alergeni
      """,
    contains: "conține, conțin, alergeni",
    mayContain: """
      poate conține, pot conține, poate conține urme, urme de, poate … urme, poate conține și,
      poate să conțină, ar putea conține
      """,
    negations: "nu",
    freeOf: "nu conține, nu conțin, fără",
    ofWhich: "din care, dintre care",
    additiveClasses: [
      .acid: "acidifiant, acidifianți",
      .acidityRegulator: "corector de aciditate, corectori de aciditate, regulator de aciditate",
      .antiCakingAgent: "agent antiaglomerant, antiaglomerant",
      .antioxidant: "antioxidant, antioxidanți",
      .bulkingAgent: "agent de încărcare",
      .colour: "colorant, coloranți",
      .emulsifier: "emulsifiant, emulsifianți, emulgator",
      .emulsifyingSalts: "săruri de topire",
      .flavourEnhancer: "potențiator de aromă, potențiatori de aromă, potențiator de gust",
      .gellingAgent: "gelifiant, agent de gelifiere",
      .glazingAgent: "agent de glazurare",
      .humectant: "umectant, agent umectant",
      .modifiedStarch: "amidon modificat",
      .preservative: "conservant, conservanți",
      .raisingAgent: "agent de afânare, agenți de afânare",
      .stabiliser: "stabilizator, stabilizatori",
      .sweetener: "îndulcitor, îndulcitori",
      .thickener: "agent de îngroșare, agenți de îngroșare",
    ],
    allergens: [
      .gluten: """
      grâu*, secară, secarei, orz, orzului, ovăz*, spelta, gluten*, malț, griș, alac, cuscus*,
      arpacaș*
      """,
      .crustaceans: "crustacee*, crevet*, crab, crabi, homar*, langust*, rac, raci",
      .egg: "ou, ouă, oua, ouălor, gălbenuș*, albuș*, maioneză, bezea, bezele",
      .fish: """
      pește, peşte, pești*, somon*, ton, hering*, cod, macrou*, sardin*, hamsi*, păstrăv*, anșoa,
      anșoi*, crap, crapi, șalău*, merluciu, scrumbie*, icre, șprot*, biban*, sos worcester*,
      sosul worcester*
      """,
      .peanuts: "arahid*, alune de pământ",
      .soy: "soia, soiei",
      .milk: """
      lapte*, lactat*, lactoz*, smântân*, unt, untului, brânz*, cașcaval*, zer, zerului, iaurt*,
      cazein*, caș, frișcă, zară, telemea*, urdă, feta, parmezan*
      """,
      .nuts: """
      nuci, nucă, nuca, alune, alună, migdal*, caju, fistic*, pecan, fructe cu coajă, marțipan*,
      nuga, nucile, nucilor, alunele, migdalele
      """,
      .celery: "țelin*",
      .mustard: "muștar*",
      .sesame: "susan*, halva",
      .sulphites: "sulfit*, sulfiți*, *sulfit, *sulfiți, dioxid de sulf, anhidridă sulfuroasă",
      .lupin: "lupin*",
      .molluscs: """
      moluște*, moluşte*, midii, midie, stridii, calamar*, caracatiț*, melc*, scoici, calmar*,
      sepie*, sepia
      """,
    ],
    falseFriends: [
      .gluten: """
      hrișcă, fără gluten, griș de porumb, griș de orez, cuscus de porumb, grăunț*, grăunte*
      """,
      .milk: """
      lapte de cocos, lapte de migdale, lapte de soia, lapte de ovăz, lapte de orez,
      unt de cacao, unt de arahide, unt de shea, acid lactic, fermenți lactici, fără lactoză,
      lactat de calciu, lactat de sodiu, lactat de potasiu, lactat feros, unt de migdale,
      dovleac butternut, salată butterhead, lactați*
      """,
      .nuts: """
      nucă de cocos, nuci de cocos, nucă cocos, nuca de cocos, nucșoar*, alune de pământ,
      nucă de cola, nuci de cola, nucă de muscat
      """,
      .fish: """
      bureți păstrăv, bureți de păstrăv, ciuperci păstrăv, păstrăv de fag, icre vegetale,
      icre de hribi, cod produs, cod de bare, cod lot, cod articol, cod ean, cod qr, codul,
      temperaturi peste, temperatura peste, temperatură peste, pesticid*
      """,
      .sesame: "halva de floarea soarelui, halva din floarea soarelui",
      .peanuts: "arahidonic*",
    ],
    origins: "origine, originea",
    possibleWarnings: """
      nu putem garanta, nu se poate garanta, urme, într o unitate, într o fabrică, pe o linie,
      pe aceeași linie, nu este recomandat, nerecomandat, în fabrică se utilizează,
      în fabrica noastră, în unitate se procesează,
      într o secție, într o brutărie, într o bucătărie, fabrica procesează, unitatea procesează,
      în fabrică se, posibilă prezență, posibila prezență
      """,
    traceTails: """
      poate fi prezent, pot fi prezente, poate fi prezentă, pot fi prezenți, sub formă de urme
      """)
}
