package import Foundation
package import LabelModel

/// The numbers and names of one page before anything is decided about them.
///
/// Names may overlap. A page without places has tokens without boxes.
package struct PageTokens: Sendable {
  /// A number with its sign and unit.
  package struct Value: Sendable {
    /// The line's index, and the symbols of that line that number and unit cover.
    package var line: Int
    package var range: Range<Int>
    /// The place of number and unit, in pixels.
    package var box: BoundingBox?
    /// The number in its unit, `nil` when the digits make none.
    package var number: Decimal?
    /// The printed digits behind the decimal mark: 1 for "3,0".
    package var decimals: Int
    /// The digits without marks.
    package var digits: String
    /// Whether a decimal mark was read.
    package var hasMark: Bool
    /// The unit, `nil` when none was read.
    package var unit: NutrientUnit?
    /// Whether the unit is a measure that no nutrient has.
    package var isForeign: Bool
    /// Whether the picture's edge may cut off a part of the number.
    package var isCut: Bool
    /// A sign printed with the number.
    package var modifier: Modifier?
    /// The recognition's certainty, `0 ... 1`.
    package var confidence: Double
    /// The number of repairs that number and unit needed.
    package var repairs: Int
    /// The printed text.
    package var text: String
    /// Whether the value is one of a reference diet (EU 1169/2011 annex XIII, 21 CFR 101.9).
    package var isReferenceIntake: Bool
    /// Whether the line begins a footnote.
    package var isInFootnote: Bool
    /// Whether a word of ordinary text follows directly.
    package var countsWords: Bool
  }

  /// Some symbols of a line.
  package struct Segment: Sendable {
    /// The line's index.
    package var line: Int
    package var range: Range<Int>
  }

  /// A phrase of the lexicon.
  package struct Name: Sendable {
    package var meaning: PhraseMeaning
    /// The stretches of lines that print the phrase. A wrapped name has two or three, any other phrase one.
    package var segments: [Segment]
    /// The place of the whole phrase, in pixels.
    package var box: BoundingBox?
    /// Letters of the phrase.
    package var length: Int
    /// Wrong letters.
    package var errors: Double
    /// Whether the best division of the line into phrases has this one.
    package var isChosen: Bool
    /// The recognition's certainty, `0 ... 1`; `nil` when unknown.
    package var confidence: Double?
    /// Whether the picture's left edge may cut off the first letters.
    package var isCut: Bool
  }

  /// A line's symbols and place.
  package struct Line: Sendable {
    package var scalars: [Unicode.Scalar]
    package var box: BoundingBox?
    package var slope: Double
    package var wordCount: Int
    package var words: [Word]
  }

  package var lines: [Line]
  package var values: [Value]
  package var names: [Name]
}

extension LabelParser {
  /// Returns the numbers and names of `page`.
  package func tokens(of page: RecognizedPage) -> PageTokens {
    PageTokens(
      ScannedPage(page.joiningUnitLines, lexicon: lexicon, names: names), search: names, lexicon)
  }
}

extension PageTokens {
  init(_ page: ScannedPage, search: SearchPool, _ lexicon: Lexicon) {
    let footnotes = Footnotes(page)
    lines = page.lines.map {
      Line(
        scalars: $0.scalars, box: $0.line.box, slope: $0.line.slope, wordCount: $0.line.words.count,
        words: $0.line.words)
    }
    values = page.values.joined().map { value in
      Value(
        line: value.line, range: value.range, box: value.box, number: value.value,
        decimals: value.number.decimals(for: value.unit), digits: value.number.digits,
        hasMark: value.number.groups.count > 1, unit: value.unit, isForeign: value.isForeign,
        isCut: value.isCut, modifier: value.modifier, confidence: value.confidence,
        repairs: value.doubts.count + value.number.doubts.count, text: value.text,
        isReferenceIntake: page.isReferenceEnergy(value),
        isInFootnote: footnotes.contain(line: value.line),
        countsWords: page.countsWords(value))
    }
    let chosen = page.phrases.map { phrases in
      Dictionary(grouping: phrases, by: \.start).mapValues { $0.map(\.meaning) }
    }
    names = Self.mentions(on: page, search: search, lexicon).map { mention in
      let first = mention.segments[0]
      let boxes = mention.segments.compactMap { page.lines[$0.line].box($0.range) }
      return Name(
        meaning: mention.meaning,
        segments: mention.segments.map { Segment(line: $0.line, range: $0.range) },
        box: BoundingBox.union(of: boxes),
        length: mention.length, errors: Double(mention.cost) / 10,
        isChosen: chosen[first.line][mention.start]?.contains(mention.meaning) ?? false,
        confidence: page.lines[first.line].confidence(first.range),
        isCut: page.size != nil && boxes.contains { $0.left <= 0 })
    }
  }

  /// The phrases along lines, and those that are wrapped within a cell beside other cells.
  private static func mentions(
    on page: ScannedPage, search: SearchPool, _ lexicon: Lexicon
  ) -> [PhraseMention] {
    let cells = TextRun.cells(page.lines, page.values)
    let alongLines = PhraseSpotter(
      lexicon: lexicon, lines: page.lines, runs: TextRun.lines(page.lines, page.values))
    let withinCells = PhraseSpotter(lexicon: lexicon, lines: page.lines, runs: cells, wraps: 2)
    let byLine = Dictionary(grouping: cells.indices) { cells[$0].line }
    let mentions = search.use {
      alongLines.everyMention(&$0).filter { !leavesItsCell($0, cells, byLine) }
        + withinCells.everyMention(&$0, wrapsOnly: true)
    }
    return FattyAcids.withoutNegated(SaltFormula.asSalt(mentions, page.lines), page.lines)
  }

  /// Whether a wrapped phrase goes on elsewhere than below the cell that it begins in.
  private static func leavesItsCell(
    _ mention: PhraseMention, _ cells: [TextRun], _ byLine: [Int: [Int]]
  ) -> Bool {
    guard mention.segments.count == 2 else { return false }
    let first = mention.segments[0]
    let second = mention.segments[1]
    let own = byLine[first.line]?.first { cells[$0].range.contains(first.range.lowerBound) }
    guard let own, let next = cells[own].next else { return false }
    return cells[next].line != second.line
      || !cells[next].range.contains(second.range.lowerBound)
  }
}
