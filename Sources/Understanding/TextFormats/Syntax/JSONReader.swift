/// Reads JSON from front to back and keeps nothing of it.
///
/// An archive has a megabyte of JSON for each photo, most of it places of single letters. Members
/// that are not asked for are skipped with their brackets counted and not otherwise checked. A copy
/// of a reader is a bookmark. Nesting costs no stack, since only members that are asked for are
/// entered.
struct JSONReader {
  private let bytes: [UInt8]
  private let format: RecognizedTextFormat
  private var offset = 0
  private var isFinished = false

  /// Levels of brackets in what is skipped; the formats have about a dozen.
  private static let deepest = 64
  /// Characters of a number at most.
  private static let longestNumber = 64

  init(_ bytes: [UInt8], format: RecognizedTextFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// Ends reading: all calls of ``object(_:)`` and ``array(_:)`` return.
  mutating func finish() { isFinished = true }

  /// Calls `member` with each key of an object; it must read or skip the value. `null` has no members.
  ///
  /// Members that are `null` are passed over: some client libraries write them where others leave them out.
  mutating func object(
    _ member: (String, inout JSONReader) throws(TextFormatError) -> Void
  ) throws(TextFormatError) {
    guard try opens(UInt8(ascii: "{"), "an object") else { return }
    var isFirst = true
    while try !closes(UInt8(ascii: "}"), &isFirst) {
      let key = try string()
      guard try next() == UInt8(ascii: ":") else { throw malformed("a colon") }
      offset += 1
      if try !isAtNull() { try member(key, &self) } else { offset += 4 }
      if isFinished { return }
    }
  }

  /// Calls `element` before each element of an array; it must read or skip it. `null` has none.
  mutating func array(
    _ element: (inout JSONReader) throws(TextFormatError) -> Void
  ) throws(TextFormatError) {
    guard try opens(UInt8(ascii: "["), "an array") else { return }
    var isFirst = true
    while try !closes(UInt8(ascii: "]"), &isFirst) {
      try element(&self)
      if isFinished { return }
    }
  }

  /// Reads a string; half a surrogate pair and bytes that are no UTF-8 become U+FFFD.
  mutating func string() throws(TextFormatError) -> String {
    guard try next() == UInt8(ascii: "\"") else { throw malformed("a string") }
    let start = offset + 1
    let (end, isPlain) = try endOfString(from: start)
    offset = end + 1
    guard !isPlain else { return String(decoding: bytes[start..<end], as: UTF8.self) }
    return try unescaped(start..<end)
  }

  /// Reads a number that `Double` holds.
  mutating func number() throws(TextFormatError) -> Double {
    _ = try next()
    let begin = offset
    var end = begin
    var whole = 0
    var isWhole = true
    while end < bytes.count, end - begin <= Self.longestNumber {
      switch bytes[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        whole = whole &* 10 &+ Int(bytes[end] & 15)
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        isWhole = false
      default:
        guard end > begin else { throw malformed("a number") }
        // Nine digits fit whatever they are.
        if isWhole, end - begin <= 9 {
          offset = end
          return Double(whole)
        }
        guard let value = Double(String(decoding: bytes[begin..<end], as: UTF8.self)),
          value.isFinite
        else { throw malformed("a number") }
        offset = end
        return value
      }
      end += 1
    }
    throw end < bytes.count ? malformed("a number") : .truncated(format)
  }

  /// Whether an array comes next.
  mutating func isAtArray() throws(TextFormatError) -> Bool { try next() == UInt8(ascii: "[") }

  /// Whether a string comes next.
  mutating func isAtString() throws(TextFormatError) -> Bool { try next() == UInt8(ascii: "\"") }

  /// Reads `true` or `false`.
  mutating func boolean() throws(TextFormatError) -> Bool {
    for (word, value) in [("true", true), ("false", false)] {
      _ = try next()
      if bytes[offset...].starts(with: word.utf8) {
        offset += word.utf8.count
        return value
      }
    }
    throw malformed("true or false")
  }

  /// Passes over a value of any kind.
  mutating func skip() throws(TextFormatError) {
    switch try next() {
    case UInt8(ascii: "\""): offset = try endOfString(from: offset + 1).end + 1
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipBrackets()
    default:
      let start = offset
      while offset < bytes.count, !bytes[offset].isWhitespace, bytes[offset] != UInt8(ascii: ","),
        bytes[offset] | 0x20 != UInt8(ascii: "}")
      {
        offset += 1
      }
      guard offset > start else { throw malformed("a value") }
    }
  }

  /// Passes over an object or array with all that is in it.
  private mutating func skipBrackets() throws(TextFormatError) {
    // One bit a level: whether a brace opened it.
    var braces: UInt64 = 0
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      // Brackets differ from braces by this bit alone, and no other byte becomes a brace by it.
      let bracket = byte | 0x20
      if byte == UInt8(ascii: "\"") {
        offset = try endOfString(from: offset + 1).end
      } else if bracket == UInt8(ascii: "{") {
        guard depth < Self.deepest else { throw malformed("less nesting") }
        braces = braces << 1 | UInt64(byte >> 5 & 1)
        depth += 1
      } else if bracket == UInt8(ascii: "}") {
        guard braces & 1 == UInt64(byte >> 5 & 1) else { throw malformed("the other bracket") }
        braces >>= 1
        depth -= 1
        if depth == 0 {
          offset += 1
          return
        }
      }
      offset += 1
    }
    throw .truncated(format)
  }

