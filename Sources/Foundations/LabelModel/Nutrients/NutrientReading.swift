/// One reading of one nutrient: a candidate for a record's value.
public struct NutrientReading: Hashable, Sendable, Codable {
  /// The nutrient that the amount is of.
  public var nutrient: Nutrient
  /// The amount as printed.
  public var quantity: Quantity
  /// A least or greatest content, if the label states one.
  public var bound: Bound?
  /// A sign printed with the number.
  public var modifier: Modifier?
  /// The basis that the amount refers to, `nil` when the label names none or it could not be read.
  public var basis: Basis?
  /// The probability that the label prints exactly this amount, `0 ... 1`.
  public var confidence: Confidence
  /// The place of the reading.
  public var evidence: Evidence
  /// The doubts about the reading.
  public var doubts: [ReadingDoubt]

  /// Creates a reading.
  public init(
    nutrient: Nutrient, quantity: Quantity, bound: Bound? = nil, modifier: Modifier? = nil,
    basis: Basis? = nil, confidence: Confidence, evidence: Evidence, doubts: [ReadingDoubt] = []
  ) {
    self.nutrient = nutrient
    self.quantity = quantity
    self.bound = bound
    self.modifier = modifier
    self.basis = basis
    self.confidence = confidence
    self.evidence = evidence
    self.doubts = doubts
  }

  /// Whether the number differs from the printed digits. Its decimal point was restored, or its
  /// last digit taken for a unit.
  ///
  /// Such a number may be accepted, but nothing else is decided by it.
  public var hasShiftedPoint: Bool { !Self.shifts.isDisjoint(with: doubts) }

  private static let shifts: Set<ReadingDoubt> = [
    .decimalPointRestored, .decimalMarkLost, .unitReadAsDigit,
  ]
}
