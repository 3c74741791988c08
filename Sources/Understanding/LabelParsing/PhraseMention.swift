import Foundation
import LabelModel

/// A phrase of the lexicon where it stands on the page.
struct PhraseMention: Sendable {
  /// A stretch of one line; a wrapped name has two.
  struct Segment: Sendable {
    var line: Int
    var range: Range<Int>
  }

  var meaning: PhraseMeaning
  /// The languages that write it so, as indices into the lexicon's.
  var languages: [Int]
  /// Letters of the phrase.
  var length: Int
  /// Tenths of wrong letters.
  var cost: Int
  var segments: [Segment]

  var line: Int { segments[0].line }
  var start: Int { segments[0].range.lowerBound }

  /// The agreement of name and print, `0 ... 1`.
  var likeness: Double { max(0, 1 - Double(cost) / 10 / Double(max(length, 1)) * 1.6) }
}

/// The page's lines with their values and phrases found.
struct ScannedPage: Sendable {
  var lines: [ScannedLine]
  /// The values of each line, left to right.
  var values: [[ValueMention]]
  /// The phrases of each line, left to right; a wrapped one stands in its first line.
  var phrases: [[PhraseMention]]
  /// The languages seen, most text first, as indices into the lexicon's.
  var languages: [Int]

  init(_ page: RecognizedPage, lexicon: Lexicon, names: SearchPool) {
    let lines = TextColumns.split(page.lines).map(ScannedLine.init)
    var values = lines.enumerated().map {
      ValueScanner(line: $0.element, index: $0.offset).values()
    }
    Self.joinUnits(lines, &values)
    self.lines = lines
    self.values = values
    let spotter = PhraseSpotter(
      lexicon: lexicon, lines: lines, runs: TextRun.lines(lines, values))
    let spotted = names.use { spotter.spot(&$0) }
    let support = LanguageSupport(spotted)
    phrases = FattyAcids.withoutOmega(spotted.map { $0.filter(support.believes) }, lines)
    languages = support.languages
  }

  /// Whether `value` is a mass alone in brackets, which is a portion's or a package's size: "2 cookies (21 g)".
  func isSizeInBrackets(_ value: ValueMention) -> Bool {
    guard value.unit == .gram || value.unit == .millilitre else { return false }
    // No portion is of a few grams and tenths: "(of which saturates (0.6 g))".
    guard value.number.groups.count == 1 || (value.amount ?? 0) >= 10 else { return false }
    let line = lines[value.line]
    return line.scalar(value.range.lowerBound - 1) == "("
      && line.scalar(value.range.upperBound) == ")"
  }

  /// Letters that make a line a sentence rather than a row of a table.
  static let sentence = 24

  /// The letters and digits of a line that belong to no phrase.
  func unexplainedLetters(_ line: Int) -> Int {
    phrases[line].reduce(lines[line].letterCount(0..<lines[line].scalars.count)) { $0 - $1.length }
  }

  /// Whether `value` is a bare number right before a word that is no part of a label's analysis: "2 Eier",
  /// "ready in 12 minutes".
  func countsWords(_ value: ValueMention) -> Bool {
    guard value.unit == nil, !value.isForeign else { return false }
    let line = lines[value.line]
    let end = value.range.upperBound
    // Two letters may be a damaged unit.
    guard line.scalar(end) == " ",
      (1...3).allSatisfy({ line.scalar(end + $0).map(LetterFolding.isLetter) ?? false })
    else { return false }
    if phrases[value.line].contains(where: { phrase in
      phrase.segments.contains { $0.line == value.line && $0.range.contains(end + 1) }
    }) {
      return false
    }
    guard let number = value.box, let word = line.box((end + 1)..<(end + 3)) else {
      // Without places the word may be the next column's damaged name: only a sentence is sure.
      return unexplainedLetters(value.line) > Self.sentence
    }
    return Double(word.left - number.right) < 0.8 * Double(min(number.height, word.height))
  }

