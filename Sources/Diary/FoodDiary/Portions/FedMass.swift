/// The mass of a feeding and its food, as a person types them: `85 salmon`, `85g salmon`, `3 oz salmon`.
package struct FedMass: Hashable, Sendable {
  /// The mass in grams.
  package let grams: Double
  /// The words of the food.
  package let food: [String]

  /// Reads an amount and the words behind it. A number without a unit is one of grams.
  ///
  /// `nil` where the first word is no number, or one of a unit other than of mass.
  package init?(_ amount: String, _ words: [String]) {
    if let number = typedNumber(amount) {
      // A last word is the food: "3 oz" names none.
      let unit = words.count > 1 ? words.first.flatMap { PortionUnit(word: $0)?.grams } : nil
      grams = (number * (unit ?? 1)).decimal
      food = unit == nil ? words : Array(words.dropFirst())
    } else if let grams = Portion(typed: amount)?.grams {
      (self.grams, food) = (grams.decimal, words)
    } else {
      return nil
    }
  }
}
