import Foundation
import LabelModel
import LabelParsing

extension LatticePage {
  /// The unit in the line below a bare 100, where a narrow heading is wrapped. It is alone in its cell.
  ///
  /// It is below the 100, or below the words before it: "per 100", "ml". In running text it begins the next line.
  func unitBelow(_ spot: ValueSpot) -> NutrientUnit? {
    let line = spot.stretches[0].line
    let head = across(spot.frame)
    let start = across(cellBefore(spot)).left
    let slack = Self.columnSlack * height
    let units = Set(
      lines[line.look].flatMap { other in
        other.words.indices.filter { index in
          guard let frame = other.words[index].box.map({ Frame($0) }) else { return false }
          let place = across(frame)
          return Self.nextLine ~= drop(from: spot.frame, to: frame) / height
            && place.left < head.right + slack && place.right > start - slack
            && isAlone(index, in: other)
        }.map { unit(other.words[$0].text, isAlone: true) }
      })
    return units.count == 1 ? units.first.flatMap { $0 } : unitInNextLine(spot)
  }

  /// The unit that begins the line after one that ends with a bare 100.
  private func unitInNextLine(_ spot: ValueSpot) -> NutrientUnit? {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    guard scalars[min(place.end, scalars.count)...].allSatisfy({ !$0.properties.isAlphabetic }),
      let next = successors[place.line.look][place.line.line],
      let first = lines[place.line.look][next].words.first
    else { return nil }
    return unit(first.text, isAlone: false)
  }

  /// The unit that a word is. One that is alone in its cell may have lost the l of ml.
  private func unit(_ text: String, isAlone: Bool) -> NutrientUnit? {
    switch text.lowercased().trimmingCharacters(in: Self.aroundUnit) {
    case "g": .gram
    case "ml": .millilitre
    case "m", "mi", "m1": isAlone ? .millilitre : nil
    default: nil
    }
  }

  /// Signs around a heading's unit.
  private static let aroundUnit = CharacterSet(charactersIn: ":*|()[]. ")
}
