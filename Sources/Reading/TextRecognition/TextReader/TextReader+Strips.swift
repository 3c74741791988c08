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
    ///
    /// One that is the whole line has its strip with it.
    func cells(of line: FoundLine) -> [(cell: FoundLine, strip: LineImage?)] {
      guard line.cells.count > 1, let whole = strip(of: line) else { return [(line, nil)] }
      let cells = line.joiningCells(over: BlankGaps(whole, cells: line.cells)).splitIntoCells()
      return cells.map { ($0, cells.count == 1 ? whole : nil) }
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
    /// The index of its line.
    var line: Int
    var cell: FoundLine
    var strip: LineImage
  }

  /// Cuts out and reads the cells of lines, and hands them over in order.
  ///
  /// No reading is begun when the time is over. Cells of like length are read side by side.
  /// The model loses its place behind a wide gap or a rule. Each cell has a contrast of its own.
  func forEachCell<Reading>(
    of lines: [FoundLine], _ strips: Strips,
    read: ([CutCell]) throws(RecognitionError) -> [Reading], take: (CutCell, Reading) -> Void
  ) throws(RecognitionError) {
    var waiting: [(line: Int, cell: FoundLine, strip: LineImage?)] = []
    /// Reads all that wait, and returns whether there was time.
    func readWaiting() throws(RecognitionError) -> Bool {
      let longestFirst = waiting.indices.sorted {
        waiting[$0].cell.lengthInHeights > waiting[$1].cell.lengthInHeights
      }
      var done = [(CutCell, Reading)?](repeating: nil, count: waiting.count)
      var hasTime = true
      for start in stride(from: 0, to: waiting.count, by: TextReader.sideBySide) {
        hasTime = ProcessorTime.now < strips.budget
        guard hasTime else { break }
        let cells = longestFirst[start..<min(start + TextReader.sideBySide, waiting.count)]
          .compactMap { index in
            let part = waiting[index]
            return (part.strip ?? strips.strip(of: part.cell)).map {
              (index, CutCell(line: part.line, cell: part.cell, strip: $0))
            }
          }
        for (cell, reading) in zip(cells, try read(cells.map(\.1))) {
          done[cell.0] = (cell.1, reading)
        }
      }
      for case let (cell, reading)? in done { take(cell, reading) }
      waiting.removeAll(keepingCapacity: true)
      return hasTime
    }
    for (index, line) in lines.enumerated() {
      let cells = strips.cells(of: line)
      waiting += (strips.isUpsideDown ? cells.reversed() : cells).map { (index, $0.cell, $0.strip) }
      if waiting.count >= TextReader.together, try !readWaiting() { return }
    }
    _ = try readWaiting()
  }

  /// The number of lines that are read side by side. The products of eight take a quarter to two
  /// fifths of their time one by one.
  private static let sideBySide = 16
  /// The number of lines that are sorted by length, so that those side by side end nearly together.
  private static let together = 32

  /// The words of a line's cells.
  struct ReadCells {
    var words: [Word] = []
    var read: [ReadWord] = []

    mutating func append(_ read: [ReadWord], of strip: LineImage) {
      words += strip.onPhoto(read)
      self.read += read
    }
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

extension FoundLine {
  fileprivate var lengthInHeights: Float { curve.length / height }
}
