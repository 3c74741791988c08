import Foundation
import LabelTestSupport
import Testing

/// The settings as a user sees them.
@Suite("Settings of the program") struct ConfigCommandTests {
  private let folder: TemporaryFolder
  private let program: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    program = try BuiltProgram("labelscan")
    try FileManager.default.createDirectory(
      atPath: folder.file("labelscan"), withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws {
    let path = folder.file("labelscan/" + name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func run(
    _ arguments: String..., variables: [String] = []
  ) async throws -> BuiltProgram.Outcome {
    try await BuiltProgram(path: "/usr/bin/env").run(
      ["XDG_CONFIG_HOME=\(folder.path)"] + variables + [program.path] + arguments,
      in: folder.path)
  }

  @Test(
    "An address with a password or a key is refused, and neither is shown",
    arguments: ["https://me:geheim@example.org", "https://example.org/?key=geheim"])
  func hidesAddress(address: String) async throws {
    let shown = try await run("config", variables: ["LABELSCAN_FOOD_FACTS_URL=\(address)"])
    #expect(shown.status == 64 && shown.complaints.contains("LABELSCAN_FOOD_FACTS_URL"))
    #expect(!String(decoding: shown.output, as: UTF8.self).contains("geheim"))
    #expect(!shown.complaints.contains("geheim"), "\(shown.complaints)")
  }

  @Test("Each setting is shown with its value and its place, a secret without its value")
  func shows() async throws {
    try write("cache-limit = 20\ncontact = \"me@example.org\"\n", to: "config.toml")
    try write("usda-key = \"geheim-1\"\n", to: "keys.toml")
    let variables = ["LABELSCAN_CONTACT=you@example.org", "LABELSCAN_GEMINI_KEY=geheim-2"]
    let shown = try await run("config", variables: variables)
    #expect(shown.status == 0, "\(shown.complaints)")
    let rows = String(decoding: shown.output, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    func row(_ name: String) -> [String]? { rows.first { $0.first == name } }
    #expect(row("cache-limit") == ["cache-limit", "20", folder.file("labelscan/config.toml")])
    #expect(row("contact") == ["contact", "you@example.org", "LABELSCAN_CONTACT"])
    #expect(row("usda-key") == ["usda-key", "set", folder.file("labelscan/keys.toml")])
    #expect(row("gemini-key") == ["gemini-key", "set", "LABELSCAN_GEMINI_KEY"])
    #expect(row("fatsecret-key") == ["fatsecret-key", "not", "set"])
    #expect(row("time-limit") == ["time-limit", "60", "default"])
    let json = try await run("config", "--json", variables: variables)
    for outcome in [shown, json] {
      #expect(!String(decoding: outcome.output, as: UTF8.self).contains("geheim"))
      #expect(!outcome.complaints.contains("geheim"))
    }
    let objects = try json.output.split(separator: UInt8(ascii: "\n")).map {
      try JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
    let limit = try #require(objects.first { $0?["name"] as? String == "cache-limit" } ?? nil)
    #expect(limit["value"] as? Int == 20 && limit["flag"] as? String == "--cache-limit")
    #expect(limit["variable"] as? String == "LABELSCAN_CACHE_LIMIT")
    let key = try #require(objects.first { $0?["name"] as? String == "usda-key" } ?? nil)
    #expect(key["value"] is NSNull && key["isSet"] as? Bool == true)
  }

  @Test("A setting of the configuration holds in every command, and a flag undoes it")
  func holds() async throws {
    try write("database = \"mine.db\"\noffline = true\n", to: "config.toml")
    let added = try await run(
      "diary", "add", "--manual", "pie", "--calories", "5", "--yes", "--date", "2026-11-20")
    #expect(added.status == 0, "\(added.complaints)")
    #expect(FileManager.default.fileExists(atPath: folder.file("mine.db")))
    let offline = try await run("lookup", "4017721837194", "--no-cache")
    #expect(offline.status == 64 && offline.complaints.contains("there is nothing to ask"))
    let online = try await run(
      "lookup", "4017721837194", "--no-cache", "--no-offline", "--food-facts-url", "ftp://x")
    #expect(online.status == 64 && online.complaints.contains("ftp://x"))
  }

  @Test("A mistyped key and an open file of keys say what to do")
  func faults() async throws {
    try write("databse = \"mine.db\"\n", to: "config.toml")
    let mistyped = try await run("history")
    #expect(mistyped.status == 65, "\(mistyped.complaints)")
    for word in ["databse", folder.file("labelscan/config.toml"), "nearest one is database"] {
      #expect(mistyped.complaints.contains(word))
    }
    try write("", to: "config.toml")
    try write("usda-key = \"geheim\"\n", to: "keys.toml", mode: 0o644)
    let open = try await run("config")
    #expect(open.status == 64 && open.complaints.contains("chmod 600"))
    // A command that needs no key does not look at them.
    #expect(try await run("lookup", "4017721837194", "--offline").status == 1)
    let help = try await run("config", "--help")
    #expect(help.status == 0 && !help.complaints.contains("keys"))
  }
}
