extension PhraseLexicon {
  /// Italian.
  static let italian = PhraseLexicon(.italian, .comma) { words in
    words.elisions = [
      "l", "d", "un", "dell", "all", "nell", "sull", "dall", "coll", "mezz", "c", "quest", "quell",
      "qualcos", "quattr", "m", "s",
    ]
    words.articles = ["un", "uno", "una", "un'"]
    words.definite = ["il", "lo", "la", "i", "gli", "le", "l'", "mio", "mia"]
    words.numbers = [String: Double](
      values: """
        due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12
        tredici=13 quattordici=14 quindici=15 sedici=16 venti=20 venticinque=25 trenta=30
        quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 cento=100
        centoventi=120 centocinquanta=150 duecento=200 duecentocinquanta=250 trecento=300
        quattrocento=400 cinquecento=500
        """)
    let ones = ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"]
    let tens = [
      "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
    ]
    for (ten, start) in tens.enumerated() {
      for (one, word) in ones.enumerated() {
        // A vowel is lost before another: trentotto.
        let stem = word == "otto" ? String(start.dropLast()) : start
        words.numbers[stem + word] = Double(10 * ten + one + 22)
      }
    }
    words.fractions = [String: Double](
      values: """
        mezzo mezza mezz' mezzi mezze metà=0.5 quarto quarti=0.25 terzo terzi=0.3333333333333333
        """)
    words.ordinals = ["terzo", "quarto"]
    words.multiples = [String: Double](values: "dozzina=12 decina=10 ventina=20 paio=2 coppia=2")
    words.links = PhraseSet(
      "di, d', del, dello, della, dell', dei, degli, delle, di un, di una, d' un, d' una, d' un'")
    words.openings = PhraseSet(
      """
      il, lo, la, i, gli, le, l', del, dello, della, dell', dei, degli, delle, di, d', un po di, un po d', un po, un poco di, qualche, alcuni
      alcune, molto, molta, tanto, tanta, mio, mia, ancora, parecchi, parecchie, un pochino di, diversi, diverse, un po del, un po della
      """)
    words.conjunctions = PhraseSet("e, ed, &, più, poi, e poi, e anche, insieme a, seguito da, piu")
    words.additions = ["con"]
    words.estimates = PhraseSet(
      "circa, più o meno, all' incirca, ca, intorno a, approssimativamente, quasi circa, sui, indicativamente"
    )
    words.ranges = ["a", "o"]
    words.each = PhraseSet(
      "l' uno, l' una, ciascuno, ciascuna, cadauno, cad, ognuno, ognuna, a testa, al pezzo")
    words.totals = PhraseSet("in totale, in tutto, totale")
    words.eachBefore = ["da", "di", "a"]
    words.times = ["volte", "per"]
    words.measures.add(.gram, "grammo/grammi,gr")
    words.measures.add(.gram, factor: 100, "etto,hg,ett/etti")
    words.measures.add(.kilogram, "chilo,chilogrammo/chili,chilogrammi,kili")
    words.measures.add(.milligram, "milligrammo/milligrammi")
    words.measures.add(.millilitre, "millilitro/millilitri")
    words.measures.add(.centilitre, "centilitro/centilitri")
    words.measures.add(.decilitre, "decilitro/decilitri")
    words.measures.add(.litre, "litro/litri")
    words.measures.add(
      .tablespoon,
      "cucchiaio,cucchiaio da tavola,cucchiaio da minestra/cucchiai,cucchiai da tavola,cucch")
    words.measures.add(
      .teaspoon, "cucchiaino,cucchiaino da tè,cucchiaino da caffè/cucchiaini,cucchiaini da tè")
    words.measures.add(.cup, "tazza/tazze")
    words.measures.add(.piece, "pezzo,pezzetto/pezzi,pezzetti,pz")
    words.measures.add(.slice, "fetta/fette")
    words.measures.add(.portion, "porzione/porzioni")
    words.measures.add(.handful, "manciata/manciate")
    words.measures.add(.pinch, "pizzico/pizzichi")
    words.measures.add(.scoop, "misurino/misurini")
    words.measures.add(.bar, "barretta/barrette")
    words.measures.add(.square, "quadratino,quadretto/quadratini,quadretti")
    words.measures.add(.can, "lattina,scatoletta/lattine,scatolette")
    words.measures.add(.bottle, "bottiglia,bottiglietta/bottiglie,bottigliette")
    words.measures.add(.glass, "bicchiere/bicchieri")
    words.measures.add(.bowl, "ciotola,scodella/ciotole,scodelle")
    words.measures.add(.plate, "piatto/piatti")
    words.measures.add(.packet, "pacchetto,pacco/pacchetti,pacchi")
    words.looseMeasures = Set(
      words: """
        sacco sacchi sacchetto sacchetti vasetto vasetti barattolo barattoli scatola scatole busta
        buste bustina bustine gusto tavoletta goccio goccia gocce filo ciuffo rametto foglia
        foglie noce ricciolo mestolo mestoli tubetto mazzo tazzina tazzine bicchierino bicchierini
        sorso boccone morso brocca caraffa rotella rondella rondelle costa gambo grappolo cesto
        libbra vassoio trancio tranci cucchiaiata cucchiaiate pugno spruzzo spolverata velo brick
        """)
    words.drinks = Set(
      words: """
        caffè tè acqua succo latte cola coca birra vino spremuta cappuccino espresso limonata
        tisana cioccolata prosecco spritz aranciata camomilla
        """)
    words.conditionalMeasures.add(.scoop, of: ["gelato", "sorbetto"], "pallina/palline")
    words.conditionalMeasures.add(.clove, of: ["aglio"], "spicchio/spicchi")
    words.sizes = Set(
      words: """
        grande grandi piccolo piccola piccoli piccole medio media medi medie colmo colma colmi
        colme raso rasa rasi rase pieno piena pieni piene abbondante abbondanti bel bella bello
        grosso grossa scarso scarsa enorme
        """)
    words.fillers = PhraseSet(
      """
      ho mangiato, ho bevuto, ho preso, ho fatto, ho avuto, abbiamo mangiato, mangiato, bevuto, preso, mangio, ho cenato con, ho pranzato con
      a colazione, per colazione, a pranzo, per pranzo, a cena, per cena, a merenda, per merenda, come spuntino, per spuntino, come merenda
      allo spuntino, di colazione, come dessert, per dessert, come dolce, per finire, stamattina, stamani, oggi, di ieri, di ieri sera, q b, quanto basta, stasera
      questa mattina, questa sera, questo pomeriggio, nel pomeriggio, di mattina, la mattina, la sera, a metà mattina, a metà pomeriggio, di sera
      a mezzogiorno, e, poi, anche, dopo, solo, soltanto, inoltre, prima, oggi a pranzo, al lavoro, in ufficio, dopo pranzo, dopo cena, ciao
      dopo palestra, dopo la palestra, prima di dormire, per iniziare, ho fatto colazione con, colazione con, pranzo con, cena con, al bar
      """)
    words.meals = PhraseSet(
      "colazione, pranzo, cena, merenda, spuntino, dolce, dessert, brunch, snack, mattina, sera, aperitivo"
    )
    words.timesOfDay = (PhraseSet("alle, alle ore, verso le, ore, all'"), ["ore"])
    words.vetoes[.notEaten] = PhraseSet(
      """
      non, niente, nulla, nessun, nessuna, nessuno, mai, saltato, saltata, digiuno, digiunato, domani, vorrei, voglio, mangerò
      tranne, ma, invece di, cancella, elimina, annulla, né, a digiuno, no
      """)
    words.vetoes[.otherDay] = PhraseSet("ieri, ieri sera, l' altro ieri")
    words.vetoes[.limit] = PhraseSet(
      "quasi, meno di, più di, almeno, al massimo, massimo, fino a, oltre, minimo, tra, fra, non più di, meno d', max"
    )
    words.vetoes[.alternative] = PhraseSet("o, oppure, od, ovvero")
    words.vetoes[.part] = PhraseSet(
      """
      una parte di, una parte della, una parte del, parte di, parte della, parte del, il resto, resto di, la maggior parte
      come ieri, come al solito, il solito, la solita, lo stesso, troppo, alcuni dei, alcune delle, qualcuno dei, troppa
      """)
    words.vetoes[.question] = PhraseSet(
      "quanto, quanta, quanti, quante, cosa, che, che cosa, come, perché, quando, dove, chi, è, posso, quale"
    )
    words.vetoes[.notFood] = PhraseSet(
      """
      ciao, salve, buongiorno, buonasera, grazie, sì, no, test, prova, aiuto, qualcosa, tutto, cibo, ok, buonanotte, arrivederci
      di tutto, un pasto, pasto, roba
      """)
    words.vetoes[.sentence] = PhraseSet(
      """
      io, noi, lui, lei, loro, ho, abbiamo, ha, hanno, sono, era, mangiato, bevuto, preso, mi, ci, che, perché, mangio, bevo
      stato, stata
      """)
    words.dishes.formUnion(
      PhraseSet(
        """
        quattro formaggi, pizza quattro formaggi, pizza 4 formaggi, quattro stagioni, quattro salti, tre colori, cinque cereali, 5 cereali
        cacio e pepe, aglio e olio, aglio olio e peperoncino, pasta e fagioli, pasta e ceci, pasta e lenticchie
        pasta e patate, riso e piselli, risi e bisi, riso e latte, prosciutto e melone, burro e salvia, burro e alici, pane e pomodoro
        rucola e grana, prosciutto e funghi, olio e aceto, sale e aceto, piatto unico, piatto freddo, fette biscottate, fetta biscottata, fette wasa, sale e pepe, crudo e rucola, mezze maniche, mezze penne, fave e cicoria
        latte e caffè, caffè e latte, latte e menta, caffè d'orzo, mille foglie, mezzelune, una noce, noce moscata, cosce e ali
        spaghetti aglio e olio, tonno e cipolla, pizza tonno e cipolla
        """))
    words.pairs = PhraseSet(
      """
      prosciutto & formaggio, cotto & formaggio, prosciutto & mozzarella, burro & marmellata, ricotta & spinaci, spinaci & ricotta
      pomodoro & mozzarella, tonno & pomodoro, speck & brie, zucca & salsiccia, cotto & funghi, olio & sale, latte & zucchero, latte & miele
      pomodoro & basilico, tonno & cipolla, prosciutto & funghi, funghi & salsiccia, burro & salvia, panna & prosciutto
      cioccolato & nocciola, cioccolato & vaniglia, tonno & fagioli, crudo & mozzarella, salame & formaggio, ragù & besciamella
      carne & spinaci, miele & noci, burro & parmigiano, rucola & grana, limone & zenzero
      """)
    words.heads = Set(
      words: """
        toast panino panini pizza pizze piadina piadine tramezzino insalata insalate zuppa
        minestra risotto pasta frittata omelette torta crostata crêpe gelato ravioli tortellini
        lasagne lasagna focaccia bruschetta bruschette gnocchi spaghetti penne crepes sandwich
        wrap frullato
        """)
    words.supports = PhraseSet("su, sul, sulla, sullo, sui, sulle")
    words.preparations = Set(
      words: """
        grigliato grigliata fritto fritta bollito bollita lesso lessa arrosto affumicato
        affumicata fresco fresca integrale nero nera freddo caldo sgocciolato tritato
        """)
    words.telling = Set(
      words: """
        uovo uova pane panino burro latte formaggio pollo manzo maiale tacchino prosciutto
        pancetta pesce salmone tonno gamberi gamberetti riso pasta patata patate patatine pomodoro
        pomodori carota carote mela mele banana banane arancia arance fragola fragole mirtilli uva
        yogurt miele zucchero sale olio oliva acqua caffè tè succo birra vino zuppa insalata
        bistecca petto noci mandorle nocciole fagioli piselli mais spinaci broccoli cipolla aglio
        peperone cetriolo funghi torta biscotto biscotti cioccolato cioccolata panna gelato
        marmellata senza con al alla ai integrale fiocchi avena lenticchie pera pere pesca
        ciliegie parmigiano mozzarella ricotta cornetto cappuccino bianco salsiccia zucchine da
        vitello bresaola crackers brioche minestrone spremuta piadina grana fondente arachidi
        rosso fritte tofu merluzzo affettato arrosto
        """)
  }
}
