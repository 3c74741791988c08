import LabelImaging
import LabelModel

extension TextReader {
  /// Reads lines, and keeps of those on each other the one on which most letters are surely read.
  ///
  /// The likeliest lines are read first. Their rivals are read where these are in doubt.
  ///
  /// - Parameters:
  ///   - lines: the lines on the photo.
  ///   - strips: the photo that they are cut out of.
  ///   - foreign: the engine for lines of another script; `nil` on a label of one script.
  /// - Returns: the lines on which something is read, the surest first.
  /// - Throws: the errors of ``readAgain(_:of:)``.
  func readRivals(
    _ lines: [FoundLine], of strips: Strips, foreign: (any LineEngine)?
  ) throws(RecognitionError) -> [CloserLine] {
    guard let around = BoundingBox.union(of: lines.map(\.box)) else { return [] }
    var likely: [FoundLine] = []
    var rivals: [FoundLine] = []
    var places = TakenPlaces(around, yields: true)
    for line in lines.sorted(by: { $0.score > $1.score }) {
      if line.probability >= LineVerifier.leastProbability, places.claim(line) {
        likely.append(line)
      } else {
        rivals.append(line)
      }
    }
    var read = try readForAmounts(likely, of: strips, foreign: foreign)
      .filter { $0.share > CloserLine.leastShare }
    var sure = TakenPlaces(around)
    for line in read where line.isSure { _ = sure.claim(line.found) }
    let doubtful = affordable(rivals.filter(sure.isFree), beside: likely)
    read += try readForAmounts(doubtful, of: strips, foreign: foreign)
      .filter { $0.share > CloserLine.leastShareOfRival }
    var chosen = TakenPlaces(around)
    let sureFirst = read.sorted {
      $0.isSure == $1.isSure ? $0.sureLetters > $1.sureLetters : $0.isSure
    }
    return sureFirst.filter { chosen.claim($0.found) }
  }

  /// The rivals that take no longer to read than the likely lines: small cells, then the likeliest.
  private func affordable(_ rivals: [FoundLine], beside likely: [FoundLine]) -> [FoundLine] {
    var steps = likely.reduce(0) { $0 + $1.curve.length / $1.height }
    let isCell = { (line: FoundLine) in line.probability < LineVerifier.leastProbabilityOfRival }
    return (rivals.filter(isCell) + rivals.filter { !isCell($0) }).filter {
      steps -= $0.curve.length / $0.height
      return steps > 0
    }
  }

  /// Reads lines as words and as amounts, leaving out those on which nothing is read.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - strips: the photo that they are cut out of.
  ///   - foreign: the engine for lines of another script; `nil` on a label of one script.
  /// - Returns: the lines, in the order in which they were found.
  /// - Throws: the errors of ``readAgain(_:of:)``.
  private func readForAmounts(
    _ lines: [FoundLine], of strips: Strips, foreign: (any LineEngine)?
  ) throws(RecognitionError) -> [CloserLine] {
    func read(
      _ indices: [Int], by engine: any LineEngine
    ) throws(RecognitionError) -> [Int: CloserLine] {
      var read: [Int: CloserLine] = [:]
      try forEachCell(of: indices.map { lines[$0] }, strips) { (batch) throws(RecognitionError) in
        var texts = try engine.readForAmounts(batch.map(\.strip.picture))
        try restoreMarks(in: &texts, of: batch, strips, by: engine)
        return texts
      } take: { cell, words in
        let index = indices[cell.line]
        read[index, default: CloserLine(found: lines[index])].append(words, of: cell.strip)
      }
      return read
    }
    var all = try read(Array(lines.indices), by: engine)
    if let foreign {
      let indices = all.keys.sorted().filter {
        ScriptEngines.mayBeForeign(LetterCertainty(all[$0]?.read ?? []))
      }
      all.merge(try read(indices, by: foreign)) { own, other in other.words.isEmpty ? own : other }
    }
    return lines.indices.compactMap { all[$0] }.filter { !$0.words.isEmpty }
  }

  /// Reads cells with amounts once more in wider strips, and adds the decimal marks that are read there.
  ///
  /// In narrow print a comma is two columns wide. The model reads "25 g" for "2,5 g" then.
  private func restoreMarks(
    in texts: inout [(words: [ReadWord], amounts: [ReadWord]?)], of batch: [CutCell],
    _ strips: Strips, by engine: any LineEngine
  ) throws(RecognitionError) {
    let doubtful = batch.indices.compactMap { index in
      DecimalMarks.mayBeLost(in: texts[index].words)
        ? strips.strip(of: batch[index].cell, widening: Self.widening).map { (index, $0.picture) }
        : nil
    }
    guard !doubtful.isEmpty else { return }
    for ((index, _), wide) in zip(doubtful, try engine.read(doubtful.map(\.1))) {
      let amounts = texts[index].amounts ?? texts[index].words
      texts[index].amounts = DecimalMarks.restored(amounts, from: wide) ?? texts[index].amounts
    }
  }

  /// The columns of a wider strip to one of a usual one.
  private static let widening: Float = 1.3
}

/// A line that was found anew, and what is read on it.
struct CloserLine {
  var found: FoundLine
  var words: [Word] = []
  /// The words where what may be an amount is read as nothing else.
  var amounts: [Word] = []
  /// Whether the amounts differ from the words.
  var hasAmounts = false
  /// The words before they are mapped to the photo.
  var read: [ReadWord] = []

  mutating func append(
    _ read: (words: [ReadWord], amounts: [ReadWord]?), of strip: LineImage
  ) {
    words += strip.onPhoto(read.words)
    amounts += strip.onPhoto(read.amounts ?? read.words)
    hasAmounts = hasAmounts || read.amounts != nil
    self.read += read.words
  }

  /// Whether most letters are surely read.
  var isSure: Bool { share > Self.sureShare }

  /// The share of its letters that are surely read, `0 ... 1`.
  var share: Double {
    sureLetters / Double(max(1, words.reduce(0) { $0 + $1.text.count }))
  }

  private static let sureShare = 0.7
  /// Lines of which a smaller share is surely read are no print.
  static let leastShare = 0.05
  /// The same of lines that less ink or a place within others speaks for.
  static let leastShareOfRival = 0.25

  /// The letters, each counted by the square of its word's confidence.
  var sureLetters: Double {
    words.reduce(0) { sum, word in
      let confidence = max(0, word.confidence?.value ?? 0)
      return sum + Double(word.text.count) * confidence * confidence
    }
  }

  func line(_ words: [Word]) -> TextLine {
    TextLine(words: words, slope: Double(found.curve.slope))
  }
}

/// The places that lines of a part of the photo take.
private struct TakenPlaces {
  private let around: BoundingBox
  private var suppression: LineSuppression
  /// The pixels of the choice to one of the photo.
  private static let factor: Float = 0.5
  /// The share of a line's place that others may have.
  private static let share = 0.5

  init(_ around: BoundingBox, yields: Bool = false) {
    self.around = around
    suppression = LineSuppression(
      width: Int(Float(around.right - around.left) * Self.factor) + 2,
      height: Int(Float(around.bottom - around.top) * Self.factor) + 2,
      yields: yields)
  }

  mutating func claim(_ line: FoundLine) -> Bool {
    suppression.claim(place(of: line), share: Self.share)
  }

  func isFree(_ line: FoundLine) -> Bool {
    suppression.isFree(place(of: line), share: Self.share)
  }

  private func place(of line: FoundLine) -> FoundLine {
    line.moved(right: -around.left, down: -around.top).scaled(by: Self.factor)
  }
}
