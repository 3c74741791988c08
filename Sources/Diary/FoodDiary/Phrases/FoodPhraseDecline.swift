/// The reason why a phrase was not understood, in words its author can act on.
public enum FoodPhraseDecline: Error, Hashable, Sendable, CustomStringConvertible {
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

  /// The part that could not be understood, then another way to write it.
  public var description: String {
    switch self {
    case .tooLong:
      "the phrase has more than \(FoodPhraseParser.maximumLength) characters; log it in parts"
    case .tooManyFoods:
      "the phrase has more than \(FoodPhraseParser.maximumFoods) foods; log it in parts"
    case .nothingToEat: "no food is named; write what was eaten, such as \"2 eggs\""
    case .question: "this is a question; write what was eaten, such as \"2 eggs\""
    case .notEaten(let words):
      "\"\(words)\" says that something was not eaten; write only what was"
    case .otherDay(let words):
      "\"\(words)\" names another day; leave it out, and log the food for that day"
    case .limit(let words): "\"\(words)\" gives a limit, no amount; write about how much it was"
    case .range(let words): "\"\(words)\" is a range; write one amount"
    case .alternative(let words): "\"\(words)\" leaves open which food it was; write one"
    case .notPositive(let words): "\"\(words)\" is no amount above zero"
    case .tooMuch(let words): "\"\(words)\" is more than anybody eats; write how much it was"
    case .unclearNumber(let words):
      "\"\(words)\" can be read as two numbers; write it without separators of thousands"
    case .unknownUnit(let words):
      "\"\(words)\" is no known unit; write the amount in grams, millilitres or pieces"
    case .missingUnit(let words): "\"\(words)\" lacks a unit; write g, ml or another unit with it"
    case .unclearMeasure(let words):
      "how much \"\(words)\" is cannot be known; write it in grams, millilitres or pieces"
    case .notAnAmount(let words):
      "\"\(words)\" does not say how much was eaten; write it in grams, millilitres or pieces"
    case .unclearOwner(let words):
      "what the amounts in \"\(words)\" belong to is unclear; separate the foods with commas"
    case .unclearSplit(let words):
      "\"\(words)\" can be one food or several; separate them with commas"
    case .notFood(let words): "\"\(words)\" names no food; write what was eaten"
    case .unreadable(let words): "\"\(words)\" is not understood; write it in words and numbers"
    case .unclearLanguage(let languages):
      "the phrase means different amounts in "
        + languages.map(\.name).joined(separator: " and ") + "; name the language"
    case .otherLanguage(let language):
      "the phrase reads like \(language.name); name the language"
    }
  }
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
