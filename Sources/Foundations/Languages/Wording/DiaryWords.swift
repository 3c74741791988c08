/// A word of the diary, beside those that ``PageWord`` and ``RecordWords`` have.
///
/// Places in braces are filled in.
package enum DiaryWord: String, Hashable, Sendable, CaseIterable {
  /// `meal #3`.
  case meal
  /// The source of amounts that were logged before.
  case knownMeal
  /// A total against its goal.
  case below, within, exceeded
  /// The remark on numbers that do not add up to their total.
  case rounded
  /// Figures of several days.
  case streak, goalMet, daysLogged
  /// Answers to changes.
  case removed, takenBack, copied
  /// The list of what to buy.
  case shoppingList
  /// The need of a cat, and its origin.
  case petNeed, isStated
  /// The source of amounts that a language model estimated.
  case modelEstimate
  /// The origin of a draft's amounts.
  case scaledAs, scaledFrom, notComparable, densityIsUnknown, ounceIsWeight, asSaved
  case servingIsTaken, usualIsTaken, isTooMuch
  /// Remarks on a draft.
  case vesselIsUnknown, modelRead, modelEstimated, modelFoundNothing, lacksCalories, takenAs
  case nothingIsKnown, barcodeIsUnknown, productsAreUnlike
  /// Reasons why a phrase is not understood.
  case phraseIsTooLong, foodsAreTooMany, noFoodIsNamed, isQuestion, isNotEaten, isOtherDay
  case isLimit, isRange, isAlternative, isNotPositive, isMoreThanEaten, numberIsUnclear
  case unitIsUnknown, unitIsMissing, measureIsUnclear, isNoAmount, ownerIsUnclear
  case splitIsUnclear, isNoFood, isNotUnderstood, languageIsUnclear, isOtherLanguage
}

/// The words of the diary in one language.
package struct DiaryWords: Sendable {
  /// The language, ISO 639-1.
  package let code: String
  /// The words; a test names each missing one.
  package let words: [DiaryWord: String]

  fileprivate static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

extension Wording {
  /// Says a word of the diary, with its places filled in.
  package func callAsFunction(_ word: DiaryWord, _ arguments: [String: String] = [:]) -> String {
    filled(
      DiaryWords.byCode[language]?.words[word] ?? DiaryWords.english.words[word] ?? word.rawValue,
      arguments)
  }
}
