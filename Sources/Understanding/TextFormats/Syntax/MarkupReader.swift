/// Reads the tags and texts of XML or HTML from front to back, in time linear to their length.
///
/// hOCR is often no well-formed XML, and an archive may hold anything. Only the characters that a
/// reference names are expanded, and nothing is loaded. A document type is passed over, and tags
/// need not match.
struct MarkupReader {
  /// The next part.
  enum Token {
    /// `<name …>`; its attributes are those of ``MarkupReader/attribute(_:)`` until the next token.
    case start(String, isEmpty: Bool)
    /// `</name>`.
    case end(String)
    /// Text, with references replaced.
    case text(String)
  }

  private let bytes: [UInt8]
  private let format: RecognizedTextFormat
  private var offset = 0
  /// The range of the last start tag's attributes.
  private var attributes = 0..<0

  init(_ bytes: [UInt8], format: RecognizedTextFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// The next token, `nil` at the end. Names are in lower case, without the prefix of a namespace.
  mutating func next() throws(TextFormatError) -> Token? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<"), offset + 1 < bytes.count else {
        return .text(text())
      }
      let kind = bytes[offset + 1]
      if kind == UInt8(ascii: "!") {
        if let text = try declaration() { return .text(text) }
      } else if kind == UInt8(ascii: "?") {
        try pass("?>")
      } else if kind == UInt8(ascii: "/") {
        let name = try tag(from: offset + 2)
        return .end(name)
      } else if Self.isLetter(kind) {
        let name = try tag(from: offset + 1)
        let isEmpty =
          attributes.upperBound > 0 && bytes[attributes.upperBound - 1] == UInt8(ascii: "/")
        if name == "script" || name == "style", !isEmpty { try passContent(of: name) }
        return .start(name, isEmpty: isEmpty)
      } else {
        return .text(text())
      }
    }
    return nil
  }

  /// The value of an attribute of the last start tag, with references replaced; `name` is in lower case.
  func attribute(_ name: String) -> String? {
    var index = attributes.lowerBound
    let end = attributes.upperBound
    while index < end {
      while index < end, bytes[index].isWhitespace || bytes[index] == UInt8(ascii: "/") {
        index += 1
      }
      let start = index
      while index < end, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      let isIt = isName(name, at: start..<index)
      while index < end, bytes[index].isWhitespace { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: "=") else { continue }
      index += 1
      while index < end, bytes[index].isWhitespace { index += 1 }
      guard index < end else { return nil }
      let quote = bytes[index]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      if isQuoted { index += 1 }
      let valueStart = index
      while index < end, isQuoted ? bytes[index] != quote : !bytes[index].isWhitespace {
        index += 1
      }
      if isIt { return replacingReferences(in: bytes[valueStart..<index]) }
      if isQuoted { index += 1 }
    }
    return nil
  }

  /// Whether an attribute's name, without the prefix of a namespace, is `name`.
  private func isName(_ name: String, at range: Range<Int>) -> Bool {
    let count = name.utf8.count
    guard range.count >= count else { return false }
    let start = range.upperBound - count
    guard start == range.lowerBound || bytes[start - 1] == UInt8(ascii: ":") else { return false }
    return zip(name.utf8, bytes[start..<range.upperBound]).allSatisfy { $0 == Self.lowercase($1) }
  }

  /// Reads to the next tag; a `<` that begins none is text.
  private mutating func text() -> String {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    return replacingReferences(in: bytes[start..<offset])
  }

  /// Reads a tag's name and finds its end; a `>` in quotes does not end it.
  private mutating func tag(from start: Int) throws(TextFormatError) -> String {
    var index = start
    var nameStart = start
    while index < bytes.count, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      if bytes[index] == UInt8(ascii: ":") { nameStart = index + 1 }
      index += 1
    }
    // The formats' longest name has 24 letters.
    let name = String(
      decoding: bytes[nameStart..<index].prefix(40).map(Self.lowercase), as: UTF8.self)
    let attributesStart = index
    var quote: UInt8?
    // Quotes count only behind an equals sign: HTML's values may have an apostrophe and no quotes.
    var isValue = false
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        attributes = attributesStart..<index
        offset = index + 1
        return name
      } else if isValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if !byte.isWhitespace { isValue = byte == UInt8(ascii: "=") }
      index += 1
    }
    throw .truncated(format)
  }

  /// Passes over a comment or document type; returns the text of a CDATA section.
  private mutating func declaration() throws(TextFormatError) -> String? {
    if bytes[offset...].starts(with: "<!--".utf8) {
      try pass("-->")
      return nil
    }
    if bytes[offset...].starts(with: "<![CDATA[".utf8) {
      let start = offset + 9
      try pass("]]>")
      return String(decoding: bytes[start..<max(start, offset - 3)], as: UTF8.self)
    }
    // Entities that a document type declares are in brackets; their values may hold a `>` in quotes.
    var depth = 0
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      if quote == nil, byte == UInt8(ascii: "<"), bytes[offset...].starts(with: "<!--".utf8) {
        try pass("-->")
        continue
      }
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return nil
      default: break
      }
    }
    throw .truncated(format)
  }

  /// Passes over everything before the end tag of a script or style.
  private mutating func passContent(of name: String) throws(TextFormatError) {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<"), offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "/"),
        zip(name.utf8, bytes[min(offset + 2, bytes.count)...]).allSatisfy({
          $0 == Self.lowercase($1)
        })
      {
        return
      }
      offset += 1
    }
    throw .truncated(format)
  }

  /// Goes behind the next `end`.
  private mutating func pass(_ end: StaticString) throws(TextFormatError) {
    let count = end.utf8CodeUnitCount
    let last = UnsafeBufferPointer(start: end.utf8Start, count: count)
    while offset + count <= bytes.count {
      if bytes[offset] == last[0], bytes[offset...].starts(with: last) {
        offset += count
        return
      }
      offset += 1
    }
    throw .truncated(format)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