  /// Gives a bare number that ends its line the unit that is all of the next line's text.
  private static func joinUnits(_ lines: [ScannedLine], _ values: inout [[ValueMention]]) {
    for line in lines.indices.dropFirst() where lines[line].scalars.count <= 4 {
      guard let unit = UnitSpelling.find(in: lines[line], at: 0),
        unit.length == lines[line].scalars.count,
        let kind = unit.unit, let last = values[line - 1].last, last.unit == nil, !last.isForeign,
        last.range.upperBound == lines[line - 1].scalars.count
      else { continue }
      values[line - 1][values[line - 1].count - 1].unit = kind
    }
  }
}

/// The languages of a page, by its phrases.
struct LanguageSupport {
  private var letters: [Int: Double] = [:]
  private let total: Double

  init(_ phrases: [[PhraseMention]]) {
    var total = 0.0
    for phrase in phrases.joined() where phrase.length > 5 {
      let share = Double(phrase.length) * phrase.likeness / Double(phrase.languages.count)
      for language in phrase.languages { letters[language, default: 0] += share }
      total += share * Double(phrase.languages.count)
    }
    self.total = total
  }

  /// The languages that an eighth of the phrases are in, most text first.
  var languages: [Int] {
    letters.filter { $0.value * 8 >= total }.sorted { ($0.value, -$0.key) > ($1.value, -$1.key) }
      .map(\.key)
  }

  /// Whether a phrase is to be believed: a short word of a language that nothing else on the page is in is chance.
  func believes(_ phrase: PhraseMention) -> Bool {
    phrase.length > 5 || total == 0
      || phrase.languages.contains { letters[$0, default: 0] * 25 >= total }
  }
}

/// A stretch of a line in which phrases are sought: the whole line, or one cell of it.
struct TextRun: Sendable {
  var line: Int
  /// The symbols of the line that the run covers.
  var range: Range<Int>
  /// The words and signs of the run, without its values.
  var pieces: [ScannedLine.Piece]
  /// The run that a wrapped name goes on in.
  var next: Int?

  /// Whether a value is neither the first nor the last text of the run.
  var beginsWithText: Bool { pieces.first.map { $0.range.lowerBound == range.lowerBound } ?? false }
  var endsWithText: Bool { pieces.last.map { $0.range.upperBound == range.upperBound } ?? true }
}

extension TextRun {
  /// One run for each line.
  static func lines(_ lines: [ScannedLine], _ values: [[ValueMention]]) -> [TextRun] {
    let successors = LineSuccession(lines: lines).successors
    return lines.indices.map { line in
      TextRun(
        line: line, range: 0..<lines[line].scalars.count,
        pieces: lines[line].pieces(around: values[line]), next: successors[line])
    }
  }
}

/// Finds the lexicon's phrases in runs of text.
struct PhraseSpotter {
  let lexicon: Lexicon
  let lines: [ScannedLine]
  let runs: [TextRun]
  /// The number of times that a name may go on in another run.
  var wraps = 1

  /// The last word of a phrase: which piece of which run it is.
  private struct End {
    var run: Int
    var piece: Int
  }

  /// The best phrase that begins at a piece, its last word in each run, and the piece behind it.
  private struct Choice {
    var match: PhraseSearch.Ending
    var path: [End]
    var next: Int
  }

  /// The phrases of each run, which is a line: of overlapping ones those that explain most letters.
  func spot(_ search: inout PhraseSearch) -> [[PhraseMention]] {
    var taken = [Int](repeating: 0, count: runs.count)
    var result = [[PhraseMention]](repeating: [], count: runs.count)
    for run in runs.indices {
      let found = best(in: run, from: taken[run], &search)
      result[run] = found
      for mention in found {
        for segment in mention.segments.dropFirst() {
          let pieces = runs[segment.line].pieces
          let after = pieces.firstIndex { $0.range.lowerBound >= segment.range.upperBound }
          taken[segment.line] = max(taken[segment.line], after ?? pieces.count)
        }
      }
    }
    return result
  }

