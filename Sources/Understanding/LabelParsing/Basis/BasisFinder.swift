import Foundation
import LabelModel

/// The amounts that the values refer to: the columns' headers and the serving size.
struct BasisFinder {
  /// An amount that values refer to, where it is printed.
  struct Mention {
    var basis: Basis
    var line: Int
    var position: Int
    var box: BoundingBox?
    /// The clarity of the header: a bare "100 g" is less clear than "per 100 g".
    var strength: Double
    /// Whether it states the serving's size rather than head a column.
    var isSize = false
    /// Whether it is of 100 g or 100 ml.
    var isHundred: Bool { basis != .perServing }
  }

  private(set) var mentions: [Mention] = []
  private(set) var servingSize: Quantity?
  let subject: Subject
  /// The basis of a pet food's constituents.
  let petFoodBasis: Basis
  private var owned: Set<ValueMention.Place> = []
  /// Letters between a portion and its size at most: "portion de 100 g".
  private static let nearPortion = 5

  init(page: ScannedPage, subject: Subject, footnotes: Footnotes, listed: ListedWords) {
    self.subject = subject
    petFoodBasis = subject == .petFood ? Self.petFoodBasis(page, listed: listed) : .asFed
    var hundreds: Set<ValueMention.Place> = []
    var sizes = ServingSizes()
    for line in page.lines.indices {
      let phrases = page.phrases[line]
      if !footnotes.contain(line: line) {
        for value in page.values[line] { add(value, in: line, page, &hundreds, &sizes) }
      }
      for phrase in phrases
      where (phrase.meaning == .serving || phrase.meaning == .servingSize) && phrase.likeness > 0.8
        && !hundreds.contains(ValueMention.Place(line: line, position: phrase.start))
      {
        mentions.append(
          Mention(
            basis: .perServing, line: line, position: phrase.start,
            box: page.lines[line].box(phrase.segments[0].range), strength: 0.6,
            isSize: phrase.meaning == .servingSize))
      }
    }
    if subject == .food { servingSize = sizes.best ?? Self.sizeInParentheses(page) }
    removeHundredsBelowHeader()
    mentions.sort { ($0.line, $0.position) < ($1.line, $1.position) }
  }

  /// Adds the basis that `value` states, and the size of a serving beside it.
  ///
  /// The places of words for a serving of 100 g are added to `hundreds`.
  private mutating func add(
    _ value: ValueMention, in line: Int, _ page: ScannedPage,
    _ hundreds: inout Set<ValueMention.Place>, _ sizes: inout ServingSizes
  ) {
    let phrases = page.phrases[line]
    let before = phrases.last {
      $0.start < value.range.lowerBound
        && ($0.segments[0].range.upperBound >= value.range.lowerBound - 3)
    }
    let isAfterPer = before?.meaning == .per
    let isAfterServing = before?.meaning == .serving || before?.meaning == .servingSize
    // "pour 1 portion de 100 g" is one header, of 100 g. "Per serve, per 100 ml" are two.
    let portion = phrases.last {
      ($0.meaning == .serving || $0.meaning == .servingSize)
        && $0.start < value.range.lowerBound && !isAfterPer
        && $0.segments[0].range.upperBound + Self.nearPortion >= value.range.lowerBound
    }
    if value.isHundred, let portion, subject == .food, let unit = value.unit {
      hundreds.insert(ValueMention.Place(line: line, position: portion.start))
      sizes.add(Quantity(100, unit), .stated)
    }
    if value.isHundred {
      guard isAfterPer || isBareHeading(value, in: line, page) else { return }
      mentions.append(
        Mention(
          basis: value.unit == .gram ? .per100g : .per100ml, line: line,
          position: value.range.lowerBound, box: value.box,
          strength: isAfterPer || portion != nil ? 1 : 0.7))
      owned.insert(value.place)
    } else if isAfterServing || isAfterPer, value.unit == .gram || value.unit == .millilitre,
      let amount = value.value, amount >= 1
    {
      if isAfterPer, phrases.contains(where: { RowMeaning($0.meaning) != nil }) { return }
      mentions.append(
        Mention(
          basis: .perServing, line: line, position: value.range.lowerBound, box: value.box,
          strength: 0.8, isSize: before?.meaning == .servingSize))
      if let unit = value.unit, let before {
        sizes.add(Quantity(amount, unit), of: value, behind: before, on: page)
      }
      owned.insert(value.place)
    }
  }

