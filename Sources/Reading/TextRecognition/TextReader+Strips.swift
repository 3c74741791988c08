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

  /// Cuts out the cells of lines in order, and hands over some at a time while time is left.
  ///
  /// The model loses its place behind a wide gap or a rule. Each cell has a contrast of its own.
  func forEachBatch(
    of lines: [FoundLine], _ strips: Strips,
    _ body: ([CutCell]) throws(RecognitionError) -> Void
  ) throws(RecognitionError) {
    var waiting: [(line: Int, cell: FoundLine, strip: LineImage?)] = []
    func handOver(_ count: Int) throws(RecognitionError) {
      try body(
        waiting.prefix(count).compactMap { part in
          (part.strip ?? strips.strip(of: part.cell)).map {
            CutCell(line: part.line, cell: part.cell, strip: $0)
          }
        })
      waiting.removeFirst(count)
    }
    for (index, line) in lines.enumerated() {
      let cells = strips.cells(of: line)
      waiting += (strips.isUpsideDown ? cells.reversed() : cells).map { (index, $0.cell, $0.strip) }
      while waiting.count >= TextReader.sideBySide {
        guard ProcessorTime.now < strips.budget else { return }
        try handOver(TextReader.sideBySide)
      }
    }
    guard !waiting.isEmpty, ProcessorTime.now < strips.budget else { return }
    try handOver(waiting.count)
  }

  /// The number of lines that are read side by side. The products of eight take a quarter to two
  /// fifths of their time one by one. Lines of other lengths fill up.
  private static let sideBySide = 16

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