  private func best(
    in run: Int, from first: Int, _ search: inout PhraseSearch
  ) -> [PhraseMention] {
    let pieces = runs[run].pieces
    guard first < pieces.count else { return [] }
    var weights = [Int](repeating: 0, count: pieces.count + 1)
    var choices = [Choice?](repeating: nil, count: pieces.count)
    for start in (first..<pieces.count).reversed() {
      weights[start] = weights[start + 1]
      guard pieces[start].isWord else { continue }
      var rank = -1
      follow(run: run, from: start, &search) { match, path in
        let last = path[path.count - 1]
        let next = path.count == 1 ? last.piece + 1 : pieces.count
        let length = lexicon.trie.lengths[Int(match.phrase)]
        // A phrase must explain more than its parts would: each costs a letter.
        let weight = length * 10 - Int(match.cost) * 3 - 12 + weights[next]
        // What goes on in the next line is a name only if it is well read.
        if path.count > 1, Int(match.cost) * 2 > PhraseTrie.allowance(for: length) { return }
        let own = lexicon.trie.ranks[Int(match.phrase)]
        guard weight > weights[start] || weight == weights[start] && own < rank else { return }
        rank = own
        weights[start] = weight
        choices[start] = Choice(match: match, path: path, next: next)
      }
    }
    var found: [PhraseMention] = []
    var position = first
    while position < pieces.count {
      if let choice = choices[position], weights[position] > weights[position + 1] {
        let phrase = lexicon.phrases[Int(choice.match.phrase)]
        found.append(
          PhraseMention(
            meaning: phrase.meaning, languages: phrase.languages,
            length: lexicon.trie.lengths[Int(choice.match.phrase)],
            cost: Int(choice.match.cost),
            segments: segments(from: position, along: choice.path)))
        position = choice.next
      } else {
        position += 1
      }
    }
    return found
  }

  /// Every phrase that may be printed at any word, overlapping ones as well: the best match of each meaning at each word.
  ///
  /// With `wrapsOnly` they are those that go on in another run.
  func everyMention(_ search: inout PhraseSearch, wrapsOnly: Bool = false) -> [PhraseMention] {
    var found: [PhraseMention] = []
    for run in runs.indices where !wrapsOnly || runs[run].next != nil {
      for start in runs[run].pieces.indices where runs[run].pieces[start].isWord {
        var best: [PhraseMeaning: (weight: Int, match: PhraseSearch.Ending, path: [End])] = [:]
        follow(run: run, from: start, &search) { match, path in
          if wrapsOnly, path.count == 1 { return }
          let length = lexicon.trie.lengths[Int(match.phrase)]
          if path.count > 1, Int(match.cost) * 2 > PhraseTrie.allowance(for: length) { return }
          let meaning = lexicon.phrases[Int(match.phrase)].meaning
          let weight = length * 10 - Int(match.cost) * 3
          if weight > best[meaning]?.weight ?? Int.min { best[meaning] = (weight, match, path) }
        }
        let ordered = best.sorted {
          ($0.value.weight, $0.value.match.phrase) > ($1.value.weight, $1.value.match.phrase)
        }
        for (meaning, choice) in ordered {
          found.append(
            PhraseMention(
              meaning: meaning,
              languages: lexicon.phrases[Int(choice.match.phrase)].languages,
              length: lexicon.trie.lengths[Int(choice.match.phrase)], cost: Int(choice.match.cost),
              segments: segments(from: start, along: choice.path)))
        }
      }
    }
    return found
  }

  private func segments(from start: Int, along path: [End]) -> [PhraseMention.Segment] {
    path.enumerated().map { index, end in
      let pieces = runs[end.run].pieces
      let first = pieces[index == 0 ? start : 0].range.lowerBound
      return .init(line: runs[end.run].line, range: first..<pieces[end.piece].range.upperBound)
    }
  }

