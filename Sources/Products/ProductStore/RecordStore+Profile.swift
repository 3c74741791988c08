import Foundation
import GRDB
public import ProductChoice

extension RecordStore {
  /// Returns the person's profile; an empty one until ``setProfile(_:)``.
  ///
  /// - Throws: ``ProductStoreError/damaged(path:reason:)`` for a profile of a later version, too: left out in
  ///   silence, its warnings would look like none.
  public func profile() throws(ProductStoreError) -> FoodProfile {
    try translating(path) {
      try database.read { connection in
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
  }

  /// Keeps `profile` in the place of the earlier one.
  public func setProfile(_ profile: FoodProfile) throws(ProductStoreError) {
    try translating(path) {
      let json = try JSONEncoder().encode(profile)
      try database.write { connection in
        try connection.execute(
          sql: "INSERT OR REPLACE INTO profile (id, profile) VALUES (1, ?)", arguments: [json])
      }
    }
  }
}