  /// Whether "100 g" without a word for "per" heads a column. Its line then holds little else, and is no sentence.
  private func isBareHeading(_ value: ValueMention, in line: Int, _ page: ScannedPage) -> Bool {
    let isNamed = page.phrases[line].contains {
      $0.start < value.range.lowerBound && RowMeaning($0.meaning) != nil
    }
    // "Carbohydrates 100 g" is sugar's value, not a header.
    guard !isNamed, !page.isWholeFat(value) else { return false }
    return page.unexplainedLetters(line) <= ScannedPage.sentence || page.hasHeading(line)
  }

  /// Removes each bare "100 g" below a clear header: sugar or oil consists of it.
  private mutating func removeHundredsBelowHeader() {
    if let header = mentions.first(where: { $0.isHundred && $0.strength == 1 }) {
      for late in mentions where late.isHundred && late.strength < 1 && late.line >= header.line + 2
      {
        owned.remove(ValueMention.Place(line: late.line, position: late.position))
      }
      mentions.removeAll { $0.isHundred && $0.strength < 1 && $0.line >= header.line + 2 }
    }
  }

  /// The serving's mass behind its size in kitchen measures, in the same line or the next two. 21
  /// CFR 101.9(b)(7) has it as "Serving size 1/2 cup (28g)".
  private static func sizeInParentheses(_ page: ScannedPage) -> Quantity? {
    for line in page.lines.indices {
      guard
        let phrase = page.phrases[line].last(where: {
          $0.meaning == .servingSize && $0.likeness > 0.8
        })
      else { continue }
      for below in line..<min(line + 3, page.lines.count) {
        let mass = page.values[below].first { value in
          (below > line || value.range.lowerBound > phrase.start)
            && page.lines[below].scalar(value.range.lowerBound - 1) == "("
            && (value.unit == .gram || value.unit == .millilitre) && (value.value ?? 0) >= 1
        }
        if let mass, let amount = mass.value, let unit = mass.unit { return Quantity(amount, unit) }
      }
    }
    return nil
  }

  /// Whether a value is a column's header and no nutrient's amount.
  func owns(_ value: ValueMention) -> Bool { owned.contains(value.place) }

  /// The bases of the columns in the order of their headers, for text without a picture.
  ///
  /// The bases of the columns. Where rows have two values, their ratio and the portion's size
  /// decide. Otherwise the column per 100 g comes first, as EU 1169/2011 has it.
  func columns(_ links: [NameValueLink], page: ScannedPage) -> [Basis] {
    let headers =
      headOnlyFurtherEnergies(links, page) ? columns.filter { $0 == .perServing } : columns
    let rows = ServingRatio.rows(links, withBare: true) { $0.column }
    if secondColumnIsOtherState(links, page: page) { return headers }
    if headers.isEmpty { return unheaded(rows, page) }
    guard rows.count >= 2 else { return headers }
    let named = headers.first { $0 == .per100g || $0 == .per100ml }
    // Beside servings a panel with kJ states 100 g (EU 1169/2011, article 32), also where its
    // heading is lost. American panels have servings and containers, and no kJ.
    guard
      let hundred = named
        ?? (ServingRatio.isShared(by: rows)
          && page.values.joined().contains { $0.unit == .kilojoule }
          ? .per100g : nil)
    else { return headers }
    // Headers in the order of EU 1169/2011 are believed unless the size beside them contradicts.
    // Some mass on a page always fits the ratio.
    let linked = Set(links.map(\.value.place))
    let lines = mentions.filter(\.isHundred).map(\.line)
    let ratio = ServingRatio(rows: rows, page: page) { value in
      headers.count < 2 || headers[0] != hundred
        || !linked.contains(value.place)
          && lines.contains { abs($0 - value.line) <= Self.nearHeader }
    }
    return ratio.isReversed == true ? [.perServing, hundred] : [hundred, .perServing]
  }

