public import Foundation
public import LabelDecision
public import LabelModel

/// A person's wishes and statements beside the photos.
public struct RecordOptions: Sendable {
  /// The person's statements about the product.
  public var manual: ManualValues
  /// Manual amounts without a unit: they get the one that labels of the product's kind print.
  public var manualAmounts: [Nutrient: Decimal]
  /// The limits of a pet food's nutrients.
  public var limits: FieldLimits
  /// The least confidence of an accepted value, and of one that is offered.
  ///
  /// `DecisionThreshold.standard` keeps the thresholds that are fitted to labelled photos. These differ by a value's
  /// evidence: its name, its place, and the parser's rules. Any other threshold replaces all of them by its one
  /// `acceptance`, also where only its `offer` differs.
  public var threshold: DecisionThreshold
  /// The languages to look for, ISO 639-1; empty for all that are known.
  public var languages: [String]
  /// The language that the record is shown in, ISO 639-1; `nil` for the product's own.
  public var shownLanguage: String?
  /// Whether a pet food without an ash gets its carbohydrate with an assumed one.
  public var estimates: Bool

  /// Creates options.
  public init(
    manual: ManualValues = .none, manualAmounts: [Nutrient: Decimal] = [:],
    limits: FieldLimits = .standard, threshold: DecisionThreshold = .standard,
    languages: [String] = [], shownLanguage: String? = nil, estimates: Bool = false
  ) {
    self.manual = manual
    self.manualAmounts = manualAmounts
    self.limits = limits
    self.threshold = threshold
    self.languages = languages
    self.shownLanguage = shownLanguage
    self.estimates = estimates
  }

  /// The languages that a database's list of ingredients is wanted in, the first preferred.
  package var wantedLanguages: [String] { [shownLanguage].compactMap { $0 } + languages }

  /// The manual values, each amount with its unit.
  ///
  /// Labels of pet food state constituents in percent, labels of food in grams; energy has its unit
  /// in its name. A food type, a moisture or an ash makes a product of unknown kind pet food. Labels of food state
  /// no such amounts.
  package func manualValues(for subject: Subject?) -> ManualValues {
    var values = manual
    let ofPetFood: [Nutrient] = [.moisture, .ash]
    let statesPetFood =
      manual.foodType != nil
      || ofPetFood.contains { manual.nutrients[$0] != nil || manualAmounts[$0] != nil }
    if subject == nil, manual.subject == nil, statesPetFood { values.subject = .petFood }
    for (nutrient, amount) in manualAmounts {
      let unit: NutrientUnit =
        switch nutrient {
        case .energyKJ: .kilojoule
        case .energyKcal: .kilocalorie
        default: (subject ?? values.subject) == .petFood ? .percent : .gram
        }
      values.nutrients[nutrient] = Quantity(amount, unit)
    }
    return values
  }
}
