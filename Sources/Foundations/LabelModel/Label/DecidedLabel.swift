public import Foundation

/// The decision on one product's photos, taken together.
///
/// A value is in ``readings`` only when it is certain enough to be accepted. A value that is likely but not certain
/// is in ``forReview`` with the reason.
public struct DecidedLabel: Hashable, Sendable, Codable {
  /// The kind of product that the label is about, `nil` when unknown.
  public var subject: Subject?
  /// The basis of ``readings``, `nil` when the label does not say or it could not be read.
  public var basis: Basis?
  /// The accepted reading of each nutrient on ``basis``.
  public var readings: [Nutrient: NutrientReading]
  /// The accepted reading of each nutrient a serving, when ``basis`` is another one.
  public var perServing: [Nutrient: NutrientReading]
  /// Values below the decision threshold.
  public var forReview: [ReviewValue]
  /// Nutrients whose name was read but whose value could not be.
  public var unreadable: [UnreadableNutrient]
  /// The serving size, as printed.
  public var servingSize: Quantity?
  /// The state of the food that ``readings`` refer to, `nil` when the label names none.
  public var preparation: Preparation?
  /// The findings about faults and repairs.
  public var findings: [Finding]
  /// A drink's alcoholic strength in percent of the volume, `nil` when none is printed.
  public var alcoholByVolume: Decimal?
  /// Languages seen, ISO 639-1, most text first.
  public var languages: [String]

  /// Creates a decided label.
  public init(
    subject: Subject? = nil, basis: Basis? = nil, readings: [Nutrient: NutrientReading] = [:],
    perServing: [Nutrient: NutrientReading] = [:], forReview: [ReviewValue] = [],
    unreadable: [UnreadableNutrient] = [], servingSize: Quantity? = nil,
    preparation: Preparation? = nil, findings: [Finding] = [], alcoholByVolume: Decimal? = nil,
    languages: [String] = []
  ) {
    self.subject = subject
    self.basis = basis
    self.readings = readings
    self.perServing = perServing
    self.forReview = forReview
    self.unreadable = unreadable
    self.servingSize = servingSize
    self.preparation = preparation
    self.findings = findings
    self.alcoholByVolume = alcoholByVolume
    self.languages = languages
  }
}
