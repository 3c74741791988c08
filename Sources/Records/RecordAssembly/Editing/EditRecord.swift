import FoodScience
import Foundation
public import LabelModel
import LabelValidation
import Languages

/// Returns `record` after a person changed it: refused values, amounts, a name, a brand.
///
/// The order of sources still holds: a typed amount shows where no other source has one. A
/// correction is therefore a refusal and an amount (docs/rules.md, rule 3). Refused names and
/// brands are gone. An amount that no food can have is refused itself (``impossibility(of:_:on:in:limits:)``).
///
/// `values` are those of ``RecordOptions/manualValues(for:)``.
public func edited(
  _ record: ProductRecord, _ values: ManualValues, limits: FieldLimits = .standard
) -> ProductRecord {
  var changed = record
  changed.subject = record.subject ?? values.subject
  for rejection in values.rejections {
    switch rejection.field {
    case .nutrient(let nutrient):
      refuse(nutrient, rejection.source, in: &changed.nutrients, record.basis, &changed.rejected)
      if rejection.source != nil || record.nutrients[nutrient] == nil {
        refuse(nutrient, rejection.source, in: &changed.perServing, .perServing, &changed.rejected)
      }
      if rejection.source != .api {
        changed.settleReadings(of: nutrient, as: values.nutrients[nutrient])
      }
    case .name: changed.name = nil
    case .brand: changed.brand = nil
    case .barcode: changed.barcode = nil
    }
  }
  let basis = changed.basis ?? values.basis ?? (changed.subject == .food ? .per100g : .asFed)
  let typed = checkFields(of: values, basis: basis, in: FieldContext(changed, limits: limits))
  changed.rejected += typed.rejected
  if !typed.values.nutrients.isEmpty { changed.basis = basis }
  for (nutrient, quantity) in typed.values.nutrients {
    changed.takeBackRefusal(of: nutrient, quantity)
    guard var known = changed.nutrients[nutrient] else {
      changed.nutrients[nutrient] = NutrientValue(quantity, source: .manual)
      continue
    }
    if known.source == .manual {
      known.quantity = quantity
    } else {
      known.others.removeAll { $0.source == .manual }
      known.others.append(OtherValue(source: .manual, quantity: quantity))
    }
    changed.nutrients[nutrient] = known
  }
  if let name = values.name { changed.name = SourcedText(name, source: .manual) }
  if let brand = values.brand { changed.brand = SourcedText(brand, source: .manual) }
  let known = changed.knownIdentity
  changed.suggestions.removeAll { known.contains($0.field) }
  if let gtin = values.barcode { changed.barcode = RecordBarcode(gtin, source: .manual) }
  if changed.subject == .petFood { changed.foodType = editedFoodType(of: changed, values) }
  changed.dropAnsweredFoodType()
  return withFigures(changed, insteadOfThoseOf: record, limits: limits)
}

/// Returns a pet food's type after a person's edit.
///
/// The person stated it, typed a name or brand, or refused the moisture that decided it. A typed moisture decides it
/// where nothing surer does.
func editedFoodType(of record: ProductRecord, _ values: ManualValues) -> DecidedFoodType? {
  if let type = values.foodType { return DecidedFoodType(type, decidedBy: .person) }
  if values.name != nil || values.brand != nil,
    let named = foodType(byNamesOf: record), better(named, record.foodType) == named
  {
    return named
  }
  let decider = record.foodType?.decidedBy ?? .assumed
  let isRefused =
    [.apiMoisture, .scannedMoisture, .typedMoisture].contains(decider)
    && values.rejections.contains { $0.field == .nutrient(.moisture) }
  let isTyped =
    [.typedMoisture, .scannedDryMatter, .assumed].contains(decider)
    && values.nutrients[.moisture] != nil
  guard isRefused || isTyped || record.foodType == nil else { return record.foodType }
  func amounts(_ source: Source) -> [Nutrient: Decimal] {
    record.nutrients.compactMapValues { value in
      value.source == source && value.quantity.unit == .percent ? value.quantity.value : nil
    }
  }
  let scanned = amounts(.ocr)
  return decideFoodType(
    FoodTypeClues(
      categoriesTags: record.categories,
      names: [record.name?.value, record.brand?.value].compactMap { $0 },
      apiMoisture: amounts(.api)[.moisture], scannedMoisture: scanned[.moisture],
      typedMoisture: amounts(.manual)[.moisture], scanned: scanned, use: record.petFood))
}

