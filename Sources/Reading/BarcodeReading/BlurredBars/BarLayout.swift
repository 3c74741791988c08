import LabelModel

/// Where the guards and digits of a symbology stand, and which numbers its digits may form.
struct BarLayout: Sendable {
  /// The symbology's name.
  var format: String
  /// Its width.
  var modules: Int
  /// The guards with the modules beside them.
  var guards: [Guard]
  /// The digits' groups: the first module and how many digits follow without a guard between.
  var groups: [(first: Int, count: Int)]
  /// The sets of digits at each place: every way that a number can be written.
  var writings: [Writing]

  /// The guards' levels, four a module, with a mean of 0 and a length of 1.
  var drawnGuards: [[Float]] {
    guards.map { bars in
      let levels = (0..<bars.modules.count * 4).map {
        darkness(of: bars.modules, at: Float($0) / 4 + 0.125, blur: 0.5)
      }
      let mean = levels.reduce(0, +) / Float(levels.count)
      let length = levels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }.squareRoot()
      return levels.map { ($0 - mean) / length }
    }
  }

  /// Known modules, the first at `first` (negative: before the symbol).
  struct Guard: Sendable {
    var first: Int
    var modules: [Bool]

    init(_ first: Int, _ modules: String) {
      self.first = first
      self.modules = modules.map { $0 == "1" }
    }
  }

  /// A choice of sets with the sum that makes the check digit right.
  struct Writing: Sendable {
    /// The set of each digit: 0 is A, 1 is B, 2 is C.
    var sets: [Int]
    /// The weight of a digit in the check sum.
    var weights: [Int]
    /// The weights of the digits that are not drawn.
    var start: Int
    /// The values that the last digit may have.
    var lastDigits: ClosedRange<Int> = 0...9
    /// The digits before and after the drawn ones, as far as they are drawn in the choice of sets.
    var prefix: String = ""
    var suffix: String = ""
  }

  /// Whether it has so few digits that a part of a longer symbol can be taken for it.
  var isShort: Bool { format != "EAN-13" }

  static let all: [BarLayout] = [ean13, upce, ean8]

  /// EAN-13 and, with a first digit of 0, UPC-A.
  static let ean13 = BarLayout(
    format: "EAN-13", modules: 95,
    guards: [Guard(-3, "0001010"), Guard(44, "1010101"), Guard(91, "0101000")],
    groups: [(3, 6), (50, 6)],
    writings: firstDigitSets.enumerated().map { digit, sets in
      Writing(
        sets: sets + Array(repeating: 2, count: 6), weights: (0..<12).map { $0 % 2 == 0 ? 3 : 1 },
        start: digit, prefix: String(digit))
    })

  static let ean8 = BarLayout(
    format: "EAN-8", modules: 67,
    guards: [Guard(-5, "000001010"), Guard(30, "1010101"), Guard(63, "010100000")],
    groups: [(3, 4), (36, 4)],
    writings: [
      Writing(
        sets: [0, 0, 0, 0, 2, 2, 2, 2], weights: [3, 1, 3, 1, 3, 1, 3, 1], start: 0)
    ])

  static let upce = BarLayout(
    format: "UPC-E", modules: 51,
    guards: [Guard(-5, "000001010"), Guard(44, "101010100000")],
    groups: [(3, 6)],
    writings: shortForms)

  /// For each first digit of an EAN-13, the sets of the six left digits.
  private static let firstDigitSets: [[Int]] = [
    [0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 1, 1], [0, 0, 1, 1, 0, 1], [0, 0, 1, 1, 1, 0],
    [0, 1, 0, 0, 1, 1], [0, 1, 1, 0, 0, 1], [0, 1, 1, 1, 0, 0], [0, 1, 0, 1, 0, 1],
    [0, 1, 0, 1, 1, 0], [0, 1, 1, 0, 1, 0],
  ]

  /// For each check digit of a UPC-E of number system 0, the sets of its six digits.
  private static let checkDigitSets: [[Int]] = [
    [1, 1, 1, 0, 0, 0], [1, 1, 0, 1, 0, 0], [1, 1, 0, 0, 1, 0], [1, 1, 0, 0, 0, 1],
    [1, 0, 1, 1, 0, 0], [1, 0, 0, 1, 1, 0], [1, 0, 0, 0, 1, 1], [1, 0, 1, 0, 1, 0],
    [1, 0, 1, 0, 0, 1], [1, 0, 0, 1, 0, 1],
  ]

  /// The meaning of the six digits after expansion depends on the last of them.
  private static let shortForms: [Writing] = (0...1).flatMap { system in
    checkDigitSets.enumerated().flatMap { check, sets in
      let shapes: [(weights: [Int], lastDigits: ClosedRange<Int>)] = [
        ([1, 3, 3, 1, 3, 1], 0...2), ([1, 3, 1, 1, 3, 0], 3...3), ([1, 3, 1, 3, 3, 0], 4...4),
        ([1, 3, 1, 3, 1, 3], 5...9),
      ]
      return shapes.map { shape in
        Writing(
          sets: system == 0 ? sets : sets.map { 1 - $0 }, weights: shape.weights,
          start: 3 * system + check, lastDigits: shape.lastDigits, prefix: String(system),
          suffix: String(check))
      }
    }
  }

  /// Returns the number of `digits`, the drawn ones; `nil` when they are none.
  func gtin(of digits: [Int], _ writing: Writing) -> GTIN? {
    let text = writing.prefix + digits.map(String.init).joined() + writing.suffix
    switch format {
    case "UPC-E": return GTIN(expandingUPCE: text)
    case "EAN-13" where text.hasPrefix("0"): return GTIN(String(text.dropFirst()))
    default: return GTIN(text)
    }
  }

  /// Returns what a number that this layout gave is called.
  func format(of gtin: GTIN) -> String {
    format == "EAN-13" && gtin.digits.count == 12 ? "UPC-A" : format
  }
}
