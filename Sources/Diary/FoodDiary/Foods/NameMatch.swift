/// The match of a food's name and the words that a person typed.
public enum NameMatch: Int, Hashable, Sendable, Codable, Comparable, CaseIterable {
  /// Some of the words are not in it.
  case none
  /// All words are in it, among others: it may be another food.
  case alike
  /// It has the same words.
  case same

  /// Whether one fits less than another.
  public static func < (one: NameMatch, other: NameMatch) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Compares what was typed with a food's name and brand, without regard to case, accents, order and the
  /// English plural.
  ///
  /// The same are the words of the name alone, and those of name and brand together.
  public init(typed: String, name: String, brand: String? = nil) {
    let typed = Set(nameWords(typed).map(nameStem))
    let name = Set(nameWords(name).map(nameStem))
    let all = name.union(nameWords(brand ?? "").map(nameStem))
    if typed.isEmpty || !typed.isSubset(of: all) {
      self = .none
    } else {
      self = typed == all || typed == name ? .same : .alike
    }
  }
}
