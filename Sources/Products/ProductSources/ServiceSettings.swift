public import ProductLookup

/// The settings of the product services on the network.
public struct ServiceSettings: Sendable {
  /// Whether no service is asked; what is kept of their answers is used all the same.
  public var isOffline = false
  /// The settings of Open Food Facts and Open Pet Food Facts.
  public var openFoodFacts: OpenFoodFactsSettings
  /// The settings of further databases, in the order of asking.
  public var databases: [any ProductDatabaseSettings] = []
  /// The settings of FatSecret; `nil` without a key.
  public var fatSecret: FatSecretSettings?
  /// The longest that one request may take.
  public var requestTimeLimit = Duration.seconds(10)
  /// The folder of products' photos; `nil` keeps none.
  public var imageFolder: String?
  /// The most bytes of photos that are kept.
  public var imageLimit = 150_000_000

  /// Creates the usual settings: Open Food Facts and Open Pet Food Facts alone.
  public init(openFoodFacts: OpenFoodFactsSettings) { self.openFoodFacts = openFoodFacts }
}
