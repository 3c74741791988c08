import FoodDiary
import Languages

extension PortionUnit {
  /// The word for one, where languages differ; `nil` for units of mass and volume with a common sign.
  var pageWord: PageWord? {
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
