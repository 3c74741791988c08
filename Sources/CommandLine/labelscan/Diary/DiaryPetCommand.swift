import ArgumentParser
import FoodDiary
import FoodFinding
import Foundation
import LabelModel
import Languages
import ProductStore

/// `labelscan diary pet`: what a cat is given.
struct DiaryPetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pet",
    abstract: "Log what a cat is given: grams, energy, and how much of it is carbohydrate.",
    subcommands: [
      DiaryPetSetCommand.self, DiaryPetFeedCommand.self, DiaryPetStatsCommand.self,
      DiaryPetListCommand.self,
    ])
}

/// `labelscan diary pet list`.
struct DiaryPetListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the cats with their needs.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let diary = try store.openDiary()
      let pets = try storing { () throws(ProductStoreError) in try diary.pets() }
      guard !json else {
        for pet in pets { try output(try diaryJSON(PetJSON(pet))) }
        return
      }
      guard !pets.isEmpty else { return complain("no cat is known yet; diary pet set adds one") }
      try output(pets.map { line(about: $0) }.joined())
    }
  }
}

/// `labelscan diary pet feed`.
struct DiaryPetFeedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed",
    abstract: "Log grams of a scanned food: labelscan diary pet feed Mia 85 salmon.")

  @Argument(help: ArgumentHelp("The cat's name.", valueName: "name"))
  var name: String

  @Argument(
    help: ArgumentHelp("How much.", valueName: "grams"), transform: typedNumber(parsing:))
  var grams: Double

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

  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let clock = DiaryClock()
      let records = try store.openExisting(forWriting: true)
      let diary = DiaryStore(records)
      let isKnown = try storing { () throws(ProductStoreError) in
        try diary.pet(named: name) != nil
      }
      guard isKnown else { throw missingPet(name) }
      let found = try find(in: records)
      let title = [found.record.name?.value, found.record.brand?.value].compactMap { $0 }
        .joined(separator: ", ")
      let feeding = feeding(
        grams, of: found.record, called: title.isEmpty ? "product #\(found.id)" : title,
        on: date?.day(today: clock.today) ?? clock.today)
      let isThere = try storing { () throws(ProductStoreError) in
        try diary.feed(name, feeding, now: clock.now)
      }
      if !isThere { throw missingPet(name) }
      if found.record.subject == .food {
        complain("\(feeding.product) is food for people, by its label; diary undo takes it back")
      }
      if feeding.energyKcal == nil {
        complain("\(feeding.product): its label does not say enough to know its energy")
      }
      guard !json else { return try output(try diaryJSON(feeding)) }
      let energy =
        feeding.energyKcal.map { NumberForm.ofPerson.amount($0, .energyKcal) } ?? "energy not known"
      try output(
        "\(terminalSafe(name)): \(NumberForm.ofPerson.number(grams, .fat)) g \(terminalSafe(feeding.product)), \(energy)\n"
      )
    }
  }

  /// Returns the one product that is meant.
  private func find(in records: RecordStore) throws(CommandFailure) -> StoredProduct {
    let words = product.joined(separator: " ")
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

private func missingPet(_ name: String) -> CommandFailure {
  CommandFailure(.badData, "there is no cat called \(name); diary pet set adds one")
}

/// `labelscan diary pet stats`.
struct DiaryPetStatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show what a cat was given: grams, energy against its need, share of carbohydrate.")

  @Argument(help: ArgumentHelp("The cat's name.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("How many days up to --date.", valueName: "number"))
  var days = 30

  @Option(
    help: ArgumentHelp("The last day; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var store: StoreOptions

  private struct Report: Encodable {
    var pet: Pet
    var energyNeed: Double
    var days: [PetDay]
  }

  func validate() throws {
    guard (1...3_660).contains(days) else {
      throw ValidationError("--days is \(days); give 1 to 3660")
    }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let clock = DiaryClock()
      let last = date?.day(today: clock.today) ?? clock.today
      let diary = try store.openDiary()
      let (pet, fed) = try storing { () throws(ProductStoreError) in
        (
          try diary.pet(named: name),
          try diary.feedings(of: name, on: last.advanced(by: 1 - days)...last)
        )
      }
      guard let pet else { throw missingPet(name) }
      guard !json else {
        return try output(
          try diaryJSON(Report(pet: pet, energyNeed: pet.energyNeed, days: fed)))
      }
      try output(line(about: pet))
      guard !fed.isEmpty else { return complain("nothing was logged in these \(days) days") }
      let rows =
        [["", "g", "kcal", "of need", "carbohydrate"]]
        + fed.map { day in
          [
            NumberForm.ofPerson.day(day.day), NumberForm.ofPerson.number(day.grams, .fat),
            (day.energy.isLowerBound ? "≥ " : "")
              + NumberForm.ofPerson.number(day.energy.value, .energyKcal),
            NumberForm.ofPerson.number(100 * day.energy.value / pet.energyNeed, .energyKcal) + " %",
            day.carbohydrateShare.map { NumberForm.ofPerson.number($0, .fat) + " %" } ?? "--",
          ]
        }
      try output(TextTable.aligned(rows, leftAligned: 1).map { $0 + "\n" }.joined())
      let shares = fed.compactMap(\.carbohydrateShare)
      if !shares.isEmpty {
        let mean = shares.reduce(0, +) / Double(shares.count)
        try output(
          "carbohydrate is \(NumberForm.ofPerson.number(mean, .fat)) % of the energy on average\n")
      }
    }
  }
}
