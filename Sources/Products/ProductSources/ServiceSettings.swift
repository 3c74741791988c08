package import ProductLookup

/// The settings of the product services on the network.
package struct ServiceSettings: Sendable {
  /// Whether no service is asked; what is kept of their answers is used all the same.
  package var isOffline = false
  /// The settings of Open Food Facts and Open Pet Food Facts.
  package var openFoodFacts: OpenFoodFactsSettings
  /// The settings of further databases, in the order of asking.
  package var databases: [any ProductDatabaseSettings] = []
  /// The settings of FatSecret; `nil` without a key.
  package var fatSecret: FatSecretSettings?
  /// The longest that one request may take.
  package var requestTimeLimit = Duration.seconds(10)
  /// The folder of products' photos; `nil` keeps none.
  package var imageFolder: String?
  /// The most bytes of photos that are kept.
  package var imageLimit = 150_000_000

  /// Creates the usual settings: Open Food Facts and Open Pet Food Facts alone.
  package init(openFoodFacts: OpenFoodFactsSettings) { self.openFoodFacts = openFoodFacts }
}
