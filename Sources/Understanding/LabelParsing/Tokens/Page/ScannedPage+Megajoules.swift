import Foundation
import LabelModel

extension ScannedPage {
  /// Gives energies in MJ the unit kJ where the page has no other energies: "1.5 MJ" is 1500 kJ.
  ///
  /// Amounts of a kilogram stay. They are a pet food's energy: "15.8 MJ/kg".
  static func readMegajoules(_ lines: [ScannedLine], _ values: inout [[ValueMention]]) {
    let hasEnergy = values.joined().contains {
      $0.isEnergy || $0.unit == .kilocaloriePerKilogram
    }
    guard !hasEnergy else { return }
    for line in values.indices {
      for place in values[line].indices {
        if let energy = values[line][place].inKilojoules(on: lines[line]) {
          values[line][place] = energy
        }
      }
    }
  }
}

extension ValueMention {
  private static let units = ["MJ", "МДж"]
  /// The kJ in 100 g of pure fat, which has the most energy of all foods.
  private static let most: Decimal = 3_911

  /// The same energy in kJ, `nil` if the number has no unit MJ or is no food's.
  fileprivate func inKilojoules(on line: ScannedLine) -> ValueMention? {
    guard unit == nil, !isForeign, !isEndOfRange(on: line), let number = number.inThousands else {
      return nil
    }
    let gap = line.scalar(range.upperBound) == " " ? 1 : 0
    let start = range.upperBound + gap
    guard let unit = Self.units.first(where: { line.text(start..<start + $0.count) == $0 }) else {
      return nil
    }
    let end = start + unit.count
    if let next = line.scalar(end), LetterFolding.isLetter(next) { return nil }
    let behind = EnergyReference.compact(
      line.scalars[range.upperBound...].prefix(EnergyReference.longestBehind))
    guard EnergyReference(behindNumber: behind)?.isOfKilogram != true,
      let amount = number.value(for: .kilojoule)?.value, amount > 0, amount <= Self.most
    else { return nil }
    let whole = range.lowerBound..<end
    return ValueMention(
      number: number, unit: .kilojoule, isForeign: false, modifier: modifier, line: self.line,
      range: whole, box: line.box(number.range.lowerBound..<end), confidence: confidence,
      doubts: doubts, text: line.text(whole))
  }
}

extension ValueMention {
  /// Whether a dash and a digit are before the number: "1.2-1.5 MJ".
  fileprivate func isEndOfRange(on line: ScannedLine) -> Bool {
    func before(_ position: Int) -> Int {
      line.scalar(position - 1) == " " ? position - 2 : position - 1
    }
    let dash = before(range.lowerBound)
    guard line.scalar(dash).map({ ValueScanner.dashes.contains(String($0)) }) == true,
      let digit = line.scalar(before(dash))
    else { return false }
    return ("0"..."9").contains(digit)
  }
}

extension NumberToken {
  /// The number times 1000, as digits without marks; `nil` where it has more than three decimals or thousands.
  fileprivate var inThousands: NumberToken? {
    guard groups.count <= 2, let whole = groups.first, 1...2 ~= whole.utf8.count,
      groups.count == 1 || [".", ","].contains(separators[0])
    else { return nil }
    let fraction = groups.count == 2 ? groups[1] : ""
    guard fraction.utf8.count <= 3 else { return nil }
    var token = self
    let digits = whole + fraction + String(repeating: "0", count: 3 - fraction.utf8.count)
    token.groups = [String(digits.drop { $0 == "0" })]
    token.separators = []
    return token
  }
}
