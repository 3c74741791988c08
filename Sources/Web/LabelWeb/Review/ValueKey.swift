import LabelModel

/// A value of a record: a nutrient on a basis. Its text is a part of addresses and of names in pages.
struct ValueKey: Hashable, Sendable, CustomStringConvertible {
  var nutrient: Nutrient
  /// The basis, `nil` where it is not known.
  var basis: Basis?

  init(_ nutrient: Nutrient, _ basis: Basis?) {
    self.nutrient = nutrient
    self.basis = basis
  }

  /// Reads ``description``; `nil` for another text.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let nutrient = Nutrient(rawValue: parts[0]) else { return nil }
    let basis = Basis(rawValue: parts[1])
    guard basis != nil || parts[1] == Self.none else { return nil }
    self.init(nutrient, basis)
  }

  private static let none = "none"

  /// `fat-per100g`.
  var description: String { "\(nutrient.rawValue)-\(basis?.rawValue ?? Self.none)" }
}
