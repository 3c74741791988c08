extension FoodKindWords {
  /// Names of ingredients in Spanish.
  static let spanish = FoodKindWords(
    code: "es",
    kinds: [
      .sugar: """
      azucar, azucares, sacarosa, jarabe de azucar, caramelo, azucarado, azucarada, azucarados,
      azucaradas, dulce de leche
      """,
      .brownSugar: """
      azucar moreno, azucar de cana, panela, melaza, azucar de coco, azucar integral, rapadura,
      jugo de cana, piloncillo, mascabado, azucar mascabado
      """,
      .glucose: """
      glucosa, dextrosa, jarabe de glucosa, jarabe de maiz, jarabe de arroz, sirope de arroz
      """,
      .fructose: "fructosa",
      .lactose: "lactosa",
      .maltose: "maltosa, extracto de malta, jarabe de malta, extracto de malta de cebada",
      .glucoseFructoseSyrup: """
      jarabe de glucosa y fructosa, jarabe de glucosa fructosa, jarabe de fructosa,
      jarabe de fructosa y glucosa, isoglucosa
      """,
      .invertSugar: "azucar invertido, jarabe de azucar invertido, azucar invertida",
      .honeyMaple: "miel, jarabe de arce, sirope de arce",
      .plantSyrup: """
      sirope de agave, jarabe de agave, nectar de agave, miel de agave, sirope de datil,
      mosto concentrado, mosto de uva concentrado
      """,
      .syrup: "jarabe, sirope",
      .juiceConcentrate: """
      zumo concentrado, zumo de uva concentrado, zumo de manzana concentrado, concentrado de zumo,
      concentrado de fruta
      """,
      .maltodextrin: "maltodextrina*, dextrina",
      .flavouring: "aroma, aromas, vainillina, aromatizante*",
      .proteinIsolate: """
      aislado de proteina*, proteina de soja, proteinas de soja, proteina de guisante,
      proteina de trigo, proteina vegetal, proteinas vegetales, proteina hidrolizada, colageno,
      proteina aislada*, carne separada mecanicamente
      """,
      .hydrogenatedFat: "hidrogenad*, parcialmente hidrogenad*, margarina",
      .modifiedStarch: "almidon modificado, almidon modificado de *",
      .milkFraction: """
      suero de leche*, lactosuero*, suero lacteo*, caseina*, caseinato*, proteinas de leche,
      proteina de leche, suero en polvo
      """,
      .plantFraction: """
      gluten de trigo, gluten, inulina, fibra de *, fibra vegetal, fibra de cana de azucar,
      fibra de remolacha azucarera
      """,
      .salt: "sal, sal marina, sal yodada",
      .oil: "aceite, aceites, grasa, grasas, manteca de cacao, manteca de cerdo, manteca",
      .butter: "mantequilla, nata, grasa lactea",
      .vinegar: "vinagre",
      .starch: "almidon, fecula, tapioca",
      .fruit: """
      manzana*, pera, peras, naranja*, limon, limones, lima, limas, pomelo*, mandarina*, platano*,
      banana*, fresa*, frambuesa*, arandano*, mora, moras, grosella*, cereza*, ciruela*,
      albaricoque*, melocoton*, nectarina*, uva, uvas, pasas, higo*, datil*, mango*, pina, pinas,
      papaya*, maracuya*, kiwi*, melon*, sandia*, granada*, guayaba*, fruta, frutas, aceituna*,
      aguacate*, membrillo*, acerola
      """,
      .vegetable: """
      tomate*, zanahoria*, cebolla*, ajo, puerro*, apio, pimiento*, guindilla*, pepino*,
      calabacin*, berenjena*, calabaza*, espinaca*, lechuga*, col, coles, brocoli, coliflor*,
      remolacha*, rabano*, nabo*, esparrago*, alcachofa*, hinojo, champinon*, seta, setas,
      verdura*, hortalizas, pepinillo*, maiz dulce, chalota*, rucula
      """,
      .legume: """
      judia*, alubia*, frijol*, guisante*, garbanzo*, lenteja*, haba, habas, soja, habas de soja,
      altramuz
      """,
      .juice: "zumo, zumos, pure, pure de *, jugo",
      .potato: "patata*, papa, papas, boniato*, yuca",
      .grain: """
      harina, harina de *, trigo, centeno, cebada, avena, arroz, maiz, espelta, trigo sarraceno,
      quinoa, mijo, semola, salvado, copos de *, cuscus
      """,
      .milk: "leche, leche de *, leche en polvo, yogur, suero de mantequilla",
      .culture: "fermento*, fermentos lacticos, cuajo*, cultivo*, enzima*",
      .egg: "huevo, huevos, yema*, clara de huevo",
      .redMeat: """
      cerdo, carne de cerdo, ternera, carne de vacuno, vacuno, cordero, jamon, tocino, panceta,
      magro de cerdo
      """,
      .poultry: "pollo*, pavo*, pato, aves",
      .fish: """
      pescado, salmon, atun, bacalao, arenque*, caballa, sardina*, anchoa*, boqueron*, trucha*,
      gamba*, mejillon*, calamar*, merluza
      """,
      .nut: "almendra*, avellana*, nuez, nueces, cacahuete*, anacardo*, pistacho*, coco, pinon*",
      .seed: "semilla*, semillas de *, sesamo, lino, pipas de *, amapola, chia, mostaza*",
      .spice: """
      especia, especias, hierbas, pimienta, pimenton, curry, comino, curcuma, canela, jengibre,
      nuez moscada, perejil, albahaca, oregano, tomillo, romero, cilantro, eneldo, laurel, clavo,
      vainilla, menta, azafran
      """,
      .water: "agua",
      .yeast: "levadura, masa madre",
      .hops: "lupulo",
      .cheese: "queso, quesos, mozzarella",
    ],
    meat: "carne, carnes, manteca de cerdo, sebo, colageno",
    honey: "miel",
    plantFlesh: "carne de membrillo")
}
