import Foundation
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

/// Runs the commands on the database of records as a user does.
@Suite("Database of records") struct StoreCommandTests {
  let folder: TemporaryFolder
  let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  func run(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await program.run(arguments + ["--database", "a.db"], in: folder.path)
  }

  @Test("A deleted product's photo goes from the folder of the pages, and no other does")
  func removesPhotos() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let record = try ProductRecord(json: try await run("show", "#1", "--json").output)
    guard case .images(let images) = record.origin, let photo = images.first?.sha256 else {
      Issue.record("the record names no photo")
      return
    }
    let photos = folder.url.appendingPathComponent("a.db-photos")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    let other = String(repeating: "ab", count: 32)
    for id in [photo, other] {
      let state = #"{"id":"\#(id)","name":"a.jpg","received":0,"state":"done","product":1}"#
      try Data(state.utf8).write(to: photos.appendingPathComponent(id + ".json"))
      try Data().write(to: photos.appendingPathComponent(id + ".jpg"))
    }
    #expect(try await run("delete", "#1").status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: photos.path).sorted()
    #expect(left == [other + ".jpg", other + ".json"])
    #expect(try await run("delete", "--scans-older-than", "1").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.path).isEmpty)
  }

  @Test("The setting output-language decides the words of records and of the history")
  func speaksTheSetLanguage() async throws {
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.fat: NutrientValue(Quantity(6.5, .gram), source: .manual)])
    let store = try RecordStore(folder.file("a.db"))
    try store.save(record, at: Date(timeIntervalSince1970: 1_790_000_000)) { $1 }
    func text(_ code: String, _ arguments: String...) async throws -> (String, String) {
      let outcome = try await BuiltProgram(path: "/usr/bin/env").run(
        ["LC_ALL=fr_FR.UTF-8", "LABELSCAN_OUTPUT_LANGUAGE=\(code)", program.path] + arguments
          + ["--database", "a.db"], in: folder.path)
      return (String(decoding: outcome.output, as: UTF8.self), outcome.complaints)
    }
    let shown = try await text("de", "show", "#1")
    #expect(shown.0.contains("Fett") && shown.0.contains("6,5 g") && shown.1.isEmpty)
    let figures = try await text("de", "stats").0
    #expect(figures.hasPrefix("Aufbewahrte Produkte: 1 (Lebensmittel 1)\nScans: 1\n"))
    #expect(figures.contains("\ngültig 1\n") && !figures.contains("valid"))
    let flagged = try await text("de", "show", "#1", "--output-language", "fr").0
    #expect(flagged.contains("matières grasses") && !flagged.contains("Fett"))
    for command in [["history"], ["search", "x"], ["diary", "day"], ["lookup", "4017721837194"]] {
      let arguments = command + ["--output-language", "tlh"]
      let wrong = try await BuiltProgram(path: program.path).run(arguments, in: folder.path)
      #expect(
        wrong.status == 64 && wrong.complaints.contains("--output-language is tlh; use one of bg, ")
      )
    }
    let listed = try await text("de", "history").0
    #expect(listed.hasSuffix("  --  unbekanntes Produkt  gültig\n"))
    let wrong = try await text("tlh", "history")
    #expect(wrong.0.hasSuffix("  --  produit inconnu  valide\n"))
    #expect(wrong.1.contains("LABELSCAN_OUTPUT_LANGUAGE is tlh; give one of bg, "))
  }

  @Test("A database that is only read and cannot be opened is an input that cannot be read")
  func readsNoFolder() async throws {
    for command in [["history"], ["diary", "day"], ["backup", "copy.db"]] {
      let arguments = command + ["--database", folder.path]
      let outcome = try await program.run(arguments, in: folder.path)
      #expect(outcome.status == 66 && outcome.complaints.contains("it is no regular file"))
    }
    let barcode = ["lookup", "4006381333931", "--offline", "--catalog", folder.path]
    #expect(try await program.run(barcode, in: folder.path).status == 66)
  }

  @Test("A backup has products and diary, and a copy of it takes the place of a lost database")
  func backsUp() async throws {
    #expect(try await run("backup", "copy.db").status == 66)
    try Data().write(to: URL(fileURLWithPath: folder.file("empty.db")))
    let empty = try await program.run(
      ["backup", "copy.db", "--database", "empty.db"], in: folder.path)
    #expect(empty.status == 66 && empty.complaints.contains("there is nothing to back up"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("empty.db"))).isEmpty)
    let sample = Repository.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let meal = ["diary", "add", "--yes", "--manual", "apple", "--calories", "95"]
    #expect(try await program.run(meal + ["--database", "a.db"], in: folder.path).status == 0)
    let backup = try await run("backup", "copy.db")
    let said = String(decoding: backup.output, as: UTF8.self)
    #expect(backup.status == 0 && said == "copy.db has 1 product and 1 day of the diary\n")
    let journal = try await run("backup", "./a.db-journal")
    #expect(journal.status == 64 && journal.complaints.contains("a file of the database itself"))
    let again = try await run("backup", "copy.db")
    #expect(again.status == 73 && again.complaints.contains("--replace"))
    #expect(try await run("backup", "copy.db", "--replace").status == 0)
    let history = try await run("history").output
    try FileManager.default.removeItem(atPath: folder.file("a.db"))
    let restored = try await program.run(
      ["backup", "a.db", "--database", "copy.db"], in: folder.path)
    #expect(restored.status == 0, "\(restored.complaints)")
    #expect(try await run("history").output == history)
  }

  @Test("A scan that is kept can be listed, found, shown, edited, marked, exported and removed")
  func keeps() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", "--name", "Lachs", sample).status == 0)
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    let history = String(decoding: try await run("history").output, as: UTF8.self)
    #expect(history.split(separator: "\n").count == 1)
    #expect(history.contains("2000000000107") && history.contains("Lachs"))
    #expect(try await run("search", "lac").output == Data(history.utf8))
    let nothing = try await run("search", "huhn")
    #expect(nothing.status == 0 && nothing.output.isEmpty)
    #expect(nothing.complaints.contains("no product has words that begin so"))
    let listed = try await run("history", "--json").output
    let line = try JSONSerialization.jsonObject(with: listed) as? [String: Any]
    #expect(line?["barcode"] as? String == "2000000000107" && line?["name"] as? String == "Lachs")
    #expect(line?["id"] as? Int == 1 && line?["brand"] as? String == "Katzenkontor")

    #expect(
      try await run("edit", "2000000000107", "--reject", "fat", "--manual", "fat=9").status == 0)
    let edited = try ProductRecord(json: try await run("show", "#1", "--json").output)
    #expect(edited.nutrients[.fat]?.quantity == Quantity(9, .percent))
    #expect(try ProductRecord(json: try await run("show", "1", "--json").output) == edited)
    // A barcode with a wrong check digit is no number of the history.
    #expect(try await run("show", "2000000000108").status == 64)
    #expect(try await run("favourite", "2000000000107").status == 0)
    let statistics = try await run("stats", "--json").output
    let counts = try JSONSerialization.jsonObject(with: statistics) as? [String: Any]
    #expect(counts?["products"] as? Int == 1 && counts?["scans"] as? Int == 2)
    #expect(counts?["favourites"] as? Int == 1)

    let lines = try await run("export").output.split(separator: UInt8(ascii: "\n"))
    #expect(try lines.map { try ProductRecord(json: $0) } == [edited])
    let table = String(
      decoding: try await run("export", "--format", "off-csv").output, as: UTF8.self)
    #expect(table.contains("2000000000107,Lachs,"))
    #expect(try await run("delete", "2000000000107").status == 0)
    #expect(try await run("history").output.isEmpty)
    let gone = try await run("show", "2000000000107")
    #expect(gone.status == 65 && gone.complaints.contains("has no product 2000000000107"))
  }

  @Test("A photo without amounts is kept where it shows a product, and fails where it does not")
  func keepsWithoutAmounts() async throws {
    let coded = Repository.samples + "/food-de-barcode.jpg"
    let scan = try await run("scan", "--offline", "--save", "--name", "Kekse", coded)
    #expect(scan.status == 0, "\(scan.complaints)")
    let front = Repository.samples + "/pet-de-front.jpg"
    #expect(try await run("scan", "--offline", "--save", front).status == 65)
    let history = String(decoding: try await run("history").output, as: UTF8.self)
    #expect(history.split(separator: "\n").count == 1)
    #expect(history.contains("2000000000411") && history.contains("Kekse"))
  }

  @Test("Commands on a database that is not there make none")
  func needsDatabase() async throws {
    for command in ["history", "stats", "export"] {
      let outcome = try await run(command)
      #expect(outcome.status == 66 && outcome.complaints.contains("there is no database a.db"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.db")))
  }

  @Test("A batch that is killed loses no record that it acknowledged")
  func batchSurvivesKill() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    for index in 0..<6 {
      try FileManager.default.copyItem(atPath: sample, toPath: folder.file("p\(index).jpg"))
    }
    _ = try await BuiltProgram(path: "/usr/bin/timeout").run(
      [
        "-s", "KILL", "3", program.path, "batch", "--offline", ".", "--output", "out",
        "--database", "a.db",
      ], in: folder.path)
    let written =
      (try? Data(contentsOf: URL(fileURLWithPath: folder.file("out/records.jsonl"))))
      .map { $0.split(separator: UInt8(ascii: "\n")).count } ?? 0
    let outcome = try await run("batch", "--offline", ".", "--output", "out", "--resume")
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let statistics = try await run("stats", "--json").output
    let counts = try JSONSerialization.jsonObject(with: statistics) as? [String: Any]
    #expect(counts?["products"] as? Int == 1)
    #expect(written <= 6 && counts?["scans"] as? Int == 6)
  }

  @Test("Photos that a batch reads again have one scan each in the database")
  func batchKeepsOneScan() async throws {
    for name in ["a.jpg", "b.jpg"] {
      try FileManager.default.copyItem(
        atPath: Repository.samples + "/pet-de-flat.jpg", toPath: folder.file(name))
    }
    for output in ["out", "anew"] {
      #expect(try await run("batch", "--offline", ".", "--output", output).status == 0)
      let statistics = try await run("stats", "--json").output
      let counts = try JSONSerialization.jsonObject(with: statistics) as? [String: Any]
      #expect(counts?["products"] as? Int == 1 && counts?["scans"] as? Int == 2)
    }
  }

  @Test("A damaged file of answers stops no command, a database of records in its place does")
  func goesOnWithoutCache() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    try Data("SQLite format 3\0 and then nothing".utf8).write(
      to: URL(fileURLWithPath: folder.file("cache.db")))
    let scan = try await program.run(
      ["scan", "--offline", "--cache", "cache.db", sample], in: folder.path)
    #expect(scan.status == 0)
    #expect(scan.complaints.contains("cache.db is no file of answers or is damaged"))
    #expect(try await run("diary", "goals", "--calories", "2000").status == 0)
    let other = try await program.run(
      ["scan", "--offline", "--cache", "a.db", sample], in: folder.path)
    #expect(other.status == 65)
    #expect(other.complaints.contains("a.db is a database of another kind; name another file"))
  }

  @Test("A log that is a pipe is not waited for")
  func logsToNoPipe() async throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    for command in ["stats --database a.db", "log"] {
      let outcome = try await BuiltProgram(path: "/bin/sh").run(
        ["-c", "LABELSCAN_LOG=pipe timeout 20 \"$0\" \(command)", program.path], in: folder.path)
      #expect(outcome.status == 66, "\(outcome.complaints)")
    }
  }
}
