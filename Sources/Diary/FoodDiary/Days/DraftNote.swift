/// A remark on an item of a draft, as data. Its description is English; ``Wording`` says it in other languages.
package enum DraftNote: Hashable, Sendable {
  /// The amounts are those of the very portion.
  case scaledAs(Portion)
  /// The amounts follow from those of another portion.
  case scaledFrom(Portion)
  /// The amounts are those of `known`, since `asked` cannot be compared with it.
  case notComparable(asked: Portion, known: Portion)
  /// The same, for want of the density of `food`.
  case densityIsUnknown(food: String, asked: Portion, known: Portion)
  /// Millilitres of a cup.
  case cupHolds(Double)
  /// Millilitres of the pint that was taken, and of the British one.
  case pintIsAmerican(Double, british: Double)
  /// The portion of the source.
  case servingIs(Portion)
  /// The usual weight of one `unit` of what a person calls `food`, and USDA `name`.
  case pieceWeighs(unit: PortionUnit, food: String, name: String, grams: Double, number: String)
  /// The weight of a litre of what a person calls `food`, and USDA `name`.
  case litreWeighs(food: String, name: String, grams: Double, number: String)
  /// The ounce is one of mass.
  case ounceIsWeight
  /// The source does not say how much its amounts are of.
  case asSaved
  /// The source's serving is taken, since no amount was given.
  case servingIsTaken(Portion)
  /// The source's portion is taken, since no amount was given.
  case usualIsTaken(Portion)
  /// More than anybody eats.
  case isTooMuch(Portion, largest: Portion)
  /// A person typed these amounts.
  case byHand([CountedNutrient])
  /// The measure's size is not known.
  case vesselIsUnknown(Portion)
  /// A language model read the food in the sentence, and estimated its amount where there is one.
  case modelRead(Portion?)
  /// A language model found no food.
  case modelFoundNothing
  /// The food of that title is known without calories.
  case lacksCalories(title: String, FoodSource)
  /// A food with another name was taken.
  case takenAs(String)
  /// No source knows the food.
  case nothingIsKnown(of: String)
  /// No source knows the calories of the barcode's product.
  case barcodeIsUnknown(String)
  /// The catalogue's products of that name differ too much, from `least` to `most` kcal in 100 g.
  case productsAreUnlike(name: String, count: Int, least: Int, most: Int)
  /// The phrase was not understood.
  case declined(FoodPhraseDecline)
  /// The words of a database or a service that failed.
  case failure(String)
}
