import ArgumentParser
import Foundation
import LabelModel
import Languages
import ProductChoice
import ProductStore

/// `labelscan list`: what to buy.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Keep the list of what to buy, with the profile's warnings.",
    discussion: """
      To begin with: labelscan list add oat milk, labelscan list add --product 4006381333931. A product of \
      the history shows its warnings. Of a product that is not there, all is "not known". Words alone are not \
      checked. diary sync shares the list with other machines, and diary undo takes its last change back.
      """,
    subcommands: [
      ListShowCommand.self, ListAddCommand.self, ListTickCommand.self, ListRemoveCommand.self,
    ], defaultSubcommand: ListShowCommand.self)
}

/// `labelscan list show`.
struct ListShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the list: what is still to be bought first.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: try store.path()) else { return sayEmpty() }
    let opened = try store.openExisting()
    let items = try storing { () throws(ProductStoreError) in
      try DiaryStore(opened).shoppingItems()
    }
    let profile = try storing { () throws(ProductStoreError) in try opened.profile() }
    var lines: [ShoppingLine] = []
    for item in items { lines.append(try ShoppingLine(item, in: opened, for: profile)) }
    guard !json else {
      for line in lines { try output(try diaryJSON(line)) }
      return
    }
    if lines.isEmpty { return sayEmpty() }
    let wording = Wording.ofPerson
    try output(lines.map { $0.text(.forStandardOutput(), wording) }.joined())
  }

  private func sayEmpty() { complain("the list is empty; list add WORDS adds to it") }
}

/// `labelscan list add`.
struct ListAddCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add an entry: words, a product, or both.")

  @Argument(
    help: ArgumentHelp("What to buy; the product's name without them.", valueName: "words"))
  var words: [String] = []

  @Option(help: "The product: its barcode's number, or its number in the history.")
  var product: ProductArgument?

  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard !words.isEmpty || product != nil else {
      throw ValidationError("say what to buy, or give --product")
    }
  }

  func perform() async throws(CommandFailure) {
    let opened = try opened()
    var (gtin, title): (GTIN?, String?) = (nil, nil)
    if let product {
      let known = try storing { () throws(ProductStoreError) in
        try opened.product(product.reference)
      }
      if case .gtin(let number) = product.reference { gtin = number }
      guard gtin != nil || known != nil else { throw product.missing(in: opened.path) }
      gtin = known?.record.barcode?.gtin ?? gtin
      guard gtin != nil else {
        throw CommandFailure(.badData, "\(product) has no barcode; list add WORDS adds its name")
      }
      title = known.flatMap { ShoppingItem.cleanName($0.record.title) }
    }
    let said = words.isEmpty ? title ?? gtin?.digits ?? "" : words.joined(separator: " ")
    let name = try cleanName(said)
    let (number, now) = (gtin, Date())
    let item = try storing { () throws(ProductStoreError) in
      try DiaryStore(opened).addShoppingItem(name, number, now: now)
    }
    let profile = try storing { () throws(ProductStoreError) in try opened.profile() }
    try output(
      try ShoppingLine(item, in: opened, for: profile).text(.forStandardOutput(), .ofPerson))
  }

  /// Opens the database, which words and barcodes may begin. What is refused begins none.
  private func opened() throws(CommandFailure) -> RecordStore {
    if !words.isEmpty { _ = try cleanName(words.joined(separator: " ")) }
    if case .id? = product?.reference { return try store.openExisting(forWriting: true) }
    return try store.open()
  }

  private func cleanName(_ said: String) throws(CommandFailure) -> String {
    guard let name = ShoppingItem.cleanName(said) else {
      throw CommandFailure(
        .badData, "an entry has 1 to \(ShoppingItem.longestName) characters; say it shorter")
    }
    return name
  }
}

/// `labelscan list tick`.
struct ListTickCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "tick", abstract: "Mark entries as bought.")

  @Argument(help: ArgumentHelp("The entries' numbers in the list.", valueName: "number"))
  var numbers: [ListNumber]

  @Flag(help: "Mark them as still to be bought.")
  var undo = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = DiaryStore(try store.openExisting(forWriting: true))
    var missing: [String] = []
    for number in numbers {
      let item = try storing { () throws(ProductStoreError) in
        try diary.setShoppingItem(number.value, done: !undo, now: Date())
      }
      guard let item else {
        missing.append("#\(number.value)")
        continue
      }
      try output(
        "#\(item.id) \(terminalSafe(item.name)) \(undo ? "is to be bought" : "is bought")\n")
    }
    try complainOfMissing(missing)
  }
}

/// `labelscan list remove`.
struct ListRemoveCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove entries, or all that were bought.")

  @Argument(help: ArgumentHelp("The entries' numbers in the list.", valueName: "number"))
  var numbers: [ListNumber] = []

  @Flag(help: "Remove all entries that were bought.")
  var bought = false

  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard numbers.isEmpty == bought else {
      throw ValidationError("name the entries' numbers, or give --bought")
    }
  }

  func perform() async throws(CommandFailure) {
    let diary = DiaryStore(try store.openExisting(forWriting: true))
    let removed = try storing { () throws(ProductStoreError) in
      try diary.removeShoppingItems(bought ? nil : numbers.map(\.value), now: Date())
    }
    try output("\(removed.count == 1 ? "1 entry" : "\(removed.count) entries") removed\n")
    try complainOfMissing(
      numbers.map(\.value).filter { !removed.contains($0) }.map { "#\($0)" })
  }
}

private func complainOfMissing(_ numbers: [String]) throws(CommandFailure) {
  guard !numbers.isEmpty else { return }
  throw CommandFailure(
    .badData, "the list has no \(numbers.joined(separator: ", ")); list shows the numbers")
}

/// The number of an entry, with # in front or without.
struct ListNumber: ExpressibleByArgument, Sendable {
  var value: Int64

  init?(argument: String) {
    let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
    guard let value = Int64(digits), value > 0 else { return nil }
    self.value = value
  }
}

extension ProductRecord {
  /// The brand and the name; empty where neither is known.
  fileprivate var title: String {
    [brand?.value, name?.value].compactMap { $0 }.joined(separator: " ")
  }
}
