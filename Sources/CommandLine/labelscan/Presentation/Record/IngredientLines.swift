import LabelModel
import Languages

extension NovaGroup {
  /// `NOVA 4 (ultra-processed): glucose syrup, flavouring`.
  func line(_ wording: Wording) -> String {
    switch outcome {
    case .group(let number):
      let names = markers.map(\.text).joined(separator: ", ")
      return "NOVA \(number) (\(wording.name(ofNovaGroup: number)))"
        + (names.isEmpty ? "" : ": \(shortened(terminalSafe(names), to: 100))")
    case .notComputable(let reason):
      let reason = shortened(terminalSafe(wording.sentence(reason)), to: 100)
      return "NOVA \(wording(.notComputable)) \(reason)"
    }
  }
}

extension SugarAnalysis {
  /// `Sugars: 3 of the ingredients; under other names: dextrose; sweetened with sucralose; impact high`.
  func line(_ wording: Wording) -> String {
    var parts: [String] = []
    switch totalSugarIndicators {
    case 0: parts.append(wording(containsSugar ? .noSugarAdded : .noSugar))
    default: parts.append("\(totalSugarIndicators) \(wording(.ofTheIngredients))")
    }
    if !hiddenSugars.isEmpty {
      parts.append("\(wording(.underOtherNames)): " + hiddenSugars.joined(separator: ", "))
    }
    if !sugarAlternatives.isEmpty {
      parts.append("\(wording(.sweetenedWith)) " + sugarAlternatives.joined(separator: ", "))
    }
    parts.append("\(wording(.impact)) \(wording.name(of: healthImpact))")
    return "\(capitalized(wording.name(of: Nutrient.sugars))): "
      + shortened(terminalSafe(parts.joined(separator: "; ")), to: 160)
  }
}
