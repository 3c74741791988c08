public import LabelModel
import Languages

/// Returns `record` after a person changed it: refused values, amounts, a name, a brand.
///
/// The order of sources still holds: a typed amount shows where no other source has one. A
/// correction is therefore a refusal and an amount (docs/rules.md, rule 3). Refused names and
/// brands are gone.
///
/// `values` are those of ``RecordOptions/manualValues(for:)``.
public func edited(
  _ record: ProductRecord, _ values: ManualValues, limits: FieldLimits = .standard
) -> ProductRecord {
  var changed = record
  for rejection in values.rejections {
    switch rejection.field {
    case .nutrient(let nutrient):
      refuse(nutrient, rejection.source, in: &changed.nutrients, record.basis, &changed.rejected)
      if rejection.source != nil || record.nutrients[nutrient] == nil {
        refuse(nutrient, rejection.source, in: &changed.perServing, .perServing, &changed.rejected)
      }
      changed.forReview.removeAll { $0.nutrient == nutrient }
    case .name: changed.name = nil
    case .brand: changed.brand = nil
    case .barcode: changed.barcode = nil
    }
  }
  if changed.basis == nil, !values.nutrients.isEmpty {
    changed.basis = values.basis ?? (record.subject == .food ? .per100g : .asFed)
  }
  for (nutrient, quantity) in values.nutrients {
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
  return withFigures(changed, insteadOfThoseOf: record, limits: limits)
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

/// Returns `record` after a person changed it as `options` say.
public func edited(_ record: ProductRecord, options: RecordOptions) -> ProductRecord {
  edited(record, options.manualValues(for: record.subject), limits: options.limits)
}
