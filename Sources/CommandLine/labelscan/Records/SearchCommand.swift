import ArgumentParser
import ProductStore

/// `labelscan search`: products by name, brand or number.
struct SearchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find products whose name, brand or number has words that begin so.")

  @Argument(help: ArgumentHelp("Words or their beginnings.", valueName: "word"))
  var words: [String]

  @OptionGroup var limit: RowLimitOption

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let store = try store.openExisting()
    let products = try storing { () throws(ProductStoreError) in
      try store.search(words.joined(separator: " "), limit: limit.count)
    }
    try ProductList(products: products, marks: store.marks(of: products), wording: shown.wording)
      .show(
        json: json, whenEmpty: "no product has words that begin so; history lists all")
  }
}
