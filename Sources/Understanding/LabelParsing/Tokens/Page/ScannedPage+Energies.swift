import Foundation
import LabelModel

extension ScannedPage {
  /// Two bare numbers that are kJ and kcal.
  struct BareEnergies {
    var kilojoules: Decimal
    var kilocalories: Decimal
    var first: ValueMention
    var second: ValueMention
  }

  /// Bare numbers around a slash that are kJ and kcal by their ratio: "2360/566" (4.184 kJ are a kcal).
  func bareEnergies(_ isCandidate: (ValueMention) -> Bool) -> [BareEnergies] {
    lines.indices.flatMap { line in
      zip(values[line], values[line].dropFirst()).compactMap { one, other -> BareEnergies? in
        guard one.unit == nil, other.unit == nil || other.unit == .kilocalorie,
          isCandidate(one), isCandidate(other),
          lines[line].text(one.range.upperBound..<other.range.lowerBound)
            .filter({ !$0.isWhitespace }) == "/",
          let kilojoules = one.number.value(for: .kilojoule)?.value, kilojoules >= 40,
          let kilocalories = other.number.value(for: .kilocalorie)?.value, kilocalories > 0,
          4.0...4.4 ~= NSDecimalNumber(decimal: kilojoules / kilocalories).doubleValue
        else { return nil }
        return BareEnergies(
          kilojoules: kilojoules, kilocalories: kilocalories, first: one, second: other)
      }
    }
  }

  /// Bare numbers behind a bracket that are the kcal of a kJ whose line was torn. In "2384 kJ /
  /// (569" the unit is one line below.
  func tornEnergies(_ isCandidate: (ValueMention) -> Bool) -> [ValueMention] {
    let all = values.joined().filter(isCandidate)
    let whole = all.filter { $0.unit == .kilojoule }.prefix(8).compactMap { value in
      value.amount.map {
        (line: value.line, kilocalories: $0 / FoodEnergy.kilojoulesPerKilocalorie)
      }
    }
    guard !whole.isEmpty, !all.contains(where: { $0.unit == .kilocalorie }) else { return [] }
    return all.filter { value in
      guard value.unit == nil, value.number.groups.count == 1, value.number.digits.count >= 2,
        lines[value.line].scalar(value.range.lowerBound - 1) == "(", let amount = value.amount
      else { return false }
      return whole.contains {
        abs($0.line - value.line) <= 6
          && abs(amount - $0.kilocalories) <= 1 + 0.01 * $0.kilocalories
      }
    }
  }

  /// The energies of 100 g of fat on labels: 900 kcal or 3700 kJ (EU 1169/2011, annex XIV). Up to 2
  /// % less allows for the other parts of an oil.
  private static let wholeFat: [NutrientUnit: ClosedRange<Double>] = [
    .kilocalorie: 880...902, .kilojoule: 3620...3710,
  ]

  /// Whether `value`, 100 g alone in its line, is the fat whose name is in the line above. The
  /// label then states the energy of nothing but fat.
  func isWholeFat(_ value: ValueMention) -> Bool {
    guard value.unit == .gram, value.line > 0, values[value.line].count == 1,
      phrases[value.line].isEmpty,
      case .nutrient(.fat, _) = phrases[value.line - 1].last?.meaning
    else { return false }
    return values.joined().contains { energy in
      guard let unit = energy.unit, let amount = energy.amount else { return false }
      return Self.wholeFat[unit]?.contains(amount) ?? false
    }
  }

  /// The energies that `isCandidate` admits, in kcal; few, a label has a handful.
  func energies(_ isCandidate: (ValueMention) -> Bool) -> [Double] {
    let named = values.joined().filter { $0.isEnergy && isCandidate($0) }.compactMap { value in
      value.amount.map { $0 / (value.unit == .kilojoule ? FoodEnergy.kilojoulesPerKilocalorie : 1) }
    }
    let bare = bareEnergies(isCandidate).filter { $0.second.unit == nil }.map {
      NSDecimalNumber(decimal: $0.kilocalories).doubleValue
    }
    let torn = tornEnergies(isCandidate).compactMap(\.amount)
    // No energy at all is a torn "2 000 kcal" or a misread number.
    return Array((named + bare + torn).filter { $0 > 0 }.prefix(24))
  }

  /// The ratios of energies in the same unit that follow each other in the text: those of two columns, mostly.
  func energyRatios(_ isCandidate: (ValueMention) -> Bool) -> [Double] {
    [NutrientUnit.kilojoule, .kilocalorie].flatMap { unit -> [Double] in
      let amounts = values.joined().filter { $0.unit == unit && isCandidate($0) }.prefix(8)
        .compactMap(\.amount).filter { $0 > 0 }
      return zip(amounts, amounts.dropFirst()).map { $1 / $0 }
    }
  }
}
