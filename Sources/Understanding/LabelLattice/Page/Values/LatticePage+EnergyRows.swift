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
