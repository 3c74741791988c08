package import Foundation

extension SyncFile {
  /// The reason why bytes are no file of a machine.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case otherVersion
    case notWhole
    case damaged

    /// The reason in words.
    package var description: String {
      switch self {
      case .empty: "it is empty"
      case .otherVersion: "it is of another version of labelscan"
      case .notWhole: "it has not arrived whole; the next sync reads it"
      case .damaged: "it is damaged or has not arrived whole; the next sync tries it again"
      }
    }
  }

  /// Reads a machine's file: the first line, then a line a row.
  ///
  /// - Throws: ``Fault``.
  package init(lines bytes: Data) throws(Fault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first else { throw .empty }
    let head: Head
    do {
      head = try decoder.decode(Head.self, from: Data(first))
    } catch {
      throw .damaged
    }
    guard head.format == Self.format, head.version == 1 else { throw .otherVersion }
    guard lines.count - 1 == head.rows else { throw .notWhole }
    var state = SyncState()
    do {
      for line in lines.dropFirst() {
        let row = try decoder.decode(Line.self, from: Data(line))
        state.rows[row.id] = row.row
      }
    } catch {
      throw .damaged
    }
    self.init(machine: head.machine, revision: head.revision, state: state)
  }

  /// Returns the file as bytes, each line with its end.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  package func lineBytes() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes = try encoder.encode(head) + [UInt8(ascii: "\n")]
    for line in lines { bytes += try encoder.encode(line) + [UInt8(ascii: "\n")] }
    return bytes
  }
}
