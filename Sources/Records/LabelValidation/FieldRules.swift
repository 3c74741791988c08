/// The rules for single values, in the order in which they are asked.
package let fieldRules: [any FieldRule] = [
  UnitFitsNutrient(), ValueIsPossible(), NutrientIsInRangeForFoodType(), ApiNutrientIsInRange(),
]

/// Returns the reason to refuse `field`, `nil` for an acceptable one.
///
/// Values of photos and of databases take the same rules; each rule states its source.
package func refusal(of field: Field) -> Refusal? {
  for rule in fieldRules {
    if let refusal = rule.refusal(of: field) { return refusal }
  }
  return nil
}
