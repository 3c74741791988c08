/// The outcome of asking product databases for a record's product.
public enum LookupState: String, Hashable, Sendable, Codable, CaseIterable {
  /// A database has the product.
  case found
  /// No database has it.
  case unknown
  /// No database answered, and none had kept an answer: it is to be asked again.
  case pending
}
