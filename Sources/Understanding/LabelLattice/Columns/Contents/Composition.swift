import LabelModel

/// A column's energy and macronutrients, as far as they are likely, in grams and kcal.
///
/// 100 ml of a liquid and 100 g of a solid food differ in their possible contents. Drinks are
/// mostly water, syrups are sugar and water, oils are fat. Creams and dressings hold little beside
/// fat and water.
struct Composition {
  private(set) var energy: Double?
  private var fat: Double?
  private var carbohydrates: Double?
  private var sugars: Double?
  private var protein: Double?

  /// - Parameter amounts: the amounts of the likely nutrients of each value.
  init(_ amounts: [[Int: Double]]) {
    func amount(_ key: Int) -> Double? { amounts.lazy.compactMap { $0[key] }.first }
    fat = amount(LatticeNutrient.fat)
    carbohydrates = amount(LatticeNutrient.carbohydrates)
    sugars = amount(LatticeNutrient.sugars)
    protein = amount(LatticeNutrient.protein)
    energy =
      amount(LatticeNutrient.energyKcal)
      ?? amount(LatticeNutrient.energyKJ).map { $0 / FoodEnergy.kilojoulesPerKilocalorie }
  }

  /// Whether all that is known is as little as in drinks and thin soups.
  var isWatery: Bool {
    guard energy != nil || fat != nil || carbohydrates != nil else { return false }
    return (energy ?? 0) < 100 && (fat ?? 0) < 5 && (carbohydrates ?? 0) < 16
      && (protein ?? 0) < 5
  }
  /// Whether there is more protein than in milk.
  var isProteinRich: Bool { (protein ?? 0) > 5 }
  /// Whether both fat and carbohydrates are more than creams hold.
  var isFatAndCarbohydrate: Bool { min(fat ?? 0, carbohydrates ?? 0) > 6 }
  /// Whether there are more carbohydrates than in drinks, and fat or protein, which syrups have not.
  var isStarchy: Bool { (carbohydrates ?? 0) > 17 && (fat ?? 0) + (protein ?? 0) > 1.5 }
  /// Whether the fat is more than in creams and less than in oils.
  var isFatty: Bool { 38..<88 ~= fat ?? 0 }

  /// Whether no liquid has such contents, a sauce or ice cream neither.
  ///
  /// Shakes have less protein, and soy sauce has no fat beside it. Starch thickens a liquid to a paste.
  var isSolid: Bool {
    let protein = protein ?? 0
    let starch = (carbohydrates ?? 0) - (sugars ?? carbohydrates ?? 0)
    return protein > 20 || protein > 10 && (fat ?? 0) > 20 || protein > 3 && starch > 20
  }
}
