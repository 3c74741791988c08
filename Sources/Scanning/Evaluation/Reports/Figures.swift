import Foundation

/// The figures of a set of judged records.
///
/// Precision is right / (right + wrong), recall right / printed. All three rates are rounded to
/// four decimals.
package struct Figures: Hashable, Sendable, Codable {
  /// Photos or texts judged.
  package var images: Int
  /// Values printed.
  package var fields: Int
  /// Values right.
  package var right: Int
  /// Values wrong.
  package var wrong: Int
  /// `0 ... 1`.
  package var precision: Double
  /// `0 ... 1`.
  package var recall: Double
  /// The harmonic mean of precision and recall, `0 ... 1`.
  package var f1: Double
  /// Labels whose printed values are all right, with nothing else accepted.
  package var allRight: Int
  /// Labels on which something that is judged is printed.
  package var withFields: Int
  /// Lower and upper end of the 95 % bootstrap interval of F1, `nil` where none was drawn.
  package var f1Interval: [Double]?

  /// Sums up judgements, without an interval.
  package init(of judgements: some Collection<Judgement>) {
    self.init(
      images: judgements.count, fields: judgements.reduce(0) { $0 + $1.printed },
      right: judgements.reduce(0) { $0 + $1.right.count },
      wrong: judgements.reduce(0) { $0 + $1.wrong.count },
      allRight: judgements.count(where: \.isComplete),
      withFields: judgements.count { $0.printed > 0 })
  }

  /// Sums up judgements of allergens, without an interval.
  init(of judgements: [AllergenJudgement]) {
    self.init(
      images: judgements.count,
      fields: judgements.reduce(0) { $0 + $1.right.count + $1.missed.count },
      right: judgements.reduce(0) { $0 + $1.right.count },
      wrong: judgements.reduce(0) { $0 + $1.wrong.count },
      allRight: judgements.count {
        !$0.right.isEmpty && $0.wrong.isEmpty && $0.missed.isEmpty
      },
      withFields: judgements.count { !$0.right.isEmpty || !$0.missed.isEmpty })
  }

  private init(
    images: Int, fields: Int, right: Int, wrong: Int, allRight: Int, withFields: Int
  ) {
    self.images = images
    self.fields = fields
    self.right = right
    self.wrong = wrong
    self.allRight = allRight
    self.withFields = withFields
    let exactPrecision = Double(right) / Double(max(1, right + wrong))
    let exactRecall = Double(right) / Double(max(1, fields))
    precision = Self.rounded(exactPrecision)
    recall = Self.rounded(exactRecall)
    f1 = Self.rounded(
      2 * exactPrecision * exactRecall / max(1e-9, exactPrecision + exactRecall))
  }

  /// Sums up judgements with the interval of F1. 500 sets of as many labels are drawn with
  /// replacement from a fixed seed. The interval leaves out the 12 lowest and highest.
  package static func withInterval(of judgements: [Judgement]) -> Figures {
    var figures = Figures(of: judgements)
    guard let count = UInt32(exactly: judgements.count), count > 0 else { return figures }
    var random = MersenneTwister(seed: 1)
    let drawn = (0..<500).map { _ in
      Figures(of: judgements.map { _ in judgements[Int(random.below(count))] }).f1
    }.sorted()
    figures.f1Interval = [drawn[12], drawn[487]]
    return figures
  }

  /// Four decimals, rounded from the exact binary value as Python's `round` does.
  static func rounded(_ rate: Double) -> Double {
    Double(String(format: "%.4f", rate)) ?? rate
  }
}