  /// Whether 100 g or 100 ml head an energy behind all amounts alone, which has its like before them.
  ///
  /// "Each burger contains: energy 921 kJ, fat 13 g. Typical values per 100 g: energy 1023 kJ" repeats a panel as
  /// EU 1169/2011, articles 30(3) and 33, allow. Its amounts are of a portion.
  private func headOnlyFurtherEnergies(_ links: [NameValueLink], _ page: ScannedPage) -> Bool {
    func isBefore(_ one: ValueMention.Place, _ other: ValueMention.Place) -> Bool {
      (one.line, one.position) < (other.line, other.position)
    }
    let amounts = links.filter { $0.group.nutrient != nil }.map(\.value.place)
    let headings = mentions.filter(\.isHundred).map {
      ValueMention.Place(line: $0.line, position: $0.position)
    }
    guard let first = amounts.min(by: isBefore), let last = amounts.max(by: isBefore),
      let heading = headings.min(by: isBefore), isBefore(last, heading)
    else { return false }
    let energies = page.values.joined().filter(\.isEnergy).map(\.place)
    return energies.contains { isBefore($0, first) } && energies.contains { isBefore(heading, $0) }
  }

  /// Whether the headings are of two columns of 100 g or 100 ml: the food as sold and prepared.
  ///
  /// They are in one line, and no portion heads a column.
  var hasTwoHundreds: Bool {
    let headings = mentions.filter { !$0.isSize }
    guard subject == .food, headings.allSatisfy(\.isHundred) else { return false }
    return zip(headings, headings.dropFirst()).contains { $0.line == $1.line }
  }

  /// Whether a second column is of the food in another state, or of as much of it in another unit.
  ///
  /// A portion's size that is printed and explains the ratio makes it a portion's column.
  func secondColumnIsOtherState(_ links: [NameValueLink], page: ScannedPage) -> Bool {
    guard hasTwoHundreds else { return false }
    let linked = Set(links.map(\.value.place))
    let rows = ServingRatio.rows(links, withBare: true) { $0.column }
    return ServingRatio(rows: rows, page: page) { !linked.contains($0.place) }.isReversed == nil
  }

  /// Whether a second column is of the whole package. A panel per serving without kJ has two
  /// columns of one ratio then (21 CFR 101.9(b)(12)(i)).
  func secondColumnIsPackage(_ links: [NameValueLink], page: ScannedPage) -> Bool {
    guard columns == [.perServing] else { return false }
    let rows = ServingRatio.rows(links, withBare: true) { $0.column }
    return ServingRatio.isShared(by: rows)
      && rows.count(where: { $0.second > $0.first }) * 10 >= rows.count * 8
      && !page.values.joined().contains { $0.unit == .kilojoule }
  }

  /// The bases of two columns without a legible header, where they can only be 100 g and a smaller
  /// portion.
  ///
  /// A panel with kJ states 100 g or 100 ml, first or alone (EU 1169/2011, articles 32 and 33). A
  /// portion of less than that makes the second column the smaller one.
  private func unheaded(_ rows: [(first: Decimal, second: Decimal)], _ page: ScannedPage) -> [Basis]
  {
    guard subject == .food, ServingRatio.isShared(by: rows),
      rows.count(where: { $0.second * 10 < $0.first * 9 }) * 10 >= rows.count * 8,
      page.values.joined().contains(where: { $0.unit == .kilojoule })
    else { return [] }
    let isDrink = page.values.joined().contains {
      $0.unit == .millilitre && $0.number.digits.count >= 2
    }
    return [isDrink ? .per100ml : .per100g, .perServing]
  }

  /// The greatest distance of the portion's size from a column's header, in lines, to be part of
  /// the headers.
  private static let nearHeader = 3

  private var columns: [Basis] {
    if subject == .petFood { return [petFoodBasis] }
    var columns: [Basis] = []
    for mention in mentions where !mention.isSize && !columns.contains(mention.basis) {
      columns.append(mention.basis)
    }
    // A US panel states its serving's size and nothing else: its one column is per serving.
    if columns.isEmpty, mentions.contains(where: \.isSize) { return [.perServing] }
    return columns
  }
}

extension ScannedPage {
  /// Whether a line has a heading of a nutrition table, or continues one from a line above.
  fileprivate func hasHeading(_ line: Int) -> Bool {
    (max(0, line - Self.longestWrap)...line).contains { above in
      phrases[above].contains { phrase in
        phrase.meaning == .foodHeading && phrase.segments.contains { $0.line == line }
      }
    }
  }

  /// Lines from one to the next of a column at most, with those of other columns between.
  private static let longestWrap = 4
}
