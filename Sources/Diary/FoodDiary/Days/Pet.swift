import Foundation

/// A cat whose food is logged.
package struct Pet: Hashable, Sendable, Codable {
  /// Its name.
  package var name: String
  /// Its weight in kilograms, one of ``weights``.
  package var weight: Double
  /// Whether it goes out and is not neutered.
  package var isActive: Bool
  /// The energy it needs a day, in kilocalories, as a veterinarian said; `nil` to go by its weight.
  package var statedNeed: Double?

  /// The weights that a cat may have, in kilograms: kittens to beyond the heaviest known one.
  package static let weights = 0.1...25.0
  /// The needs that may be stated, in kilocalories a day.
  package static let needs = 20.0...2_000.0

  /// Creates a pet; ``problems`` says whether it can be kept.
  package init(name: String, weight: Double, isActive: Bool = false, statedNeed: Double? = nil) {
    self.name = name
    self.weight = weight
    self.isActive = isActive
    self.statedNeed = statedNeed
  }

  /// The faults of its fields; empty for one that can be kept.
  package var problems: [InvalidEntry.Problem] {
    var problems = EatenFood.problems(ofName: name, whenEmpty: "empty; give the cat's name")
    if !Self.weights.contains(weight) {
      problems.append(.init("weight", "\(shown(weight)) kg is no cat's weight; give 0.1 to 25"))
    }
    if let need = statedNeed, !Self.needs.contains(need) {
      problems.append(
        .init("need", "\(shown(need)) kcal a day is no cat's need; give 20 to 2000"))
    }
    return problems
  }

  /// Kilocalories a day: the stated need, else one computed by the weight. It is a factor times the
  /// weight of an adult cat to the power of 0.67. The factor is 75 for one that is neutered or
  /// lives indoors, and 100 for an active one. The source is FEDIAF's Nutritional Guidelines, annex
  /// on energy: average requirements of adult cats. Cats differ by half as much from it: the scales
  /// decide.
  package var energyNeed: Double {
    statedNeed ?? (isActive ? 100 : 75) * pow(weight, 0.67)
  }

  /// The basis of ``energyNeed``, in words.
  package var needSource: String {
    statedNeed != nil ? "stated" : "\(isActive ? 100 : 75) kcal x kg^0.67, FEDIAF"
  }
}

/// Some food that a pet was given.
package struct Feeding: Hashable, Sendable, Codable {
  /// The day it counts for.
  package var day: LocalDay
  /// The food.
  package var product: String
  /// The amount, in grams; above 0.
  package var grams: Double
  /// Kilocalories of that much; `nil` when not known.
  package var energyKcal: Double?
  /// Those of them that come from carbohydrates; `nil` when not known.
  package var carbohydrateKcal: Double?

  /// The most of one feeding, in grams.
  package static let mostGrams = 2_000.0

  /// Creates a feeding; ``problems`` says whether it can be kept.
  package init(
    day: LocalDay, product: String, grams: Double, energyKcal: Double?, carbohydrateKcal: Double?
  ) {
    self.day = day
    self.product = product
    self.grams = grams
    self.energyKcal = energyKcal?.decimal
    self.carbohydrateKcal = carbohydrateKcal?.decimal
  }

  /// The faults of its fields; empty for one that can be kept.
  package var problems: [InvalidEntry.Problem] {
    var problems = EatenFood.problems(ofName: product)
    if !(grams > 0 && grams <= Self.mostGrams) {
      problems.append(.init("grams", "\(shown(grams)) g is no meal of a cat; give up to 2000"))
    }
    return problems
  }
}

/// A feeding that was logged.
package struct LoggedFeeding: Hashable, Sendable, Codable {
  /// Its number; no two feedings have the same.
  package var id: Int64
  /// The feeding.
  package var feeding: Feeding

  /// Creates a logged feeding.
  package init(id: Int64, feeding: Feeding) {
    self.id = id
    self.feeding = feeding
  }
}
