import Foundation
import LabelParsing

/// Running text, whose lines are cut anywhere: places of its amounts form no columns.
extension LatticePage {
  /// Whether the values are those of a declaration in running text that is stated again in other languages.
  ///
  /// Most values are right behind their names. Names within the lines begin at any place, while those of a table are
  /// aligned. Most nutrients with several amounts have the same one each time, so that no value is of another column.
  ///
  /// - Parameters:
  ///   - live: the spots that may be amounts.
  ///   - roles: the likely nutrient of each spot, and the index of its name.
  /// - Returns: whether both are true.
  func isRepeatedText(_ live: [Int], _ roles: [Int: LikelyRole]) -> Bool {
    let owned = live.compactMap { roles[$0] }.filter { !LatticeNutrient.isEnergy($0.key) }
    let named = owned.filter(isRightBehindName)
    guard named.count >= Self.fewestInText,
      Double(named.count) > Self.leastShareInText * Double(owned.count)
    else { return false }
    return areStatedAgain(named) && areWithinLines(named)
  }

  /// Whether a value is right behind its name. It may be at the start of the line that continues the name's.
  private func isRightBehindName(_ role: LikelyRole) -> Bool {
    guard let name = role.name else { return false }
    return spots[role.spot].stretches.contains { value in
      names[name].stretches.contains { stretch in
        if stretch.line == value.line {
          return stretch.end <= value.start
            && isShort(symbols(stretch.end..<value.start, of: value.line))
        }
        let (line, next) = (stretch.line, successors[stretch.line.look][stretch.line.line])
        guard line.look == value.line.look, next == value.line.line else { return false }
        let end = lines[line.look][line.line].scalars.count
        return isShort(symbols(stretch.end..<end, of: line))
          && isShort(symbols(0..<value.start, of: value.line))
      }
    }
  }

  private func symbols(_ range: Range<Int>, of line: LineReference) -> ArraySlice<Unicode.Scalar> {
    let scalars = lines[line.look][line.line].scalars
    return scalars[range.clamped(to: scalars.indices)]
  }

  /// Whether print between a name and its value has few letters and no other amount in it.
  private func isShort(_ symbols: ArraySlice<Unicode.Scalar>) -> Bool {
    symbols.count { $0.properties.isAlphabetic } <= Self.mostLettersBetween
      && !symbols.contains { "0"..."9" ~= $0 }
  }

  /// Whether several nutrients are stated again with the same amount, and more of them than with other ones.
  private func areStatedAgain(_ named: [LikelyRole]) -> Bool {
    let groups = Dictionary(grouping: named, by: \.key)
    let repeated = groups.values.filter { Set($0.compactMap(\.name)).count > 1 }
    let same = repeated.count { roles in
      let amounts = roles.map { spots[$0.spot].options[0].value }
      return amounts.allSatisfy { isSameAmount($0, amounts[0]) }
    }
    return same >= Self.fewestStatedAgain && 2 * same > repeated.count
  }

  /// Whether several lines have names within them, most of which the next lines have not at the same place.
  private func areWithinLines(_ named: [LikelyRole]) -> Bool {
    let inner = named.compactMap { role -> Frame? in
      guard let name = role.name, let stretch = names[name].stretches.first,
        stretch.start >= Self.fewestBeforeName
      else { return nil }
      return names[name].frame
    }
    let aligned = inner.count { frame in
      inner.contains { other in
        let rows = abs(drop(from: frame, to: other)) / height
        return Self.rowsApart..<Self.nextRow ~= rows
          && abs(across(frame).left - across(other).left) < Self.alignedNames * height
      }
    }
    return inner.count >= Self.fewestWithinLines && 2 * aligned < inner.count
  }

  // All numbers below were set by hand.

  /// Values of two statements at least.
  private static let fewestInText = 8
  /// The share of values that are right behind their names at least.
  private static let leastShareInText = 0.6
  /// Letters between a name and its value at most, as of a bound or a second name's end.
  private static let mostLettersBetween = 3
  /// Nutrients that are stated again at least.
  private static let fewestStatedAgain = 3
  /// Symbols before a name within a line at least: an amount, or the end of a word.
  private static let fewestBeforeName = 4
  /// Names within lines at least.
  private static let fewestWithinLines = 4
  /// The distance of one line from the next at most, in line heights.
  private static let nextRow = 2.5
  /// The distance of aligned names at most, in line heights.
  private static let alignedNames = 0.3
}
