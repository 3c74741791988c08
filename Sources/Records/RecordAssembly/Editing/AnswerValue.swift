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
///     value for review has none. Without a basis an accepted value stays, and the answer can only be `nil`.
///   - amount: the amount that is printed, `nil` for a value that is not.
///   - wasWithoutColumn: whether a value for review without a basis was answered. It is settled, too.
///   - ofKilogram: whether a pet food's accepted energy of a kilogram was answered. It is refused, and the column's own
///     energy stays where the answer is that nothing is printed.
///   - limits: the ranges that the changed record is checked by.
/// - Returns: the record; `nil` for an amount on a basis that the record has no column of. It is `nil`, too, for an
///   amount that no food can have.
public func answered(
  _ record: ProductRecord, _ nutrient: Nutrient, on basis: Basis?, with amount: PrintedAmount?,
  wasWithoutColumn: Bool = false, ofKilogram: Bool = false, limits: FieldLimits = .standard
) -> ProductRecord? {
  if let quantity = amount?.quantity,
    impossibility(of: nutrient, quantity, on: basis, in: record, limits: limits) != nil
  {
    return nil
  }
  var changed = record
  changed.settleReadings(
    of: nutrient, as: amount?.quantity, on: wasWithoutColumn ? [basis, nil] : [basis])
  let isServing = basis.isServing(beside: record.basis)
  let isMain = basis != nil && (basis == record.basis || record.basis == nil)
  guard isServing || isMain else {
    return amount == nil ? withFigures(changed, insteadOfThoseOf: record, limits: limits) : nil
  }
  let isOfPet = isMain && record.subject == .petFood
  if isOfPet, let amount, amount.quantity.unit == .kilocaloriePerKilogram {
    changed.takeBackRefusal(of: nutrient, amount.quantity, on: basis)
    changed.calorieContent = NutrientValue(answer: amount)
    return withFigures(changed, insteadOfThoseOf: record, limits: limits)
  }
  if ofKilogram, isOfPet, nutrient == .energyKcal {
    changed.refuseCalorieContent(of: nil)
    if amount == nil { return withFigures(changed, insteadOfThoseOf: record, limits: limits) }
  }
  changed.answer(nutrient, on: basis, with: amount, isServing: isServing)
  if nutrient == .moisture, isOfPet {
    changed.foodType = editedFoodType(
      of: changed,
      ManualValues(
        nutrients: amount.map { [.moisture: $0.quantity] } ?? [:],
        rejections: [Rejection(.nutrient(.moisture))]))
    changed.dropAnsweredFoodType()
  }
  return withFigures(changed, insteadOfThoseOf: record, limits: limits)
}

extension NutrientValue {
  fileprivate init(answer amount: PrintedAmount) {
    self.init(
      amount.quantity, bound: amount.bound, modifier: amount.modifier, source: .manual)
  }
}

extension ProductRecord {
  /// Refuses the values of a column's nutrient, and puts the answer in their place.
  fileprivate mutating func answer(
    _ nutrient: Nutrient, on basis: Basis?, with amount: PrintedAmount?, isServing: Bool
  ) {
    var values = self[column: basis]
    while values[nutrient] != nil {
      refuse(nutrient, nil, in: &values, isServing ? .perServing : self.basis, &rejected)
      // Where the label does not print it, the next source shows through.
      if amount == nil { break }
    }
    if let amount {
      takeBackRefusal(of: nutrient, amount.quantity, on: basis)
      values[nutrient] = NutrientValue(answer: amount)
    }
    self[column: basis] = values
    if self.basis == nil, amount != nil { self.basis = basis }
  }
}
