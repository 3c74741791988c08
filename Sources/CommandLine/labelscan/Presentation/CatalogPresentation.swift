import LabelModel

/// Shows what a product database says.
struct CatalogPresentation {
  let product: CatalogProduct

  init(_ product: CatalogProduct) { self.product = product }

  /// A line with number, name, brand and database, and one of amounts where there are any.
  var text: String {
    let title = [product.name, product.brand].compactMap { $0 }.joined(separator: ", ")
    var text =
      "\(product.gtin)  \(terminalSafe(title.isEmpty ? "unknown product" : title))  (\(product.service))\n"
    let basis = product.basis == .per100ml ? "per 100 ml" : "per 100 g"
    if let amounts = amounts(product.nutrients) { text += "  \(basis): \(amounts)\n" }
    let size = product.servingSize.map { " (\($0.value) \($0.unit.rawValue))" } ?? ""
    if let amounts = amounts(product.perServing) { text += "  a serving\(size): \(amounts)\n" }
    for finding in product.findings { text += "  \(terminalSafe(finding.message))\n" }
    return text
  }

  private func amounts(_ values: [Nutrient: CatalogValue]) -> String? {
    let stated = Nutrient.allCases.compactMap { nutrient in
      values[nutrient].map { value in
        let sign = value.modifier.map { "\($0.rawValue) " } ?? ""
        return "\(nutrient.rawValue) \(sign)\(value.quantity.value) \(value.quantity.unit.rawValue)"
      }
    }
    return stated.isEmpty ? nil : stated.joined(separator: ", ")
  }
}
