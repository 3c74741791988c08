import Foundation
import LabelModel

extension ReadingAssembly {
  /// Adds a pet food's energy in a kilogram (AAFCO's "calorie content").
  ///
  /// European labels print kcal of 100 g, kJ or MJ as well: "86 kcal/100 g", "15,8 MJ/kg". These are
  /// converted where no kcal of a kilogram are printed, and joules where no kcal are. The energy of a
  /// can or a cup is of a mass that is not stated.
  mutating func addCalorieContent(_ isCandidate: (ValueMention) -> Bool) {
    let values = page.values.joined().filter(isCandidate)
    let ofKilogram = values.compactMap { value in
      value.unit == .kilocaloriePerKilogram
        ? value.number.value(for: .kilocaloriePerKilogram).map {
          CalorieContent(value: value, amount: $0.value, repairs: $0.doubts)
        } : nil
    }.filter(\.isPossible)
    let others = ofKilogram.isEmpty ? values.compactMap(convertedEnergy).filter(\.isPossible) : []
    let inCalories = others.filter { !$0.isFromJoules }
    for energy in ofKilogram + (inCalories.isEmpty ? others : inCalories) {
      let value = energy.value
      let doubts = value.doubts + energy.repairs
      readings.append(
        NutrientReading(
          nutrient: .energyKcal, quantity: Quantity(energy.amount, .kilocaloriePerKilogram),
          modifier: value.modifier, basis: basisOf(value, 0),
          confidence: Confidence(
            ConfidenceCalibration.of(value.confidence * (doubts.isEmpty ? 0.95 : 0.85))),
          evidence: Evidence(image: source, text: value.text, box: value.box),
          doubts: doubts))
    }
  }

  /// The energy in a kilogram by a number whose unit and reference are printed beside it.
  private func convertedEnergy(_ value: ValueMention) -> CalorieContent? {
    let line = page.lines[value.line].scalars
    let (start, digits) = (value.range.lowerBound, value.number.range.lowerBound)
    let behind = EnergyReference.compact(line[digits...].prefix(EnergyReference.longestBehind))
    let before = EnergyReference.compact(line[..<start].suffix(EnergyReference.longestBefore))
    let isBare = value.unit == nil && !value.isForeign
    guard
      let reference = EnergyReference(behindNumber: behind)
        ?? (isBare ? EnergyReference(atEndOf: before) : nil)
          ?? (value.isEnergy ? EnergyReference(of: value.unit, behindMass: before) : nil),
      let (number, repairs) = value.number.value(for: reference.unit)
    else { return nil }
    return CalorieContent(
      value: value, amount: reference.kilocaloriesPerKilogram(number), repairs: repairs,
      isFromJoules: reference.isJoules)
  }
}

/// An energy in a kilogram of pet food, with its print.
private struct CalorieContent {
  let value: ValueMention
  /// The energy in kcal.
  let amount: Decimal
  /// The doubts about the number's marks.
  let repairs: [ReadingDoubt]
  var isFromJoules = false

  /// Whether a pet food can have so much: from broth to pure fat.
  var isPossible: Bool { (50...9_000).contains(amount) }
}

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
  private let joules: Decimal?
  /// The number of such masses in a kilogram.
  private let perKilogram: Decimal

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
