import Foundation
import LabelTestSupport
import ProductStore
import Testing

extension StoreCommandTests {
  @Test("Scans go by themselves once a database is told how long to keep them, products do not")
  func retention() async throws {
    let sample = Repository.samples + "/pet-de-flat.jpg"
    #expect(try await run("scan", "--offline", "--save", sample).status == 0)
    #expect(try await run("favourite", "#1").status == 0)
    func scans() async throws -> Int? {
      let counts = try JSONSerialization.jsonObject(
        with: try await run("stats", "--json").output)
      return (counts as? [String: Any])?["scans"] as? Int
    }
    #expect(try await scans() == 1)
    let shown = try await run("retention")
    #expect(shown.output == Data("scans: forever\nphotos' names: forever\ndiary: forever\n".utf8))
    let set = try await run("retention", "--standard")
    #expect(set.output == Data("scans: 30 days\nphotos' names: 7 days\ndiary: 90 days\n".utf8))
    let german = try await run("retention", "--diary", "1", "--output-language", "de")
    let words = "Tage der Aufbewahrung\n  Scans: 30\n  Namen der Fotos: 7\n  Tagebuch: 1\n"
    #expect(german.output == Data(words.utf8))
    #expect(
      String(decoding: try await run("retention").output, as: UTF8.self).hasSuffix("diary: 1 day\n")
    )
    #expect(try await run("favourite", "#1").status == 0)
    #expect(try await scans() == 1)
    let refused = try await run("retention", "--scans", "0")
    #expect(refused.status == 64 && refused.complaints.contains("1 scan and 0 meals"))
    #expect(try await scans() == 1)
    let kept = try await run("retention").output
    #expect(String(decoding: kept, as: UTF8.self).hasPrefix("scans: 30 days"))
    let none = String(
      decoding: try await run("retention", "--scans", "0", "--remove").output, as: UTF8.self)
    #expect(none.contains("removed: 1 scans"))
    #expect(try await scans() == 0)
    #expect(try await run("show", "#1").status == 0)
    for arguments in [["--scans", "-1"], ["--photos", "soon"], ["--standard", "--scans", "3"]] {
      #expect(
        try await program.run(
          ["retention"] + arguments + ["--database", "a.db"], in: folder.path
        ).status == 64)
    }
  }

  @Test("Entries that a wrong clock may have made old are left, with what to do")
  func asksBeforeItRemoves() async throws {
    func add(_ date: String) async throws -> BuiltProgram.Outcome {
      try await run(
        "diary", "add", "--yes", "--manual", "pie", "--calories", "9", "--date", date)
    }
    #expect(try await add("2020-01-01").status == 0)
    #expect(try await run("retention", "--diary", "90", "--remove").status == 0)
    #expect(try await add("2020-01-02").status == 0)
    let waiting = try await add("2020-01-03")
    #expect(waiting.status == 0)
    #expect(waiting.complaints.contains("0 scans and 1 meal in a.db are older than it keeps them"))
    let shown = try await run("retention")
    #expect(!String(decoding: shown.output, as: UTF8.self).contains("removed"))
    let removed = try await run("retention", "--remove")
    #expect(String(decoding: removed.output, as: UTF8.self).contains("2 meals"))
    #expect(try await !add("today").complaints.contains("older than it keeps"))
  }
}
