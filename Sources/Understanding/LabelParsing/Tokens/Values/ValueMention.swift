import Foundation
import LabelModel
import Languages

/// A number with the print around it: sign, unit, place.
struct ValueMention: Sendable {
  let number: NumberToken
  /// The unit, `nil` when none was read.
  var unit: NutrientUnit? { didSet { settle() } }
  /// Whether the unit is a measure that no nutrient has: "kg", "oz".
  var isForeign: Bool
  /// Whether the number is an end of a range.
  var isRange = false
  /// Whether the picture's edge may cut off a part of the number.
  var isCut = false
  var modifier: Modifier?
  var line: Int
  /// The symbols covered, sign and unit included.
  var range: Range<Int>
  var box: BoundingBox?
  /// The recognition's certainty.
  var confidence: Double
  var doubts: [ReadingDoubt]
  /// The printed form.
  var text: String

  /// The line and position, which no two values share.
  var place: Place { Place(line: line, position: range.lowerBound) }

  struct Place: Hashable, Sendable {
    var line: Int
    var position: Int
  }

  /// Whether the value is an energy by its unit.
  var isEnergy: Bool { unit == .kilojoule || unit == .kilocalorie }
  /// Whether the number is an amount that others refer to: 100 g, 100 ml.
  var isHundred: Bool {
    number.groups.count == 1 && HundredPrint.isComplete(value, unit)
  }
  /// The value in its unit.
  private(set) var value: Decimal?
  /// The value as far as arithmetic needs it.
  private(set) var amount: Double?

  init(
    number: NumberToken, unit: NutrientUnit?, isForeign: Bool, modifier: Modifier?, line: Int,
    range: Range<Int>, box: BoundingBox?, confidence: Double, doubts: [ReadingDoubt], text: String
  ) {
    self.number = number
    self.unit = unit
    self.isForeign = isForeign
    self.modifier = modifier
    self.line = line
    self.range = range
    self.box = box
    self.confidence = confidence
    self.doubts = doubts
    self.text = text
    settle()
  }

  private mutating func settle() {
    value = number.value(for: unit)?.value
    amount = value.map { NSDecimalNumber(decimal: $0).doubleValue }
  }
}
