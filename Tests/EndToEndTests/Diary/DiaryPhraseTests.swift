import Foundation
import LabelTestSupport
import Testing

/// Logs what was eaten in plain words, as a user does, from scanned labels and services.
@Suite("Diary in plain words") struct DiaryPhraseTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Outcome {
    try await program.run(arguments + ["--database", "a.db"], in: folder.path)
  }

  private func text(_ outcome: BuiltProgram.Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self)
  }

  @Test("85 g of a scanned label's food are logged from its 100 g, and from then on it is known")
  func fromLabel() async throws {
    let sample = Repository.samples + "/food-pt.webp"
    let scan = try await run("scan", "--offline", "--save", "--name", "Maria biscuits", sample)
    #expect(scan.status == 0)
    let phrase = ["diary", "add", "85 g of maria biscuits", "--offline", "--database", "a.db"]
    let shown = try await program.run(phrase, in: folder.path)
    #expect(shown.status == 0 && shown.complaints.contains("nothing was logged"))
    #expect(text(shown).contains("scanned label, from 100 g; sure"), "\(text(shown))")
    #expect(try await run("diary", "day", "2026-11-20").status == 0)
    let logged = try await program.run(
      phrase + ["--yes", "--json", "--date", "2026-11-20"], in: folder.path)
    #expect(logged.status == 0, "\(logged.complaints)")
    let object = try JSONSerialization.jsonObject(with: logged.output) as? [String: Any]
    let saved = try #require(object?["saved"] as? [String: Any])
    let entry = try #require((saved["entries"] as? [[String: Any]])?.first)
    let food = try #require(entry["food"] as? [String: Any])
    let amounts = try #require(food["amounts"] as? [String: Double])
    // The label says 437 kcal and 12.8 g of fat per 100 g.
    #expect(abs((amounts["energyKcal"] ?? 0) - 371.45) < 1e-6)
    #expect(abs((amounts["fat"] ?? 0) - 10.88) < 1e-6)
    #expect(food["source"] as? String == "label")
    #expect(text(try await run("diary", "suggest", "bis")) == "Maria biscuits\n")
    let week = text(try await run("diary", "stats", "--date", "2026-11-20"))
    #expect(week.contains("calories: 371 kcal a day"))
    let range = try await run(
      "diary", "stats", "--from", "2026-11-01", "--date", "2026-11-20", "--json")
    let stats = try JSONSerialization.jsonObject(with: range.output)
    #expect(((stats as? [String: Any])?["days"] as? [Any])?.count == 20)
    let backwards = try await run("diary", "stats", "--from", "2026-11-21", "--date", "2026-11-20")
    #expect(backwards.status == 64 && backwards.complaints.contains("--from"))
    #expect(try await run("diary", "stats", "--from", "2026-11-01", "--week").status == 64)
  }

  @Test("What is unsure or not known is not logged by a script, and none of the rest either")
  func unsure() async throws {
    for (name, portion) in [("milk chocolate", "100 g"), ("toast", "1 slice")] {
      let added = try await run(
        "diary", "add", "--manual", name, "--portion", portion, "--calories", "90", "--yes",
        "--date", "2026-11-20")
      #expect(added.status == 0)
    }
    let alike = try await run("diary", "add", "--offline", "--yes", "50 g milk and 1 slice toast")
    #expect(alike.status == 65 && alike.complaints.contains("item 1 is unsure"), "\(alike)")
    #expect(text(alike).contains("taken as milk chocolate"))
    let unknown = try await run("diary", "add", "--offline", "--yes", "1 slice toast, 3 eggs")
    #expect(unknown.status == 65 && unknown.complaints.contains("2.calories: missing"))
    let declined = try await run("diary", "add", "--offline", "--yes", "2-3 eggs")
    #expect(declined.status == 65 && text(declined).contains("range"))
    let all = text(try await run("diary", "export", "--format", "csv"))
    #expect(all.split(separator: "\n").count == 3)
    let finished = try await run(
      "diary", "add", "--offline", "--yes", "2 slices toast, 3 eggs", "--set", "2.calories=234",
      "--set", "2.name=boiled eggs")
    #expect(finished.status == 0, "\(finished.complaints)")
    #expect(text(finished).contains("180") && text(finished).contains("boiled eggs"))
  }

  /// Whether this system has terminals to give away; a bare root folder has none.
  private static let offersTerminals = FileManager.default.fileExists(atPath: "/dev/pts/ptmx")

  @Test(
    "On a terminal a person changes the draft until it can be logged, or throws it away",
    .enabled(if: offersTerminals, "/dev/pts is not mounted: no terminal to type on"))
  func terminal() async throws {
    let shell = BuiltProgram(path: "/bin/sh")
    func type(_ lines: String, _ phrase: String) async throws -> String {
      // `script` is a terminal.
      text(
        try await shell.run(
          [
            "-c",
            "printf '\(lines)' | NO_COLOR=1 script -qec \"'\(program.path)' diary add --offline "
              + "--database a.db --date 2026-11-20 '\(phrase)'\" /dev/null",
          ], in: folder.path))
    }
    let logged = try await type(
      "y\\n1.calories=many\\n1.calories=60\\n1.name=quark\\ny\\n", "100 g curd")
    #expect(logged.contains("calories: missing") && logged.contains("\"many\" is no number"))
    #expect(logged.contains("Logged as #1 on 2026-11-20: 60 kcal"), "\(logged)")
    let thrown = try await type("n\\n", "50 g quark")
    #expect(thrown.contains("known meal, from 100 g; sure"), "\(thrown)")
    #expect(thrown.contains("nothing was logged"))
    #expect(text(try await run("diary", "day", "2026-11-20")).contains("Total 60 kcal"))
  }

  @Test("Services are asked in turn, and one that fails is named without a word of a key")
  func services() async throws {
    let egg = #"""
      {"foods": [{"description": "EGG", "foodNutrients":
        [{"nutrientId": 1008, "unitName": "KCAL", "value": 143}]}]}
      """#
    let path = program.path
    let folder = folder.path
    try await LoopbackServer.run(answering: { request, _ in
      if request.path.hasSuffix(":generateContent") { return .http(429) }
      return request.path.hasPrefix("/usda") ? .http(200, egg) : .http(500)
    }) { server in
      let environment =
        "LABELSCAN_FOOD_FACTS_URL=\(server.address)/off LABELSCAN_USDA_KEY=k-secret "
        + "LABELSCAN_PET_FOOD_FACTS_URL=\(server.address)/pet "
        + "LABELSCAN_USDA_URL=\(server.address)/usda LABELSCAN_GEMINI_KEY=g-secret "
        + "LABELSCAN_GEMINI_URL=\(server.address)/v1 LABELSCAN_LOG=off"
      let shell = BuiltProgram(path: "/bin/sh")
      let outcome = try await shell.run(
        [
          "-c",
          "\(environment) '\(path)' diary add '150 g egg' --database b.db --lookup-time-limit 300",
        ], in: folder)
      let shown = String(decoding: outcome.output, as: UTF8.self)
      #expect(outcome.status == 0, "\(outcome.complaints)")
      #expect(shown.contains("USDA, from 100 g; sure") && shown.contains("215"), "\(shown)")
      #expect(!server.requests.contains { $0.path.hasPrefix("/off") })
      let offline = try await shell.run(
        ["-c", "\(environment) '\(path)' diary add '150 g egg' --offline --database b.db"],
        in: folder)
      #expect(String(decoding: offline.output, as: UTF8.self).contains("nothing is known of egg"))
      for word in ["k-secret", "g-secret"] {
        #expect(!shown.contains(word) && !outcome.complaints.contains(word))
      }
    }
  }

  @Test("A cat's food is logged from its label: grams, energy, share of carbohydrate")
  func cat() async throws {
    let sample = Repository.samples + "/pet-us-can.jpg"
    #expect(
      try await run("scan", "--offline", "--save", "--name", "Turkey Pâté", sample).status == 0)
    #expect(try await run("diary", "pet", "feed", "Mia", "85", "turkey").status == 65)
    let set = try await run("diary", "pet", "set", "Mia", "--weight", "4")
    #expect(text(set) == "Mia: 4 kg, needs 190 kcal a day (75 kcal x kg^0.67, FEDIAF)\n")
    for arguments in [["85", "turkey", "pate"], ["100", "#1"]] {
      let fed = try await program.run(
        ["diary", "pet", "feed", "mia"] + arguments + [
          "--date", "2026-11-20", "--database", "a.db",
        ], in: folder.path)
      #expect(fed.status == 0, "\(fed.complaints)")
    }
    #expect(text(try await run("diary", "undo")).contains("feed of Turkey Pâté"))
    #expect(
      text(try await run("diary", "pet", "feed", "mia", "100", "1", "--date", "2026-11-20"))
        .contains("100 g"))
    let stats = text(try await run("diary", "pet", "stats", "Mia", "--date", "2026-11-21"))
    // The label states 1,085 kcal/kg; of 96.2 kcal by calculation 6 are from carbohydrates.
    #expect(stats.contains("2026-11-20  185   201    106 %         6.2 %"), "\(stats)")
    let fed = try await run("diary", "pet", "feed", "Mia", "50", "1", "--json")
    #expect(text(fed).contains("\"grams\":50,\"product\":\"Turkey Pâté\""), "\(text(fed))")
    let comma = try await run(
      "diary", "pet", "set", "Leo", "--weight", "4,5", "--need", "190,5", "--json")
    #expect(text(comma).contains("\"statedNeed\":190.5,\"weight\":4.5"), "\(text(comma))")
    let half = try await run("diary", "pet", "feed", "Leo", "50,5", "1", "--json")
    #expect(text(half).contains("\"grams\":50.5"), "\(text(half))")
    #expect(try await run("diary", "pet", "set", "Leo", "--weight", "4;5").status == 64)
    let bad = try await run("diary", "pet", "set", "Leo", "--weight", "-3")
    #expect(bad.status == 65 && bad.complaints.contains("weight: "))
    #expect(try await run("diary", "pet", "feed", "Mia", "85", "whale").status == 65)
  }

  @Test("A wrong feeding is found by its number, removed and brought back; all are exported")
  func feedings() async throws {
    let sample = Repository.samples + "/pet-us-can.jpg"
    _ = try await run("scan", "--offline", "--save", "--name", "Turkey", sample)
    _ = try await run("diary", "pet", "set", "Mia", "--weight", "4")
    for grams in ["850", "85"] {
      _ = try await run("diary", "pet", "feed", "Mia", grams, "turkey", "--date", "2026-11-20")
    }
    let day = text(try await run("diary", "pet", "day", "mia", "2026-11-20"))
    #expect(day.contains("#1  Turkey  850   922         6.2 %"), "\(day)")
    let ounces = try await run("diary", "pet", "feed", "Mia", "3", "oz", "turkey")
    #expect(text(ounces).contains("Mia: 85 g Turkey"), "\(ounces.complaints)")
    let wrong = try await run("diary", "pet", "feed", "Mia", "1,250", "turkey")
    #expect(wrong.status == 64 && wrong.complaints.contains("or a mass like 3oz"))
    let removed = try await run("diary", "pet", "delete", "#1")
    #expect(text(removed).contains("removed #1 850 g Turkey of 2026-11-20"))
    #expect(try await run("diary", "pet", "delete", "1").status == 65)
    let json = text(try await run("diary", "pet", "day", "mia", "2026-11-20", "--json"))
    #expect(json.contains("\"grams\":85,") && json.contains("\"withoutCarbohydrates\":0"))
    let export = text(try await run("diary", "export"))
    #expect(
      export.contains("\"day\":\"2026-11-20\"") && export.contains("\"pet\":\"Mia\""), "\(export)")
    #expect(
      text(try await run("diary", "pet", "forget", "MIA")).contains("removed MIA; diary undo"))
    #expect(try await run("diary", "pet", "day", "Mia").status == 65)
    let undone = text(try await run("diary", "undo"))
    #expect(undone.hasPrefix("taken back: delete of Mia, Turkey, made "), "\(undone)")
    let other = try await run("diary", "pet", "day", "Mia", "2026-11-21")
    #expect(other.status == 0 && other.complaints.contains("nothing was logged of Mia"))
  }

  @Test("A cat's food is in a person's language")
  func catInGerman() async throws {
    let sample = Repository.samples + "/pet-us-can.jpg"
    _ = try await run("scan", "--offline", "--save", "--name", "Turkey", sample)
    func german(_ arguments: String...) async throws -> String {
      let options = ["--output-language", "de", "--database", "a.db"]
      return text(
        try await program.run(["diary", "pet"] + arguments + options, in: folder.path))
    }
    let set = try await german("set", "Mia", "--weight", "4,5", "--need", "200")
    #expect(set == "Mia: 4,5 kg, Bedarf am Tag: 200 kcal (angegeben)\n", "\(set)")
    let fed = try await german("feed", "Mia", "85,5", "turkey", "--date", "2026-11-20")
    #expect(fed == "Mia: 85,5 g Turkey, 93 kcal\n", "\(fed)")
    let stats = try await german("stats", "Mia", "--date", "2026-11-20")
    #expect(stats.contains("% des Bedarfs") && stats.contains("Kohlenhydrate"), "\(stats)")
    #expect(stats.hasSuffix("6,2 % der Energie aus Kohlenhydraten\n"), "\(stats)")
    let removed = try await german("delete", "1")
    #expect(
      removed == "entfernt: #1 85,5 g Turkey, 20.11.2026; diary undo holt es zurück\n",
      "\(removed)")
  }

  @Test("A cat's weight is changed without losing its vet's need")
  func weight() async throws {
    let set = ["diary", "pet", "set", "Mia"]
    let none = try await run("diary", "pet", "set", "Mia", "--need", "160")
    #expect(none.status == 66 && none.complaints.contains("there is no diary"))
    #expect(try await run("diary", "pet", "set", "Leo", "--weight", "5").status == 0)
    let unknown = try await run("diary", "pet", "set", "Mia", "--need", "160")
    #expect(unknown.status == 65 && unknown.complaints.contains("give its --weight"))
    for (options, answer) in [
      (["--weight", "4", "--need", "160", "--active"], "Mia: 4 kg, needs 160 kcal a day (stated)"),
      (["--weight", "4.25"], "Mia: 4.25 kg, needs 160 kcal a day (stated)"),
      (["--need", "none"], "Mia: 4.25 kg, needs 264 kcal a day (100 kcal x kg^0.67, FEDIAF)"),
      (["--no-active"], "Mia: 4.25 kg, needs 198 kcal a day (75 kcal x kg^0.67, FEDIAF)"),
    ] {
      let outcome = try await program.run(
        set + options + ["--database", "a.db"], in: folder.path)
      #expect(text(outcome) == answer + "\n", "\(outcome.complaints)")
    }
    #expect(try await run("diary", "pet", "set", "Mia").status == 64)
    let list = text(try await run("diary", "pet", "list", "--json"))
    #expect(list.contains("\"energyNeed\":197.7") && list.contains("\"needSource\":\"75 kcal"))
  }
}
