import Foundation
import LabelModel

/// The label's habit of printing units, to understand values that lost theirs.
struct UnitHabit {
  struct Candidate {
    var quantity: Quantity
    var weight: Double
    var doubts: [ReadingDoubt]
  }

  private let subject: Subject
  /// The number of this panel's percentages with decimals, 0 where most have no decimals. A
  /// percentage of two digits without may have lost its mark.
  private let decimals: Int
  /// The share of values that carry a unit.
  private let share: Double
  /// Nutrients with a number right beside their name that lost its unit.
  private let bareBesideName: Set<Nutrient>

  private let page: ScannedPage

  init(_ page: ScannedPage, links: [NameValueLink], subject: Subject) {
    self.page = page
    let own = links.filter { $0.group.nutrient != nil }
    let printed = own.filter { $0.value.unit != nil }.count
    // A number that ends in 9 or 8 may have its unit after all.
    let bare = own.filter { link in
      link.value.unit == nil && !(link.value.number.digits.last.map { "98".contains($0) } ?? false)
    }.count
    share = printed == 0 ? 0 : Double(printed) / Double(printed + bare)
    let percents = own.filter { $0.value.unit == .percent }
    let fractions = percents.count { $0.value.number.groups.count > 1 }
    decimals = fractions * 2 >= percents.count ? fractions : 0
    self.subject = subject
    bareBesideName = Set(
      own.filter { $0.value.unit == nil && $0.isWithinLine }.compactMap(\.group.nutrient))
  }

  /// The possible meanings of the value that `link` gives `nutrient`, the most likely first.
  ///
  /// `greatest` is the most grams that the food of its column holds.
  func quantities(of link: NameValueLink, for nutrient: Nutrient, greatest: Decimal = 100)
    -> [Candidate]
  {
    if let unit = link.value.unit {
      return quantities(of: link, in: unit, for: nutrient, greatest: greatest)
    }
    let units = link.group.mentions.lazy.compactMap { $0.unitBehind(on: page) }
    // South Africa's analyses have the unit in a column of its own: "Protein g/kg 220 min".
    if subject == .petFood, let unit = units.first(where: \.isPerKilogram) {
      return quantities(of: link.value, inUnitOfName: unit, weight: Self.unitOfName)
    }
    if subject == .food {
      let isInMilligrams = Self.inMilligrams.contains(nutrient)
      if let unit = units.first(where: \.isMassAlone), unit != .gram || isInMilligrams {
        return quantities(
          of: link.value, inUnitOfName: unit, weight: certaintyWithoutUnit(link.value.number))
      }
      if isInMilligrams { return [] }
    }
    return quantitiesWithoutUnit(link.value, for: nutrient)
  }

  /// The amount of a number without a unit in the unit that its name is printed with: "Sodium (mg) 792".
  ///
  /// Such a number is as doubtful as one of grams without a unit. It may be of a column of shares.
  private func quantities(
    of value: ValueMention, inUnitOfName unit: NutrientUnit, weight: Double
  ) -> [Candidate] {
    let number = value.number
    guard let (amount, repairs) = number.value(for: unit),
      number.groups[0].count == 1 || !number.groups[0].hasPrefix("0")
    else { return [] }
    return [
      Candidate(
        quantity: Quantity(amount, unit), weight: weight, doubts: value.doubts + repairs)
    ]
  }

