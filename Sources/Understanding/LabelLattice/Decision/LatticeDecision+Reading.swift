import Foundation
import LabelModel
import LabelParsing
import Languages

extension LatticeDecision {
  /// The reading that a record keeps of a value.
  func reading(
    _ value: LatticeValue, on page: LatticePage, photo: PhotoLooks
  ) -> NutrientReading {
    let candidate = value.candidate
    let option = candidate.option
    let spot = page.spots[candidate.spot]
    let nutrient = LatticeNutrient.order[value.key]
    let unit = option.unit ?? assumedUnit(value)
    let name = candidate.name.map { page.text(of: page.names[$0]) } ?? ""
    let isUnnamed = name.isEmpty && !LatticeNutrient.isEnergy(value.key)
    let rule = photo.labels.lazy.flatMap(\.readings).first { reading in
      reading.nutrient == nutrient
        && reading.quantity.normalized.map {
          isSameAmount(NSDecimalNumber(decimal: $0).doubleValue, value.amount)
        } ?? false
    }
    return NutrientReading(
      nutrient: nutrient, quantity: Quantity(option.number, unit),
      bound: page.bound(of: spot, name: candidate.name) ?? rule?.bound,
      modifier: value.allows(option.modifier ?? rule?.modifier), basis: value.meaning.basis,
      confidence: Confidence(value.probability),
      evidence: Evidence(
        image: photo.pages[0].source,
        text: [name, option.text].filter { !$0.isEmpty }.joined(separator: " "), box: spot.box),
      doubts: option.doubts + (isUnnamed ? [.nameNotRead] : []))
  }

  /// The unit of a bare number.
  private func assumedUnit(_ value: LatticeValue) -> NutrientUnit {
    switch value.key {
    case LatticeNutrient.energyKJ: .kilojoule
    case LatticeNutrient.energyKcal: .kilocalorie
    default:
      value.candidate.origin == .bareMilligrams
        ? .milligram : value.meaning == .asFed ? .percent : .gram
    }
  }
}

extension ValueOption {
  /// The doubts of reading a number in this way.
  fileprivate var doubts: [ReadingDoubt] {
    let ofKind: ReadingDoubt? =
      switch kind {
      case .tail: .unitReadAsDigit
      case .mark: .decimalMarkLost
      case .slash: .slashReadAsDigit
      case .blank: .decimalMarkRepaired
      case .stroke: .letterAsDigit
      case .literal: nil
      }
    return (unit == nil ? [.unitAssumed] : []) + (ofKind.map { [$0] } ?? [])
  }
}

extension LatticePage {
  /// The text of a name.
  func text(of name: NameSpot) -> String {
    name.stretches.prefix(1).map { stretch in
      let scalars = lines[stretch.line.look][stretch.line.line].scalars
      return String(
        String.UnicodeScalarView(
          scalars[(stretch.start..<stretch.end).clamped(to: scalars.indices)]))
    }.joined(separator: " ")
  }
}
