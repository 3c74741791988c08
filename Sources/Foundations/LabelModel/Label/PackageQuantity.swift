public import Foundation

/// A unit of a package's content; the raw value is its canonical spelling.
public enum PackageUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case gram = "g"
  case kilogram = "kg"
  case millilitre = "ml"
  case centilitre = "cl"
  case litre = "l"
  case ounce = "oz"
  case fluidOunce = "fl oz"
  case pound = "lb"
  case piece = "pieces"
}

/// A package's content, such as 400 g or 6 x 85 g.
public struct PackageQuantity: Hashable, Sendable, Codable {
  /// The content of one unit of the package, as printed.
  public var value: Decimal
  /// Its unit.
  public var unit: PackageUnit
  /// The number of equal units in a multipack, `nil` for a single one.
  public var count: Int?

  /// Creates a quantity.
  public init(_ value: Decimal, _ unit: PackageUnit, count: Int? = nil) {
    self.value = value
    self.unit = unit
    self.count = count
  }

  /// The quantity as a person reads it: `6 x 85 g`.
  public var text: String {
    (count.map { "\($0) x " } ?? "") + "\(value) \(unit.rawValue)"
  }
}

extension PackageQuantity {
  /// Whether both state one content, in whatever units: `12 oz` and `340 g`.
  ///
  /// Figures in two systems are rounded; 3 % is what is allowed for.
  public func isSameContent(as other: PackageQuantity) -> Bool {
    guard let one = content, let two = other.content, one.isVolume == two.isVolume else {
      return self == other
    }
    return abs(one.amount - two.amount) <= 0.03 * max(one.amount, two.amount)
  }

  /// The content of the whole package in grams or millilitres; `nil` for pieces.
  private var content: (amount: Double, isVolume: Bool)? {
    let factor: Double
    switch unit {
    case .gram, .millilitre: factor = 1
    case .kilogram, .litre: factor = 1_000
    case .centilitre: factor = 10
    case .ounce: factor = 28.35
    case .pound: factor = 453.6
    case .fluidOunce: factor = 29.57
    case .piece: return nil
    }
    let amount = NSDecimalNumber(decimal: value).doubleValue * factor * Double(count ?? 1)
    return (amount, [.millilitre, .centilitre, .litre, .fluidOunce].contains(unit))
  }

  /// Whether the unit is of the metric system.
  public var isMetric: Bool { ![.ounce, .fluidOunce, .pound].contains(unit) }
}
