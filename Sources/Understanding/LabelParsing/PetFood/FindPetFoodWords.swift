package import LabelModel

/// Returns the words of `page` that name an animal or a pet food's part in a diet, in reading order.
///
/// The lists of ingredients of `label`, the page's parsed label, are left out. The broth of a list
/// is an ingredient. A broth or soup counts only beside an animal ("broth for cats") or as a long
/// word ("Knochenbrühe"). A word of up to four letters counts only in a language of the label, and
/// decides nothing alone. "Chat" is French for cat and, without its accents, Vietnamese for
/// substance. Pure, and the time grows linearly with the text.
package func findPetFoodWords(
  on page: RecognizedPage, understoodAs label: ParsedLabel = ParsedLabel()
) -> [PetFoodMention] {
  // A longer text is no label; see `LabelParser`.
  let lines = page.lines.prefix(LabelParser.longestLabel).map(\.text)
  return PetFoodFinder(
    lines, vocabulary: .standard, lists: label.ingredientLists, languages: label.languages
  ).mentions { line in
    Evidence(image: page.source, text: page.lines[line].text, box: page.lines[line].box)
  }
}

/// Returns the words of `text`, a product's name or category, that name an animal or a part in a diet.
package func findPetFoodWords(in text: String) -> [PetFoodMention] {
  PetFoodFinder([text], vocabulary: .standard).mentions { _ in
    Evidence(image: "", text: text)
  }
}

/// The search for pet-food words in some lines.
private struct PetFoodFinder {
  /// A found entry: which words it covers.
  private struct Found {
    var entry: PetFoodVocabulary.Entry
    var start: Int
    var end: Int
    var line: Int
  }

  private var found: [Found] = []
  /// Whether the text is a label's, where noise may be any short word.
  private let isLabel: Bool

  init(
    _ lines: [String], vocabulary: PetFoodVocabulary, lists: [IngredientList] = [],
    languages: [String]? = nil
  ) {
    isLabel = languages != nil
    let languages = languages ?? []
    let tokens = PetFoodTokens(lines).tokens
    let listed = ListedWords(lines, lists: lists)
    var place = 0
    while place < tokens.count {
      let entries = vocabulary.entries(beginningWith: tokens[place].letters)
      let fitting = entries.filter { entry in
        guard place + entry.words.count <= tokens.count else { return false }
        if listed.contains(line: tokens[place].line, word: tokens[place].place) { return false }
        if entry.length <= Self.shortLength, !languages.isEmpty,
          entry.languages.isDisjoint(with: languages)
        {
          return false
        }
        return zip(tokens[place...], entry.words).dropFirst().allSatisfy { token, word in
          PetFoodVocabulary.resembles(token.letters, word)
        }
      }
      guard let longest = fitting.map(\.words.count).max() else {
        place += 1
        continue
      }
      // One word may mean an animal and a treat: "Katzensnack".
      var meanings: Set<PetFoodMention.Meaning> = []
      for entry in fitting.filter({ $0.words.count == longest }).sorted(by: {
        $0.length > $1.length
      })
      where meanings.insert(entry.meaning).inserted {
        found.append(
          Found(entry: entry, start: place, end: place + longest, line: tokens[place].line))
      }
      place += longest
    }
  }

  func mentions(_ evidence: (Int) -> Evidence) -> [PetFoodMention] {
    found.indices.compactMap { index in
      let weight = weight(ofFound: index)
      guard weight > 0 else { return nil }
      let item = found[index]
      return PetFoodMention(item.entry.meaning, weight: weight, evidence: evidence(item.line))
    }
  }

  private func weight(ofFound index: Int) -> Double {
    let entry = found[index].entry
    if entry.length >= Self.plainLength || isBesideOther(index) { return 3 }
    if entry.meaning == .kind(.broth) { return 0 }
    return isLabel && entry.length <= Self.shortLength ? 0.5 : 1
  }

  /// Whether an animal's word is beside one for a food's part, or the other way round.
  private func isBesideOther(_ index: Int) -> Bool {
    let item = found[index]
    func isOther(_ other: Found) -> Bool {
      switch (item.entry.meaning, other.entry.meaning) {
      case (.animal, .kind), (.kind, .animal): true
      default: false
      }
    }
    let before = found[..<index].reversed().prefix { item.start - $0.end <= Self.reach }
    let behind = found[(index + 1)...].prefix { $0.start - item.end <= Self.reach }
    return before.contains(where: isOther) || behind.contains(where: isOther)
  }

  /// The most words between an animal and a food's part in one statement. "Complete dry pet food
  /// for all adult cats" is one.
  private static let reach = 6
  /// The letters of an entry that may be a word of any language.
  private static let shortLength = 4
  /// The letters of an entry that chance and damage do not make.
  private static let plainLength = 8
}
