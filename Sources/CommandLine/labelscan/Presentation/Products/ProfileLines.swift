import LabelModel
package import Languages
package import ProductChoice

/// The answers of a record to a person's profile, in a few lines.
package struct ProfileLines {
  private let marks: [ProfileMark]
  private let style: TerminalStyle
  private let wording: Wording

  /// Presents `marks` in the words of `wording`.
  package init(_ marks: [ProfileMark], style: TerminalStyle, wording: Wording) {
    self.marks = marks
    self.style = style
    self.wording = wording
  }

  /// A heading and a line for each kind of answer, the gravest first; empty without a profile.
  package var lines: [String] {
    guard !marks.isEmpty else { return [] }
    return [wording.profile.title] + answers.map { "  " + $0 }
  }

  /// The warnings in one line; empty without any.
  var warnings: String {
    ProfileLines(marks.filter(\.isWarning), style: style, wording: wording).answers
      .joined(separator: "; ")
  }

  /// A line for each kind of answer.
  private var answers: [String] {
    var lines: [String] = []
    for verdict in ProfileMark.Verdict.allCases {
      let marks = marks.filter { $0.verdict == verdict }
      // An ingredient against a diet is not the diet: each diet has a line of its own.
      let named = [.contains, .mayContain].contains(verdict)
      for case (let mark, .diet(let diet)) in marks.map({ ($0, $0.subject) }) where named {
        let words = terminalSafe(wording.words(of: mark))
        lines.append(
          style(
            "\(capitalized(wording.name(of: diet))) – \(wording.word(for: verdict)): \(shortened(words, to: 60))",
            verdict.color))
      }
      let others = marks.filter { mark in
        if case .diet = mark.subject { return !named }
        return true
      }
      guard !others.isEmpty else { continue }
      let texts = others.map(text).joined(separator: ", ")
      lines.append(style("\(wording.word(for: verdict)): \(texts)", verdict.color))
    }
    return lines
  }

  private func text(_ mark: ProfileMark) -> String {
    switch mark.subject {
    case .diet(let diet): return wording.name(of: diet)
    case .allergen(let allergen):
      let sources = mark.verdict == .notNamed ? [] : mark.sources.map { wording.name(of: $0) }
      let words =
        mark.words.isEmpty
        ? [] : ["“\(shortened(terminalSafe(wording.words(of: mark)), to: 40))”"]
      let facts = (sources + words).joined(separator: ", ")
      return wording.name(of: allergen) + (facts.isEmpty ? "" : " (\(facts))")
    case .limit(let limit):
      let most = wording.text(Quantity(limit.amount, limit.unit))
      let name = wording.name(of: limit.nutrient)
      guard let amount = mark.amount else { return "\(name) (\(most))" }
      return "\(name) \(wording.text(Quantity(amount, limit.unit))) (\(most))"
    }
  }
}

extension ProfileMark.Verdict {
  fileprivate var color: TerminalStyle.Color? {
    switch self {
    case .contains, .above: .red
    case .mayContain, .mayBeAbove, .notKnown: .yellow
    case .notNamed, .claimed, .within: .dim
    }
  }
}
