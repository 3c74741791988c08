package import Foundation
package import LabelModel
import Languages

/// The facts that may decide a pet food's type.
package struct FoodTypeClues: Hashable, Sendable {
  /// The person's statement.
  package var person: FoodType?
  /// The product database's category tags.
  package var categoriesTags: [String]
  /// The product's names and brands, by a person and the database.
  package var names: [String]
  /// The name and brand that were read from the label.
  package var labelNames: [String]
  /// The product database's moisture, in percent.
  package var apiMoisture: Decimal?
  /// The moisture read from the label, in percent; `nil` for one that is doubtful or whose decimal point was restored.
  package var scannedMoisture: Decimal?
  /// The moisture that a person typed, in percent.
  package var typedMoisture: Decimal?
  /// Amounts accepted from the label, in percent as fed; none has a restored decimal point.
  package var scanned: [Nutrient: Decimal]
  /// The animal, and the food's part of its diet.
  package var use: PetFoodUse?

  /// Creates clues.
  package init(
    person: FoodType? = nil, categoriesTags: [String] = [], names: [String] = [],
    labelNames: [String] = [], apiMoisture: Decimal? = nil, scannedMoisture: Decimal? = nil,
    typedMoisture: Decimal? = nil, scanned: [Nutrient: Decimal] = [:], use: PetFoodUse? = nil
  ) {
    self.person = person
    self.categoriesTags = categoriesTags
    self.names = names
    self.labelNames = labelNames
    self.apiMoisture = apiMoisture
    self.scannedMoisture = scannedMoisture
    self.typedMoisture = typedMoisture
    self.scanned = scanned
    self.use = use
  }
}

/// Returns a pet food's type with the clue that decided it (docs/rules.md, rule 5). The clues in
/// their order are a person, the category tags, name and brand, the database's moisture, the
/// scanned moisture. A typed moisture follows. Name and brand as read from the label are the last.
/// Without any clue it is wet.
///
/// One clue is ours. Dry food in the EU need not print its moisture (EU 767/2009, annex I, 6: only
/// above 14 %). It is dry where an amount is above that of wet food. All together must leave no room
/// for a wet food's water, too. One amount alone may be misread. The others must therefore leave no
/// room beside the most of it that wet food holds, either. A number whose decimal point was
/// restored is no evidence, nor is one for review.
///
/// A word counts where it begins a word: "crunchy" means dry, "sweet" does not mean wet. Within one
/// clue, wet is asked before dry. Moisture above 50 % is wet, from 15 % semi-moist, below dry.
package func decideFoodType(_ clues: FoodTypeClues) -> DecidedFoodType {
  if let person = clues.person { return DecidedFoodType(person, decidedBy: .person) }
  if let type = type(in: clues.categoriesTags, wet: ["wet"], dry: ["dry"]) {
    return DecidedFoodType(type, decidedBy: .apiCategory)
  }
  if let type = type(inNames: clues.names) {
    return DecidedFoodType(type, decidedBy: .nameOrBrand)
  }
  if let moisture = clues.apiMoisture {
    return DecidedFoodType(foodType(moisture: moisture), decidedBy: .apiMoisture)
  }
  if let moisture = clues.scannedMoisture {
    return DecidedFoodType(foodType(moisture: moisture), decidedBy: .scannedMoisture)
  }
  if let moisture = clues.typedMoisture {
    return DecidedFoodType(foodType(moisture: moisture), decidedBy: .typedMoisture)
  }
  if holdsTooMuchForWet(clues) {
    return DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
  }
  if let type = type(inNames: clues.labelNames) {
    return DecidedFoodType(type, decidedBy: .nameOrBrand)
  }
  return DecidedFoodType(.wet, decidedBy: .assumed)
}

private func type(inNames names: [String]) -> FoodType? {
  type(in: names, wet: PetFoodWords.wet.phrases, dry: PetFoodWords.dry.phrases)
}

/// Whether the scanned amounts cannot be those of a wet food. The limits are the ranges of rule 4
/// and the 102 % of rule 6.
private func holdsTooMuchForWet(_ clues: FoodTypeClues) -> Bool {
  let amounts = clues.scanned
  let limits = FieldLimits.standard
  let audience = LimitAudience(of: clues.use, .wet) ?? .cat
  let constituents = Nutrient.petFoodCore.filter { $0 != .moisture }
  let excesses = constituents.compactMap { nutrient -> Decimal? in
    guard let amount = amounts[nutrient],
      let range = limits.range(of: nutrient, in: .wet, for: audience), amount > range.maximum
    else { return nil }
    return amount - range.maximum
  }
  guard let greatest = excesses.max() else { return false }
  let least = limits.range(of: .moisture, in: .wet, for: audience)?.minimum ?? 0
  // Where all others were read, the label states no water, so that it holds 14 % at most.
  let isComplete = constituents.allSatisfy { amounts[$0] != nil }
  let water = isComplete ? max(least, usualWater) : least
  let total = constituents.reduce(0) { $0 + (amounts[$1] ?? 0) }
  return total - greatest + water > 102
}

/// The least water of most wet food, in percent.
private let usualWater: Decimal = 70

private func foodType(moisture: Decimal) -> FoodType {
  if moisture > 50 { return .wet }
  return moisture >= 15 ? .semiMoist : .dry
}

private func type(in texts: [String], wet: [String], dry: [String]) -> FoodType? {
  let words = texts.flatMap { folded($0).split { !$0.isLetter } }
  func contains(_ keywords: [String]) -> Bool {
    keywords.map(folded).contains { keyword in words.contains { $0.hasPrefix(keyword) } }
  }
  if contains(wet) { return .wet }
  return contains(dry) ? .dry : nil
}

private func folded(_ text: String) -> String {
  text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}
