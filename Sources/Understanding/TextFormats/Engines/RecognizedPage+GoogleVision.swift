internal import LabelModel

extension RecognizedPage {
  /// Creates a page of Google Cloud Vision's answer about one photo. It is an answer of
  /// `images:annotate`, as Open Food Facts keeps it, or the one response in it. An array of it, as
  /// the client library for Node returns it, is read, too.
  ///
  /// Words, breaks and confidences are those of `fullTextAnnotation`. Without it they are those of
  /// `textAnnotations`, whose first entry is the whole text. A photo without text is a page without
  /// lines.
  init(googleVision bytes: [UInt8], source: String) throws(TextFormatError) {
    var answer = GoogleVisionAnswer()
    var json = JSONReader(bytes, format: .googleVision)
    if try json.isAtArray() {
      try answer.readResponses(&json)
    } else {
      try json.object { (key, json) throws(TextFormatError) in
        switch key {
        case "responses": try answer.readResponses(&json)
        default: try answer.member(key, &json)
        }
      }
    }
    guard answer.responses > 0 || answer.isResponse else {
      throw .nothingOfFormat(.googleVision)
    }
    guard answer.responses <= 1, answer.pages <= 1 else { throw .severalPages }
    if answer.words.lines.isEmpty, var json = answer.annotations {
      try answer.readAnnotations(&json)
    }
    self.init(LineJoining.joined(answer.words.lines), size: answer.size, source: source)
  }
}

/// The part of an answer of Google Cloud Vision that has been read.
private struct GoogleVisionAnswer {
  var words = PrintedWords()
  var size: SIMD2<Double>?
  var responses = 0
  var pages = 0
  /// Whether a member was seen that only a response has.
  var isResponse = false
  /// The place of `textAnnotations`.
  var annotations: JSONReader?

  mutating func readResponses(_ json: inout JSONReader) throws(TextFormatError) {
    try json.array { (json) throws(TextFormatError) in
      responses += 1
      try json.object { (key, json) throws(TextFormatError) in try member(key, &json) }
    }
  }

  mutating func member(_ key: String, _ json: inout JSONReader) throws(TextFormatError) {
    switch key {
    case "error": throw .engineFailed(message: try message(&json))
    case "fullTextAnnotation":
      isResponse = true
      try json.members("pages") { (json) throws(TextFormatError) in
        try json.array { (json) throws(TextFormatError) in try page(&json) }
      }
    case "textAnnotations":
      isResponse = true
      annotations = json
      try json.skip()
    default: try json.skip()
    }
  }

  private func message(_ json: inout JSONReader) throws(TextFormatError) -> String {
    var message = "it gave no reason"
    try json.members("message") { (json) throws(TextFormatError) in message = try json.string() }
    return message
  }

