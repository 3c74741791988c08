import FoodDiary
import Foundation
import LabelTestSupport
import ProductChoice
import ProductStore
import Testing

extension DiarySyncTests {
  @Test("A copied database becomes a machine of its own, and a lost one is read back")
  func copies() throws {
    let one = try machine("one")
    _ = try one.add([food("apple")], on: day, at: time(0), now: time(0))
    let first = try one.synchronize(with: [], now: time(1)).file
    let copy = folder.file("copy.db")
    for part in ["", "-wal"] where FileManager.default.fileExists(atPath: one.path + part) {
      try FileManager.default.copyItem(atPath: one.path + part, toPath: copy + part)
    }
    let two = DiaryStore(try RecordStore(copy))
    _ = try two.add([food("tea")], on: day, at: time(2), now: time(2))
    let second = try two.synchronize(with: [first], now: time(3)).file
    #expect(second.machine == first.machine && second.revision == 2)
    _ = try one.add([food("toast")], on: day, at: time(4), now: time(4))
    let third = try one.synchronize(with: [second], now: time(5))
    #expect(third.file.machine != first.machine)
    #expect(Set(try one.day(day).entries.map(\.food.name)) == ["apple", "tea", "toast"])
    let fresh = try machine("fresh")
    #expect(try fresh.synchronize(with: [third.file], now: time(6)).received > 0)
    #expect(try shown(fresh) == shown(one))
  }

  @Test("Rows of a hostile file are passed on and not shown")
  func hostile() throws {
    let one = try machine("one")
    func row(_ kind: SyncKind, _ cells: [String: SyncCell]) -> SyncRow {
      var row = SyncRow(kind)
      for (field, cell) in cells.merging(
        [SyncRow.alive: .integer(1)], uniquingKeysWith: { a, _ in a })
      {
        row.set(field, cell, at: 1, on: "x")
      }
      return row
    }
    let entry: [String: SyncCell] = [
      "name": .text("apple"), "source": .text("manual"), "energyKcal": .integer(5),
      "meal": .text("m"),
    ]
    let state = SyncState(rows: [
      "m": row(
        .meal, ["day": .integer(Int64(day.number)), "time": .integer(1), "summary": .text("s")]),
      "text": row(.entry, entry.merging(["energyKcal": .text("many")]) { $1 }),
      "negative": row(.entry, entry.merging(["fat": .integer(-1)]) { $1 }),
      "source": row(.entry, entry.merging(["source": .text("oracle")]) { $1 }),
      "orphan": row(.entry, entry.merging(["meal": .text("nowhere")]) { $1 }),
      "goals:9": row(.goals, ["day": .integer(8), "goals": .text("{}")]),
      "endless": row(.meal, ["day": .integer(1), "time": .real(1e300), "summary": .text("s")]),
      "good": row(.entry, entry),
      "item": row(
        .shoppingItem, ["name": .text("tea"), "isDone": .integer(0), "added": .real(1.5)]),
      "items": row(
        .shoppingItem, ["name": .text("two\nlines"), "isDone": .integer(0), "added": .integer(1)]),
      "ticked": row(
        .shoppingItem, ["name": .text("tea"), "isDone": .integer(7), "added": .integer(1)]),
      "unnumbered": row(
        .shoppingItem,
        [
          "name": .text("tea"), "isDone": .integer(0), "added": .integer(1),
          "product": .text("4006381333932"),
        ]),
    ])
    let outcome = try one.synchronize(
      with: [SyncFile(machine: "x", revision: 1, state: state)], now: time(0))
    #expect(try one.day(day).entries.map(\.food.name) == ["apple"])
    #expect(
      outcome.notUnderstood == [
        "endless", "goals:9", "items", "negative", "source", "text", "ticked", "unnumbered",
      ])
    #expect(try one.shoppingItems().map(\.name) == ["tea"])
    #expect(outcome.file.state.rows.count == state.rows.count)
  }
}
