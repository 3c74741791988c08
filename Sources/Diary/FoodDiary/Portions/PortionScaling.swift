/// The way from the known amounts of one portion to those of another.
public enum ScalingMethod: String, Hashable, Sendable, Codable, CaseIterable {
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
  public var isExact: Bool { self == .ratio || self == .massOrVolume }
}

/// The number of known portions in the portion that was eaten.
public struct PortionScaling: Hashable, Sendable {
  /// The factor for the known amounts; 1 when they are taken as saved.
  public let factor: Double
  /// The origin of the factor.
  public let method: ScalingMethod
  /// The same in plain words, with the source of what was assumed.
  public let reason: String

  /// Compares the portion that was eaten with the one whose amounts are known.
  ///
  /// - Parameters:
  ///   - food: what the person called the food; densities and weights of pieces are found by it.
  ///   - known: what the known amounts are of: 100 g, 100 ml, a portion, 2 slices.
  ///   - serving: how much a serving (``PortionUnit/portion``) is, as the source says, in grams or
  ///     millilitres; `nil` when it does not.
  ///   - asked: what was eaten.
  /// - Throws: ``PortionScalingError/absurd(_:largest:)`` for more than a person eats of a food.
  public init(
    of food: String, known: Portion, serving: Portion? = nil, to asked: Portion
  ) throws(PortionScalingError) {
    if let largest = asked.exceededLimit { throw .absurd(asked, largest: largest) }
    if known.unit == asked.unit {
      self.init(
        asked.amount / known.amount, .ratio, known == asked ? "as for \(known)" : "from \(known)")
      return
    }
    guard let one = MeasuredPortion(known, of: food, serving: serving),
      let other = MeasuredPortion(asked, of: food, serving: serving)
    else {
      self.init(1, .asSaved, "\(asked) cannot be compared with \(known); taken as \(known)")
      return
    }
    let isMeasured = one.isEstimated || other.isEstimated
    var notes = ["from \(known)"] + [one.note, other.note].compactMap { $0 }
    guard one.isMass != other.isMass else {
      self.init(
        other.value / one.value, isMeasured ? .householdMeasure : .massOrVolume,
        notes.joined(separator: "; "))
      return
    }
    guard let density = FoodDensity(of: food) else {
      self.init(
        1, .asSaved,
        "\(asked) cannot be compared with \(known) without the density of \(food); taken as \(known)"
      )
      return
    }
    notes.append(density.words)
    if asked.unit == .ounce || known.unit == .ounce { notes.append("an ounce is read as a weight") }
    let gramsPerMillilitre = density.gramsPerMillilitre
    let ratio = other.value / one.value
    self.init(
      one.isMass ? ratio * gramsPerMillilitre : ratio / gramsPerMillilitre,
      isMeasured ? .householdMeasure : .density, notes.joined(separator: "; "))
  }

  private init(_ factor: Double, _ method: ScalingMethod, _ reason: String) {
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
  /// The assumptions, in words.
  var note: String?

  init?(_ portion: Portion, of food: String, serving: Portion?) {
    if let grams = portion.grams {
      (value, isMass) = (grams, true)
    } else if let millilitres = portion.millilitres {
      (value, isMass) = (millilitres, false)
      let one = shown(portion.unit.millilitres ?? 0)
      if portion.unit == .cup { note = "a cup is \(one) ml" }
      if portion.unit == .pint {
        isEstimated = true
        note =
          "a pint is taken as the US one of \(one) ml, and not as the British one of 568.261 ml"
      }
    } else if portion.unit == .portion, let serving, let one = serving.grams ?? serving.millilitres
    {
      (value, isMass) = (portion.amount * one, serving.grams != nil)
      note = "a portion is \(serving), as the source says"
    } else if let measure = HouseholdMeasure(portion.unit, of: food) {
      (value, isMass) = (portion.amount * measure.grams, true)
      isEstimated = true
      note = measure.words
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

  /// The limit that this portion exceeds, in words; `nil` when it can be eaten.
  public var exceededLimit: String? {
    if let grams {
      return grams > Self.largestMass ? "\(shown(Self.largestMass / 1_000)) kg" : nil
    }
    if let millilitres {
      return millilitres > Self.largestVolume ? "\(shown(Self.largestVolume / 1_000)) l" : nil
    }
    guard amount > Self.mostMeasures else { return nil }
    return "\(shown(Self.mostMeasures)) \(unit.word(for: Self.mostMeasures))"
  }
}

/// The reason why a portion was not scaled.
public enum PortionScalingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than a person eats of a food.
  case absurd(Portion, largest: String)

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .absurd(let portion, let largest):
      "nobody eats \(portion) of a food; give at most \(largest), or check the unit"
    }
  }
}
