/// The egg of German and Dutch lists, in capitals: their "EI" is read as "El".
///
/// In most print the capital I and the small l are the same stroke. These languages' lists have no word "El".
enum CapitalEgg {
  private static let languages: Set<String> = ["de", "nl"]
  private static let opening = Set(",;:(".unicodeScalars)
  private static let closing = Set(",;.()*".unicodeScalars)

  /// The places in `range` where it is all of an entry, its share apart: "El 15%".
  ///
  /// The languages with these codes must all write it so.
  static func places(
    in range: Range<Int>, of text: FoodText, languages codes: [String]
  ) -> [Range<Int>] {
    guard !codes.isEmpty, codes.allSatisfy(languages.contains) else { return [] }
    return text.wordRanges(in: range).filter { place in
      guard place.count == 2, text.scalars[place.lowerBound] == "E",
        text.scalars[place.lowerBound + 1] == "l", let next = text.next(place.upperBound)
      else { return false }
      return text.previous(place.lowerBound).map(opening.contains) ?? true
        && (next.isDigit || closing.contains(next))
    }
  }
}
