import FoodScience
public import LabelModel
import LabelValidation

/// Returns the record of a product after another scan of it.
///
/// Fields are combined one by one: OCR > API > manual, and of one source the newer scan before the
/// known record. A record with amounts of a label decides the kind of product. A typed name or brand
/// comes first. A person's refusal holds as long as the same source has the same value. Panels on
/// different bases, or of food as sold and as prepared, are not mixed. Nor are labels of a food and a pet
/// food. The newer one with values from the label is kept. A finding names typed amounts of another
/// basis. All calculated values are calculated anew.
public func combineScans(
  known: ProductRecord, scan: ProductRecord, limits: FieldLimits = .standard
) -> ProductRecord {
  var record = scan
  record.subject =
    showsLabel(known) && !showsLabel(scan)
    ? known.subject ?? scan.subject : scan.subject ?? known.subject
  let refusals = (known.rejected + scan.rejected).filter { $0.rule == .personAcceptsValue }
  record.rejected += known.rejected.filter { !scan.rejected.contains($0) }
  let showTwoKinds =
    showsLabel(known) && showsLabel(scan) && known.subject != nil && scan.subject != nil
    && known.subject != scan.subject
  if !showTwoKinds { combineColumns(known, scan, refusals, into: &record) }
  record.findings += typedAmountsLeftOut(known, scan, of: record)
  record.barcode = scan.barcode ?? known.barcode
  if scan.categories.isEmpty, !showTwoKinds { record.categories = known.categories }
  record.catalog = scan.catalog ?? known.catalog
  record.lookup = scan.lookup ?? known.lookup
  record.name = first(scan.name, known.name)
  record.brand = first(scan.brand, known.brand)
  if !showTwoKinds {
    combinePackages(known, &record)
    record.estimate = scan.estimate ?? known.estimate
  }
  combineKinds(known, scan, into: &record)
  if !showTwoKinds {
    let statements = combineIngredientStatements(
      known: IngredientStatements(known), scan: IngredientStatements(scan))
    record.ingredients = statements.ingredients
    record.allergens = statements.allergens
    record.forReview += known.forReview.filter { old in
      !scan.forReview.contains { $0.nutrient == old.nutrient && $0.basis == old.basis }
    }
  }
  record.dropSettledReadings(refusals)
  return withFigures(record, insteadOfThoseOf: scan, limits: limits)
}

/// Combines the amounts of each column, and what they refer to.
private func combineColumns(
  _ known: ProductRecord, _ scan: ProductRecord, _ refusals: [RejectedValue],
  into record: inout ProductRecord
) {
  if haveOneBasis(known, scan) {
    record.basis = scan.basis ?? known.basis
    record.preparation = scan.nutrients.isEmpty ? known.preparation : scan.preparation
    record.nutrients = combined(
      known.nutrients, scan.nutrients, refusals.filter { $0.isOfColumn(record.basis) })
  } else if !isFromLabel(scan.nutrients), isFromLabel(known.nutrients) {
    record.basis = known.basis
    record.preparation = known.preparation
    record.nutrients = known.nutrients
  }
  let sameServing =
    known.servingSize == scan.servingSize || known.servingSize == nil || scan.servingSize == nil
  if sameServing {
    record.perServing = combined(
      known.perServing, scan.perServing, refusals.filter { $0.isOfColumn(.perServing) })
  }
  record.calorieContent = [scan.calorieContent, known.calorieContent].compactMap { $0 }
    .first { energy in
      !refusals.contains {
        $0.nutrient == .energyKcal && $0.source == energy.source && $0.quantity == energy.quantity
      }
    }
  record.servingSize = scan.servingSize ?? known.servingSize
}

/// Combines the kinds of a pet food: its type, its animal and its part of the diet.
private func combineKinds(
  _ known: ProductRecord, _ scan: ProductRecord, into record: inout ProductRecord
) {
  let isPetFood = record.subject == .petFood
  record.foodType = isPetFood ? better(scan.foodType, known.foodType) : nil
  if isPetFood { record.foodType = better(record.foodType, foodType(byNamesOf: record)) }
  record.dropAnsweredFoodType()
  record.petFood = isPetFood ? combined(known.petFood, scan.petFood) : nil
}

extension ProductRecord {
  /// Drops the label's readings for review, and those refused by a rule, that an earlier scan settled.
  ///
  /// The person refused the same reading, or states the same amount. Nor is a reading for review where another one
  /// was accepted.
  fileprivate mutating func dropSettledReadings(_ refusals: [RejectedValue]) {
    let record = self
    func shown(_ nutrient: Nutrient, _ quantity: Quantity, on basis: Basis?) -> NutrientValue? {
      quantity.unit == .kilocaloriePerKilogram
        ? record.calorieContent : record[column: basis][nutrient]
    }
    func isSettled(_ nutrient: Nutrient, _ quantity: Quantity, _ basis: Basis?) -> Bool {
      // A person may have put a reading without a column into either.
      let columns = basis == nil ? [nil, .perServing] : [basis]
      let isStated = columns.contains {
        let value = shown(nutrient, quantity, on: $0)
        return value?.source == .manual && value?.quantity == quantity
      }
      return isStated
        || refusals.contains {
          $0.nutrient == nutrient && $0.source == .ocr && $0.quantity == quantity
            && $0.isOfColumn(basis)
        }
    }
    forReview.removeAll {
      shown($0.nutrient, $0.quantity, on: $0.basis)?.source == .ocr
        || isSettled($0.nutrient, $0.quantity, $0.basis)
    }
    rejected.removeAll {
      $0.source == .ocr && $0.rule != .personAcceptsValue
        && isSettled($0.nutrient, $0.quantity, $0.basis)
    }
  }
}

