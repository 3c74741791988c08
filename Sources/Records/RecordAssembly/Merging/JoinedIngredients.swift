public import LabelModel
import Languages

/// The ingredients of a product by all its photos.
public struct JoinedIngredients: Hashable, Sendable {
  /// The list in the best-read language.
  public var list: IngredientList?
  /// The allergens named anywhere, each once; `nil` when it is not known whether there are any.
  public var allergens: [DeclaredAllergen]?
  /// The findings for a person to look at.
  public var findings: [Finding]

  /// Nothing said.
  public static let none = JoinedIngredients(list: nil, allergens: nil, findings: [])
}

/// Chooses among the lists of ingredients of one product's photos, and joins the allergens.
///
/// A list in one of `languages` (ISO 639-1, the first is preferred) comes before others. Then a
/// legible one comes before one that needs review, and the list with most read text comes first.
/// Allergens are taken from all lists and sentences. Each language states the same, and a word may
/// be legible in only one.
public func joinIngredients(
  _ labels: [ParsedLabel], languages: [String] = []
) -> JoinedIngredients {
  let lists = labels.flatMap(\.ingredientLists)
  let most = lists.map(\.ingredients.count).max() ?? 0
  func rank(_ index: Int) -> (Int, Int, Double, Int) {
    let list = lists[index]
    let wanted = languages.firstIndex { $0 == list.language } ?? languages.count
    let share = Double(list.ingredients.count) / Double(max(most, 1))
    return (-wanted, list.needsReview ? 0 : 1, (list.confidence?.value ?? 1) * share, -index)
  }
  var allergens: [Allergen: DeclaredAllergen] = [:]
  for new in labels.flatMap(\.allergens) {
    if let known = allergens[new.allergen], !replaces(new, known) { continue }
    allergens[new.allergen] = new
  }
  let unread = unreadStatement(of: labels).map { [notUnderstood($0)] } ?? []
  guard let best = lists.indices.max(by: { rank($0) < rank($1) }) else {
    return JoinedIngredients(
      list: nil, allergens: allergens.isEmpty ? nil : sorted(allergens), findings: unread)
  }
  var list = lists[best]
  var seen: Set<String?> = [list.language]
  list.otherLanguages = lists.compactMap { seen.insert($0.language).inserted ? $0.language : nil }
  let isKnown = !allergens.isEmpty || !list.needsReview
  return JoinedIngredients(
    list: list, allergens: isKnown ? sorted(allergens) : nil,
    findings: (list.needsReview ? [illegible(list)] : []) + unread)
}

/// Returns a sentence about allergens that no look at its print understood.
///
/// A sentence that another look understood is no loss.
private func unreadStatement(of labels: [ParsedLabel]) -> Evidence? {
  labels.flatMap(\.unreadStatements).first { statement in
    !labels.contains { other in
      other.unreadStatements.allSatisfy { $0.image != statement.image }
        && other.allergens.contains { allergen in
          allergen.source == .statement && allergen.evidence.image == statement.image
        }
    }
  }
}

private func notUnderstood(_ statement: Evidence) -> Finding {
  Finding(
    rule: .allergenStatementIsUnderstood, severity: .warning,
    message: Message(.allergenStatementIsUnread, [.printed: .text(statement.text)]),
    fields: ["allergens"])
}

/// Whether `new` is kept in place of `known`.
///
/// Two looks at one print name an ingredient and a trace where only one read the warning's first
/// words.
private func replaces(_ new: DeclaredAllergen, _ known: DeclaredAllergen) -> Bool {
  let isOnePrint =
    new.presence != known.presence && new.evidence.image == known.evidence.image
    && isSamePlace(new.evidence.box, known.evidence.box)
  return isOnePrint ? new.presence == .mayContain : new.outweighs(known)
}

/// Whether the boxes hold one word, read twice: each has the other's middle.
private func isSamePlace(_ one: BoundingBox?, _ other: BoundingBox?) -> Bool {
  guard let one, let other else { return false }
  func holds(_ box: BoundingBox, _ inner: BoundingBox) -> Bool {
    (Double(box.left)...Double(box.right)).contains(inner.centerX)
      && (Double(box.top)...Double(box.bottom)).contains(inner.centerY)
  }
  return holds(one, other) && holds(other, one)
}

/// The contained ones first, then in the order of the law.
private func sorted(_ allergens: [Allergen: DeclaredAllergen]) -> [DeclaredAllergen] {
  DeclaredAllergen.Presence.allCases.flatMap { presence in
    Allergen.allCases.compactMap { allergens[$0] }.filter { $0.presence == presence }
  }
}

private func illegible(_ list: IngredientList) -> Finding {
  // A list that breaks off may be read well as far as it goes.
  let share = list.confidence.map { Int(($0.value * 100).rounded()) }.flatMap {
    $0 < 100 ? $0 : nil
  }
  return Finding(
    rule: .ingredientsAreLegible, severity: .warning,
    message: share.map { Message(.ingredientsAreBadlyRead, [.percent: .count($0)]) }
      ?? Message(.ingredientsAreIllegible), fields: ["ingredients", "allergens"])
}
