import Foundation
package import LabelModel

// How a record's words and numbers are said to a person.

extension Nutrient {
  /// The name in a sentence: `saturated fat`.
  package var title: String {
    switch self {
    case .energyKJ: "energy in kJ"
    case .energyKcal: "energy in kcal"
    case .saturatedFat: "saturated fat"
    case .monounsaturatedFat: "monounsaturated fat"
    case .polyunsaturatedFat: "polyunsaturated fat"
    case .transFat: "trans fat"
    case .addedSugars: "added sugars"
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

extension Source {
  /// Where a value came from, in a word.
  package var title: String {
    switch self {
    case .ocr: "photo"
    case .api: "database"
    case .manual: "by hand"
    }
  }
}

extension Basis {
  /// What the values refer to, in words.
  package var title: String {
    switch self {
    case .asFed: "as fed"
    case .dryMatter: "of dry matter"
    case .per100g: "per 100 g"
    case .per100ml: "per 100 ml"
    case .perServing: "per serving"
    }
  }
}

extension FoodType {
  /// The food type in a word.
  package var title: String {
    switch self {
    case .wet: "wet"
    case .dry: "dry"
    case .semiMoist: "semi-moist"
    }
  }
}

extension DecidedFoodType.Decider {
  /// What told the food type.
  package var title: String {
    switch self {
    case .person: "as given"
    case .apiCategory: "by its category in the database"
    case .nameOrBrand: "by its name"
    case .apiMoisture: "by its moisture in the database"
    case .scannedMoisture: "by its moisture on the photo"
    case .scannedDryMatter: "by its dry matter on the photo"
    case .assumed: "assumed"
    }
  }
}

extension RecordStatus {
  /// The status in words.
  package var title: String {
    switch self {
    case .valid: "valid"
    case .needsReview: "needs review"
    case .incomplete: "incomplete"
    case .unreadable: "unreadable"
    }
  }

  var color: TerminalStyle.Color {
    switch self {
    case .valid: .green
    case .needsReview, .incomplete: .yellow
    case .unreadable: .red
    }
  }
}

extension CarbohydrateLevel {
  var color: TerminalStyle.Color {
    switch self {
    case .good: .green
    case .moderate: .yellow
    case .high: .red
    }
  }
}

extension Finding.Severity {
  var color: TerminalStyle.Color? {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: nil
    }
  }
}

extension Quantity {
  /// The number and its unit: `10.5 %`.
  package var text: String { "\(value) \(unit.rawValue)" }
}

/// The amount with what is printed around it: `min 10.5 %`, `<0.5 g`.
package func amount(_ quantity: Quantity, bound: Bound?, modifier: Modifier?) -> String {
  if modifier == .traces { return "traces" }
  let number = (modifier?.rawValue ?? "") + quantity.text
  switch bound {
  case .minimum: return "min " + number
  case .maximum: return "max " + number
  case nil: return number
  }
}
