/// The names of ingredients in one language, by what they are.
///
/// A star before or after a name is any letters of the same word. Accents are left out. The names are those of everyday
/// labels. EU 2001/111/EC has the legal ones of sugars.
///
/// English names of sugars without the word "sugar" are those of SugarScience's list of 61 names. The list is "Hidden
/// in Plain Sight" of the University of California San Francisco. Cane juice is sugar by the FDA's guidance of 2016.
/// Rare sugars are monosaccharides and disaccharides, which EU 1169/2011, Annex I, calls sugars.
package struct FoodKindWords: Hashable, Sendable {
  /// The language, ISO 639-1; `nil` for names that are the same in all languages.
  package var code: String?
  /// The names of each kind.
  package var kinds: [IngredientKind: WordList]
  /// Meat in general, lard, tallow and gelatine; species are among ``kinds``.
  package var meat: WordList = ""
  /// Honey and what bees make.
  package var honey: WordList = ""
  /// Flesh of fruit, whose name holds that of meat.
  package var plantFlesh: WordList = ""
}
