/// A diet that leaves out ingredients of animals.
package enum Diet: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing of animals.
  case vegan
  /// No meat, gelatine, seafood or insects.
  case vegetarian

  /// The tag with which Open Food Facts marks a product that says it is for this diet.
  ///
  /// Source: `taxonomies/labels.txt` of openfoodfacts-server.
  var tag: String { "en:\(rawValue)" }
}
