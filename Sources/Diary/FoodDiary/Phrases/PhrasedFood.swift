/// A food that a phrase names.
public struct PhrasedFood: Hashable, Sendable {
  /// The amount as stated; `nil` when the phrase does not say.
  public var portion: Portion?
  /// Its name as typed, without amount, unit and article.
  public var name: String
  /// The part of the phrase that says it.
  public var text: String

  /// Creates a food.
  public init(portion: Portion?, name: String, text: String) {
    self.portion = portion
    self.name = name
    self.text = text
  }
}
