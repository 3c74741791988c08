import Foundation
package import LabelModel

/// A food as a database of foods has it, with or without a barcode: "egg, whole, raw" has none.
package struct CatalogFood: Hashable, Sendable {
  /// The database it came from, such as `usda`.
  package var service: String
  /// The food's name.
  package var name: String
  /// The brand of a branded food.
  package var brand: String?
  /// The basis of ``nutrients``: `per100g` or `per100ml`.
  package var basis: Basis
  /// Amounts on ``basis``; what the database does not hold is not there.
  package var nutrients: [Nutrient: CatalogValue]
  /// Amounts a serving.
  package var perServing: [Nutrient: CatalogValue]
  /// The mass or volume of a serving, in grams or millilitres.
  package var servingSize: Quantity?
  /// The serving in the database's words, such as `1 cup`; `nil` when it has none.
  package var servingMeasure: String?

  /// Creates a food; amounts below 0 are no amounts and are left out.
  package init(
    service: String, name: String, brand: String? = nil, basis: Basis = .per100g,
    nutrients: [Nutrient: CatalogValue] = [:], perServing: [Nutrient: CatalogValue] = [:],
    servingSize: Quantity? = nil, servingMeasure: String? = nil
  ) {
    self.service = service
    self.name = name
    self.brand = brand
    self.basis = basis
    self.nutrients = nutrients.filter { $0.value.quantity.value >= 0 }
    self.perServing = perServing.filter { $0.value.quantity.value >= 0 }
    self.servingSize = servingSize
    self.servingMeasure = servingMeasure
  }

  /// Creates a food from a product with a barcode; `nil` for one without a name.
  package init?(_ product: CatalogProduct) {
    guard let name = product.name else { return nil }
    self.init(
      service: product.service, name: name, brand: product.brand, basis: product.basis,
      nutrients: product.nutrients, perServing: product.perServing,
      servingSize: product.servingSize)
  }
}

/// Where foods can be found by words, also those that are in no package.
package protocol FoodSearch: Sendable {
  /// Returns foods that may be what `words` mean, the likeliest first, `limit` at most.
  ///
  /// Whether they are is for the caller to judge: services find what is alike, too.
  ///
  /// - Throws: ``LookupError`` when the source could not be asked or did not answer properly.
  func foods(matching words: String, limit: Int) async throws(LookupError) -> [CatalogFood]
}

extension FoodSearch where Self: ProductSearch {
  /// Returns the products that fit `words`.
  package func foods(
    matching words: String, limit: Int
  ) async throws(LookupError) -> [CatalogFood] {
    try await products(matching: words, limit: limit).compactMap(CatalogFood.init)
  }
}

extension OpenFoodFactsClient: FoodSearch {}
