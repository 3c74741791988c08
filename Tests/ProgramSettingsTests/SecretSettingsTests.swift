import Foundation
import LabelTestSupport
import ProductLookup
import ProgramSettings
import Testing

/// Keys and passwords from files and variables.
@Suite("Secrets in settings") struct SecretSettingsTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func settings(
    _ variables: [String: String] = [:], keys: String? = nil
  ) throws -> Settings {
    try Settings(
      flags: keys.map { [.keys: .text($0)] } ?? [:],
      environment: variables.merging(["HOME": home.url.path]) { given, _ in given })
  }

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    let path = home.file(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  @Test("The file of --keys outranks variables, and these the file beside the configuration")
  func order() throws {
    let usual = try write("usda-key = \"usual\"", to: ".config/labelscan/keys.toml")
    #expect(try settings().secret(.usdaKey) == Secret(key: "usual"))
    #expect(try settings().origin(ofSecret: .usdaKey) == .file(usual))
    let variables = ["LABELSCAN_USDA_KEY": "variable"]
    #expect(try settings(variables).secret(.usdaKey) == Secret(key: "variable"))
    #expect(
      try settings(variables).origin(ofSecret: .usdaKey) == .variable("LABELSCAN_USDA_KEY"))
    let named = try write(#"{"usda-key": "named"}"#, to: "mine.json")
    #expect(try settings(variables, keys: named).secret(.usdaKey) == Secret(key: "named"))
    #expect(
      try settings(["LABELSCAN_KEYS": named]).secret(.usdaKey) == Secret(key: "named"))
    // A key that the named file does not hold is looked for in the variables.
    #expect(
      try settings(["LABELSCAN_GEMINI_KEY": "g"], keys: named).secret(.geminiKey)
        == Secret(key: "g"))
    #expect(try settings(keys: named).secret(.geminiKey) == nil)
  }

  @Test(
    "A file of secrets that others can read or change is refused, with the command that mends it",
    arguments: [0o640, 0o604, 0o620, 0o666])
  func openFile(mode: Int) throws {
    let path = try write("usda-key = \"abc\"", to: "keys.toml", mode: mode)
    let error = #expect(throws: SettingsError.notPrivate(file: path)) {
      try settings(keys: path).secret(.usdaKey)
    }
    #expect(error?.description.contains("chmod 600 \(path)") == true)
    #expect(throws: SettingsError.notPrivate(file: path)) {
      try settings(["LABELSCAN_GEMINI_KEY_FILE": path]).secret(.geminiKey)
    }
  }

  @Test("The variables that name a file of one service read its lines")
  func serviceFiles() throws {
    let pair = try write("mira\n pass word\n", to: "account")
    let account = try settings(["LABELSCAN_CONTRIBUTOR_FILE": pair])
    #expect(try account.account() == "mira")
    #expect(try account.secret(.contributorPassword) == Secret(" pass word"))
    let fatSecret = try write("key\nshared\n", to: "fatsecret")
    let both = try settings([
      "LABELSCAN_FATSECRET_FILE": fatSecret, "LABELSCAN_FATSECRET_KEY": "other",
    ])
    #expect(try both.secret(.fatSecretKey) == Secret(key: "key"))
    #expect(try both.secret(.fatSecretSecret) == Secret(key: "shared"))
    let single = try write("key\n", to: "single")
    let half = try settings(["LABELSCAN_FATSECRET_FILE": single])
    #expect(throws: SettingsError.unusableSecret(name: "fatsecret-secret in \(single)")) {
      try half.secret(.fatSecretSecret)
    }
  }

  @Test("A file of keys holds nothing else, and no error repeats a key")
  func otherKeys() throws {
    let path = try write("usda-kei = \"geheim\"", to: "keys.toml")
    #expect(throws: SettingsError.unknownKey("usda-kei", file: path, nearest: "usda-key")) {
      try settings(keys: path).secret(.usdaKey)
    }
    for text in ["usda-key = [\"geheim\"]", "usda-key = geheim", "usda-key = \"geheim\\u0000\""] {
      let path = try write(text, to: "keys.toml")
      let error = #expect(throws: SettingsError.self) {
        try settings(keys: path).secret(.usdaKey)
      }
      #expect(error?.description.contains("geheim") == false)
    }
    #expect(throws: SettingsError.self) { try settings(keys: "/nowhere/keys").secret(.usdaKey) }
  }

  @Test("Nothing shows a secret")
  func hidden() throws {
    let secret = try #require(Secret(key: "geheim"))
    var dumped = ""
    dump(secret, to: &dumped)
    for text in ["\(secret)", String(reflecting: secret), dumped] {
      #expect(!text.contains("geheim"))
    }
    #expect(!((secret as Any) is any Encodable))
  }
}
