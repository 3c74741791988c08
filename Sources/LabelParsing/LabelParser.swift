import Foundation
public import LabelModel

/// Understands a label's text: which amounts of which nutrients it states, of how much food.
///
/// Pure: the same page gives the same result. The time grows linearly with the text.
public struct LabelParser: Sendable {
  /// The words that it knows.
  public let lexicon: Lexicon

  /// Creates a parser.
  public init(lexicon: Lexicon = .standard) {
    self.lexicon = lexicon
  }

  /// Returns everything that `page` says about nutrients.
  ///
  /// Readings are candidates, best first within a nutrient and basis; every repair that was made is among a reading's
  /// ``NutrientReading/doubts`` and has lowered its confidence. A value that is not printed is never given.
  public func parse(_ page: RecognizedPage) -> ParsedLabel {
    let scanned = ScannedPage(page, lexicon: lexicon)
    let clues = SubjectClues(scanned)
    let subject = clues.subject ?? .food
    let footnotes = Footnotes(scanned)
    let basis = BasisFinder(page: scanned, subject: subject, footnotes: footnotes)
    let order = ReadingOrder(scanned) { value in
      !value.isEnergy && value.unit != .kilocaloriePerKilogram && !value.isForeign
        && (subject == .petFood || value.unit != .percent) && !basis.owns(value)
        && !footnotes.contain(line: value.line, at: value.range.lowerBound)
        && value.value != nil
    }
    let links = StreamAssignment(order: order, subject: subject).links()
    var assembly = ReadingAssembly(
      page: scanned, source: page.source, subject: subject, basis: basis, footnotes: footnotes)
    assembly.add(links, groups: order.groups)
    assembly.addEnergies()
    return ParsedLabel(
      subject: assembly.readings.isEmpty ? clues.subject : subject, basis: assembly.mainBasis, readings: assembly.sortedReadings,
      unreadable: assembly.unreadable, servingSize: basis.servingSize,
      languages: clues.languages.map { lexicon.languages[$0] })
  }
}
