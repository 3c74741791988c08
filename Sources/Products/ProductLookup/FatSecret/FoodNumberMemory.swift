package import LabelModel

/// The memory of a service's numbers of products. No other part of FatSecret's answers may be kept
/// (terms of use, "storable values").
package protocol FoodNumberMemory: Sendable {
  /// Returns the number that was kept for `gtin`.
  func foodNumber(for gtin: GTIN) -> String?
  /// Keeps a number. That it could not be kept costs another request, nothing else.
  func keep(_ number: String, for gtin: GTIN)
}
