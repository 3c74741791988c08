import ArgumentParser
import Foundation
import LabelWeb
import ProductStore

/// `labelscan delete`: removes a product, or old scans.
struct DeleteCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove a product with all its scans, or the scans older than some days.")

  @Argument(
    help: ArgumentHelp("Its barcode's number, or its number in the history."),
    transform: ProductArgument.init(parsing:))
  var product: ProductArgument?

  @Option(
    help: ArgumentHelp(
      "Remove scans older than this, with their photos' names and hashes; products stay.",
      valueName: "days"))
  var scansOlderThan: Double?

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func validate() throws {
    guard (product == nil) != (scansOlderThan == nil) else {
      throw ValidationError("name a product, or give --scans-older-than")
    }
    if let days = scansOlderThan, !(days >= 0 && days.isFinite) {
      throw ValidationError("--scans-older-than is \(days); give 0 or more")
    }
  }

  func perform() async throws(CommandFailure) {
    if let product {
      var removed: RemovedProduct?
      let opened = try store.change(product) { opened, reference throws(ProductStoreError) in
        removed = try opened.remove(reference)
        return removed != nil
      }
      try removePagePhotos(beside: opened) { folder throws(ProductStoreError) in
        try folder.remove(removed?.photos ?? [], deletedFrom: opened)
      }
      try output(shown.wording.removed(product) + "\n")
    } else if let days = scansOlderThan {
      let opened = try store.openExisting(forWriting: true)
      let end = Date(timeIntervalSinceNow: -days * 86_400)
      let count = try storing { () throws(ProductStoreError) in
        try opened.removeScans(before: end)
      }
      try removePagePhotos(beside: opened) { folder throws(ProductStoreError) in
        try folder.removeDeleted(before: end, from: opened)
      }
      try output(shown.wording.removed(scans: count) + "\n")
    }
  }
}
