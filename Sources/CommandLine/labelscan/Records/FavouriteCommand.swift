import ArgumentParser
import ProductStore

/// `labelscan favourite`: marks a product.
struct FavouriteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "favourite", abstract: "Mark a product, or remove its mark.")

  @Argument(
    help: ArgumentHelp("Its barcode's number, or its number in the history."),
    transform: ProductArgument.init(parsing:))
  var product: ProductArgument

  @Flag(help: "Remove the mark.")
  var remove = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    try store.change(product) { opened, reference throws(ProductStoreError) in
      try opened.setFavourite(reference, !remove)
    }
    try output(shown.wording.marked(product, isFavourite: !remove) + "\n")
  }
}