  private func quantities(
    of link: NameValueLink, in unit: NutrientUnit, for nutrient: Nutrient, greatest: Decimal
  ) -> [Candidate] {
    let number = link.value.number
    guard let (amount, repairs) = number.value(for: unit) else { return [] }
    // "VITAMIN D 7%": a share of a daily dose, or the next row's content.
    if unit == .percent, Self.traces.contains(nutrient) { return [] }
    // A daily dose of vitamin D is some micrograms (EU 1169/2011, annex XIII): milligrams are the iron's below.
    if unit == .milligram, nutrient == .vitaminD { return [] }
    if unit == .microgram, Self.inWholeMilligrams.contains(nutrient) { return [] }
    // "Potassium 146" is below "Iron 2mg": 2 mg is the other row's. "Einen" below a value is no
    // "Eisen".
    if subject == .food, Self.inMilligrams.contains(nutrient), !link.isWithinLine,
      bareBesideName.contains(nutrient) || link.group.likeness < Self.leastLikeness
    {
      return []
    }
    let doubts = link.value.doubts + repairs
    // The model's commonest slip costs little: "q" and "a" for g are nothing else.
    let slips = doubts.filter { $0 != .unitRepaired }.count
    let weight = pow(0.85, Double(slips)) * (slips < doubts.count ? 0.96 : 1)
    if unit == .percent || unit == .gram,
      amount > (unit == .gram ? greatest : 100)
        || (number.groups[0].count > 1 && number.groups[0].hasPrefix("0"))
    {
      return lostMark(number, unit: unit, doubts: doubts)
    }
    // An additive is some milligrams a kilogram: a whole percent is another row's or an ingredient's.
    if subject == .petFood, unit == .percent, amount >= 1, Self.additives.contains(nutrient) {
      return [
        Candidate(
          quantity: Quantity(amount, unit), weight: Self.foreign, doubts: doubts + [.rowUncertain]
        )
      ]
    }
    // Print that damaged the name ("Crude Ft (min) 15%") may have cost the number its mark. One
    // neighbor with decimals is then enough to doubt it.
    if unit == .percent, decimals >= (link.group.isRepaired ? 1 : 2), number.groups.count == 1,
      number.digits.count == 2, mayHaveLostMark(amount, nutrient)
    {
      return [
        Candidate(
          quantity: Quantity(amount, unit), weight: 0.5 * weight,
          doubts: doubts + [.alternative])
      ]
    }
    return [Candidate(quantity: Quantity(amount, unit), weight: weight, doubts: doubts)]
  }

  private func quantitiesWithoutUnit(_ value: ValueMention, for nutrient: Nutrient) -> [Candidate] {
    let number = value.number
    let doubts = value.doubts
    // "Iron 2,000" and "Added sugars 2,000" are of "a diet of 2,000 calories" below the table.
    if subject == .food, mayBeThousands(number) { return [] }
    // A stroke or a lone 9 where others have units: a separator, or all that is left of "0 g".
    if share >= 0.5, number.digits == "1" || number.digits == "9" { return [] }
    let unit: NutrientUnit = subject == .petFood ? .percent : .gram
    var candidates: [Candidate] = []
    if subject == .food, share >= 0.4, let stripped = withoutFinalUnit(number),
      let (amount, repairs) = stripped.value(for: unit)
    {
      candidates.append(
        Candidate(
          quantity: Quantity(amount, unit), weight: 0.65,
          doubts: doubts + repairs + [.unitReadAsDigit]))
    }
    guard
      subject == .food || !Self.additives.contains(nutrient) && !Self.traces.contains(nutrient),
      let (amount, repairs) = number.value(for: unit)
    else { return candidates }
    let weight = candidates.isEmpty ? certaintyWithoutUnit(number) : 0.2
    if amount <= 100, !(number.groups[0].count > 1 && number.groups[0].hasPrefix("0")) {
      candidates.append(
        Candidate(
          quantity: Quantity(amount, unit), weight: weight,
          doubts: doubts + repairs + [.unitAssumed]))
    }
    return candidates
  }

  /// The certainty of a number without a unit, by how many values of its table have one, `0 ... 1`.
  private func certaintyWithoutUnit(_ number: NumberToken) -> Double {
    if share < 0.3 { return Self.bare }
    return isFraction(number) ? Self.fraction : Self.bareAmongUnits
  }

  /// The least likeness of a mineral's name to get another line's value. That of "Tron" to "Iron"
  /// is above, that of "einen" to "Eisen" is 0.68.
  private static let leastLikeness = 0.8

  /// Nutrients of which a food holds so little that labels state no percentage of its mass.
  private static let traces = Set(Nutrient.allCases.filter(\.row.isTrace))

