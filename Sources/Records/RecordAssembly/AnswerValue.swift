public import LabelModel

/// Returns `record` after a person answered one value: what the label prints, or that it does not print it.
///
/// The answer wins: what the sources say about the value is refused (docs/rules.md, rule 3). It settles the value for review
/// on the same basis, and no other.
///
/// - Parameters:
///   - record: the record.
///   - nutrient: the nutrient.
///   - basis: the basis of the answer, that of the record's ``ProductRecord/nutrients`` or a serving; `nil` where a
///     value for review has none.
///   - quantity: the amount that is printed, `nil` for a value that is not.
///   - limits: the ranges that the changed record is checked by.
/// - Returns: the record; `nil` for an amount on a basis that the record has no column of.
public func answered(
  _ record: ProductRecord, _ nutrient: Nutrient, on basis: Basis?, with quantity: Quantity?,
  limits: FieldLimits = .standard
) -> ProductRecord? {
  var changed = record
  changed.forReview.removeAll { $0.nutrient == nutrient && $0.basis == basis }
  let isServing = basis == .perServing && record.basis != .perServing
  let isMain = basis == record.basis || record.basis == nil || basis == nil
  guard isServing || isMain else {
    return quantity == nil ? withFigures(changed, insteadOfThoseOf: record, limits: limits) : nil
  }
  var values = isServing ? changed.perServing : changed.nutrients
  while values[nutrient] != nil {
    refuse(
      nutrient, nil, in: &values, isServing ? .perServing : record.basis, &changed.rejected)
    // Where the label does not print it, the next source shows through.
    if quantity == nil { break }
  }
  if let quantity { values[nutrient] = NutrientValue(quantity, source: .manual) }
  if isServing { changed.perServing = values } else { changed.nutrients = values }
  if changed.basis == nil, quantity != nil {
    changed.basis = basis ?? (record.subject == .food ? .per100g : .asFed)
  }
  return withFigures(changed, insteadOfThoseOf: record, limits: limits)
}
