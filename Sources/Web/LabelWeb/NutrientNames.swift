import LabelModel

extension Nutrient {
  /// The name on a page, in English.
  var pageName: String {
    switch self {
    case .energyKJ: "energy (kJ)"
    case .energyKcal: "energy (kcal)"
    case .saturatedFat: "saturated fat"
    case .monounsaturatedFat: "monounsaturated fat"
    case .polyunsaturatedFat: "polyunsaturated fat"
    case .transFat: "trans fat"
    case .addedSugars: "added sugars"
    case .fiber: "fibre"
    case .omega3: "omega-3"
    case .omega6: "omega-6"
    case .vitaminA: "vitamin A"
    case .vitaminC: "vitamin C"
    case .vitaminD: "vitamin D"
    case .vitaminE: "vitamin E"
    default: rawValue
    }
  }
}

extension Basis {
  /// The heading of a column on a page, in English.
  var pageName: String {
    switch self {
    case .per100g: "per 100 g"
    case .per100ml: "per 100 ml"
    case .perServing: "per serving"
    case .asFed: "as fed"
    default: rawValue
    }
  }
}

extension Source {
  /// The name of a source on a page, in English.
  var pageName: String {
    switch self {
    case .ocr: "photo"
    case .api: "database"
    case .manual: "by hand"
    }
  }
}
