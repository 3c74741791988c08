import FoodDiary
import Foundation
import LabelTestSupport
import Testing

@Suite("Diaries of several machines") struct SyncStateTests {
  /// Something that happens to one of the machines.
  private enum Event {
    case add(machine: Int, row: Int)
    case edit(machine: Int, row: Int, field: Int)
    case delete(machine: Int, row: Int)
    /// One machine reads what another one wrote.
    case read(from: Int, by: Int)
  }

  private static let fields = ["name", "energyKcal", "fat"]

  private static func event(_ machines: Int, _ random: inout SeededGenerator) -> Event {
    let machine = Int.random(in: 0..<machines, using: &random)
    let row = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .add(machine: machine, row: row)
    case 2, 3, 4:
      return .edit(
        machine: machine, row: row, field: Int.random(in: 0..<fields.count, using: &random))
    case 5: return .delete(machine: machine, row: row)
    default: return .read(from: Int.random(in: 0..<machines, using: &random), by: machine)
    }
  }

  @Test("10,000 random interleavings converge on the last change of each field", arguments: [2, 3])
  func converges(machines: Int) throws {
    var random = SeededGenerator(seed: UInt64(machines))
    for _ in 0..<10_000 {
      var states = [SyncState](repeating: SyncState(), count: machines)
      // Of each field the last change with its stamp, over all machines.
      var last: [String: SyncRegister] = [:]
      var clock = 0.0
      for step in 0..<14 {
        // Clocks stand still at times, and run behind.
        clock += Double(Int.random(in: -1...2, using: &random))
        switch Self.event(machines, &random) {
        case .add(let machine, let row):
          for field in Self.fields + [SyncRow.alive] {
            let cell: SyncCell = field == SyncRow.alive ? .integer(1) : .integer(Int64(step))
            Self.set(field, cell, of: row, in: &states[machine], clock, "\(machine)", &last)
          }
        case .edit(let machine, let row, let field):
          guard states[machine].rows["\(row)"] != nil else { continue }
          Self.set(
            Self.fields[field], .text("\(step)"), of: row, in: &states[machine], clock,
            "\(machine)",
            &last)
        case .delete(let machine, let row):
          guard states[machine].rows["\(row)"] != nil else { continue }
          Self.set(
            SyncRow.alive, .integer(0), of: row, in: &states[machine], clock, "\(machine)", &last)
        case .read(let source, let reader): states[reader].merge(states[source])
        }
      }
      // Everybody reads everybody, in any order, some twice.
      for _ in 0..<2 {
        for reader in (0..<machines).shuffled(using: &random) {
          for source in (0..<machines).shuffled(using: &random) {
            states[reader].merge(states[source])
          }
        }
      }
      for state in states {
        try #require(state == states[0])
        for (id, row) in state.rows {
          for (field, register) in row.fields { try #require(register == last["\(id).\(field)"]) }
        }
      }
    }
  }

  private static func set(
    _ field: String, _ cell: SyncCell, of row: Int, in state: inout SyncState, _ clock: Double,
    _ machine: String, _ last: inout [String: SyncRegister]
  ) {
    state.rows["\(row)", default: SyncRow(.entry)].set(field, cell, at: clock, on: machine)
    guard let register = state.rows["\(row)"]?.fields[field] else { return }
    let key = "\(row).\(field)"
    if last[key].map({ $0.stamp < register.stamp }) ?? true { last[key] = register }
  }

  @Test("A change of a field does not bring a deleted row back")
  func deleted() {
    var one = SyncState(rows: ["r": SyncRow(.entry)])
    one.rows["r"]?.set(SyncRow.alive, .integer(1), at: 1, on: "a")
    var other = one
    one.rows["r"]?.set(SyncRow.alive, .integer(0), at: 2, on: "a")
    other.rows["r"]?.set("name", .text("late"), at: 9, on: "b")
    #expect(one.merge(other) == ["r"])
    #expect(one.rows["r"]?.isAlive == false)
    #expect(one.rows["r"]?.fields["name"]?.cell == .text("late"))
  }

  @Test("A change after what was seen is later, whatever the clock shows")
  func slowClock() {
    var row = SyncRow(.entry)
    row.set("name", .text("far ahead"), at: 9_000, on: "a")
    row.set("name", .text("seen and changed"), at: 5, on: "b")
    #expect(row.fields["name"]?.cell == .text("seen and changed"))
    #expect((row.fields["name"]?.stamp.time ?? 0) > 9_000)
  }

  @Test("A register is read as it was written")
  func codes() throws {
    let cells: [SyncCell] = [.null, .integer(-3), SyncCell(2.5), SyncCell(80), .text("80")]
    for cell in cells {
      let register = SyncRegister(cell, SyncStamp(time: 0.1 + 0.2, machine: "a"))
      let read = try JSONDecoder().decode(
        SyncRegister.self, from: JSONEncoder().encode(register))
      #expect(read == register)
    }
  }
}