/// Returns a pet food's type by its name and brand; `nil` where neither has a word for one.
///
/// Print on the label counts where the type is assumed alone. "With gravy" may be of another food.
func foodType(byNamesOf record: ProductRecord) -> DecidedFoodType? {
  let isAssumed = record.foodType.map { $0.decidedBy == .assumed } ?? true
  let names = [record.name, record.brand].compactMap { $0 }
    .filter { isAssumed || $0.source != .ocr }.map(\.value)
  let type = decideFoodType(FoodTypeClues(names: names))
  return type.decidedBy == .nameOrBrand ? type : nil
}

func refuse(
  _ nutrient: Nutrient, _ source: Source?, in values: inout [Nutrient: NutrientValue],
  _ basis: Basis?, _ rejected: inout [RejectedValue]
) {
  guard let value = values[nutrient] else { return }
  let all =
    [value]
    + value.others.map { NutrientValue($0.quantity, modifier: $0.modifier, source: $0.source) }
  let refused = source ?? value.source
  for one in all where one.source == refused {
    rejected.append(
      RejectedValue(
        nutrient: nutrient, source: one.source, quantity: one.quantity, basis: basis,
        rule: .personAcceptsValue, message: Message(.personRefusedIt), evidence: one.evidence))
  }
  let left = all.filter { $0.source != refused }
  guard var next = left.first else {
    values[nutrient] = nil
    return
  }
  next.others = left.dropFirst().map {
    OtherValue(source: $0.source, quantity: $0.quantity, modifier: $0.modifier)
  }
  values[nutrient] = next
}

extension ProductRecord {
  /// Settles what the label's readings of a nutrient left open: a person decided on them.
  ///
  /// None of them is for review any longer. The person refuses them, and those that a rule refused.
  ///
  /// - Parameters:
  ///   - nutrient: the nutrient.
  ///   - quantity: the amount that the person states. A reading of the same amount was right.
  ///   - bases: the bases of the readings, `nil` for all.
  mutating func settleReadings(
    of nutrient: Nutrient, as quantity: Quantity?, on bases: Set<Basis?>? = nil
  ) {
    func isMeant(_ other: Nutrient, _ basis: Basis?) -> Bool {
      other == nutrient && bases?.contains(basis) ?? true
    }
    for place in rejected.indices
    where rejected[place].source == .ocr && rejected[place].rule != .personAcceptsValue
      && isMeant(rejected[place].nutrient, rejected[place].basis)
    {
      rejected[place].rule = .personAcceptsValue
      rejected[place].message = Message(.personRefusedIt)
    }
    let known = rejected
    rejected += forReview.filter { value in
      isMeant(value.nutrient, value.basis) && value.quantity != quantity
        && !known.contains {
          $0.nutrient == nutrient && $0.source == .ocr && $0.basis == value.basis
            && $0.quantity == value.quantity
        }
    }.map {
      RejectedValue(
        nutrient: nutrient, source: .ocr, quantity: $0.quantity, basis: $0.basis,
        rule: .personAcceptsValue, message: Message(.personRefusedIt), evidence: $0.evidence)
    }
    forReview.removeAll { isMeant($0.nutrient, $0.basis) }
  }
}

extension ProductRecord {
  /// Removes the refusal of an amount that a person typed before and types again. Another scan would drop it.
  mutating func takeBackRefusal(of nutrient: Nutrient, _ quantity: Quantity) {
    rejected.removeAll {
      $0.nutrient == nutrient && $0.source == .manual && $0.quantity == quantity
        && $0.rule == .personAcceptsValue
    }
  }
}

/// Returns `record` after a person changed it as `options` say.
public func edited(_ record: ProductRecord, options: RecordOptions) -> ProductRecord {
  edited(record, options.manualValues(for: record.subject), limits: options.limits)
}

/// Returns the reason why no food can have an amount that a person states; `nil` for a possible amount.
///
/// The record's size of a serving sets no limit: it may be misread.
///
/// - Parameters:
///   - nutrient: the nutrient.
///   - quantity: the amount.
///   - basis: the basis of the amount, `nil` for an unknown one.
///   - record: the product.
///   - limits: the ranges of the product's values.
/// - Returns: the fault, which words are made from.
public func impossibility(
  of nutrient: Nutrient, _ quantity: Quantity, on basis: Basis?, in record: ProductRecord,
  limits: FieldLimits = .standard
) -> Message? {
  let field = Field(
    nutrient, quantity, basis: basis, source: .manual, subject: record.subject,
    foodType: record.foodType?.value, limits: limits)
  return refusal(of: field)?.message
}

extension FieldContext {
  /// Creates the context of a record's fields.
  fileprivate init(_ record: ProductRecord, limits: FieldLimits) {
    self.init(
      subject: record.subject, foodType: record.foodType?.value, use: record.petFood,
      limits: limits)
  }
}
