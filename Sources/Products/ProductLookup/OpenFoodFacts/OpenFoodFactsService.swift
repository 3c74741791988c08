package import LabelModel

/// One of the two product databases; the raw value is its name in records.
package enum OpenFoodFactsService: String, Sendable, Hashable, Codable, CaseIterable {
  /// Open Food Facts: food for people.
  case food = "openfoodfacts"
  /// Open Pet Food Facts.
  case petFood = "openpetfoodfacts"

  /// The database for products of `subject`.
  package init(for subject: Subject) {
    switch subject {
    case .food: self = .food
    case .petFood: self = .petFood
    }
  }

  /// The kind of product in the database.
  var subject: Subject {
    switch self {
    case .food: .food
    case .petFood: .petFood
    }
  }

  /// Its public address.
  package var address: String {
    switch self {
    case .food: "https://world.openfoodfacts.org"
    case .petFood: "https://world.openpetfoodfacts.org"
    }
  }
}
