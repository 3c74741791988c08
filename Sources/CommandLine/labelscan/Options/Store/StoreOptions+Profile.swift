import Foundation
import InputFiles
import LabelModel
import ProductChoice
import ProductStore

extension StoreOptions {
  /// Returns the person's profile; an empty one where there is no database.
  ///
  /// A database that cannot be read stops no scan. A person is told then that warnings are missing.
  func profile() -> FoodProfile {
    do {
      guard !InputFile.isAbsent(try path()) else { return FoodProfile() }
      return try openExisting().profile()
    } catch {
      complain("no warnings of the profile are shown: \(error)")
      return FoodProfile()
    }
  }
}

extension RecordStore {
  /// Returns the answers of kept products to the profile that is kept here, by the products' numbers.
  func marks(of products: [ProductSummary]) throws(CommandFailure) -> [Int64: [ProfileMark]] {
    let profile = try storing { () throws(ProductStoreError) in try self.profile() }
    guard !profile.isEmpty else { return [:] }
    var marks: [Int64: [ProfileMark]] = [:]
    for product in products {
      let known = try storing { () throws(ProductStoreError) in
        try self.product(.id(product.id))
      }
      if let known { marks[product.id] = ProductChoice.marks(of: known.record, for: profile) }
    }
    return marks
  }
}

/// Returns a record as a line of JSON, with its end; with the answers to `profile` unless that is empty.
func jsonLine(
  of record: ProductRecord, for profile: FoodProfile
) throws(CommandFailure) -> Data {
  guard !profile.isEmpty else { return try jsonLine(of: record) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    return try encoder.encode(MarkedRecord(record: record, marks: marks(of: record, for: profile)))
      + [UInt8(ascii: "\n")]
  } catch {
    throw CommandFailure(.internalFault, "a record cannot be written as JSON: \(error)")
  }
}

/// A record with one more key, `profile`, for the answers to a person's profile.
private struct MarkedRecord: Encodable {
  private enum CodingKeys: String, CodingKey { case profile }

  let record: ProductRecord
  let marks: [ProfileMark]

  func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(marks, forKey: .profile)
  }
}
