import Foundation
import LabelModel
import LabelParsing

extension LatticePage {
  /// Gives the kJ and the kcal of one energy their units where the word "kJ" was not read.
  ///
  /// The numbers are below each other, and "kcal" is in the row of one alone. The other number may have got that unit.
  mutating func markEnergyRows() {
    guard hasPlaces else { return }
    let signs = lines.joined().flatMap(\.words).compactMap { word -> Frame? in
      let text = word.text.lowercased()
      return Self.kilocalories.contains(where: text.contains) ? word.box.map { Frame($0) } : nil
    }
    for kcal in spots.indices where signs.contains(where: { isSameRow($0, spots[kcal].frame) }) {
      for number in spots.indices
      where isAboveOrBelow(spots[number].frame, spots[kcal].frame)
        && !signs.contains(where: { isSameRow($0, spots[number].frame) })
      {
        guard let energy = wholeNumber(number), let other = wholeNumber(kcal),
          energy >= Self.leastEnergy,
          LatticeNutrient.isOneEnergy(kilojoules: energy, kilocalories: other)
        else { continue }
        setUnit(.kilojoule, of: number, energy)
        setUnit(.kilocalorie, of: kcal, other)
      }
    }
  }

  /// Gives the number right before kcal, or right behind it, the unit kJ: "279 k/x/67 kcal".
  ///
  /// Its unit was not read, a stroke or a bracket is between them, and both are one energy.
  mutating func markEnergyPairs() {
    for kcal in spots.indices
    where spots[kcal].options[0].kind == .literal && spots[kcal].options[0].unit == .kilocalorie {
      for number in spots.indices where number != kcal && isPaired(number, kcal) {
        guard
          spots[number].options.allSatisfy({ $0.kind != .literal || $0.unit == nil }),
          let energy = wholeNumber(number), energy >= Self.leastEnergy,
          LatticeNutrient.isOneEnergy(
            kilojoules: energy, kilocalories: spots[kcal].options[0].value)
        else { continue }
        setUnit(.kilojoule, of: number, energy)
      }
    }
  }

  /// Returns the numbers, with two in place of one that is both energies of a cell.
  ///
  /// The stroke between them was lost: "1610381" is "1610/381" in print. Its row's name has the unit kcal: "Energi, kJ/kcal".
  func withSplitEnergies(_ spots: [ValueSpot], _ names: [NameSpot]) -> [ValueSpot] {
    let rows = names.filter(isOfKilocalories).map(\.frame)
    guard !rows.isEmpty else { return spots }
    return spots.flatMap { spot in
      guard let option = spot.options.first, option.kind == .literal, option.unit == nil,
        let (kilojoules, kilocalories) = Self.energies(joined: String(describing: option.number)),
        rows.contains(where: { isSameRow($0, spot.frame) })
      else { return [spot] }
      let (first, second) = spot.halves(
        Double(kilojoules.count) / Double(kilojoules.count + kilocalories.count))
      return [
        first.reading(kilojoules, .kilojoule, as: option),
        second.reading(kilocalories, .kilocalorie, as: option),
      ]
    }
  }

  /// Whether a name is that of the energy, with kcal between it and the first number behind it.
  private func isOfKilocalories(_ name: NameSpot) -> Bool {
    guard name.kind.isEnergy else { return false }
    let stretch = name.stretches[0]
    let scalars = lines[stretch.line.look][stretch.line.line].scalars
    let text = scalars.dropFirst(stretch.start).prefix { !("0"..."9").contains($0) }
    return String(String.UnicodeScalarView(text)).lowercased().contains("kcal")
  }

