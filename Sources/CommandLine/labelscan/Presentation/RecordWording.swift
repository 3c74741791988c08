import Foundation
import LabelModel
import Languages

// The words and numbers of a record for a person. `Wording` has the words in many languages.

extension DecidedFoodType.Decider {
  /// The source of the food type.
  var title: String {
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
  var text: String { "\(value) \(unit.rawValue)" }
}

/// The words with their first letter capital.
func capitalized(_ words: String) -> String {
  words.prefix(1).uppercased() + words.dropFirst()
}
