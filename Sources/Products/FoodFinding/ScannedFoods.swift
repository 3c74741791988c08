public import FoodDiary
import LabelModel
public import ProductStore

/// Finds products whose labels were scanned, by name, brand or barcode.
public struct ScannedFoods: OwnFoodFinder {
  private let store: RecordStore

  /// The number of products of fitting names that are looked at.
  private static let most = 20

  /// Finds products of `store`.
  public init(_ store: RecordStore) { self.store = store }

  /// Returns products whose name or brand has all words of `name`, the last scanned first. A
  /// barcode gives its product.
  public func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    try finding { () throws(ProductStoreError) in
      if let gtin = GTIN(typed: name) {
        let product = try store.product(.gtin(gtin))
        return product.flatMap { FoundFood($0.record, name: name, match: .same) }.map { [$0] } ?? []
      }
      var foods: [FoundFood] = []
      let stems = nameWords(name).map(nameStem).joined(separator: " ")
      for summary in try store.search(stems, limit: Self.most) {
        guard let title = summary.name else { continue }
        let match = NameMatch(typed: name, name: title, brand: summary.brand)
        guard match != .none, let product = try store.product(.id(summary.id)),
          let food = FoundFood(product.record, name: title, match: match)
        else { continue }
        foods.append(food)
      }
      return foods
    }
  }
}
