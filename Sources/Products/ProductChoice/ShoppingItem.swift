public import Foundation
public import LabelModel

/// An entry of the list of what to buy.
public struct ShoppingItem: Hashable, Sendable {
  /// Its number in the list.
  public var id: Int64
  /// The words of the entry, or the product's name.
  public var name: String
  /// The product's number; `nil` for words alone.
  public var gtin: GTIN?
  /// Whether it was bought.
  public var isDone: Bool
  /// The time when it was added.
  public var added: Date

  /// Creates an entry.
  public init(id: Int64, name: String, gtin: GTIN? = nil, isDone: Bool = false, added: Date) {
    self.id = id
    self.name = name
    self.gtin = gtin
    self.isDone = isDone
    self.added = added
  }

  /// The most characters of a name.
  public static let longestName = 200

  /// Returns `name` as an entry keeps it, without space around it and on one line. `nil` for one
  /// that is empty or too long.
  public static func cleanName(_ name: String) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || words.count > longestName ? nil : words
  }
}
