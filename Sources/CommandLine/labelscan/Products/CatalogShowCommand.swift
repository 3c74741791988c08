import ArgumentParser
import LabelModel
import ProductLookup
import ProductSources
import ProductStore

/// `labelscan catalog show`: what a catalogue says of a product.
struct CatalogShowCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a catalogue says of a product, as JSON.")

  @Argument(help: ArgumentHelp("The catalogue's file.", valueName: "file"), completion: .file())
  var file: String

  @Argument(help: ArgumentHelp("The product's number.", valueName: "barcode"))
  var barcode: String

  func perform() async throws(CommandFailure) {
    guard let gtin = GTIN(typed: barcode) else {
      throw CommandFailure(
        .usage,
        "\(barcode) is no product number; give the 8, 12, 13 or 14 digits with the right check digit"
      )
    }
    let source = CatalogSource([try storing { () throws(ProductStoreError) in try Catalog(file) }]
    )
    let product: CatalogProduct?
    do throws(LookupError) {
      product = try await source.product(for: gtin)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
    guard let product else {
      throw CommandFailure(.badData, "\(file) has no product \(gtin)")
    }
    try output(try jsonLine(of: product))
  }
}
