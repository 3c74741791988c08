import LabelModel

extension IngredientLexicon {
  /// Italian.
  static let italian = IngredientLexicon(
    code: "it",
    headings: "ingredienti, elenco degli ingredienti, composizione, lista ingredienti",
    common: """
      acqua, zucchero, sale, olio, farina, polvere, amido, lievito, aceto, spezie, acido, succo,
      concentrato, estratto, aroma, aromi, naturale, naturali, di, da, del, con, e, in, pasta,
      cacao, girasole, sciroppo, carni, derivati, minerali, pomodoro, pomodori, cipolla, aglio,
      biologico, biologica, semi, mais, riso, pepe, frutta, carne, pollo, cui
      """,
    ends: """
      conservazione, conservare, da conservare, da consumarsi, da consumare,
      consumare preferibilmente, preferibilmente entro, dopo l'apertura, una volta aperto,
      valori nutrizionali, valori nutritivi, valori medi, dichiarazione nutrizionale,
      informazioni nutrizionali, componenti analitici, tenori analitici, additivi,
      additivi nutrizionali, istruzioni per l'uso, istruzioni, modalità, consigli, prodotto in,
      prodotto da, prodotto e confezionato, prodotto per, confezionato, distribuito, importato,
      peso netto, origine, paese di, preparazione, lotto, tempo di cottura, cottura, allergeni,
      pastorizzato, servizio clienti, per gli allergeni
      """,
    contains: "contiene, contengono, allergeni",
    mayContain: """
      può contenere, possono contenere, può anche contenere, potrebbe contenere,
      può contenere tracce, tracce di, possibili tracce, eventuali tracce, contiene tracce,
      può presentare tracce, contenere tracce, possono essere presenti tracce, contenere,
      contiene eventualmente, contiene possibili tracce, tracce di altri allergeni,
      tracce dei seguenti allergeni
      """,
    negations: "non",
    freeOf: "non contiene, non contengono, senza, privo di, priva di, esente da",
    ofWhich: "di cui, tra cui, compreso",
    additiveClasses: [
      .acid: "acidificante, acidificanti",
      .acidityRegulator: """
      correttore di acidità, correttori di acidità, regolatore di acidità,
      regolatore dell'acidità
      """,
      .antiCakingAgent: "antiagglomerante, antiagglomeranti",
      .antiFoamingAgent: "antischiumogeno",
      .antioxidant: "antiossidante, antiossidanti",
      .bulkingAgent: "agente di carica",
      .colour: "colorante, coloranti",
      .emulsifier: "emulsionante, emulsionanti",
      .emulsifyingSalts: "sali di fusione",
      .firmingAgent: "agente di resistenza",
      .flavourEnhancer: "esaltatore di sapidità, esaltatori di sapidità",
      .flourTreatmentAgent: "agente di trattamento della farina",
      .foamingAgent: "agente schiumogeno",
      .gellingAgent: "gelificante, gelificanti",
      .glazingAgent: "agente di rivestimento, agenti di rivestimento",
      .humectant: "umidificante, umidificanti, agente umidificante",
      .modifiedStarch: "amido modificato",
      .preservative: "conservante, conservanti",
      .propellentGas: "gas propellente",
      .raisingAgent: "agente lievitante, agenti lievitanti",
      .sequestrant: "sequestrante",
      .stabiliser: "stabilizzante, stabilizzanti",
      .sweetener: "edulcorante, edulcoranti, dolcificante",
      .thickener: "addensante, addensanti",
    ],
    allergens: [
      .gluten: """
      grano, frumento*, segale*, orzo, avena*, farro*, spelta, glutine*, malto, semola*, kamut,
      pangrattato, cous cous, cuscus*, freekeh
      """,
      .crustaceans: "crostace*, gamber*, granchi*, aragosta*, astice*, scampi, scampo, mazzancoll*",
      .egg: """
      uovo, uova, tuorlo*, tuorli, albume*, albumi, ovoprodott*, ovoalbumina, lisozima, maionese,
      meringa, meringhe
      """,
      .fish: """
      pesce, pesci, acciug*, alici, tonno, salmone*, merluzzo*, sgombr*, aringh*, sardin*, trota,
      trote, nasello, baccalà, caviale, colatura di alici, aringa, platessa, orata, branzino,
      spigola, sogliola, bottarga, salmoni, salsa worcester*
      """,
      .peanuts: "arachid*, noccioline americane",
      .soy: "soia*, soja",
      .milk: """
      latte, lattiero*, lattic*, latticini, lattosio*, panna, burro*, formagg*, yogurt*,
      siero di latte, caseina*, caseinat*, latticello, lattoalbumina, siero, caglio di latte,
      stracchino, provolone, grana, burro anidro, scamorza, fontina, robiola, crescenza, taleggio,
      cagliata, feta, burrata, quark, caciocavallo
      """,
      .nuts: """
      noce, noci, nocciol*, mandorl*, anacard*, pistacch*, pecan, frutta a guscio, torrone,
      marzapane, amarett*, pasta di nocciole, gianduia, macadamia
      """,
      .celery: "sedano*",
      .mustard: "senape*",
      .sesame: "sesamo*, tahina, tahin, halva, halvah",
      .sulphites: "solfit*, *bisolfito, anidride solforosa, biossido di zolfo",
      .lupin: "lupin*",
      .molluscs: """
      mollusc*, cozza, cozze, vongol*, calamar*, seppi*, polpo, polpi, ostric*, lumach*, totan*,
      capesant*, moscardini, moscardino
      """,
    ],
    falseFriends: [
      .gluten: """
      grano saraceno, senza glutine, semola di mais, semola di riso, semolato, zucchero semolato,
      grano turco, couscous di mais, couscous di riso, cous cous di mais, cous cous di riso,
      cuscus di mais, cuscus di riso, frumentone
      """,
      .milk: """
      latte di cocco, latte di mandorl*, latte di soia, latte di riso, latte di avena,
      latte d'avena, burro di cacao, burro di arachidi, burro di karité, burro di mandorle,
      burro di cocco, panna di cocco, panna vegetale, acido lattico, fermenti lattici,
      senza lattosio, yogurt di soia, siero innesto, batteri lattici, colture lattiche,
      fermentazione lattica, alternativa al formaggio, alternativa al latte, grana tenero, grana duro,
      fagioli burro, zucca burro, acido butirrico, lattuga*, grana grossa, grana fine, grana fina,
      grana media, lattice
      """,
      .nuts: """
      noce moscata, noci moscate, noce di cocco, noci di cocco, noce di cola, noci di cola,
      nocciolo, noccioli, noccioline americane, pera di anacardio, noce di prosciutto,
      noce di vitello, noce di manzo
      """,
      .molluscs: "polpo di, lumaconi, lumachine, funghi ostrica, fungo ostrica, funghi ostriche",
      .fish: "caviale di melanzane, caviale vegetale, caviale di melanzana, salmonell*",
    ],
    origins: "origine, provenienza",
    possibleWarnings: """
      non possiamo garantire, non si può garantire, non può garantire, non è possibile garantire,
      prodotto in uno stabilimento, in uno stabilimento, nello stabilimento, in un laboratorio,
      in un ambiente, tracce, su una linea, su linee, sulla stessa linea, in stabilimenti,
      in una linea, non adatto a, non adatto ai, non adatto alle, non idoneo per, non idoneo a,
      stabilimento che utilizza, stabilimento che lavora, stabilimento in cui,
      laboratorio che utilizza, possibile presenza, eventuale presenza, possibile contaminazione,
      possibili contaminazioni,
      laboratorio utilizza, stabilimento utilizza, stabilimento dove, nel laboratorio,
      nel nostro laboratorio, in una cucina, in cucina si, cucina che utilizza, laboratorio in cui,
      nella nostra cucina
      """,
    traceTails: """
      può essere presente, possono essere presenti, potrebbero essere presenti,
      potrebbe essere presente
      """,
    statementFriends: [.fish: "lisca di pesce, lische di pesce, spina di pesce, spine di pesce"],
    lookalikes: "carne, carte, fatta, fatto, sole, solfato, solo")
}
