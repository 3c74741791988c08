public import LabelModel

/// The statements of one source about what a product is made of.
public struct IngredientStatements: Hashable, Sendable {
  /// The list of ingredients.
  public var ingredients: IngredientList?
  /// The allergens; `nil` when it is not known whether there are any.
  public var allergens: [DeclaredAllergen]?

  /// The statements about a product of which nothing is known.
  public static let none = IngredientStatements()

  /// Creates statements.
  public init(ingredients: IngredientList? = nil, allergens: [DeclaredAllergen]? = nil) {
    self.ingredients = ingredients
    self.allergens = allergens
  }

  /// Takes the statements of `record`.
  public init(_ record: ProductRecord) {
    self.init(ingredients: record.ingredients, allergens: record.allergens)
  }
}

/// Returns the statements of label and product database together.
///
/// The label's list of ingredients comes before the database's (docs/rules.md, rule 3). One too badly read to
/// be used gives way to a database's that is understood. The list that is not taken is among the
/// other's ``IngredientList/others``. Allergens are those of both: a badly read label hides none.
public func mergeIngredientStatements(
  label: IngredientStatements, database: IngredientStatements
) -> IngredientStatements {
  var lists = [label.ingredients, database.ingredients].compactMap { $0 }
  if lists.count == 2, lists[0].needsReview, !lists[1].needsReview, !lists[1].ingredients.isEmpty {
    lists.reverse()
  }
  var chosen = lists.first
  for other in lists.dropFirst() {
    chosen?.others.append(
      OtherIngredients(source: other.source, language: other.language, text: other.text))
  }
  let stated = database.allergens ?? []
  return IngredientStatements(
    ingredients: chosen,
    allergens: label.allergens == nil && stated.isEmpty ? nil : (label.allergens ?? []) + stated)
}

/// Returns the statements of two scans of a product together.
///
/// Of each source the newer scan's statements come before the known ones. A label's known allergens
/// are kept where the newer scan has no legible list. It may show another side of the package.
public func combineIngredientStatements(
  known: IngredientStatements, scan: IngredientStatements
) -> IngredientStatements {
  let isLegible = scan.list(from: .ocr).map { !$0.needsReview } == true
  let labelAllergens =
    isLegible
    ? scan.allergens(ofDatabase: false)
    : union(scan.allergens(ofDatabase: false), known.allergens(ofDatabase: false))
  return mergeIngredientStatements(
    label: IngredientStatements(
      ingredients: better(scan.list(from: .ocr), known.list(from: .ocr)), allergens: labelAllergens),
    database: IngredientStatements(
      ingredients: scan.list(from: .api) ?? known.list(from: .api),
      allergens: scan.allergens(ofDatabase: true) ?? known.allergens(ofDatabase: true)))
}

extension IngredientStatements {
  /// The list of one source without those of others; `nil` where it is not the chosen one.
  fileprivate func list(from source: Source) -> IngredientList? {
    guard var list = ingredients, list.source == source else { return nil }
    list.others = []
    return list
  }

  /// The allergens that the product database names, or that the label names. `nil` where it is not
  /// known whether there are any.
  fileprivate func allergens(ofDatabase isDatabase: Bool) -> [DeclaredAllergen]? {
    guard let allergens else { return nil }
    let stated = allergens.filter { ($0.source == .database) == isDatabase }
    let isWholeList =
      !isDatabase && ingredients?.source == .ocr && ingredients?.needsReview == false
    return stated.isEmpty && !isWholeList ? nil : stated
  }
}

/// Returns the newer list, unless it is badly read and the known one is not.
private func better(_ scan: IngredientList?, _ known: IngredientList?) -> IngredientList? {
  guard let scan, let known else { return scan ?? known }
  return scan.needsReview && !known.needsReview ? known : scan
}

/// Returns all mentions; of one allergen, the stronger mention.
private func union(
  _ scan: [DeclaredAllergen]?, _ known: [DeclaredAllergen]?
) -> [DeclaredAllergen]? {
  guard let scan, let known else { return scan ?? known }
  var result = scan
  for mention in known {
    guard let index = result.firstIndex(where: { $0.allergen == mention.allergen }) else {
      result.append(mention)
      continue
    }
    if result[index].presence == .mayContain, mention.presence == .contains {
      result[index] = mention
    }
  }
  return result
}
