import ArgumentParser
import Languages

/// The language of the words that are shown.
struct OutputLanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of what is shown, like de; that of the setting output-language or of LANG without it.",
      discussion: "What there are no words for is shown in English.", valueName: "code"))
  var outputLanguage: String?

  /// The words of that language, else the person's.
  var wording: Wording { outputLanguage.flatMap { Wording(code: $0) } ?? .ofPerson }

  func validate() throws {
    guard let outputLanguage, Wording(code: outputLanguage) == nil else { return }
    throw ValidationError(
      "--output-language is \(terminalSafe(outputLanguage)); use one of "
        + Wording.codes.joined(separator: ", "))
  }
}
