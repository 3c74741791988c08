import ArgumentParser
import ProductStore

/// The message about a database without products.
let noProductIsKept =
  "no product is kept yet; scan --save, lookup --save and batch --database keep them"

/// `labelscan history`: the products scanned last.
struct HistoryCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the products that were scanned, the last one first.")

  @OptionGroup var limit: RowLimitOption

  @Flag(help: "Only marked products.")
  var favourites = false

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let store = try store.openExisting()
    let products = try storing { () throws(ProductStoreError) in
      try store.history(limit: limit.count, favouritesOnly: favourites)
    }
    try ProductList(products: products, marks: store.marks(of: products), wording: shown.wording)
      .show(
        json: json,
        whenEmpty: favourites
          ? "no product is marked; favourite marks one"
          : noProductIsKept)
  }
}