/// Returns the food type that the better clue decided; of equal ones the newer.
func better(_ scan: DecidedFoodType?, _ known: DecidedFoodType?) -> DecidedFoodType? {
  guard let scan, let known else { return scan ?? known }
  let order = DecidedFoodType.Decider.allCases
  func place(_ type: DecidedFoodType) -> Int { order.firstIndex(of: type.decidedBy) ?? order.count }
  return place(known) < place(scan) ? known : scan
}

/// Returns what both scans say about a pet food's use, the later one's words first.
private func combined(_ known: PetFoodUse?, _ scan: PetFoodUse?) -> PetFoodUse? {
  let use = PetFoodUse(
    animal: scan?.animal ?? known?.animal, kind: scan?.kind ?? known?.kind)
  return use.isUnknown ? nil : use
}

/// Keeps the known facts of the package where the scan lacks them, and the suggestions of facts
/// still missing.
private func combinePackages(_ known: ProductRecord, _ record: inout ProductRecord) {
  if let amount = known.netQuantity {
    let scanned = record.netQuantity
    let isFirst = scanned.map { rank(amount.source) < rank($0.source) } ?? true
    record.netQuantity = isFirst ? amount : scanned
  }
  record.drainedWeight = record.drainedWeight ?? known.drainedWeight
  record.bestBefore = record.bestBefore ?? known.bestBefore
  record.lot = record.lot ?? known.lot
  let suggested = Set(record.suggestions.map(\.field))
  record.suggestions += known.suggestions.filter { !suggested.contains($0.field) }
  let accepted = record.knownIdentity
  record.suggestions.removeAll { accepted.contains($0.field) }
}

/// Returns `record` with everything calculated anew; `old` is the record whose findings it has.
///
/// A record that has an estimate keeps being estimated: a person asked for it.
func withFigures(
  _ record: ProductRecord, insteadOfThoseOf old: ProductRecord, limits: FieldLimits
) -> ProductRecord {
  var record = record
  let before = Set(deriveFigures(from: old).findings + validate(old, limits: limits))
  // The label's alcohol, which a record does not keep, explained an energy that its parts do not.
  let explained = before.subtracting(old.findings).filter {
    $0.rule == .energyAgreesWithMacronutrients
  }
  let found = record.calculateFigures(estimates: record.estimate != nil)
  record.findings =
    record.findings.filter { !before.contains($0) && $0.rule != .manualValueIsShown }
    + hiddenAmounts(of: record) + found
    + validate(record, limits: limits).filter { !explained.contains($0) }
  let scores = scoreFood(record, categoriesTags: record.categories)
  record.nutriScore =
    hasStrength(old) && record.subject == .food ? old.nutriScore : scores.nutriScore
  record.nova = scores.nova
  record.sugarAnalysis = scores.sugarAnalysis
  record.dropEnergyWithoutAlcohol(
    keeping: record.nutrients == old.nutrients ? old.findings : [])
  record.status = recordStatus(of: record)
  return record
}

/// Whether a record is an alcoholic drink by a strength alone, which it does not keep.
private func hasStrength(_ record: ProductRecord) -> Bool {
  record.isAlcoholicDrink
    && scoreFood(record, categoriesTags: record.categories).nutriScore != record.nutriScore
}

/// Whether a record has amounts of a label, which also shows the kind of product.
private func showsLabel(_ record: ProductRecord) -> Bool {
  isFromLabel(record.nutrients) || isFromLabel(record.perServing)
}

private func isFromLabel(_ values: [Nutrient: NutrientValue]) -> Bool {
  values.values.contains { $0.source == .ocr }
}

private func haveOneBasis(_ one: ProductRecord, _ other: ProductRecord) -> Bool {
  guard !one.nutrients.isEmpty, !other.nutrients.isEmpty else { return true }
  // What does not say is mostly as sold.
  guard (one.preparation ?? .asSold) == (other.preparation ?? .asSold) else { return false }
  return agree(one.basis, other.basis, of: one.subject)
}

/// The sources, the one that counts most first (docs/rules.md, rule 3).
private let priority: [Source] = [.ocr, .api, .manual]

private func rank(_ source: Source) -> Int { priority.firstIndex(of: source) ?? priority.count }

/// Returns a name or a brand; the one that a person typed stays until a person types another one.
private func first(_ scan: SourcedText?, _ known: SourcedText?) -> SourcedText? {
  guard let scan, let known else { return scan ?? known }
  func rankOfText(_ source: Source) -> Int { source == .manual ? -1 : rank(source) }
  return rankOfText(known.source) < rankOfText(scan.source) ? known : scan
}

private func combined(
  _ known: [Nutrient: NutrientValue], _ scan: [Nutrient: NutrientValue],
  _ refusals: [RejectedValue]
) -> [Nutrient: NutrientValue] {
  var values: [Nutrient: NutrientValue] = [:]
  for nutrient in Set(known.keys).union(scan.keys) {
    // Newer before older; a stable choice by source keeps that order.
    let stated = [scan[nutrient], known[nutrient]].compactMap { $0 }.flatMap(\.ofSources)
      .filter { value in
        !refusals.contains {
          $0.nutrient == nutrient && $0.source == value.source && $0.quantity == value.quantity
        }
      }
    let best = priority.compactMap { source in stated.first { $0.source == source } }
    values[nutrient] = NutrientValue.showing(best)
  }
  return values
}
