package import Foundation
package import LabelModel

/// Returns what is wrong among a record's values.
///
/// A pet food is validated only when all five constituents were read from its label (docs/rules.md,
/// rule 6). A food is validated by each check whose values are there. That is done per 100 g or ml
/// and per serving (rule 9). Fields of the panel per serving are named `perServing.fat`.
///
/// A record has no place for a drink's alcohol; `alcoholByVolume` is that of its label, in percent.
package func validate(
  _ record: ProductRecord, limits: FieldLimits = .standard, alcoholByVolume: Decimal? = nil
) -> [Finding] {
  guard let subject = record.subject else { return [] }
  let audience = record.foodType.flatMap { LimitAudience(of: record.petFood, $0.value) }
  var findings: [Finding] = []
  if let basis = record.basis {
    var panel = RecordPanel(
      subject: subject, basis: basis, foodType: record.foodType?.value, audience: audience,
      limits: limits, values: record.nutrients,
      carbohydratePercent: record.carbohydrates?.percentOfDryMatter,
      alcoholByVolume: alcoholByVolume)
    panel.calculatedEnergy = record.energy?.kcalPer100g
    panel.calorieContent = record.calorieContent
    findings += panelRules.flatMap { $0.findings(in: panel) }
  }
  let serving = RecordPanel(
    subject: subject, basis: .perServing, foodType: record.foodType?.value, audience: audience,
    limits: limits, values: record.perServing, alcoholByVolume: alcoholByVolume)
  return findings + panelRules.flatMap { $0.findings(in: serving) }.map(\.perServing)
}
