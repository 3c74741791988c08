package import FoodDiary
package import Foundation
import GRDB

extension DiaryStore {
  /// Saves a pet, and replaces one of the same name.
  ///
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a pet that cannot be kept.
  package func set(_ pet: Pet, now: Date) throws(ProductStoreError) {
    try updatePet(named: pet.name, now: now) { _ in pet }
  }

  /// Changes the pet of that name.
  ///
  /// No other program changes it between the reading and the writing.
  ///
  /// - Parameters:
  ///   - name: the pet's name.
  ///   - now: the time of the change.
  ///   - change: returns the pet to be kept under that name, for the known one or `nil`.
  /// - Returns: the changed pet.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a pet that cannot be kept.
  @discardableResult
  package func updatePet(
    named name: String, now: Date, _ change: (Pet?) -> Pet
  ) throws(ProductStoreError) -> Pet {
    let update = change
    return try changing("pet", at: now) { change in
      let key = KnownMeal.key(of: name)
      let row = try Row.fetchOne(
        change.connection, sql: "SELECT * FROM pet WHERE key = ?", arguments: [key])
      let pet = update(try row.map(Pet.init))
      guard pet.problems.isEmpty else {
        throw ProductStoreError.invalidEntry(InvalidEntry(problems: pet.problems))
      }
      if let id = try row?.decode(Int64.self, forColumn: "id") {
        _ = try change.willChange(.pet, id)
      }
      try change.connection.execute(
        sql: """
          INSERT INTO pet (key, name, weight, isActive, need) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (key) DO UPDATE SET name = excluded.name, weight = excluded.weight,
            isActive = excluded.isActive, need = excluded.need
          """, arguments: [key, pet.name, pet.weight, pet.isActive, pet.statedNeed])
      if row == nil { _ = change.inserted(.pet) }
      return pet
    }
  }

  /// Returns all pets, by name.
  package func pets() throws(ProductStoreError) -> [Pet] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(connection, sql: "SELECT * FROM pet ORDER BY key").map(Pet.init)
      }
    }
  }

  /// Returns the pet of that name, without regard to case and accents; `nil` for none.
  package func pet(named name: String) throws(ProductStoreError) -> Pet? {
    try translating(path) {
      try database.read { connection in
        try Row.fetchOne(
          connection, sql: "SELECT * FROM pet WHERE key = ?", arguments: [KnownMeal.key(of: name)]
        ).map(Pet.init)
      }
    }
  }

  /// Logs what a pet was given; `false` when there is no pet of that name.
  ///
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a feeding that cannot be kept.
  package func feed(
    _ name: String, _ feeding: Feeding, now: Date
  ) throws(ProductStoreError) -> Bool {
    guard feeding.problems.isEmpty else {
      throw .invalidEntry(InvalidEntry(problems: feeding.problems))
    }
    try check(feeding.day, now: now)
    return try changing("feed", at: now) { change in
      let pet = try Int64.fetchOne(
        change.connection, sql: "SELECT id FROM pet WHERE key = ?",
        arguments: [KnownMeal.key(of: name)])
      guard let pet else { return false }
      try change.connection.execute(
        sql: """
          INSERT INTO feeding (pet, day, product, grams, energyKcal, carbohydrateKcal)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          pet, feeding.day.number, feeding.product, feeding.grams, feeding.energyKcal,
          feeding.carbohydrateKcal,
        ])
      _ = change.inserted(.feeding)
      return true
    }
  }

  /// Returns all feedings with the pets' names, the earliest day first.
  package func fedPets() throws(ProductStoreError) -> [FedPet] {
    try translating(path) {
      try database.read { connection in
        let rows = try Row.fetchAll(
          connection,
          sql: """
            SELECT feeding.*, pet.name AS petName FROM feeding JOIN pet ON pet.id = feeding.pet
            ORDER BY feeding.day, feeding.id
            """)
        return try rows.compactMap { row in
          try LoggedFeeding(row).map {
            FedPet(pet: try row.decode(forColumn: "petName"), logged: $0)
          }
        }
      }
    }
  }

  /// Removes a feeding.
  ///
  /// - Returns: the removed feeding; `nil` for an unknown number.
  package func delete(feeding id: Int64, now: Date) throws(ProductStoreError) -> LoggedFeeding? {
    try changing("delete", at: now) { change in
      let row = try Row.fetchOne(
        change.connection, sql: "SELECT * FROM feeding WHERE id = ?", arguments: [id])
      guard let feeding = try row.flatMap(LoggedFeeding.init) else { return nil }
      _ = try change.willChange(.feeding, id)
      try change.connection.execute(sql: "DELETE FROM feeding WHERE id = ?", arguments: [id])
      return feeding
    }
  }

  /// Removes a pet with its feedings; `false` when there is no pet of that name.
  package func delete(petNamed name: String, now: Date) throws(ProductStoreError) -> Bool {
    try changing("delete", at: now) { change in
      let pet = try Int64.fetchOne(
        change.connection, sql: "SELECT id FROM pet WHERE key = ?",
        arguments: [KnownMeal.key(of: name)])
      guard let pet else { return false }
      _ = try change.willChange(.pet, pet)
      let feedings = try Int64.fetchAll(
        change.connection, sql: "SELECT id FROM feeding WHERE pet = ?", arguments: [pet])
      for feeding in feedings { _ = try change.willChange(.feeding, feeding) }
      try change.connection.execute(sql: "DELETE FROM pet WHERE id = ?", arguments: [pet])
      return true
    }
  }

  /// Returns what a pet was given on `days`, each day on which it was something, the earliest first.
  package func feedings(
    of name: String, on days: ClosedRange<LocalDay>
  ) throws(ProductStoreError) -> [PetDay] {
    try translating(path) {
      try database.read { connection in
        let rows = try Row.fetchAll(
          connection,
          sql: """
            SELECT feeding.* FROM feeding JOIN pet ON pet.id = feeding.pet
            WHERE pet.key = ? AND feeding.day BETWEEN ? AND ? ORDER BY feeding.day, feeding.id
            """,
          arguments: [KnownMeal.key(of: name), days.lowerBound.number, days.upperBound.number])
        let feedings = try rows.compactMap(LoggedFeeding.init)
        return Dictionary(grouping: feedings, by: \.feeding.day).sorted { $0.key < $1.key }
          .map { PetDay(day: $0.key, feedings: $0.value) }
      }
    }
  }
}

/// A feeding with the pet that it was given to.
package struct FedPet: Hashable, Sendable {
  /// The pet's name.
  package var pet: String
  /// The feeding.
  package var logged: LoggedFeeding
}

extension Pet {
  init(_ row: Row) throws {
    self.init(
      name: try row.decode(forColumn: "name"), weight: try row.decode(forColumn: "weight"),
      isActive: try row.decode(forColumn: "isActive"),
      statedNeed: try row.decode(forColumn: "need"))
  }
}

extension LoggedFeeding {
  /// Reads a row; `nil` for one of no day.
  fileprivate init?(_ row: Row) throws {
    guard let day = LocalDay(number: try row.decode(forColumn: "day")) else { return nil }
    self.init(
      id: try row.decode(forColumn: "id"),
      feeding: Feeding(
        day: day, product: try row.decode(forColumn: "product"),
        grams: try row.decode(forColumn: "grams"),
        energyKcal: try row.decode(forColumn: "energyKcal"),
        carbohydrateKcal: try row.decode(forColumn: "carbohydrateKcal")))
  }
}
