import LabelModel

extension TextReader {
  /// The photo that lines are cut out of.
  struct Strips {
    var photo: any LineSource
    var isUpsideDown: Bool
    /// Whether the photo's edges are blurred.
    var isBlurred: Bool
    /// The direction of upright strokes; `nil` where it is square to the lines.
    var strokes: StrokeDirection?
    /// The processor time at which no further line is begun.
    var budget: Double

    /// Returns the cells of a line that have nothing printed between them.
    func cells(of line: FoundLine) -> [FoundLine] {
      guard line.cells.count > 1, let whole = strip(of: line) else { return [line] }
      return line.joiningCells(over: BlankGaps(whole, cells: line.cells)).splitIntoCells()
    }

    func strip(of line: FoundLine, widening: Float = 1) -> LineImage? {
      var shape = LineImage.Shape.standard
      shape.widening = widening
      if isBlurred { shape.sharpening = .blurredStrip }
      return LineImage(
        line, from: photo, shape: shape, upsideDown: isUpsideDown, strokes: strokes)
    }
  }

  /// A cell of a line that is cut out.
  struct CutCell {
    var cell: FoundLine
    var strip: LineImage
  }

  /// Cuts out the cells of lines, and hands over some at a time while time is left.
  ///
  /// The model loses its place behind a wide gap or a rule. Each cell has a contrast of its own.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - strips: the photo that they are cut out of.
  ///   - read: reads cells.
  /// - Returns: the readings of the cells, in the order of the lines and of the cells on them.
  /// - Throws: the error of `read`.
  func readCells<Read>(
    of lines: [FoundLine], _ strips: Strips,
    _ read: ([CutCell]) throws(RecognitionError) -> [Read]
  ) throws(RecognitionError) -> [(line: Int, read: Read)] {
    let cells = lines.enumerated().flatMap { index, line in
      let cells = strips.cells(of: line)
      return (strips.isUpsideDown ? cells.reversed() : cells).map { (line: index, cell: $0) }
    }
    let lengths = cells.map { $0.cell.curve.length / $0.cell.height }
    var all = [Read?](repeating: nil, count: cells.count)
    for batch in Self.batches(ofLengths: lengths) where ProcessorTime.now < strips.budget {
      let cut = batch.compactMap { place in
        strips.strip(of: cells[place].cell).map {
          (place: place, cell: CutCell(cell: cells[place].cell, strip: $0))
        }
      }
      for (cut, read) in zip(cut, try read(cut.map(\.cell))) { all[cut.place] = read }
    }
    return zip(cells, all).compactMap { cell, read in read.map { (line: cell.line, read: $0) } }
  }

  /// The indices of cells of these lengths that are read side by side.
  ///
  /// The first cells come first, as far as cells of like length are together.
  private static func batches(ofLengths lengths: [Float]) -> [[Int]] {
    stride(from: 0, to: lengths.count, by: sortedTogether).flatMap { start in
      let part = start..<min(start + sortedTogether, lengths.count)
      let byLength = part.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
      return stride(from: 0, to: byLength.count, by: sideBySide).map {
        Array(byLength[$0..<min($0 + sideBySide, byLength.count)])
      }
    }
  }

  /// The number of cells that are read side by side. The products of eight take a quarter to two
  /// fifths of their time one by one. Where a long cell is left alone, it takes as long as alone.
  private static let sideBySide = 16
  /// The number of cells that are sorted by length.
  private static let sortedTogether = 96

  /// The words of a line's cells.
  struct ReadCells {
    var words: [Word] = []
    var read: [ReadWord] = []

    init() {}

    /// Takes the words of a cell.
    init(_ read: [ReadWord], of strip: LineImage) {
      words = strip.onPhoto(read)
      self.read = read
    }

    mutating func append(_ cell: ReadCells) {
      words += cell.words
      read += cell.read
    }
  }

  /// Reads cells that are cut out.
  static func words(
    of cells: [CutCell], by engine: any LineEngine
  ) throws(RecognitionError) -> [ReadCells] {
    zip(cells, try engine.read(cells.map(\.strip.picture))).map { ReadCells($1, of: $0.strip) }
  }

  /// A line, and what is read on it.
  struct ReadLine {
    var found: FoundLine
    var text: TextLine
    var letters: LetterCertainty

    /// Joins a line and the words read on it; `nil` without words.
    init?(_ line: FoundLine, _ cells: ReadCells) {
      guard !cells.words.isEmpty else { return nil }
      found = line
      text = TextLine(words: cells.words, slope: Double(line.curve.slope))
      letters = LetterCertainty(cells.read)
    }

    var isForeign: Bool { ScriptEngines.mayBeForeign(letters) }
  }
}

extension LineImage {
  /// Maps words read on the picture to the photo.
  func onPhoto(_ read: [ReadWord]) -> [Word] {
    read.map { Word(text: $0.text, box: photoBox(of: $0.box), confidence: $0.confidence) }
  }
}
