import LabelModel
import Languages

/// A food's Nutri-Score in one line.
struct NutriScoreLine {
  private let score: NutriScore
  private let wording: Wording

  /// Presents `score` in the words of `wording`.
  init(_ score: NutriScore, wording: Wording) {
    self.score = score
    self.wording = wording
  }

  /// `Nutri-Score C (score 5, general food by assumption); fibre not stated, taken as 0`.
  func line(_ style: TerminalStyle) -> String {
    switch score.outcome {
    case .graded(let grade, let sum):
      let facts = [sum.map { "\(wording(.score)) \($0)" }, category].compactMap { $0 }
      return
        (["Nutri-Score \(style(grade.rawValue, grade.color))"]
        + (facts.isEmpty ? [] : ["(\(facts.joined(separator: ", ")))"]))
        .joined(separator: " ") + score.assumptions.map { "; " + wording.sentence($0) }.joined()
    case .notApplicable(let reason):
      return "Nutri-Score \(wording(.notApplicable)) \(terminalSafe(wording.sentence(reason)))"
    case .notComputable(let reason):
      return "Nutri-Score \(wording(.notComputable)) \(terminalSafe(wording.sentence(reason)))"
    }
  }

  private var category: String? {
    guard let category = score.category else { return nil }
    let name = wording.name(of: category.value)
    if category.decidedBy == .assumed { return "\(name) \(wording(.assumed))" }
    return name + (category.fact.map { ": " + terminalSafe($0) } ?? "")
  }
}

extension NutriScore.Grade {
  fileprivate var color: TerminalStyle.Color {
    switch self {
    case .a, .b: .green
    case .c: .yellow
    case .d, .e: .red
    }
  }
}
