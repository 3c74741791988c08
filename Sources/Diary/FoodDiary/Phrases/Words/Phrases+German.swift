extension PhraseLexicon {
  /// German.
  static let german = PhraseLexicon(.german, .comma) { words in
    words.articles = [
      "ein", "eine", "einen", "einem", "einer", "eines", "n", "ne", "nen", "nem", "ner",
    ]
    words.definite = ["der", "die", "das", "den", "dem", "des", "meine", "mein", "meinen"]
    words.numbers = [String: Double](
      values: """
        null=0 eins=1 zwei zwo=2 drei=3 vier=4 fünf fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10
        elf=11 zwölf zwoelf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17
        achtzehn=18 neunzehn=19 zwanzig=20 fünfundzwanzig=25 dreißig=30 vierzig=40 fünfzig=50
        sechzig=60 siebzig=70 fünfundsiebzig=75 achtzig=80 neunzig=90 hundert einhundert=100
        hundertfünfzig=150 hundertzwanzig=120 zweihundert=200 zweihundertfünfzig=250
        dreihundert=300 dreihundertfünfzig=350 vierhundert=400 fünfhundert=500 anderthalb
        anderthalbe eineinhalb einundeinhalb=1.5 zweieinhalb zweieinhalbe=2.5 dreieinhalb=3.5
        viereinhalb=4.5
        """)
    let ones = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
    let tens = [
      "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]
    for (ten, word) in tens.enumerated() {
      for (one, start) in ones.enumerated() {
        words.numbers[PhraseLetters.folded(start + "und" + word)] = Double(10 * ten + one + 21)
      }
    }
    words.fractions = [String: Double](
      values: """
        halb halbe halber halbes halben halbem hälfte haelfte=0.5 viertel=0.25 dreiviertel=0.75
        drittel=0.3333333333333333 achtel=0.125
        """)
    words.multiples = [String: Double](values: "dutzend=12")
    words.links = PhraseSet("von, vom, von der, von den, von dem, von einer, von einem, an")
    words.openings = PhraseSet(
      """
      der, die, das, den, dem, des, etwas, ein bisschen, ein bißchen, ein wenig, ein paar, paar, einige
      viel, viele, wenig, mehrere, mein, meine, meinen, ein klein wenig, bisschen, noch, noch etwas, eine menge
      """)
    words.conjunctions = PhraseSet(
      """
      und, &, plus, sowie, und dann, und noch, und dazu, dazu, und danach, danach, und etwas, u, außerdem, dann
      """)
    words.additions = ["mit", "m"]
    words.estimates = PhraseSet(
      "ca, circa, zirka, etwa, ungefähr, ungefaehr, rund, so etwa, so um die, in etwa, ungef, geschätzt, so"
    )
    words.ranges = ["bis", "oder"]
    words.each = PhraseSet("je, jeweils, pro stück, das stück, jede, jedes, jeder, each")
    words.totals = PhraseSet("insgesamt, gesamt, zusammen")
    words.eachBefore = ["a", "je", "zu", "von", "jeweils"]
    words.times = ["mal"]
    words.measures.add(.gram, "gramm/gr")
    words.measures.add(.gram, factor: 10, "deka,dag,dkg/")
    // The metric pound of 500 g.
    words.measures.add(.gram, factor: 500, "pfund/")
    words.measures.add(.kilogram, "kilogramm,kilo/kilos")
    words.measures.add(.milligram, "milligramm/")
    words.measures.add(.ounce, "unze/unzen")
    words.measures.add(.millilitre, "milliliter/")
    words.measures.add(.centilitre, "zentiliter/")
    words.measures.add(.decilitre, "deziliter/")
    words.measures.add(.litre, "liter/")
    words.measures.add(.tablespoon, "esslöffel,eßlöffel,essloeffel,el,essl/esslöffeln,ess-löffel")
    words.measures.add(.teaspoon, "teelöffel,teeloeffel,tl,teel/teelöffeln,kaffeelöffel")
    words.measures.add(.cup, "tasse/tassen")
    words.measures.add(.piece, "stück,stueck,stk/stücke,stücken,stücker,stck")
    words.measures.add(.slice, "scheibe/scheiben")
    words.measures.add(.portion, "portion/portionen,port")
    words.measures.add(.handful, "handvoll,hand voll/")
    words.measures.add(.pinch, "prise/prisen")
    words.measures.add(.scoop, "messlöffel,scoop/scoops")
    words.measures.add(.bar, "riegel/")
    words.measures.add(.can, "dose/dosen")
    words.measures.add(.bottle, "flasche/flaschen")
    words.measures.add(.glass, "glas/gläser,gläsern,glaeser")
    words.measures.add(.bowl, "schüssel,schale,schälchen,schuessel/schüsseln,schalen")
    words.measures.add(.plate, "teller/tellern")
    words.measures.add(
      .packet, "packung,päckchen,paeckchen/packungen,pkg,pck,pckg")
    words.looseMeasures = Set(
      words: """
        tüte tüten tafel tafeln klecks schuss schuß bund zweig zweige kopf köpfe kiste karton
        krug kanne schluck schlucke rippe rippen reihe reihen ecke ecken messerspitze msp tropfen
        schachtel beutel löffel loeffel kelle haufen bissen würfel stange stangen maß mass
        spritzer netz tube eimer pack paar topf pfanne ring stängel humpen
        """)
    words.drinks = Set(
      words: """
        kaffee tee wasser saft milch cola bier wein limo limonade kakao apfelschorle schorle
        sprudel mineralwasser espresso cappuccino orangensaft apfelsaft buttermilch smoothie
        radler sekt
        """)
    words.conditionalMeasures.add(
      .cup, of: ["kaffee", "tee", "kakao", "milch", "wasser", "saft", "espresso", "glühwein"],
      "becher,pott/")
    words.conditionalMeasures.add(.scoop, of: ["eis", "sorbet", "gelato"], "kugel/kugeln")
    words.conditionalMeasures.add(.clove, of: ["knoblauch"], "zehe/zehen")
    words.sizes = Set(
      words: """
        groß große großer großes großen großem klein kleine kleiner kleines kleinen kleinem
        mittlere mittelgroße mittelgroßer mittelgroßes mittelgroßen gehäuft gehäufte gehäufter
        gehäuften gestrichen gestrichene gestrichener gestrichenen volle voller volles vollen
        dicke dicken dünne dünnen gut gute guten ordentliche geh gestr riesige
        """)
    words.fillers = PhraseSet(
      """
      ich, ich habe, ich hab, habe ich, hab ich, habe, hab, ich hatte, hatte ich, hatte, hatten wir, wir hatten, wir haben, haben wir
      gegessen, getrunken, gefrühstückt, ich esse, esse, es gab, gab es, gabs, gab's, und, dann, danach
      heute, heute morgen, heute früh, heute mittag, heute abend, heut, von gestern, vom vortag, nach geschmack, gerade, eben, vorhin, jetzt
      zum frühstück, zum fruehstueck, zum mittagessen, zum mittag, zum abendessen, zum abendbrot, zum nachtisch, zum dessert
      als nachtisch, als snack, als zwischenmahlzeit, zwischendurch, zum kaffee, zum brunch, zur jause, zum snack, nachmittags
      nur, morgens, mittags, abends, nachts, am morgen, am abend, am mittag, am nachmittag, vormittags, in der früh, in der pause
      zum trinken, zu mittag, nach dem sport, vor dem sport, auch, noch, bitte, zum start, im büro, unterwegs, hallo, dazu
      """)
    words.meals = PhraseSet(
      """
      frühstück, fruehstueck, mittagessen, mittag, abendessen, abendbrot, snack, snacks, nachtisch, brunch, zwischenmahlzeit
      vesper, jause, zweites frühstück, abends, mittags, morgens
      """)
    words.timesOfDay = (PhraseSet("um, gegen, so gegen"), ["uhr"])
    words.vetoes[.notEaten] = PhraseSet(
      """
      nicht, nichts, kein, keine, keinen, keinem, keiner, nie, niemals, ausgelassen, gefastet, weggelassen, morgen esse
      ausgefallen, lösche, löschen, entferne, möchte, will, werde, aber, außer, ausser, statt, anstatt, nüchtern, gefastet
      weder
      """)
    words.vetoes[.otherDay] = PhraseSet("gestern, gestern abend, vorgestern")
    words.vetoes[.limit] = PhraseSet(
      "fast, beinahe, weniger als, mehr als, höchstens, mindestens, bis zu, maximal, über, unter, knapp, max, zwischen, gut und gerne"
    )
    words.vetoes[.alternative] = PhraseSet("oder, entweder, beziehungsweise, bzw")
    words.vetoes[.part] = PhraseSet(
      "ein teil, einen teil, der rest, den rest, teil von, rest von, das meiste, das gleiche, dasselbe, wie gestern, wie immer, einige von, zu viel, zuviel"
    )
    words.vetoes[.question] = PhraseSet(
      "wie, was, warum, wann, wo, wer, welche, welcher, ist, sind, kann ich, darf ich, wieviel, hat, habe ich genug"
    )
    words.vetoes[.notFood] = PhraseSet(
      """
      hallo, hi, test, danke, ja, nein, tschüss, hilfe, guten morgen, guten abend, guten tag, gute nacht, moin, servus, ok
      alles, essen, etwas, irgendwas, was, lecker, viel
      """)
    words.vetoes[.sentence] = PhraseSet(
      """
      ich, wir, er, sie, es, habe, hab, hatte, bin, ist, war, gegessen, getrunken, esse, trinke, mir, mich, gab
      waren, sind, weil, wenn, dass, man, zu
      """)
    words.dishes.formUnion(
      PhraseSet(
        """
        himmel und erde, himmel und ääd, spaghetti mit tomatensoße, halb und halb, hackfleisch halb und halb, salz und pfeffer
        schinken und käse, kraut und rüben, essig und öl, salz und essig, essig und salz, salz & essig, essig & salz, zu hause, coffee to go, strammer max
        viertele, dreikornbrot
        """))
    words.pairs = PhraseSet(
      """
      schinken & käse, käse & schinken, butter & marmelade, butter & honig, butter & käse, butter & salz, butter & schinken
      butter & wurst, butter & konfitüre, milch & zucker, milch & honig, frischkäse & lachs, salami & käse, zimt & zucker
      essig & öl, tomate & mozzarella, tomaten & mozzarella, ketchup & mayo, schinken & ei, käse & tomate
      zucker & zimt
      """)
    words.heads = Set(
      words: """
        sandwich sandwiches pizza salat suppe omelett auflauf eintopf kuchen torte pasta wrap
        burger smoothie baguette
        """)
    words.supports = PhraseSet("auf")
    words.preparations = Set(
      words: """
        gekocht gekochte gebraten gebratene gegrillt gegrillte roh rohe gedünstet geräuchert
        frisch gefroren schwarz natur pur ungesüßt gewürfelt gehackt geschnitten paniert gebacken
        warm kalt
        """)
    words.telling = Set(
      words: """
        buttermilch apfelschorle schorle zwieback gulasch ei eier eiern brot brötchen broetchen
        butter milch käse kaese huhn hähnchen haehnchen hähnchenbrust hühnchen rind rindfleisch
        hackfleisch schwein pute putenbrust schinken speck fisch lachs thunfisch garnelen reis
        nudeln kartoffel kartoffeln pommes tomate tomaten möhre möhren karotte karotten apfel
        äpfel banane bananen orange orangen erdbeeren heidelbeeren trauben joghurt quark
        haferflocken müsli honig zucker salz öl olivenöl wasser kaffee tee saft apfelsaft
        orangensaft bier wein suppe salat wurst bratwurst schnitzel leberkäse brezel nüsse mandeln
        erdnüsse bohnen erbsen mais spinat brokkoli zwiebel knoblauch paprika gurke pilze kuchen
        torte keks kekse schokolade sahne eis marmelade frischkäse magerquark vollkornbrot toast
        mit ohne aus auf zum zur kleine kleiner großer gekochtes gekochte vollkorn linsen
        leberwurst salami frikadelle birne kirschen pfirsich pflaume rührei spiegelei kräuter
        """)
  }
}
