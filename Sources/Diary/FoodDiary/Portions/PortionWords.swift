package import Languages

extension PortionUnit {
  /// The word for one, where languages differ; `nil` for units of mass and volume with a common sign.
  package var pageWord: PageWord? {
    switch self {
    case .gram, .kilogram, .milligram, .ounce, .pound, .millilitre, .centilitre, .decilitre, .litre,
      .fluidOunce:
      nil
    case .pint: .unitPint
    case .cup: .unitCup
    case .tablespoon: .unitTablespoon
    case .teaspoon: .unitTeaspoon
    case .piece: .unitPiece
    case .slice: .unitSlice
    case .portion: .unitPortion
    case .handful: .unitHandful
    case .pinch: .unitPinch
    case .scoop: .unitScoop
    case .clove: .unitClove
    case .bar: .unitBar
    case .square: .unitSquare
    case .can: .unitCan
    case .bottle: .unitBottle
    case .glass: .unitGlass
    case .bowl: .unitBowl
    case .plate: .unitPlate
    case .packet: .unitPacket
    }
  }
}

extension Wording {
  /// The portion in this language's words: `150 g`, `2 × Scheibe`; empty for none.
  ///
  /// One word serves every number, since languages have up to six plurals.
  package func portion(_ portion: Portion?) -> String {
    guard let portion else { return "" }
    guard language != "en", let word = portion.unit.pageWord else {
      return numbers.numbers(in: portion.description)
    }
    let number = portion.description.split(separator: " ").first.map(String.init) ?? ""
    let shown = numbers.number(number)
    return portion.amount == 1 ? "\(shown) \(self(word))" : "\(shown) × \(self(word))"
  }
}
