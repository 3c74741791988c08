package import LabelModel

extension Finding {
  /// The rule of a finding that no product database answered.
  package static let unansweredLookup = "ProductServiceAnswers"

  /// Returns the finding that no database knows a product.
  package static func unknownBarcode(_ gtin: GTIN) -> Finding {
    Finding(
      rule: "ProductServiceKnowsBarcode", severity: .info,
      message: "no product is known under \(gtin)", fields: ["barcode"])
  }
}
