/// Returns `bytes` as text with `&amp;`, `&#233;`, `&#xE9;` and `&eacute;` replaced by what they stand for.
///
/// A reference of another name stays as it is written: entities that a document declares are not expanded.
func replacingReferences(in bytes: ArraySlice<UInt8>) -> String {
  guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
  var plain: [UInt8] = []
  plain.reserveCapacity(bytes.count)
  var index = bytes.startIndex
  while index < bytes.endIndex {
    if bytes[index] == UInt8(ascii: "&"),
      let end = bytes[index..<min(index + longestReference, bytes.endIndex)]
        .firstIndex(of: UInt8(ascii: ";")),
      let scalar = character(named: bytes[(index + 1)..<end])
    {
      plain.append(contentsOf: String(Character(scalar)).utf8)
      index = end + 1
    } else {
      plain.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: plain, as: UTF8.self)
}

/// Bytes of a reference at most, with `&` and `;`: `&#1114111;`.
private let longestReference = 10

private func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
  let name = String(decoding: name, as: UTF8.self)
  if name.hasPrefix("#x") || name.hasPrefix("#X") {
    return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
  }
  if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
  return namedCharacters[name]
}

/// XML's own five, and HTML's letters and signs of Latin 1. The latter are in the order of their
/// code points, from U+00A0 on.
private let namedCharacters: [String: Unicode.Scalar] = {
  var characters: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
  let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
  for (index, name) in latin1.split(whereSeparator: \.isWhitespace).enumerated() {
    characters[String(name)] = Unicode.Scalar(UInt8(0xA0 + index))
  }
  return characters
}()
