import ArgumentParser
import FoodDiary
import Foundation
import LabelModel
import ProductStore

/// `labelscan diary edit`: corrects an entry.
struct DiaryEditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Correct an entry, such as: labelscan diary edit 12 --calories 250.",
    discussion: """
      With another --portion in a unit of the same kind the amounts change in proportion, but for those \
      given.
      """)

  @Argument(help: ArgumentHelp("The entry's number, as diary day shows it.", valueName: "number"))
  var entry: EntryArgument

  @Flag(help: "Print the entry as one line of JSON.")
  var json = false

  @OptionGroup var fields: EntryFieldOptions
  @OptionGroup var store: StoreOptions

  func validate() throws {
    if fields.changes.isEmpty {
      throw ValidationError("say what to change, such as --calories 250")
    }
  }

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let clock = DiaryClock()
      let diary = try store.openDiary(forWriting: true)
      let meal = try storing { () throws(ProductStoreError) in try diary.entry(entry.number) }
      guard let food = meal?.entries.first?.food else { throw entry.missing(in: diary.path) }
      let draft = try fields.change(food)
      let changed = draft.foods[0]
      try checking { () throws(InvalidEntry) in try changed.validate() }
      for finding in changed.findings { complain(finding.message.text) }
      let kept = try storing { () throws(ProductStoreError) in
        try diary.update(entry: entry.number, now: clock.now, to: changed)
      }
      guard let kept else { throw entry.missing(in: diary.path) }
      guard !json else { return try output(try diaryJSON(kept)) }
      try output(
        DraftPresentation(draft, title: "Changed", style: .forStandardOutput(), wording: .ofPerson)
          .text)
    }
  }
}

/// The number of an entry or meal, with or without the # that the day shows.
struct EntryArgument: ExpressibleByArgument {
  let number: Int64

  init?(argument: String) {
    let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
    guard let number = Int64(digits), number > 0 else { return nil }
    self.number = number
  }

  /// The failure for one that is not there.
  func missing(in path: String, _ what: String = "entry") -> CommandFailure {
    CommandFailure(.badData, "\(path) has no \(what) #\(number); diary day shows what there is")
  }
}

/// Fields of an entry as a person gives them.
struct EntryFieldOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What it is called.", valueName: "name"))
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How much it was: 150 g, 2 slices.", valueName: "amount"))
  var portion: String?

  @Option(help: ArgumentHelp("The portion's unit.", valueName: "unit"))
  var unit: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Kilocalories.", valueName: "number"))
  var calories: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Grams of protein.", valueName: "number"))
  var protein: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Grams of carbohydrates.", valueName: "number"))
  var carbohydrates: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Grams of fat.", valueName: "number"))
  var fat: String?

  /// Returns `food` with these fields.
  ///
  /// - Throws: ``CommandFailure`` for fields that are not understood. It throws, too, for a portion
  ///   that the amounts cannot be scaled to, without calories of it.
  func change(_ food: EatenFood) throws(CommandFailure) -> Draft {
    var draft = Draft(summary: food.name, items: [DraftItem(changing: food)])
    try checking { () throws(InvalidEntry) in try draft.apply(changes) }
    let item = draft.items[0]
    if let asked = item.asked, item.food.portion != asked {
      throw CommandFailure(
        .badData,
        "portion: \(asked) cannot be compared with \(food.portion?.description ?? "none"); give "
          + "--calories of it, too")
    }
    return draft
  }

  /// The fields as changes of a draft with one item.
  var changes: [String] {
    // The portion first: amounts that are given hold for it.
    [
      ("name", name), ("portion", portion), ("unit", unit), ("calories", calories),
      ("protein", protein), ("carbohydrates", carbohydrates), ("fat", fat),
    ].compactMap { field, value in value.map { "\(field)=\($0)" } }
  }
}
