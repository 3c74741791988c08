public import FoodDiary
public import LabelModel

/// Returns `grams` of the product of `record` as a pet is given it on `day`.
///
/// Energy and its part from carbohydrates are those by calculation (modified Atwater); `nil` where the label
/// does not say enough.
public func feeding(
  _ grams: Double, of record: ProductRecord, called name: String, on day: LocalDay
) -> Feeding {
  Feeding(
    day: day, product: name, grams: grams,
    energyKcal: record.energy.map { $0.kcalPer100g * grams / 100 },
    carbohydrateKcal: record.energy.map { $0.carbohydrates * grams / 100 })
}
