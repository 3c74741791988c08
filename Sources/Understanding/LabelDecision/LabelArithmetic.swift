package import LabelModel

/// The factor by which the sums of a label change the probability of a combination of values.
///
/// Each check compares what a label's printed numbers must satisfy and returns a likelihood ratio.
/// It is above 1 where wrong readings would hardly agree by chance. It is below 1 where right ones
/// hardly disagree. It is 1 where a number that it needs is missing.
package struct LabelArithmetic: Sendable {
  /// The grams or millilitres that the amounts are of: 100, or a serving's; `nil` when unknown. The
  /// amounts cannot add up to more.
  package var mass: Double?
  /// The kind of product.
  package var subject: Subject
  /// The grams of 100 g or 100 ml at most.
  private var density = 100.0
  /// The energy of a drink's alcohol in this amount of it, in kcal.
  private var alcohol = 0.0

  /// Creates the checks for one panel; `alcoholByVolume` is a drink's strength in percent. 100 ml
  /// may weigh more than 100 g (``Liquid/densest``).
  package init(
    mass: Double?, subject: Subject, isPer100ml: Bool = false, alcoholByVolume: Double? = nil
  ) {
    self.mass = mass
    density = isPer100ml ? Candidates.double(Liquid.densest) : 100
    self.subject = subject
    alcohol =
      (alcoholByVolume ?? 0) / 100 * (mass ?? 0)
      * Candidates.double(Liquid.alcoholDensity * Liquid.alcoholKilocalories)
  }

  /// The likelihood ratio of the energies and the nutrients that give energy.
  func energyLikelihood(_ amount: (Nutrient) -> Double?) -> Double {
    kilojouleLikelihood(amount) * macronutrientLikelihood(amount) * sumLikelihood(amount)
      * calorieContentLikelihood(amount)
  }

  /// kJ against kcal. Labels compute both from the nutrients with rounded
  /// factors, which gives 4.1–4.25, wider for small numbers. Open Food Facts calls anything outside
  /// 3.7·kcal − 2 … 4.7·kcal + 2 an error (docs/rules.md, "Food").
  func kilojouleLikelihood(_ amount: (Nutrient) -> Double?) -> Double {
    guard let kilojoules = amount(.energyKJ), let kilocalories = amount(.energyKcal) else {
      return 1
    }
    if abs(kilojoules - FoodEnergy.kilojoulesPerKilocalorie * kilocalories) <= 4 + 0.02 * kilojoules
    {
      return 15
    }
    let tolerated = (3.7 * kilocalories - 2)...(4.7 * kilocalories + 2)
    return tolerated.contains(kilojoules) ? 0.7 : 0.01
  }

  /// Energy against fat, carbohydrate, protein and fibre with the EU's factors 9, 4, 4 and 2 (EU
  /// 1169/2011, annex XIV). In North America carbohydrate includes fibre, so the fibre may add 2
  /// kcal a gram or take 4 away. Polyols and acids give less than 4. One nutrient alone must not
  /// hold more energy than the whole.
  func macronutrientLikelihood(_ amount: (Nutrient) -> Double?) -> Double {
    guard subject == .food, let energy = kilocalories(amount) else { return 1 }
    let fat = amount(.fat)
    let carbohydrates = amount(.carbohydrates)
    let protein = amount(.protein)
    guard let fat, let carbohydrates, let protein else {
      let known = FoodEnergy.kilocalories(
        fat: fat ?? 0, carbohydrates: carbohydrates ?? 0, protein: protein ?? 0)
      return known > 1.15 * energy + 12 ? 0.05 : 1
    }
    let base =
      FoodEnergy.kilocalories(fat: fat, carbohydrates: carbohydrates, protein: protein)
      + alcohol
    let fiber = amount(.fiber) ?? 0
    let most = base + 2 * fiber
    let least = base - 4 * min(fiber, carbohydrates)
    let distance = max(energy - most, least - energy, 0)
    if distance <= 3 + 0.03 * energy { return 20 }
    if distance <= 8 + 0.12 * energy { return 2 }
    if distance <= 15 + 0.3 * energy { return 0.3 }
    return 0.05
  }

  /// A pet food's stated energy against its analysis, with the modified Atwater factors 3.5, 8.5
  /// and 3.5. The factors are AAFCO's (docs/rules.md, rule 8). The mass without water, ash and
  /// fibre gives 3.5 kcal a gram, and fat 5 more.
  ///
  /// Fat is stated as a minimum, moisture and fibre as maxima, and ash often not at all. The sum is
  /// thus known between two ends. The lower end is all as stated, with ash of 12 % of the dry
  /// matter. The upper end is half as much fat again, five points less moisture, and no ash. A
  /// maker may use other equations: NRC 2006 gives up to a tenth less for dry food of low
  /// digestibility. The 15 % allow for these. All of 16 real labels were at least 8 % above the
  /// lower end, and one was 4 % above the upper.
  func calorieContentLikelihood(_ amount: (Nutrient) -> Double?) -> Double {
    guard subject == .petFood, let energy = amount(.energyKcal), let moisture = amount(.moisture)
    else { return 1 }
    let dryMatter = 100 - moisture
    let ash = amount(.ash) ?? 0.12 * dryMatter
    let fat = amount(.fat)
    let least = 3.5 * max(0, dryMatter - ash - (amount(.fiber) ?? 0)) + 5 * (fat ?? 0)
    let most = 3.5 * (dryMatter + 5) + 5 * min(dryMatter + 5, 1.5 * (fat ?? 100) + 1)
    // More fat than dry matter, for example, leaves nothing between the ends.
    return energy >= 0.85 * least && energy <= 1.15 * most ? 3 : 0.05
  }

  /// Whether an amount is more than `limit` for each 100 g. Amounts of a small serving are rounded
  /// to a gram or five kcal. They have up to 2 g of room, or as much energy.
  private func exceeds(_ amount: Double, _ limit: Double) -> Bool {
    guard let mass else { return false }
    return amount > limit * (mass + (mass < 100 ? 2 : 0)) / 100 * density / 100
  }

  /// The parts of 100 g add up to 105 g at most, with rounding (docs/rules.md, "Food"). No part is more.
  func sumLikelihood(_ amount: (Nutrient) -> Double?) -> Double {
    switch subject {
    case .food:
      let sum = [Nutrient.fat, .carbohydrates, .protein, .salt].reduce(0) { $0 + (amount($1) ?? 0) }
      let energy = amount(.energyKcal) ?? 0
      return (exceeds(sum, 105) ? 0.01 : 1) * (exceeds(energy, 930) ? 0.01 : 1)
    case .petFood:
      let parts = Nutrient.petFoodCore.compactMap(amount)
      return exceeds(parts.reduce(0, +), 102) ? 0.01 : 1
    }
  }

  /// A part against its whole and against the energy. Saturated fat is fat, sugars are
  /// carbohydrate, and neither holds more energy than the food.
  func partLikelihood(
    _ part: Nutrient, _ amount: Double?, of whole: Double?, energy: Double?
  ) -> Double {
    guard let amount else { return 1 }
    if let whole { return amount > whole + 0.051 ? 0.02 : 1.1 }
    let factor: Double =
      switch part {
      case .saturatedFat, .transFat, .monounsaturatedFat, .polyunsaturatedFat: 9
      case .sugars, .addedSugars, .starch: 4
      default: 0
      }
    return energy.map { factor * amount > 1.15 * $0 + 12 ? 0.05 : 1 } ?? 1
  }

  /// The energy of a combination in kcal, from whichever of the two numbers it has.
  func kilocalories(_ amount: (Nutrient) -> Double?) -> Double? {
    amount(.energyKcal) ?? amount(.energyKJ).map { $0 / FoodEnergy.kilojoulesPerKilocalorie }
  }

  /// Salt is 2.5 times sodium (EU 1169/2011, annex I). Salt is rounded to two decimals or more
  /// coarsely, sodium to a milligram or ten.
  func saltLikelihood(_ salt: Double?, _ sodium: Double?) -> Double {
    guard let salt, let sodium else { return 1 }
    return abs(salt - 2.5 * sodium) <= 0.02 + 0.06 * salt ? 10 : 0.2
  }

  /// One amount by itself: impossible numbers, and ones that hardly any label prints.
  func plausibility(_ nutrient: Nutrient, _ amount: Double) -> Double {
    if amount < 0 { return 0 }
    switch (subject, nutrient) {
    case (_, .energyKcal): return exceeds(amount, 930) ? 0.02 : 1
    case (_, .energyKJ): return exceeds(amount, 3_911) ? 0.02 : 1
    case (.food, .salt): return exceeds(amount, 100) ? 0.001 : exceeds(amount, 30) ? 0.2 : 1
    case (.food, .sodium): return exceeds(amount, 40) ? 0.001 : exceeds(amount, 12) ? 0.2 : 1
    // Only bran, seeds and husks have more fibre; ash is what burning leaves of bone and salt.
    case (.food, .fiber): return exceeds(amount, 100) ? 0.001 : exceeds(amount, 40) ? 0.1 : 1
    case (.petFood, .fiber), (.petFood, .ash): return exceeds(amount, 16) ? 0.05 : 1
    default: return exceeds(amount, 100) ? 0.001 : 1
    }
  }
}
