/// The facts that identify a package, as read from one page: candidates, best first.
public struct LabelIdentity: Hashable, Sendable {
  /// The product's names.
  public var names: [IdentityReading<String>]
  /// The brands.
  public var brands: [IdentityReading<String>]
  /// The contents of the package.
  public var netQuantities: [IdentityReading<PackageQuantity>]
  /// The contents without the liquid.
  public var drainedWeights: [IdentityReading<PackageQuantity>]
  /// The best-before or use-by dates.
  public var bestBeforeDates: [IdentityReading<PrintedDate>]
  /// The codes of the lot.
  public var lots: [IdentityReading<String>]

  /// Creates an identity.
  public init(
    names: [IdentityReading<String>] = [], brands: [IdentityReading<String>] = [],
    netQuantities: [IdentityReading<PackageQuantity>] = [],
    drainedWeights: [IdentityReading<PackageQuantity>] = [],
    bestBeforeDates: [IdentityReading<PrintedDate>] = [], lots: [IdentityReading<String>] = []
  ) {
    self.names = names
    self.brands = brands
    self.netQuantities = netQuantities
    self.drainedWeights = drainedWeights
    self.bestBeforeDates = bestBeforeDates
    self.lots = lots
  }
}

extension Confidence {
  /// The confidence from which on a reading of a package's fact is accepted.
  ///
  /// Below it a reading is a suggestion for a person, never the record's value.
  public static let leastOfIdentity = Confidence(0.75)
}
