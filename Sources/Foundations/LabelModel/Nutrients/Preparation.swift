/// In which state a food is that amounts refer to (EU 1169/2011, article 31).
public enum Preparation: String, Hashable, Sendable, Codable, CaseIterable {
  /// As it is in the package.
  case asSold
  /// Made ready to eat as the label says.
  case prepared
}
