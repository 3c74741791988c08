import Foundation
import LabelModel
import Languages

/// The alcoholic strength that a drink's label states: "13,5 % vol" (EU 1169/2011, annex XII), "5% ALC/VOL" and "5% by
/// vol." (27 CFR 4.36, 7.65).
enum AlcoholStrength {
  /// Symbols behind the percentage in which the word for volume is.
  private static let reach = 9

  /// Returns the strength in percent of the volume, `nil` where none is printed.
  static func find(on page: ScannedPage) -> Decimal? {
    for value in page.values.joined() where value.unit == .percent {
      guard let strength = value.value, strength > 0, strength < 100 else { continue }
      let end = value.range.upperBound
      let letters = page.lines[value.line].text(end..<(end + reach)).lowercased()
        .filter { $0.isLetter }
      if LanguageLexicon.byVolume.phrases.contains(where: letters.hasPrefix) { return strength }
    }
    return nil
  }
}
