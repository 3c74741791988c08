public import LabelModel

/// Makes the record of a product from a database's answer alone. It is the same as for a photo that
/// shows nothing but the barcode.
///
/// - Parameters:
///   - product: the database's answer.
///   - barcode: the number that a person gave, `nil` where the database gave it.
///   - options: what the person asks for.
///   - engine: the program's version.
/// - Returns: the record, whose look-up is ``LabelModel/LookupState/found``.
public func assembleRecord(
  of product: CatalogProduct, barcode: GTIN? = nil, options: RecordOptions = RecordOptions(),
  engine: EngineInfo? = nil
) -> ProductRecord {
  let subject = options.manual.subject ?? product.subject
  var manual = options.manualValues(for: subject)
  manual.barcode = barcode ?? manual.barcode
  return assembleRecord(
    RecordInput(
      product: product, lookup: .found, languages: options.wantedLanguages, manual: manual,
      limits: options.limits, engine: engine))
}
