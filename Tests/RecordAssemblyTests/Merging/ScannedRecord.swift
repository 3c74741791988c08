import Foundation
import LabelModel

/// A share of mass, in percent.
func percentage(
  _ amount: Decimal, _ source: Source, others: [OtherValue] = []
) -> NutrientValue {
  NutrientValue(Quantity(amount, .percent), source: source, others: others)
}

/// A pet food's record with `nutrients`.
func scannedRecord(
  _ nutrients: [Nutrient: NutrientValue], basis: Basis = .asFed, name: SourcedText? = nil,
  rejected: [RejectedValue] = []
) -> ProductRecord {
  ProductRecord(
    status: .incomplete, subject: .petFood, name: name, basis: basis, nutrients: nutrients,
    rejected: rejected)
}
