import GRDB

extension RecordStore {
  /// Returns those of some photos, by their SHA-256, that scans in this database have.
  ///
  /// - Throws: ``ProductStoreError``.
  public func keptPhotos(among digests: Set<String>) throws(ProductStoreError) -> Set<String> {
    try translating(path) {
      try database.read { connection in
        let statement = try connection.cachedStatement(
          sql: "SELECT EXISTS (SELECT 1 FROM photo WHERE sha256 = ?)")
        return try digests.filter { try Bool.fetchOne(statement, arguments: [$0]) == true }
      }
    }
  }
}
