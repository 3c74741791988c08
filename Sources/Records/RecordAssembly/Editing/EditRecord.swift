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
  for rejection in values.rejections { changed.refuse(rejection, as: values, in: record) }
  let basis = changed.basis ?? values.basis ?? (changed.subject == .food ? .per100g : .asFed)
  let typed = checkFields(of: values, basis: basis, in: FieldContext(changed, limits: limits))
  changed.rejected += typed.rejected
  if !typed.values.nutrients.isEmpty { changed.basis = basis }
  for (nutrient, quantity) in typed.values.nutrients {
    changed.add(quantity, of: nutrient, on: basis)
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

extension ProductRecord {
  /// Refuses what a person refuses in `record`; a typed amount settles the readings for review.
  fileprivate mutating func refuse(
    _ rejection: Rejection, as values: ManualValues, in record: ProductRecord
  ) {
    switch rejection.field {
    case .nutrient(let nutrient):
      RecordAssembly.refuse(nutrient, rejection.source, in: &nutrients, record.basis, &rejected)
      if rejection.source != nil || record.nutrients[nutrient] == nil {
        RecordAssembly.refuse(nutrient, rejection.source, in: &perServing, .perServing, &rejected)
      }
      if nutrient == .energyKcal { refuseCalorieContent(of: rejection.source) }
      if rejection.isOfReadings { settleReadings(of: nutrient, as: values.nutrients[nutrient]) }
    case .name: name = nil
    case .brand: brand = nil
    case .barcode: barcode = nil
    }
  }

  /// Adds a typed amount, which shows where no other source has one.
  fileprivate mutating func add(_ quantity: Quantity, of nutrient: Nutrient, on basis: Basis) {
    takeBackRefusal(of: nutrient, quantity, on: basis)
    guard var known = nutrients[nutrient] else {
      nutrients[nutrient] = NutrientValue(quantity, source: .manual)
      return
    }
    if known.source == .manual {
      known.quantity = quantity
    } else {
      known.others.removeAll { $0.source == .manual }
      known.others.append(OtherValue(source: .manual, quantity: quantity))
    }
    nutrients[nutrient] = known
  }
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
  func moisture(_ source: Source) -> Decimal? {
    record.nutrients[.moisture].flatMap { $0.source == source ? $0.quantity.normalized : nil }
  }
  let scanned = record.nutrients.compactMapValues { value in
    value.source == .ocr && value.quantity.unit == .percent ? value.quantity.value : nil
  }
  return decideFoodType(
    FoodTypeClues(
      categoriesTags: record.categories,
      names: [record.name?.value, record.brand?.value].compactMap { $0 },
      apiMoisture: moisture(.api), scannedMoisture: moisture(.ocr),
      typedMoisture: moisture(.manual),
      scanned: scanned, use: record.petFood))
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
