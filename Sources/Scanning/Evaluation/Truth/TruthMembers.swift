/// A value of a truth line.
struct TruthValue: Decodable {
  var printed: PrintedValue

  init(from decoder: any Decoder) throws {
    try checkMembers(
      in: decoder, of: "a value", known: ["value", "unit", "bound", "modifier"])
    printed = try PrintedValue(from: decoder)
  }
}

/// A member of an object, whatever its name.
private struct Member: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue _: Int) { nil }
}

/// Refuses misspelt members of an object, which would be left out in silence.
///
/// A member is misspelt that is one change away from a known one. Any other unknown member is a remark.
///
/// - Parameters:
///   - decoder: the decoder of the object.
///   - object: the kind of the object, for people.
///   - known: the members that are read.
/// - Throws: `DecodingError` for the first misspelt member.
func checkMembers(in decoder: any Decoder, of object: String, known: [String]) throws {
  let members = try decoder.container(keyedBy: Member.self)
  for member in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
    let name = member.stringValue
    guard !known.contains(name), let meant = known.first(where: { isMisspelt(name, for: $0) })
    else { continue }
    throw DecodingError.dataCorruptedError(
      forKey: member, in: members,
      debugDescription: "\(object) has no such member; write \(meant)")
  }
}

/// Whether one letter is changed, added, left out or in another case, or two neighbours are exchanged.
private func isMisspelt(_ name: String, for known: String) -> Bool {
  let name = Array(name.lowercased())
  let known = Array(known.lowercased())
  let start = zip(name, known).prefix { $0 == $1 }.count
  let end = zip(name[start...].reversed(), known[start...].reversed()).prefix { $0 == $1 }.count
  let rest = Array(name[start..<(name.count - end)])
  let knownRest = Array(known[start..<(known.count - end)])
  return rest.count <= 1 && knownRest.count <= 1
    || rest.count == 2 && rest == knownRest.reversed()
}
