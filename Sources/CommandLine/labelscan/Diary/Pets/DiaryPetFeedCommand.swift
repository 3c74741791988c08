import ArgumentParser
import FoodDiary
import FoodFinding
import Foundation
import LabelModel
import Languages
import ProductStore

/// `labelscan diary pet feed`.
struct DiaryPetFeedCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "feed",
    abstract: "Log grams of a scanned food: labelscan diary pet feed Mia 85 salmon.",
    discussion: "Other masses have their unit: labelscan diary pet feed Mia 3 oz salmon.")

  @Argument(help: ArgumentHelp("The cat's name.", valueName: "name"))
  var name: String

  @Argument(help: ArgumentHelp("How much: 85, 85g, 3oz.", valueName: "grams"))
  var amount: String

  @Argument(
    help: ArgumentHelp(
      "The product: its barcode's number, its number in the history, or words of its name.",
      valueName: "product"))
  var product: [String]

  @Option(
    help: ArgumentHelp("The day; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(help: "Print what was logged as one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    guard let fed = FedMass(amount, product) else {
      throw CommandFailure(
        .usage, "\(numberProblem(terminalSafe(amount))), or a mass like 3oz")
    }
    let records = try store.openExisting(forWriting: true)
    let diary = DiaryStore(records)
    let isKnown = try storing { () throws(ProductStoreError) in
      try diary.pet(named: name) != nil
    }
    guard isKnown else { throw missingPet(name) }
    let found = try find(fed.food.joined(separator: " "), in: records)
    let title = [found.record.name?.value, found.record.brand?.value].compactMap { $0 }
      .joined(separator: ", ")
    let feeding = feeding(
      fed.grams, of: found.record, called: title.isEmpty ? "product #\(found.id)" : title,
      on: clock.day(of: date))
    let isThere = try storing { () throws(ProductStoreError) in
      try diary.feed(name, feeding, now: clock.now)
    }
    if !isThere { throw missingPet(name) }
    if found.record.subject == .food {
      complain("\(feeding.product) is food for people, by its label; diary undo takes it back")
    }
    if feeding.energyKcal == nil {
      let contradiction = found.record.findings.first {
        $0.rule == .calorieContentAgreesWithConstituents
      }
      let reason = contradiction.map { shown.wording.sentence($0.message) }
      complain(
        "\(feeding.product): "
          + (reason ?? "its label does not say enough to know its energy"))
    }
    guard !json else { return try output(try diaryJSON(feeding)) }
    try output("\(terminalSafe(name)): \(shown.wording.words(for: feeding))\n")
  }

  /// Returns the one product that is meant.
  private func find(
    _ words: String, in records: RecordStore
  ) throws(CommandFailure) -> StoredProduct {
    if let named = ProductArgument(argument: words) {
      let found = try storing { () throws(ProductStoreError) in
        try records.product(named.reference)
      }
      guard let found else { throw named.missing(in: records.path) }
      return found
    }
    let found = try storing { () throws(ProductStoreError) in
      try records.search(words, limit: 100)
    }
    let matches = found.map { summary in
      (summary, NameMatch(typed: words, name: summary.name ?? "", brand: summary.brand))
    }
    let same = matches.filter { $0.1 == .same }.map(\.0)
    let meant = same.isEmpty ? matches.filter { $0.1 == .alike }.map(\.0) : same
    guard let one = meant.first else {
      throw CommandFailure(
        .badData, "no scanned product is called \(words); history lists them, scan --save adds one")
    }
    guard meant.count == 1 else {
      let list = meant.prefix(5).map { "#\($0.id) \($0.name ?? "")" }.joined(separator: ", ")
      throw CommandFailure(.badData, "\(words) may be \(list); name it by its number")
    }
    let product = try storing { () throws(ProductStoreError) in
      try records.product(.id(one.id))
    }
    guard let product else {
      throw CommandFailure(.badData, "\(words) is gone; history lists what there is")
    }
    return product
  }
}
