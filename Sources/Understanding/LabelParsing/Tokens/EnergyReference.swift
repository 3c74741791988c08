import Foundation
import LabelModel

/// The unit of an energy and the mass that it is of: "kcal/100g", "MJ/kg".
struct EnergyReference: Hashable {
  private static let energies: [(text: String, joules: Decimal?)] = [
    ("kcal", nil), ("ккал", nil), ("kj", 1_000), ("кдж", 1_000), ("mj", 1_000_000),
    ("мдж", 1_000_000),
  ]
  /// The symbols from a number on, and those before one, that are searched. Both are set by hand.
  static let (longestBehind, longestBefore) = (40, 24)
  /// "Metabolizable energy" behind the unit.
  private static let remarks = ["(me)", "me"]
  private static let links = [
    "/", "per", "pro", "je", "pour", "por", "par", "op", "na", "auf", "на",
  ]
  private static let masses: [(text: String, perKilogram: Decimal)] = [
    ("100g", 10), ("100г", 10), ("1kg", 1), ("kg", 1), ("1кг", 1), ("кг", 1),
  ]

  /// The joules of the unit, `nil` for kcal.
  private var joules: Decimal?
  /// The number of such masses in a kilogram.
  private let perKilogram: Decimal

  /// Whether the mass is a kilogram.
  var isOfKilogram: Bool { perKilogram == 1 }
  /// The same reference of a number that was converted to kJ.
  var inKilojoules: EnergyReference {
    var reference = self
    reference.joules = 1_000
    return reference
  }

  /// Whether the energy is in kJ or MJ.
  var isJoules: Bool { joules != nil }
  /// The unit by which the number's marks are understood: "15,800 MJ" are no thousands.
  var unit: NutrientUnit? {
    switch joules {
    case nil: .kilocalorie
    case 1_000: .kilojoule
    default: nil
    }
  }

  /// Reads the reference behind the number that `text` begins with: "86kcal/100g".
  init?(behindNumber text: Substring) {
    let rest = text.drop { $0.isNumber || ".,'’<>~≈±".contains($0) }
    self.init(atStartOf: rest)
  }

  /// Reads the reference that `text` ends with, in front of its number: "energy(kcal/kg):".
  init?(atEndOf text: Substring) {
    let clean = Self.withoutColon(text)
    for (energy, _) in Self.energies {
      guard let start = clean.range(of: energy, options: .backwards)?.lowerBound else { continue }
      if let found = EnergyReference(atStartOf: clean[start...], isWhole: true) {
        self = found
        return
      }
    }
    return nil
  }

  /// Reads the mass that `text` ends with, in front of a number of `unit`: "energy per 100g:".
  init?(of unit: NutrientUnit?, behindMass text: Substring) {
    let clean = Self.withoutColon(text)
    let mass = Self.masses.first { mass in
      clean.hasSuffix(mass.text)
        && Self.links.contains { clean.dropLast(mass.text.count).hasSuffix($0) }
    }
    guard let mass else { return nil }
    joules = unit == .kilojoule ? 1_000 : nil
    perKilogram = mass.perKilogram
  }

  private static func withoutColon(_ text: Substring) -> Substring {
    text.dropLast(text.reversed().prefix { "):=".contains($0) }.count)
  }

  private init?(atStartOf text: Substring, isWhole: Bool = false) {
    guard let energy = Self.energies.first(where: { text.hasPrefix($0.text) }) else { return nil }
    var rest = text.dropFirst(energy.text.count)
    if let remark = Self.remarks.first(where: rest.hasPrefix) {
      rest = rest.dropFirst(remark.count)
    }
    guard let link = Self.links.first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(link.count)
    guard let mass = Self.masses.first(where: { rest.hasPrefix($0.text) }) else { return nil }
    rest = rest.dropFirst(mass.text.count)
    if isWhole, !rest.isEmpty { return nil }
    joules = energy.joules
    perKilogram = mass.perKilogram
  }

  /// Returns the kcal in a kilogram, whole ones where joules are converted.
  func kilocaloriesPerKilogram(_ number: Decimal) -> Decimal {
    guard let joules else { return number * perKilogram }
    var exact = number * perKilogram * joules / 1_000 / FoodEnergy.exactKilojoulesPerKilocalorie
    var whole = Decimal()
    NSDecimalRound(&whole, &exact, 0, .plain)
    return whole
  }

  /// Returns `scalars` in lower case without spaces.
  static func compact(_ scalars: some Sequence<Unicode.Scalar>) -> Substring {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.filter { !$0.properties.isWhitespace })
    return Substring(String(text).lowercased())
  }
}