  /// Goes to the next byte that is no white space.
  private mutating func next() throws(TextFormatError) -> UInt8 {
    while offset < bytes.count, bytes[offset].isWhitespace { offset += 1 }
    guard offset < bytes.count else { throw .truncated(format) }
    return bytes[offset]
  }

  private mutating func isAtNull() throws(TextFormatError) -> Bool {
    try next() == UInt8(ascii: "n") && bytes[offset...].starts(with: "null".utf8)
  }

  private mutating func opens(
    _ bracket: UInt8, _ expected: String
  ) throws(TextFormatError) -> Bool {
    let byte = try next()
    if byte == bracket {
      offset += 1
      return true
    }
    guard try isAtNull() else { throw malformed(expected) }
    offset += 4
    return false
  }

  private mutating func closes(
    _ bracket: UInt8, _ isFirst: inout Bool
  ) throws(TextFormatError) -> Bool {
    let byte = try next()
    if byte == bracket {
      offset += 1
      return true
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw malformed("a comma") }
      offset += 1
    }
    isFirst = false
    return false
  }

  private func endOfString(from start: Int) throws(TextFormatError) -> (end: Int, isPlain: Bool) {
    var end = start
    var isPlain = true
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""): return (end, isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        end += 2
      default: end += 1
      }
    }
    throw .truncated(format)
  }

  private func malformed(_ expected: String) -> TextFormatError {
    .malformed(format, offset: offset, expected: expected)
  }
}

extension JSONReader {
  /// The characters behind a backslash that stand for one other than themselves (RFC 8259, 7).
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private func unescaped(_ range: Range<Int>) throws(TextFormatError) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(range.count)
    var high: UInt32?
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        if high != nil { plain += Self.replacement }
        high = nil
        plain.append(bytes[index])
        index += 1
        continue
      }
      let kind = bytes[index + 1]
      index += 2
      guard kind == UInt8(ascii: "u") else {
        if high != nil { plain += Self.replacement }
        high = nil
        plain.append(Self.escapes[kind] ?? kind)
        continue
      }
      let digits = bytes[index..<min(index + 4, range.upperBound)]
      guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw .malformed(format, offset: index, expected: "four hexadecimal digits") }
      index += 4
      if let first = high, 0xDC00...0xDFFF ~= unit {
        plain += Self.utf8(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))
        high = nil
        continue
      }
      if high != nil { plain += Self.replacement }
      high = 0xD800...0xDBFF ~= unit ? unit : nil
      if high == nil { plain += Self.utf8(unit) }
    }
    if high != nil { plain += Self.replacement }
    return String(decoding: plain, as: UTF8.self)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// The bytes of a code point; U+FFFD's for half a surrogate pair.
  private static func utf8(_ code: UInt32) -> [UInt8] {
    Unicode.Scalar(code).map { Array(String(Character($0)).utf8) } ?? replacement
  }
}
