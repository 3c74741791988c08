import GRDB

extension RecordStore {
  /// Returns those of some photos, by their SHA-256, that scans in this database have.
  ///
  /// - Throws: ``ProductStoreError``.
  package func keptPhotos(among digests: Set<String>) throws(ProductStoreError) -> Set<String> {
    try translating(path) {
      try database.read { try Self.keptPhotos(among: digests, in: $0) }
    }
  }

  static func keptPhotos(
    among digests: Set<String>, in connection: Database
  ) throws -> Set<String> {
    let statement = try connection.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM photo WHERE sha256 = ?)")
    return try digests.filter { try Bool.fetchOne(statement, arguments: [$0]) == true }
  }
}
