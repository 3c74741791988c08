import Languages
import FoodScience
import Foundation
public import LabelModel
import LabelValidation

/// Returns a product's record: food type decided, each value checked, sources merged, figures
/// calculated, the whole validated, in that order.
///
/// It does no I/O, so that everything that can be wrong with a record can be tested here. The number
/// to look a product up by is `chooseBarcode(photo:manual:)`'s.
public func assembleRecord(_ input: RecordInput) -> ProductRecord {
  var record = merge(checkedSources(of: input))
  record.addStatements(of: input)
  record.addFigures(of: input)
  record.addScores(of: input)
  if let finding = assumedFoodTypeFinding(record) { record.findings.append(finding) }
  record.status = recordStatus(of: record)
  return record
}

/// Returns the sources of a record with each value checked, the food type decided.
private func checkedSources(of input: RecordInput) -> MergeInput {
  var input = input
  input.label = input.label.map(withoutDryMatter)
  let subject = decideSubject(label: input.label, product: input.product, manual: input.manual)
  if subject == .petFood { input.product = input.product.map(withoutServings) }
  let use = subject == .petFood ? input.petFoodUse : nil
  let foodType = subject == .petFood ? input.foodType(use) : nil
  let context = FieldContext(
    subject: subject, foodType: foodType?.value, foodTypeIsAssumed: foodType?.decidedBy == .assumed,
    use: use, limits: input.limits)
  var label = input.label.map { checkFields(of: $0, in: context) }
  if let checked = label?.values {
    label?.values = explainContradictions(in: checked, subject: subject)
  }
  let product = input.product.map { checkFields(of: $0, in: context) }
  var sources = MergeInput(
    label: label?.values, product: product?.values, manual: input.manual,
    barcodes: input.barcodes, identity: input.identity, foodType: foodType, petFood: use,
    rejected: (label?.rejected ?? []) + (product?.rejected ?? []), findings: input.findings,
    origin: input.origin, engine: input.engine, keepsUnknownBasis: input.keepsUnknownBasis)
  // The other sources give the record its basis, and a typed amount is checked on it.
  let manual = checkFields(of: input.manual, basis: mergedBasis(sources), in: context)
  sources.manual = manual.values
  sources.rejected += manual.rejected
  return sources
}

extension ProductRecord {
  /// Adds the ingredients and allergens of label and database, and the database's other statements.
  fileprivate mutating func addStatements(of input: RecordInput) {
    let known = input.matchingProduct
    let statements = mergeIngredientStatements(
      label: IngredientStatements(
        ingredients: input.ingredients.list, allergens: input.ingredients.allergens),
      database: known.map { databaseIngredientStatements(of: $0, languages: input.languages) }
        ?? .none)
    ingredients = statements.ingredients
    allergens = statements.allergens
    findings += input.ingredients.findings
    lookup = input.lookup
    categories = known?.categoriesTags ?? []
    catalog = known?.statements
  }

  /// Adds the calculated figures, and the findings of the whole record.
  fileprivate mutating func addFigures(of input: RecordInput) {
    let found = calculateFigures(estimates: input.estimates)
    let broken = validate(self, limits: input.limits, alcoholByVolume: input.alcoholByVolume)
    findings += found + broken
  }

  /// Adds the scores of food, which take the findings into account.
  fileprivate mutating func addScores(of input: RecordInput) {
    let strength = input.alcoholByVolume
    let scores = scoreFood(
      self, categoriesTags: categories,
      alcoholByVolume: basis == .per100ml ? strength : drinkStrength(of: input.matchingProduct))
    nutriScore = scores.nutriScore
    nova = scores.nova
    sugarAnalysis = scores.sugarAnalysis
    if strength == nil { dropEnergyWithoutAlcohol() }
  }
}

extension RecordInput {
  /// The strength of a drink that the label states, else the database.
  fileprivate var alcoholByVolume: Decimal? {
    label?.alcoholByVolume ?? matchingProduct?.alcoholByVolume
  }
}

/// Returns `label` with constituents of the dry matter set aside for review.
///
/// A record's constituents are as fed. Without the water of this very food, the others cannot be
/// converted.
private func withoutDryMatter(_ label: DecidedLabel) -> DecidedLabel {
  guard label.basis == .dryMatter else { return label }
  var label = label
  label.basis = .asFed
  for place in label.forReview.indices
  where label.forReview[place].basis == .asFed && label.forReview[place].nutrient != .moisture {
    label.forReview[place].basis = .dryMatter
    var clauses = label.forReview[place].reason.clauses
    for clause in clauses.indices where clauses[clause].arguments[.column] == .basis(.asFed) {
      clauses[clause].arguments[.column] = .basis(.dryMatter)
    }
    if !clauses.isEmpty { label.forReview[place].reason = Message(clauses) }
  }
  for (nutrient, reading) in label.readings.sorted(by: { $0.key.rawValue < $1.key.rawValue })
  where nutrient != .moisture {
    label.readings[nutrient] = nil
    label.forReview.append(
      ReviewValue(
        reading, basis: .dryMatter,
        reason: Message(
          .certaintyOnBasis,
          [
            .percent: .count(Int((reading.confidence.value * 100).rounded())),
            .column: .basis(.dryMatter),
          ])))
  }
  return label
}

/// Returns the strength of a drink whose amounts are of 100 g.
///
/// A label's strength may then be of an ingredient, as of the rum in a cake. A database states drinks in 100 g, too, but
/// not in a category of foods alone. "Plant-based foods and beverages" has both.
private func drinkStrength(of known: CatalogProduct?) -> Decimal? {
  guard let known else { return nil }
  let isFood =
    !known.categoriesTags.isEmpty
    && !known.categoriesTags.contains {
      $0.hasPrefix("en:") && $0.hasSuffix("beverages") && !$0.hasSuffix("foods-and-beverages")
    }
  return isFood ? nil : known.alcoholByVolume
}

/// Returns a finding when readings were refused for a food type that nothing told.
private func assumedFoodTypeFinding(_ record: ProductRecord) -> Finding? {
  guard record.foodType?.decidedBy == .assumed else { return nil }
  let fields = record.rejected.filter {
    $0.source == .ocr && $0.rule == .isInRangeForFoodType($0.nutrient)
  }.map(\.nutrient.rawValue)
  guard !fields.isEmpty else { return nil }
  return Finding(
    rule: .foodTypeIsKnown, severity: .warning, message: Message(.foodTypeIsAssumed),
    fields: ["foodType"] + fields)
}
