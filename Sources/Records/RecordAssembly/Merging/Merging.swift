import LabelModel
import Languages

/// A merge under way.
struct Merging {
  let input: MergeInput
  let subject: Subject?
  let barcode: ChosenBarcode
  let product: CatalogProduct?
  var rejected: [RejectedValue]
  var findings: [Finding]

  init(_ input: MergeInput) {
    self.input = input
    subject = decideSubject(label: input.label, product: input.product, manual: input.manual)
    let barcode = chooseBarcode(photo: input.barcodes, manual: input.manual)
    self.barcode = barcode
    rejected = input.rejected
    findings = input.findings + (input.label?.findings ?? []) + barcode.findings
    product = input.product.flatMap { barcode.belongs(to: $0) ? $0 : nil }
    findings += product?.findings ?? []
    if let product = input.product, let chosen = barcode.barcode, !barcode.belongs(to: product) {
      findings.append(
        Finding(
          rule: .apiProductHasTheBarcode, severity: .warning,
          message: Message(
            .productHasAnotherBarcode,
            [
              .service: .text(product.service), .gtin: .text(product.gtin.digits),
              .otherGtin: .text(chosen.gtin.digits),
            ]), fields: ["barcode"]))
    }
  }

  mutating func record() -> ProductRecord {
    var label = labelWithKnownBasis()
    let calorieContent = takeCalorieContent(&label)
    let basis = mainBasis(label)
    var record = ProductRecord(
      status: .unreadable, subject: subject,
      barcode: barcode.barcode ?? product.map { RecordBarcode($0.gtin, source: .api) },
      name: text(
        .name, ocr: input.identity.name, api: product?.name, manual: input.manual.name),
      brand: text(
        .brand, ocr: input.identity.brand, api: product?.brand, manual: input.manual.brand),
      netQuantity: input.identity.netQuantity
        ?? product?.netQuantity.map { SourcedQuantity($0, source: .api) },
      drainedWeight: input.identity.drainedWeight,
      bestBefore: input.identity.bestBefore, lot: input.identity.lot,
      suggestions: input.identity.suggestions,
      foodType: subject == .petFood ? input.foodType : nil,
      petFood: subject == .petFood ? input.petFood : nil, basis: basis,
      preparation: label?.readings.isEmpty == false ? label?.preparation : nil,
      servingSize: label?.servingSize ?? product?.servingSize,
      forReview: label?.forReview ?? [], origin: input.origin, engine: input.engine)
    if let basis {
      record.nutrients = panel(
        basis, isMain: true, label: label?.readings ?? [:], labelServing: label?.servingSize)
      noteLeftOut(basis, label)
    } else if let label, !label.readings.isEmpty {
      record.nutrients = panelOfUnknownBasis(label)
    }
    if basis != .perServing {
      record.perServing = panel(
        .perServing, isMain: false, label: label?.perServing ?? [:],
        labelServing: label?.servingSize)
    }
    if let calorieContent {
      record.calorieContent = choose(.energyKcal, [value(of: calorieContent)], basis)
    }
    // A fact from another source needs no guess.
    let known = record.knownIdentity
    record.suggestions.removeAll { known.contains($0.field) }
    record.rejected = rejected
    for rejection in input.manual.rejections where rejection.isOfReadings {
      guard case .nutrient(let nutrient) = rejection.field else { continue }
      record.settleReadings(of: nutrient, as: input.manual.nutrients[nutrient])
    }
    record.findings = findings + hiddenAmounts(of: record) + unreadableFindings(label, record)
    if label?.servingSize != nil { record.dropContradictedServing() }
    record.status = recordStatus(of: record)
    return record
  }

  /// Takes the energy of a kilogram out of a pet food's readings. It is not among the amounts that
  /// other sources state.
  func takeCalorieContent(_ label: inout DecidedLabel?) -> NutrientReading? {
    guard subject == .petFood, let reading = label?.readings[.energyKcal],
      reading.quantity.unit == .kilocaloriePerKilogram
    else { return nil }
    return label?.readings.removeValue(forKey: .energyKcal)
  }

  /// Returns the label with a basis for its readings. A pet food's constituents are stated as fed
  /// unless the label states otherwise (Reg. 767/2009). Any other reading without a basis is for
  /// review, since its reference amount is unknown. The input can keep it instead.
  func labelWithKnownBasis() -> DecidedLabel? {
    guard var label = input.label, label.basis == nil, !label.readings.isEmpty else {
      return input.label
    }
    if subject == .petFood {
      label.basis = .asFed
      return label
    }
    let isAlone = input.manual.nutrients.isEmpty && product?.nutrients.isEmpty != false
    if input.keepsUnknownBasis && isAlone { return label }
    label.forReview += label.readings.values.sorted { $0.nutrient.rawValue < $1.nutrient.rawValue }
      .map { ReviewValue($0, basis: nil, reason: Message(.referenceIsUnread)) }
    label.readings = [:]
    return label
  }

