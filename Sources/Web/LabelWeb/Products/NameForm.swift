import Foundation
import HTTPTypes
import LabelModel
import LabelScan
import Languages
import ProductStore

/// The form for a product's name and brand, with the label's doubtful readings as offers.
struct NameForm {
  let record: ProductRecord
  let language: PageLanguage

  /// The most characters of a name.
  private static let longest = 200

  private var fields: [(field: IdentityField, known: SourcedText?)] {
    [(.name, record.name), (.brand, record.brand)]
  }

  /// The values for the template `product`.
  var values: [String: Any] {
    let wording = language.wording
    return [
      "isNamed": record.name != nil,
      "nameHead": fields.map { language.capitalized(wording.name(of: $0.field)) }
        .joined(separator: ", "),
      "nameFields": fields.map { field, known in
        let offers = record.suggestions.filter { $0.field == field }
        return [
          "field": field.rawValue, "title": language.capitalized(wording.name(of: field)),
          "text": known?.value ?? "", "hasOffers": !offers.isEmpty,
          "offerHead": wording(.toBeChecked),
          "offers": offers.map { ["offer": $0.value, "reason": wording.sentence($0.reason)] },
        ] as [String: Any]
      },
    ]
  }

  /// Keeps the name and brand that a person typed. An empty field removes what was known.
  ///
  /// - Throws: ``WebProblem`` without such a product, and for a name that is too long; ``ProductStoreError``.
  static func keep(_ form: WebForm, of id: Int64, by desk: ReviewDesk) throws {
    try form.check(hasOneOf: [IdentityField.name, .brand].map(\.rawValue))
    let name = try text(form["name"])
    let brand = try text(form["brand"])
    let isKept = try desk.store.update(.id(id)) { record in
      var values = ManualValues.none
      if name != record.name?.value { values.name = name }
      if brand != record.brand?.value { values.brand = brand }
      if name == nil { values.rejections.insert(Rejection(.name)) }
      if brand == nil { values.rejections.insert(Rejection(.brand)) }
      return edited(record, values, limits: desk.limits)
    }
    guard isKept else { throw ReviewDesk.missing(id) }
  }

  /// The text without spaces around it, and with one between words; `nil` for none. Control characters are spaces.
  private static func text(_ typed: String?) throws -> String? {
    let words = (typed ?? "").unicodeScalars.split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    let text = words.map { String($0) }.joined(separator: " ")
    guard text.count <= longest else { throw WebProblem(.contentTooLarge, .formIsTooLarge) }
    return text.isEmpty ? nil : text
  }
}
