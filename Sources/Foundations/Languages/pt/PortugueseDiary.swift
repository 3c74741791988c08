extension DiaryWords {
  /// Portuguese.
  static let portuguese = DiaryWords(
    code: "pt",
    words: [
      .meal: "refeição {number}",
      .knownMeal: "refeição conhecida",
      .below: "abaixo do objetivo",
      .within: "dentro do objetivo",
      .exceeded: "acima do objetivo",
      .rounded: "os números são arredondados; os totais são os das quantidades exatas",
      .streak: "dias seguidos: {days}, máximo {longest}",
      .goalMet: "objetivo cumprido em {days} de {all} dias",
      .daysLogged: "registado em {days} de {all} dias",
      .removed: "removido: {what}; diary undo repõe",
      .takenBack: "anulado: {what} (de {time})",
      .copied: "copiado para {day}: refeições {meals}, alimentos {foods}",
      .shoppingList: "lista de compras",
      .petNeed: "necessidade por dia: {energy} ({source})",
      .isStated: "indicado",
      .modelEstimate: "estimativa de um modelo de linguagem",
      .scaledAs: "valores de {portion}",
      .scaledFrom: "calculado a partir de {portion}",
      .notComparable: "{asked} não se pode comparar com {known}; valores de {known}",
      .densityIsUnknown:
        "{asked} não se pode comparar com {known} sem a densidade de {food}; valores de {known}",
      .ounceIsWeight: "a onça é lida como peso",
      .asSaved: "tal como guardado, seja qual for a porção",
      .servingIsTaken: "contado como uma dose de {portion}",
      .usualIsTaken: "contado como {portion}, por falta de quantidade",
      .isTooMuch:
        "ninguém come {portion} de um alimento; indique no máximo {largest}, ou verifique a unidade",
      .vesselIsUnknown:
        "não se sabe quanto contém «{portion}»; indique a porção em gramas, ou a chave de um modelo de linguagem",
      .modelRead: "um modelo de linguagem leu isto na frase",
      .modelEstimated: "um modelo de linguagem leu isto na frase e estimou {portion}",
      .modelFoundNothing: "o modelo de linguagem não encontra nenhum alimento",
      .lacksCalories: "{food} é conhecido sem calorias",
      .takenAs: "tomado como {food}",
      .nothingIsKnown: "nada se sabe de {food}; indique as calorias",
      .barcodeIsUnknown:
        "nenhum produto com o código de barras {number} tem calorias conhecidas; compare os algarismos com a embalagem, digitalize e guarde o rótulo, ou indique as calorias",
      .productsAreUnlike:
        "{count} produtos do catálogo podem ser {food}, de {least} a {most} kcal em 100 g; acrescente a marca ou indique o código de barras",
      .phraseIsTooLong: "a frase tem mais de {count} caracteres; registe-a por partes",
      .foodsAreTooMany: "a frase tem mais de {count} alimentos; registe-a por partes",
      .noFoodIsNamed: "nenhum alimento é nomeado; escreva o que se comeu, por exemplo «2 ovos»",
      .isQuestion: "isto é uma pergunta; escreva o que se comeu, por exemplo «2 ovos»",
      .isNotEaten: "«{text}» diz que algo não se comeu; escreva só o que se comeu",
      .isOtherDay: "«{text}» indica outro dia; retire-o e registe o alimento nesse dia",
      .isLimit: "«{text}» dá um limite, não uma quantidade; escreva quanto foi mais ou menos",
      .isRange: "«{text}» é um intervalo; escreva uma só quantidade",
      .isAlternative: "«{text}» não diz que alimento foi; escreva um",
      .isNotPositive: "«{text}» não é uma quantidade acima de zero",
      .isMoreThanEaten: "«{text}» é mais do que alguém come; escreva quanto foi",
      .numberIsUnclear: "«{text}» pode ler-se como dois números; escreva sem separador de milhares",
      .unitIsUnknown:
        "«{text}» não é uma unidade conhecida; escreva a quantidade em gramas, mililitros ou unidades",
      .unitIsMissing: "a «{text}» falta a unidade; acrescente g, ml ou outra unidade",
      .measureIsUnclear:
        "não se pode saber quanto é «{text}»; escreva a quantidade em gramas, mililitros ou unidades",
      .isNoAmount:
        "«{text}» não diz quanto se comeu; escreva a quantidade em gramas, mililitros ou unidades",
      .ownerIsUnclear:
        "não é claro a que pertencem as quantidades de «{text}»; separe os alimentos com vírgulas",
      .splitIsUnclear: "«{text}» pode ser um alimento ou vários; separe-os com vírgulas",
      .isNoFood: "«{text}» não nomeia nenhum alimento; escreva o que se comeu",
      .isNotUnderstood: "«{text}» não se percebe; escreva em palavras e números",
      .languageIsUnclear:
        "a frase indica quantidades diferentes conforme a língua ({text}); indique a língua",
      .isOtherLanguage: "a frase parece noutra língua ({text}); indique a língua",
    ])
}
