import LabelModel

extension RecordWords {
  /// The clauses of messages in Portuguese.
  static let portugueseMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "não foi possível ler a fotografia: {reason}",
    .photosShowTwoProducts:
      "{file} e {otherFile} parecem mostrar dois produtos; crie um registo para cada um",
    .photosShowSeveralBarcodes: "as fotografias mostram vários códigos de barras: {gtins}",
    .typeTheBarcode: "introduza o do produto",
    .typedBarcodeIsNotOnPhoto: """
    as fotografias mostram {gtin}, não o código introduzido {otherGtin}; rejeite o das \
    fotografias para usar o introduzido
    """,
    .codeDiffersFromPrint: "{field}: {coded} no código, {printed} impresso; vale o código",

    // Certainty
    .certainty: "{percent} % de certeza",
    .anotherNumberIsLikely: "outro número é provável a {percent} %",
    .basisIsUncertain: """
    o número foi lido com {percent} % de certeza, a sua referência não: «{column}» é certa a \
    {otherPercent} %
    """,
    .columnIsUncertain:
      "foram lidos poucos valores principais para mostrar que o valor está nesta coluna",
    .numberMayBeOfAnother: "o número pode ser de outro nutriente",
    .readingsDiffer: "leituras diferentes: {count}",
    .columnsAreOfSeveralFoods: """
    o rótulo tem quantidades de vários alimentos ou estados, e nenhuma palavra diz quais são as \
    do produto
    """,
    .valueIsUnreadable: "{nutrient} está impresso («{printed}»), mas não foi possível ler o valor",
    .rowHasNoValue: "o nome está impresso, na sua linha não foi possível ler nenhum valor",
    .noReadingIsLikely: "nenhuma leitura do valor é provável",

    // Basis
    .basisIsUnknown: """
    não foi possível ler a que se referem as quantidades: talvez a 100 g, a 100 ml ou a uma \
    porção
    """,
    .typedBasisDiffers:
      "as quantidades introduzidas são {basis}, o registo é {otherBasis}; são omitidas",

