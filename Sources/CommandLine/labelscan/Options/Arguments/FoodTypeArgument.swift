import ArgumentParser
import LabelModel

/// `wet`, `dry`, `semiMoist`.
struct FoodTypeArgument: ExpressibleByArgument {
  static let allValueStrings = FoodType.allCases.map(\.rawValue)

  var value: FoodType

  init?(argument: String) {
    guard let value = FoodType(rawValue: argument) else { return nil }
    self.value = value
  }
}
