import Foundation
import LabelModel
import LabelParsing

/// The words and cells around a heading.
extension LatticePage {
  /// Whether the sign ℮ of a net quantity is right behind a mass or volume. It may be read as a letter.
  ///
  /// The sign is that of directive 76/211/EEC.
  private func isBeforeEstimatedSign(_ spot: ValueSpot) -> Bool {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    let after = scalars[min(place.end, scalars.count)...].drop { $0 == " " }
    guard let sign = after.first, "℮eE".unicodeScalars.contains(sign) else { return false }
    return !(after.dropFirst().first?.properties.isAlphabetic ?? false)
  }

  /// The words around 100 g or 100 ml.
  func origin(
    _ spot: ValueSpot, _ byLine: [LineReference: [NameSpot]], _ names: [NameSpot],
    _ spots: [ValueSpot]
  ) -> Heading.Origin {
    let place = spot.stretches[0]
    let topics = byLine[place.line] ?? []
    let isAfterPer = topics.contains { name in
      name.kind == .topic(.per) && name.stretches[0].end <= place.start
        && place.start - name.stretches[0].end <= 3
    }
    if isAfterPer, isOfAnIngredient(place, topics) { return .sentence }
    if isAfterPer || place.start < 3 && isAfterPerOfLineAbove(place, byLine) { return .word }
    if topics.contains(where: { heads($0, place) }) { return .statement }
    let letters = lettersBeside(spot)
    if letters.before == 0, isBeforeEstimatedSign(spot) { return .sentence }
    if letters.after == 0, letters.before == 0 { return .alone }
    if letters.before == 0, isAbovePanel(spot, names) { return .abovePanel }
    // 150 ml above a column is rather a serving than a damaged 100 ml.
    if letters.before == 0, spot.hundred == 0 || spot.hundred > 0.5,
      isAboveColumn(spot, names, spots)
    {
      return .aboveColumn
    }
    return spot.countsWords || letters.after >= 4 ? .sentence : .beside
  }

  /// Whether the words before 100 g state an ingredient: "made with 45 g of fruit per 100 g".
  ///
  /// Directive 2001/113/EC, annex I, has it for jams. A serving is no ingredient: "per serving of 30 g per 100 g".
  private func isOfAnIngredient(_ place: Stretch, _ topics: [NameSpot]) -> Bool {
    let before = topics.filter { $0.stretches[0].start < place.start }
    let hasOthers = before.contains { name in
      switch name.kind {
      case .energy, .nutrient, .other, .topic(.foodHeading), .topic(.petHeading): isSure(name)
      case .topic(.serving), .topic(.servingSize): true
      default: false
      }
    }
    guard !hasOthers, before.count(where: { $0.kind == .topic(.per) }) == 1 else { return false }
    let scalars = lines[place.line.look][place.line.line].scalars.prefix(place.start)
    let words = scalars.split(separator: " ")
    // An amount in grams, a word of the ingredient, and the word for "per".
    guard let unit = words.lastIndex(where: { $0.last == "g" && $0.count <= 5 }) else {
      return false
    }
    let isAmount =
      words[unit].contains { $0.properties.numericType == .decimal }
      || unit > 0 && words[unit].count == 1
        && words[unit - 1].allSatisfy {
          $0.properties.numericType == .decimal || ",.".unicodeScalars.contains($0)
        }
    return isAmount
      && words[(unit + 1)...].dropLast().contains { $0.count { $0.properties.isAlphabetic } > 2 }
  }

  /// Whether what may be a damaged 100 is where a heading is printed.
  ///
  /// A net quantity may have the same digits.
  func isHeading(
    _ spot: ValueSpot, _ origin: Heading.Origin, _ names: [NameSpot]
  ) -> Bool {
    switch origin {
    case .word, .statement, .abovePanel, .aboveColumn: true
    case .alone:
      spot.hundred > 0.5
        || names.contains { name in
          isSureName(name) && name.stretches[0].line.look == spot.stretches[0].line.look
            && Self.rowsAbovePanel ~= drop(from: spot.frame, to: name.frame) / height
        }
    case .beside, .sentence, .bare, .bareBehindPer: spot.hundred > 0.5
    }
  }

  /// Whether a panel begins a few lines below 100 g or 100 ml, or below its line.
  private func isAbovePanel(_ spot: ValueSpot, _ names: [NameSpot]) -> Bool {
    let line = spot.stretches[0].line
    let own = lines[line.look][line.line].box.map { Frame($0) } ?? spot.frame
    return names.contains { name in
      let rows = drop(from: spot.frame, to: name.frame) / height
      return isSureName(name) && name.stretches[0].line.look == line.look
        && Self.rowsAbovePanel ~= rows
        && across(name.frame).left > across(spot.frame).left - Self.panelIndent * height
        && across(name.frame).left < across(own).right
    }
  }

  /// Whether a value and a name to its left are a few lines below: "100 g enthalten | contiennent".
  private func isAboveColumn(
    _ spot: ValueSpot, _ names: [NameSpot], _ spots: [ValueSpot]
  ) -> Bool {
    let line = spot.stretches[0].line
    let head = across(spot.frame)
    let end = lines[line.look][line.line].box.map { across(Frame($0)).right } ?? head.right
    let slack = Self.columnSlack * height
    func isBelow(_ frame: Frame, _ place: LineReference) -> Bool {
      place.look == line.look && Self.rowsAbovePanel ~= drop(from: spot.frame, to: frame) / height
    }
    return names.contains { name in
      isSureName(name) && isBelow(name.frame, name.stretches[0].line)
        && across(name.frame).left < head.left
    }
      && spots.contains { value in
        let place = across(value.frame)
        return !value.isHeading && isBelow(value.frame, value.stretches[0].line)
          && place.left < end + slack && place.right > head.left - slack
      }
  }

  /// Whether a name shows the words around 100 g or 100 ml to be a statement of nutrients.
  ///
  /// Such a name is their heading, or a nutrient behind 100 g.
  private func heads(_ name: NameSpot, _ place: Stretch) -> Bool {
    guard isSure(name) else { return false }
    let own = name.stretches[0]
    switch name.kind {
    case .topic(.foodHeading), .topic(.petHeading): return true
    case .energy, .nutrient: return 0...Self.statement ~= own.start - place.end
    default: return false
    }
  }

  /// Whether the line above ends with a word for "per".
  private func isAfterPerOfLineAbove(
    _ place: Stretch, _ names: [LineReference: [NameSpot]]
  ) -> Bool {
    guard let above = successors[place.line.look].firstIndex(of: place.line.line) else {
      return false
    }
    let count = lines[place.line.look][above].scalars.count
    return (names[LineReference(look: place.line.look, line: above)] ?? []).contains { name in
      name.kind == .topic(.per) && name.stretches[0].end >= count - 1
    }
  }

  /// Symbols between 100 g and the first nutrient of a statement at most: "100 ml enthalten | contiennent: Energie".
  private static let statement = 32
  /// Line heights between 100 g and the first name of its panel.
  private static let rowsAbovePanel = 0.5...3.5
  /// The indent of a heading from the panel's names at most, in line heights.
  private static let panelIndent = 3.0
}
