import Foundation
import LabelModel
import Languages

// The words and numbers of a record for a person. `Wording` has the words in many languages.

extension Wording {
  /// The fact that decided a food type: `moisture, photo`.
  func name(of decider: DecidedFoodType.Decider) -> String {
    let facts =
      switch decider {
      case .person: [name(of: Source.manual)]
      case .apiCategory: [name(of: Source.api)]
      case .nameOrBrand: [name(of: IdentityField.name)]
      case .apiMoisture: [name(of: Nutrient.moisture), name(of: Source.api)]
      case .scannedMoisture: [name(of: Nutrient.moisture), name(of: Source.ocr)]
      case .typedMoisture: [name(of: Nutrient.moisture), name(of: Source.manual)]
      case .scannedDryMatter: [name(of: Basis.dryMatter), name(of: Source.ocr)]
      case .assumed: [self(.assumed)]
      }
    return facts.joined(separator: ", ")
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
