/// One food in place of many of the same name, where they are much alike.
///
/// Hundreds of makers sell rolled oats, and any of them will do. "Milk" may be a drink or a
/// chocolate, and no product will do.
package enum TypicalFood: Hashable, Sendable {
  /// There is no food.
  case none
  /// The food in the middle of `count` foods that are alike: the one with the median of the calories.
  case one(FoundFood, of: Int)
  /// The foods are unlike: `count` of them, from `least` to `most` kcal in 100 g or 100 ml.
  case unlike(count: Int, least: Double, most: Double)

  /// The greatest distance of calories from the median in like foods, beside ``slack``. A tenth
  /// covers the differences of makers of the same food and the tolerance of labels. EU guidance on
  /// tolerances, 2012, allows 20 % for each nutrient.
  private static let spread = 0.1
  /// Kilocalories in 100 g by which foods with little energy may differ besides.
  private static let slack = 8.0
  /// The share of the foods that must be so near: one in ten entries of an open database is mistaken.
  private static let share = 0.9

  /// Judges foods that have the same name.
  ///
  /// All that count have calories, and these in 100 g or in 100 ml as most of them have them.
  package init(_ foods: [FoundFood]) {
    let measured = foods.compactMap { food -> (food: FoundFood, kcal: Double, unit: PortionUnit)? in
      guard let energy = food.amounts.energyKcal, let per = food.per,
        per.unit == .gram || per.unit == .millilitre
      else { return nil }
      return (food, energy * 100 / per.amount, per.unit)
    }
    let solid = measured.filter { $0.unit == .gram }
    let like = 2 * solid.count >= measured.count ? solid : measured.filter { $0.unit != .gram }
    let ordered = like.sorted { $0.kcal < $1.kcal }
    guard let least = ordered.first?.kcal, let most = ordered.last?.kcal else {
      self = .none
      return
    }
    let middle = ordered[(ordered.count - 1) / 2]
    let near = ordered.filter {
      abs($0.kcal - middle.kcal) <= Self.spread * middle.kcal + Self.slack
    }
    // Of two or three that differ nobody knows which is mistaken.
    let isLike = Double(near.count) >= Self.share * Double(measured.count)
    self =
      isLike
      ? .one(middle.food, of: measured.count)
      : .unlike(count: measured.count, least: least, most: most)
  }
}
