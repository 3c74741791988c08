/// A number in digits, as a language writes it.
enum FoodPhraseNumber: Hashable, Sendable {
  /// It can be read in one way.
  case exact(Double)
  /// With a sign of thousands that could be a decimal one: true of grams and millilitres only.
  case thousands(Double)
  /// With three decimals that could be thousands: true of kilograms and litres only.
  case thousandths(Double)
  /// With a decimal sign of other languages: true with a unit only.
  case foreign(Double)
  /// It can be read in several ways, or in none.
  case unclear

  /// Digits at most: a number with more is far above any portion.
  static let mostDigits = 12

  /// Reads digits with points and commas between them.
  ///
  /// A point with one or two digits after it is a decimal point everywhere.
  init(_ text: String, numerals: PhraseLexicon.Numerals) {
    let points = text.count { $0 == "." }
    let commas = text.count { $0 == "," }
    let digits = text.count { $0.isNumber }
    guard digits <= Self.mostDigits else {
      self = .unclear
      return
    }
    let text = text.hasPrefix(".") ? "0" + text : text
    let groups = text.split { $0 == "." || $0 == "," }
    let decimals = groups.last.map { groups.count > 1 ? $0.count : 0 } ?? 0
    let isLessThanOne = groups.first.map { $0.allSatisfy { $0 == "0" } } ?? false
    let isGrouped =
      groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.first?.count ?? 0) <= 3
    let joined = Double(groups.joined())
    let decimal = Double(
      groups.dropLast().joined() + "." + (groups.last.map(String.init) ?? ""))
    switch (points, commas) {
    case (0, 0): self = .init(exact: Double(text))
    case (1, 0):
      if decimals != 3 || isLessThanOne {
        self = .init(exact: decimal)
      } else if numerals == .point, let decimal {
        self = .thousandths(decimal)
      } else if numerals == .comma, let joined {
        self = .thousands(joined)
      } else {
        self = .unclear
      }
    case (0, 1):
      if numerals == .point {
        let isThousands = isGrouped && !isLessThanOne
        let other = decimals < 3 || isLessThanOne ? decimal.map { Self.foreign($0) } : nil
        self = (isThousands ? joined.map { .thousands($0) } : other) ?? .unclear
      } else if decimals != 3 || isLessThanOne {
        self = .init(exact: decimal)
      } else {
        self = decimal.map { .thousandths($0) } ?? .unclear
      }
    case (1, 1):
      let isDecimalLast = text.last { $0 == "." || $0 == "," } == (numerals == .point ? "." : ",")
      let isThousand = groups.count == 3 && groups[1].count == 3 && numerals != .commaAndSpace
      self = isDecimalLast && isThousand ? .init(exact: decimal) : .unclear
    default: self = .unclear
    }
  }

  private init(exact value: Double?) { self = value.map { .exact($0) } ?? .unclear }

  /// The value with `unit`, `nil` when it is unclear with it.
  func value(with unit: PortionUnit?) -> Double? {
    switch self {
    case .exact(let value): value
    case .thousands(let value):
      unit == .gram || unit == .millilitre || unit == .milligram ? value : nil
    case .thousandths(let value): unit == .kilogram || unit == .litre ? value : nil
    case .foreign(let value): unit == nil ? nil : value
    case .unclear: nil
    }
  }
}
