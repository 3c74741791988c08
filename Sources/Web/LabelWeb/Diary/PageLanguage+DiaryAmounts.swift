import FoodDiary
import Foundation
import LabelModel
import Languages

extension PageLanguage {
  /// The name of a nutrient that the diary counts: `Protein`, `kcal`.
  func name(of nutrient: CountedNutrient) -> String {
    switch nutrient {
    case .energyKcal: "kcal"
    case .protein: capitalized(wording.name(of: Nutrient.protein))
    case .carbohydrates: capitalized(wording.name(of: Nutrient.carbohydrates))
    case .fat: capitalized(wording.name(of: Nutrient.fat))
    }
  }

  /// The number without its unit: whole kilocalories, tenths of grams; empty for one that is not known.
  func number(_ value: Double?, of nutrient: CountedNutrient) -> String {
    guard let value, value.isFinite, abs(value) < 1e12 else { return "" }
    let scale = nutrient == .energyKcal ? 1.0 : 10
    var rounded = Decimal(Int64((value * scale).rounded())) / Decimal(Int(scale))
    var shown = Decimal()
    NSDecimalRound(&shown, &rounded, 1, .plain)
    return number(shown)
  }

  /// The number with all its decimals: `4,25`.
  func exact(_ value: Double) -> String {
    number(Decimal(string: "\(value)", locale: Locale(identifier: "en_US_POSIX")) ?? Decimal(value))
  }

  /// The total of a day; the least that it can be where entries lack amounts.
  func total(_ total: AmountTotal, of nutrient: CountedNutrient, entries: Int) -> String {
    guard total.missing < entries || entries == 0 else { return self(.notKnown) }
    let amount = "\(number(total.value, of: nutrient)) \(nutrient.unit)"
    return total.isLowerBound ? "≥ \(amount)" : amount
  }

  /// The portion in this language's words: `150 g`, `2 × Scheibe`; empty for none.
  func shownPortion(_ portion: Portion?) -> String { wording.portion(portion) }

  /// A typed portion with its unit in English where it is one of ``shownPortion(_:)``: `2 slice` of `2 × Scheibe`.
  func plainPortion(_ typed: String) -> String {
    let number = typed.prefix { $0.isNumber || $0.isWhitespace || ".,".contains($0) }
    let word = typed[number.endIndex...].drop { $0 == "×" || $0.isWhitespace }
      .lowercased().trimmingCharacters(in: .whitespaces)
    let unit = PortionUnit.allCases.first { unit in
      unit.pageWord.map { self($0).lowercased() } == word
    }
    return unit.map { "\(number)\($0.rawValue)" } ?? "\(number)\(word)"
  }
}
