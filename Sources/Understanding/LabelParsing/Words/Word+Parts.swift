import LabelModel

extension Word {
  /// The part of the word behind its last separator: "Ingrédients:" of "Zutaten/Ingrédients:".
  ///
  /// `nil` where no separator is in front of a letter.
  var lastPart: Substring? {
    guard let separator = text.unicodeScalars.lastIndex(where: Self.separators.contains) else {
      return nil
    }
    let last = text[separator...].dropFirst()
    let before = text[..<separator]
    let isName = last.unicodeScalars.first.map(LetterFolding.isLetter) ?? false
    let isParted =
      !Self.dashes.contains(text.unicodeScalars[separator])
      || before.count <= Self.longestCode && before.allSatisfy(\.isUppercase)
    return isName && isParted && !before.isEmpty ? last : nil
  }

  /// Signs between names in several languages, or between a language and a name: "DE-Zutaten".
  private static let separators = dashes.union(["/", "|", "•", "·"])
  /// Signs that join words, too. They separate the code of a language or a country alone.
  private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—"]
  private static let longestCode = 3
}
