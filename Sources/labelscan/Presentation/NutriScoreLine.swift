import LabelModel

/// A food's Nutri-Score in one line.
struct NutriScoreLine {
  private let score: NutriScore

  /// Presents `score`.
  init(_ score: NutriScore) { self.score = score }

  /// `Nutri-Score C (score 5, general food by assumption); fibre not stated, taken as 0`.
  func line(_ style: TerminalStyle) -> String {
    switch score.outcome {
    case .graded(let grade, let sum):
      let facts = [sum.map { "score \($0)" }, category].compactMap { $0 }
      return
        (["Nutri-Score \(style(grade.rawValue, grade.color))"]
        + (facts.isEmpty ? [] : ["(\(facts.joined(separator: ", ")))"]))
        .joined(separator: " ") + score.assumptions.map { "; " + $0 }.joined()
    case .notApplicable(let reason): return "Nutri-Score not applicable to \(reason)"
    case .notComputable(let reason):
      return "Nutri-Score not computable, because \(terminalSafe(reason))"
    }
  }

  private var category: String? {
    guard let category = score.category else { return nil }
    let fact = category.fact.map { " " + terminalSafe($0) } ?? ""
    return "\(category.value.title) by \(category.decidedBy.title)\(fact)"
  }
}

extension NutriScoreCategory {
  fileprivate var title: String {
    switch self {
    case .general: "general food"
    case .cheese: "cheese"
    case .redMeat: "red meat"
    case .fatsOilsNutsSeeds: "fat, oil, nuts or seeds"
    case .beverage: "drink"
    case .water: "water"
    }
  }
}

extension DecidedNutriScoreCategory.Decider {
  fileprivate var title: String {
    switch self {
    case .apiCategory: "the database's"
    case .name: "the name's"
    case .ingredients: "its ingredients:"
    case .nutrients: "its"
    case .assumed: "assumption"
    }
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
