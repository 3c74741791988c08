import Foundation
import LabelTestSupport
import ProgramSettings
import Testing

/// Settings of a home of their own.
@Suite("Settings") struct SettingsTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func settings(
    _ flags: [Setting: SettingValue] = [:], _ variables: [String: String] = [:]
  ) throws -> Settings {
    try Settings(
      flags: flags, environment: variables.merging(["HOME": home.url.path]) { given, _ in given })
  }

  /// Writes a file of the configuration's folder, by default one that its owner alone can read.
  @discardableResult
  private func write(_ text: String, to name: String, mode: Int = 0o600) throws -> String {
    let folder = home.url.appendingPathComponent(".config/labelscan")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name).path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  @Test("A flag outranks the environment, this the configuration, and that the default")
  func order() throws {
    let none = try #require(try settings().found(.cacheLimit))
    #expect(none.value == .count(200) && none.origin == .standard)
    let path = try write("cache-limit = 20", to: "config.toml")
    let file = try #require(try settings().found(.cacheLimit))
    #expect(file.value == .count(20) && file.origin == .file(path))
    let variables = ["LABELSCAN_CACHE_LIMIT": "30"]
    let variable = try #require(try settings([:], variables).found(.cacheLimit))
    #expect(variable.value == .count(30) && variable.origin == .variable("LABELSCAN_CACHE_LIMIT"))
    let flag = try #require(try settings([.cacheLimit: .count(40)], variables).found(.cacheLimit))
    #expect(flag.value == .count(40) && flag.origin == .flag("--cache-limit"))
    let empty = try #require(try settings([:], ["LABELSCAN_CACHE_LIMIT": ""]).found(.cacheLimit))
    #expect(empty.value == .count(20), "an empty variable sets nothing")
  }

  @Test(
    "TOML and JSON say the same, in each kind of value",
    arguments: [
      (
        "config.toml",
        """
        # how services are asked
        contact = "me@example.org"
        api-version = 3.5
        cache-limit = 7
        time-limit = 2
        offline = true
        catalog = ["a.db", "b.db"]
        """
      ),
      (
        "config.json",
        #"""
        {"contact": "me@example.org", "api-version": "3.5", "cache-limit": 7, "time-limit": 2,
         "offline": true, "catalog": ["a.db", "b.db"]}
        """#
      ),
    ])
  func formats(name: String, text: String) throws {
    try write(text, to: name)
    let settings = try settings()
    #expect(try settings.text(.contact) == "me@example.org")
    #expect(try settings.text(.apiVersion) == "3.5")
    #expect(try settings.count(.cacheLimit) == 7)
    #expect(try settings.number(.timeLimit) == 2)
    #expect(try settings.isOn(.offline))
    #expect(try settings.list(.catalog) == ["a.db", "b.db"])
  }

  @Test("XDG_CONFIG_HOME names another folder, unless it is relative")
  func configurationFolder() throws {
    try write("contact = \"home\"", to: "config.toml")
    let other = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: other.file("labelscan"), withIntermediateDirectories: true)
    try Data("contact = \"other\"".utf8)
      .write(to: URL(fileURLWithPath: other.file("labelscan/config.toml")))
    let chosen = try settings([:], ["XDG_CONFIG_HOME": other.url.path])
    #expect(try chosen.text(.contact) == "other")
    #expect(try settings([:], ["XDG_CONFIG_HOME": "relative"]).text(.contact) == "home")
  }

  @Test("An unknown key is an error that names it, its file and the nearest setting")
  func unknownKey() throws {
    let path = try write("cache-limit = 1\ncahce = \"x\"", to: "config.toml")
    let error = SettingsError.unknownKey("cahce", file: path, nearest: "cache")
    #expect(throws: error) { try settings() }
    for word in ["cahce", path, "the nearest one is cache"] {
      #expect(error.description.contains(word))
    }
    let unlike = try write("language = \"de\"", to: "config.toml")
    #expect(throws: SettingsError.unknownKey("language", file: unlike, nearest: nil)) {
      try settings()
    }
  }

  @Test(
    "A table of settings is called so",
    arguments: [
      ("config.toml", "[scan]\ntime-limit = 5"), ("config.json", #"{"scan": {"time-limit": 5}}"#),
    ])
  func table(name: String, text: String) throws {
    let path = try write(text, to: name)
    let error = SettingsError.table("scan", file: path)
    #expect(throws: error) { try settings() }
    #expect(error.description.hasPrefix("scan in \(path) is a table; "))
  }

  @Test("A secret in the configuration belongs into the file of keys")
  func misplacedSecret() throws {
    let path = try write("usda-key = \"abc\"", to: "config.toml")
    #expect(throws: SettingsError.misplacedSecret("usda-key", file: path)) { try settings() }
  }

  @Test(
    "Text that is no table of settings is an error that repeats nothing of it",
    arguments: [
      ("config.toml", "contact = \nkey = geheim"), ("config.toml", "contact = 'a'\ncontact = 'b'"),
      ("config.json", "{\"contact\": geheim}"), ("config.json", "[1]"), ("config.json", ""),
    ])
  func damaged(name: String, text: String) throws {
    let path = try write(text, to: name)
    let error = #expect(throws: SettingsError.self) { try settings() }
    guard case .damaged(path, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("geheim") == false)
  }

  @Test(
    "A file that is not in UTF-8 is refused, with the line",
    arguments: [
      // ü in ISO 8859-1
      ("config.toml", Data("# a\ncontact = \"m".utf8) + [0xFC] + Data("\"\n".utf8), 2),
      ("config.toml", Data("contact = 'a'\n\0".utf8), 2),
      ("config.toml", Data("contact = 'a'\n".utf8.flatMap { [$0, 0] }), 1),
      ("config.json", Data([0xFF, 0xFE]) + Data("{}".utf8.flatMap { [$0, 0] }), 1),
    ])
  func otherEncoding(name: String, bytes: Data, line: Int) throws {
    let path = try write("", to: name)
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(throws: SettingsError.notUTF8(file: path, line: line)) { try settings() }
  }

  @Test("A byte order mark in front of the settings is passed over")
  func byteOrderMark() throws {
    try write("\u{FEFF}contact = \"a\"", to: "config.toml")
    #expect(try settings().text(.contact) == "a")
  }

  @Test("Two configurations are an error: which one holds would be a guess")
  func twoFiles() throws {
    let first = try write("", to: "config.toml")
    let second = try write("{}", to: "config.json")
    #expect(throws: SettingsError.twoFiles(first: first, second: second)) { try settings() }
  }

  @Test(
    "A configuration that is a link to itself or to nothing is an error",
    arguments: ["config.toml", "none"])
  func uselessLink(target: String) throws {
    let path = try write("", to: "config.toml")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let reason = String(cString: strerror(target == "none" ? ENOENT : ELOOP))
    #expect(throws: SettingsError.unreadable(file: path, reason: reason)) { try settings() }
  }

  @Test("A value that a setting does not take names the place and the values that it takes")
  func invalidValues() throws {
    let low = try settings([:], ["LABELSCAN_CACHE_LIMIT": "0"])
    #expect(
      throws: SettingsError.invalid(
        name: "LABELSCAN_CACHE_LIMIT", value: "0", advice: "give 1 to 100000 megabytes")
    ) { try low.count(.cacheLimit) }
    let word = try settings([:], ["LABELSCAN_KEEP_ANSWERS_HOURS": "ever"])
    #expect(
      throws: SettingsError.invalid(
        name: "LABELSCAN_KEEP_ANSWERS_HOURS", value: "ever", advice: "give 0 to 1000000 hours")
    ) { try word.number(.keepAnswersHours) }
    let language = try settings([:], ["LABELSCAN_PAGE_LANGUAGE": "tlh"])
    let error = #expect(throws: SettingsError.self) { try language.text(.pageLanguage) }
    #expect(
      error?.description.hasPrefix("LABELSCAN_PAGE_LANGUAGE is tlh; give one of bg, cs, ") == true)
    #expect(try settings([.pageLanguage: .text("de_AT.UTF-8")]).text(.pageLanguage) != nil)
    let output = try settings([:], ["LABELSCAN_OUTPUT_LANGUAGE": "tlh"])
    #expect(throws: SettingsError.self) { try output.text(.outputLanguage) }
  }

  @Test("An empty value is called empty")
  func emptyValue() {
    let fault = SettingsError.invalid(name: "--database", value: "", advice: "give a name")
    #expect(fault.description == "--database is empty; give a name")
  }

  @Test(
    "A wrong value in the configuration is an error as soon as the file is read",
    arguments: [
      ("engine = \"eyes\"", "engine", "eyes", "give auto, label or tesseract"),
      ("offline = \"perhaps\"", "offline", "\"perhaps\"", "give true or false"),
      ("cache-limit = \"5\"", "cache-limit", "\"5\"", "give 1 to 100000 megabytes"),
      ("cache-limit = 0", "cache-limit", "0", "give 1 to 100000 megabytes"),
      ("time-limit = -1.5", "time-limit", "-1.5", "give more than 0, at most 86400 seconds"),
      ("database = \"\"", "database", "empty", "give the name of a file or folder"),
      ("catalog = [\"a.db\", \"\"]", "catalog", "a.db, ", "give a list of files"),
      ("contact = \"a\\nb\"", "contact", "a\nb", "give a text of one line"),
      ("food-facts-url = \"foo\"", "food-facts-url", "foo", "give it as https://HOST"),
      (
        "usda-url = \"https://a:geheim@b\"", "usda-url", "b",
        "leave user name and password out of it"
      ),
      ("keys = \"~anna/keys.toml\"", "keys", "~anna/keys.toml", "write the whole path"),
    ])
  func wrongValues(text: String, key: String, value: String, advice: String) throws {
    let path = try write(text, to: "config.toml")
    #expect(
      throws: SettingsError.invalid(name: "\(key) in \(path)", value: value, advice: advice)
    ) { try settings() }
  }

  @Test("~ in front of a path of the configuration is the home, and part of a name elsewhere")
  func homeInPaths() throws {
    let text = """
      database = "~/a.db"
      tessdata = "~"
      catalog = ["~/b.catalog", "/c~/d.catalog"]
      contact = "~me"
      """
    let path = try write(text, to: "config.toml")
    let settings = try settings()
    #expect(try settings.text(.database) == home.url.path + "/a.db")
    #expect(try settings.text(.tessdata) == home.url.path)
    #expect(try settings.list(.catalog) == [home.url.path + "/b.catalog", "/c~/d.catalog"])
    #expect(try settings.text(.contact) == "~me")
    let config = home.url.appendingPathComponent(".config").path
    #expect(
      throws: SettingsError.invalid(
        name: "catalog in \(path)", value: "~/b.catalog", advice: "write the whole path")
    ) { try Settings(environment: ["XDG_CONFIG_HOME": config]) }
  }

  @Test(
    "A number is taken in its range alone, and shown without a needless point",
    arguments: [
      (60, true, "60"), (0.5, true, "0.5"), (0, false, "0"), (86_401, false, "86401"),
      (.infinity, false, "inf"), (.nan, false, "nan"), (1e300, false, "1e+300"),
    ] as [(Double, Bool, String)])
  func numbers(number: Double, isTaken: Bool, text: String) {
    #expect(Setting.timeLimit.takes(.number(number)) == isTaken)
    #expect(SettingValue.number(number).description == text)
  }

  @Test("Every setting's default is a value that it takes, and no two share a variable or a flag")
  func table() throws {
    let settings = try settings()
    for setting in Setting.allCases { _ = try settings.found(setting) }
    #expect(Set(Setting.allCases.map(\.variable)).count == Setting.allCases.count)
    let flags = Setting.allCases.compactMap(\.flag)
    #expect(Set(flags).count == flags.count)
  }
}
