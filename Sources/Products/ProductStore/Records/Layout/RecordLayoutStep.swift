/// A step in the layout of the database of records.
struct RecordLayoutStep: Sendable {
  /// The name that the database keeps of a step that it has taken.
  var name: String
  var sql: String
}
