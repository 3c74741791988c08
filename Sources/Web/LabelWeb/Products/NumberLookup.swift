import Foundation
import HTTPTypes
package import LabelModel
import LabelScan
import Languages
import ProductStore

/// The look-up of products whose numbers people type.
package struct NumberLookup: Sendable {
  /// Makes the record of a number alone; `nil` where no database knows the product.
  ///
  /// - Parameters:
  ///   - number: the product's number.
  ///   - language: the language that is wanted of names and ingredients, ISO 639-1.
  /// - Throws: ``LookupError`` where no database answers.
  package typealias Finder =
    @Sendable (_ number: GTIN, _ language: String) async throws -> ProductRecord?

  let store: RecordStore
  let limits: FieldLimits
  let find: Finder

  /// Looks a product up and keeps it.
  ///
  /// A product that is kept already is shown where no database answers.
  ///
  /// - Parameters:
  ///   - typed: the digits, with or without spaces.
  ///   - language: the language of the page.
  /// - Returns: the product's number in the database of records.
  /// - Throws: ``WebProblem`` for digits that are no number, for an unknown product, and where no database answers;
  ///   ``ProductStoreError``.
  func product(_ typed: String, _ language: String) async throws -> Int64 {
    guard let number = GTIN(typed: typed) else {
      throw typed.isEmpty
        ? WebProblem(.unprocessableContent, .needsBarcode)
        : WebProblem(.unprocessableContent, .numberIsWrong, ["text": String(typed.prefix(40))])
    }
    let found: ProductRecord?
    var problem = WebProblem(.unprocessableContent, Self.isUnknown(number))
    do {
      found = try await find(number, language)
    } catch {
      found = nil
      problem = WebProblem(.badGateway, .databaseSilent)
    }
    if let found { return try keep(found) }
    guard let known = try store.product(.gtin(number)) else { throw problem }
    return known.id
  }

  private func keep(_ record: ProductRecord) throws -> Int64 {
    try store.save(record, at: Date()) { completed($0, by: $1, limits: limits) }.id
  }

  private static func isUnknown(_ number: GTIN) -> Message {
    Message(.barcodeIsUnknown, [.gtin: .text(number.digits)])
  }
}
