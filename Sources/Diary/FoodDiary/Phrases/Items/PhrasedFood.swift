/// A food that a phrase names.
package struct PhrasedFood: Hashable, Sendable {
  /// The amount as stated; `nil` when the phrase does not say.
  package var portion: Portion?
  /// Its name as typed, without amount, unit and article.
  package var name: String
  /// The part of the phrase that says it.
  package var text: String

  /// Creates a food.
  package init(portion: Portion?, name: String, text: String) {
    self.portion = portion
    self.name = name
    self.text = text
  }
}
