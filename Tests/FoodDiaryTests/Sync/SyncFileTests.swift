import FoodDiary
import Foundation
import Testing

@Suite("Files by which machines share a diary") struct SyncFileTests {
  private static let stamp = SyncStamp(time: 1_795_000_000.5, machine: "one")

  private static let file = SyncFile(
    machine: "one", revision: 3,
    state: SyncState(rows: [
      "a": SyncRow(.shoppingItem, fields: ["name": SyncRegister(.text("tea\n"), stamp)]),
      "b": SyncRow(.completeDay, fields: [SyncRow.alive: SyncRegister(.integer(1), stamp)]),
    ]))

  private static func head(version: Int = 1, rows: String) -> String {
    #"{"format":"labelscan-diary-sync","version":\#(version),"machine":"x","revision":1,"rows":\#(rows)}"#
  }

  @Test("A file is read as it was written")
  func roundTrip() throws {
    let bytes = try Self.file.lineBytes()
    #expect(bytes.split(separator: UInt8(ascii: "\n")).count == 3)
    #expect(try SyncFile(lines: bytes) == Self.file)
  }

  @Test(
    "What is no whole file is refused with the reason",
    arguments: [
      ("", SyncFile.Fault.empty), ("{}", .damaged), ("nonsense\n", .damaged),
      (#"{"format":"other","version":1,"machine":"x","revision":1,"rows":0}"#, .otherVersion),
      (head(version: 2, rows: "0"), .otherVersion), (head(rows: "1"), .notWhole),
      // The largest number of rows has no successor.
      (head(rows: "9223372036854775807"), .notWhole), (head(rows: "-1"), .notWhole),
      (
        head(rows: "1") + "\n"
          + #"{"id":"a","row":{"kind":"meal","fields":{"day":{"value":1,"time":1e308,"machine":"x"}}}}"#,
        .damaged
      ),
    ])
  func refused(text: String, fault: SyncFile.Fault) {
    #expect(throws: fault) { try SyncFile(lines: Data(text.utf8)) }
  }
}
