/// The time and machine of a value's last change; later stamps win.
package struct SyncStamp: Hashable, Sendable, Comparable {
  /// Seconds since 1970-01-01 UTC, by the clock of the machine.
  package var time: Double
  /// The machine that set the value.
  package var machine: String

  /// Creates a stamp.
  package init(time: Double, machine: String) {
    self.time = time
    self.machine = machine
  }

  /// Orders by time, then by machine, so that all machines decide alike.
  package static func < (one: SyncStamp, other: SyncStamp) -> Bool {
    (one.time, one.machine) < (other.time, other.machine)
  }
}

/// A value of a field.
package enum SyncCell: Hashable, Sendable, Codable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  /// Creates a number; a whole one is the same in every form.
  package init(_ number: Double) {
    self = Int64(exactly: number).map { .integer($0) } ?? .real(number)
  }

  /// Reads `null`, a number or a string.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .real(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes `null`, a number or a string.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .integer(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A value with its stamp.
package struct SyncRegister: Hashable, Sendable {
  /// The value.
  package var cell: SyncCell
  /// The time and machine of its last change.
  package var stamp: SyncStamp

  /// Creates a register.
  package init(_ cell: SyncCell, _ stamp: SyncStamp) {
    self.cell = cell
    self.stamp = stamp
  }
}

extension SyncRegister: Codable {
  private enum CodingKeys: String, CodingKey { case value, time, machine }

  /// Seconds that no clock shows. Beyond the largest number there is no later time, and no later change.
  private static let latest = 1e12

  /// Reads a register; times that no clock shows are refused.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decode(Double.self, forKey: .time)
    guard abs(time) < Self.latest else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: container, debugDescription: "there is no time \(time)")
    }
    self.init(
      try container.decode(SyncCell.self, forKey: .value),
      SyncStamp(time: time, machine: try container.decode(String.self, forKey: .machine)))
  }

  /// Writes a register.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cell, forKey: .value)
    try container.encode(stamp.time, forKey: .time)
    try container.encode(stamp.machine, forKey: .machine)
  }
}
