import LabelModel

/// The lines of a page with what the facts of a package are recognized by: sizes, places and certainties.
struct IdentityPage: Sendable {
  /// A line of text.
  struct Line: Sendable {
    var words: [Word]
    var text: String
    var box: BoundingBox?
    var slope: Double
    /// The middle one of the words' heights, in pixels; 0 without places.
    var height: Double
    /// The mean confidence of the letters.
    var confidence: Double
    /// Letters of the EU's scripts.
    var letters: Int

    init(_ line: TextLine) {
      words = line.words
      text = line.text
      box = line.box
      slope = line.slope
      let heights = line.words.compactMap(\.box?.height).sorted()
      height = heights.isEmpty ? 0 : Double(heights[heights.count / 2])
      confidence = IdentityPage.confidence(of: line.words)
      letters = IdentityPage.letters(of: line.text)
    }

    /// The row of the line's middle at column `x`.
    func row(at x: Double) -> Double {
      (box?.centerY ?? 0) + slope * (x - (box?.centerX ?? 0))
    }
  }

  /// Lines below this confidence are texture; ``TextFlow`` has the same limit.
  private static let leastConfidence = 0.25
  /// Lines that one is compared with at most, which keeps the time linear.
  private static let window = 80

  let source: String
  /// The lines in reading order.
  let lines: [Line]
  /// The lines' numbers from the top, where all have places.
  private let order: [Int]
  private let rankOf: [Int: Int]
  /// Half of the letters are in lines of this height or less; 0 without places.
  let textHeight: Double

  init(_ page: RecognizedPage) {
    source = page.source
    lines = TextColumns.split(page.lines).map(Line.init)
      .filter { $0.confidence >= Self.leastConfidence }
    let hasPlaces = lines.allSatisfy { $0.box != nil }
    let lines = lines
    order =
      hasPlaces
      ? lines.indices.sorted {
        (lines[$0].box?.centerY ?? 0, $0) < (lines[$1].box?.centerY ?? 0, $1)
      } : []
    rankOf = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let sized = lines.filter { $0.letters >= 4 && $0.confidence >= 0.5 }
      .sorted { $0.height < $1.height }
    let half = sized.reduce(0) { $0 + $1.letters } / 2
    var sum = 0
    textHeight =
      sized.first {
        sum += $0.letters
        return sum >= half
      }?.height ?? 0
  }

  /// Whether all lines have places.
  var hasPlaces: Bool { !order.isEmpty }

  /// Returns the line right above `number`, of several readings of one print the surest.
  ///
  /// It begins near the same column and overlaps with the line. The gap between them is no larger
  /// than a line.
  func lineAbove(_ number: Int) -> Int? {
    guard let rank = rankOf[number], let box = lines[number].box else { return nil }
    var found: [(line: Int, drop: Double)] = []
    for other in order[max(0, rank - Self.window)..<rank].reversed() {
      guard let place = lines[other].box else { continue }
      let left = max(box.left, place.left)
      let right = min(box.right, place.right)
      guard Double(right - left) > 0.3 * Double(min(box.width, place.width)) else { continue }
      let middle = Double(left + right) / 2
      let drop = lines[number].row(at: middle) - lines[other].row(at: middle)
      let height = max(lines[number].height, lines[other].height)
      guard drop > 0.5 * min(lines[number].height, lines[other].height), drop < 2 * height else {
        continue
      }
      found.append((other, drop))
    }
    guard let nearest = found.map(\.drop).min() else { return nil }
    return found.filter { $0.drop < nearest + 0.4 * lines[number].height }
      .max { lines[$0.line].confidence < lines[$1.line].confidence }?.line
  }

  /// Returns the evidence that some words of a line are.
  func evidence(_ words: some Sequence<Word>) -> Evidence {
    Evidence(
      image: source, text: words.map(\.text).joined(separator: " "),
      box: BoundingBox.union(of: words.compactMap(\.box)))
  }

  /// Returns the mean confidence of the characters of `words`; 1 where the source gave none.
  static func confidence(of words: some Sequence<Word>) -> Double {
    var sum = 0.0
    var count = 0.0
    for word in words {
      let length = Double(word.text.unicodeScalars.count)
      sum += length * (word.confidence?.value ?? 1)
      count += length
    }
    return count == 0 ? 0 : sum / count
  }

  /// Returns how many letters of the EU's scripts `text` has.
  static func letters(of text: String) -> Int {
    text.unicodeScalars.count(where: LetterFolding.isLetter)
  }
}
