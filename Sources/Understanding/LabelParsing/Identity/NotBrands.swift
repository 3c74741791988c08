import Languages

/// Words that are no brand though they are large or before a legal form.
enum NotBrands {
  static let words = Set(IdentityLexicon.notBrands.phrases.map(LetterFolding.fold))
}
