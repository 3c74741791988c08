import LabelModel

extension IngredientLexicon {
  /// Catalan: the allergens of EU 1169/2011, annex II.
  ///
  /// French `ou` and `nous` are "or" and "we". Eggs and walnuts are mostly named in phrases for that reason.
  static let catalan = IngredientLexicon(
    code: "ca",
    headings: "ingredients, llista d'ingredients, composició",
    common: """
      aigua, sucre, sal, oli, oli d'oliva, oli de gira-sol, oli de palma, farina, pols, midó, llevat, vinagre, espècies, àcid,
      suc, concentrat, extracte, aroma, aromes, natural, i, de, amb, cacau, xarop, carn, porc, tomàquet*, ceba, all, llavors,
      blat de moro, arròs, pebre, pebrot, fruita, fruites, verdures, greix vegetal, greixos, lecitina, lecitines, patata*
      """,
    ends: """
      conservar, conservació, conserveu, mantenir, un cop obert, un cop oberta, després d'obrir, consumir preferentment,
      consumir abans, data de caducitat, informació nutricional, valors nutricionals, valor nutricional, valor energètic,
      valors mitjans, fabricat, fabricat per, elaborat per, elaborat a, produït per, envasat, distribuït, importat, importador,
      país d'origen, pes net, contingut net, quantitat neta, mode, instruccions, preparació, al·lèrgens,
      informació sobre al·lèrgens, components analítics, lot
      """,
    contains:
      "el producte conté, aquest producte conté, conté, contenen, al·lèrgens, informació sobre al·lèrgens",
    mayContain: """
      pot contenir, poden contenir, pot contenir traces, pot contenir traces de, pot … contenir, pot contenir restes de,
      possibles traces, possible presència de
      """,
    negations: "no",
    freeOf: "no conté, no contenen, sense, lliure de",
    ofWhich: "dels quals, de les quals",
    additiveClasses: [
      .acidityRegulator:
        "corrector d'acidesa, correctors d'acidesa, regulador d'acidesa, acidulant",
      .antiCakingAgent: "antiaglomerant, antiaglutinant",
      .antioxidant: "antioxidant, antioxidants",
      .colour: "colorant, colorants",
      .emulsifier: "emulgent, emulgents, emulsionant, emulsionants",
      .flavourEnhancer: "potenciador del gust, potenciador del sabor, potenciadors del gust",
      .gellingAgent: "gelificant, gelificants",
      .glazingAgent: "agent de recobriment",
      .humectant: "humectant, humectants",
      .modifiedStarch: "midó modificat, midons modificats",
      .preservative: "conservador, conservadors, conservant, conservants",
      .raisingAgent: "gasificant, gasificants, impulsor, agent impulsor",
      .stabiliser: "estabilitzador, estabilitzadors, estabilitzant, estabilitzants",
      .sweetener: "edulcorant, edulcorants",
      .thickener: "espessidor, espessidors, espesseïdor, espessant",
    ],
    allergens: [
      .gluten: """
      blat, ordi, sègol, civada, espelta, gluten*, malt, malta, sèmola, kamut, cuscús, farro
      """,
      .crustaceans:
        "crustaci*, gamba, gambes, llagostí, llagostins, llagosta, cranc, crancs, escamarlà, escamarlans",
      .egg: """
      ous, ou fresc, ou líquid, ou pasteuritzat, ou en pols, ou sencer, ou de gallina, rovell d'ou, clara d'ou, d'ou,
      ovoproducte*, maionesa, albúmina d'ou
      """,
      .fish: """
      peix, peixos, salmó, tonyina, bacallà, anxova, anxoves, sardina, sardines, lluç, verat, truita de riu
      """,
      .peanuts: "cacauet*",
      .soy: "soja, soia",
      .milk: """
      llet, llets, formatge*, mantega, nata, iogurt*, lactosa, làctic, làctics, làctia, làcties, caseïn*, caseinat*, mató,
      sèrum de llet, sèrum làctic, crema de llet, quefir, làctosèrum
      """,
      .nuts: """
      ametll*, avellan*, anacard*, pistatx*, festuc*, nous de, nous pacanes, pacana, pacanes, macadàmi*, massapà, torró,
      fruits de closca, fruita de closca, fruits secs, fruites seques, fruita seca, nous del brasil
      """,
      .celery: "api",
      .mustard: "mostassa*",
      .sesame: "sèsam*, tahina",
      .sulphites: "sulfit*, *sulfit*, diòxid de sofre, anhídrid sulfurós",
      .lupin: "tramús, tramussos, llupí, llobí, llobins, llupins",
      .molluscs: """
      mol·lusc*, molusc*, musclo, musclos, calamar*, sípia, sèpia, pop, cloïss*, ostra, ostres, cargols, polp
      """,
    ],
    falseFriends: [
      .gluten: """
      blat de moro, blat negre, blat sarraí, sense gluten, sèmola de blat de moro, sèmola d'arròs, farina de blat de moro,
      midó de blat de moro
      """,
      .milk: """
      llet de coco, llet d'ametlla, llet d'ametlles, llet de soja, llet de civada, llet d'arròs, nata de coco, nata vegetal,
      mantega de cacau, mantega de cacauet, mantega de karité, sense lactosa, sense llet, àcid làctic, ferments làctics,
      ferment làctic
      """,
      .nuts: "nou moscada, nous moscades, nou de coco, nou de cola",
      .molluscs: "bolet d'ostra, bolets d'ostra",
    ],
    possibleWarnings: """
      traces, traces de, restes de, en una fàbrica, en una instal·lació, a la mateixa línia, en una línia
      """,
    traceTails: "poden ser-hi presents, poden estar presents, pot estar present",
    listNames: [.nuts: "nous, nou", .egg: "ou"],
    statementNames: [.nuts: "nous"])
}
