import Foundation
import LabelTestSupport
import Testing

/// Keeps a diary as a user does.
@Suite("Diary") struct DiaryCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await program.run(["diary"] + arguments + ["--database", "a.db"], in: folder.path)
  }

  private func text(_ outcome: BuiltProgram.Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self)
  }

  private func object(_ outcome: BuiltProgram.Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
  }

  private func log(_ name: String, _ calories: Int, on day: String) async throws {
    let outcome = try await run(
      "add", "--manual", name, "--portion", "100 g", "--calories", "\(calories)", "--date", day,
      "--time", "8:30", "--yes")
    #expect(outcome.status == 0, "\(outcome.complaints)")
  }

  @Test("A draft is shown and not logged until a person agrees")
  func draft() async throws {
    let shown = try await run("add", "--manual", "pie", "--calories", "320")
    #expect(shown.status == 0 && text(shown).contains("pie") && text(shown).contains("320"))
    #expect(shown.complaints.contains("nothing was logged"))
    let day = try await run("day")
    #expect(day.status == 66 && day.complaints.contains("there is no diary"))
  }

  @Test("A day that is marked as complete is shown and exported so, also one of fasting")
  func showsCompleteness() async throws {
    try await log("apple", 95, on: "2026-11-20")
    #expect(text(try await run("day", "2026-11-20")).hasPrefix("2026-11-20, Friday\n"))
    for day in ["2026-11-20", "2026-11-21"] {
      #expect(try await run("complete", day).status == 0)
    }
    #expect(text(try await run("day", "2026-11-20")).hasPrefix("2026-11-20, Friday ✓\n"))
    let day = try object(try await run("day", "2026-11-20", "--json"))
    #expect(day["isComplete"] as? Bool == true)
    let other = try object(try await run("day", "2026-11-19", "--json"))
    #expect(other["isComplete"] as? Bool == false)
    let export = text(try await run("export")).split(separator: "\n")
    #expect(export.count == 2 && export.allSatisfy { $0.contains("\"isComplete\":true") })
    #expect(text(try await run("export", "--format", "csv")).split(separator: "\n").count == 2)
  }

  @Test("Goals, known meals and a chart are in a person's language")
  func speaksGerman() async throws {
    try await log("Quark", 168, on: "2026-11-20")
    let options = ["--output-language", "de", "--database", "a.db"]
    func german(_ arguments: String...) async throws -> String {
      text(try await program.run(["diary"] + arguments + options, in: folder.path))
    }
    let goals = try await german("goals", "--calories", "2000", "--protein", "60,5-120")
    #expect(
      goals == "kcal: 2000 kcal\nEiweiß: 60,5–120 g\nKohlenhydrate: --\nFett: --\n", "\(goals)")
    #expect(text(try await run("goals")).hasPrefix("calories: 2000 kcal\nprotein: 60.5 to 120 g"))
    let meals = try await german("meals", "list")
    #expect(meals.contains("Kohlenhydrate") && !meals.contains("used"), "\(meals)")
    _ = try await german("stats", "--date", "2026-11-21", "--chart", "week.svg")
    let chart = try String(contentsOfFile: folder.file("week.svg"), encoding: .utf8)
    for words in [">15.11.2026 – 21.11.2026<", ">Fett<", ">20.11.2026<"] {
      #expect(chart.contains(words), "\(words)")
    }
    _ = try await german("stats", "--date", "2026-11-21", "--chart", "week.png")
    #expect(FileManager.default.fileExists(atPath: folder.file("week.png")))
  }

  @Test("Answers to changes are in a person's language")
  func answersInGerman() async throws {
    try await log("Quark", 168, on: "2026-11-20")
    func german(_ arguments: String...) async throws -> String {
      let options = ["--output-language", "de", "--database", "a.db"]
      return text(try await program.run(["diary"] + arguments + options, in: folder.path))
    }
    #expect(
      try await german("copy", "2026-11-20", "--to", "2026-11-21")
        == "übernommen für 21.11.2026: Mahlzeiten 1, Einträge 1\n")
    #expect(
      try await german("complete", "2026-11-20") == "20.11.2026: Der Tag ist vollständig\n")
    #expect(
      try await german("delete", "1")
        == "entfernt: #1 Quark, 20.11.2026; diary undo holt es zurück\n")
    #expect(try await german("undo").hasPrefix("zurückgenommen: Löschen: Quark (vom "))
    let again = try await german("again", "Quark", "--date", "2026-11-22")
    #expect(again.hasPrefix("#") && again.contains(", 22.11.2026: ") && again.contains("168 kcal"))
    let draft = try await german("add", "--offline", "2-3 Quark")
    #expect(draft.contains("„2-3“ ist ein Bereich"), "\(draft)")
  }

  @Test("Every wrong field is named, and nothing is half logged")
  func wrongFields() async throws {
    let outcome = try await run(
      "add", "--manual", "pie", "--calories", "-3", "--protein", "many", "--fat", "9999",
      "--portion", "10 zorps", "--yes")
    #expect(outcome.status == 65)
    for field in ["calories: ", "protein: ", "fat: ", "portion: "] {
      #expect(outcome.complaints.contains(field), "\(outcome.complaints)")
    }
    let thousands = try await run("add", "--manual", "pie", "--calories", "1,250", "--yes")
    #expect(thousands.status == 65 && thousands.complaints.contains("may be 1250 or 1.25"))
    let missing = try await run("add", "--manual", " ", "--yes")
    #expect(missing.status == 65 && missing.complaints.contains("name: empty"))
    #expect(missing.complaints.contains("calories: missing"))
    #expect(missing.complaints.contains("--set changes it"))
    #expect(try await run("add", " ").status == 64)
    #expect(try await run("add", "--manual", "pie", "--summary", "").status == 64)
    let odd = try await run(
      "add", "--manual", "pie", "--calories", "9", "--protein", "500", "--yes")
    #expect(odd.status == 65 && odd.complaints.contains("item 1 is unsure"))
    #expect(try await run("day").status == 66)
    let goals = try await run("goals", "--calories", "2,000")
    #expect(goals.status != 0 && goals.complaints.contains("\"2,000\" is no goal"))
    #expect(try await run("day").status == 66, "a refused goal begins no diary")
    for arguments in [["2026-02-30"], ["someday"]] {
      let day = try await program.run(["diary", "day"] + arguments, in: folder.path)
      #expect(day.status == 64 && day.complaints.contains("there is no day"))
    }
  }

  @Test("A day is logged, shown, corrected, copied and taken back")
  func wholeDay() async throws {
    try await log("bread", 250, on: "2026-11-20")
    try await log("cheese", 350, on: "2026-11-20")
    #expect(
      try await run(
        "goals", "--calories", "500", "--protein", "60-120", "--fat", "-70", "--date", "2026-11-01"
      ).status == 0)
    var day = try await run("day", "2026-11-20")
    #expect(text(day).contains("Total 600 kcal of 500 kcal, exceeded by 100 kcal"))
    #expect(try await run("edit", "#2", "--portion", "50 g").status == 0)
    day = try await run("day", "2026-11-20")
    #expect(text(day).contains("Total 425 kcal of 500 kcal, 75 kcal remaining"))
    #expect(try await run("edit", "#2", "--portion", "50", "--unit", "g").status == 0)
    #expect(text(try await run("day", "2026-11-20")) == text(day))
    let moved = try await run("edit", "#2", "--date", "2026-11-19", "--time", "08:30")
    #expect(moved.status == 0 && text(moved).contains("#2 cheese → 2026-11-19, 08:30"))
    #expect(text(try await run("day", "2026-11-19")).contains("08:30"))
    #expect(text(try await run("undo")).contains("taken back: edit of cheese"))
    let both = try await run("edit", "#2", "--calories", "90", "--date", "2026-11-19")
    #expect(both.status == 0 && text(both).contains("#2 cheese → 2026-11-19"))
    #expect(text(try await run("undo")).contains("taken back: edit of cheese"))
    #expect(text(try await run("day", "2026-11-20")) == text(day), "one undo takes both back")
    let incomparable = try await run("edit", "#2", "--portion", "2 bowls")
    #expect(incomparable.status == 65 && incomparable.complaints.contains("give --calories of it"))
    #expect(try await run("copy", "2026-11-20", "--to", "2026-11-22").status == 0)
    let copied = try object(try await run("day", "2026-11-22", "--json"))
    let meals = try #require(copied["meals"] as? [[String: Any]])
    #expect(meals.compactMap { $0["summary"] as? String } == ["bread", "cheese"])
    #expect(copied["remainingKcal"] as? Double == 75)
    #expect(
      text(try await run("day", "2026-11-21")).contains("before: 2026-11-20, after: 2026-11-22"))
    #expect(text(try await run("undo")).contains("taken back: copy of bread, cheese, made 20"))
    #expect(text(try await run("undo")).contains("taken back: edit of cheese"))
    let undone = try object(try await run("undo", "--json"))
    #expect(undone["what"] as? String == "edit" && undone["names"] as? [String] == ["cheese"])
    #expect(text(try await run("delete", "1")).hasPrefix("removed #1 bread of 2026-11-20"))
    #expect(try await run("delete", "1").status == 65)
    day = try await run("day", "2026-11-20")
    #expect(text(day).contains("Total 350 kcal"))
    #expect(text(day).contains("goal 60 to 120 g") && text(day).contains("goal at most 70 g"))
  }

  @Test("Known meals are suggested, corrected, carried to another database")
  func knownMeals() async throws {
    try await log("chicken breast", 165, on: "2026-11-20")
    try await log("Crème brûlée", 300, on: "2026-11-20")
    #expect(text(try await run("suggest", "BRE")) == "chicken breast\n")
    #expect(text(try await run("suggest", "creme", "bru")) == "Crème brûlée\n")
    #expect(try await run("meals", "edit", "creme brulee", "--calories", "310").status == 0)
    #expect(text(try await run("meals")).contains("310"))
    #expect(try await run("meals", "export", "-o", "meals.jsonl").status == 0)
    let other = try await program.run(
      ["diary", "meals", "import", "meals.jsonl", "--database", "b.db"], in: folder.path)
    #expect(String(decoding: other.output, as: UTF8.self) == "2 meals added, 0 replaced\n")
    var lines: [Data] = []
    for name in ["a.db", "b.db"] {
      lines.append(
        try await program.run(["diary", "meals", "export", "--database", name], in: folder.path)
          .output)
    }
    #expect(lines[0] == lines[1] && !lines[0].isEmpty)
    #expect(try await run("meals", "delete", "nothing").status == 65)
    let least = ["diary", "again", "--database", "a.db", "--", "\(Int.min)"]
    #expect(try await program.run(least, in: folder.path).status == 65)
    try Data("{\"food\": 7}\n".utf8).write(to: folder.url.appendingPathComponent("bad.jsonl"))
    let bad = try await run("meals", "import", "bad.jsonl")
    #expect(bad.status == 65 && bad.complaints.contains("line 1"))
  }

  @Test("A known food whose calories look wrong is logged again: they were accepted before")
  func logsAgain() async throws {
    let added = try await run(
      "add", "--manual", "diet oil", "--portion", "10 g", "--calories", "10", "--fat", "10",
      "--yes", "--accept-unsure")
    #expect(added.status == 0, "\(added.complaints)")
    let again = try await run("again", "diet oil")
    #expect(again.status == 0 && text(again).contains("10 g of diet oil"), "\(again.complaints)")
    let twice = try await run("again", "diet oil", "20 g")
    #expect(text(twice).contains("20 kcal"), "\(twice.complaints)")
    let unlike = try await run("again", "diet oil", "2 slices")
    #expect(unlike.status == 65 && unlike.complaints.contains("cannot be compared with 20 g"))
  }

  @Test("A week is summed up, and the diary goes out as JSON lines and as a table")
  func summary() async throws {
    try await log("a", 100, on: "2026-11-18")
    try await log("b", 300, on: "2026-11-20")
    let week = text(try await run("stats", "--week", "--date", "2026-11-20"))
    #expect(week.contains("calories: 200 kcal a day") && week.contains("logged on 2 of 7 days"))
    #expect(try await run("stats", "--date", "2026-11-20", "--chart", "week.svg").status == 0)
    #expect(try await run("stats", "--date", "2026-11-20", "--chart", "week.PNG").status == 0)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("week.PNG")).starts(with: [0x89, 0x50])
    )
    #expect(try await run("stats", "--chart", "week.gif").status == 64)
    let picture = try String(contentsOfFile: folder.file("week.svg"), encoding: .utf8)
    #expect(picture.contains("<svg") && picture.contains("2026-11-14 to 2026-11-20"))
    #expect(try await run("stats", "--chart", "nowhere/week.svg").status == 73)
    let month = try object(try await run("stats", "--month", "--date", "2026-11-20", "--json"))
    #expect((month["days"] as? [Any])?.count == 30)
    let table = text(try await run("export", "--format", "csv")).split(separator: "\n")
    #expect(table.count == 3 && table[0].hasPrefix("day,time,meal,name"))
    #expect(table[1].hasPrefix("2026-11-18,") && table[1].hasSuffix(",100.0,,,,manual"))
    #expect(text(try await run("export")).split(separator: "\n").count == 2)
  }

  @Test("A table has six digits of a number at most, and all of its whole part; JSON has all")
  func roundsTable() async throws {
    let added = try await run(
      "add", "--manual", "cheese", "--portion", "2 oz", "--calories", "114.5678",
      "--protein", "12.894775672499996", "--carbohydrates", "0.000123456789", "--fat", "7",
      "--date", "2026-11-18", "--time", "12:00", "--yes")
    #expect(added.status == 0, "\(added.complaints)")
    let table = text(try await run("export", "--format", "csv"))
    #expect(table.contains(",2.0,oz,114.568,12.8948,0.000123457,7.0,"), "\(table)")
    #expect(text(try await run("export")).contains("12.894775672499996"))
    let berlin = try await BuiltProgram(path: "/usr/bin/env").run(
      ["TZ=Europe/Berlin", program.path, "diary", "export", "--format", "csv"]
        + ["--database", "a.db"], in: folder.path)
    #expect(text(berlin).contains("+01:00,cheese"), "\(text(berlin))")
  }
}
