package import FoodDiary
package import ProductLookup
package import ProductStore

/// A place where a food can be found by a person's name for it.
package protocol FoodFinder: Sendable {
  /// Returns the foods that `name` may mean, the likeliest first, each with the quality of its match.
  ///
  /// - Throws: ``FoodFinderError`` for a failed search.
  func foods(named name: String) async throws(FoodFinderError) -> [FoundFood]
}

/// A finder of foods that a person scanned or ate. It asks nobody else.
protocol OwnFoodFinder: FoodFinder {}

/// The cause of a failed search.
package enum FoodFinderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A database on this machine.
  case store(ProductStoreError)
  /// A service.
  case lookup(LookupError)
  /// `count` products fit the name and are too unlike for any to represent it. They have from
  /// `least` to `most` kilocalories in 100 g or 100 ml.
  case unlike(name: String, count: Int, least: Int, most: Int)

  /// The remark on a draft: the failure, then the remedy.
  var note: DraftNote {
    switch self {
    case .store(let error): .failure(error.description)
    case .lookup(let error): .failure(error.description)
    case .unlike(let name, let count, let least, let most):
      .productsAreUnlike(name: name, count: count, least: least, most: most)
    }
  }

  /// The failure, then the remedy.
  package var description: String { note.description }
}

/// Runs `work` on a database; its errors become those of finders.
func finding<Value>(
  _ work: () throws(ProductStoreError) -> Value
) throws(FoodFinderError) -> Value {
  do throws(ProductStoreError) {
    return try work()
  } catch {
    throw .store(error)
  }
}
