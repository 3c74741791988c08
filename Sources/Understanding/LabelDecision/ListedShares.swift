import Foundation
package import LabelModel
import Languages

/// A look at a label, its text and the lists of ingredients that are part of it.
package struct ListedLook {
  private let page: RecognizedPage
  private let lists: [IngredientList]

  /// Joins a page with the lists that were found on it.
  package init(page: RecognizedPage, lists: [IngredientList]) {
    self.page = page
    self.lists = lists
  }

  /// Whether the look has a list.
  fileprivate var hasLists: Bool { !lists.isEmpty }

  /// The ingredients' names that hold a constituent's name and have its amount: "animal fat 5 %".
  fileprivate func ingredients(with name: Substring, _ percent: Decimal) -> [String] {
    lists.flatMap(\.flattened).filter { $0.percent == percent }.map { Self.compact($0.name) }
      .filter { $0.contains(name) }
  }

  /// Whether a constituent's name and amount are in the lists and nowhere else.
  fileprivate func listsAlone(_ name: Substring, _ amount: Substring, _ percent: Decimal) -> Bool {
    guard !ingredients(with: name, percent).isEmpty else { return false }
    let text = Self.compact(page.lines.map(\.text).joined(separator: " "))
    let listed = lists.map { Self.count(name, amount, in: Self.compact($0.text)) }.reduce(0, +)
    return listed > 0 && Self.count(name, amount, in: text) <= listed
  }

  /// The number of names that an amount follows, other words between.
  private static func count(_ name: Substring, _ amount: Substring, in text: String) -> Int {
    var rest = text[...]
    var count = 0
    while let found = rest.firstRange(of: name) {
      rest = rest[found.upperBound...]
      let words = rest.prefix(mostLetters + 1).prefix { !$0.isNumber }
      if words.count <= mostLetters, rest.dropFirst(words.count).hasPrefix(amount) { count += 1 }
    }
    return count
  }

  /// The letters between an ingredient's noun and its share at most: "grassi animali 5 %". It is set by hand.
  private static let mostLetters = 24

  /// The text in lower case without spaces.
  fileprivate static func compact(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}

extension DecidedLabel {
  /// Returns the label with a pet food's constituent left for review if it is only the share of an ingredient.
  ///
  /// Several such constituents are an analysis that was taken for a part of the list. They stay.
  ///
  /// - Parameter looks: the looks at the label, with the lists of each.
  /// - Returns: the label, unchanged where no constituent or several are in the lists alone.
  package func settingListedSharesAside(_ looks: [ListedLook]) -> DecidedLabel {
    guard subject == .petFood, looks.contains(where: \.hasLists) else { return self }
    let listed = Nutrient.petFoodCore.compactMap { readings[$0] }.filter { reading in
      let (name, amount) = Self.parts(of: reading)
      return reading.quantity.unit == .percent && name.count >= Self.leastLetters
        && !amount.isEmpty
        && looks.contains { $0.listsAlone(name, amount, reading.quantity.value) }
    }
    guard listed.count == 1 else { return self }
    let name = Self.parts(of: listed[0]).name
    let ingredients = looks.flatMap { $0.ingredients(with: name, listed[0].quantity.value) }
    // A list that holds the analysis itself has the constituent's name alone.
    guard ingredients.contains(where: { $0 != name }) else { return self }
    var label = self
    label.readings[listed[0].nutrient] = nil
    label.forReview.append(
      ReviewValue(listed[0], basis: listed[0].basis, reason: Message(.numberMayBeOfAnother)))
    return label
  }

  /// A constituent's name and its amount, as printed but without spaces.
  private static func parts(of reading: NutrientReading) -> (name: Substring, amount: Substring) {
    let print = ListedLook.compact(reading.evidence.text)
    let name = print.prefix { !$0.isNumber }
    return (name, print.dropFirst(name.count))
  }

  /// The letters of a name at least: shorter ones may be parts of other words. It is set by hand.
  private static let leastLetters = 3
}
