/// The heading of a dump in columns, and how its lines become products.
///
/// Open Food Facts' CSV has one line of names, then a product a line; columns are separated by tabs.
/// Commas and quoted values are read too, where no value holds a line feed.
package struct DumpTable: Sendable {
  private let separator: UInt8
  private let count: Int
  private let code: Int
  /// Columns that are kept as they are, and those of nutrients, by their names in JSON.
  private let texts: [(column: Int, name: String)]
  private let lists: [(column: Int, name: String)]
  private let nutrients: [(column: Int, name: String)]

  /// Reads the heading; `nil` when the line names no `code` column.
  package init?(heading line: ArraySlice<UInt8>) {
    let separator: UInt8 = line.contains(0x09) ? 0x09 : UInt8(ascii: ",")
    let names = Self.columns(line, separator: separator)
    guard names.count > 1, let code = names.firstIndex(of: "code") else { return nil }
    self.separator = separator
    count = names.count
    self.code = code
    let listed = names.enumerated().map { (column: $0.offset, name: $0.element) }
    texts = listed.filter {
      isDumpField($0.name)
        && !["nutriments", "nutrition"].contains($0.name) && !$0.name.hasSuffix("_tags")
    }
    lists = listed.filter { isDumpField($0.name) && $0.name.hasSuffix("_tags") }
    nutrients = listed.filter {
      ($0.name.hasSuffix("_100g") || $0.name.hasSuffix("_serving"))
        && !$0.name.hasPrefix("nutrition")
    }
  }

  /// Reads a line below the heading.
  package func product(in line: ArraySlice<UInt8>) -> Result<DumpProduct, DumpFault> {
    let values = Self.columns(line, separator: separator)
    guard values.count > code, values.count >= count / 2 else { return .failure(.missingColumns) }
    guard !values[code].isEmpty else { return .failure(.noCode) }
    let key: Int64
    switch dumpKey(values[code].utf8) {
    case .success(let value): key = value
    case .failure(let fault): return .failure(fault)
    }
    var oddities = DumpOddities()
    func value(_ column: Int) -> String? {
      column < values.count && !values[column].isEmpty ? values[column] : nil
    }
    var members = texts.compactMap { column in
      value(column.column).map { "\(quoted(column.name)):\(quoted($0))" }
    }
    for list in lists {
      guard let tags = value(list.column) else { continue }
      let quotedTags = tags.split(separator: ",").map { quoted(String($0)) }
      members.append("\(quoted(list.name)):[\(quotedTags.joined(separator: ","))]")
    }
    let amounts = nutrients.compactMap { column -> String? in
      guard let text = value(column.column) else { return nil }
      let word = text.lowercased()
      if ["nan", "-nan", "inf", "-inf", "infinity", "-infinity"].contains(word) {
        oddities.notANumber += 1
        return nil
      }
      if text.hasPrefix("-"), text.count > 1 { oddities.negative += 1 }
      return "\(quoted(column.name)):\(quoted(text))"
    }
    if !amounts.isEmpty { members.append("\"nutriments\":{\(amounts.joined(separator: ","))}") }
    return .success(
      DumpProduct(
        key: key, fields: Array("{\(members.joined(separator: ","))}".utf8), oddities: oddities))
  }

  /// Whether a line has as many columns as the heading.
  package func hasAllColumns(_ line: ArraySlice<UInt8>) -> Bool {
    Self.columns(line, separator: separator).count >= count
  }

  /// Splits a line; a value that begins with a quotation mark ends at the next single one (RFC 4180).
  private static func columns(_ line: ArraySlice<UInt8>, separator: UInt8) -> [String] {
    var values: [String] = []
    var rest = line
    if rest.last == 0x0D { rest.removeLast() }
    while true {
      var value: [UInt8] = []
      if rest.first == 0x22 {
        rest.removeFirst()
        while let end = rest.firstIndex(of: 0x22) {
          value += rest[..<end]
          rest = rest[(end + 1)...]
          guard rest.first == 0x22 else { break }
          value.append(0x22)
          rest.removeFirst()
        }
      }
      let end = rest.firstIndex(of: separator) ?? rest.endIndex
      value += rest[..<end]
      values.append(String(decoding: value, as: UTF8.self))
      guard end < rest.endIndex else { return values }
      rest = rest[(end + 1)...]
    }
  }
}

/// Returns `text` as a string of JSON.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\u{0}"..<"\u{20}": result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
