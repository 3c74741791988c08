package import LabelModel

extension Wording {
  /// Returns the explanation of a Nutri-Score, without its grade.
  ///
  /// A grade has its score, its category and its assumptions: `(score 14, general food by
  /// assumption); fibre not stated, taken as 0`. Without a grade it is the reason: `not computable,
  /// because salt is missing`. It is empty for a grade of which nothing else is known.
  package func explanation(of score: NutriScore) -> String {
    switch score.outcome {
    case .graded(_, let sum):
      let facts = [sum.map { "\(self(.score)) \($0)" }, score.category.map(text)]
        .compactMap { $0 }
      let known = facts.isEmpty ? [] : ["(\(facts.joined(separator: ", ")))"]
      return (known + score.assumptions.map(sentence)).joined(separator: "; ")
    case .notApplicable(let reason): return "\(self(.notApplicable)) \(sentence(reason))"
    case .notComputable(let reason): return "\(self(.notComputable)) \(sentence(reason))"
    }
  }

  /// The category with the fact that decided it.
  private func text(_ category: DecidedNutriScoreCategory) -> String {
    let name = name(of: category.value)
    if category.decidedBy == .assumed { return "\(name) \(self(.assumed))" }
    return name + (category.fact.map { ": " + $0 } ?? "")
  }

  /// The source of a salt that is computed: `2.5 × sodium`.
  package var saltFromSodium: String { "\(numbers.number("2.5")) × \(name(of: Nutrient.sodium))" }
}
