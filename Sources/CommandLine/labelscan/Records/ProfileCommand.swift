import ArgumentParser
import Foundation
import LabelModel
import Languages
import ProductChoice
import ProductStore

/// `labelscan profile`: what a person wants to be warned of.
struct ProfileCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Keep the allergens, diets and limits that you want to be warned of.",
    discussion: """
      scan, lookup, show, history, search, compare and list then say which products are not for you. An \
      allergen is "contained", "may be contained", "not known", or "not named in the list that was read". \
      It is never said that a product is free of it: a photo may be badly read. Read the label.

      The profile is about you. It is kept in the database of records and sent nowhere.
      """,
    subcommands: [
      ProfileShowCommand.self, ProfileAddCommand.self, ProfileRemoveCommand.self,
      ProfileClearCommand.self,
    ], defaultSubcommand: ProfileShowCommand.self)
}

/// `labelscan profile show`.
struct ProfileShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the profile.")

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    var profile = FoodProfile()
    if FileManager.default.fileExists(atPath: try store.path()) {
      let opened = try store.openExisting()
      profile = try storing { () throws(ProductStoreError) in try opened.profile() }
    }
    try showProfile(profile, json: json)
  }
}

/// `labelscan profile add`.
struct ProfileAddCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add allergens, diets and limits.",
    discussion: """
      For example: labelscan profile add milk nuts vegetarian sugars=5. A limit is the most in 100 g or \
      100 ml, in grams. energyKcal and energyKJ are in kcal and kJ. The unit may be written: sugars=5g. A new limit of a nutrient replaces the \
      earlier one.
      """)

  @Argument(help: ArgumentHelp("An allergen, vegan, vegetarian, or a limit.", valueName: "entry"))
  var entries: [ProfileEntry]

  @OptionGroup var store: StoreOptions

  func validate() throws {
    try ProfileEntry.check(entries)
    for case .nutrient(let nutrient) in entries {
      throw ValidationError("\(nutrient.rawValue) needs an amount, like \(nutrient.rawValue)=5")
    }
  }

  func perform() async throws(CommandFailure) {
    let opened = try store.open()
    let added = FoodProfile(entries)
    let (_, after) = try storing { () throws(ProductStoreError) in
      try opened.updateProfile { $0.adding(added) }
    }
    try showProfile(after, json: false)
  }
}

/// `labelscan profile remove`.
struct ProfileRemoveCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove allergens, diets and limits.",
    discussion: "A limit is named by its nutrient: labelscan profile remove milk sugars.")

  @Argument(help: ArgumentHelp("An allergen, a diet or a nutrient.", valueName: "entry"))
  var entries: [ProfileEntry]

  @OptionGroup var store: StoreOptions

  func validate() throws { try ProfileEntry.check(entries) }

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting(forWriting: true)
    let removed = FoodProfile(entries)
    let nutrients = entries.compactMap(\.nutrient)
    let (before, after) = try storing { () throws(ProductStoreError) in
      try opened.updateProfile {
        $0.removing(allergens: removed.allergens, diets: removed.diets, nutrients: nutrients)
      }
    }
    if before == after { complain("nothing of this is in the profile; profile shows it") }
    try showProfile(after, json: false)
  }
}

/// `labelscan profile clear`.
struct ProfileClearCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Remove the whole profile.")

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting(forWriting: true)
    try storing { () throws(ProductStoreError) in try opened.setProfile(FoodProfile()) }
    try showProfile(FoodProfile(), json: false)
  }
}

private func showProfile(_ profile: FoodProfile, json: Bool) throws(CommandFailure) {
  guard !json else { return try output(try diaryJSON(profile)) }
  guard !profile.isEmpty else {
    return complain("the profile is empty; profile add milk sugars=5 adds to it")
  }
  let wording = Wording.ofPerson
  let limits = profile.limits.map { limit in
    "\(wording.name(of: limit.nutrient)) ≤ \(wording.text(Quantity(limit.amount, limit.unit))) / 100 g, 100 ml"
  }
  let lines = [
    profile.allergens.map { wording.name(of: $0) }.joined(separator: ", "),
    profile.diets.map { wording.name(of: $0) }.joined(separator: ", "),
    limits.joined(separator: "\n"),
  ]
  try output(lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined())
}

/// `milk`, `vegan`, `sugars=5`, `sugars`.
enum ProfileEntry: ExpressibleByArgument, Sendable {
  case allergen(Allergen)
  case diet(Diet)
  case limit(ContentLimit)
  /// A nutrient without an amount, whose limit is to be removed.
  case nutrient(Nutrient)
  /// A text that looks like a limit and is refused, with the reason.
  case refused(String, reason: String)

  static var allValueStrings: [String] {
    Allergen.allCases.map(\.rawValue) + Diet.allCases.map(\.rawValue)
      + ContentLimit.nutrients.map { "\($0.rawValue)=…" }
  }

  init?(argument: String) {
    let wording = Wording.ofPerson
    func isNamed(_ key: String, _ name: String) -> Bool {
      [key, name].contains { $0.compare(argument, options: .caseInsensitive) == .orderedSame }
    }
    if let allergen = Allergen.allCases.first(where: { isNamed($0.rawValue, wording.name(of: $0)) })
    {
      self = .allergen(allergen)
    } else if let diet = Diet.allCases.first(where: { isNamed($0.rawValue, wording.name(of: $0)) })
    {
      self = .diet(diet)
    } else if let nutrient = ContentLimit.nutrients.first(where: { $0.rawValue == argument }) {
      self = .nutrient(nutrient)
    } else if argument.contains("=") {
      do {
        self = .limit(try Self.limit(ManualValueArgument(parsing: argument)))
      } catch {
        self = .refused(argument, reason: "\(error)")
      }
    } else {
      return nil
    }
  }

  private static func limit(_ value: ManualValueArgument) throws -> ContentLimit {
    let name = value.nutrient.rawValue
    guard ContentLimit.nutrients.contains(value.nutrient) else {
      let known = ContentLimit.nutrients.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(name) takes no limit; use \(known)")
    }
    guard let limit = ContentLimit(value.nutrient, value.amount) else {
      throw ValidationError(
        "100 g hold \(ContentLimit.largest(of: value.nutrient)) of \(name) at most; give less")
    }
    guard value.unit == nil || value.unit == limit.unit else {
      throw ValidationError("a limit of \(name) is in \(limit.unit.rawValue)")
    }
    return limit
  }

  /// - Throws: the reason why one of the entries is refused.
  static func check(_ entries: [ProfileEntry]) throws {
    for case .refused(let text, let reason) in entries {
      throw ValidationError("\(terminalSafe(text)): \(reason)")
    }
  }

  /// The nutrient of a limit.
  var nutrient: Nutrient? {
    switch self {
    case .limit(let limit): limit.nutrient
    case .nutrient(let nutrient): nutrient
    case .allergen, .diet, .refused: nil
    }
  }
}

extension FoodProfile {
  /// Creates a profile of what a person named; a nutrient without an amount is no limit.
  fileprivate init(_ entries: [ProfileEntry]) {
    var (allergens, diets, limits): ([Allergen], [Diet], [ContentLimit]) = ([], [], [])
    for entry in entries {
      switch entry {
      case .allergen(let allergen): allergens.append(allergen)
      case .diet(let diet): diets.append(diet)
      case .limit(let limit): limits.append(limit)
      case .nutrient, .refused: break
      }
    }
    self.init(allergens: allergens, diets: diets, limits: limits)
  }
}
