import Foundation
import LabelModel

extension ReadingAssembly {
  /// Adds an energy without unit where the row's name has the unit: "Calories 150", "Energy (kJ)
  /// 640".
  mutating func addBareEnergy(_ link: NameValueLink) {
    let value = link.value
    guard subject == .food, link.group.meaning == .energy, value.unit == nil,
      value.number.groups.count <= 2
    else { return }
    var unit: NutrientUnit?
    // Two rows name the energy, one of each unit: that of the value's own name is meant.
    let own = link.group.mentions.last {
      $0.line == value.line && $0.start < value.range.lowerBound
    }
    for mention in own.map({ [$0] }) ?? link.group.mentions {
      if case .nutrient(.energyKcal, _) = mention.meaning { unit = .kilocalorie }
      let line = page.lines[mention.line]
      let rest = line.scalars.dropFirst(mention.segments[0].range.upperBound)
        .prefix { !("0"..."9").contains($0) }
      let text = String(
        String.UnicodeScalarView(rest.filter { LetterFolding.isLetter($0) || $0 == "/" })
      )
      .lowercased()
      if unit == nil, text.hasPrefix("kcal") { unit = .kilocalorie }
      if unit == nil, text.hasPrefix("kj"), !text.hasPrefix("kj/") { unit = .kilojoule }
    }
    guard let unit, let (amount, repairs) = value.number.value(for: unit), amount <= 3911 else {
      return
    }
    // A lone 1 or 9 is a stroke of the picture: hardly a food has so little energy.
    if value.number.digits == "1" || value.number.digits == "9" { return }
    let confidence =
      link.certainty * value.confidence * link.group.likeness * pow(0.85, Double(repairs.count))
    readings.append(
      NutrientReading(
        nutrient: unit == .kilojoule ? .energyKJ : .energyKcal, quantity: Quantity(amount, unit),
        modifier: value.modifier, basis: basisOf(value, link.column),
        confidence: Confidence(ConfidenceCalibration.of(confidence)),
        evidence: evidence(link), doubts: repairs))
  }

  /// Adds "2360/566": bare numbers around a slash that are kJ and kcal by their ratio.
  private mutating func addEnergyPairs(_ isCandidate: (ValueMention) -> Bool) {
    for pair in page.bareEnergies(isCandidate) {
      let energies: [(Nutrient, Decimal, NutrientUnit, ValueMention)] = [
        (.energyKJ, pair.kilojoules, .kilojoule, pair.first),
        (.energyKcal, pair.kilocalories, .kilocalorie, pair.second),
      ]
      for (nutrient, amount, unit, value) in energies where value.unit == nil {
        readings.append(
          NutrientReading(
            nutrient: nutrient, quantity: Quantity(amount, unit), basis: basisOf(value, 0),
            confidence: Confidence(ConfidenceCalibration.of(0.9 * value.confidence)),
            evidence: Evidence(image: source, text: value.text, box: value.box)))
      }
    }
  }

  /// Adds the kcal that lost their unit, as many as the kJ beside them give.
  private mutating func addTornEnergies(_ isCandidate: (ValueMention) -> Bool) {
    for (column, value) in page.tornEnergies(isCandidate).enumerated() {
      guard let amount = value.value else { continue }
      readings.append(
        NutrientReading(
          nutrient: .energyKcal, quantity: Quantity(amount, .kilocalorie),
          basis: basisOf(value, column),
          confidence: Confidence(ConfidenceCalibration.of(0.7 * value.confidence)),
          evidence: Evidence(image: source, text: value.text, box: value.box),
          doubts: [.unitAssumed]))
    }
  }

  /// The certainty of an energy that agrees with no column's nutrients.
  private static let foreign = 0.3

  /// Adds energies: their units name them.
  mutating func addEnergies(_ isCandidate: (ValueMention) -> Bool) {
    switch subject {
    case .food: addFoodEnergies(isCandidate)
    case .petFood: addCalorieContent(isCandidate)
    }
  }

  private mutating func addFoodEnergies(_ isCandidate: (ValueMention) -> Bool) {
    addEnergyPairs(isCandidate)
    addTornEnergies(isCandidate)
    var columnsOf: [Nutrient: Int] = [:]
    for line in page.lines.indices {
      for value in page.values[line] where value.isEnergy {
        guard isCandidate(value), let unit = value.unit, let amount = value.value
        else { continue }
        // "0 ko", "7 kl": strokes of the picture rather than an energy.
        if value.number.digits.count == 1, !value.doubts.isEmpty { continue }
        let nutrient: Nutrient = unit == .kilojoule ? .energyKJ : .energyKcal
        let place = energyColumns?.place(of: value)
        let column = place?.column ?? columnsOf[nutrient, default: 0]
        columnsOf[nutrient, default: 0] += 1
        // Where the nutrients tell how much energy the columns have, another one is of something else.
        let isForeign = energyColumns?.isComplete == true && place == nil
        readings.append(
          energy(
            value, nutrient, Quantity(amount, unit), column: column,
            certainty: isForeign ? Self.foreign : 1))
      }
    }
  }

  private func energy(
    _ value: ValueMention, _ nutrient: Nutrient, _ quantity: Quantity, column: Int,
    certainty: Double
  ) -> NutrientReading {
    var doubts = value.doubts + value.number.doubts
    if column > 3 { doubts.append(.rowUncertain) }
    return NutrientReading(
      nutrient: nutrient, quantity: quantity, modifier: value.modifier,
      basis: basisOf(value, column),
      confidence: Confidence(
        ConfidenceCalibration.of(
          value.confidence * (doubts.isEmpty ? 0.95 : 0.85) * (column > 3 ? 0.8 : 1) * certainty)),
      evidence: Evidence(image: source, text: value.text, box: value.box), doubts: doubts)
  }
}
