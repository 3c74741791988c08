import LabelModel

extension LanguageLexicon {
  /// Portuguese.
  static let portuguese = LanguageLexicon(
    code: "pt",
    nutrients: [
      .energyKcal: ["calorias"],
      .fat: [
        "lípidos", "gordura", "gorduras", "gorduras totais", "teor de matéria gorda",
        "matérias gordas", "teor de gordura",
      ],
      .saturatedFat: [
        "dos quais saturados", "saturados", "ácidos gordos saturados", "gorduras saturadas",
        "gordura saturada",
        "das quais saturadas", "dos quais ácidos gordos saturados", "dos quais ácidos gordos",
      ],
      .monounsaturatedFat: [
        "monoinsaturados", "gorduras monoinsaturadas", "ácidos gordos monoinsaturados",
      ],
      .polyunsaturatedFat: [
        "polinsaturados", "gorduras poli-insaturadas", "ácidos gordos polinsaturados",
      ],
      .transFat: ["gorduras trans"],
      .cholesterol: ["colesterol"],
      .carbohydrates: ["hidratos de carbono", "carboidratos", "glícidos", "glúcidos"],
      .sugars: [
        "dos quais açúcares", "açúcares", "açúcar", "dos quais açucares", "açúcares totais",
      ],
      .addedSugars: [
        "açúcares adicionados", "dos quais açúcares adicionados", "açúcar adicionado",
      ],
      .polyols: ["polióis", "dos quais polióis"],
      .starch: ["amido", "dos quais amido"],
      .fiber: ["fibra alimentar", "fibras alimentares", "fibra", "fibras"],
      .protein: ["proteínas", "proteína", "prótidos"],
      .salt: ["sal"],
      .sodium: ["sódio"],
      .taurine: ["taurina"],
      .calcium: ["cálcio"],
      .phosphorus: ["fósforo"],
      .magnesium: ["magnésio"],
      .potassium: ["potássio"],
      .iron: ["ferro"],
      .caffeine: ["cafeína"],
    ],
    assays: [
      .protein: ["proteína bruta", "proteínas brutas"],
      .fat: [
        "matéria gorda bruta", "gordura bruta", "matérias gordas brutas", "óleos e gorduras brutos",
        "óleos e gorduras brutas", "extrato etéreo", "extracto etéreo",
      ],
      .fiber: ["fibra bruta", "fibras brutas", "celulose bruta", "matéria fibrosa"],
      .ash: ["cinza bruta", "cinzas brutas", "cinzas", "matéria inorgânica", "matéria mineral"],
      .moisture: ["humidade", "umidade", "teor de humidade"],
    ],
    energy: ["energia", "valor energético", "energia metabolizável"],
    vitamins: ["vitamina"],
    others: [
      "niacina", "ácido fólico", "zinco", "selénio", "iodo", "ómega", "lactose",
      "cobre", "manganês", "tiamina", "riboflavina", "biotina", "ácido pantoténico", "cloreto",
      "fluoreto", "crómio", "molibdénio",
    ],
    distractions: [
      "sem açúcares adicionados", "gorduras vegetais", "sal marinho", "óleos e gorduras",
      "gordura vegetal",
    ],
    minimum: ["mínimo", "mín", "min"],
    maximum: ["máximo", "máx", "max"],
    lessThan: ["menos de", "inferior a"],
    traces: ["vestígios"],
    per: ["por", "em"],
    servings: ["por porção", "por dose", "porção", "dose", "por unidade"],
    servingSizes: ["tamanho da porção", "porções por embalagem", "doses por embalagem"],
    petHeadings: [
      "constituintes analíticos", "componentes analíticos", "alimento completo",
      "alimento complementar",
      "níveis de garantia", "para gatos adultos", "para cães adultos", "aditivos nutritivos",
      "aditivos nutricionais",
    ],
    foodHeadings: [
      "informação nutricional", "declaração nutricional", "valores nutricionais",
      "valor nutricional",
      "valores médios",
    ],
    footnotes: ["dose de referência", "doses de referência", "adulto médio", "valores diários"],
    prepared: ["preparado", "produto preparado", "após preparação", "pronto a consumir"],
    asSold: ["tal como vendido", "tal como é vendido", "não preparado", "produto seco"],
    dryMatter: ["matéria seca", "substância seca"],
    drinks: ["bebida", "refrigerante", "cerveja", "agitar"],
    juices: ["sumo"])
}
