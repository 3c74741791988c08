/// A label with ingredients and a table, as recognition writes it: names and values on lines of their own.
///
/// The same number gives the same label.
package func sampleLabel(_ number: Int) -> String {
  let language = languages[number % languages.count]
  var state = UInt64(number) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
  func grams(_ bound: Int) -> String { "\(next(bound)),\(next(10)) g" }
  var lines = [language.ingredients, language.heading, "100 g"]
  lines += ["\(800 + next(1400)) kJ / \(190 + next(330)) kcal"]
  for name in language.names {
    lines.append(name)
    // A value may be lost, or be a line too late.
    if next(20) > 0 { lines.append(grams(40)) }
    if next(6) == 0 { lines.append(language.noise) }
  }
  return lines.joined(separator: "\n")
}

private struct SampleLanguage {
  var ingredients: String
  var heading: String
  var names: [String]
  var noise: String
}

private let languages = [
  SampleLanguage(
    ingredients:
      "Zutaten: Weizenmehl, Zucker, Palmöl, Kakaopulver 6 %,\nGlukosesirup, Salz, Vanillin",
    heading: "Durchschnittliche Nährwerte pro",
    names: [
      "Fett", "davon gesättigte Fettsäuren", "Kohlenhydrate", "davon Zucker", "Ballaststoffe",
      "Eiweiß", "Salz",
    ], noise: "Kühl und trocken lagern. Mindestens haltbar bis: siehe Deckel"),
  SampleLanguage(
    ingredients:
      "Ingrédients: farine de blé, sucre, huile de palme,\ncacao maigre en poudre 6 %, sel",
    heading: "Valeurs nutritionnelles moyennes pour",
    names: [
      "Matières grasses", "dont acides gras saturés", "Glucides", "dont sucres",
      "Fibres alimentaires", "Protéines", "Sel",
    ], noise: "À conserver dans un endroit frais et sec"),
  SampleLanguage(
    ingredients:
      "Ingredienti: farina di frumento, zucchero, olio di palma,\nlatte scremato in polvere",
    heading: "Valori nutrizionali medi per",
    names: [
      "Grassi", "di cui acidi grassi saturi", "Carboidrati", "di cui zuccheri", "Fibre",
      "Proteine", "Sale",
    ], noise: "Conservare in luogo fresco e asciutto"),
  SampleLanguage(
    ingredients:
      "Ingredients: wheat flour, sugar, palm oil, whey powder (milk),\nraising agents, salt",
    heading: "Nutrition information: typical values per",
    names: [
      "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Fibre", "Protein", "Salt",
    ], noise: "Store in a cool dry place. Once opened, eat within three days."),
]
