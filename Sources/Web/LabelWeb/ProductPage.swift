import Foundation
import LabelModel
import ProductStore

/// A product as its page shows it: the template's values.
struct ProductPage {
  let product: StoredProduct
  let version: String
  let canUndo: Bool
  /// The photos that are kept, by the name that evidence calls them.
  let photos: [String: Scan]

  private var record: ProductRecord { product.record }

  /// The values for the template `product`.
  var values: [String: Any] {
    [
      "id": "\(product.id)", "version": version, "canUndo": canUndo,
      "name": record.name?.value ?? "Unnamed product", "brand": record.brand?.value ?? "",
      "barcode": record.barcode.map { "\($0.gtin)" } ?? "",
      "status": Self.status(record.status),
      "basis": record.basis?.pageName ?? "",
      "accepted": order(record.nutrients).map { row($0, $1, record.basis) },
      "perServing": order(record.perServing).map { row($0, $1, .perServing) },
      "hasServing": !record.perServing.isEmpty,
      "review": review.enumerated().map { reviewRow($1, number: $0) },
      "reviewCount": "\(review.count)", "hasReview": !review.isEmpty,
      "findings": record.findings.filter { $0.severity != .info }.map(\.message.text),
      "allergens": (record.allergens ?? []).map { "\($0.allergen)" }.sorted().joined(
        separator: ", "),
      "hasAllergens": !(record.allergens ?? []).isEmpty,
      "photos": photos.values.sorted { $0.id < $1.id }.map(photo),
    ]
  }

  /// The values for review, the least certain first.
  private var review: [ReviewValue] {
    record.forReview.sorted {
      ($0.confidence.value, $0.nutrient.rawValue) < ($1.confidence.value, $1.nutrient.rawValue)
    }
  }

  private func order(
    _ values: [Nutrient: NutrientValue]
  ) -> [(Nutrient, NutrientValue)] {
    Nutrient.allCases.compactMap { nutrient in values[nutrient].map { (nutrient, $0) } }
  }

  private func row(
    _ nutrient: Nutrient, _ value: NutrientValue, _ basis: Basis?
  ) -> [String: Any] {
    [
      "nutrient": nutrient.rawValue, "name": nutrient.pageName, "column": basis?.rawValue ?? "",
      "amount": (value.modifier?.rawValue ?? "") + "\(value.quantity.value)",
      "unit": value.quantity.unit.rawValue, "source": value.source.pageName,
      "certainty": Self.percent(value.confidence),
      "box": boxID("accepted", nutrient, basis, value.evidence) ?? "",
      "units": Self.units(value.quantity.unit),
    ]
  }

  /// The units to choose from.
  private static func units(_ chosen: NutrientUnit) -> [[String: Any]] {
    NutrientUnit.allCases.map { ["unit": $0.rawValue, "isChosen": $0 == chosen] }
  }

  private func reviewRow(_ value: ReviewValue, number: Int) -> [String: Any] {
    [
      "nutrient": value.nutrient.rawValue, "name": value.nutrient.pageName, "number": "\(number)",
      "amount": (value.modifier?.rawValue ?? "") + "\(value.quantity.value)",
      "column": value.basis?.rawValue ?? "", "plain": "\(value.quantity.value)",
      "unit": value.quantity.unit.rawValue,
      "basis": value.basis?.pageName ?? "", "reason": value.reason.text,
      "certainty": Self.percent(value.confidence),
      "box": boxID("review", value.nutrient, value.basis, value.evidence) ?? "",
      "units": Self.units(value.quantity.unit),
    ]
  }

  private func boxID(
    _ kind: String, _ nutrient: Nutrient, _ basis: Basis?, _ evidence: Evidence?
  ) -> String? {
    guard let evidence, evidence.box != nil, photos[evidence.image] != nil else { return nil }
    return "\(kind)-\(nutrient.rawValue)-\(basis?.rawValue ?? "none")"
  }

  private func photo(_ scan: Scan) -> [String: Any] {
    var boxes: [[String: Any]] = []
    func add(
      _ kind: String, _ nutrient: Nutrient, _ basis: Basis?, _ evidence: Evidence?, _ amount: String
    ) {
      guard let id = boxID(kind, nutrient, basis, evidence), let evidence, let box = evidence.box,
        photos[evidence.image]?.id == scan.id
      else { return }
      boxes.append([
        "id": id, "kind": kind, "x": "\(box.left)", "y": "\(box.top)", "width": "\(box.width)",
        "height": "\(box.bottom - box.top)", "label": "\(nutrient.pageName) \(amount)",
      ])
    }
    for (nutrient, value) in order(record.nutrients) {
      add("accepted", nutrient, record.basis, value.evidence, "\(value.quantity.value)")
    }
    for (nutrient, value) in order(record.perServing) {
      add("accepted", nutrient, .perServing, value.evidence, "\(value.quantity.value)")
    }
    for value in review {
      add(
        "review", value.nutrient, value.basis, value.evidence, "\(value.quantity.value), doubtful")
    }
    return [
      "id": scan.id, "name": scan.name, "width": "\(scan.width ?? 0)",
      "height": "\(scan.height ?? 0)", "boxes": boxes,
    ]
  }

  private static func percent(_ confidence: Confidence?) -> String {
    confidence.map { "\(Int(($0.value * 100).rounded()))" } ?? ""
  }

  private static func status(_ status: RecordStatus) -> String {
    switch status {
    case .valid: "valid"
    case .needsReview: "to be checked"
    default: status.rawValue
    }
  }
}
