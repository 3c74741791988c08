import LabelModel

extension IngredientLexicon {
  /// Swedish.
  static let swedish = IngredientLexicon(
    code: "sv",
    headings: "ingredienser, innehåll, sammansättning, ingrediensförteckning",
    common: """
      vatten, socker, salt, olja, mjöl, pulver, stärkelse, jäst, ättika, vinäger, kryddor, syra,
      juice, koncentrat, extrakt, arom, aromer, naturlig, från, med, och, av, kakao*, solrosolja,
      rapsolja, palmolja, sirap, kött, animaliska, biprodukter, mineraler, tomat*, lök, vitlök,
      frön, majs*, ris, peppar, frukt*, varav, torkad*, grönsaker, *olja, *pulver, *stärkelse
      """,
    ends: """
      förvaras, förvaring, kylvara, öppnad förpackning, efter öppnande, bäst före,
      sista förbrukningsdag, näringsvärde, näringsdeklaration, näringsinnehåll, genomsnittligt,
      analytiska beståndsdelar, tillsatser, näringstillsatser, utfodring, tillagning,
      bruksanvisning, tillverkad i, tillverkad av, producerad, tillverkare, ursprung, ursprungsland,
      nettovikt, förpackad, importör, allergener, allergiinformation, för allergener,
      analytisk sammansättning
      """,
    contains: "innehåller, allergener",
    mayContain: """
      kan innehålla, kan även innehålla, kan innehålla spår, spår av, innehåller eventuellt,
      innehåller möjligen, innehåller kanske
      """,
    negations: "inte",
    freeOf: """
      innehåller inte, innehåller ingen, fri från, utan, innehåller ej, innehåller varken
      """,
    freeEnds: "fri, fria, fritt",
    ofWhich: "varav",
    additiveClasses: [
      .acid: "syra, syror",
      .acidityRegulator: "surhetsreglerande medel",
      .antiCakingAgent: "klumpförebyggande medel",
      .antioxidant: "antioxidationsmedel",
      .bulkingAgent: "fyllnadsmedel",
      .colour: "färgämne, färgämnen",
      .emulsifier: "emulgeringsmedel",
      .emulsifyingSalts: "smältsalt, smältsalter",
      .firmingAgent: "konsistensmedel",
      .flavourEnhancer: "smakförstärkare",
      .flourTreatmentAgent: "mjölbehandlingsmedel",
      .gellingAgent: "geleringsmedel",
      .glazingAgent: "ytbehandlingsmedel",
      .humectant: "fuktighetsbevarande medel",
      .modifiedStarch: "modifierad stärkelse",
      .preservative: "konserveringsmedel",
      .propellentGas: "drivgas",
      .raisingAgent: "bakpulver, jäsmedel",
      .stabiliser: "stabiliseringsmedel, stabilisator",
      .sweetener: "sötningsmedel",
      .thickener: "förtjockningsmedel",
    ],
    allergens: [
      .gluten: """
      *vete, *vetemjöl*, vete*, råg*, *råg, korn, kornmjöl*, kornmalt*, havre*, *havre, dinkel*,
      spelt, gluten*, *gluten, malt, maltextrakt, *malt, mannagryn, *rågmjöl, grahamsmjöl, skorpmjöl,
      korngryn*
      """,
      .crustaceans: """
      kräftdjur*, räka, räkan, räkor, räkorna, räkpulver*, räksallad*, räkröra*, räkchips*,
      räksås*, räksopp*, räkfond*, räkkött*, räkpasta*, räkskal*, räkextrakt*, krabba*, krabbor,
      hummer*, kräfta, kräftor, kräftstjärtar, krabbkött, havskräft*, skaldjur, langust*
      """,
      .egg: "ägg*, *ägg, *äggula, *äggulor, majonnäs*, helägg*, lysozym, maräng*, aioli",
      .fish: """
      fisk*, *fisk, lax, *lax, tonfisk, sill*, torsk*, makrill*, ansjovis*, sardin*, sej, kolja,
      forell, sardell*, alaska pollock, skarpsill*, strömming*, löjrom, torskrom, rödspätta,
      rödspätte*, kaviar, laxmjöl, hoki, laxolja, böckling*, worcestershire*, worcestersås
      """,
      .peanuts: "jordnöt*",
      .soy: "soja*, *soja, sojabön*",
      .milk: """
      *mjölk*, grädde*, *grädde, gräddpulver, smör*, *smör, ost, ostar, ostpulver, färskost,
      mjukost, smältost, ädelost, hårdost, cheddarost, vassle*, laktos*, yoghurt*, *yoghurt, kvarg*,
      kasein*, *kaseinat, filmjölk, kärnmjölk*, creme fraiche, gräddfil*, kesella, mesost, getost*,
      parmesanost, prästost, fetaost
      """,
      .nuts: """
      nötter, *hasselnöt*, valnöt*, mandel*, mandlar, cashew*, pekannöt*, paranöt*, pistage*,
      pistasch*, macadamia*, marsipan*, nougat*, nötkräm, nötallerg*, sötmandel*, bittermandel*,
      nötpasta*, krokant
      """,
      .celery: "selleri*, *selleri, sellerifrö*",
      .mustard: "senap*, dijonsenap",
      .sesame: "sesam*, halva, halvah",
      .sulphites: "*sulfit*, svaveldioxid*",
      .lupin: "lupin*",
      .molluscs: """
      blötdjur*, mussla*, musslor, ostron*, bläckfisk*, snigel*, sniglar, pilgrimsmussl*, blåmussl*,
      kammussl*, hjärtmussl*
      """,
    ],
    falseFriends: [
      .gluten: """
      bovete*, glutenfri*, vetenskap*, *drag, *tråg, rågad*, smält, *imalt, *rmalt, finmalt,
      nymalt, grovmalt, byggnad*
      """,
      .fish: """
      bläckfisk*, laxer*, laxativ*, auberginekaviar, tångkaviar, vegansk kaviar, geografisk*,
      *ografisk*, grafisk*, sardinien*
      """,
      .milk: """
      kokosmjölk*, mandelmjölk, havremjölk, sojamjölk, *mjölksyra*, *mjölksyrabakterie*, kakaosmör,
      jordnötssmör, sheasmör, mandelsmör, laktosfri*, mjölkfri*, havregrädde, kokosgrädde,
      sojagrädde, sojayoghurt, mjölktistel*, smörgås*, ostalternativ*, rismjölk*, smörböno*,
      smörböna*, smörsallat*, smörsyra*, maskros*, smord*, smörj*
      """,
      .nuts: """
      jordnöt*, kokosnöt*, muskotnöt*, kolanöt*, nötkött*, nötfärs, nötlever, nötbuljong, nöt kött,
      jordmandel*, mandelpotatis*, kött av nöt, köttfärs av nöt, färs av nöt, colanöt*
      """,
      .egg: """
      lägg*, belägg*, *mlägg*, *klägg*, *vlägg*, *slägg*, *xlägg*, *llägg*, *nlägg*, *plägg*,
      *ålägg*, *rlägg*, *tlägg*, *dlägg*, *glägg*, *vägg*, äggplant*, äggfrukt*
      """,
      .molluscs: "ostronskivling*",
    ],
    possibleWarnings: """
      inte garantera, inte garanteras, ej garantera, spår, i en fabrik, kan förekomma, på en linje,
      på samma linje, i en miljö, i en anläggning, i samma lokaler, i lokaler, ej lämplig för,
      inte lämplig för, olämplig för, i fabriken hanteras, i fabriken används,
      i anläggningen hanteras, i lokalerna hanteras,
      i bageriet, i ett bageri, i ett kök, fabriken hanterar, fabriken använder, i en lokal där,
      i vårt kök, i köket, spår av andra allergener
      """,
    traceTails: "förekomma, innehålla, kan förekomma, kan finnas",
    statementNames: [.nuts: "nöt"],
    statementFriends: [.fish: "fiskben*"])
}
