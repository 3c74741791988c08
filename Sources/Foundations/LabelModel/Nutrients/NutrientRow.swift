public import Foundation

/// The facts about one nutrient that no language changes; ``Nutrient/row`` is the table.
public struct NutrientRow: Hashable, Sendable {
  /// The amounts that labels state.
  public enum Measure: Hashable, Sendable {
    /// Energy in kJ.
    case kilojoules
    /// Energy in kcal.
    case kilocalories
    /// Grams or a share of the mass; no label of food states milligrams.
    case grams
    /// A mass or a share of it, in any unit.
    case mass
    /// Milligrams; 100 g of any food hold at most 5 g.
    case milligrams
    /// Milligrams or less. A percentage is that of a daily dose (EU 1169/2011, annex XIII; 21 CFR 101.9(c)(8)).
    case trace
    /// A trace that may be stated in international units.
    case vitamin
  }

  /// The fields of Open Food Facts, for each subject the ones to look under in turn.
  ///
  /// Source: the services' taxonomy `nutrients.txt` and Open Pet Food Facts' table `opff_europe`.
  /// Pet foods have assays of their own ("crude"). Contributors also fill in the names of human food, which are read
  /// second. `ash` and `crude-fiber` are not in the taxonomy, but entries have them. The
  /// pet-food table spells `fibre`, the food's `fiber`. Left out on purpose: `carbohydrates-total` (the US figure,
  /// which includes fibre).
  public struct OpenFoodFactsFields: Hashable, Sendable {
    /// The fields of a food; empty for none.
    public var food: [String]
    /// The fields of a pet food; empty for none.
    public var petFood: [String]
    /// Whether the form of pet food has a place for it: what `opff_europe` lacks would be dropped in silence.
    public var isInPetFoodForm = true
  }

  /// The name and unit in FatSecret's API (food.get.v4, "Response").
  public struct FatSecretField: Hashable, Sendable {
    /// The field.
    public var name: String
    /// The unit of its amounts.
    public var unit: NutrientUnit
  }

  /// The amounts that labels state.
  public var measure: Measure
  /// The fields of Open Food Facts and Open Pet Food Facts.
  public var openFoodFacts: OpenFoodFactsFields
  /// The numbers in FoodData Central, to be looked under in turn.
  public var usda: [Int] = []
  /// The field of FatSecret.
  public var fatSecret: FatSecretField?
  /// Daily amounts that labels print, in grams; sodium and cholesterol in milligrams.
  ///
  /// Sources: EU 1169/2011 annex XIII; US 21 CFR 101.9 for 2,000 and 2,500 kcal, before and since 2016.
  public var dailyAmounts: Set<Decimal> = []
  /// Daily doses that labels state shares of, in micrograms.
  ///
  /// The first is that of EU 1169/2011, annex XIII. The others are of US 21 CFR 101.9(c)(8), before and since 2016.
  /// They are of EU 90/496, Canada and Australia, too.
  public var dailyDoses: [Decimal] = []
  /// Whether a food may be nothing else: oil, sugar, syrup and table salt.
  public var isPure = false
  /// Whether a pet food states it as a constituent in percent and as an additive in mg/kg.
  public var isAdditive = false
  /// Whether lists of ingredients name it, alone or in a longer name.
  public var isIngredient = false
  /// Whether amounts in international units are known.
  public var hasInternationalUnit = false

  /// Whether a food holds so little that labels state no percentage of its mass.
  public var isTrace: Bool { measure == .trace || measure == .vitamin }

  /// Whether a food's label states it in milligrams or less, so that a bare number has no known unit.
  public var isInMilligrams: Bool { isTrace || measure == .milligrams }
}

extension NutrientRow.OpenFoodFactsFields {
  /// Fields of the same names for food and pet food.
  static func both(_ name: String) -> Self { Self(food: [name], petFood: [name]) }

  /// A field of food alone.
  static func food(_ name: String) -> Self { Self(food: [name], petFood: []) }

  /// Fields that the form of pet food has no place for.
  static func notInPetFoodForm(_ name: String) -> Self {
    Self(food: [name], petFood: [name], isInPetFoodForm: false)
  }
}
