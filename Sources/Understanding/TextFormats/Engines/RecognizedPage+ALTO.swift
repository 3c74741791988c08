internal import LabelModel

extension RecognizedPage {
  /// Creates a page of ALTO, versions 1 to 4: each `TextLine` with its `String`s.
  ///
  /// Places keep the file's unit, pixels or a fraction of a millimetre or inch. The file does not
  /// state how many pixels that is. A word that continues in the next line (`HYP`) keeps its
  /// hyphen.
  init(alto bytes: [UInt8], source: String) throws(TextFormatError) {
    var markup = MarkupReader(bytes, format: .alto)
    var page = ALTOPage()
    while let token = try markup.next() {
      switch token {
      case .start(let name, let isEmpty):
        try page.start(name, markup)
        if isEmpty { page.end(name) }
      case .end(let name): page.end(name)
      case .text: break
      }
    }
    guard page.isALTO else { throw .nothingOfFormat(.alto) }
    guard page.isComplete else { throw .truncated(.alto) }
    guard page.pages <= 1 else { throw .severalPages }
    self.init(page.lines, size: page.size, source: source)
  }
}

/// The part of a file of ALTO that has been read.
private struct ALTOPage {
  var lines: [EngineLine] = []
  var size: SIMD2<Double>?
  /// Pages that have text.
  var pages = 0
  var isALTO = false
  var isComplete = false
  private var line: EngineLine?
  private var isNewPage = true
  private var limit = WordLimit()

  mutating func start(_ name: String, _ tag: MarkupReader) throws(TextFormatError) {
    switch name {
    case "alto": isALTO = true
    case "page":
      isNewPage = true
      if let width = tag.number("width"), let height = tag.number("height") {
        size = pageSize(width, height)
      }
    case "textline":
      endLine()
      line = EngineLine(words: [], slope: tag.attribute("baseline").flatMap(Self.slope))
    case "string": try addWord(tag)
    case "hyp":
      guard let line, let last = line.words.indices.last, !line.words[last].text.hasSuffix("-")
      else { return }
      self.line?.words[last].text += "-"
    default: break
    }
  }

  mutating func end(_ name: String) {
    switch name {
    case "alto": isComplete = true
    case "textline": endLine()
    default: break
    }
  }

  private mutating func addWord(_ tag: MarkupReader) throws(TextFormatError) {
    guard let text = tag.attribute("content") else { return }
    var place: WordPlace?
    if let left = tag.number("hpos"), let top = tag.number("vpos"),
      let width = tag.number("width"), let height = tag.number("height")
    {
      place = WordPlace(left: left, top: top, right: left + width, bottom: top + height)
      guard place != nil else { throw .placeOutOfRange(word: text) }
    }
    let parts = EngineWord(text: text, place: place, confidence: tag.number("wc")).parts
    guard !parts.isEmpty else { return }
    try limit.add(parts)
    if isNewPage { pages += 1 }
    isNewPage = false
    if line == nil { line = EngineLine(words: [], slope: nil) }
    line?.words += parts
  }

  private mutating func endLine() {
    if let line, !line.words.isEmpty { lines.append(line) }
    line = nil
  }

  /// The slope of a baseline that is a list of points (version 4); earlier ones have its height alone.
  private static func slope(_ baseline: String) -> Double? {
    let numbers = baseline.split { $0 == " " || $0 == "," }.map { Double($0) ?? .nan }
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else { return nil }
    let run = numbers[numbers.count - 2] - numbers[0]
    let fall = numbers[numbers.count - 1] - numbers[1]
    // A line runs to the right; not a number does not.
    guard run > 0, abs(fall) <= run else { return nil }
    return fall / run
  }
}

extension MarkupReader {
  /// An attribute's number.
  func number(_ name: String) -> Double? { attribute(name).flatMap { Double($0) } }
}
