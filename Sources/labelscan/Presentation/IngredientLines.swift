import LabelModel

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
  /// `Sugars: 3 of the ingredients, hidden: dextrose; sweetened with sucralose; impact high`.
  var line: String {
    var parts: [String] = []
    switch totalSugarIndicators {
    case 0: parts.append(containsSugar ? "none added" : "none")
    case 1: parts.append("1 of the ingredients")
    default: parts.append("\(totalSugarIndicators) of the ingredients")
    }
    if !hiddenSugars.isEmpty {
      parts.append("under other names: " + hiddenSugars.joined(separator: ", "))
    }
    if !sugarAlternatives.isEmpty {
      parts.append("sweetened with " + sugarAlternatives.joined(separator: ", "))
    }
    parts.append("impact \(healthImpact.rawValue)")
    return "Sugars: " + shortened(terminalSafe(parts.joined(separator: "; ")), to: 160)
  }
}
