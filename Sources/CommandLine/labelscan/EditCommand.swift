import ArgumentParser
import LabelModel
import LabelScan
import Languages
import ProductStore

/// `labelscan edit`: what a person knows better about a product that was scanned.
struct EditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Refuse values of a product, or add values, a name, a brand.",
    discussion: """
      To correct a value, refuse it and give the right one: --reject fat --manual fat=6.5. What was \
      refused stays refused when the product is scanned again and the same is read. An amount that no food \
      can have is an error, and nothing is changed.
      """)

  @Argument(help: ArgumentHelp("Its barcode's number, or its number in the history."))
  var product: ProductArgument

  @OptionGroup var values: ProductOptions
  @OptionGroup var store: StoreOptions

  func run() async throws {
    try await reportingFailure { () async throws(CommandFailure) in
      let options = try values.recordOptions()
      var faults: [Message] = []
      try store.change(product) { opened, reference throws(ProductStoreError) in
        try opened.update(reference) { record in
          let changed = edited(record, options: options)
          faults = changed.rejected.dropFirst(record.rejected.count)
            .filter { $0.source == .manual && $0.rule != .personAcceptsValue }.map(\.message)
          return faults.isEmpty ? changed : record
        }
      }
      guard faults.isEmpty else {
        let sentences = faults.map(Wording.ofPerson.sentence).joined(separator: "; ")
        throw CommandFailure(.badData, "nothing was changed: \(sentences)")
      }
    }
  }
}
