/// The state of one machine, in the form of its file in a shared folder.
package struct SyncFile: Hashable, Sendable {
  /// The machine that wrote the file.
  package var machine: String
  /// The number of times that it wrote one.
  package var revision: Int64
  /// The machine's state.
  package var state: SyncState

  /// Creates a file.
  package init(machine: String, revision: Int64, state: SyncState) {
    self.machine = machine
    self.revision = revision
    self.state = state
  }

  /// The first line.
  package struct Head: Hashable, Sendable, Codable {
    /// ``SyncFile/format``.
    package var format: String
    /// The version of the form, 1.
    package var version: Int
    /// The machine that wrote the file.
    package var machine: String
    /// The number of times that it wrote one.
    package var revision: Int64
    /// The number of rows that follow: a file with fewer is not all here yet.
    package var rows: Int
  }

  /// A row's line.
  package struct Line: Hashable, Sendable, Codable {
    /// The row's identifier.
    package var id: String
    /// The row.
    package var row: SyncRow
  }

  /// The name of the form in the first line.
  package static let format = "labelscan-diary-sync"

  /// The first line.
  package var head: Head {
    Head(
      format: Self.format, version: 1, machine: machine, revision: revision, rows: state.rows.count)
  }

  /// The other lines, in the order of the identifiers.
  package var lines: [Line] {
    state.rows.sorted { $0.key < $1.key }.map { Line(id: $0.key, row: $0.value) }
  }
}
