/// What a found food has for the portion that was eaten, and how that was got.
struct ScaledAmounts {
  /// The amounts; none where no source said how much its own are of.
  var amounts: FoodAmounts
  /// The portion they are of.
  var portion: Portion?
  /// How they were got, in plain words.
  var words: String
  /// Whether they follow by calculation alone.
  var isExact: Bool

  /// Scales what was found to `asked`.
  init(_ found: FoundFood, to asked: Portion?) {
    guard let per = found.per else {
      self.init(found, as: asked, "as saved, whatever the portion", isExact: asked == nil)
      return
    }
    guard let asked else {
      // Nobody said how much: what was eaten before, else a serving, else what the amounts are of.
      guard found.source != .knownMeal, let serving = found.serving,
        let factor = Self.exact(per, serving)
      else {
        self.init(
          found, as: per, "taken as \(per), since no amount was given",
          isExact: found.source == .knownMeal)
        return
      }
      self.init(found, as: serving, "taken as a serving of \(serving)", isExact: false)
      amounts = found.amounts.scaled(by: factor)
      return
    }
    // A portion is a serving, where it is known how much that is.
    let meant =
      asked.unit == .portion
      ? found.serving.flatMap { try? Portion(asked.amount * $0.amount, $0.unit) } ?? asked : asked
    guard let factor = Self.exact(per, meant) else {
      self.init(
        found, as: per, "\(asked) cannot be compared with \(per); taken as \(per)", isExact: false)
      return
    }
    self.init(found, as: asked, asked == per ? "as for \(per)" : "from \(per)", isExact: true)
    amounts = found.amounts.scaled(by: factor)
  }

  private init(_ found: FoundFood, as portion: Portion?, _ words: String, isExact: Bool) {
    amounts = found.amounts
    self.portion = portion
    self.words = words
    self.isExact = isExact
  }

  /// Returns how many times as much `other` is as `one`, if units alone tell.
  private static func exact(_ one: Portion, _ other: Portion) -> Double? {
    if one.unit == other.unit { return other.amount / one.amount }
    if let one = one.grams, let other = other.grams { return other / one }
    if let one = one.millilitres, let other = other.millilitres { return other / one }
    return nil
  }
}
