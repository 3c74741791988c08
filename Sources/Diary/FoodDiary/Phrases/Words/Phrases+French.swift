extension PhraseLexicon {
  /// French.
  static let french = PhraseLexicon(.french, .commaAndSpace) { words in
    words.elisions = ["l", "d", "j", "m", "n", "c", "s", "t", "qu"]
    words.articles = ["un", "une"]
    words.definite = ["le", "la", "les", "l'", "mon", "ma", "mes"]
    words.numbers = [String: Double](
      values: """
        deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12
        treize=13 quatorze=14 quinze=15 seize=16 vingt vingts=20 trente=30 quarante=40
        cinquante=50 soixante=60 cent cents=100
        """)
    words.fractions = [String: Double](
      values: "demi demie moitié=0.5 quart quarts=0.25 tiers=0.3333333333333333")
    words.multiples = [String: Double](values: "douzaine=12 dizaine=10 vingtaine=20 paire=2")
    words.links = PhraseSet(
      "de, d', du, des, de la, de l', de ce, de mon, de ma, de mes, d' un, d' une")
    words.openings = PhraseSet(
      """
      le, la, les, l', du, des, de la, de l', de, d', un peu de, un peu d', quelques, beaucoup de, plusieurs, un reste de
      mon, ma, mes, encore, encore du, pas mal de, plein de, un petit peu de, un peu du
      """)
    words.conjunctions = PhraseSet(
      "et, &, plus, puis, et puis, ainsi que, et aussi, et ensuite, ensuite, suivi de, suivi d'")
    words.additions = ["avec"]
    words.estimates = PhraseSet(
      "environ, à peu près, approximativement, autour de, aux alentours de, ca, env, presque environ"
    )
    words.ranges = ["à", "a", "ou"]
    words.each = PhraseSet("chacun, chacune, chaque, pièce, la pièce, l' unité, par pièce")
    words.totals = PhraseSet("au total, en tout, total")
    words.eachBefore = ["de", "d'", "à", "a"]
    words.times = ["fois"]
    words.measures.add(.gram, "gramme/grammes,gr,grs")
    words.measures.add(.kilogram, "kilogramme,kilo/kilogrammes,kilos")
    words.measures.add(.milligram, "milligramme/milligrammes")
    words.measures.add(.millilitre, "millilitre/millilitres")
    words.measures.add(.centilitre, "centilitre/centilitres")
    words.measures.add(.decilitre, "décilitre/décilitres")
    words.measures.add(.litre, "litre/litres")
    words.measures.add(
      .tablespoon,
      """
      cuillère à soupe,cuillerée à soupe,cuiller à soupe,cuil à soupe,c à soupe,c à s,càs,cas/\
      cuillères à soupe,cuillerées à soupe,cuillers à soupe,cs,càs,cuillère a soupe
      """)
    words.measures.add(
      .teaspoon,
      """
      cuillère à café,cuillerée à café,cuiller à café,cuil à café,c à café,c à c,càc,cac,cuillère à thé/\
      cuillères à café,cuillerées à café,cuillers à café,cc,cuillères à thé
      """)
    words.measures.add(.cup, "tasse/tasses")
    words.measures.add(.piece, "morceau,pièce/morceaux,pièces")
    words.measures.add(.slice, "tranche/tranches,tr")
    words.measures.add(.portion, "portion/portions")
    words.measures.add(.handful, "poignée/poignées")
    words.measures.add(.pinch, "pincée/pincées")
    words.measures.add(.scoop, "scoop/scoops")
    words.measures.add(.bar, "barre/barres")
    words.measures.add(.square, "carré/carrés")
    words.measures.add(.can, "boîte,canette,cannette/boîtes,canettes,cannettes")
    words.measures.add(.bottle, "bouteille/bouteilles")
    words.measures.add(.glass, "verre/verres")
    words.measures.add(.bowl, "bol/bols")
    words.measures.add(.plate, "assiette/assiettes")
    words.measures.add(.packet, "paquet/paquets")
    words.looseMeasures = Set(
      words: """
        plat plats dose doses dosette dosettes part parts pot pots sachet sachets noix noisette
        louche louches brique briques rondelle rondelles filet goutte gouttes brin brins botte
        bottes plaquette plaquettes tablette tablettes cuillère cuillères cuillerée cuillerées
        cuiller livre livres barquette barquettes bocal bocaux tube mug mugs bouchée bouchées
        gorgée gorgées tas lamelle lamelles dé dés pichet carafe plateau soupçon nuage lichette
        feuille feuilles branche shot quignon corbeille
        """)
    words.drinks = Set(
      words: """
        café thé eau jus lait coca bière vin limonade cidre chocolat cappuccino expresso sirop
        soda champagne tisane infusion perrier
        """)
    words.conditionalMeasures.add(.scoop, of: ["glace", "sorbet"], "boule/boules")
    words.conditionalMeasures.add(.clove, of: ["ail"], "gousse/gousses")
    words.conditionalMeasures.add(
      .cup, of: ["café", "cafe", "the", "chocolat", "tisane", "lait", "infusion"], "mug/mugs")
    words.sizes = Set(
      words: """
        grand grande grands grandes petit petite petits petites gros grosse moyen moyenne moyens
        moyennes bon bonne bonnes bombée bombées rase rases ras plein pleine belle belles énorme
        bien généreuse généreuses
        """)
    words.fillers = PhraseSet(
      """
      j' ai mangé, j' ai bu, j' ai pris, j' ai eu, on a mangé, on a pris, nous avons mangé, mangé, bu, pris, j' ai déjeuné, j' ai dîné
      j' ai grignoté, grignoté, j' ai avalé, j' ai, c' était, il y avait, ce matin, ce midi, ce soir, cet après-midi, aujourd'hui, d' hier
      d' hier soir, selon le goût, au petit déjeuner, au petit-déjeuner, au petit-déj, au petit déj, pour le petit déjeuner, pour le petit-déjeuner
      au p'tit déj, au p'tit-déj, petit-déj avec, pour le petit-déj, en entrée, en plat, comme plat, pour le goûter, pour le dîner
      pour le déjeuner, au déjeuner, au dîner, au souper, au goûter, en dessert, comme dessert, pour le dessert, au dessert, à midi, le midi
      le matin, le soir, et, puis, ensuite, aussi, après, comme snack, en encas, en collation, en-cas, à la collation, à la pause
      après le sport, avant le sport, pour midi, pour le midi, pour ce soir, juste, seulement, au bureau, à la maison, bonjour, en apéro, à l' apéro
      au brunch, pour commencer, dans la matinée, dans l' après-midi, mangé ce matin, s'il te plaît, tout à l' heure
      """)
    words.meals = PhraseSet(
      """
      petit déjeuner, petit-déjeuner, petit-déj, petit déj, p'tit déj, déjeuner, dîner, souper, goûter, collation, brunch, dessert
      encas, en-cas, midi, soir, matin, apéro, snack
      """)
    words.timesOfDay = (PhraseSet("à, vers, a, vers les"), ["h", "heures", "heure"])
    words.vetoes[.notEaten] = PhraseSet(
      """
      pas, rien, aucun, aucune, jamais, n', ne, sauté, jeûné, jeûne, non, sauf, mais, au lieu de, demain, je vais, je veux
      je voudrais, supprime, supprimer, efface, annule, ni, à jeun, je mangerai, sauté le repas
      """)
    words.vetoes[.otherDay] = PhraseSet("hier, hier soir, avant-hier")
    words.vetoes[.limit] = PhraseSet(
      "presque, moins de, plus de, moins d', plus d', au moins, au plus, au maximum, maximum, jusqu' à, entre, à peine, max"
    )
    words.vetoes[.alternative] = PhraseSet("ou, soit, ou bien")
    words.vetoes[.part] = PhraseSet(
      """
      une partie de, une partie du, une partie d', la plupart, le reste, un reste, un bout de, un bout du, comme hier, comme d' habitude
      la même chose, trop de, certains de, quelques-uns, quelques-unes, le reste de, trop
      """)
    words.vetoes[.question] = PhraseSet(
      "combien, comment, que, qu', est-ce, quoi, quel, quelle, quels, quelles, pourquoi, quand, qui, c' est, puis-je"
    )
    words.vetoes[.notFood] = PhraseSet(
      """
      bonjour, salut, merci, oui, non, test, bonsoir, coucou, aide, au revoir, quelque chose, n'importe quoi, tout, ok
      de tout, un truc, un repas, repas, manger, bonne nuit, bon appétit
      """)
    words.vetoes[.sentence] = PhraseSet(
      """
      je, j', nous, il, elle, ils, elles, on, ai, avons, mangé, bu, pris, suis, est, était, avait, qui, que, car, parce
      tu, vous, me, m', c'
      """)
    words.dishes.formUnion(
      PhraseSet(
        """
        demi-écrémé, demi écrémé, 1/2 écrémé, demi-sel, demi sel, moules et frites, moules frites, steak et frites, quatre-quarts, quatre quarts
        quatre-quart, trois fromages, quatre fromages, 4 fromages, 3 fromages, pizza quatre fromages, quatre saisons, mille-feuille
        cinq céréales, aux cinq céréales, 5 céréales, croque-monsieur, sel et poivre, sel et vinaigre, sel & vinaigre, carré frais, carrés frais, carré d'agneau, cinq épices, deux fromages, noix de coco
        petit pain, petits pains, petit pois, petits pois, petit suisse, petits suisses, petit-suisse, petits-suisses, petit beurre, petits beurre
        noix de cajou, noix de pécan, noix de saint-jacques, noix de st jacques, noix de grenoble, noix du brésil, noix de macadamia
        bon maman, pot-au-feu, pot au feu, vingt-quatre heures, filet mignon, filet de poulet, filet de saumon, filet de dinde
        filets de poulet, filet de boeuf, filet de cabillaud, filets de maquereau, filets de sardines, filet de poisson, filet de merlu
        part-skim, noisettes grillées
        """))
    words.pairs = PhraseSet(
      """
      jambon & fromage, jambon & beurre, jambon & emmental, beurre & confiture, beurre & miel, lait & sucre, tomate & mozzarella
      tomates & mozzarella, thon & mayonnaise, sel & poivre, huile & vinaigre, fraise & banane, poire & chocolat, chèvre & miel
      beurre & jambon, oeuf & jambon, champignons & fromage, épinards & ricotta, ketchup & mayonnaise
      pommes & poires, chocolat & vanille, vanille & chocolat
      """)
    words.heads = Set(
      words: """
        sandwich sandwichs pizza tarte quiche salade salades soupe omelette gâteau crêpe crêpes
        galette galettes wrap burger croque panini tartine tartines gratin risotto lasagne
        lasagnes velouté smoothie glace tourte cake raviolis potage
        """)
    words.supports = PhraseSet("sur")
    words.preparations = Set(
      words: """
        grillé grillée grillés grillées cuit cuite cuits cuites cru crue crus crues frit frits
        frites rôti rôtie bouilli bouillie fumé fumée nature noir sec sèche vapeur frais froid
        chaud haché râpé râpée
        """
    ).subtracting(["frites"])
    words.telling = Set(
      words: """
        oeuf oeufs pain baguette croissant beurre lait fromage poulet boeuf porc dinde jambon
        lardons poisson saumon thon crevettes riz pâtes pomme pommes terre frites tomate tomates
        carotte carottes banane bananes orange oranges fraise fraises myrtilles raisin raisins
        yaourt yaourts miel sucre sel huile olive eau café thé jus bière vin soupe salade steak
        blanc escalope noix amandes noisettes haricots petits pois maïs épinards brocoli brocolis
        oignon ail poivron concombre champignons gâteau biscuit biscuits chocolat crème glace
        confiture avocat sans aux au à en complet écrémé entier avoine flocons lentilles compote
        poire poires pêche cerises kiwi saucisse saucisses courgette quinoa vinaigrette
        viennoiserie brioche tartine cacahuètes sur le la les sans gruyère comté camembert chèvre
        mayonnaise
        """)
  }
}
