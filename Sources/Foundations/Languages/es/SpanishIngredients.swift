import LabelModel

extension IngredientLexicon {
  /// Spanish.
  static let spanish = IngredientLexicon(
    code: "es",
    headings: "ingredientes, lista de ingredientes, ingrediente, composición",
    common: """
      agua, azúcar, sal, aceite, harina, polvo, almidón, levadura, vinagre, especias, ácido, zumo,
      jugo, concentrado, extracto, aroma, aromas, natural, de, del, con, y, en, pasta, cacao,
      girasol, jarabe, carnes, subproductos, minerales, tomate, cebolla, ajo, ecológico, semillas,
      maíz, arroz, pimienta, fruta, carne, pollo, oliva
      """,
    ends: """
      conservación, conservar, consérvese, mantener, manténgase, una vez abierto, después de abrir,
      consumir preferentemente, consumir antes, fecha de, información nutricional,
      valor nutricional, valores nutricionales, valores medios, valor energético,
      datos de nutrición, componentes analíticos, constituyentes analíticos, aditivos,
      modo de empleo, instrucciones, modo de preparación, preparación, fabricado en, fabricado por,
      elaborado por, elaborado en, producido, envasado, distribuido, importado, peso neto, origen,
      alérgenos, lote, contenido neto, información sobre alérgenos, para alérgenos
      """,
    contains: "contiene, contienen, alérgenos, información sobre alérgenos",
    mayContain: """
      puede contener, pueden contener, podría contener, puede contener trazas, trazas de,
      posibles trazas, contiene trazas, contener trazas, contener, contiene posiblemente,
      contiene eventualmente, puede haber trazas, trazas de otros alérgenos,
      trazas de los siguientes alérgenos
      """,
    negations: "no",
    freeOf: "no contiene, no contienen, sin, libre de, exento de",
    ofWhich: "de los cuales, de las cuales, de los que, incluido",
    additiveClasses: [
      .acid: "acidulante, acidulantes",
      .acidityRegulator: """
      corrector de acidez, correctores de acidez, regulador de acidez, reguladores de acidez,
      regulador de la acidez
      """,
      .antiCakingAgent: "antiaglomerante, antiaglomerantes, antiapelmazante",
      .antiFoamingAgent: "antiespumante",
      .antioxidant: "antioxidante, antioxidantes",
      .bulkingAgent: "agente de carga, incrementador del volumen",
      .colour: "colorante, colorantes",
      .emulsifier: "emulgente, emulgentes, emulsionante, emulsionantes, emulsificante",
      .emulsifyingSalts: "sales de fundido, sales fundentes",
      .firmingAgent: "endurecedor",
      .flavourEnhancer: "potenciador del sabor, potenciadores del sabor",
      .flourTreatmentAgent: "agente de tratamiento de la harina",
      .foamingAgent: "espumante",
      .gellingAgent: "gelificante, gelificantes",
      .glazingAgent: "agente de recubrimiento, agentes de recubrimiento",
      .humectant: "humectante, humectantes",
      .modifiedStarch: "almidón modificado",
      .preservative: "conservador, conservadores, conservante, conservantes",
      .propellentGas: "gas propelente",
      .raisingAgent: "gasificante, gasificantes",
      .sequestrant: "secuestrante",
      .stabiliser: "estabilizante, estabilizantes, estabilizador",
      .sweetener: "edulcorante, edulcorantes",
      .thickener: "espesante, espesantes",
    ],
    allergens: [
      .gluten: """
      trigo*, centeno*, cebada*, avena*, espelta*, gluten*, malta, sémola, kamut, cuscús,
      escanda*
      """,
      .crustaceans: """
      crustáceo*, gamba*, camaron*, langostino*, cangrejo*, langosta*, bogavante*, cigala*, nécora*,
      centollo*, buey de mar
      """,
      .egg: """
      huevo*, yema*, clara de huevo, ovoproducto*, albúmina, ovoalbúmina, lisozima, mayonesa,
      merengue*, alioli*
      """,
      .fish: """
      pescado*, anchoa*, atún*, salmón*, bacalao*, merluza*, caballa*, arenque*, sardina*, trucha*,
      boquerón*, caviar, pescadilla*, bonito, bonito del norte, lenguado, panga, lubina, abadejo,
      melva, pez espada, filete de perca, filetes de perca, salsa worcester*,
      salsa inglesa de pescado
      """,
      .peanuts: "cacahuete*, cacahuate*, maní",
      .soy: "soja*, soya*",
      .milk: """
      leche*, lácteo*, láctea*, lactosa*, nata, crema de leche, mantequilla*, queso*, yogur*, suero,
      suero lácteo, suero de leche, lactosuero, caseína*, caseinato*, mazada, cuajada, requesón,
      sólidos lácticos, leche de oveja, feta, crema agria
      """,
      .nuts: """
      nuez, nueces, avellana*, almendra*, anacardo*, pistacho*, pacana*, frutos de cáscara,
      frutos secos, fruto seco, turrón, mazapán, praliné, nuez de marañón, nueces de marañón
      """,
      .celery: "apio*",
      .mustard: "mostaza*",
      .sesame: "sésamo*, ajonjolí, tahina, halva, halvah",
      .sulphites: "sulfito*, *bisulfito, anhídrido sulfuroso, dióxido de azufre",
      .lupin: "altramuz*, altramuces, lupino*",
      .molluscs: """
      molusco*, mejillon*, almeja*, calamar*, pulpo*, sepia*, ostra*, caracol*, vieira*,
      berberecho*, chipirón, chipirones, pota, potas, navajas, zamburiña*
      """,
    ],
    falseFriends: [
      .gluten: """
      trigo sarraceno, sin gluten, sémola de maíz, sémola de arroz, cuscús de maíz,
      couscous de maíz, cuscús de arroz, trigonel*
      """,
      .milk: """
      leche de coco, leche de almendra*, leche de soja, leche de arroz, leche de avena,
      manteca de cacao, mantequilla de cacahuete*, mantequilla de maní, mantequilla de cacao,
      mantequilla de karité, nata de coco, crema de coco, ácido láctico, fermentos lácticos,
      sin lactosa, lechuga*, lechecilla*, yogur de soja, queso vegano, alternativa al queso,
      alternativa a la leche, judías mantequilla, calabaza mantequilla, ácido butírico
      """,
      .nuts: """
      nuez moscada, nueces moscadas, nuez de cola, nuez de coco, nueces de coco, pera de anacardo,
      manzana de anacardo, pulpa de marañón, fruta de anacardo, jugo de marañón
      """,
      .egg: "yemas de espárrago*, yema de espárrago*, yemas de ajo*",
      .molluscs: """
      seta ostra, setas ostra, hongo ostra, hongos ostra, seta de ostra, setas de ostra,
      hongo de ostra, hongos de ostra, cn polvo
      """,
      .peanuts: "calabaza de cacahuete",
      .fish: """
      caviar de berenjena, caviar vegetal, caviar de algas, pescador*, caballar*, salmonel*
      """,
    ],
    origins: "origen",
    possibleWarnings: """
      no se puede garantizar, no podemos garantizar, no puede garantizar, no garantizamos,
      no es posible garantizar, elaborado en una fábrica, en una fábrica, en una planta,
      en un obrador, en unas instalaciones, en instalaciones, en las mismas instalaciones, trazas,
      en una línea, en líneas, en la misma línea, en un entorno, en un ambiente, no apto para,
      no es apto para, no adecuado para, en una instalación, en esta fábrica, en nuestra fábrica,
      en esta planta, posible presencia,
      en la misma planta, en la misma fábrica, en nuestro obrador, en una cocina,
      la fábrica utiliza, fábrica utiliza, cocina que utiliza, en nuestra cocina,
      puede haber trazas, obrador utiliza
      """,
    traceTails: """
      puede estar presente, pueden estar presentes, podría estar presente,
      podrían estar presentes
      """,
    statementFriends: [.fish: "espina de pescado, espinas de pescado"],
    lookalikes: "arena, carne, nuevo, nuevos, solo, sulfato")
}
