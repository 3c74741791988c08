package import Foundation
import GRDB

// The queue of contributions. Each was confirmed, and is sent as it was confirmed, whatever becomes
// of the product's record and the photos' files.
extension RecordStore {
  /// Puts a contribution into the queue, unless the same is there already, sent or not.
  ///
  /// - Parameters:
  ///   - key: the product's number without leading zeros.
  ///   - digest: names its content and where it goes.
  ///   - envelope: where it goes, in the caller's own words.
  ///   - parts: what is sent, in this order.
  ///   - time: when a person confirmed it.
  /// - Returns: its number, and whether it is new.
  /// - Throws: ``ProductStoreError``.
  package func enqueue(
    _ key: Int64, digest: String, envelope: Data, parts: [Data], at time: Date
  ) throws(ProductStoreError) -> (id: Int64, isNew: Bool) {
    try translating(path) {
      try database.write { connection in
        let known = try Int64.fetchOne(
          connection, sql: "SELECT id FROM contribution WHERE digest = ?", arguments: [digest])
        if let known { return (known, false) }
        try connection.execute(
          sql: """
            INSERT INTO contribution (key, digest, envelope, state, created, due)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            key, digest, envelope, QueuedContribution.State.waiting.rawValue,
            time.timeIntervalSince1970, time.timeIntervalSince1970,
          ])
        let id = connection.lastInsertedRowID
        for (number, body) in parts.enumerated() {
          try connection.execute(
            sql: "INSERT INTO contribution_part (contribution, number, body) VALUES (?, ?, ?)",
            arguments: [id, number, body])
        }
        return (id, true)
      }
    }
  }

  /// Returns the contributions, the oldest first.
  package func contributions() throws(ProductStoreError) -> [QueuedContribution] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(connection, sql: "\(Self.queueQuery) ORDER BY id")
          .compactMap(QueuedContribution.init)
      }
    }
  }

  /// Returns a contribution, `nil` for an unknown number.
  package func contribution(_ id: Int64) throws(ProductStoreError) -> QueuedContribution? {
    try translating(path) {
      try database.read { connection in
        try Row.fetchOne(connection, sql: "\(Self.queueQuery) WHERE id = ?", arguments: [id])
          .flatMap(QueuedContribution.init)
      }
    }
  }

  /// Reserves a contribution that is due for `span` seconds, so that two programs do not send it at
  /// once.
  ///
  /// - Returns: the contribution and what of it is to be sent; `nil` when it is not due.
  package func claimContribution(
    _ id: Int64, at time: Date, for span: TimeInterval
  ) throws(ProductStoreError) -> (contribution: QueuedContribution, parts: [ContributionPart])? {
    try translating(path) {
      try database.write { connection in
        let row = try Row.fetchOne(
          connection,
          sql: """
            \(Self.queueQuery) WHERE state = ? AND due <= ? AND id = ?
            """,
          arguments: [
            QueuedContribution.State.waiting.rawValue, time.timeIntervalSince1970, id,
          ])
        guard let contribution = try row.flatMap(QueuedContribution.init) else { return nil }
        try connection.execute(
          sql: "UPDATE contribution SET due = ? WHERE id = ?",
          arguments: [time.addingTimeInterval(span).timeIntervalSince1970, contribution.id])
        let parts = try Row.fetchAll(
          connection,
          sql: """
            SELECT number, body FROM contribution_part
            WHERE contribution = ? AND body IS NOT NULL ORDER BY number
            """, arguments: [contribution.id])
        return (
          contribution,
          try parts.map {
            ContributionPart(
              number: try $0.decode(forColumn: "number"), body: try $0.decode(forColumn: "body"))
          }
        )
      }
    }
  }

  /// Notes that a part was taken, and keeps no more of it than that.
  ///
  /// With the last part the contribution is sent.
  package func markSent(_ part: Int, of id: Int64) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "UPDATE contribution_part SET body = NULL WHERE contribution = ? AND number = ?",
          arguments: [id, part])
        try connection.execute(
          sql: """
            UPDATE contribution SET state = ?, note = NULL WHERE id = ? AND NOT EXISTS (
              SELECT 1 FROM contribution_part WHERE contribution = contribution.id
              AND body IS NOT NULL)
            """, arguments: [QueuedContribution.State.sent.rawValue, id])
      }
    }
  }

  /// Leaves a contribution for later.
  ///
  /// - Parameters:
  ///   - id: its number.
  ///   - due: when it may be sent at the earliest.
  ///   - note: why it was not sent.
  ///   - isAttempt: whether it was tried in vain, which the next pause goes by.
  /// - Throws: ``ProductStoreError``.
  package func postpone(
    _ id: Int64, until due: Date, note: String, isAttempt: Bool
  ) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "UPDATE contribution SET due = ?, note = ?, attempts = attempts + ? WHERE id = ?",
          arguments: [due.timeIntervalSince1970, note, isAttempt ? 1 : 0, id])
      }
    }
  }

  /// Notes that the service did not take a contribution; it is not sent again by itself.
  package func refuseContribution(_ id: Int64, note: String) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "UPDATE contribution SET state = ?, note = ? WHERE id = ?",
          arguments: [QueuedContribution.State.refused.rawValue, note, id])
      }
    }
  }

  /// Makes a contribution that waits or was refused due at `time`; `false` for an unknown number.
  package func retryContribution(_ id: Int64, at time: Date) throws(ProductStoreError) -> Bool {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: """
            UPDATE contribution SET state = ?, due = ?, attempts = 0, note = NULL
            WHERE id = ? AND state <> ?
            """,
          arguments: [
            QueuedContribution.State.waiting.rawValue, time.timeIntervalSince1970, id,
            QueuedContribution.State.sent.rawValue,
          ])
        return connection.changesCount > 0
      }
    }
  }

  /// Removes a contribution from the queue; `false` for an unknown number.
  package func dropContribution(_ id: Int64) throws(ProductStoreError) -> Bool {
    try translating(path) {
      try database.write { connection in
        try connection.execute(sql: "DELETE FROM contribution WHERE id = ?", arguments: [id])
        return connection.changesCount > 0
      }
    }
  }

  private static let queueQuery = """
    SELECT id, key, envelope, state, created, due, attempts, note,
      (SELECT count(*) FROM contribution_part WHERE contribution = contribution.id
        AND body IS NOT NULL) AS partsLeft
    FROM contribution
    """
}

extension QueuedContribution {
  /// Reads a row; `nil` for a state of a later version.
  fileprivate init?(_ row: Row) throws {
    guard let state = State(rawValue: try row.decode(forColumn: "state")) else { return nil }
    self.init(
      id: try row.decode(forColumn: "id"), key: try row.decode(forColumn: "key"),
      envelope: try row.decode(forColumn: "envelope"), state: state,
      created: try row.date(forColumn: "created"),
      due: try row.date(forColumn: "due"),
      attempts: try row.decode(forColumn: "attempts"), note: try row.decode(forColumn: "note"),
      partsLeft: try row.decode(forColumn: "partsLeft"))
  }
}
