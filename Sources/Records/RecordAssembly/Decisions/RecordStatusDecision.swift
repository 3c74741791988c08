public import LabelModel

/// Nutrients that a record must have to be complete; of each group one is enough.
///
/// Pet food needs the five that decide its carbohydrate (docs/rules.md, rule 7). Food needs the
/// mandatory declaration of EU 1169/2011, Article 30, with either unit of energy. Sodium is enough
/// where a country asks for it in place of salt. Fibre is voluntary there.
public func requiredNutrients(of subject: Subject) -> [[Nutrient]] {
  switch subject {
  case .petFood: Nutrient.petFoodCore.map { [$0] }
  case .food:
    [
      [.energyKJ, .energyKcal], [.fat], [.saturatedFat], [.carbohydrates], [.sugars], [.protein],
      [.salt, .sodium],
    ]
  }
}

/// Returns whether a record can be used as it is. The first that applies:
///
/// - `unreadable`: there is no amount from any source, neither accepted nor for review nor refused;
/// - `needsReview`: a value is for review, a rule (not a person) refused a label's value, or an
///   error was found;
/// - `incomplete`: a required nutrient is missing, per 100 g and per serving, or the subject is
///   unknown;
/// - `valid`: otherwise.
public func recordStatus(of record: ProductRecord) -> RecordStatus {
  if record.nutrients.isEmpty && record.perServing.isEmpty && record.forReview.isEmpty
    && record.rejected.isEmpty && record.calorieContent == nil
  {
    return .unreadable
  }
  let refusedReading = record.rejected.contains {
    $0.source == .ocr && $0.rule != .personAcceptsValue
  }
  if !record.forReview.isEmpty || refusedReading
    || record.findings.contains(where: { $0.severity == .error })
  {
    return .needsReview
  }
  guard let subject = record.subject else { return .incomplete }
  let panels = [record.nutrients, record.perServing]
  let complete = panels.contains { panel in
    requiredNutrients(of: subject).allSatisfy { $0.contains { panel[$0] != nil } }
  }
  return complete ? .valid : .incomplete
}
