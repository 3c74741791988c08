import ArgumentParser
import Foundation
import LabelModel
import ProductChoice
import ProductStore

/// `labelscan list add`.
struct ListAddCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add an entry: words, a product, or both.",
    discussion: "The digits of a barcode alone are a product.")

  @Argument(
    help: ArgumentHelp("What to buy; the product's name without them.", valueName: "words"))
  var words: [String] = []

  @Option(
    help: "The product: its barcode's number, or its number in the history.",
    transform: ProductArgument.init(parsing:))
  var product: ProductArgument?

  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard !words.isEmpty || product != nil else {
      throw ValidationError("say what to buy, or give --product")
    }
  }

  func perform() async throws(CommandFailure) {
    if let barcode {
      var named = self
      (named.product, named.words) = (barcode, [])
      return try await named.perform()
    }
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

  /// The product whose barcode the words are; `nil` with --product.
  private var barcode: ProductArgument? {
    guard product == nil else { return nil }
    return GTIN(typed: words.joined(separator: " ")).flatMap {
      ProductArgument(argument: $0.digits)
    }
  }

  /// Opens the database, which words and barcodes may begin. What is refused begins none.
  private func opened() throws(CommandFailure) -> RecordStore {
    if !words.isEmpty { _ = try cleanName(words.joined(separator: " ")) }
    if case .id? = product?.reference { return try store.openExisting(forWriting: true) }
    return try store.open()
  }

  private func cleanName(_ said: String) throws(CommandFailure) -> String {
    guard !said.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(.badData, "the entry has no words; name what to buy")
    }
    guard let name = ShoppingItem.cleanName(said) else {
      throw CommandFailure(
        .badData, "an entry has 1 to \(ShoppingItem.longestName) characters; say it shorter")
    }
    return name
  }
}
