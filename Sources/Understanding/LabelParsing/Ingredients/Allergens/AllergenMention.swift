import LabelModel

/// A place that names an allergen.
struct AllergenMention {
  var declared: DeclaredAllergen
  /// The number of the text that it is in.
  var text: Int
  /// The likeliest language of that text.
  var language: Int?
  /// Whether it is among the last entries of a list, where those are only names of allergens.
  var isInTail: Bool
  /// Whether a word beside it, which may be a plant's name, was not read.
  var isBesideUnread: Bool

  /// Returns each allergen once, its gravest and surest mention, in the order of the first ones.
  ///
  /// Labels state the same in each language. One language may warn of an allergen that another only
  /// has at the end of its list. That end is then a warning whose cue was lost. One list alone may name an allergen
  /// that several others have not. A word of that name was then misread: "cocoa butter".
  static func joined(_ mentions: [AllergenMention]) -> [DeclaredAllergen] {
    var joined: [DeclaredAllergen] = []
    for mention in mentions {
      var new = mention.declared
      if isContradicted(mention, among: mentions) { continue }
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

  /// The allergens that a warning has whole. "May contain nuts" may mean other nuts than the list's.
  private static let undivided: Set<Allergen> = [
    .egg, .peanuts, .soy, .milk, .celery, .mustard, .sesame, .lupin,
  ]
  /// The languages that speak against one list, at least.
  private static let leastContradictions = 2

  /// Whether one list alone names an allergen as an ingredient, and those of several other languages do not.
  ///
  /// Those languages warn of it. Where the name may be a plant's milk, it is enough that their lists name others.
  private static func isContradicted(
    _ mention: AllergenMention, among mentions: [AllergenMention]
  ) -> Bool {
    let allergen = mention.declared.allergen
    guard undivided.contains(allergen), mention.declared.source == .ingredients,
      mentions.allSatisfy({
        $0.declared.allergen != allergen || $0.declared.presence == .mayContain
          || $0.text == mention.text
      })
    else { return false }
    let isDoubtful = allergen == .milk && mention.isBesideUnread
    var languages = Set<Int>()
    for other in mentions
    where other.text != mention.text && other.declared.source == .ingredients {
      let warns = mentions.contains { $0.text == other.text && $0.declared.allergen == allergen }
      if isDoubtful || warns, let language = other.language { languages.insert(language) }
    }
    if let own = mention.language { languages.remove(own) }
    return languages.count >= leastContradictions
  }
}
