import Foundation
package import Languages

extension Wording {
  /// Says why a phrase was not understood: the part, then another way to write it.
  package func sentence(_ reason: FoodPhraseDecline) -> String {
    func said(_ word: DiaryWord, _ text: String) -> String { self(word, ["text": text]) }
    func count(_ number: Int) -> [String: String] { ["count": "\(number)"] }
    return switch reason {
    case .tooLong: self(DiaryWord.phraseIsTooLong, count(FoodPhraseParser.maximumLength))
    case .tooManyFoods: self(DiaryWord.foodsAreTooMany, count(FoodPhraseParser.maximumFoods))
    case .nothingToEat: self(DiaryWord.noFoodIsNamed)
    case .question: self(DiaryWord.isQuestion)
    case .notEaten(let words): said(.isNotEaten, words)
    case .otherDay(let words): said(.isOtherDay, words)
    case .limit(let words): said(.isLimit, words)
    case .range(let words): said(.isRange, words)
    case .alternative(let words): said(.isAlternative, words)
    case .notPositive(let words): said(.isNotPositive, words)
    case .tooMuch(let words): said(.isMoreThanEaten, words)
    case .unclearNumber(let words): said(.numberIsUnclear, words)
    case .unknownUnit(let words): said(.unitIsUnknown, words)
    case .missingUnit(let words): said(.unitIsMissing, words)
    case .unclearMeasure(let words): said(.measureIsUnclear, words)
    case .notAnAmount(let words): said(.isNoAmount, words)
    case .unclearOwner(let words): said(.ownerIsUnclear, words)
    case .unclearSplit(let words): said(.splitIsUnclear, words)
    case .notFood(let words): said(.isNoFood, words)
    case .unreadable(let words): said(.isNotUnderstood, words)
    case .unclearLanguage(let languages):
      said(
        .languageIsUnclear, languages.map(name).joined(separator: isEnglish ? " and " : ", "))
    case .otherLanguage(let language): said(.isOtherLanguage, name(of: language))
    }
  }

  /// The language's name.
  private func name(of phrases: FoodPhraseLanguage) -> String {
    Locale(identifier: language).localizedString(forLanguageCode: phrases.rawValue)
      ?? phrases.name
  }
}
