/// Energy calculated from the nutrients, in kcal per 100 g, one decimal.
public struct ComputedEnergy: Hashable, Sendable, Codable {
  /// The sum, in kcal per 100 g.
  public var kcalPer100g: Double
  /// The protein's part of it, in kcal.
  public var protein: Double
  /// The fat's part of it, in kcal.
  public var fat: Double
  /// The carbohydrates' part of it, in kcal: nitrogen-free extract of pet food; of food, with polyols and fibre.
  public var carbohydrates: Double

  /// Creates an energy.
  public init(kcalPer100g: Double, protein: Double, fat: Double, carbohydrates: Double) {
    self.kcalPer100g = kcalPer100g
    self.protein = protein
    self.fat = fat
    self.carbohydrates = carbohydrates
  }
}