  /// Nutrients with daily doses of 10 mg or more, which no label states in micrograms.
  private static let inWholeMilligrams = Set(
    Nutrient.allCases.filter { $0.row.dailyDoses.min().map { $0 >= 10_000 } ?? false })

  /// Nutrients that a food's label states in milligrams or less, so that a bare number has no known unit.
  private static let inMilligrams = Set(Nutrient.allCases.filter(\.row.isInMilligrams))

  /// The certainty of a whole number without a unit, where few or many values of the table have one.
  private static let bare = 0.7
  private static let bareAmongUnits = 0.35
  /// The certainty of a number whose unit is between its name and itself. It was set by hand.
  private static let unitOfName = 0.9

  /// Whether a number without unit may be thousands: "2,000" and "1.500", but not "0,077".
  private func mayBeThousands(_ number: NumberToken) -> Bool {
    number.groups.count == 2 && number.groups[1].count == 3 && !number.groups[0].hasPrefix("0")
  }

  /// The nutrients that a pet food states in percent as a constituent and in mg a kilogram as an
  /// additive. A number alone is neither.
  private static let additives = Set(Nutrient.allCases.filter(\.row.isAdditive))

  /// The certainty of an additive's content that is a whole percent or more.
  private static let foreign = 0.2

  /// The certainty of a number with a decimal mark that lost its unit. Of 19 such values in texts
  /// of 400 labels, in two sizes, all were right. Whole numbers may be of a column of percentages.
  private static let fraction = 0.85

  /// The certainty of a restored mark that may be before the 0 as well as behind it.
  private static let ambiguous = 0.2

  /// Whether a number is a decimal fraction whose last digit is no damaged unit.
  private func isFraction(_ number: NumberToken) -> Bool {
    subject == .food && number.groups.count == 2
      && (number.separators[0] == "." || number.separators[0] == ",")
      && !(number.groups[1].last.map { "98".contains($0) } ?? true)
  }

  /// Whether a tenth of `amount` could be what is printed.
  ///
  /// Moisture is printed in whole percent beside decimals. No pet food has less than 5 % protein (the least that
  /// catalogues accept), so that 11 % was never 1.1 %.
  private func mayHaveLostMark(_ amount: Decimal, _ nutrient: Nutrient) -> Bool {
    switch nutrient {
    case .moisture: false
    case .protein: amount >= 50
    default: true
    }
  }

  /// "119" and "0,89" in a table of grams: the last digit is the g.
  private func withoutFinalUnit(_ number: NumberToken) -> NumberToken? {
    guard let last = number.groups.last, last.count >= 1, number.digits.count >= 2,
      let final = last.last, final == "9" || final == "8"
    else { return nil }
    // "10.9" is no "10.g": nothing is printed with a mark and no digit behind it.
    if number.groups.count > 1, last.count == 1 { return nil }
    // "08": no number begins so, it is "0 g".
    if final != "9", number.digits.count < 3, number.digits.first != "0" { return nil }
    var stripped = number
    stripped.groups[stripped.groups.count - 1].removeLast()
    return stripped
  }

  /// "780 %" is 78.0 %: no content exceeds 100. "08 g" is 0.8 g or ".08 g", since no value
  /// begins with 0. Nothing shows which of the two it is.
  private func lostMark(_ number: NumberToken, unit: NutrientUnit, doubts: [ReadingDoubt])
    -> [Candidate]
  {
    guard number.groups.count == 1, let digits = number.groups.first, 2...3 ~= digits.count else {
      return []
    }
    var repaired = number
    let cut = digits.hasPrefix("0") ? 1 : digits.count - 1
    repaired.groups = [String(digits.prefix(cut)), String(digits.dropFirst(cut))]
    repaired.separators = ["."]
    guard let (amount, repairs) = repaired.value(for: unit) else { return [] }
    let isAmbiguous = cut == 1 && digits.hasPrefix("0")
    return [
      Candidate(
        quantity: Quantity(amount, unit), weight: isAmbiguous ? Self.ambiguous : 0.6,
        doubts: doubts + repairs + [.decimalMarkLost] + (isAmbiguous ? [.alternative] : []))
    ]
  }
}
