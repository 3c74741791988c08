extension DiaryWords {
  /// Spanish.
  static let spanish = DiaryWords(
    code: "es",
    words: [
      .meal: "comida {number}",
      .knownMeal: "comida conocida",
      .below: "por debajo del objetivo",
      .within: "dentro del objetivo",
      .exceeded: "por encima del objetivo",
      .rounded: "los números están redondeados; los totales son los de las cantidades exactas",
      .streak: "días seguidos: {days}, máximo {longest}",
      .goalMet: "objetivo cumplido {days} de {all} días",
      .daysLogged: "anotado {days} de {all} días",
    ])
}
