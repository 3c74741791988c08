import Digests
import Foundation
import LabelModel
import Languages
import ProductLookup
import ProductSources

/// A contribution before it is sent: the label, the database now, and the fields to be sent, side by side.
struct ContributionSheet {
  let record: ProductRecord
  let composed: ComposedContribution
  /// The database's present product; `nil` where it has none or could not be asked.
  let known: CatalogProduct?
  let language: PageLanguage

  /// A digest of everything that is to be sent, so that only what a person saw is sent.
  var digest: String {
    let lines =
      [composed.gtin.normalized, composed.service.rawValue]
      + composed.fields.map { "\($0.name)=\($0.value)" }
    return sha256(Array(lines.joined(separator: "\n").utf8)) ?? ""
  }

  /// The values for the template `contribution`.
  var values: [String: Any] {
    [
      "rows": texts + amounts + form, "digest": digest,
      "labelBasis": record.basis.map { language.wording.name(of: $0) } ?? "",
      "knownBasis": known.map { language.wording.name(of: $0.basis) } ?? "",
      "isRestricted": !composed.cautions.isEmpty,
    ]
  }

  private func row(
    _ name: String, key: String, label: String?, now: String?, sent: String?
  ) -> [String: Any] {
    let reason = composed.leftOut.first { $0.what == key }?.cause
    return [
      "name": name, "label": label ?? "–", "now": now ?? "–", "sent": sent ?? "",
      "isSent": sent != nil, "isNew": sent != nil && now == nil,
      "isOther": label != nil && now != nil && label != now,
      "reason": reason.map { language(word(for: $0)) } ?? "–",
    ]
  }

  private func word(for cause: ComposedContribution.LeftOut.Cause) -> PageWord {
    switch cause {
    case .database: .reasonDatabase
    case .unsure: .reasonUnsure
    case .finding: .reasonFinding
    case .form: .reasonForm
    }
  }

  /// The value of a field of that name, or of that name with a language.
  private func sent(_ name: String) -> String? {
    composed.fields.first { $0.name == name || $0.name.hasPrefix(name + "_") }?.value
  }

  // MARK: Texts

  private var texts: [[String: Any]] {
    func label(_ text: SourcedText?) -> String? { text?.source == .api ? nil : text?.value }
    let list = record.ingredients.flatMap { $0.source == .api ? nil : $0.text }
    let languages = composed.language.map { [$0] } ?? []
    let wording = language.wording
    let rows = [
      row(
        language.capitalized(wording(.name)), key: "name", label: label(record.name),
        now: known?.name, sent: sent("product_name")),
      row(
        language.capitalized(wording(.brand)), key: "brand", label: label(record.brand),
        now: known?.brand, sent: sent("add_brands")),
      row(
        language.capitalized(wording(.ingredients)), key: "ingredients", label: list,
        now: known?.ingredientTexts.text(in: languages)?.text, sent: sent("ingredients_text")),
    ]
    return rows.filter { $0["label"] as? String != "–" || $0["now"] as? String != "–" }
  }

  // MARK: Amounts

  private var amounts: [[String: Any]] {
    let doubtful = Dictionary(record.forReview.map { ($0.nutrient, $0) }) { first, _ in first }
    return Nutrient.allCases.compactMap { nutrient in
      let value = record.nutrients[nutrient].flatMap { $0.source == .api ? nil : $0 }
      let label =
        value.map {
          language.amount($0.quantity, bound: $0.bound, modifier: $0.modifier)
        } ?? doubtful[nutrient].map { language.amount($0.quantity, bound: $0.bound) }
      let now = known?.nutrients[nutrient].map {
        language.amount($0.quantity, modifier: $0.modifier)
      }
      guard label != nil || now != nil else { return nil }
      return row(
        language.capitalized(language.wording.name(of: nutrient)), key: nutrient.rawValue,
        label: label, now: now, sent: sentAmount(of: nutrient))
    }
  }

  private func sentAmount(of nutrient: Nutrient) -> String? {
    let subject: Subject = composed.service == .food ? .food : .petFood
    guard let name = OpenFoodFactsNutrients.formName(of: nutrient, for: subject),
      let value = composed.fields.first(where: { $0.name == "nutriment_\(name)" })?.value
    else { return nil }
    let unit = composed.fields.first { $0.name == "nutriment_\(name)_unit" }?.value
    return "\(value) \(unit ?? "")"
  }

  // MARK: The form

  /// The fields that say how the others are meant.
  private var form: [[String: Any]] {
    let named = [
      (language(.pageLanguage), "lc"), (language(.column), "nutrition_data_per"),
      (language(.portion), "serving_size"),
    ]
    return named.compactMap { name, field in
      composed.fields.first { $0.name == field }.map {
        row(name, key: field, label: nil, now: nil, sent: $0.value)
      }
    }
  }
}
