import Foundation
import GRDB
package import ProductChoice

extension RecordStore {
  /// Returns the person's profile; an empty one until ``setProfile(_:)``.
  ///
  /// - Throws: ``ProductStoreError/damaged(path:reason:)`` for a profile of a later version, too: left out in
  ///   silence, its warnings would look like none.
  package func profile() throws(ProductStoreError) -> FoodProfile {
    try translating(path) {
      try database.read { connection in try Self.profile(in: connection) }
    }
  }

  /// Keeps `profile` in the place of the earlier one.
  package func setProfile(_ profile: FoodProfile) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in try Self.put(profile, in: connection) }
    }
  }

  /// Changes the profile. No other program changes it between the reading and the writing.
  ///
  /// - Parameter change: returns the profile from now on for the one that is kept.
  /// - Returns: the profile before the change, and after it.
  /// - Throws: ``ProductStoreError``, as ``profile()`` does.
  @discardableResult
  package func updateProfile(
    _ change: (FoodProfile) -> FoodProfile
  ) throws(ProductStoreError) -> (before: FoodProfile, after: FoodProfile) {
    try translating(path) {
      try database.write { connection in
        let before = try Self.profile(in: connection)
        let after = change(before)
        try Self.put(after, in: connection)
        return (before, after)
      }
    }
  }

  private static func put(_ profile: FoodProfile, in connection: Database) throws {
    try connection.execute(
      sql: "INSERT OR REPLACE INTO profile (id, profile) VALUES (1, ?)",
      arguments: [try JSONEncoder().encode(profile)])
  }

  private static func profile(in connection: Database) throws -> FoodProfile {
    let json = try Data.fetchOne(connection, sql: "SELECT profile FROM profile")
    guard let json else { return FoodProfile() }
    do {
      return try JSONDecoder().decode(FoodProfile.self, from: json)
    } catch {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "the profile cannot be read: \(error)")
    }
  }
}
