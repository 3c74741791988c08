import ArgumentParser
import Languages
import ProductChoice
import ProductStore

/// `labelscan show`: a product's record.
struct ShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what is known of a product that was scanned.")

  @Argument(
    help: ArgumentHelp("Its barcode's number, or its number in the history."),
    transform: ProductArgument.init(parsing:))
  var product: ProductArgument

  @Flag(help: "Print the record as one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let found = try store.product(product).product
    if json {
      try output(try jsonLine(of: found.record, for: store.profile()))
    } else {
      try output(
        RecordPresentation(
          found.record, marks: marks(of: found.record, for: store.profile()),
          style: .forStandardOutput(), wording: shown.wording
        ).text)
    }
  }
}
