import Foundation

/// Reads one JSON line of a dump, without building unwanted members.
///
/// Foundation's decoder takes half a millisecond for a product of 10 KB. This reader passes over
/// unwanted members at the speed of their bytes.
package func dumpProduct(inJSON line: ArraySlice<UInt8>) -> Result<DumpProduct, DumpFault> {
  line.withUnsafeBufferPointer { bytes in
    var reader = DumpLineReader(bytes)
    do throws(DumpFault) {
      return .success(try reader.product())
    } catch {
      return .failure(error)
    }
  }
}

private struct DumpLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var output: [UInt8] = []
  private var oddities = DumpOddities()

  /// The deepest nesting, more than any product has: a hostile line must not exhaust the stack.
  private static let deepest = 40

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func product() throws(DumpFault) -> DumpProduct {
    output.reserveCapacity(2048)
    output.append(UInt8(ascii: "{"))
    var key: Result<Int64, DumpFault>?
    try expect(UInt8(ascii: "{"))
    if peek() == UInt8(ascii: "}") { throw .noCode }
    while true {
      let name = try string()
      try expect(UInt8(ascii: ":"))
      if isCode(name) {
        key = try code()
      } else if isKept(name) {
        if output.count > 1 { output.append(UInt8(ascii: ",")) }
        output.append(contentsOf: bytes[name.lowerBound - 1...name.upperBound])
        output.append(UInt8(ascii: ":"))
        try copyValue(depth: 1)
      } else {
        try skipValue()
      }
      guard try element(before: UInt8(ascii: "}")) else { break }
    }
    guard peek() == nil else { throw .brokenLine }
    guard let key else { throw .noCode }
    output.append(UInt8(ascii: "}"))
    return DumpProduct(key: try key.get(), fields: output, oddities: oddities)
  }

  private func isCode(_ name: Range<Int>) -> Bool {
    name.count == 4 && bytes[name].elementsEqual("code".utf8)
  }

  private func isKept(_ name: Range<Int>) -> Bool {
    // Names that are kept are short; most of a product's are not.
    guard (2...21).contains(name.count) else { return false }
    return isDumpField(String(decoding: bytes[name], as: UTF8.self))
  }

  private mutating func code() throws(DumpFault) -> Result<Int64, DumpFault> {
    switch peek() {
    case UInt8(ascii: "\""):
      let text = try string()
      return text.isEmpty ? .failure(.noCode) : dumpKey(bytes[text])
    case .some(0x30...0x39):
      let start = at
      try skipValue()
      return dumpKey(bytes[start..<at])
    default:
      try skipValue()
      return .failure(.badCode)
    }
  }

  /// Whether another element follows; otherwise takes `end`.
  private mutating func element(before end: UInt8) throws(DumpFault) -> Bool {
    let byte = peek()
    guard byte == UInt8(ascii: ",") || byte == end else { throw .brokenLine }
    at += 1
    return byte != end
  }

  /// The next byte that is no white space.
  private mutating func peek() -> UInt8? {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09, 0x0D, 0x0A: at += 1
      default: return bytes[at]
      }
    }
    return nil
  }

  private mutating func expect(_ byte: UInt8) throws(DumpFault) {
    guard peek() == byte else { throw .brokenLine }
    at += 1
  }

  /// Takes a string and returns the range of its content.
  private mutating func string() throws(DumpFault) -> Range<Int> {
    try expect(UInt8(ascii: "\""))
    let start = at
    guard let base = bytes.baseAddress else { throw .brokenLine }
    while at < bytes.count {
      guard let found = memchr(base + at, 0x22, bytes.count - at) else { throw .brokenLine }
      let end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      var slashes = 0
      while end - slashes > start, bytes[end - slashes - 1] == UInt8(ascii: "\\") { slashes += 1 }
      at = end + 1
      if slashes.isMultiple(of: 2) { return start..<end }
    }
    throw .brokenLine
  }

  /// Passes over a value; its brackets must match.
  private mutating func skipValue() throws(DumpFault) {
    switch peek() {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var depth = 0
      repeat {
        guard at < bytes.count else { throw .brokenLine }
        switch bytes[at] {
        case UInt8(ascii: "\""):
          _ = try string()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        at += 1
      } while depth > 0
    default: _ = try literal()
    }
  }

  /// Takes a number or a word.
  private mutating func literal() throws(DumpFault) -> Range<Int> {
    _ = peek()
    let start = at
    while at < bytes.count, !",]}: \t\r\n\"".utf8.contains(bytes[at]) { at += 1 }
    guard at > start else { throw .brokenLine }
    return start..<at
  }

  private mutating func copyValue(depth: Int) throws(DumpFault) {
    guard depth < Self.deepest else { throw .brokenLine }
    switch peek() {
    case UInt8(ascii: "\""): try copyString()
    case UInt8(ascii: "{"): try copyObject(depth: depth)
    case UInt8(ascii: "["): try copyArray(depth: depth)
    default: try copyLiteral()
    }
  }

  private mutating func copyObject(depth: Int) throws(DumpFault) {
    try expect(UInt8(ascii: "{"))
    output.append(UInt8(ascii: "{"))
    if peek() == UInt8(ascii: "}") {
      at += 1
    } else {
      repeat {
        if output.last != UInt8(ascii: "{") { output.append(UInt8(ascii: ",")) }
        guard peek() == UInt8(ascii: "\"") else { throw .brokenLine }
        try copyString(isName: true)
        try expect(UInt8(ascii: ":"))
        output.append(UInt8(ascii: ":"))
        try copyValue(depth: depth + 1)
      } while try element(before: UInt8(ascii: "}"))
    }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func copyArray(depth: Int) throws(DumpFault) {
    try expect(UInt8(ascii: "["))
    output.append(UInt8(ascii: "["))
    if peek() == UInt8(ascii: "]") {
      at += 1
    } else {
      repeat {
        if output.last != UInt8(ascii: "[") { output.append(UInt8(ascii: ",")) }
        try copyValue(depth: depth + 1)
      } while try element(before: UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Copies a string that any reader of JSON accepts.
  private mutating func copyString(isName: Bool = false) throws(DumpFault) {
    let content = try string()
    var isPlain = true
    for byte in bytes[content] {
      guard byte >= 0x20 else { throw .brokenLine }
      if byte >= 0x80 || byte == UInt8(ascii: "\\") { isPlain = false }
    }
    if !isPlain, !isReadable(content) { throw .brokenLine }
    if !isName, isPlain, let first = bytes[content].first,
      first == 0x2D || first == 0x2E
        || (0x30...0x39).contains(first), isNumber(content)
    {
      oddities.asText += 1
      if first == 0x2D, content.count > 1 { oddities.negative += 1 }
    }
    output.append(contentsOf: bytes[content.lowerBound - 1...content.upperBound])
  }

  /// Whether a string with escapes or letters beyond ASCII is valid.
  private func isReadable(_ content: Range<Int>) -> Bool {
    let quoted = bytes[content.lowerBound - 1...content.upperBound]
    guard String(validating: quoted, as: UTF8.self) != nil else { return false }
    guard bytes[content].contains(UInt8(ascii: "\\")) else { return true }
    return (try? JSONDecoder().decode(String.self, from: Data(quoted))) != nil
  }

  private mutating func copyLiteral() throws(DumpFault) {
    let content = try literal()
    let text = bytes[content]
    if isNumber(content) {
      if text.first == 0x2D { oddities.negative += 1 }
      output.append(contentsOf: text)
    } else if ["true", "false", "null"].contains(where: { text.elementsEqual($0.utf8) }) {
      output.append(contentsOf: text)
    } else if isNotANumber(content) {
      oddities.notANumber += 1
      output.append(contentsOf: "null".utf8)
    } else {
      throw .brokenLine
    }
  }

  private func isNotANumber(_ content: Range<Int>) -> Bool {
    let word = String(decoding: bytes[content], as: UTF8.self).lowercased()
    return ["nan", "-nan", "inf", "-inf", "infinity", "-infinity"].contains(word)
  }

  /// Whether the bytes are a number of JSON (RFC 8259, 6).
  private func isNumber(_ content: Range<Int>) -> Bool {
    var index = content.lowerBound
    func digits() -> Int {
      let start = index
      while index < content.upperBound, (0x30...0x39).contains(bytes[index]) { index += 1 }
      return index - start
    }
    if index < content.upperBound, bytes[index] == 0x2D { index += 1 }
    let leading = index
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[leading] != 0x30 else { return false }
    if index < content.upperBound, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { return false }
    }
    if index < content.upperBound, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < content.upperBound, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      guard digits() > 0 else { return false }
    }
    return index == content.upperBound
  }
}
