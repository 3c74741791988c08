import ArgumentParser
import FoodDiary
import FoodFinding
import Foundation
import InputFiles
import ProductLookup
import ProductStore

/// `labelscan diary add`: drafts what was eaten, and logs it when a person agrees.
struct DiaryAddCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Draft what was eaten; log it with --yes, or after a y on a terminal.",
    discussion: """
      In plain words, of several foods at once: labelscan diary add "150 g chicken breast, 3 eggs and \
      toast". Amounts are looked up in the scanned products, then in earlier meals, then by barcode or name \
      in catalogues. Services follow: USDA and FatSecret, where there are keys for them, and Open Food \
      Facts. --offline asks no service. Nothing is logged until all of the draft can be.

      By hand: labelscan diary add --manual "apple pie" --portion "1 slice" --calories 320 --fat 14.
      """)

  // Words that begin with a hyphen come here, too, so that "-3 eggs" is refused for its amount.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("What was eaten, in plain words.", valueName: "phrase"),
    completion: knownMealCompletion)
  var phrase: [String] = []

  @Option(
    help: ArgumentHelp("Log this, with the amounts given, and look nothing up.", valueName: "name"))
  var manual: String?

  @Option(
    help: ArgumentHelp(
      "The phrase's language: en, de, fr, it, es or pl; found from its words without it.",
      valueName: "code"), transform: FoodPhraseLanguage.init(parsing:))
  var language: FoodPhraseLanguage?

  @OptionGroup var fields: EntryFieldOptions
  @OptionGroup var saving: SavingOptions
  @OptionGroup var lookup: LookupOptions
  @OptionGroup var store: StoreOptions

  func validate() throws {
    for word in phrase {
      let rest = word.drop { "-−–".contains($0) }
      guard rest.count < word.count, let first = rest.first else { continue }
      if first.isNumber || ".,½¼¾".contains(first) {
        throw ValidationError(
          "\(terminalSafe(word)) is a negative amount, and nobody eats less than nothing; say \(terminalSafe(String(rest)))"
        )
      }
      if word.hasPrefix("-") { throw ValidationError("Unknown option '\(terminalSafe(word))'") }
    }
    guard phrase.joined().allSatisfy(\.isWhitespace) != (manual == nil) else {
      throw ValidationError(
        "say what was eaten, such as \"2 eggs\", or give --manual and --calories")
    }
  }

  func perform() async throws(CommandFailure) {
    var draft: Draft
    if let manual {
      draft = Draft(
        summary: manual,
        items: [DraftItem(byHand: EatenFood(name: manual, amounts: FoodAmounts()))])
    } else {
      let chosen = try LookupSettings(lookup)
      let composer = DraftComposer(
        finders: try finders(chosen), phrases: try lookup.phraseService(), language: language)
      draft = await LookupDeadline.within(chosen.wholeTimeLimit) {
        await composer.draft(phrase.joined(separator: " "))
      }
    }
    try checking { () throws(InvalidEntry) in try draft.apply(fields.changes) }
    try saving.finish(draft, in: store)
  }

  /// Own products, what was eaten before, then catalogues and services.
  private func finders(_ chosen: LookupSettings) throws(CommandFailure) -> [any FoodFinder] {
    var finders: [any FoodFinder] = []
    if !InputFile.isAbsent(try store.path()) {
      let records = try store.openExisting()
      finders += [ScannedFoods(records), KnownFoods(DiaryStore(records))] as [any FoodFinder]
    }
    return finders + (try chosen.services().foodFinders())
  }
}

extension FoodPhraseLanguage {
  /// Reads `de`.
  fileprivate init(parsing argument: String) throws {
    guard let language = FoodPhraseLanguage(rawValue: argument) else {
      let known = FoodPhraseLanguage.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "\(terminalSafe(argument)) is no language of phrases; use one of \(known)")
    }
    self = language
  }
}
