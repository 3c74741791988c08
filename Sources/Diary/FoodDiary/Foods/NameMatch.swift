/// The match of a food's name and the words that a person typed.
package enum NameMatch: Int, Hashable, Sendable, Codable, Comparable, CaseIterable {
  /// Some of the words are not in it.
  case none
  /// All words, or forms of them, are in it: it may be another food.
  case alike
  /// It has the same words.
  case same

  /// Whether one fits less than another.
  package static func < (one: NameMatch, other: NameMatch) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Compares what was typed with a food's name and brand, without regard to case, accents, order and the
  /// English plural.
  ///
  /// The same are the words of the name alone, and those of name and brand together.
  package init(typed: String, name: String, brand: String? = nil) {
    let typed = Set(nameWords(typed).map(nameStem))
    let name = Set(nameWords(name).map(nameStem))
    let all = name.union(nameWords(brand ?? "").map(nameStem))
    if typed.isEmpty || !typed.isSubset(of: all) {
      self = .none
    } else {
      self = typed == all || typed == name ? .same : .alike
    }
  }

  /// Compares as ``init(typed:name:brand:)`` does, and takes forms of a word for it: number and case of six languages.
  ///
  /// They are ``alike``, since words with such endings need not be forms of one word. Forms of a food's name that the
  /// tables of weights have are the same: `Eier` and `Ei`.
  package init(formsOf text: String, in title: String, brand: String? = nil) {
    let typed = Set(nameWords(text))
    let words = Set(nameWords(title) + nameWords(brand ?? ""))
    let isIn = typed.allSatisfy { word in words.contains { WordForms.mayBeOne(word, $0) } }
    if FoodNames.areForms(text, title) {
      self = .same
    } else {
      self = isIn && !typed.isEmpty ? .alike : .none
    }
  }
}