  func mainBasis(_ label: DecidedLabel?) -> Basis? {
    if let label, !label.readings.isEmpty { return label.basis }
    if let product, !product.nutrients.isEmpty {
      return subject == .petFood && product.basis == .per100g ? .asFed : product.basis
    }
    if let product, !product.perServing.isEmpty, input.manual.basis == nil,
      input.manual.nutrients.isEmpty
    {
      return .perServing
    }
    if let basis = input.manual.basis ?? label?.basis { return basis }
    if input.manual.nutrients.isEmpty { return nil }
    return subject == .food ? .per100g : .asFed
  }

  private func apiValues(
    _ basis: Basis, labelServing: Quantity?, labelIsEmpty: Bool
  ) -> [Nutrient: CatalogValue] {
    // Databases state food as sold.
    guard let product, input.label?.preparation != .prepared else { return [:] }
    if agree(product.basis, basis, of: subject) { return product.nutrients }
    guard basis == .perServing else { return [:] }
    // Servings agree only when both sizes are known: a serving's size changes over the years.
    if labelServing == nil && labelIsEmpty { return product.perServing }
    return labelServing != nil && labelServing == product.servingSize ? product.perServing : [:]
  }

  private mutating func panel(
    _ basis: Basis, isMain: Bool, label: [Nutrient: NutrientReading], labelServing: Quantity?
  ) -> [Nutrient: NutrientValue] {
    let api = apiValues(basis, labelServing: labelServing, labelIsEmpty: label.isEmpty)
    let manualBasis = input.manual.basis ?? (isMain ? basis : nil)
    let manual =
      manualBasis.map { agree($0, basis, of: subject) } == true ? input.manual.nutrients : [:]
    var values: [Nutrient: NutrientValue] = [:]
    for nutrient in Nutrient.allCases {
      var candidates: [NutrientValue] = []
      if let reading = label[nutrient] {
        candidates.append(value(of: reading))
      }
      if let value = api[nutrient] {
        candidates.append(
          NutrientValue(shown(value.quantity, basis), modifier: value.modifier, source: .api))
      }
      if let quantity = manual[nutrient] {
        candidates.append(NutrientValue(quantity, source: .manual))
      }
      values[nutrient] = choose(nutrient, candidates, basis)
    }
    return values
  }

  /// Returns the label's values alone: values on an unknown basis cannot be combined with others.
  private mutating func panelOfUnknownBasis(
    _ label: DecidedLabel
  ) -> [Nutrient: NutrientValue] {
    var values: [Nutrient: NutrientValue] = [:]
    for nutrient in Nutrient.allCases {
      guard let reading = label.readings[nutrient] else { continue }
      values[nutrient] = choose(nutrient, [value(of: reading)], nil)
    }
    findings.append(
      Finding(
        rule: .basisIsPrinted, severity: .error, message: Message(.basisIsUnknown),
        fields: ["basis"]))
    return values
  }

  private func value(of reading: NutrientReading) -> NutrientValue {
    NutrientValue(
      reading.quantity, bound: reading.bound, modifier: reading.modifier, source: .ocr,
      confidence: reading.confidence.shown, evidence: reading.evidence)
  }

  /// Returns a pet food's mass share as labels print it: g of 100 g are percent.
  private func shown(_ quantity: Quantity, _ basis: Basis) -> Quantity {
    guard subject == .petFood, basis != .perServing, quantity.unit == .gram else {
      return quantity
    }
    return Quantity(quantity.value, .percent)
  }

  private mutating func choose(
    _ nutrient: Nutrient, _ candidates: [NutrientValue], _ basis: Basis?
  ) -> NutrientValue? {
    let refusedSources = input.manual.refusedSources(
      .nutrient(nutrient), present: candidates.map(\.source))
    for candidate in candidates where refusedSources.contains(candidate.source) {
      rejected.append(
        RejectedValue(
          nutrient: nutrient, source: candidate.source, quantity: candidate.quantity,
          basis: basis, rule: .personAcceptsValue, message: Message(.refusedByPerson),
          evidence: candidate.evidence))
    }
    let kept = candidates.filter { !refusedSources.contains($0.source) }
    return NutrientValue.showing(kept)
  }

  /// Returns a name or a brand: the person's, else the label's, else the database's (docs/rules.md, rule 3).
  private func text(
    _ field: RejectableField, ocr: SourcedText?, api: String?, manual: String?
  ) -> SourcedText? {
    let candidates = [
      manual.map { SourcedText($0, source: .manual) }, ocr,
      api.map { SourcedText($0, source: .api) },
    ].compactMap { $0 }
    let refused = input.manual.refusedSources(field, present: candidates.map(\.source))
    return candidates.first { !refused.contains($0.source) }
  }

}

extension Confidence {
  /// Three decimals: more would be noise in a record.
  fileprivate var shown: Confidence { Confidence((value * 1000).rounded() / 1000) }
}
