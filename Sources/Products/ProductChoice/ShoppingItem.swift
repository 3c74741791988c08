package import Foundation
package import LabelModel

/// An entry of the list of what to buy.
package struct ShoppingItem: Hashable, Sendable {
  /// Its number in the list.
  package var id: Int64
  /// The words of the entry, or the product's name.
  package var name: String
  /// The product's number; `nil` for words alone.
  package var gtin: GTIN?
  /// Whether it was bought.
  package var isDone: Bool
  /// The time when it was added.
  package var added: Date

  /// Creates an entry.
  package init(id: Int64, name: String, gtin: GTIN? = nil, isDone: Bool = false, added: Date) {
    self.id = id
    self.name = name
    self.gtin = gtin
    self.isDone = isDone
    self.added = added
  }

  /// The most characters of a name.
  package static let longestName = 200

  /// Returns `name` as an entry keeps it, without space around it and on one line. `nil` for one
  /// that is empty or too long.
  package static func cleanName(_ name: String) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || words.count > longestName ? nil : words
  }
}
