/// The way from the known amounts of one portion to those of another.
package enum ScalingMethod: String, Hashable, Sendable, Codable, CaseIterable {
  /// Both portions are in the same unit.
  case ratio
  /// Both are masses or both are volumes; a serving is what the source says.
  case massOrVolume
  /// A mass became a volume, or the other way around, by the food's density.
  case density
  /// A piece or another household measure became a mass by what it usually weighs, or a pint a volume. A British
  /// pint is a fifth larger than a US one.
  case householdMeasure
  /// The portions cannot be compared: the amounts are as they were known.
  case asSaved

  /// Whether the result follows by calculation alone.
  package var isExact: Bool { self == .ratio || self == .massOrVolume }
}

/// The number of known portions in the portion that was eaten.
package struct PortionScaling: Hashable, Sendable {
  /// The factor for the known amounts; 1 when they are taken as saved.
  package let factor: Double
  /// The origin of the factor.
  package let method: ScalingMethod
  /// The same as remarks, with the source of what was assumed.
  package let reason: [DraftNote]

  /// Compares the portion that was eaten with the one whose amounts are known.
  ///
  /// - Parameters:
  ///   - food: what the person called the food; densities and weights of pieces are found by it.
  ///   - known: what the known amounts are of: 100 g, 100 ml, a portion, 2 slices.
  ///   - serving: how much a serving (``PortionUnit/portion``) is, as the source says, in grams or
  ///     millilitres; `nil` when it does not.
  ///   - asked: what was eaten.
  /// - Throws: ``PortionScalingError/absurd(_:largest:)`` for more than a person eats of a food.
  package init(
    of food: String, known: Portion, serving: Portion? = nil, to asked: Portion
  ) throws(PortionScalingError) {
    if let largest = asked.exceededLimit { throw .absurd(asked, largest: largest) }
    if known.unit == asked.unit {
      self.init(
        asked.amount / known.amount, .ratio,
        [known == asked ? .scaledAs(known) : .scaledFrom(known)])
      return
    }
    guard let one = MeasuredPortion(known, of: food, serving: serving),
      let other = MeasuredPortion(asked, of: food, serving: serving)
    else {
      self.init(1, .asSaved, [.notComparable(asked: asked, known: known)])
      return
    }
    let isMeasured = one.isEstimated || other.isEstimated
    var notes: [DraftNote] = [.scaledFrom(known)] + [one.note, other.note].compactMap { $0 }
    guard one.isMass != other.isMass else {
      self.init(
        other.value / one.value, isMeasured ? .householdMeasure : .massOrVolume,
        notes)
      return
    }
    guard let density = FoodDensity(of: food) else {
      self.init(
        1, .asSaved, [.densityIsUnknown(food: food, asked: asked, known: known)])
      return
    }
    notes.append(density.note)
    if asked.unit == .ounce || known.unit == .ounce { notes.append(.ounceIsWeight) }
    let gramsPerMillilitre = density.gramsPerMillilitre
    let ratio = other.value / one.value
    self.init(
      one.isMass ? ratio * gramsPerMillilitre : ratio / gramsPerMillilitre,
      isMeasured ? .householdMeasure : .density, notes)
  }

  private init(_ factor: Double, _ method: ScalingMethod, _ reason: [DraftNote]) {
    self.factor = factor
    self.method = method
    self.reason = reason
  }
}

/// A portion as a mass or a volume.
private struct MeasuredPortion {
  /// Grams or millilitres.
  var value: Double
  var isMass: Bool
  /// Whether it rests on what such a piece usually weighs.
  var isEstimated = false
  /// The assumption.
  var note: DraftNote?

  init?(_ portion: Portion, of food: String, serving: Portion?) {
    if let grams = portion.grams {
      (value, isMass) = (grams, true)
    } else if let millilitres = portion.millilitres {
      (value, isMass) = (millilitres, false)
      let one = portion.unit.millilitres ?? 0
      if portion.unit == .cup { note = .cupHolds(one) }
      if portion.unit == .pint {
        isEstimated = true
        note = .pintIsAmerican(one, british: 568.261)
      }
    } else if portion.unit == .portion, let serving, let one = serving.grams ?? serving.millilitres
    {
      (value, isMass) = (portion.amount * one, serving.grams != nil)
      note = .servingIs(serving)
    } else if let measure = HouseholdMeasure(portion.unit, of: food) {
      (value, isMass) = (portion.amount * measure.grams, true)
      isEstimated = true
      note = measure.note
    } else {
      return nil
    }
  }
}

extension Portion {
  /// The most of one food that a person eats: 5 kg, 10 l, 200 pieces or other measures. More is a slip
  /// of the keyboard or a wrong unit.
  static let largestMass = 5_000.0
  static let largestVolume = 10_000.0
  static let mostMeasures = 200.0

  /// The limit that this portion exceeds; `nil` when it can be eaten.
  package var exceededLimit: Portion? {
    if let grams {
      return grams > Self.largestMass ? Portion(limit: Self.largestMass / 1_000, .kilogram) : nil
    }
    if let millilitres {
      return millilitres > Self.largestVolume
        ? Portion(limit: Self.largestVolume / 1_000, .litre) : nil
    }
    return amount > Self.mostMeasures ? Portion(limit: Self.mostMeasures, unit) : nil
  }

  /// Creates a limit, which is a portion that may be had.
  private init(limit amount: Double, _ unit: PortionUnit) {
    self.amount = amount
    self.unit = unit
  }
}

/// The reason why a portion was not scaled.
package enum PortionScalingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than a person eats of a food.
  case absurd(Portion, largest: Portion)

  /// The remark on a draft.
  var note: DraftNote {
    switch self {
    case .absurd(let portion, let largest): .isTooMuch(portion, largest: largest)
    }
  }

  /// The failure, then the remedy.
  package var description: String { note.description }
}
