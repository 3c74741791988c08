import Foundation
import LabelModel
import Languages

/// Finds what a food's list of ingredients says about sugar, by rules alone.
///
/// Only added sugars are found: the sugar of fruit and milk has no entry of its own in a list. The
/// stated amount, where there is one, decides on the impact on health. The Nutri-Score shows whether the food is a
/// drink, which is judged at half the amount. A liquid of an unknown category is judged as a drink: that is the
/// stricter limit.
///
/// - Returns: the analysis. `nil` where the evidence of no sugars would be a badly read list alone. The same
///   holds for a list with juice of which no amount of sugars is stated.
func sugarAnalysis(
  of record: ProductRecord, _ ingredients: IdentifiedIngredients
) -> SugarAnalysis? {
  let stated = statedSugars(of: record)
  let isLiquid = stated.basis == .per100ml
  let category = record.nutriScore?.category?.value
  let rules = SugarRules(
    ingredients, stated: stated,
    isDrink: category == .beverage || isLiquid && category == nil)
  return rules.isSilent ? nil : rules.analysis()
}

/// The stated amount of sugars.
private struct StatedSugars {
  /// Grams on ``basis``; `nil` where it is not known.
  var amount: Decimal?
  /// 100 g or 100 ml.
  var basis: Basis
  /// Grams of a serving, where that is the label's only column.
  var ofServing: Decimal?
  /// Whether ``amount`` was calculated from a serving's.
  var isCalculated: Bool { ofServing != nil }
}

/// Returns the sugars of 100 g or 100 ml, from a serving where the label states that alone.
///
/// Labels of the United States state whole grams of a serving, and 0 g below 0.5 g (21 CFR 101.9(c)(6)(ii)).
/// Sweets of half a gram state 0 g. From less than 1 g nothing is therefore calculated.
private func statedSugars(of record: ProductRecord) -> StatedSugars {
  let amount = record.nutrients[.sugars]?.quantity.normalized
  switch record.basis {
  case .per100g: return StatedSugars(amount: amount, basis: .per100g)
  case .per100ml: return StatedSugars(amount: amount, basis: .per100ml)
  case .perServing:
    let size = record.servingSize
    let basis: Basis = size?.unit == .millilitre ? .per100ml : .per100g
    var stated = StatedSugars(basis: basis, ofServing: amount)
    if let amount, amount >= 1, record.nutrients[.sugars]?.modifier == nil, let size,
      [.gram, .millilitre].contains(size.unit), size.value > 0
    {
      var exact = amount * 100 / size.value
      var tenths = Decimal()
      NSDecimalRound(&tenths, &exact, 1, .plain)
      stated.amount = tenths
    }
    return stated
  default: return StatedSugars(basis: .per100g)
  }
}

private struct SugarRules {
  private let ingredients: IdentifiedIngredients
  private let stated: StatedSugars
  private let isDrink: Bool
  private let found: [IdentifiedIngredient]
  private let alternatives: [IdentifiedIngredient]

  private var sugars: Decimal? { stated.amount }

  init(_ ingredients: IdentifiedIngredients, stated: StatedSugars, isDrink: Bool) {
    self.ingredients = ingredients
    self.stated = stated
    self.isDrink = isDrink
    found = ingredients.all.filter { !$0.sugars.isEmpty }
    alternatives = ingredients.all.filter(\.isSweetener)
  }

  /// Whether a list that names no sugar leaves the sugars open.
  ///
  /// It does where it is badly read, unless a stated amount excludes them. Juice has sugars of its own. Among the first
  /// ingredients it leaves them open where no amount is stated.
  var isSilent: Bool {
    guard found.isEmpty else { return false }
    guard let sugars else { return ingredients.list.needsReview || isOfJuice }
    return ingredients.list.needsReview && sugars > freeOfSugars
  }

  private var isOfJuice: Bool {
    ingredients.outermost.prefix(SugarNames.heavyPlaces).contains { $0.kinds.contains(.juice) }
  }

