package import Foundation
import GRDB
package import LabelModel
package import ProductChoice

extension DiaryStore {
  /// Returns the shopping list: the items still to be bought first, in the order of their addition.
  package func shoppingItems() throws(ProductStoreError) -> [ShoppingItem] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection, sql: "SELECT * FROM shopping_item ORDER BY isDone, added, id"
        ).map(ShoppingItem.init)
      }
    }
  }

  /// Adds an entry to the list.
  ///
  /// - Parameters:
  ///   - name: its words, as ``ShoppingItem/cleanName(_:)`` returns them.
  ///   - gtin: the product's number; `nil` for words alone.
  ///   - now: the time.
  /// - Returns: the entry; an unbought one of the same product or words that is there already.
  /// - Throws: ``ProductStoreError``.
  package func addShoppingItem(
    _ name: String, _ gtin: GTIN?, now: Date
  ) throws(ProductStoreError) -> ShoppingItem {
    try changing("list", at: now) { change in
      let known = try Row.fetchOne(
        change.connection,
        sql: """
          SELECT * FROM shopping_item
          WHERE NOT isDone AND product IS ? AND (product IS NOT NULL OR name = ?)
          """, arguments: [gtin?.digits, name])
      if let known { return try ShoppingItem(known) }
      try change.connection.execute(
        sql: "INSERT INTO shopping_item (name, product, added) VALUES (?, ?, ?)",
        arguments: [name, gtin?.digits, now.timeIntervalSince1970])
      return ShoppingItem(
        id: change.inserted(.shoppingItem), name: name, gtin: gtin, added: now)
    }
  }

  /// Marks an entry as bought or not; `nil` for an unknown number.
  package func setShoppingItem(
    _ id: Int64, done isDone: Bool, now: Date
  ) throws(ProductStoreError) -> ShoppingItem? {
    try changing("list", at: now) { change in
      guard try change.willChange(.shoppingItem, id) else { return nil }
      try change.connection.execute(
        sql: "UPDATE shopping_item SET isDone = ? WHERE id = ?", arguments: [isDone, id])
      return try Row.fetchOne(
        change.connection, sql: "SELECT * FROM shopping_item WHERE id = ?", arguments: [id]
      ).map(ShoppingItem.init)
    }
  }

  /// Removes entries.
  ///
  /// - Parameters:
  ///   - ids: the entries' numbers; `nil` removes all that were bought.
  ///   - now: the time.
  /// - Returns: the numbers of the entries that were removed.
  /// - Throws: ``ProductStoreError``.
  package func removeShoppingItems(
    _ ids: [Int64]?, now: Date
  ) throws(ProductStoreError) -> [Int64] {
    try changing("list", at: now) { change in
      let bought = try Int64.fetchAll(
        change.connection, sql: "SELECT id FROM shopping_item WHERE isDone ORDER BY id")
      return try (ids ?? bought).filter { id in
        guard try change.willChange(.shoppingItem, id) else { return false }
        try change.connection.execute(
          sql: "DELETE FROM shopping_item WHERE id = ?", arguments: [id])
        return true
      }
    }
  }
}

extension ShoppingItem {
  fileprivate init(_ row: Row) throws {
    self.init(
      id: try row.decode(forColumn: "id"), name: try row.decode(forColumn: "name"),
      gtin: try row.decode(String?.self, forColumn: "product").flatMap { GTIN($0) },
      isDone: try row.decode(forColumn: "isDone"),
      added: try row.date(forColumn: "added"))
  }
}
