/// A nutrient that a diary counts; the raw values are keys of its JSON.
package enum CountedNutrient: String, Hashable, Sendable, Codable, CaseIterable,
  CodingKeyRepresentable
{
  /// Energy in kilocalories, what people call calories.
  case energyKcal
  /// Protein in grams.
  case protein
  /// Available carbohydrates in grams.
  case carbohydrates
  /// Fat in grams.
  case fat

  /// Those that are masses, in the order they are shown.
  package static let macros: [CountedNutrient] = [.protein, .carbohydrates, .fat]

  /// The unit of its amounts.
  package var unit: String { self == .energyKcal ? "kcal" : "g" }

  /// The name for a person.
  package var word: String { self == .energyKcal ? "calories" : rawValue }

  /// Returns the amount that a person is shown: in whole kilocalories, in tenths of grams.
  package func shown(_ value: Double) -> Double {
    self == .energyKcal ? value.rounded() : ((value * 10).rounded() / 10).decimal
  }

  /// The largest amount of one entry. It is ten times that of a heavy meal, and more than a person
  /// eats in a day. A number beyond it is a slip of the keyboard or a wrong unit (kJ, mg).
  package var largestOfEntry: Double { self == .energyKcal ? 10_000 : 1_500 }
}

/// Energy and masses of a food, or of some of it. What is not known is `nil`, never 0.
///
/// Amounts are decimal numbers, whatever they were computed from: 7.6, not 7.6000000000000005.
package struct FoodAmounts: Hashable, Sendable, Codable {
  /// Kilocalories.
  package var energyKcal: Double? { didSet { energyKcal = energyKcal?.decimal } }
  /// Grams of protein.
  package var protein: Double? { didSet { protein = protein?.decimal } }
  /// Grams of available carbohydrates.
  package var carbohydrates: Double? { didSet { carbohydrates = carbohydrates?.decimal } }
  /// Grams of fat.
  package var fat: Double? { didSet { fat = fat?.decimal } }

  /// Creates amounts.
  package init(
    energyKcal: Double? = nil, protein: Double? = nil, carbohydrates: Double? = nil,
    fat: Double? = nil
  ) {
    self.energyKcal = energyKcal?.decimal
    self.protein = protein?.decimal
    self.carbohydrates = carbohydrates?.decimal
    self.fat = fat?.decimal
  }

  /// The amount of `nutrient`.
  package subscript(nutrient: CountedNutrient) -> Double? {
    get {
      switch nutrient {
      case .energyKcal: energyKcal
      case .protein: protein
      case .carbohydrates: carbohydrates
      case .fat: fat
      }
    }
    set {
      switch nutrient {
      case .energyKcal: energyKcal = newValue
      case .protein: protein = newValue
      case .carbohydrates: carbohydrates = newValue
      case .fat: fat = newValue
      }
    }
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { CountedNutrient.allCases.allSatisfy { self[$0] == nil } }

  /// Returns the amounts of `factor` times as much.
  package func scaled(by factor: Double) -> FoodAmounts {
    var amounts = FoodAmounts()
    for nutrient in CountedNutrient.allCases {
      amounts[nutrient] = self[nutrient].map { $0 * factor }
    }
    return amounts
  }
}

extension FoodAmounts {
  private enum CodingKeys: String, CodingKey {
    case energyKcal, protein, carbohydrates, fat
  }

  /// Reads amounts; a missing key is an amount that is not known.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      energyKcal: try container.decodeIfPresent(Double.self, forKey: .energyKcal),
      protein: try container.decodeIfPresent(Double.self, forKey: .protein),
      carbohydrates: try container.decodeIfPresent(Double.self, forKey: .carbohydrates),
      fat: try container.decodeIfPresent(Double.self, forKey: .fat))
  }

  /// Writes every key; a missing amount is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(energyKcal, forKey: .energyKcal)
    try container.encode(protein, forKey: .protein)
    try container.encode(carbohydrates, forKey: .carbohydrates)
    try container.encode(fat, forKey: .fat)
  }
}

/// The sum of what is known of some entries.
package struct AmountTotal: Hashable, Sendable, Codable {
  /// The sum of the amounts that are known; 0 where none is.
  package var value: Double
  /// The number of entries that have no amount: of more than 0 the sum is a lower bound.
  package var missing: Int
  /// Whether an amount is known, or there is no entry at all. JSON has the value `null` otherwise.
  package var isKnown: Bool

  /// Creates a total; without `isKnown` a 0 of entries that all lack an amount is not known.
  package init(value: Double = 0, missing: Int = 0, isKnown: Bool? = nil) {
    self.value = value.decimal
    self.missing = missing
    self.isKnown = isKnown ?? (missing == 0 || value != 0)
  }

  /// Whether the true total may be greater.
  package var isLowerBound: Bool { missing > 0 }
}

extension AmountTotal {
  private enum CodingKeys: String, CodingKey { case value, missing }

  /// Reads a total; a value of `null` is one that is not known.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let value = try container.decodeIfPresent(Double.self, forKey: .value)
    self.init(
      value: value ?? 0, missing: try container.decode(Int.self, forKey: .missing),
      isKnown: value != nil)
  }

  /// Writes both keys; a value that is not known is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isKnown ? value : nil, forKey: .value)
    try container.encode(missing, forKey: .missing)
  }
}

/// Returns the sum of `nutrient` over `amounts`, in their order.
package func total(
  _ nutrient: CountedNutrient, of amounts: some Sequence<FoodAmounts>
) -> AmountTotal {
  var sum: Double?
  var missing = 0
  for amounts in amounts {
    if let amount = amounts[nutrient] { sum = (sum ?? 0) + amount } else { missing += 1 }
  }
  return AmountTotal(value: sum ?? 0, missing: missing, isKnown: sum != nil || missing == 0)
}
