package import LabelModel

/// The part of a record that evaluation judges, whichever program wrote it.
package struct ScorableRecord: Hashable, Sendable {
  /// A value that a record accepts.
  package struct Accepted: Hashable, Sendable {
    /// The number and unit.
    package var quantity: PrintedValue
    /// The source of the value; `ocr` when the record names none.
    package var source: String
    /// The certainty that the record states, `0 ... 1`; `nil` when it states none.
    package var confidence: Confidence?

    /// Creates an accepted value.
    package init(
      _ quantity: PrintedValue, source: String = Source.ocr.rawValue,
      confidence: Confidence? = nil
    ) {
      self.quantity = quantity
      self.source = source
      self.confidence = confidence
    }
  }

  /// A value that a record offers for review or refuses: read, but not accepted.
  package struct Unaccepted: Hashable, Sendable {
    /// The nutrient's key.
    package var nutrient: String
    /// The basis that it refers to, `nil` when unknown.
    package var basis: String?
    /// The number and unit.
    package var quantity: PrintedValue
    /// The certainty that the record states, `0 ... 1`; `nil` when it states none.
    package var confidence: Confidence?
    /// The codes of the reasons why it is not accepted, as the record states them.
    package var reasons: Set<String>

    /// Creates a value that is not accepted.
    package init(
      _ nutrient: String, _ quantity: PrintedValue, basis: String? = nil,
      confidence: Confidence? = nil, reasons: Set<String> = []
    ) {
      self.nutrient = nutrient
      self.basis = basis
      self.quantity = quantity
      self.confidence = confidence
      self.reasons = reasons
    }
  }

  /// The first photo, or the text, as the record names it.
  package var file: String
  /// The basis that `nutrients` refer to.
  package var basis: String?
  /// The accepted values by nutrient key.
  package var nutrients: [String: Accepted]
  /// The values of one serving, if the record has them beside the main ones.
  package var perServing: [String: Accepted]
  /// The values offered for review.
  package var forReview: [Unaccepted]
  /// The values read from the photo that a rule refused.
  package var rejected: [Unaccepted]
  /// The allergens that it names; `nil` when it does not know of any.
  package var allergens: NamedAllergens?
  /// The facts of the package that were read from the photo.
  package var facts: [PackageFact: FactValue]

  /// Creates a record to be scored.
  package init(
    file: String, basis: String? = nil, nutrients: [String: Accepted] = [:],
    perServing: [String: Accepted] = [:], forReview: [Unaccepted] = [],
    rejected: [Unaccepted] = [], allergens: NamedAllergens? = nil,
    facts: [PackageFact: FactValue] = [:]
  ) {
    self.file = file
    self.basis = basis
    self.nutrients = nutrients
    self.perServing = perServing
    self.forReview = forReview
    self.rejected = rejected
    self.allergens = allergens
    self.facts = facts
  }

  /// The values read from the photo on the basis that a truth states, and whether the bases agree.
  ///
  /// A truth per serving is held against the record's values per serving when it has both.
  func readValues(on truthBasis: Basis?) -> (values: [String: Accepted], basisAgrees: Bool) {
    let perServingKey = Basis.perServing.rawValue
    if truthBasis == .perServing, basis != perServingKey, !perServing.isEmpty {
      return (Self.read(perServing), true)
    }
    let agrees = truthBasis == nil || basis == nil || basis == truthBasis?.rawValue
    return (Self.read(nutrients), agrees)
  }

  /// The values of one serving that were read from the photo, in either place of the record.
  var valuesOfServing: [String: Accepted] {
    Self.read(basis == Basis.perServing.rawValue ? nutrients : perServing)
  }

  static func read(_ values: [String: Accepted]) -> [String: Accepted] {
    values.filter { $0.value.source == Source.ocr.rawValue }
  }
}

extension ScorableRecord {
  /// Creates what evaluation looks at in `record`.
  package init(_ record: ProductRecord) {
    func accepted(_ values: [Nutrient: NutrientValue]) -> [String: Accepted] {
      Dictionary(
        uniqueKeysWithValues: values.map { nutrient, value in
          let accepted = Accepted(
            PrintedValue(value.quantity, bound: value.bound, modifier: value.modifier),
            source: value.source.rawValue, confidence: value.confidence)
          return (nutrient.rawValue, accepted)
        })
    }
    self.init(
      file: record.origin.files.first ?? "", basis: record.basis?.rawValue,
      nutrients: accepted(record.nutrients), perServing: accepted(record.perServing),
      forReview: record.forReview.map {
        Unaccepted(
          $0.nutrient.rawValue, PrintedValue($0.quantity), basis: $0.basis?.rawValue,
          confidence: $0.confidence, reasons: $0.reason.codes)
      },
      rejected: record.rejected.filter { $0.source == .ocr }.map {
        Unaccepted($0.nutrient.rawValue, PrintedValue($0.quantity), basis: $0.basis?.rawValue)
      },
      allergens: record.allergens.map { allergens in
        NamedAllergens(
          allergens.filter { $0.source != .database }.map { ($0.allergen, $0.presence) })
      },
      facts: PackageFact.facts(of: record))
  }
}

extension Message {
  /// The codes of the clauses, and the doubts that they name.
  fileprivate var codes: Set<String> {
    Set(clauses.flatMap { [$0.code.rawValue] + $0.doubts.map(\.rawValue) })
  }
}

extension MessageClause {
  fileprivate var doubts: [ReadingDoubt] {
    guard case .doubts(let doubts) = arguments[.doubts] else { return [] }
    return doubts
  }
}
