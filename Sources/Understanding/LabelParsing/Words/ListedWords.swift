import LabelModel

/// The words of a page that belong to its lists of ingredients, by their places.
///
/// A list's text has no places. Its words are therefore looked for on the page in their order.
struct ListedWords: Sendable {
  private struct Place: Hashable {
    var line: Int
    var word: Int
  }

  private var places: Set<Place> = []

  /// Words of the page between two of a list at most: those of a column beside it.
  private static let reach = 16
  /// First words of a list that its beginning is looked for by, since one may be damaged.
  private static let beginnings = 3
  /// Places that a list's beginning is tried at.
  private static let mostStarts = 20

  /// Finds the words of `lists` in `lines`.
  init(_ lines: [String], lists: [IngredientList]) {
    guard !lists.isEmpty else { return }
    let tokens = PetFoodTokens(lines).tokens
    for list in lists {
      let words = PetFoodTokens.words(of: list.text)
      let runs = words.indices.prefix(Self.beginnings).lazy.map { first in
        tokens.indices.filter { tokens[$0].letters == words[first] }.prefix(Self.mostStarts)
          .map { Self.run(words[first...], in: tokens, from: $0) }
      }
      guard let found = runs.first(where: { !$0.isEmpty })?.max(by: { $0.count < $1.count }) else {
        continue
      }
      places.formUnion(found.map { Place(line: tokens[$0].line, word: tokens[$0].place) })
    }
  }

  /// Whether the word number `word` of a line is an ingredient's.
  func contains(line: Int, word: Int) -> Bool { places.contains(Place(line: line, word: word)) }

  /// Whether a list holds the print that begins at a symbol of a line. A number counts with the word
  /// before it.
  func contain(_ position: Int, of line: ScannedLine, at index: Int) -> Bool {
    guard !places.isEmpty else { return false }
    let isWord = line.scalar(position).map(LetterFolding.isLetter) ?? false
    let before = PetFoodTokens.words(of: line.text(0..<position)).count
    return contains(line: index, word: isWord ? before : max(0, before - 1))
  }

  /// The tokens that print `words` in their order, from the token `start` on.
  private static func run(
    _ words: ArraySlice<[UInt16]>, in tokens: [PetFoodTokens.Token], from start: Int
  ) -> [Int] {
    var run: [Int] = []
    var next = start
    for word in words {
      let end = min(tokens.count, next + (run.isEmpty ? 1 : reach))
      guard next < end, let found = (next..<end).first(where: { tokens[$0].letters == word }) else {
        continue
      }
      run.append(found)
      next = found + 1
    }
    return run
  }
}