    // Single values
    .unitDoesNotFit: "{nutrient} não pode ser expresso em {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} é mais do que o alimento pode conter",
    .valueIsOutOfRange: """
    {nutrient} {percent} % está fora de {least}–{most} %, o intervalo para este tipo de alimento
    """,
    .animalIsUnknown: "o rótulo não diz para que animal é",
    .refusedByPerson: "rejeitado por uma pessoa",
    .typedValueIsHidden: """
    {nutrient} {quantity} (fonte: {source}) prevalece sobre o valor introduzido {typed}; \
    rejeite-o para ver o introduzido
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} e {value} {unit} por dose não têm a proporção das outras linhas",
    .carbohydrateIsHigh:
      "os hidratos de carbono são {carbohydrate} % da matéria seca, acima de 30 %",
    .boundsAreGuaranteed: """
    o rótulo garante limites de {nutrients}; os hidratos de carbono calculados a partir deles \
    podem desviar-se vários pontos
    """,
    .foodTypeIsAssumed: """
    o tipo de alimento não é conhecido; supôs-se húmido, e os valores que nenhum alimento \
    húmido tem foram rejeitados; indique o tipo de alimento se for outro
    """,

    // The package
    .labelHasSeveralFacts: "o rótulo tem mais do que um",
    .textIsUncertain: "o texto não foi lido com certeza",
    .littleShowsFact: "muito pouco no rótulo mostra que se trata disto",

    // Ingredients
    .ingredientsAreBadlyRead: """
    a lista de ingredientes foi mal lida, só {percent} % das letras são certas; compare-a com o \
    rótulo antes de confiar nela ou nos alergénios
    """,
    .noIngredientsWereRead: "não foi lida nenhuma lista de ingredientes",
    .ingredientsAreTooBadlyRead: "a lista de ingredientes foi demasiado mal lida",
    .ingredientsAreUnknown: "nada se sabe sobre {ingredients}",
    .allergenStatementIsUnread: """
    em «{printed}» não foi reconhecido nenhum alergénio; \
    leia no rótulo antes de confiar nos alergénios
    """,

    // Databases and services
    .barcodeIsUnknown: "não se conhece nenhum produto com o código {gtin}",
    .productWasNotLookedUp: "o produto não foi consultado: {reason}",
    .productHasAnotherBarcode:
      "{service} respondeu com {gtin}, não {otherGtin}; estes dados são omitidos",
    .preparationDiffers: """
    {service} indica as quantidades do alimento tal como vendido, o rótulo as do alimento \
    preparado; não são misturadas
    """,
    .basisDiffers:
      "{service} indica as quantidades {basis}, o rótulo {otherBasis}; não são misturadas",
    .dataAreDaysOld: "idade dos dados do produto em dias: {days}",
    .askingAgainFailed: "a nova consulta falhou: {reason}",
    .databaseValueIsLeftOut: "o valor {key} da base de dados de produtos é omitido: {because}",
    .numberIsMissing: "não é um número utilizável",
    .unitIsUnknown: "a sua unidade não é utilizável",
    .serviceEstimatedValue: "o serviço estimou-o a partir dos ingredientes",
    .packageHasNoValues: "segundo a base de dados, a embalagem não indica valores nutricionais",
    .sugarAnswerIsNotKept:
      "a análise dos ingredientes não pôde ser guardada; o serviço será consultado de novo",
    .languageIsUnknown: """
    o serviço de açúcares não conhece a língua dos ingredientes; foram analisados por regras \
    locais
    """,
    .sugarServiceFailed: "regras locais analisaram os açúcares: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "A lista de ingredientes foi mal lida.",
    .sugarNamesAreUnknown: "Não se conhecem nomes de açúcares na língua da lista ({language}).",
    .mostIngredientsAreUnknown: "A maioria dos ingredientes não é conhecida.",
    .sugarsAreNotAdded:
      "A lista não nomeia açúcares: os {sum} g de açúcares declarados vêm de fruta, leite ou outro ingrediente.",
    .sugarsAreFew: "A lista nomeia açúcar, mas só {sum} g de açúcares estão declarados.",
    .aspartameIsNamed: "Contém aspartame (uma fonte de fenilalanina).",
    .polyolsAreLaxative: "O consumo excessivo de polióis pode ter efeitos laxativos.",

    // Nutri-Score
    .amountsContradict: "as quantidades contradizem-se ({rule})",
    .referenceIsUnknown: "não se sabe a que se referem as quantidades",
    .amountsArePerServing: "as quantidades só estão indicadas por porção",
    .amountsArePerOther: "as quantidades não são indicadas por 100 g ou 100 ml",
    .amountsAreMissing: "falta: {scored}",
    .amountsAreDoubtful: "a verificar: {scored}",
    .amountsAreOpen: "só se conhece uma quantidade mínima: {scored}",
    .categoryIsUnknown: """
    não se sabe se o alimento pertence a «{category}», que daria {grade}, ou a outra categoria, \
    que daria {otherGrade}
    """,
    .liquidIsUnknown:
      "as quantidades são por 100 ml e nada distingue uma bebida de outro alimento líquido",
    .sweetenersAreUnknown:
      "não se sabe se a bebida contém edulcorantes: a sua lista de ingredientes não foi bem lida",
    .amountsAreAsSold:
      "o alimento é consumido preparado e as quantidades são as do produto vendido",
    .fiberIsTakenAsZero: "fibra não indicada, contada como 0",
    .fruitIsTakenAsZero: "fruta, legumes e leguminosas não indicados, contados como 0",
    .sweetenersDoNotMatter: "edulcorantes não conhecidos, a letra mantém-se",
    .alcoholicDrinks: "bebidas com mais de 1,2 % de álcool",
    .babyFood: "alimentos para lactentes e crianças pequenas",
    .foodSupplements: "suplementos alimentares",
    .mealReplacements: "substitutos de refeições e alimentos para fins medicinais específicos",
    .coffeeAndTea: "café e chá, que não precisam de declaração nutricional",
    .herbsAndSpices: """
    ervas aromáticas, especiarias, sal, vinagre e levedura, que não precisam de declaração \
    nutricional
    """,
    .honeyAndSweeteners: """
    mel, edulcorantes, pastilhas elásticas e aditivos, que não precisam de declaração \
    nutricional
    """,
    .freshFruit: "frutas e produtos hortícolas frescos, que não precisam de declaração nutricional",
  ]
}
