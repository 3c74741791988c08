package import LabelModel

/// Returns `label` without the readings that no label of its profile can print (docs/rules.md, rule 4).
///
/// A reading that may be right all the same is offered for review, with the rule's sentence as the reason.
/// A value for review that cannot be right is refused too, as no person may accept it.
package func checkFields(
  of label: DecidedLabel, in context: FieldContext
) -> Checked<DecidedLabel> {
  var checked = Checked(values: label, rejected: [])
  checked.values.forReview.removeAll { value in
    guard
      let rejection = context.rejection(
        value.nutrient, value.quantity, modifier: value.modifier, basis: value.basis, source: .ocr,
        servingSize: label.servingSize, evidence: value.evidence), !rejection.mayBeRight
    else { return false }
    checked.rejected.append(rejection.value)
    return true
  }
  func check(
    _ readings: WritableKeyPath<DecidedLabel, [Nutrient: NutrientReading]>, basis: Basis?
  ) {
    let all = label[keyPath: readings].sorted { $0.key.rawValue < $1.key.rawValue }
    for (nutrient, reading) in all {
      if let rejection = context.rejection(
        nutrient, reading.quantity, modifier: reading.modifier, basis: basis, source: .ocr,
        servingSize: label.servingSize, evidence: reading.evidence)
      {
        checked.values[keyPath: readings][nutrient] = nil
        checked.rejected.append(rejection.value)
        if rejection.mayBeRight {
          checked.values.forReview.append(
            ReviewValue(reading, basis: basis, reason: rejection.value.message))
        }
      }
    }
  }
  // A pet food's constituents are stated as fed unless the label says otherwise (Reg. 767/2009).
  let basis = label.basis ?? (context.subject == .petFood ? .asFed : nil)
  check(\.readings, basis: basis)
  check(\.perServing, basis: .perServing)
  if context.subject == .food { checked.explainSwappedEnergies() }
  return checked
}

/// Returns `product` without the amounts that cannot be right (docs/rules.md, rule 2). Name, brand and
/// everything else stay.
package func checkFields(
  of product: CatalogProduct, in context: FieldContext
) -> Checked<CatalogProduct> {
  var rejected: [RejectedValue] = []
  func checked(
    _ values: [Nutrient: CatalogValue], basis: Basis
  ) -> [Nutrient: CatalogValue] {
    var possible = values
    for (nutrient, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if let rejection = context.rejection(
        nutrient, value.quantity, modifier: value.modifier, basis: basis, source: .api,
        servingSize: product.servingSize)
      {
        possible[nutrient] = nil
        rejected.append(rejection.value)
      }
    }
    return possible
  }
  var values = product
  values.nutrients = checked(product.nutrients, basis: product.basis)
  values.perServing = checked(product.perServing, basis: .perServing)
  return Checked(values: values, rejected: rejected)
}

/// Returns `manual` without the amounts that are impossible. `basis` is the record's, for amounts
/// without a basis of their own.
package func checkFields(
  of manual: ManualValues, basis: Basis?, in context: FieldContext
) -> Checked<ManualValues> {
  var checked = Checked(values: manual, rejected: [])
  for (nutrient, quantity) in manual.nutrients.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
    if let rejection = context.rejection(
      nutrient, quantity, basis: manual.basis ?? basis, source: .manual, servingSize: nil)
    {
      checked.values.nutrients[nutrient] = nil
      checked.rejected.append(rejection.value)
    }
  }
  return checked
}
