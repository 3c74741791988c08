public import LabelModel
import Languages

/// The number that a product is looked up by.
public struct ChosenBarcode: Hashable, Sendable {
  /// The number, `nil` when it is missing or cannot be decided.
  public var barcode: RecordBarcode?
  /// The findings about the choice.
  public var findings: [Finding]

  /// Returns whether `product` may be the one with this number; without a number any may.
  public func belongs(to product: CatalogProduct) -> Bool {
    barcode.map { $0.gtin.normalized == product.gtin.normalized } ?? true
  }
}

/// Returns the number of a product: that on its photos, else the one a person typed (docs/rules.md,
/// rule 3).
///
/// Photos with several numbers decide nothing, unless the person typed one of them. A wrong number
/// would bring another product's data. If a person rejects the photos' number, only the person's
/// own counts.
public func chooseBarcode(photo: [GTIN], manual: ManualValues) -> ChosenBarcode {
  var distinct: [GTIN] = []
  for gtin in photo where !distinct.contains(where: { $0.normalized == gtin.normalized }) {
    distinct.append(gtin)
  }
  let sources: [Source] = distinct.isEmpty ? [] : [.ocr]
  if manual.refusedSources(.barcode, present: sources).contains(.ocr) { distinct = [] }
  let typed = manual.barcode
  if distinct.count > 1 {
    if let typed, let match = distinct.first(where: { $0.normalized == typed.normalized }) {
      return ChosenBarcode(barcode: RecordBarcode(match, source: .photo), findings: [])
    }
    var clauses = [
      MessageClause(.photosShowSeveralBarcodes, [.gtins: .texts(distinct.map(\.digits))])
    ]
    if typed == nil { clauses.append(MessageClause(.typeTheBarcode)) }
    return ChosenBarcode(
      barcode: typed.map { RecordBarcode($0, source: .manual) },
      findings: [
        Finding(
          rule: .photosShowOneBarcode, severity: .warning, message: Message(clauses),
          fields: ["barcode"])
      ])
  }
  guard let found = distinct.first else {
    return ChosenBarcode(
      barcode: typed.map { RecordBarcode($0, source: .manual) }, findings: [])
  }
  var findings: [Finding] = []
  if let typed, typed.normalized != found.normalized {
    findings.append(
      Finding(
        rule: .typedBarcodeIsOnPhoto, severity: .warning,
        message: Message(
          .typedBarcodeIsNotOnPhoto,
          [.gtin: .text(found.digits), .otherGtin: .text(typed.digits)]), fields: ["barcode"]))
  }
  return ChosenBarcode(barcode: RecordBarcode(found, source: .photo), findings: findings)
}
