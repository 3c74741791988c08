package import FoodDiary
import LabelModel
package import ProductStore

/// Finds products whose labels were scanned, by name, brand or barcode.
package struct ScannedFoods: OwnFoodFinder {
  private let store: RecordStore

  /// The number of products of fitting names that are looked at.
  private static let most = 20
  /// The number of products that are looked at for other forms of a name.
  private static let mostForms = 500

  /// Finds products of `store`.
  package init(_ store: RecordStore) { self.store = store }

  /// Returns products whose name or brand has all words of `name`, else other forms of them, the last scanned first.
  /// A barcode gives its product. A pet food has the very name only: other words are of food for people.
  package func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    try finding { () throws(ProductStoreError) in
      if let gtin = GTIN(typed: name) {
        let product = try store.product(.gtin(gtin))
        return product.flatMap { FoundFood($0.record, name: name, match: .same) }.map { [$0] } ?? []
      }
      let spellings = Self.spellings(name)
      for words in spellings {
        let foods = try self.foods(words.map(nameStem), limit: Self.most) {
          NameMatch(typed: name, name: $0, brand: $1)
        }
        guard foods.isEmpty else { return foods }
      }
      for words in spellings {
        let foods = try self.foods(words.map(nameRoot), limit: Self.mostForms) {
          NameMatch(formsOf: name, in: $0, brand: $1)
        }
        guard foods.isEmpty else { return foods }
      }
      return []
    }
  }

  /// The words of a name as names are compared, and as they are typed where these differ.
  ///
  /// An index that an earlier version filled has letters such as ß alone, which ``nameWords(_:)`` spells out.
  private static func spellings(_ name: String) -> [[String]] {
    let typed = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }
      .map(String.init)
    let folded = nameWords(name)
    return typed == folded ? [folded] : [folded, typed]
  }

  /// Returns the products that match among the first `limit` ones whose words begin with `beginnings`.
  private func foods(
    _ beginnings: [String], limit: Int, _ match: (String, String?) -> NameMatch
  ) throws(ProductStoreError) -> [FoundFood] {
    var foods: [FoundFood] = []
    for summary in try store.search(beginnings.joined(separator: " "), limit: limit) {
      guard let title = summary.name else { continue }
      let match = match(title, summary.brand)
      guard match != .none, let product = try store.product(.id(summary.id)),
        // "Chicken" is no cat's pâté with chicken.
        match == .same || product.record.subject != .petFood,
        let food = FoundFood(product.record, name: title, match: match)
      else { continue }
      foods.append(food)
    }
    return foods
  }
}
