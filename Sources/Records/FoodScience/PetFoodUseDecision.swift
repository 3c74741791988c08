package import LabelModel

/// The words that may say which animal a pet food is for and what part of its diet it is.
package struct PetFoodClues: Hashable, Sendable {
  /// Words in the product database's category tags.
  package var categories: [PetFoodMention]
  /// Words printed on the label.
  package var label: [PetFoodMention]
  /// Words in the product's names and brands.
  package var names: [PetFoodMention]

  /// Creates clues.
  package init(
    categories: [PetFoodMention] = [], label: [PetFoodMention] = [], names: [PetFoodMention] = []
  ) {
    self.categories = categories
    self.label = label
    self.names = names
  }
}

/// Returns the animal of a pet food and its part of the diet, as far as words state them.
///
/// Category tags are asked first, then the label, then name and brand, as for the food type
/// (docs/rules.md, rule 5). Within one source an animal is decided when a plain word or a statement
/// names it. Its words must weigh twice as much as any other animal's. A label "for dogs and cats"
/// and a label with short words alone leave the animal unknown.
///
/// Complete food is a term of law (EU 767/2009, article 3). A label that states it is no treat and
/// no broth. Feeding instructions of complete food mention treats. Treats and broths are
/// complementary food by law, so their words outweigh that term.
package func decidePetFoodUse(_ clues: PetFoodClues) -> PetFoodUse {
  let sources: [(words: [PetFoodMention], source: WordSource)] = [
    (clues.categories, .apiCategory), (clues.label, .label), (clues.names, .nameOrBrand),
  ]
  var use = PetFoodUse()
  for (words, source) in sources {
    if use.animal == nil, let found = animal(in: words) {
      use.animal = WordedFact(
        found.value, decidedBy: source, evidence: source == .label ? found.evidence : nil)
    }
    if use.kind == nil, let found = kind(in: words) {
      use.kind = WordedFact(
        found.value, decidedBy: source, evidence: source == .label ? found.evidence : nil)
    }
  }
  return use
}

/// The weight of a plain word: the plainest mention must have it.
private let leastWeight = 1.0

private func animal(in mentions: [PetFoodMention]) -> (value: PetAnimal, evidence: Evidence)? {
  let weights = PetAnimal.allCases.map { animal in
    (animal: animal, weight: weight(of: .animal(animal), in: mentions))
  }.sorted { $0.weight > $1.weight }
  guard let best = weights.first,
    weights.dropFirst().allSatisfy({ best.weight >= 2 * $0.weight }),
    let evidence = plainest(.animal(best.animal), in: mentions)
  else { return nil }
  return (best.animal, evidence)
}

private func kind(in mentions: [PetFoodMention]) -> (value: PetFoodKind, evidence: Evidence)? {
  let order: [PetFoodKind] = [.complete, .broth, .treat, .complementary]
  return order.lazy.compactMap { kind in
    plainest(.kind(kind), in: mentions).map { (kind, $0) }
  }.first
}

private func weight(of meaning: PetFoodMention.Meaning, in mentions: [PetFoodMention]) -> Double {
  mentions.reduce(0) { $0 + ($1.meaning == meaning ? $1.weight : 0) }
}

/// The evidence of the first of the weightiest mentions, `nil` when none is plain.
private func plainest(
  _ meaning: PetFoodMention.Meaning, in mentions: [PetFoodMention]
) -> Evidence? {
  let own = mentions.filter { $0.meaning == meaning }
  guard let greatest = own.map(\.weight).max(), greatest >= leastWeight else { return nil }
  return own.first { $0.weight == greatest }?.evidence
}
