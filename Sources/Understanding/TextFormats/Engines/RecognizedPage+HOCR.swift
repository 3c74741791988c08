internal import LabelModel

extension RecognizedPage {
  /// Creates a page of hOCR: each line's words, with their `bbox` and `x_wconf`, and the lines' `baseline` and
  /// `textangle`.
  ///
  /// Tags need not match. A line without words of their own is divided at its spaces.
  init(hocr bytes: [UInt8], source: String) throws(TextFormatError) {
    var markup = MarkupReader(bytes, format: .hocr)
    var page = HOCRPage()
    while let token = try markup.next() {
      switch token {
      case .start(let name, let isEmpty): try page.start(name, isEmpty: isEmpty, markup)
      case .end(let name): try page.end(name)
      case .text(let text): page.add(text)
      }
    }
    try page.endLine()
    guard page.isHOCR else { throw .nothingOfFormat(.hocr) }
    guard page.isComplete else { throw .truncated(.hocr) }
    guard page.pages <= 1 else { throw .severalPages }
    // Words that are in no line have to be put into lines.
    self.init(
      page.lines + LineJoining.joined(page.looseWords), size: page.size, source: source)
  }
}

/// The part of a file of hOCR that has been read.
private struct HOCRPage {
  var lines: [EngineLine] = []
  /// Words that are in no line, each as a line.
  var looseWords: [EngineLine] = []
  var size: SIMD2<Double>?
  /// Pages that have text.
  var pages = 0
  var isHOCR = false
  /// Whether no `html` was begun and not ended.
  var isComplete = true
  private var isNewPage = true
  private var line: Element?
  private var word: Element?
  private var limit = WordLimit()

  /// An element that is read, until its end tag: tags of its name are counted.
  private struct Element {
    var tag: String
    var depth = 1
    var title: HOCRTitle
    var text = ""
    var words: [EngineWord] = []
  }

  /// Classes of lines: the first three are the specification's, the others Tesseract's for odd ones.
  private static let lineClasses: Set<String> = [
    "ocr_line", "ocrx_line", "ocr_textfloat", "ocr_header", "ocr_footer", "ocr_caption",
  ]

  mutating func start(
    _ name: String, isEmpty: Bool, _ tag: MarkupReader
  ) throws(TextFormatError) {
    if name == "html" { isComplete = false }
    if name == "br" { add(" ") }
    guard !isEmpty else { return }
    if word?.tag == name { word?.depth += 1 }
    if line?.tag == name { line?.depth += 1 }
    guard let classes = tag.attribute("class"), classes.contains("ocr") else { return }
    isHOCR = true
    let names = classes.split(whereSeparator: \.isWhitespace).map(String.init)
    let title = HOCRTitle(tag.attribute("title") ?? "")
    if names.contains("ocr_page") {
      try endLine()
      isNewPage = true
      if let box = title.box { size = pageSize(box[2] - min(0, box[0]), box[3] - min(0, box[1])) }
    } else if names.contains("ocrx_word") {
      try endWord()
      word = Element(tag: name, title: title)
    } else if names.contains(where: Self.lineClasses.contains) {
      try endLine()
      line = Element(tag: name, title: title)
    }
  }

  mutating func end(_ name: String) throws(TextFormatError) {
    if name == "html" { isComplete = true }
    if word?.tag == name {
      word?.depth -= 1
      if word?.depth == 0 { try endWord() }
    }
    if line?.tag == name {
      line?.depth -= 1
      if line?.depth == 0 { try endLine() }
    }
  }

  mutating func add(_ text: String) {
    if word != nil { word?.text += text } else { line?.text += text }
  }

  /// Ends the word, if one has begun.
  private mutating func endWord() throws(TextFormatError) {
    guard let word else { return }
    self.word = nil
    let turn = line?.title.turn ?? word.title.turn
    let parts = try word.title.word(word.text, turned: turn).parts
    guard !parts.isEmpty else { return }
    try limit.add(parts)
    countPage()
    if line != nil {
      line?.words += parts
    } else {
      looseWords.append(EngineLine(words: parts, slope: nil))
    }
  }

  /// Ends the line and its last word, if one has begun.
  mutating func endLine() throws(TextFormatError) {
    try endWord()
    guard var line else { return }
    self.line = nil
    if line.words.isEmpty {
      line.words = try line.title.word(line.text, turned: line.title.turn).parts
      try limit.add(line.words)
    }
    guard !line.words.isEmpty else { return }
    countPage()
    lines.append(
      EngineLine(words: line.words, slope: line.title.turn == .none ? line.title.slope : nil))
  }

  private mutating func countPage() {
    if isNewPage { pages += 1 }
    isNewPage = false
  }
}

/// The properties in an element's title: `bbox 10 20 60 40; x_wconf 93`.
private struct HOCRTitle {
  /// Left, top, right and bottom.
  var box: [Double]?
  /// `0 ... 1`.
  var confidence: Double?
  /// Rows per column, positive when the line falls.
  var slope: Double?
  /// The turn of the page by the direction of its text.
  var turn = QuarterTurn.none

  init(_ title: String) {
    // A file's name in quotes may have semicolons; what follows them then is no property.
    for property in title.split(separator: ";") {
      let words = property.split(whereSeparator: \.isWhitespace)
      guard let name = words.first else { continue }
      let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
      switch (name, numbers.count) {
      case ("bbox", 4): box = numbers
      // In percent.
      case ("x_wconf", 1...): confidence = numbers[0] / 100
      // A polynomial, its highest coefficient first: a straight line has two.
      case ("baseline", 2) where abs(numbers[0]) <= 1: slope = numbers[0]
      case ("textangle", 1):
        // Counter-clockwise, in degrees.
        let quarters = (numbers[0] / 90).rounded()
        guard abs(quarters) <= 4 else { continue }
        turn = QuarterTurn(rawValue: ((8 - Int(quarters)) % 4) * 90) ?? .none
      default: continue
      }
    }
  }

  /// Returns `text` at the place of the element.
  func word(_ text: String, turned turn: QuarterTurn) throws(TextFormatError) -> EngineWord {
    guard let box else { return EngineWord(text: text, place: nil, confidence: confidence) }
    guard
      let place = WordPlace(
        left: box[0], top: box[1], right: box[2], bottom: box[3], turned: turn)
    else { throw .placeOutOfRange(word: text) }
    return EngineWord(text: text, place: place, confidence: confidence)
  }
}
