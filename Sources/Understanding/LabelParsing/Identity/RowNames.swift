import Languages

/// The names of a table's rows and headings in all languages. A line of nothing else is no
/// product's name.
struct RowNames: Sendable {
  static let standard = RowNames(LanguageLexicon.all)

  /// Letters from which on the beginning of a heading counts as the heading.
  private static let leastBeginning = 5
  /// Letters of a heading that a longer line may contain.
  private static let leastContained = 10

  private let names: Set<[UInt16]>
  /// Headings and footnotes, of which a line may have a part, or which may be a part of a line.
  private let headings: [[UInt16]]
  /// Names of kinds of pet food: "complete pet food".
  private let petFoods: [[UInt16]]

  init(_ lexicons: [LanguageLexicon]) {
    var names: Set<[UInt16]> = []
    for lexicon in lexicons {
      let lists: [[String]] =
        Array(lexicon.nutrients.values) + Array(lexicon.assays.values)
        + [lexicon.energy, lexicon.vitamins, lexicon.others]
        + [lexicon.servings, lexicon.servingSizes]
        + VitaminLetters.names(with: lexicon.vitamins).map(\.names)
      names.formUnion(lists.joined().map(LetterFolding.fold))
    }
    self.names = names
    headings = lexicons.flatMap { $0.foodHeadings + $0.footnotes + $0.servingSizes }
      .map(LetterFolding.fold)
    petFoods = lexicons.flatMap(\.petHeadings).map(LetterFolding.fold).filter { $0.count >= 7 }
  }

  /// Whether `text` is the name of a row or heading, several of them, or has a heading in it.
  func contains(_ text: String) -> Bool {
    let letters = LetterFolding.fold(text)
    if names.contains(letters) { return true }
    let parts = text.split { "/|".contains($0) }.map { LetterFolding.fold(String($0)) }
    if parts.count > 1, parts.allSatisfy(names.contains) { return true }
    if headings.contains(where: { $0.count >= Self.leastContained && letters.containsLetters($0) })
    {
      return true
    }
    guard letters.count >= Self.leastBeginning else { return false }
    return headings.contains { $0.starts(with: letters) }
      || petFoods.contains { $0.count > letters.count && $0.starts(with: letters) }
  }

  /// Whether any word of `text` is the name of a row.
  func hasWord(of text: String) -> Bool {
    text.split { !$0.isLetter }.contains { names.contains(LetterFolding.fold(String($0))) }
  }

  /// Whether `text` says what kind of pet food it is, as "complete pet food for adult cats" does.
  func describesPetFood(_ text: String) -> Bool {
    let letters = LetterFolding.fold(text)
    return petFoods.contains { letters.containsLetters($0) }
  }
}
