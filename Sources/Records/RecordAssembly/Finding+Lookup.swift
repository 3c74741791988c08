package import LabelModel
import Languages

extension Finding {
  /// Returns the finding that no database knows a product.
  package static func unknownBarcode(_ gtin: GTIN) -> Finding {
    Finding(
      rule: .productServiceKnowsBarcode, severity: .info,
      message: Message(.barcodeIsUnknown, [.gtin: .text(gtin.digits)]), fields: ["barcode"])
  }
}
