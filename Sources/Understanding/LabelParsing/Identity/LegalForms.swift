import Languages

/// Legal forms of companies.
enum LegalForms {
  private static let forms = Set(IdentityLexicon.legalForms.phrases)

  /// Small words inside companies' names.
  static let particles = Set(IdentityLexicon.companyParticles.phrases)

  /// Whether a word is a legal form, in whatever spelling.
  static func contains(_ word: String) -> Bool {
    let text = word.lowercased().filter { $0.isLetter || $0 == "/" || $0 == "&" }
    guard word.first?.isUppercase == true || text.count > 3 || word.contains(".") else {
      return false
    }
    return forms.contains(text)
  }
}
