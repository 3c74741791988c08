/// A value of a truth line.
struct TruthValue: Decodable {
  var printed: PrintedValue

  init(from decoder: any Decoder) throws {
    try checkMembers(
      in: decoder, of: "a value", known: ["value", "unit", "bound", "modifier"],
      unread: ["qualifier"])
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

/// Refuses unknown members of an object: a misspelt one would be left out in silence.
///
/// - Parameters:
///   - decoder: the decoder of the object.
///   - object: the kind of the object, for people.
///   - known: the members that the error names.
///   - unread: further members that an object may have.
/// - Throws: `DecodingError` for the first member that is neither known nor unread.
func checkMembers(
  in decoder: any Decoder, of object: String, known: [String], unread: Set<String>
) throws {
  let members = try decoder.container(keyedBy: Member.self)
  for member in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue })
  where !known.contains(member.stringValue) && !unread.contains(member.stringValue) {
    throw DecodingError.dataCorruptedError(
      forKey: member, in: members,
      debugDescription:
        "\(object) has no such member, but \(known.sorted().joined(separator: ", "))")
  }
}
