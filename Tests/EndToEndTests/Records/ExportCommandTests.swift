import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs the commands that write a file, as a user does.
@Suite("Exports") struct ExportCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await program.run(arguments + ["--database", "a.db"], in: folder.path)
  }

  private func save(_ sample: String) async throws {
    let scan = try await run("scan", "--offline", "--save", Repository.samples + "/" + sample)
    #expect(scan.status == 0, "\(scan.complaints)")
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("A damaged record is named and left out, and hides no other product")
  func leavesOutDamaged() async throws {
    try await save("pet-de-flat.jpg")
    let first = try await run("export").output
    let table = try await run("export", "--format", "csv").output
    try await save("food-de-barcode.jpg")
    let database = URL(fileURLWithPath: folder.file("a.db"))
    let bytes = try Data(contentsOf: database)
    // The second product's record and its scan begin so, and no other text does.
    let (start, damaged) = (Data(#"{"allergens":null"#.utf8), Data(#"{"allergens":nail"#.utf8))
    var places: [Int] = []
    while let place = bytes.range(of: start, in: (places.last.map { $0 + 1 } ?? 0)..<bytes.count) {
      places.append(place.lowerBound)
    }
    #expect(places.count == 2)
    let file = try FileHandle(forWritingTo: database)
    for place in places {
      try file.seek(toOffset: UInt64(place))
      try file.write(contentsOf: damaged)
    }
    try file.close()

    for (form, whole) in [("jsonl", first), ("csv", table)] {
      let shown = try await run("export", "--format", form)
      #expect(shown.status == 1 && shown.output == whole)
      #expect(shown.complaints.contains("left out: the record of #2 in a.db is damaged"))
      #expect(try await run("export", "--format", form, "-o", form).status == 1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(form))) == whole)
    }
    let damagedOne = try await run("show", "#2")
    #expect(damagedOne.status == 65 && damagedOne.complaints.contains("delete #2, or restore"))
    #expect(try await run("stats").status == 0)
    #expect(try await run("delete", "#2").status == 0)
    #expect(try await run("export").status == 0)
  }

  @Test("An export has the same bytes in a file and on standard output, in each form")
  func sameBytes() async throws {
    try await save("food-de-table.jpg")
    try await save("pet-de-flat.jpg")
    for form in ["jsonl", "csv", "off-csv"] {
      let shown = try await run("export", "--format", form)
      #expect(try await run("export", "--format", form, "-o", form).status == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(form))) == shown.output)
      #expect(shown.output.last == UInt8(ascii: "\n"))
    }
    #expect(try names.allSatisfy { !$0.hasSuffix(".partial") })
  }

  @Test(
    "A name like a formula has an apostrophe in a table, and is not in one for a public database")
  func formulas() async throws {
    let new = try await run(
      "edit", "4006381333931", "--new", "--name=+Plus", "--brand", "Müller's", "--manual", "fat=7")
    #expect(new.status == 0, "\(new.complaints)")
    let table = String(decoding: try await run("export", "--format", "csv").output, as: UTF8.self)
    #expect(table.contains(",4006381333931,'+Plus,Müller's,"))
    let offered = String(
      decoding: try await run("export", "--format", "off-csv").output, as: UTF8.self)
    #expect(offered.contains("4006381333931,,Müller's,"))
  }

  @Test(
    "A database is never replaced by an output",
    arguments: ["export", "diary export", "diary meals export", "scan"])
  func sparesDatabases(command: String) async throws {
    try await save("pet-de-flat.jpg")
    let pie = try await run("diary", "add", "--yes", "--manual", "pie", "--calories", "9")
    #expect(pie.status == 0)
    let before = [try await run("history").output, try await run("diary", "export").output]
    let arguments =
      command == "scan"
      ? ["scan", "--offline", Repository.samples + "/pet-de-flat.jpg", "--annotate", "a.db"]
      : command.split(separator: " ").map(String.init) + ["-o", "a.db", "--database", "a.db"]
    let outcome = try await program.run(arguments, in: folder.path)
    #expect(outcome.status == 73)
    #expect(outcome.complaints.contains("a.db is a database, so it is left as it is; name another"))
    let after = [try await run("history").output, try await run("diary", "export").output]
    #expect(after == before && before.allSatisfy { !$0.isEmpty })
  }

  @Test("A file's name may be as long as the file system allows, and no longer")
  func longNames() async throws {
    try await save("pet-de-flat.jpg")
    let longest = String(repeating: "a", count: 255)
    #expect(try await run("export", "-o", longest).status == 0)
    #expect(try names.contains(longest))
    let outcome = try await run("export", "-o", longest + "a")
    #expect(outcome.status == 73 && outcome.complaints.contains("File name too long"))
  }
}
