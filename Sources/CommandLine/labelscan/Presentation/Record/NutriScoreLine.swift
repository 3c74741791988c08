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
    var words = ["Nutri-Score"]
    if case .graded(let grade, _) = score.outcome {
      words.append(style(grade.rawValue, grade.color))
    }
    let explanation = terminalSafe(wording.explanation(of: score))
    return (words + [explanation]).filter { !$0.isEmpty }.joined(separator: " ")
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
