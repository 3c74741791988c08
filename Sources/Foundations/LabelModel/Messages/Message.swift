/// A text of a record for a person: its clauses as data, and their words in English.
///
/// Programs use the clauses. Words in other languages are made from the clauses, never from the text.
public struct Message: Sendable {
  /// The words in English.
  public let text: String
  /// The clauses in their order; empty for a text of which only the words are known.
  ///
  /// Records of earlier versions have no clauses.
  public let clauses: [MessageClause]

  /// Creates a message from its words and clauses.
  public init(text: String, clauses: [MessageClause] = []) {
    self.text = text
    self.clauses = clauses
  }

  /// Whether this message says all that `other` does.
  public func contains(_ other: Message) -> Bool {
    guard !clauses.isEmpty, !other.clauses.isEmpty else { return text.contains(other.text) }
    return other.clauses.allSatisfy(clauses.contains)
  }
}

/// Messages are equal when their words are: a record of an earlier version has the words alone.
extension Message: Hashable {
  /// Whether two messages have the same words.
  public static func == (one: Message, other: Message) -> Bool { one.text == other.text }

  /// Feeds the words into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Message: CustomStringConvertible {
  /// The words in English.
  public var description: String { text }
}

// The words and the clauses are two keys of the object that the message belongs to.

extension KeyedDecodingContainer {
  /// Decodes a message from its words and, where there are any, its clauses.
  ///
  /// Clauses that this version of the program does not know are left out together: the words say all.
  func decodeMessage(_ words: Key, _ clauses: Key) throws -> Message {
    Message(text: try decode(String.self, forKey: words), clauses: try decodeClauses(clauses))
  }

  /// Decodes clauses; returns none for a missing key and for clauses of a later version.
  func decodeClauses(_ key: Key) throws -> [MessageClause] {
    guard let clauses = try decodeIfPresent([KnownClause].self, forKey: key) else { return [] }
    let known = clauses.compactMap(\.clause)
    return known.count == clauses.count ? known : []
  }
}

extension KeyedEncodingContainer {
  /// Encodes a message as its words and, where there are any, its clauses.
  mutating func encode(_ message: Message, _ words: Key, _ clauses: Key) throws {
    try encode(message.text, forKey: words)
    try encode(message.clauses, forKey: clauses)
  }

  /// Encodes clauses. No clause, no key.
  mutating func encode(_ clauses: [MessageClause], forKey key: Key) throws {
    if !clauses.isEmpty { try encodeIfPresent(Optional(clauses), forKey: key) }
  }
}

/// A clause, or `nil` for one whose code or parameters only a later version of the program knows.
private struct KnownClause: Decodable {
  let clause: MessageClause?

  init(from decoder: any Decoder) throws {
    clause = try MessageClause(ifKnown: decoder)
  }
}
