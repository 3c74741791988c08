public import LabelModel
import Languages

/// Below this confidence a reading is not even suggested.
private let leastSuggestedConfidence = Confidence(0.3)
/// Suggestions for one fact at most.
private let mostSuggestions = 3

/// Returns the facts that identify a package, from the readings of its photos.
///
/// Below ``LabelModel/Confidence/leastOfIdentity`` a reading is a suggestion. The surest reading of a fact is accepted if it is sure enough. Two sure amounts, dates or lots that differ contradict
/// each other, and neither is accepted; names differ by language.
public func decideIdentity(_ pages: [LabelIdentity]) -> DecidedIdentity {
  var suggestions: [IdentitySuggestion] = []
  let name = choose(pages.flatMap(\.names), .name, isSame: { _, _ in true }, &suggestions) { $0 }
  let brand = choose(
    sorted(pages.flatMap(\.brands)), .brand, isSame: { _, _ in true }, &suggestions
  ) { $0 }
  let net = choose(
    metricFirst(pages.flatMap(\.netQuantities)), .netQuantity,
    isSame: { $0.isSameContent(as: $1) }, &suggestions, text: \.text)
  let drained = choose(
    metricFirst(pages.flatMap(\.drainedWeights)), .drainedWeight,
    isSame: { $0.isSameContent(as: $1) }, &suggestions, text: \.text)
  let date = choose(
    sorted(pages.flatMap(\.bestBeforeDates)), .bestBefore, isSame: ==, &suggestions, text: \.iso)
  let lot = choose(sorted(pages.flatMap(\.lots)), .lot, isSame: ==, &suggestions) { $0 }
  return DecidedIdentity(
    name: name.map { sourced($0.value, $0) }, brand: brand.map { sourced($0.value, $0) },
    netQuantity: net.map(sourced), drainedWeight: drained.map(sourced),
    bestBefore: date.map { sourced($0.value.iso, $0) }, lot: lot.map { sourced($0.value, $0) },
    suggestions: suggestions)
}

/// Returns the readings by certainty; equally sure ones stay in their order.
private func sorted<Value>(_ readings: [IdentityReading<Value>]) -> [IdentityReading<Value>] {
  readings.enumerated()
    .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
    .map(\.element)
}

/// Returns the readings by certainty, among the sure ones those in metric units first.
private func metricFirst(
  _ readings: [IdentityReading<PackageQuantity>]
) -> [IdentityReading<PackageQuantity>] {
  let sorted = sorted(readings)
  let preferred: (IdentityReading<PackageQuantity>) -> Bool = {
    $0.confidence >= .leastOfIdentity && $0.value.isMetric
  }
  return sorted.filter(preferred) + sorted.filter { !preferred($0) }
}

/// Returns the first sure one of `readings`, unless another sure one differs. Otherwise it adds the
/// readings that a person should look at.
private func choose<Value>(
  _ readings: [IdentityReading<Value>], _ field: IdentityField,
  isSame: (Value, Value) -> Bool, _ suggestions: inout [IdentitySuggestion],
  text: (Value) -> String
) -> IdentityReading<Value>? {
  let sure = readings.filter { $0.confidence >= .leastOfIdentity }
  let contradicts = sure.contains { !isSame($0.value, sure[0].value) }
  if let best = sure.first, !contradicts { return best }
  var seen: Set<String> = []
  for reading in sorted(readings)
  where reading.confidence >= leastSuggestedConfidence && seen.count < mostSuggestions
    && seen.insert(text(reading.value)).inserted
  {
    suggestions.append(
      IdentitySuggestion(
        field: field, value: text(reading.value), confidence: shown(reading.confidence),
        reason: Message(contradicts ? .labelHasSeveralFacts : reason(reading.clue)),
        evidence: reading.evidence))
  }
  return nil
}

private func reason(_ clue: IdentityClue) -> MessageCode {
  switch clue {
  case .beforeIngredients, .adequacyStatement: .textIsUncertain
  case .prominence: .sizeAloneShowsFact
  case .agreeingMentions: .littleShowsFact
  case .printedLabel, .estimatedSign: .factIsUncertain
  case .form: .noWordsShowFact
  }
}

private func sourced<Value>(_ text: String, _ reading: IdentityReading<Value>) -> SourcedText {
  SourcedText(
    text, source: .ocr, confidence: shown(reading.confidence), evidence: reading.evidence)
}

private func sourced(_ reading: IdentityReading<PackageQuantity>) -> SourcedQuantity {
  SourcedQuantity(
    reading.value, source: .ocr, confidence: shown(reading.confidence),
    evidence: reading.evidence)
}

/// Three decimals: more would be noise in a record.
private func shown(_ confidence: Confidence) -> Confidence {
  Confidence((confidence.value * 1000).rounded() / 1000)
}