  private mutating func page(_ json: inout JSONReader) throws(TextFormatError) {
    pages += 1
    var (width, height) = (0.0, 0.0)
    var blocks: JSONReader?
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "width": width = try json.number()
      case "height": height = try json.number()
      case "blocks" where blocks == nil:
        blocks = json
        try json.skip()
      default: try json.skip()
      }
    }
    // Places may be shares of the size, which may be behind them.
    size = pageSize(width, height)
    guard var blocks else { return }
    try blocks.array { (json) throws(TextFormatError) in
      try json.members("paragraphs") { (json) throws(TextFormatError) in
        try json.array { (json) throws(TextFormatError) in
          try json.members("words") { (json) throws(TextFormatError) in
            try json.array { (json) throws(TextFormatError) in try word(&json) }
          }
          try words.endLine()
        }
      }
    }
  }

  private mutating func word(_ json: inout JSONReader) throws(TextFormatError) {
    var corners: [SIMD2<Double>]?
    var confidence: Double?
    var symbols: [Symbol] = []
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "boundingBox": corners = try polygon(&json)
      case "confidence": confidence = try json.number()
      case "symbols":
        try json.array { (json) throws(TextFormatError) in symbols.append(try symbol(&json)) }
      default: try json.skip()
      }
    }
    let place = try wordPlace(corners, of: symbols.map(\.text).joined())
    var text = ""
    for symbol in symbols {
      if symbol.isBehindBreak, symbol.space != .none {
        try end(symbol.space, &text, place, confidence)
      }
      text += symbol.text
      if !symbol.isBehindBreak, symbol.space != .none {
        try end(symbol.space, &text, place, confidence)
      }
    }
    try end(.none, &text, place, confidence)
  }

  private func wordPlace(
    _ corners: [SIMD2<Double>]?, of word: String
  ) throws(TextFormatError) -> WordPlace? {
    guard let corners, corners.count == 4 else { return nil }
    guard let place = WordPlace(corners[0], corners[1], corners[2], corners[3]) else {
      throw .placeOutOfRange(word: word)
    }
    return place
  }

  /// Adds a word's piece that ends with a break.
  private mutating func end(
    _ space: Space, _ text: inout String, _ place: WordPlace?, _ confidence: Double?
  ) throws(TextFormatError) {
    if !text.isEmpty {
      try words.append(EngineWord(text: text, place: place, confidence: confidence))
      text = ""
    }
    switch space {
    case .none: break
    case .space: try words.endWord()
    case .wide: try words.endWord(isFar: true)
    case .line: try words.endLine()
    case .hyphen: try words.endLine(isHyphenated: true)
    }
  }

  /// The space behind a symbol (`TextAnnotation.DetectedBreak.BreakType`).
  private enum Space {
    case none, space, wide, line, hyphen

    init(_ name: String) {
      switch name {
      case "SPACE", "1": self = .space
      case "SURE_SPACE", "2": self = .wide
      case "EOL_SURE_SPACE", "LINE_BREAK", "3", "5": self = .line
      case "HYPHEN", "4": self = .hyphen
      default: self = .none
      }
    }
  }

  private struct Symbol {
    var text = ""
    var space = Space.none
    var isBehindBreak = false
  }

  private func symbol(_ json: inout JSONReader) throws(TextFormatError) -> Symbol {
    var symbol = Symbol()
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "text": symbol.text = try json.string()
      case "property":
        try json.members("detectedBreak") { (json) throws(TextFormatError) in
          try json.object { (key, json) throws(TextFormatError) in
            switch key {
            case "type":
              // By name in JSON of the service, by number in that of some of its client libraries.
              symbol.space = Space(
                try json.isAtString() ? json.string() : "\(Int(exactly: json.number()) ?? 0)")
            case "isPrefix": symbol.isBehindBreak = try json.boolean()
            default: try json.skip()
            }
          }
        }
      default: try json.skip()
      }
    }
    return symbol
  }

  /// The corners of a polygon in pixels, `nil` for one that has none. A coordinate of 0 is left out of the file.
  private func polygon(_ json: inout JSONReader) throws(TextFormatError) -> [SIMD2<Double>]? {
    var corners: [SIMD2<Double>] = []
    var shares: [SIMD2<Double>] = []
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "vertices": corners = try points(&json)
      case "normalizedVertices": shares = try points(&json)
      default: try json.skip()
      }
    }
    if !corners.isEmpty { return corners }
    guard let size, !shares.isEmpty else { return nil }
    return shares.map { $0 * size }
  }

  private func points(_ json: inout JSONReader) throws(TextFormatError) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    try json.array { (json) throws(TextFormatError) in
      var point: SIMD2<Double> = [0, 0]
      try json.object { (key, json) throws(TextFormatError) in
        switch key {
        case "x": point.x = try json.number()
        case "y": point.y = try json.number()
        default: try json.skip()
        }
      }
      points.append(point)
    }
    return points
  }

  /// Reads `textAnnotations`: the whole text, then its words, whose breaks are those of the whole
  /// text.
  mutating func readAnnotations(_ json: inout JSONReader) throws(TextFormatError) {
    var whole: Substring.UTF8View?
    try json.array { (json) throws(TextFormatError) in
      var text = ""
      var corners: [SIMD2<Double>]?
      try json.object { (key, json) throws(TextFormatError) in
        switch key {
        case "description": text = try json.string()
        case "boundingPoly": corners = try polygon(&json)
        default: try json.skip()
        }
      }
      guard var rest = whole else {
        whole = Substring(text).utf8
        return
      }
      let space = rest.prefix(while: \.isWhitespace)
      if rest.dropFirst(space.count).starts(with: text.utf8) {
        rest = rest.dropFirst(space.count + text.utf8.count)
        if space.contains(UInt8(ascii: "\n")) {
          try words.endLine()
        } else if !space.isEmpty {
          try words.endWord()
        }
      } else {
        try words.endWord()
      }
      whole = rest
      try words.append(EngineWord(text: text, place: wordPlace(corners, of: text), confidence: nil))
    }
    try words.endLine()
  }
}

extension JSONReader {
  /// Reads the member `name` of an object by `read`, and skips all others.
  mutating func members(
    _ name: String, _ read: (inout JSONReader) throws(TextFormatError) -> Void
  ) throws(TextFormatError) {
    try object { (key, json) throws(TextFormatError) in
      if key == name { try read(&json) } else { try json.skip() }
    }
  }
}
