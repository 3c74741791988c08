import ArgumentParser
import Foundation
import LabelModel
import ProductStore

/// The options for keeping the records that a command makes.
struct SaveOptions: ParsableArguments {
  @Flag(help: "Keep the record in the database of records.")
  var save = false

  @OptionGroup var store: StoreOptions

  /// Opens the database of records; `nil` where nothing is kept.
  func open() throws(CommandFailure) -> RecordStore? { save ? try store.open() : nil }
}

/// Keeps a record that shows a product, and returns what is known of the product from now on.
///
/// `merging` gets what is known and the record. Without a database nothing is kept.
func kept(
  _ record: ProductRecord, in database: RecordStore?,
  merging: (_ known: ProductRecord, _ record: ProductRecord) -> ProductRecord
) throws(CommandFailure) -> ProductRecord {
  guard let database, record.showsProduct else { return record }
  return try storing { () throws(ProductStoreError) in
    try database.save(record, at: Date(), merging: merging).record
  }
}
