import FoodScience
package import LabelModel

/// Returns the answers of `record` to each entry of `profile`, the gravest first.
///
/// An allergen that any source names is contained. One that no source names is not known. It is not named where the
/// label's own list and its warnings were read whole and well. A pet food gets no answers: a profile is of food for people.
package func marks(of record: ProductRecord, for profile: FoodProfile) -> [ProfileMark] {
  guard record.subject != .petFood else { return [] }
  let marks =
    profile.allergens.map { mark(of: record, for: $0) }
    + profile.diets.map { mark(of: record, for: $0) }
    + profile.limits.map { mark(of: record, for: $0) }
  let order = ProfileMark.Verdict.allCases
  return order.flatMap { verdict in marks.filter { $0.verdict == verdict } }
}

private func mark(of record: ProductRecord, for allergen: Allergen) -> ProfileMark {
  let mentions = (record.allergens ?? []).filter { $0.allergen == allergen }
  func tags(_ tags: [String]?) -> [String] { (tags ?? []).filter { Allergen(tag: $0) == allergen } }
  let stated: [(ProfileMark.Verdict, DeclaredAllergen.Presence, [String])] = [
    (.contains, .contains, tags(record.catalog?.allergenTags)),
    (.mayContain, .mayContain, tags(record.catalog?.traceTags)),
  ]
  for (verdict, presence, tags) in stated {
    let naming = mentions.filter { $0.presence == presence }
    guard !naming.isEmpty || !tags.isEmpty else { continue }
    return ProfileMark(
      .allergen(allergen), verdict,
      // The tag alone would repeat the allergen's name.
      words: naming.map(\.evidence.text).filter { Allergen(tag: $0) == nil && !$0.isEmpty },
      sources: naming.map { $0.source == .database ? .api : .ocr } + tags.map { _ in .api })
  }
  return record.hasWholeList
    ? ProfileMark(.allergen(allergen), .notNamed, sources: [.ocr])
    : ProfileMark(.allergen(allergen), .notKnown)
}

private func mark(of record: ProductRecord, for diet: Diet) -> ProfileMark {
  let against = animalIngredients(of: record).filter { diet.forbids($0.kind) }
  for (isCertain, verdict) in [(true, ProfileMark.Verdict.contains), (false, .mayContain)] {
    let named = against.filter { $0.isCertain == isCertain }
    guard !named.isEmpty else { continue }
    // A claim of the package answers what an additive is made of.
    if verdict == .mayContain, record.isClaimed(for: diet) { break }
    return ProfileMark(.diet(diet), verdict, words: named.map(\.text), sources: named.map(\.source))
  }
  return record.isClaimed(for: diet)
    ? ProfileMark(.diet(diet), .claimed, sources: [.api]) : ProfileMark(.diet(diet), .notKnown)
}

private func mark(of record: ProductRecord, for limit: ContentLimit) -> ProfileMark {
  let doubtful = record.forReview.filter { $0.nutrient == limit.nutrient }
  guard let amount = record.comparableAmount(of: limit.nutrient), amount.quantity.unit == limit.unit
  else {
    let above = doubtful.compactMap(\.quantity.normalized).filter { $0 > limit.amount }.max()
    return ProfileMark(
      .limit(limit), above == nil ? .notKnown : .mayBeAbove, sources: above == nil ? [] : [.ocr],
      amount: above)
  }
  let value = amount.quantity.value
  let verdict: ProfileMark.Verdict =
    switch (value > limit.amount, amount.isUpperBound, amount.isLowerBound) {
    case (true, true, _): .mayBeAbove
    case (true, false, _): .above
    case (false, _, true): .notKnown
    case (false, _, false): .within
    }
  return ProfileMark(
    .limit(limit), verdict, sources: [amount.source], amount: value,
    isCalculated: amount.isCalculated)
}

extension Diet {
  fileprivate func forbids(_ kind: AnimalIngredient.Kind) -> Bool {
    switch self {
    case .vegan: true
    case .vegetarian: [.meat, .seafood, .insects, .fatOrOil].contains(kind)
    }
  }
}

extension ComparableAmount {
  fileprivate var isUpperBound: Bool { modifier == .lessThan || bound == .maximum }
  fileprivate var isLowerBound: Bool { modifier == .greaterThan || bound == .minimum }
}

/// The least share of a list's letters that are read where it is said what the list does not name.
///
/// One unread word may be the allergen, so that less is demanded of a list that is only shown.
private let leastOfWholeList = 0.95

extension ProductRecord {
  /// Whether the label's own list of ingredients was read whole and well.
  ///
  /// Photos of two products and a warning that names no understood allergen leave that open.
  var hasWholeList: Bool {
    guard let ingredients, ingredients.source == .ocr, !ingredients.needsReview,
      !ingredients.ingredients.isEmpty, allergens != nil,
      ingredients.confidence.map({ $0.value >= leastOfWholeList }) ?? true
    else { return false }
    return !findings.contains {
      $0.rule == .photosShowOneProduct || $0.rule == .allergenStatementIsUnderstood
    }
  }

  fileprivate func isClaimed(for diet: Diet) -> Bool {
    let tags = catalog?.labelTags ?? []
    return tags.contains(diet.tag) || (diet == .vegetarian && tags.contains(Diet.vegan.tag))
  }
}