  /// The digits of both energies in one number, kJ first; `nil` unless exactly one way fits.
  ///
  /// The stroke may be read as 1 or 7.
  private static func energies(joined digits: String) -> (String, String)? {
    guard joinedDigits ~= digits.count, digits.allSatisfy(\.isNumber) else { return nil }
    let pairs = (3...4).flatMap { count -> [(String, String)] in
      let rest = digits.dropFirst(count)
      let isStroke = rest.first.map { "17".contains($0) } ?? false
      let ends = [rest] + (isStroke ? [rest.dropFirst()] : [])
      return ends.map { (String(digits.prefix(count)), String($0)) }
    }.filter { pair in
      guard 2...3 ~= pair.1.count, !pair.1.hasPrefix("0"), let kilojoules = Double(pair.0),
        let kilocalories = Double(pair.1)
      else { return false }
      return LatticeNutrient.isOneEnergy(kilojoules: kilojoules, kilocalories: kilocalories)
    }
    return pairs.count == 1 ? pairs[0] : nil
  }

  /// The digits of an energy in both units, with those of a stroke.
  private static let joinedDigits = 5...8

  /// Whether a stroke or a bracket and few letters are between two numbers of a line.
  private func isPaired(_ first: Int, _ second: Int) -> Bool {
    spots[first].stretches.contains { own in
      spots[second].stretches.contains { other in
        guard own.line == other.line else { return false }
        let scalars = lines[own.line.look][own.line.line].scalars
        let (start, end) = (min(own.end, other.end), max(own.start, other.start))
        guard 1...Self.symbolsOfUnit ~= end - start else { return false }
        let between = scalars[(start..<end).clamped(to: scalars.indices)]
        return between.contains { "/(".unicodeScalars.contains($0) }
          && !between.contains { "0"..."9" ~= $0 }
      }
    }
  }

  /// Symbols between both numbers of one energy at most: a unit, a stroke and spaces.
  private static let symbolsOfUnit = 8

  /// The number that is read at a place without a unit, or with kcal.
  private func wholeNumber(_ spot: Int) -> Double? {
    let options = spots[spot].options.filter { $0.kind == .literal && $0.unit != nil }
    guard options.allSatisfy({ $0.unit == .kilocalorie }) else { return nil }
    return spots[spot].options.first { $0.kind == .literal && !$0.hasFraction }?.value
  }

  /// Keeps the options of a place that are read as one number, with a unit.
  private mutating func setUnit(_ unit: NutrientUnit, of spot: Int, _ number: Double) {
    spots[spot].options.removeAll { $0.kind != .literal || $0.value != number }
    for option in spots[spot].options.indices { spots[spot].options[option].unit = unit }
  }

  /// Whether two numbers are in rows close by and share a part of the text's width.
  private func isAboveOrBelow(_ first: Frame, _ second: Frame) -> Bool {
    let (one, other) = (across(first), across(second))
    return one.left < other.right && other.left < one.right
      && Self.rowsOfEnergy ~= abs(drop(from: first, to: second)) / height
  }

  private static let kilocalories = ["kcal", "ккал"]
  /// The distance of the rows of one energy, in line heights.
  private static let rowsOfEnergy = rowsApart...3.0
  /// Kilojoules below which rounded numbers agree by chance.
  private static let leastEnergy = 100.0
}

extension ValueSpot {
  /// The left part of a number, which has this share of its width, and the right one.
  fileprivate func halves(_ share: Double) -> (ValueSpot, ValueSpot) {
    var (first, second) = (self, self)
    let middle = frame.left + share * frame.width
    (first.frame.right, second.frame.left) = (middle, middle)
    if let box {
      let edge = Int(middle)
      first.box = BoundingBox(left: box.left, top: box.top, right: edge, bottom: box.bottom)
      second.box = BoundingBox(left: edge, top: box.top, right: box.right, bottom: box.bottom)
    }
    for index in stretches.indices {
      let place = stretches[index]
      let end = place.start + Int(share * Double(place.end - place.start))
      (first.stretches[index].end, second.stretches[index].start) = (end, end)
    }
    return (first, second)
  }

  /// The place with one way to read it.
  fileprivate func reading(
    _ digits: String, _ unit: NutrientUnit, as option: ValueOption
  ) -> ValueSpot {
    var (spot, own) = (self, option)
    own.unit = unit
    own.text = digits
    own.value = Double(digits) ?? 0
    own.number = Decimal(Int(own.value))
    spot.options = [own]
    spot.digits = digits.count
    return spot
  }
}
