package import LabelModel
import ProductLookup

/// Returns the part of a record that a product database may get. It is the statements of a label or
/// a person, and nothing else.
///
/// Left out are a product database's own statements, calculated values, and values for review or
/// not sure enough. Values named by an error's finding and those without a place in the form are
/// left out, too. A missing value is not there, never 0. The person sees all of it before it is
/// sent.
///
/// - Parameters:
///   - record: what is known of the product.
///   - language: the label's language, ISO 639-1; `nil` for that of the list of ingredients.
/// - Returns: what would be sent, and what would not with the reason.
/// - Throws: ``ContributionError/noBarcode``, ``ContributionError/unknownSubject``,
///   ``ContributionError/missing(_:)`` without a name or a brand, which the databases find products by.
package func composeContribution(
  of record: ProductRecord, language: String? = nil
) throws(ContributionError) -> ComposedContribution {
  guard let gtin = record.barcode?.gtin else { throw .noBarcode }
  guard let subject = record.subject else { throw .unknownSubject }
  let missing = [record.name == nil ? "name" : nil, record.brand == nil ? "brand" : nil]
    .compactMap { $0 }
  guard missing.isEmpty else { throw .missing(missing) }
  let printed = record.ingredients.flatMap { $0.source == .ocr ? $0.language : nil }
  var composing = Composing(record, subject, language ?? printed)
  composing.addTexts()
  composing.addNutrients()
  composing.noteOthers()
  return ComposedContribution(
    gtin: gtin, service: OpenFoodFactsService(for: subject), language: composing.language,
    fields: composing.fields, leftOut: composing.leftOut,
    cautions: isRestricted(gtin) ? [restrictedCaution(gtin)] : [])
}

/// Whether the number is one that shops and firms give to goods of their own. They have the
/// prefixes 02, 04 and 20 to 29 (GS1 General Specifications, 1.4). Elsewhere it may be another
/// product's.
private func isRestricted(_ gtin: GTIN) -> Bool {
  let digits = gtin.normalized.suffix(13)
  let prefix = digits.count == 8 ? String(digits.prefix(1)) : String(digits.prefix(2))
  return digits.count == 8
    ? ["0", "2"].contains(prefix)
    : ("20"..."29").contains(prefix)
      || ["02", "04"].contains(prefix)
}

private func restrictedCaution(_ gtin: GTIN) -> String {
  "\(gtin) is a number that shops give to goods of their own; elsewhere it may be another product's"
}

private struct Composing {
  /// A record accepts less sure readings. Strangers will rely on these.
  static let leastConfidence = Confidence(0.9)
  /// A list of ingredients replaces the one in the database, so hardly a letter of it may be wrong.
  static let leastListConfidence = Confidence(0.98)

  let record: ProductRecord
  let subject: Subject
  let language: String?
  var fields: [ContributedField] = []
  var leftOut: [ComposedContribution.LeftOut] = []

  init(_ record: ProductRecord, _ subject: Subject, _ language: String?) {
    self.record = record
    self.subject = subject
    self.language = language
  }

  private mutating func leaveOut(
    _ what: String, _ cause: ComposedContribution.LeftOut.Cause, _ reason: String
  ) {
    leftOut.append(ComposedContribution.LeftOut(what: what, cause: cause, reason: reason))
  }

  mutating func addTexts() {
    if let language { fields.append(ContributedField("lc", language)) }
    let suffix = language.map { "_\($0)" } ?? ""
    if let name = record.name {
      if name.source == .api {
        leaveOut("name", .database, "a product database said it")
      } else {
        fields.append(ContributedField("product_name\(suffix)", name.value))
      }
    }
    if let brand = record.brand {
      if brand.source == .api {
        leaveOut("brand", .database, "a product database said it")
      } else {
        // Added to the brands that are there.
        fields.append(ContributedField("add_brands", brand.value))
      }
    }
    guard let list = record.ingredients else { return }
    guard list.source != .api else {
      leaveOut("ingredients", .database, "a product database said it")
      return
    }
    let confidence = list.confidence ?? Confidence(0)
    if confidence < Self.leastListConfidence {
      leaveOut(
        "ingredients", .unsure,
        "letters of it are doubtful (\(percent(confidence)) likely read right)")
    } else if list.needsReview {
      leaveOut("ingredients", .unsure, "it is for review")
    } else if let language = list.language {
      fields.append(ContributedField("ingredients_text_\(language)", list.text))
    } else {
      leaveOut("ingredients", .form, "its language is not known")
    }
  }

  mutating func addNutrients() {
    let values = record.nutrients.sorted { place($0.key) < place($1.key) }
    guard !values.isEmpty else { return }
    guard let basis = FormAmount.basis(of: record) else {
      for (nutrient, _) in values { leaveOut(nutrient.rawValue, .form, reasonWithoutBasis) }
      return
    }
    var amounts: [ContributedField] = []
    for (nutrient, value) in values {
      if let (cause, reason) = reasonAgainst(nutrient, value) {
        leaveOut(nutrient.rawValue, cause, reason)
      } else if let name = OpenFoodFactsNutrients.formName(of: nutrient, for: subject),
        let amount = FormAmount(value, of: nutrient, named: name, in: record)
      {
        amounts += [
          ContributedField("nutriment_\(name)", amount.text),
          ContributedField("nutriment_\(name)_unit", amount.unit),
        ]
      } else {
        leaveOut(
          nutrient.rawValue, .form,
          "the form has no place for it in \(value.quantity.unit.rawValue)")
      }
    }
    guard !amounts.isEmpty else { return }
    fields.append(ContributedField("nutrition_data_per", basis))
    if let size = FormAmount.servingSize(of: record) {
      fields.append(ContributedField("serving_size", size))
    }
    fields += amounts
  }

  mutating func noteOthers() {
    for value in record.forReview {
      leaveOut(
        value.nutrient.rawValue, .unsure,
        "\(value.quantity.value) \(value.quantity.unit.rawValue) is for review "
          + "(\(percent(value.confidence)) likely)")
    }
  }

  private func place(_ nutrient: Nutrient) -> Int {
    Nutrient.allCases.firstIndex(of: nutrient) ?? 0
  }

  private func percent(_ confidence: Confidence) -> String {
    "\(Int((confidence.value * 100).rounded(.down))) %"
  }

  private var reasonWithoutBasis: String {
    if record.preparation == .prepared { return "the amounts are of the food prepared" }
    return switch record.basis {
    case .perServing: "it is not known how much a serving is"
    case .dryMatter: "the amounts are of dry matter"
    default: "it is not known what the amounts refer to"
    }
  }

  private func reasonAgainst(
    _ nutrient: Nutrient, _ value: NutrientValue
  ) -> (ComposedContribution.LeftOut.Cause, String)? {
    switch value.source {
    case .api: return (.database, "a product database said it")
    case .manual: break
    case .ocr:
      let confidence = value.confidence ?? Confidence(0)
      guard confidence >= Self.leastConfidence else {
        return (.unsure, "it is only \(percent(confidence)) certain")
      }
    }
    let errors = record.findings.filter { $0.severity == .error }
    // An error without a nutrient is about all of them: two products in the photos, for example.
    let blamed = errors.first { finding in
      finding.fields.contains(nutrient.rawValue)
        || !finding.fields.contains { Nutrient(rawValue: $0) != nil }
    }
    return blamed.map { (.finding, "a finding is against it: \($0.message)") }
  }
}
