import LabelModel
import Languages
import ProductChoice

/// Shows a product that a search found.
struct CatalogPresentation {
  private let product: CatalogProduct
  private let rejected: [RejectedValue]
  private let marks: [ProfileMark]
  private let wording: Wording

  /// Presents `product` in the words of `wording`, with the answers to a person's profile.
  ///
  /// The amounts that its record refused are shown apart.
  init(
    _ product: CatalogProduct, rejected: [RejectedValue], marks: [ProfileMark], wording: Wording
  ) {
    self.product = product
    self.rejected = rejected
    self.marks = marks
    self.wording = wording
  }

  /// A line with number, name, brand and database, and one of amounts where there are any.
  var text: String {
    let title = [product.name, product.brand].compactMap { $0 }.joined(separator: ", ")
    var text =
      "\(product.gtin)  \(terminalSafe(title.isEmpty ? wording(.unknownProduct) : title))  "
      + "(\(product.service))\n"
    if let amounts = amounts(product.nutrients, on: product.basis) {
      text += "  \(wording.name(of: product.basis)): \(amounts)\n"
    }
    let size = product.servingSize.map { " (\(wording.text($0)))" } ?? ""
    if let amounts = amounts(product.perServing, on: .perServing) {
      text += "  \(wording.name(of: Basis.perServing))\(size): \(amounts)\n"
    }
    if !rejected.isEmpty {
      let reasons = rejected.map { wording.sentence($0.message) }.joined(separator: "; ")
      text += "  \(wording(.rejected)): \(terminalSafe(reasons))\n"
    }
    let warnings = ProfileLines(
      marks, style: .forStandardOutput(), wording: wording
    ).warnings
    if !warnings.isEmpty { text += "  \(warnings)\n" }
    for finding in product.findings {
      text += "  \(terminalSafe(wording.sentence(finding.message)))\n"
    }
    return text
  }

  private func amounts(_ values: [Nutrient: CatalogValue], on basis: Basis) -> String? {
    let stated = Nutrient.allCases.filter { nutrient in
      !rejected.contains { $0.nutrient == nutrient && ($0.basis ?? basis) == basis }
    }.compactMap { nutrient in
      values[nutrient].map { value in
        let sign = value.modifier.map { "\($0.rawValue) " } ?? ""
        return "\(wording.name(of: nutrient)) \(sign)\(wording.text(value.quantity))"
      }
    }
    return stated.isEmpty ? nil : stated.joined(separator: ", ")
  }
}