  func analysis() -> SugarAnalysis {
    let hidden = found.filter(isHidden)
    let impact = self.impact
    return SugarAnalysis(
      provider: .local,
      containsSugar: !found.isEmpty || (sugars ?? stated.ofServing ?? 0) > freeOfSugars,
      confidence: confidence, sugarTypes: types, totalSugarIndicators: found.count,
      hiddenSugars: names(hidden), sugarAlternatives: names(alternatives), healthImpact: impact,
      recommendations: recommendations(impact, hidden: hidden), warnings: warnings)
  }

  /// Whether a sugar's name hides that it is sugar. Unrefined sugar may be named without the word: molasses.
  private func isHidden(_ found: IdentifiedIngredient) -> Bool {
    guard !found.sugars.isDisjoint(with: SugarNames.plain) else { return true }
    guard found.sugars.contains(.brownSugar), let language = ingredients.list.language,
      let stems = SugarStems.byLanguage[language]
    else { return false }
    let name = foldedWords(found.ingredient.name).joined(separator: " ")
    return !stems.contains { name.contains($0) }
  }

  /// Unknown parts of the list lower the certainty.
  private var confidence: Confidence {
    let count = ingredients.all.count
    let unknown = count > 0 ? Double(ingredients.unknown.count) / Double(count) : 1
    let read = ingredients.list.confidence?.value ?? confidenceOfPlainText
    let value = read * (1 - unknown / 2) * (ingredients.list.needsReview ? 0.5 : 1)
    return Confidence((value * 100).rounded() / 100)
  }

  private var types: [FoundSugarType] {
    let read = ingredients.list.confidence?.value ?? confidenceOfPlainText
    return SugarType.allCases.compactMap { type in
      let sources = (found + alternatives).filter { self.types(of: $0).contains(type) }
      guard !sources.isEmpty else { return nil }
      // A kind that only follows from what a syrup is usually made of is less certain.
      let isNamed = sources.contains { !$0.kinds.isDisjoint(with: SugarNames.certain) }
      return FoundSugarType(
        type, confidence: Confidence((read * (isNamed ? 1 : 0.8) * 100).rounded() / 100),
        sources: names(sources))
    }
  }

  private func types(of found: IdentifiedIngredient) -> Set<SugarType> {
    var types = found.kinds.reduce(into: Set<SugarType>()) {
      $0.formUnion(SugarNames.types[$1] ?? [])
    }
    if found.isPolyol { types.insert(.sugarAlcohol) }
    if found.isSweetener, types.isDisjoint(with: [.artificialSweetener, .sugarAlcohol]) {
      types.insert(.artificialSweetener)
    }
    return types
  }

  /// By the stated amount where there is one; else by how heavy the first sugar is.
  private var impact: SugarAnalysis.HealthImpact {
    if let sugars {
      let limits = isDrink ? SugarNames.drinkLimits : SugarNames.foodLimits
      return sugars > limits.high ? .high : sugars > limits.low ? .medium : .low
    }
    // A serving of unknown size is judged by the limit of 100 g.
    let isLow = stated.ofServing ?? 0 <= SugarNames.foodLimits.low
    guard !found.isEmpty else { return isLow ? .low : .medium }
    let isHeavy = ingredients.outermost.prefix(SugarNames.heavyPlaces).contains {
      !$0.sugars.isEmpty
    }
    return isHeavy || found.count >= SugarNames.manyKinds ? .high : .medium
  }

  private func recommendations(
    _ impact: SugarAnalysis.HealthImpact, hidden: [IdentifiedIngredient]
  ) -> [String] {
    var advice: [String] = []
    let about = stated.isCalculated ? "about " : ""
    let amount =
      sugars.map { " (\(about)\($0) g per 100 \(stated.basis == .per100ml ? "ml" : "g"))" } ?? ""
    switch impact {
    case .high: advice.append("High in sugars\(amount): have it rarely or in small portions.")
    case .medium: advice.append("Holds some sugar\(amount): mind the size of the portion.")
    case .low:
      advice.append(
        sugars != nil
          ? "Low in sugars\(amount)."
          : stated.ofServing.map {
            "No sugar is listed; a serving is stated to have \($0) g of sugars."
          } ?? "No sugar is listed; no amount of sugars was read.")
    }
    if !hidden.isEmpty {
      advice.append("Sugar under other names: \(names(hidden).joined(separator: ", ")).")
    }
    if found.count >= SugarNames.manyKinds {
      advice.append(
        "\(found.count) sugars are listed apart; together they may weigh more than the first "
          + "ingredient.")
    }
    if !alternatives.isEmpty {
      advice.append(
        "Sweetened with \(names(alternatives).joined(separator: ", ")): it keeps the taste used to "
          + "sweetness.")
    }
    return advice
  }

