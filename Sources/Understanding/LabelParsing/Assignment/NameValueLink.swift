/// A value and the name that it belongs to, as rows of a table join them.
struct NameValueLink: Sendable {
  var group: NameGroup
  var value: ValueMention
  /// The column of the row, from 0.
  var column: Int
  /// The certainty by place, `0 ... 1`.
  var certainty: Double

  /// Whether the value is in a line of the name.
  var isWithinLine: Bool { group.mentions.contains { $0.line == value.line } }
}
