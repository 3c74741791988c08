import LabelDecision
import LabelLattice
package import LabelModel
import LabelParsing

/// Chooses the lines of a photo that are worth a second look.
///
/// Reading takes most of a photo's time, and most lines of a label are not about nutrients. Only
/// lines around those about nutrients thus get a second look. No line gets one where every value
/// that such a label must print is settled.
///
/// Rows do not follow the bends of single lines here. That would choose other lines, and lose four values of open photos.
package struct DoubtfulLines {
  private let parser: LabelParser
  private let lattice: LatticeDecision

  /// Creates a chooser that knows the words of all languages.
  package init() {
    parser = LabelParser(lexicon: .standard, readsIngredients: false, followsBends: false)
    lattice = LatticeDecision(parser: parser)
  }

  /// Makes the words of all languages ready, which takes a fiftieth of a second once in a process.
  static func prepare() {
    _ = DoubtfulLines()
  }

  /// Returns the indices of the lines of `page` to look at again.
  package func lines(of page: RecognizedPage) -> Set<Int> {
    let label = parser.parse(page)
    let named = Set(label.readings.map(\.nutrient) + label.unreadable.map(\.nutrient))
    let evidence = label.readings.map(\.evidence) + label.unreadable.map(\.evidence)
    guard named.count >= DoubtfulLines.fewestNutrients,
      let panel = BoundingBox.union(of: evidence.compactMap(\.box)), !isSettled(label, on: page)
    else { return [] }
    let across = DoubtfulLines.marginAcross * Double(panel.width)
    let heights = page.lines.compactMap(\.box?.height).sorted()
    let down = DoubtfulLines.marginDown * Double(heights[heights.count / 2])
    return Set(
      page.lines.indices.filter { index in
        guard let box = page.lines[index].box else { return false }
        return box.centerY >= Double(panel.top) - down
          && box.centerY <= Double(panel.bottom) + down
          && Double(box.right) >= Double(panel.left) - across
          && Double(box.left) <= Double(panel.right) + across
      })
  }

  /// Nutrients of a panel at least. Lists of ingredients name one, such as sugar.
  private static let fewestNutrients = 2
  /// Rows above and below the panel, in line heights: its headings, and a row that was misread.
  private static let marginDown = 3.0
  /// The width of the area beside the panel, in its widths: names or columns there were misread.
  private static let marginAcross = 0.3

  /// Whether the parser's rules or the lattice settle a label.
  private func isSettled(_ label: ParsedLabel, on page: RecognizedPage) -> Bool {
    let rules = decide([label])
    let looks = PhotoLooks(pages: [page], labels: [label])
    return isSettled(rules) || lattice.decide([looks], rules: rules).map(isSettled) ?? false
  }

  /// Whether all that a label of this kind must print was accepted, with little doubt of anything.
  private func isSettled(_ label: DecidedLabel) -> Bool {
    guard let subject = label.subject, label.unreadable.isEmpty else { return false }
    let certainties =
      label.readings.values.map(\.confidence.value) + label.forReview.map(\.confidence.value)
    return certainties.allSatisfy { $0 >= DoubtfulLines.settled }
      && DoubtfulLines.mandatory(for: subject, with: label.readings).allSatisfy { anyOf in
        anyOf.contains { label.readings[$0] != nil }
      }
  }

  /// A value this certain needs no second look. At 0.8 one more value of rendered labels is wrong.
  private static let settled = 0.9

  /// The nutrients that must be printed, one of each group. The rules for food are EU 1169/2011
  /// article 30 and 21 CFR 101.9. Those for pet food are EU 767/2009 annex VI and the AAFCO model
  /// regulations. Ash is mandatory in the EU, and moisture in a guaranteed analysis, which has bounds.
  private static func mandatory(
    for subject: Subject, with readings: [Nutrient: NutrientReading]
  ) -> [[Nutrient]] {
    switch subject {
    case .petFood:
      [[.protein], [.fat], [.fiber]]
        + [readings.values.contains { $0.bound != nil } ? [.ash, .moisture] : [.ash]]
    case .food:
      [
        [.energyKcal], [.fat], [.saturatedFat], [.carbohydrates], [.sugars], [.protein],
        [.salt, .sodium],
      ]
    }
  }
}
