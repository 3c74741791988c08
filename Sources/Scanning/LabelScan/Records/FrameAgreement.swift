import LabelModel
import Languages

/// The agreement of a film's frames about the values of a product.
///
/// Photos of one product are independent: two equal readings are surer than one. Frames of
/// one film show the same print in the same light, and are misread alike. A value of a frame is therefore accepted only
/// where one frame or photo alone suffices for it. No other one may contradict it.
struct FrameAgreement {
  /// The names of the frames.
  var frames: Set<String>
  /// The label that each frame and each photo shows by itself.
  var alone: [DecidedLabel]

  /// A value that is at least this likely contradicts another one.
  private static let leastContradiction = Confidence(0.5)

  /// Returns `label` with the values that do not hold offered for review.
  ///
  /// A value that holds is as sure as the frame or photo that shows it best.
  ///
  /// - Parameter label: the decision of all frames and photos together.
  /// - Returns: the checked decision.
  func checked(_ label: DecidedLabel) -> DecidedLabel {
    var checked = label
    for (nutrient, reading) in ordered(label.readings) {
      switch judgement(of: reading) {
      case .holds(let confidence): checked.readings[nutrient]?.confidence = confidence
      case .isDoubtful(let value):
        checked.readings[nutrient] = nil
        checked.forReview.append(value)
      }
    }
    for (nutrient, reading) in ordered(label.perServing) {
      switch judgement(of: reading) {
      case .holds(let confidence): checked.perServing[nutrient]?.confidence = confidence
      case .isDoubtful(let value):
        checked.perServing[nutrient] = nil
        guard checked.readings[nutrient] == nil,
          !checked.forReview.contains(where: { $0.nutrient == nutrient })
        else { continue }
        checked.forReview.append(value)
      }
    }
    checked.forReview += lost(from: checked)
    return checked
  }

  /// Returns the values that a frame alone suffices for, and that the joint decision neither accepts nor offers.
  private func lost(from label: DecidedLabel) -> [ReviewValue] {
    var known = Set(label.readings.keys).union(label.perServing.keys)
      .union(label.forReview.map(\.nutrient))
    return alone.flatMap { ordered($0.readings).map(\.value) }
      .filter { frames.contains($0.evidence.image) }
      .sorted { $1.confidence < $0.confidence }
      .compactMap { reading in
        guard known.insert(reading.nutrient).inserted,
          case .isDoubtful(let value) = judgement(of: reading)
        else { return nil }
        return value
      }
  }

  /// The verdict of the frames and photos alone about a value.
  private enum Judgement {
    case holds(Confidence)
    case isDoubtful(ReviewValue)
  }

  private func judgement(of reading: NutrientReading) -> Judgement {
    guard frames.contains(reading.evidence.image) else { return .holds(reading.confidence) }
    let accepted = alone.flatMap { self.accepted(reading, in: $0) }
    let offered = alone.flatMap { label in
      label.forReview.filter { $0.nutrient == reading.nutrient && $0.basis == reading.basis }
    }
    let rivals =
      accepted.map(\.quantity)
      + offered.filter { $0.confidence >= Self.leastContradiction }.map(\.quantity)
    var amounts = [reading.quantity.normalized]
    for rival in rivals where !amounts.contains(rival.normalized) {
      amounts.append(rival.normalized)
    }
    let sufficient = accepted.filter {
      $0.quantity.normalized == reading.quantity.normalized
    }.map(\.confidence).max()
    if let sufficient, amounts.count == 1 { return .holds(min(sufficient, reading.confidence)) }
    var doubtful = reading
    doubtful.confidence =
      sufficient
      ?? offered.filter { $0.quantity.normalized == reading.quantity.normalized }
      .map(\.confidence).max() ?? Confidence(0)
    let percent = Int((doubtful.confidence.value * 100).rounded())
    var clauses = [MessageClause(.certainty, [.percent: .count(percent)])]
    if amounts.count > 1 {
      clauses.append(MessageClause(.readingsDiffer, [.count: .count(amounts.count)]))
    }
    return .isDoubtful(
      ReviewValue(doubtful, basis: reading.basis, reason: Message(clauses)))
  }

  /// The accepted readings of the same nutrient on the same basis.
  private func accepted(_ reading: NutrientReading, in label: DecidedLabel) -> [NutrientReading] {
    [label.readings[reading.nutrient], label.perServing[reading.nutrient]].compactMap { $0 }
      .filter { $0.basis == reading.basis }
  }

  private func ordered(
    _ readings: [Nutrient: NutrientReading]
  ) -> [(key: Nutrient, value: NutrientReading)] {
    readings.sorted { $0.key.rawValue < $1.key.rawValue }
  }
}
