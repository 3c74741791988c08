import GRDB

/// The layout of the database of records; steps are added at the end and never changed.
enum RecordLayout {
  /// Tells these databases from others (`PRAGMA application_id`): "LSDB".
  static let application = 0x4C53_4442

  static var kind: DatabaseKind {
    // Each commit reaches the disk before it is acknowledged, a power cut included.
    DatabaseKind(
      application: application, migrator: migrator,
      settings: "PRAGMA synchronous = FULL; PRAGMA cache_size = -32000", isKept: true)
  }

  /// The steps in the order in which databases take them.
  private static let steps: [RecordLayoutStep] = [
    .products, .contributions, .retention, .diary, .pets, .sync, .profile, .review, .doubts,
    .removedNumbers, .diaryNumbers, .contributionNumbers,
  ]

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for step in steps {
      migrator.registerMigration(step.name) { database in try database.execute(sql: step.sql) }
    }
    return migrator
  }
}
