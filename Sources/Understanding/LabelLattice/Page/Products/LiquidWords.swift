import Foundation
import LabelModel
import Languages

/// Words that show a product to be a liquid. Labels of liquids refer to 100 ml (EU 1169/2011
/// articles 23 and 32).
///
/// The words of all languages are searched.
enum LiquidWords {
  /// Drinks, and the request to shake before use.
  static let drink = folded(LanguageLexicon.all.flatMap(\.drinks))

  /// Juices, which solid foods may name among their ingredients.
  static let juice = folded(LanguageLexicon.all.flatMap(\.juices))

  /// The words with and without their accents.
  private static func folded(_ words: [String]) -> Set<String> {
    Set(words + words.map { $0.folding(options: .diacriticInsensitive, locale: nil) })
  }

  /// The number of different words of each kind among some words, `0 ... 3`.
  static func count(_ words: some Sequence<Word>) -> (drink: Double, juice: Double) {
    var drinks: Set<String> = []
    var juices: Set<String> = []
    for word in words where word.text.count <= longest {
      let text = word.text.lowercased().trimmingCharacters(in: .punctuationCharacters)
      if drink.contains(text) { drinks.insert(text) }
      if juice.contains(text) { juices.insert(text) }
    }
    return (Double(min(3, drinks.count)), Double(min(3, juices.count)))
  }

  /// Characters of a word that is looked up at most, which bounds the time.
  private static let longest = 24
}
