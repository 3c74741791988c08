package import FoodDiary
package import Foundation
import GRDB

extension DiaryStore {
  /// Returns known meals whose name, or a word of it, begins with `prefix`, without regard to case
  /// and accents. Meals whose name begins with it come first, then the last used ones. An empty
  /// prefix fits all.
  package func knownMeals(
    beginning prefix: String = "", limit: Int = .max
  ) throws(ProductStoreError) -> [KnownMeal] {
    let key = nameKey(prefix)
    // The prefix is not empty, but none of its characters can begin a name.
    guard !key.isEmpty || prefix.allSatisfy(\.isWhitespace) else {
      return try knownMeal(named: prefix).map { [$0] } ?? []
    }
    let escaped = key.replacing("\\", with: "\\\\").replacing("%", with: "\\%")
    return try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection,
          sql: """
            SELECT *, key LIKE ?1 ESCAPE '\\' AS isFirst FROM known_meal
            WHERE isFirst OR key LIKE ?2 ESCAPE '\\'
            ORDER BY isFirst DESC, lastUsed DESC, id DESC LIMIT ?3
            """, arguments: ["\(escaped)%", "% \(escaped)%", limit]
        ).map(KnownMeal.init)
      }
    }
  }

  /// Returns the known meal of that name, without regard to case, accents and signs; `nil` for none.
  package func knownMeal(named name: String) throws(ProductStoreError) -> KnownMeal? {
    try translating(path) {
      try database.read { connection in
        try Row.fetchOne(
          connection, sql: "SELECT * FROM known_meal WHERE key = ?",
          arguments: [KnownMeal.key(of: name)]
        ).map(KnownMeal.init)
      }
    }
  }

  /// Changes the known meal of a name, its name included; `false` for an unknown name.
  ///
  /// A meal that already has the new name is replaced.
  ///
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a food that cannot be kept.
  package func update(
    knownMeal name: String, now: Date, to food: EatenFood
  ) throws(ProductStoreError) -> Bool {
    try checked { () throws(InvalidEntry) in try food.validate() }
    return try changing("meals", at: now) { change in
      guard let id = try Self.id(ofKey: KnownMeal.key(of: name), change.connection),
        try change.willChange(.knownMeal, id)
      else { return false }
      let key = KnownMeal.key(of: food.name)
      if let other = try Self.id(ofKey: key, change.connection), other != id,
        try change.willChange(.knownMeal, other)
      {
        try change.connection.execute(
          sql: "DELETE FROM known_meal WHERE id = ?", arguments: [other])
      }
      try change.connection.execute(
        sql: """
          UPDATE known_meal SET name = ?, amount = ?, unit = ?, energyKcal = ?, protein = ?,
            carbohydrates = ?, fat = ?, source = ?, scaling = ?, key = ? WHERE id = ?
          """, arguments: Self.arguments(of: food) + [key, id])
      return true
    }
  }

  /// Forgets a known meal; `false` for an unknown name. Logged entries stay.
  package func delete(knownMeal name: String, now: Date) throws(ProductStoreError) -> Bool {
    try changing("meals", at: now) { change in
      guard let id = try Self.id(ofKey: KnownMeal.key(of: name), change.connection),
        try change.willChange(.knownMeal, id)
      else { return false }
      try change.connection.execute(
        sql: "DELETE FROM known_meal WHERE id = ?", arguments: [id])
      return true
    }
  }

  /// Adds known meals, all or none; of one that is known already the one used later stays.
  ///
  /// - Returns: how many were added, and how many took the place of one that was known.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` that names the meals that cannot be kept.
  package func importKnownMeals(
    _ meals: [KnownMeal], now: Date
  ) throws(ProductStoreError) -> (added: Int, replaced: Int) {
    guard !meals.isEmpty else { return (0, 0) }
    try checked { () throws(InvalidEntry) in try validate(meals.map(\.food)) }
    return try changing("meals", at: now) { change in
      var counts = (added: 0, replaced: 0)
      for meal in meals {
        let id = try Self.id(ofKey: meal.key, change.connection)
        if let id {
          let used = try Double.fetchOne(
            change.connection, sql: "SELECT lastUsed FROM known_meal WHERE id = ?",
            arguments: [id])
          guard used ?? 0 < meal.lastUsed.timeIntervalSince1970 else { continue }
          _ = try change.willChange(.knownMeal, id)
        }
        try Self.put(meal, &change, isKnown: id != nil)
        if id == nil { counts.added += 1 } else { counts.replaced += 1 }
      }
      return counts
    }
  }

  /// Remembers `food`, in place of the earlier meal of its name.
  ///
  /// FatSecret's data may not be kept for longer than a look-up (terms of use), so nothing is
  /// remembered of them.
  static func learn(
    _ food: EatenFood, at time: Date, _ change: inout DiaryChange, asFurtherUse: Bool = true
  ) throws {
    guard food.source != .fatSecret else { return }
    let key = KnownMeal.key(of: food.name)
    let row = try Row.fetchOne(
      change.connection, sql: "SELECT * FROM known_meal WHERE key = ?", arguments: [key])
    var meal = KnownMeal(food: food, lastUsed: time, uses: 1)
    if let row {
      let known = try KnownMeal(row)
      _ = try change.willChange(.knownMeal, row.decode(forColumn: "id"))
      meal.uses = known.uses + (asFurtherUse ? 1 : 0)
      // The original source of its amounts.
      if food.source == .knownMeal { meal.food.source = known.food.source }
      meal.lastUsed = max(time, known.lastUsed)
    }
    try put(meal, &change, isKnown: row != nil)
  }

  /// Takes back that `food` was learnt from an entry that is no more.
  ///
  /// A meal that was known by that entry alone is forgotten. A known meal with the entry's amounts gets those of
  /// the last other entry of its name.
  static func unlearn(_ food: EatenFood, _ change: inout DiaryChange) throws {
    let key = KnownMeal.key(of: food.name)
    let row = try Row.fetchOne(
      change.connection, sql: "SELECT * FROM known_meal WHERE key = ?", arguments: [key])
    guard food.source != .fatSecret, let row else { return }
    let id = try row.decode(Int64.self, forColumn: "id")
    var meal = try KnownMeal(row)
    let other = try Row.fetchOne(
      change.connection,
      sql: """
        SELECT meal_entry.*, meal.time FROM meal_entry JOIN meal ON meal.id = meal_entry.meal
        WHERE meal_entry.name = ? ORDER BY meal_entry.id DESC LIMIT 1
        """, arguments: [food.name])
    _ = try change.willChange(.knownMeal, id)
    // An entry that was made from a known meal did not make it known.
    guard other != nil || meal.uses > 1 || food.source == .knownMeal else {
      try change.connection.execute(sql: "DELETE FROM known_meal WHERE id = ?", arguments: [id])
      return
    }
    meal.uses = max(meal.uses - 1, other == nil ? 0 : 1)
    if let other, meal.food.portion == food.portion, meal.food.amounts == food.amounts {
      let source = meal.food.source
      meal.food = try EatenFood(other)
      if meal.food.source == .knownMeal { meal.food.source = source }
      meal.lastUsed = try other.date(forColumn: "time")
    }
    try put(meal, &change, isKnown: true)
  }

  private static func id(ofKey key: String, _ connection: Database) throws -> Int64? {
    try Int64.fetchOne(connection, sql: "SELECT id FROM known_meal WHERE key = ?", arguments: [key])
  }

  private static func put(
    _ meal: KnownMeal, _ change: inout DiaryChange, isKnown: Bool
  ) throws {
    try change.connection.execute(
      sql: """
        INSERT INTO known_meal (name, amount, unit, energyKcal, protein, carbohydrates, fat,
          source, scaling, key, lastUsed, uses) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET name = excluded.name, amount = excluded.amount,
          unit = excluded.unit, energyKcal = excluded.energyKcal, protein = excluded.protein,
          carbohydrates = excluded.carbohydrates, fat = excluded.fat, source = excluded.source,
          scaling = excluded.scaling, lastUsed = excluded.lastUsed, uses = excluded.uses
        """,
      arguments: arguments(of: meal.food) + [
        meal.key, meal.lastUsed.timeIntervalSince1970, meal.uses,
      ])
    if !isKnown { _ = change.inserted(.knownMeal) }
  }
}

extension KnownMeal {
  init(_ row: Row) throws {
    self.init(
      food: try EatenFood(row),
      lastUsed: try row.date(forColumn: "lastUsed"),
      uses: try row.decode(forColumn: "uses"))
  }
}
