/// A found food's amounts for the portion that was eaten, and their origin.
struct ScaledAmounts {
  /// The amounts; none where no source said how much its own are of.
  var amounts: FoodAmounts
  /// The portion they are of.
  var portion: Portion?
  /// The origin of the amounts.
  var origin: [DraftNote]
  /// Whether they follow by calculation alone.
  var isExact: Bool

  /// Scales what was found to `asked`; `typed` is what the person called it.
  ///
  /// More than anyone eats has no amounts.
  init(_ found: FoundFood, to asked: Portion?, typed: String) {
    guard let per = found.per else {
      self.init(found, as: asked, [.asSaved], isExact: asked == nil)
      return
    }
    do throws(PortionScalingError) {
      guard let asked else {
        try self.init(found, usual: per)
        return
      }
      let scaling = try Self.scaling(of: found, typed, per, to: asked)
      let isSaved = scaling.method == .asSaved
      self.init(
        found, as: isSaved ? per : asked, scaling.reason, isExact: scaling.method.isExact)
      amounts = found.amounts.scaled(by: scaling.factor)
    } catch {
      self.init(found, as: asked, [error.note], isExact: false)
      amounts = FoodAmounts()
    }
  }

  /// Takes the usual portion when no amount was given. It is the portion eaten before, else a
  /// serving, else the amount that the values are of.
  private init(_ found: FoundFood, usual per: Portion) throws(PortionScalingError) {
    if found.source != .knownMeal, let serving = found.serving {
      let scaling = try PortionScaling(of: found.name, known: per, to: serving)
      if scaling.method.isExact {
        self.init(found, as: serving, [.servingIsTaken(serving)], isExact: false)
        amounts = found.amounts.scaled(by: scaling.factor)
        return
      }
    }
    self.init(
      found, as: per, [.usualIsTaken(per)],
      isExact: found.source == .knownMeal)
  }

  /// Densities and weights of pieces are known by what a person calls a food, else by its name.
  private static func scaling(
    of found: FoundFood, _ typed: String, _ per: Portion, to asked: Portion
  ) throws(PortionScalingError) -> PortionScaling {
    let scaling = try PortionScaling(
      of: typed, known: per, serving: found.serving, to: asked)
    guard scaling.method == .asSaved else { return scaling }
    return try PortionScaling(of: found.name, known: per, serving: found.serving, to: asked)
  }

  private init(_ found: FoundFood, as portion: Portion?, _ origin: [DraftNote], isExact: Bool) {
    amounts = found.amounts
    self.portion = portion
    self.origin = origin
    self.isExact = isExact
  }
}