  /// Follows the words from one piece on, to the next sign or value that no phrase contains or into the next run, as long
  /// as a phrase may begin so; tells each phrase that ends where a word does, with its last word in each run.
  private func follow(
    run: Int, from start: Int, _ search: inout PhraseSearch,
    found: (PhraseSearch.Ending, [End]) -> Void
  ) {
    var state: PhraseSearch.State?
    var path = [End(run: run, piece: start)]
    var current = run
    var position = start
    while true {
      let own = runs[current].pieces
      guard position < own.count else {
        // The run ends without a value: a name may go on in the one below.
        guard path.count <= wraps, let next = runs[current].next, runs[current].endsWithText,
          runs[next].beginsWithText
        else { return }
        path[path.count - 1].piece = own.count - 1
        path.append(End(run: next, piece: 0))
        current = next
        position = 0
        continue
      }
      let piece = own[position]
      if position > 0, current != run || position > start {
        let gap = own[position - 1].range.upperBound
        // A value stands between the two words.
        if piece.range.lowerBound - gap > 1 { return }
      }
      if let opening = piece.letters.first {
        var here = state ?? search.begin(LetterFolding.Script(opening))
        for letter in piece.letters {
          guard let next = search.advance(here, by: letter) else { return }
          here = next
        }
        state = here
        path[path.count - 1].piece = position
        for ending in search.endings(of: here) { found(ending, path) }
      } else if !piece.isWord,
        !joins(lines[runs[current].line].scalars[piece.range.lowerBound])
      {
        return
      }
      position += 1
    }
  }

  /// Signs that may stand inside a name.
  private func joins(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "-", "–", "—", ".", "'", "’", "‘", "`", "´", "&", "¬", "­", "*", "_", "°", "\"": true
    default: false
    }
  }
}

/// The line that each line goes on in.
struct LineSuccession {
  /// For each line the next one below it, `nil` when there is none near.
  let successors: [Int?]

  init(lines: [ScannedLine]) {
    let boxes = lines.map(\.line.box)
    guard !boxes.isEmpty, boxes.allSatisfy({ $0 != nil }) else {
      successors = lines.indices.map { $0 + 1 < lines.count ? $0 + 1 : nil }
      return
    }
    let known = boxes.compactMap { $0 }
    // Lines by their top, so that each looks only at the few below it.
    let heights = lines.map(Self.height)
    let order = known.indices.sorted { (known[$0].centerY, $0) < (known[$1].centerY, $1) }
    var found = [Int?](repeating: nil, count: lines.count)
    for (rank, line) in order.enumerated() {
      let box = known[line]
      let slope = lines[line].line.slope
      let height = heights[line]
      var best: (line: Int, distance: Double)?
      for other in order.dropFirst(rank + 1) {
        let below = known[other]
        if below.centerY - box.centerY > 3 * height + abs(slope) * Double(box.width) { break }
        let middle = box.centerY + slope * (below.centerX - box.centerX)
        let drop = below.centerY - middle
        let overlap = min(box.right, below.right) - max(box.left, below.left)
        guard drop > 0.45 * height, drop < 2.1 * height, overlap * 3 > min(box.width, below.width),
          heights[other] < 1.7 * height, heights[other] * 1.7 > height
        else { continue }
        let distance = drop + 0.2 * Double(abs(below.left - box.left))
        if distance < best?.distance ?? .infinity { best = (other, distance) }
      }
      found[line] = best?.line
    }
    successors = found
  }

  /// The height of a line's text: its box without the slope.
  private static func height(of line: ScannedLine) -> Double {
    guard let box = line.line.box else { return 0 }
    return max(4, Double(box.height) - abs(line.line.slope) * Double(box.width))
  }
}
