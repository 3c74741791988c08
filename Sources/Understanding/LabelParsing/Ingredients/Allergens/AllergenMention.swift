import LabelModel

/// A place that names an allergen.
struct AllergenMention {
  var declared: DeclaredAllergen
  /// The number of the text that it is in.
  var text: Int
  /// Whether it is among the last entries of a list, where those are only names of allergens.
  var isInTail: Bool
  /// Whether recognition doubts the name, or does not know a word beside it.
  var isDoubtful = false

  /// Returns each allergen once, its gravest and surest mention, in the order of the first ones.
  ///
  /// Labels state the same in each language. One language may warn of an allergen that another only
  /// has at the end of its list. That end is then a warning whose cue was lost.
  static func joined(_ mentions: [AllergenMention]) -> [DeclaredAllergen] {
    var joined: [DeclaredAllergen] = []
    for mention in mentions {
      var new = mention.declared
      if new.presence == .contains, isWarning(mention, among: mentions) {
        new.presence = .mayContain
        new.source = .statement
      }
      if let known = joined.firstIndex(where: { $0.allergen == new.allergen }) {
        if new.outweighs(joined[known]) { joined[known] = new }
      } else {
        joined.append(new)
      }
    }
    return joined
  }

  /// Whether the end of a list is a warning. The list of another language then only warns of the
  /// same allergens.
  private static func isWarning(
    _ mention: AllergenMention, among mentions: [AllergenMention]
  ) -> Bool {
    guard mention.isInTail else { return false }
    let same = mentions.filter { $0.declared.allergen == mention.declared.allergen }
    let contained = same.filter { $0.declared.presence == .contains }
    return contained.allSatisfy(\.isInTail)
      && same.contains { other in
        other.declared.presence == .mayContain && !contained.contains { $0.text == other.text }
          && mentions.contains { $0.text == other.text && $0.declared.source == .ingredients }
      }
  }
}
