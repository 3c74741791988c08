internal import LabelModel

extension RecognizedPage {
  /// Creates a page of AWS Textract's answer about one photo (`DetectDocumentText`, `AnalyzeDocument`): the words
  /// of its `LINE` blocks.
  ///
  /// Places are shares of a page whose size the answer does not state. The page here is 4000 wide,
  /// and as high as gives its letters their usual width (``TextractPage``). Its boxes divided by
  /// its size are the answer's shares.
  init(textract bytes: [UInt8], source: String) throws(TextFormatError) {
    var answer = TextractAnswer()
    var json = JSONReader(bytes, format: .textract)
    try json.object { (key, json) throws(TextFormatError) in
      guard key == "Blocks" else { return try json.skip() }
      answer.isAnswer = true
      try json.array { (json) throws(TextFormatError) in try answer.block(&json) }
    }
    guard answer.isAnswer else { throw .nothingOfFormat(.textract) }
    guard answer.pages.count <= 1 else { throw .severalPages }
    let size = answer.likelySize
    self.init(try answer.textLines(on: size), size: size, source: source)
  }
}

/// The part of an answer of AWS Textract that has been read.
private struct TextractAnswer {
  var isAnswer = false
  var pages: Set<Double> = []
  private var words: [String: Item] = [:]
  private var lines: [(item: Item, words: [String])] = []

  /// A line or a word.
  private struct Item {
    var text = ""
    var confidence: Double?
    /// Shares of the page's width and height.
    var corners: [SIMD2<Double>]?
  }

  /// Reads an element of `Blocks`.
  mutating func block(_ json: inout JSONReader) throws(TextFormatError) {
    var kind = ""
    var identifier = ""
    var item = Item()
    var children: [String] = []
    var page: Double?
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "BlockType": kind = try json.string()
      case "Id": identifier = try json.string()
      case "Text": item.text = try json.string()
      case "Page": page = try json.number()
      // In percent.
      case "Confidence": item.confidence = try json.number() / 100
      case "Geometry": item.corners = try corners(&json)
      case "Relationships":
        try json.array { (json) throws(TextFormatError) in children += try self.children(&json) }
      default: try json.skip()
      }
    }
    switch kind {
    case "WORD":
      guard words.count < WordLimit.most else { throw .tooManyWords(limit: WordLimit.most) }
      words[identifier] = item
    case "LINE":
      lines.append((item, children))
      if let page { pages.insert(page) }
    default: break
    }
  }

  private func children(_ json: inout JSONReader) throws(TextFormatError) -> [String] {
    var kind = ""
    var identifiers: [String] = []
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "Type": kind = try json.string()
      case "Ids":
        try json.array { (json) throws(TextFormatError) in identifiers.append(try json.string()) }
      default: try json.skip()
      }
    }
    return kind == "CHILD" ? identifiers : []
  }

  /// The polygon of four corners, which runs with the text, or else the box.
  private func corners(_ json: inout JSONReader) throws(TextFormatError) -> [SIMD2<Double>]? {
    var polygon: [SIMD2<Double>] = []
    var box: [String: Double] = [:]
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "BoundingBox": box = try json.numbers()
      case "Polygon":
        try json.array { (json) throws(TextFormatError) in
          let point = try json.numbers()
          polygon.append([point["X"] ?? 0, point["Y"] ?? 0])
        }
      default: try json.skip()
      }
    }
    if polygon.count == 4 { return polygon }
    guard let left = box["Left"], let top = box["Top"], let width = box["Width"],
      let height = box["Height"]
    else { return nil }
    return [
      [left, top], [left + width, top], [left + width, top + height], [left, top + height],
    ]
  }

  /// The width of the page that replaces one of unknown size, in pixels: a photo's.
  private static let width = 4000.0
  /// The average width of a letter for each height of its word's box. It is 0.55 to 0.7 in the
  /// fonts of labels.
  private static let letterWidth = 0.6
  /// Letters from which on a word's average counts.
  private static let leastLetters = 4
  /// The greatest ratio of a page's sides.
  private static let longestSide = 8.0

  /// The size of a page on which letters have their usual width.
  var likelySize: SIMD2<Double> {
    var ratios: [Double] = []
    for word in words.values where word.text.count >= Self.leastLetters {
      guard let corners = word.corners,
        let place = WordPlace(corners[0], corners[1], corners[2], corners[3]),
        place.length > 0, place.height > 0
      else { continue }
      let letter = place.length / Double(word.text.count)
      // Lengths along the height are too long by the factor by which the page is too wide.
      ratios.append(
        abs(place.run.x) >= abs(place.run.y)
          ? letter / place.height / Self.letterWidth : place.height / letter * Self.letterWidth)
    }
    ratios.sort()
    let ratio = ratios.isEmpty ? 1 : ratios[ratios.count / 2]
    return [
      Self.width, Self.width * min(max(ratio, 1 / Self.longestSide), Self.longestSide),
    ]
  }

  /// The lines with their words on a page of `size`.
  func textLines(on size: SIMD2<Double>) throws(TextFormatError) -> [EngineLine] {
    var textLines: [EngineLine] = []
    var limit = WordLimit()
    for line in lines {
      var items = line.words.compactMap { words[$0] }
      if items.isEmpty { items = [line.item] }
      var parts: [EngineWord] = []
      for item in items {
        var place: WordPlace?
        if let corners = item.corners?.map({ $0 * size }) {
          place = WordPlace(corners[0], corners[1], corners[2], corners[3])
          guard place != nil else { throw .placeOutOfRange(word: item.text) }
        }
        let words = EngineWord(text: item.text, place: place, confidence: item.confidence).parts
        try limit.add(words)
        parts += words
      }
      if !parts.isEmpty { textLines.append(EngineLine(words: parts, slope: nil)) }
    }
    return textLines
  }
}

extension JSONReader {
  /// Reads an object whose members are numbers.
  fileprivate mutating func numbers() throws(TextFormatError) -> [String: Double] {
    var numbers: [String: Double] = [:]
    try object { (key, json) throws(TextFormatError) in numbers[key] = try json.number() }
    return numbers
  }
}
