/// Returns the boundary of a header such as `multipart/form-data; boundary="a;b"` (RFC 9110, section 8.3.1).
///
/// - Returns: `nil` for another type, and for a form without a boundary.
func formBoundary(_ contentType: String) -> String? {
  var rest = Substring(contentType)
  guard takePart(&rest).lowercased() == "multipart/form-data" else { return nil }
  while !rest.isEmpty {
    rest.removeFirst()
    let name = takePart(&rest, endingAt: "=").lowercased()
    guard rest.first == "=" else { continue }
    rest = rest.dropFirst().drop(while: isSpace)
    let value = rest.first == "\"" ? takeQuoted(&rest) : String(takePart(&rest))
    if name == "boundary" { return value }
  }
  return nil
}

/// Takes the text in front of the next semicolon or `end`, without white space around it.
private func takePart(_ rest: inout Substring, endingAt end: Character = ";") -> Substring {
  var part = rest.prefix { $0 != ";" && $0 != end }
  rest.removeFirst(part.count)
  part = part.drop(while: isSpace)
  while part.last.map(isSpace) == true { part.removeLast() }
  return part
}

private func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

/// Takes a text in quotes, up to the next semicolon; a backslash in it keeps the character behind it.
private func takeQuoted(_ rest: inout Substring) -> String {
  var text = ""
  rest.removeFirst()
  while let character = rest.popFirst(), character != "\"" {
    if character != "\\" {
      text.append(character)
    } else if let kept = rest.popFirst() {
      text.append(kept)
    }
  }
  _ = takePart(&rest)
  return text
}
