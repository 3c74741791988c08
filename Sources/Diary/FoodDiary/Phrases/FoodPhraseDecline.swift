import Languages

/// The reason why a phrase was not understood, in words its author can act on.
package enum FoodPhraseDecline: Error, Hashable, Sendable, CustomStringConvertible {
  /// The phrase is longer than ``FoodPhraseParser/maximumLength`` characters.
  case tooLong
  /// More foods than ``FoodPhraseParser/maximumFoods``.
  case tooManyFoods
  /// No food is named: an empty phrase, a greeting, an amount alone.
  case nothingToEat
  /// A question.
  case question
  /// Something was not eaten, or will be, or is to be taken back; the telling words.
  case notEaten(String)
  /// Another day than the one that is logged: `yesterday`; the telling words.
  case otherDay(String)
  /// Only a limit is known: `less than 100 g`; the telling words.
  case limit(String)
  /// Two amounts of which one is meant: `2-3 eggs`.
  case range(String)
  /// Two foods of which one is meant: `tea or coffee`; the telling word.
  case alternative(String)
  /// An amount below zero, or zero.
  case notPositive(String)
  /// An amount above ``Portion/maximumAmount``.
  case tooMuch(String)
  /// A number that can be read in two ways: `1.500 kg`.
  case unclearNumber(String)
  /// A unit that is not known, or that does not say how much: `3 zorps of rice`.
  case unknownUnit(String)
  /// A number that lacks its unit: `150 chicken`.
  case missingUnit(String)
  /// A measure whose size cannot be known: `a large glass of`, `most of a`.
  case unclearMeasure(String)
  /// Energy or another figure where an amount should be: `500 kcal of pizza`.
  case notAnAmount(String)
  /// Several amounts for one food, or an amount between two foods.
  case unclearOwner(String)
  /// Words that can be one food or several: `toast with butter and jam`.
  case unclearSplit(String)
  /// Words that are no food.
  case notFood(String)
  /// Signs that are not understood.
  case unreadable(String)
  /// Languages that read the phrase differently.
  case unclearLanguage([FoodPhraseLanguage])
  /// The phrase reads like another language than the given one.
  case otherLanguage(FoodPhraseLanguage)

  /// The part that could not be understood, then another way to write it, in English.
  package var description: String { Wording.english.sentence(self) }
}

extension FoodPhraseDecline {
  /// Creates the reason for an amount that no portion can have; `words` are the phrase's.
  init(_ error: PortionError, _ words: String) {
    switch error {
    case .amountNotPositive: self = .notPositive(words)
    case .amountTooLarge: self = .tooMuch(words)
    }
  }
}
