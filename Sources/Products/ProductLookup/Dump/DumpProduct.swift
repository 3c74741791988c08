package import Foundation
package import LabelModel

/// The fields of a dump's line that a record can use.
package struct DumpProduct: Hashable, Sendable {
  /// The product's number without leading zeros.
  package var key: Int64
  /// A JSON object with the members of the line that ``CatalogProduct`` is made of.
  package var fields: [UInt8]
  /// Odd values; the look-up leaves them out with a finding.
  package var oddities: DumpOddities
}

/// Whether a member of a dump's product is kept: what a record needs of both schemas, and nothing else.
func isDumpField(_ name: String) -> Bool {
  dumpFields.contains(name)
    || localizedDumpFields.contains { name.hasPrefix($0) && name.count == $0.count + 2 }
}

/// The members whose names are whole.
private let dumpFields: Set<String> = [
  "product_type", "schema_version", "lang", "lc", "product_name", "brands", "ingredients_text",
  "categories_tags", "nutriments", "nutrition", "no_nutrition_data", "nutrition_data_per",
  "quantity",
  "product_quantity", "product_quantity_unit", "serving_quantity", "serving_quantity_unit",
  "nutriscore_grade", "nova_group", "allergens_tags", "allergens", "traces_tags", "additives_tags",
  "labels_tags", "packaging_tags", "origins_tags", "stores", "countries_tags", "completeness",
  "created_t", "last_modified_t",
]

/// The members that end in a language, ISO 639-1.
private let localizedDumpFields = ["product_name_", "ingredients_text_"]

/// Returns the key of a product number as a dump has it.
///
/// Barcodes of 8, 12, 13 and 14 digits are one number with leading zeros. The number alone is
/// therefore the key.
func dumpKey(_ digits: some Sequence<UInt8>) -> Result<Int64, DumpFault> {
  var (key, count): (Int64, Int) = (0, 0)
  for byte in digits {
    guard (0x30...0x39).contains(byte) else { return .failure(.badCode) }
    guard key > 0 || byte != 0x30 else { continue }
    count += 1
    guard count <= 14 else { return .failure(.badCode) }
    key = key * 10 + Int64(byte - 0x30)
  }
  guard key > 0 else { return .failure(.badCode) }
  var (sum, rest, weight): (Int64, Int64, Int64) = (0, key, 1)
  while rest > 0 {
    sum += rest % 10 * weight
    rest /= 10
    weight = 4 - weight
  }
  return sum % 10 == 0 ? .success(key) : .failure(.wrongCheckDigit)
}

extension GTIN {
  /// The number without leading zeros, as a catalogue keeps it.
  package var catalogKey: Int64 { Int64(digits) ?? 0 }
}

extension CatalogProduct {
  /// Reads what ``DumpProduct/fields`` kept of a product.
  ///
  /// - Throws: ``LookupError/malformedAnswer(host:reason:)`` for what was not written by this program.
  package init(
    dumpFields fields: Data, gtin: GTIN, service: OpenFoodFactsService, catalog: String
  ) throws(LookupError) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: fields)
    } catch {
      throw .malformedAnswer(host: catalog, reason: "its entry of \(gtin) is no complete JSON")
    }
    self.init(value, gtin: gtin, service: service)
  }
}
