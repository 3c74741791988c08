import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs profile, compare and list as a user does.
@Suite("Profile, comparison and list") struct ProfileCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(_ arguments: String..., language: String? = nil) async throws
    -> BuiltProgram.Outcome
  {
    let variables = language.map { ["LC_ALL=\($0)"] } ?? []
    return try await BuiltProgram(path: "/usr/bin/env").run(
      variables + [program.path] + arguments + ["--database", "a.db"], in: folder.path)
  }

  private func text(_ outcome: BuiltProgram.Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self)
  }

  /// Writes a record as `scan --json` prints it.
  private func write(_ record: ProductRecord, to name: String) throws {
    try record.jsonLine().write(to: URL(fileURLWithPath: folder.file(name)))
  }

  private static func food(_ name: String, sugars: Decimal) -> ProductRecord {
    ProductRecord(
      status: .valid, subject: .food, name: SourcedText(name, source: .manual), basis: .per100g,
      nutrients: [.sugars: NutrientValue(Quantity(sugars, .gram), source: .ocr)])
  }

  @Test("A profile marks scans, the history and their JSON, and a bad entry is refused whole")
  func marks() async throws {
    #expect(try await run("profile", "add", "sugars").status == 64)
    for (entry, reason) in [
      ("sugars=-1", "the amount must be a number from 0 on"),
      ("salt=5mg", "a limit of salt is in g"),
      ("fat=101", "100 g hold 100 of fat at most"),
      ("iron=1", "iron takes no limit"),
      ("sugar=5", "there is no nutrient \"sugar\""),
      ("peanut", "no allergen, diet or nutrient has this name; did you mean peanuts?"),
      ("Sugers", "no allergen, diet or nutrient has this name; did you mean sugars?"),
      ("moonlight", "no allergen, diet or nutrient has this name; use gluten, crustaceans, "),
    ] {
      for command in ["add", "remove"] {
        let refused = try await run("profile", command, "milk", entry)
        #expect(refused.status == 64)
        #expect(
          refused.complaints.contains("\(entry): \(reason)"), "\(refused.complaints)")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("a.db")))
    let added = try await run("profile", "add", "milk", "lupin", "vegan", "sugars=5")
    #expect(text(added).hasPrefix("milk, lupin\nvegan\nsugars ≤ 5 g"), "\(added.complaints)")
    let sample = Repository.samples + "/food-en-portion.jpg"
    let scan = try await run("scan", "--offline", "--save", "--name", "Bar", sample)
    let shown = text(scan)
    #expect(shown.contains("For your profile\n"), "\(shown)")
    let json = try await run("scan", "--offline", "--json", sample)
    #expect(try JSONSchema.productRecord().faults(in: json.output) == [])
    let record = try #require(
      try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    let marks = try #require(record["profile"] as? [[String: Any]])
    #expect(marks.count == 4)
    // The key is no part of what is kept, and no obstacle to reading the record.
    let kept = try await run("export")
    #expect(!text(kept).contains("\"profile\""))
    _ = try ProductRecord(json: json.output)
    let history = try await run("history")
    #expect(text(history).split(separator: "\n").count == 2)
    let line = try JSONSerialization.jsonObject(with: try await run("history", "--json").output)
    #expect(((line as? [String: Any])?["profile"] as? [Any])?.count == 4)
    // Without a profile nothing of it is said.
    #expect(try await run("profile", "remove", "milk", "lupin", "vegan", "sugars").status == 0)
    #expect(!text(try await run("show", "#1")).contains("profile"))
    #expect(!text(try await run("history", "--json")).contains("profile"))
  }

  @Test("A damaged database of profiles stops no scan, but is named")
  func damaged() async throws {
    try Data("no database".utf8).write(to: URL(fileURLWithPath: folder.file("a.db")))
    let scan = try await run("scan", "--offline", Repository.samples + "/food-en-portion.jpg")
    #expect(scan.status == 0 && scan.complaints.contains("no warnings of the profile are shown"))
  }

  @Test("Pet foods are compared by their carbohydrate in dry matter, estimates as such")
  func comparesPetFood() async throws {
    var can = ProductRecord(status: .valid, subject: .petFood, basis: .asFed)
    can.carbohydrates = Carbohydrates(percentOfDryMatter: 5.56, level: .moderate)
    can.calorieContent = NutrientValue(Quantity(1085, .kilocaloriePerKilogram), source: .ocr)
    try write(can, to: "a.json")
    can.carbohydrates = nil
    can.estimate = CarbohydrateEstimate(
      percentOfDryMatter: 3, level: .good, assumed: [.ash: Quantity(8, .percent)])
    try write(can, to: "b.json")
    let rows = text(try await run("compare", "--offline", "a.json", "b.json"))
      .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("carbohydrates of dry matter 5.56 % moderate about 3 % good"), "\(rows)")
    #expect(rows.contains("energy in kcal = 108.5 kcal = 108.5 kcal"), "\(rows)")
    #expect(!rows.contains { $0.hasPrefix("Nutri-Score") })
  }

  @Test("Files of records are compared in 100 g, in the language's form, and missing is not 0")
  func compare() async throws {
    try write(Self.food("Muesli", sugars: Decimal(string: "12.8") ?? 0), to: "a.json")
    var serving = Self.food("Bar", sugars: 3)
    serving.basis = .perServing
    serving.servingSize = Quantity(25, .gram)
    try write(serving, to: "b.jsonl")
    let german = text(
      try await run("compare", "--offline", "a.json", "b.jsonl", language: "de_DE.UTF-8"))
    #expect(german.contains("12,8 g") && german.contains("= 12 g") && german.contains("--"))
    let english = text(try await run("compare", "--offline", "a.json", "b.jsonl"))
    #expect(english.contains("12.8 g") && english.contains("Muesli"))
    let json = try await run("compare", "--offline", "--json", "a.json", "b.jsonl")
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    let products = try #require(object?["products"] as? [[String: Any]])
    let sugars = products.map { ($0["nutrients"] as? [String: Any])?["sugars"] as? [String: Any] }
    #expect(sugars.map { $0?["value"] as? Double } == [12.8, 12])
    #expect(sugars.map { $0?["isCalculated"] as? Bool } == [false, true])
    #expect(text(json).contains("12.8") && !text(json).contains("12,8"))
    #expect(try await run("compare", "--offline", "a.json").status == 64)
    #expect(try await run("compare", "--offline", "a.json", "none.json").status == 66)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.file("c.json")))
    let other = try await run("compare", "--offline", "a.json", "c.json")
    #expect(other.status == 65)
    #expect(
      other.complaints
        == "labelscan: c.json is no file of records; name what scan --json or export wrote\n")
    let lines = try Data(contentsOf: URL(fileURLWithPath: folder.file("b.jsonl")))
    try (lines + Data("\n\n[1]\n".utf8)).write(to: URL(fileURLWithPath: folder.file("d.jsonl")))
    let mixed = try await run("compare", "--offline", "a.json", "d.jsonl")
    #expect(mixed.status == 65)
    #expect(
      mixed.complaints.contains("d.jsonl is no file of records: line 3 is no record"),
      "\(mixed.complaints)")
    let unknown = try await run("compare", "--offline", "--no-cache", "a.json", "4006381333931")
    #expect(unknown.status == 65 && unknown.complaints.contains("4006381333931"))
    let unkept = try await run("compare", "--offline", "a.json", "#1")
    #expect(unkept.status == 66 && unkept.complaints.contains("there is no database"))
  }

  @Test("The list keeps words and products, with warnings, ticks and removals")
  func list() async throws {
    #expect(try await run("list", "add", "--product", "#7").status == 66)
    #expect(
      try await run("list", "add", String(repeating: "long ", count: 99)).status == 65)
    let empty = try await run("list", "add", " ")
    #expect(empty.status == 65 && empty.complaints.contains("the entry has no words"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(try await run("list").complaints.contains("the list is empty"))
    #expect(try await run("profile", "add", "nuts", "sugars=5g").status == 0)
    #expect(try await run("profile", "add", "salt=5mg").status == 64)
    #expect(try await run("profile", "remove", "sugars").status == 0)
    #expect(text(try await run("list", "add", "oat", "milk")) == "#1 [ ] oat milk\n")
    let unknown = text(try await run("list", "add", "--product", "4006381333931"))
    #expect(unknown == "#2 [ ] 4006381333931\n    Not known: nuts\n")
    #expect(try await run("list", "add").status == 64)
    #expect(try await run("list", "add", "--product", "#7").status == 65)
    #expect(text(try await run("list", "tick", "#1")) == "#1 oat milk is bought\n")
    let german = ["--output-language", "de", "--database", "a.db"]
    let ticked = try await program.run(["list", "tick", "1"] + german, in: folder.path)
    #expect(text(ticked) == "#1 [x] oat milk\n")
    let shown = text(try await run("list"))
    #expect(shown.hasPrefix("#2 [ ]") && shown.hasSuffix("#1 [x] oat milk\n"))
    let lines = text(try await run("list", "show", "--json")).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains(#""verdict":"notKnown""#))
    #expect(lines[1].contains(#""bought":true"#) && lines[1].contains(#""profile":null"#))
    #expect(try await run("list", "tick", "9").status == 65)
    #expect(text(try await run("list", "remove", "--bought")) == "1 entry removed\n")
    #expect(text(try await run("diary", "undo")).contains("taken back: list of oat milk"))
    let digits = text(try await run("list", "add", "4006381", "333931"))
    #expect(digits.hasSuffix("4006381333931\n    Not known: nuts\n"), "\(digits)")
    #expect(try await run("list", "remove", "1", "2").status == 0)
    #expect(try await run("list").complaints.contains("the list is empty"))
  }

  @Test("Negative amounts are refused with the reason, and unknown options as such")
  func negativeAmounts() async throws {
    let negative = try await run("diary", "add", "--offline", "-3", "eggs")
    #expect(negative.status == 64)
    #expect(negative.complaints.contains("-3 is a negative amount"), "\(negative.complaints)")
    #expect(negative.complaints.contains("say 3"))
    let unknown = try await run("diary", "add", "--ofline", "3 eggs")
    #expect(unknown.status == 64 && unknown.complaints.contains("Unknown option '--ofline'"))
    #expect(try await run("diary", "add", "--offline", "--help").status == 0)
  }
}
