/// The state of one machine, in the form of its file in a shared folder.
public struct SyncFile: Hashable, Sendable {
  /// The machine that wrote the file.
  public var machine: String
  /// The number of times that it wrote one.
  public var revision: Int64
  /// The machine's state.
  public var state: SyncState

  /// Creates a file.
  public init(machine: String, revision: Int64, state: SyncState) {
    self.machine = machine
    self.revision = revision
    self.state = state
  }

  /// The first line.
  public struct Head: Hashable, Sendable, Codable {
    /// ``SyncFile/format``.
    public var format: String
    /// The version of the form, 1.
    public var version: Int
    /// The machine that wrote the file.
    public var machine: String
    /// The number of times that it wrote one.
    public var revision: Int64
    /// The number of rows that follow: a file with fewer is not all here yet.
    public var rows: Int
  }

  /// A row's line.
  public struct Line: Hashable, Sendable, Codable {
    /// The row's identifier.
    public var id: String
    /// The row.
    public var row: SyncRow
  }

  /// The name of the form in the first line.
  public static let format = "labelscan-diary-sync"

  /// The first line.
  public var head: Head {
    Head(
      format: Self.format, version: 1, machine: machine, revision: revision, rows: state.rows.count)
  }

  /// The other lines, in the order of the identifiers.
  public var lines: [Line] {
    state.rows.sorted { $0.key < $1.key }.map { Line(id: $0.key, row: $0.value) }
  }
}
