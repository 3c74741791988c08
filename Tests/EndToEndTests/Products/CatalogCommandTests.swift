import Foundation
import LabelModel
import LabelTestSupport
import Testing

/// Runs `labelscan catalog` as a user does.
@Suite("catalog") struct CatalogCommandTests {
  private static func number(_ index: Int) -> String {
    let text = String(200_000_000_000 + index)
    let sum = text.compactMap(\.wholeNumberValue).enumerated()
      .reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return text + String((10 - sum % 10) % 10)
  }

  @Test("An import that is killed again and again ends complete, with no product twice")
  func survivesKills() async throws {
    let folder = try TemporaryFolder()
    let count = 60_000
    let lines = (0..<count).map {
      #"{"code":"\#(Self.number($0))","product_name":"N\#($0)","nutriments":{"fat_100g":1}}"#
    }
    try Data(lines.joined(separator: "\n").utf8).write(
      to: URL(fileURLWithPath: folder.file("dump.jsonl")))
    let program = try BuiltProgram("labelscan")
    for moment in [0.05, 0.12, 0.2, 0.3, 0.45] {
      // `timeout` is one of coreutils, which every Debian has.
      _ = try await BuiltProgram(path: "/usr/bin/timeout").run(
        [
          "-s", "KILL", "\(moment)", program.path, "catalog", "import", "dump.jsonl", "--output",
          "food.db",
        ], in: folder.path)
    }
    let run = try await program.run(
      ["catalog", "import", "dump.jsonl", "--output", "food.db"], in: folder.path)
    // Where no kill hit, an earlier run was complete and this one began anew.
    #expect(run.status == 0, "\(run.complaints)")
    #expect(String(decoding: run.output, as: UTF8.self) == "\(count) products in food.db\n")
    let shown = try await program.run(
      ["catalog", "show", "food.db", Self.number(count - 1)], in: folder.path)
    #expect(String(decoding: shown.output, as: UTF8.self).contains("\"name\":\"N\(count - 1)\""))
  }

  @Test("A catalogue keeps ingredients and allergens of a dump, and is searched offline")
  func ingredients() async throws {
    let folder = try TemporaryFolder()
    let line = #"""
      {"code":"2000000000107","product_name":"Hafertaler","product_name_en":"Oat coins","lang":"de",
      "ingredients_text_de":"Haferflocken, Zucker, Butter","ingredients_text_en":"Oats, sugar, butter",
      "allergens":"en:gluten,en:milk","traces_tags":["en:nuts"],"quantity":"250 g","stores":"Markt"}
      """#.replacing("\n", with: "")
    try Data(line.utf8).write(to: URL(fileURLWithPath: folder.file("openfoodfacts.jsonl")))
    let program = try BuiltProgram("labelscan")
    let made = try await program.run(
      ["catalog", "import", "openfoodfacts.jsonl", "-o", "food.db"], in: folder.path)
    #expect(made.status == 0, "\(made.complaints)")
    for language in ["en", "de"] {
      let found = try await program.run(
        [
          "lookup", "2000000000107", "--offline", "--catalog", "food.db", "--json", "--language",
          language,
        ], in: folder.path)
      let record = try ProductRecord(json: found.output)
      #expect(record.ingredients?.language == language)
      #expect(record.name?.value == (language == "en" ? "Oat coins" : "Hafertaler"))
      #expect(record.netQuantity?.quantity == PackageQuantity(250, .gram))
      #expect(record.catalog?.stores == ["Markt"])
      let named = (record.allergens ?? []).map { "\($0.allergen) \($0.presence)" }
      #expect(Set(named) == ["gluten contains", "milk contains", "nuts mayContain"])
    }
    let hits = try await program.run(
      ["lookup", "--search", "hafertaler", "--offline", "--catalog", "food.db"], in: folder.path)
    #expect(
      String(decoding: hits.output, as: UTF8.self) == "2000000000107  Oat coins  (openfoodfacts)\n",
      "\(hits.complaints)")
  }

  @Test("What was eaten is found in the catalogue by name, offline")
  func diaryUsesCatalog() async throws {
    let folder = try TemporaryFolder()
    let line =
      #"{"code":"2000000000107","product_name":"Haferflocken","nutriments":{"energy-kcal_100g":370}}"#
    try Data(line.utf8).write(to: URL(fileURLWithPath: folder.file("openfoodfacts.jsonl")))
    let program = try BuiltProgram("labelscan")
    let made = try await program.run(
      ["catalog", "import", "openfoodfacts.jsonl", "-o", "food.db"], in: folder.path)
    #expect(made.status == 0, "\(made.complaints)")
    let draft = try await program.run(
      [
        "diary", "add", "--offline", "--catalog", "food.db", "--database", "a.db",
        "80 g Haferflocken",
      ], in: folder.path)
    let text = String(decoding: draft.output, as: UTF8.self)
    #expect(text.contains("296") && text.contains("taken as Haferflocken"), "\(text)")
    #expect(draft.complaints.contains("item 1 is unsure"))
  }

  @Test("A scan answers from the catalogue, offline")
  func scanUsesCatalog() async throws {
    let folder = try TemporaryFolder()
    let line =
      #"{"code":"2000000000107","product_name":"Katalogname","nutriments":{"crude-fat_100g":5}}"#
    try Data(line.utf8).write(to: URL(fileURLWithPath: folder.file("petfood.jsonl")))
    let program = try BuiltProgram("labelscan")
    let made = try await program.run(
      ["catalog", "import", "petfood.jsonl", "-o", "pet.db"], in: folder.path)
    #expect(made.status == 0)
    let run = try await program.run(
      [
        "scan", "--offline", "--json", "--catalog", "pet.db",
        Repository.samples + "/pet-de-flat.jpg",
      ], in: folder.path)
    #expect(run.status == 0, "\(run.complaints)")
    let record = try ProductRecord(json: run.output)
    #expect(record.name == SourcedText("Katalogname", source: .api))
    let gone = try await program.run(
      ["scan", "--offline", "--catalog", "gone.db", Repository.samples + "/pet-de-flat.jpg"],
      in: folder.path)
    #expect(gone.status == 66)
    #expect(gone.complaints.contains("there is no database gone.db"))
  }

  @Test("A dump that is none says so")
  func refuses() async throws {
    let folder = try TemporaryFolder()
    try Data("<html>".utf8).write(to: URL(fileURLWithPath: folder.file("page.gz")))
    let run = try await BuiltProgram("labelscan").run(
      ["catalog", "import", "page.gz", "-o", "food.db"], in: folder.path)
    #expect(run.status == 65)
    #expect(run.complaints.contains("page.gz is no dump"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("food.db.importing")))
  }
}
