/// A unit in which a person states how much was eaten; the raw value is its canonical word.
package enum PortionUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case gram = "g"
  case kilogram = "kg"
  case milligram = "mg"
  case ounce = "oz"
  case pound = "lb"
  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case fluidOunce = "floz"
  case pint
  case cup
  case tablespoon = "tbsp"
  case teaspoon = "tsp"
  case piece
  case slice
  case portion
  case handful
  case pinch
  case scoop
  case clove
  case bar
  case square
  case can
  case bottle
  case glass
  case bowl
  case plate
  case packet
}

/// The quantity that a unit of a portion measures.
package enum PortionDimension: String, Hashable, Sendable, Codable {
  /// Mass, in grams.
  case mass
  /// Volume, in millilitres.
  case volume
  /// Pieces of the food itself: eggs, bananas.
  case count
  /// Something that holds or is cut from the food, and whose size depends on food and household.
  case household
}

extension PortionUnit {
  /// Whether the unit is a vessel of no known size.
  var isVessel: Bool { [.bowl, .plate].contains(self) }

  /// The quantity that the unit measures.
  package var dimension: PortionDimension {
    if grams != nil { return .mass }
    if millilitres != nil { return .volume }
    return self == .piece ? .count : .household
  }

  /// Grams of one; `nil` when the unit is not one of mass.
  ///
  /// The pound and the ounce are the avoirdupois ones (NIST Handbook 44, appendix C).
  package var grams: Double? {
    switch self {
    case .gram: 1
    case .kilogram: 1_000
    case .milligram: 0.001
    case .ounce: 28.349_523_125
    case .pound: 453.592_37
    default: nil
    }
  }

  /// Millilitres of one; `nil` when the unit is not one of volume.
  ///
  /// Fluid ounce and pint are the US liquid ones (NIST Handbook 44, appendix C). Cup, tablespoon
  /// and teaspoon are those of US labels, 240, 15 and 5 ml. 21 CFR 101.9(b)(5)(viii) has them.
  /// Metric spoons are the same.
  package var millilitres: Double? {
    switch self {
    case .millilitre: 1
    case .centilitre: 10
    case .decilitre: 100
    case .litre: 1_000
    case .fluidOunce: 29.573_529_562_5
    case .pint: 473.176_473
    case .cup: 240
    case .tablespoon: 15
    case .teaspoon: 5
    default: nil
    }
  }

  /// The unit as it is shown after `amount`: `g`, `slice`, `slices`.
  package func word(for amount: Double) -> String {
    switch self {
    case .gram, .kilogram, .milligram, .ounce, .pound, .millilitre, .centilitre, .decilitre,
      .litre, .tablespoon, .teaspoon:
      rawValue
    case .fluidOunce: "fl oz"
    case .pinch, .glass: amount > 1 ? rawValue + "es" : rawValue
    default: amount > 1 ? rawValue + "s" : rawValue
    }
  }
}
