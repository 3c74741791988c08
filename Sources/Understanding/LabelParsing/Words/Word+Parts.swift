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
    let isName = last.unicodeScalars.first.map(LetterFolding.isLetter) ?? false
    return isName && separator > text.startIndex ? last : nil
  }

  /// Signs between names in several languages, or between a language and a name: "DE-Zutaten".
  private static let separators: Set<Unicode.Scalar> = ["/", "|", "•", "·", "-", "–", "—"]
}
