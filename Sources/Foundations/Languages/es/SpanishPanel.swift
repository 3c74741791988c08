import LabelModel

extension LanguageLexicon {
  /// Spanish, with the names of bilingual US panels.
  static let spanish = LanguageLexicon(
    code: "es",
    nutrients: [
      .energyKcal: ["calorías"],
      .fat: [
        "grasas", "grasa", "grasa total", "lípidos", "grasas totales", "contenido de grasa",
        "materia grasa",
      ],
      .saturatedFat: [
        "de las cuales saturadas", "saturadas", "ácidos grasos saturados", "grasa saturada",
        "grasas saturadas",
        "de las cuales grasas saturadas", "de los cuales saturados",
        "de las cuales ácidos grasos saturados",
      ],
      .monounsaturatedFat: [
        "monoinsaturadas", "de las cuales monoinsaturadas", "grasa monoinsaturada",
        "grasas monoinsaturadas", "grasa monoinsat",
      ],
      .polyunsaturatedFat: [
        "poliinsaturadas", "de las cuales poliinsaturadas", "grasa poliinsaturada",
        "grasas poliinsaturadas", "grasa poliinsat",
      ],
      .transFat: ["grasa trans", "grasas trans", "ácidos grasos trans"],
      .cholesterol: ["colesterol"],
      .carbohydrates: [
        "hidratos de carbono", "carbohidratos", "carbohidrato total", "carbohidratos totales",
        "total de carbohidratos", "h de c disponibles", "h de c disp",
      ],
      .sugars: [
        "de los cuales azúcares", "azúcares", "azúcar", "azúcares totales", "de los cuales azúcar",
      ],
      .addedSugars: ["azúcares añadidos", "azúcares adicionados"],
      .polyols: ["polialcoholes", "de los cuales polialcoholes"],
      .starch: ["almidón", "de los cuales almidón"],
      .fiber: ["fibra alimentaria", "fibra", "fibra dietética"],
      .protein: ["proteínas", "proteína"],
      .salt: ["sal"],
      .sodium: ["sodio"],
      .taurine: ["taurina"],
      .calcium: ["calcio"],
      .phosphorus: ["fósforo"],
      .magnesium: ["magnesio"],
      .potassium: ["potasio"],
      .iron: ["hierro"],
      .caffeine: ["cafeína"],
    ],
    assays: [
      .protein: ["proteína bruta", "proteínas brutas", "proteína cruda"],
      .fat: [
        "grasa bruta", "grasas brutas", "aceites y grasas brutos", "aceites y grasas brutas",
        "grasa cruda", "extracto etéreo",
      ],
      .fiber: ["fibra bruta", "fibras brutas", "fibra cruda", "celulosa bruta"],
      .ash: [
        "ceniza bruta", "cenizas brutas", "cenizas", "materia inorgánica", "materia mineral",
        "minerales totales", "cenizas totales",
      ],
      .moisture: ["humedad", "contenido de humedad"],
    ],
    energy: ["energía", "valor energético", "energía metabolizable"],
    vitamins: ["vitamina"],
    others: [
      "niacina", "ácido fólico", "zinc", "selenio", "yodo", "omega", "lactosa", "cobre",
      "manganeso", "tiamina", "riboflavina", "biotina", "ácido pantoténico", "cloruro", "fluoruro",
      "molibdeno",
    ],
    distractions: [
      "sin azúcares añadidos", "grasas vegetales", "sal marina", "sin sal", "aceites y grasas",
      "grasa vegetal", "bajo en grasa",
    ],
    minimum: ["mínimo", "mín", "min"],
    maximum: ["máximo", "máx", "max"],
    lessThan: ["menos de", "inferior a", "inferiores a", "inf a"],
    traces: ["trazas"],
    per: ["por", "en"],
    servings: [
      "por porción", "por ración", "porción", "ración", "por unidad", "cantidad por ración",
    ],
    servingSizes: [
      "tamaño de la porción", "tamaño de porción", "porciones por envase", "porciones por paquete",
    ],
    petHeadings: [
      "componentes analíticos", "constituyentes analíticos", "alimento completo",
      "alimento complementario",
      "para gatos adultos", "para perros adultos", "análisis garantizado",
      "composición garantizada", "aditivos nutricionales",
    ],
    foodHeadings: [
      "información nutricional", "valores nutricionales", "valor nutricional", "datos de nutrición",
      "valores medios", "declaración nutricional", "declaración nutrimental",
      "información nutrimental",
    ],
    footnotes: [
      "ingesta de referencia", "ingestas de referencia", "adulto medio", "valores diarios",
    ],
    prepared: ["preparado", "producto preparado", "una vez preparado", "listo para consumir"],
    asSold: [
      "tal como se vende", "sin preparar", "producto sin preparar", "sin cocinar", "producto seco",
    ],
    dryMatter: ["materia seca", "sustancia seca"],
    drinks: ["bebida", "refresco", "cerveza", "agitar", "agítese"],
    juices: ["zumo", "jugo", "néctar"])
}
