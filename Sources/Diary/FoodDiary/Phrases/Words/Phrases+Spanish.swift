extension PhraseLexicon {
  /// Spanish.
  static let spanish = PhraseLexicon(.spanish, .comma) { words in
    words.articles = ["un", "una", "uno"]
    words.definite = ["el", "la", "los", "las", "mi", "mis"]
    words.numbers = [String: Double](
      values: """
        dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12
        trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19
        veinte=20 veintiuno veintiuna veintiún=21 veintidós=22 veintitrés=23 veinticuatro=24
        veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 veinticinque veinticinco=25
        treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien
        ciento=100 doscientos doscientas=200 trescientos=300 cuatrocientos=400 quinientos=500
        """)
    words.fractions = [String: Double](
      values: """
        medio media medios medias mitad=0.5 cuarto cuartos=0.25 tercio tercios=0.3333333333333333
        """)
    words.ordinals = ["cuarto"]
    words.multiples = [String: Double](values: "docena=12 docenas=12 par=2 decena=10")
    words.links = PhraseSet("de, del, de la, de los, de las, de un, de una, de el, de mi")
    words.openings = PhraseSet(
      """
      el, la, los, las, unos, unas, un poco de, un poquito de, poco de, algo de, algunos, algunas, varios, varias, muchos, muchas
      mucho, mucha, mi, mis, otro, otra, bastante, unos pocos, unas pocas, un montón de, un poco del, más
      """)
    words.conjunctions = PhraseSet(
      "y, e, &, más, luego, y luego, y también, después, y después, además de, junto con, seguido de, y además"
    )
    words.additions = ["con", "c/"]
    words.estimates = PhraseSet(
      "aprox, aproximadamente, más o menos, unos, unas, alrededor de, cerca de, ca, como, sobre, circa, aproximado"
    )
    words.ranges = ["a", "o", "u"]
    words.each = PhraseSet("cada uno, cada una, c/u, cu, la unidad, por unidad, por pieza, cada")
    words.totals = PhraseSet("en total, total")
    words.eachBefore = ["de", "a", "por"]
    words.times = ["por", "veces"]
    words.measures.add(.gram, "gramo/gramos,gr,grs")
    words.measures.add(.kilogram, "kilo,kilogramo/kilos,kilogramos,quilo")
    words.measures.add(.milligram, "miligramo/miligramos")
    words.measures.add(.millilitre, "mililitro/mililitros")
    words.measures.add(.centilitre, "centilitro/centilitros")
    words.measures.add(.decilitre, "decilitro/decilitros")
    words.measures.add(.litre, "litro/litros")
    words.measures.add(
      .tablespoon,
      "cucharada,cucharada sopera,cda/cucharadas,cucharadas soperas,cdas,cuch sopera")
    words.measures.add(
      .teaspoon,
      "cucharadita,cucharada de café,cucharada de postre,cdta,cdita/cucharaditas,cdtas,cditas")
    words.measures.add(.cup, "taza/tazas")
    words.measures.add(.piece, "trozo,pieza,unidad/trozos,piezas,unidades,ud,uds")
    words.measures.add(.slice, "rebanada,loncha,rodaja,lonja/rebanadas,lonchas,rodajas,lonjas")
    words.measures.add(.portion, "ración,porción/raciones,porciones")
    words.measures.add(.handful, "puñado/puñados")
    words.measures.add(.pinch, "pizca/pizcas")
    words.measures.add(.scoop, "cacito,scoop/cacitos,scoops")
    words.measures.add(.bar, "barrita/barritas")
    words.conditionalMeasures.add(.square, of: ["chocolate"], "onza,cuadradito/onzas,cuadraditos")
    words.measures.add(.can, "lata/latas")
    words.measures.add(.bottle, "botella,botellín/botellas,botellines")
    words.measures.add(.glass, "vaso/vasos")
    words.measures.add(.bowl, "cuenco,bol,tazón/cuencos,boles,tazones")
    words.measures.add(.plate, "plato/platos")
    words.measures.add(.packet, "paquete/paquetes")
    words.looseMeasures = Set(
      words: """
        medida medidas bolsa bolsas bote botes tarro tarros caja cajas sobre sobres tableta
        tabletas chorro chorrito chorritos gota gotas hoja hojas ramita copa copas jarra caña
        cañas cuchara cucharas cucharón cazo tarrina tarrinas brick bricks bocado bocados sorbo
        trago puñadito barra barras libra libras nuez ramillete manojo racimo vasito vasitos
        chupito copita tajada tajadas hilo pellizco platito tacita filete filetes cubo dado gajo
        gajos tercio botecito
        """
    ).subtracting(["filete", "filetes", "tercio"])
    words.drinks = Set(
      words: """
        café té agua zumo jugo leche cola cocacola cerveza vino refresco batido cacao sangría
        infusión manzanilla cappuccino cortado caña horchata
        """)
    words.conditionalMeasures.add(.scoop, of: ["helado", "sorbete"], "bola/bolas")
    words.conditionalMeasures.add(.clove, of: ["ajo"], "diente/dientes")
    words.sizes = Set(
      words: """
        grande grandes pequeño pequeña pequeños pequeñas mediano mediana medianos medianas colmada
        colmadas rasa rasas lleno llena llenos llenas buen buena gran gordo gorda generosa
        generoso enorme abundante
        """)
    words.fillers = PhraseSet(
      """
      he comido, comí, he desayunado, desayuné, he cenado, cené, he almorzado, almorcé, he bebido, bebí, he tomado, tomé, me he comido
      me comí, me tomé, hemos comido, comimos, he merendado, merendé, comido, desayuno con, me he tomado, he picado, piqué, comiendo
      para desayunar, para comer, para cenar, para almorzar, para merendar, para el desayuno, para la cena, para la comida
      en el desayuno, en la comida, en la cena, en el almuerzo, en la merienda, de desayuno, de comida, de cena, de almuerzo, de merienda
      de postre, como postre, de primero, de segundo, de snack, como snack, hoy, de ayer, de anoche, al gusto, esta mañana, esta tarde, esta noche
      por la mañana, por la tarde, por la noche, al mediodía, a mediodía, a media mañana, a media tarde, y, luego, después, también, además
      sólo, solo, al desayuno, al almuerzo, en casa, en el trabajo, ahora, hola, para picar, entre horas, antes de dormir, después de entrenar, tras entrenar
      para beber, de beber, hoy comí
      """)
    words.meals = PhraseSet(
      "desayuno, comida, almuerzo, cena, merienda, postre, snack, brunch, media mañana, tentempié, aperitivo, mañana, tarde, noche"
    )
    words.timesOfDay = (PhraseSet("a las, sobre las, a la"), ["h", "horas"])
    words.vetoes[.notEaten] = PhraseSet(
      """
      no, nada, ningún, ninguna, ninguno, nunca, tampoco, salté, saltado, me salté, ayuno, ayunado, quiero, voy a, comeré, quisiera
      excepto, menos, pero, en vez de, en lugar de, borra, elimina, cancela, ni, me gustaría, en ayunas
      """)
    words.vetoes[.otherDay] = PhraseSet("ayer, anoche, anteayer, ayer cené")
    words.vetoes[.limit] = PhraseSet(
      "casi, menos de, más de, al menos, por lo menos, como máximo, como mínimo, máximo, hasta, entre, no más de, mínimo, max"
    )
    words.vetoes[.alternative] = PhraseSet("o, u, o bien, ya sea")
    words.vetoes[.part] = PhraseSet(
      """
      parte de, una parte de, el resto, resto de, la mayoría, la mayor parte, lo mismo, lo de siempre, como ayer, como siempre
      demasiado, demasiada, algunos de, algunas de, casi todo, alguno de
      """)
    words.vetoes[.question] = PhraseSet(
      "cuánto, cuánta, cuántos, cuántas, qué, cómo, por qué, cuándo, dónde, quién, es, puedo, cuál, debo"
    )
    words.vetoes[.notFood] = PhraseSet(
      """
      hola, gracias, sí, no, prueba, test, adiós, ayuda, algo, todo, buenos días, buenas tardes, buenas noches, buenas, ok
      de todo, comer, comida, una comida, cosas
      """)
    words.vetoes[.sentence] = PhraseSet(
      """
      yo, nosotros, él, ella, ellos, he, hemos, ha, han, soy, estoy, fue, era, comí, comido, bebido, tomado, me, te, que, porque, tengo
      cené, desayuné, tomé, comimos
      """)
    words.vetoes[.sentence] = PhraseSet(
      words.vetoes[.sentence]?.words.filter { $0 != "te" && $0 != "el" } ?? [])
    words.dishes.formUnion(
      PhraseSet(
        """
        café con leche, cafe con leche, cafés con leche, cortado con leche, arroz con leche, chocolate con churros
        churros con chocolate, moros y cristianos, arroz y frijoles, leche con cacao
        cuatro quesos, pizza cuatro quesos, pizza 4 quesos, 4 quesos, tres leches, mil hojas, cinco cereales, 5 cereales, aceite y vinagre, sal y vinagre, barritas de merluza, barritas de pescado, barrita de pescado, barritas de cangrejo
        palitos de cangrejo, sal y pimienta
        plato combinado, platos combinados, plato único, media luna, medias lunas, medianoche, media noche, pan y tomate, cola cao, gin tonic
        té con leche, te con leche, café con leche y azúcar
        """))
    words.pairs = PhraseSet(
      """
      jamón & queso, jamón york & queso, york & queso, pavo & queso, queso & membrillo, mantequilla & mermelada, aceite & sal, aceite & tomate
      tomate & aceite, tomate & jamón, tomate & mozzarella, atún & tomate, bacon & queso, patata & cebolla, patatas & cebolla, leche & azúcar
      leche & miel, lechuga & tomate, fresa & plátano, queso & jamón, pollo & queso, atún & huevo, tomate & queso, limón & miel, calabacín & cebolla
      espinacas & queso, aceite & vinagre, tomate & orégano
      """)
    words.heads = Set(
      words: """
        bocadillo bocata sándwich sandwich mixto pizza tortilla ensalada sopa empanada empanadas
        tosta tostada tostadas croquetas revuelto quesadilla tarta crepe wrap hamburguesa
        montadito helado lasaña canelones macarrones pincho
        """)
    words.supports = PhraseSet("sobre, en pan, en el pan, en tostada, en tostadas, en una tostada")
    words.preparations = Set(
      words: """
        asado asada cocido cocida crudo cruda frito frita hervido hervida tostado tostada ahumado
        ahumada fresco fresca natural negro solo sola rallado picado caliente frío fría escurrido
        """
    ).subtracting(["tostada"])
    words.telling = Set(
      words: """
        huevo huevos pan mantequilla leche queso pollo ternera cerdo pavo jamón bacon pescado
        salmón atún gambas arroz pasta patata patatas papas tomate tomates zanahoria zanahorias
        manzana manzanas plátano plátanos naranja naranjas fresa fresas uvas arándanos yogur
        yogures miel azúcar sal aceite oliva agua café té zumo jugo cerveza vino tinto sopa
        ensalada filete filetes pechuga nueces almendras avellanas alubias judías garbanzos
        guisantes maíz espinacas brócoli cebolla ajo pimiento pepino champiñones tarta galleta
        galletas chocolate nata helado mermelada aguacate sin con al integral desnatada
        semidesnatada avena copos lentejas pera peras melocotón cerezas tortilla tostada tostadas
        bocadillo croissant serrano kiwi sandía melón lomo merluza sardinas frito hervido plancha
        para tofu churros
        """)
  }
}
