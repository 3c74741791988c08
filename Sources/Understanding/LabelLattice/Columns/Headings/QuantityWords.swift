import Foundation
import LabelParsing
import Languages

/// Words before the content of a package, of all languages: "net weight", "Füllmenge".
enum QuantityWords {
  /// The words of each phrase, without accents.
  private static let phrases: Set<[String]> = Set(
    IdentityLexicon.all.flatMap { $0.netQuantity.phrases + $0.drainedWeight.phrases }.map(words))
  private static let longest = phrases.map(\.count).max() ?? 0

  /// Whether a text ends with such words, whatever signs are behind them.
  static func end(_ text: String) -> Bool {
    let words = words(text)
    return (1...max(1, longest)).contains {
      words.count >= $0 && phrases.contains(Array(words.suffix($0)))
    }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter }.map(String.init)
  }
}

extension LatticePage {
  /// Whether 100 g or 100 ml is a package's content, by the words before it in its line.
  func isNetQuantity(_ spot: ValueSpot) -> Bool {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    let before = scalars[..<min(place.start, scalars.count)].suffix(Self.symbolsOfQuantity)
    return QuantityWords.end(String(String.UnicodeScalarView(before)))
  }

  /// The symbols before a content that hold its words.
  private static let symbolsOfQuantity = 40
}