  private var warnings: [Message] {
    var warnings: [Message] = []
    let list = ingredients.list
    if list.needsReview { warnings.append(Message(.sugarListIsBadlyRead)) }
    let unknownLanguage = list.language.flatMap {
      FoodKindTables.languages.contains($0) ? nil : $0
    }
    if let unknownLanguage {
      warnings.append(Message(.sugarNamesAreUnknown, [.language: .text(unknownLanguage)]))
    }
    let unknown = names(ingredients.unknown)
    if unknown.count * 2 > ingredients.all.count {
      warnings.append(Message(.mostIngredientsAreUnknown))
    }
    if let sugars, sugars > freeOfSugars, found.isEmpty, unknownLanguage == nil {
      warnings.append(Message(.sugarsAreNotAdded, [.sum: .number(stated.ofServing ?? sugars)]))
    }
    if let sugars, sugars <= freeOfSugars, !found.isEmpty {
      warnings.append(Message(.sugarsAreFew, [.sum: .number(sugars)]))
    }
    if alternatives.contains(where: isAspartame) {
      warnings.append(Message(.aspartameIsNamed))
    }
    if alternatives.contains(where: \.isPolyol) {
      warnings.append(Message(.polyolsAreLaxative))
    }
    return warnings
  }

  private func isAspartame(_ found: IdentifiedIngredient) -> Bool {
    ["E951", "E962"].contains(found.ingredient.eNumber)
      || foldedWords(found.ingredient.name).contains { word in
        Self.aspartame.contains { word.hasPrefix($0) }
      }
  }

  /// Beginnings of the name of aspartame in the languages of the EU, folded.
  private static let aspartame = ["aspart", "aszpart", "аспарт", "ασπαρτ"]

  /// The names as printed, each once; an additive without one is called by its number.
  private func names(_ found: [IdentifiedIngredient]) -> [String] {
    var seen: Set<String> = []
    return found.map(\.label).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

/// Up to this many grams in 100 g or 100 ml a food is free of sugars (EU 1924/2006, Annex).
private let freeOfSugars = Decimal(5) / 10

/// The certainty of a list whose source gave no confidences.
private let confidenceOfPlainText = 0.9

private enum SugarNames {
  /// Kinds whose names say that they are sugar. Some names of unrefined sugar do not.
  static let plain: Set<IngredientKind> = [.sugar, .brownSugar, .honeyMaple]
  /// Kinds whose names say what they are made of.
  static let certain: Set<IngredientKind> = [
    .sugar, .brownSugar, .glucose, .fructose, .lactose, .maltose, .glucoseFructoseSyrup,
    .honeyMaple, .sweetener, .polyol,
  ]
  /// The services' ten types name no rare sugar, so that such a sugar is found without a type.
  static let types: [IngredientKind: Set<SugarType>] = [
    .sugar: [.sucrose], .brownSugar: [.brownSugar], .glucose: [.glucose], .fructose: [.fructose],
    .lactose: [.lactose], .maltose: [.maltose], .malt: [.maltose],
    .glucoseFructoseSyrup: [.highFructoseCornSyrup],
    .invertSugar: [.glucose, .fructose], .honeyMaple: [.honeyMaple], .plantSyrup: [.fructose],
    .syrup: [.glucose],
    .juiceConcentrate: [.fructose], .maltodextrin: [.glucose],
    .sweetener: [.artificialSweetener], .polyol: [.sugarAlcohol],
  ]
  /// Grams per 100 g: the front-of-pack criteria of the United Kingdom (Department of Health, 2016).
  static let foodLimits = (low: Decimal(5), high: Decimal(225) / 10)
  /// Grams per 100 ml, as above.
  static let drinkLimits = (low: Decimal(25) / 10, high: Decimal(1125) / 100)
  /// An ingredient among so many first ones is a large part of a food.
  static let heavyPlaces = 3
  /// From so many sugars on their sum matters more than their places.
  static let manyKinds = 3
}
