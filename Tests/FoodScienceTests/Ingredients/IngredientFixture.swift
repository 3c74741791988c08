import Foundation
import LabelModel

/// A list of ingredients written as a label prints it: `name 12 % (part, part), name`.
///
/// Only for tests of what follows from a list; how labels are read is tested elsewhere.
func ingredientList(
  _ text: String, language: String? = "en", confidence: Double? = nil, needsReview: Bool = false
) -> IngredientList {
  var rest = Substring(text)
  return IngredientList(
    language: language, text: text, ingredients: entries(&rest),
    confidence: confidence.map { Confidence($0) }, needsReview: needsReview,
    evidence: Evidence(image: "jar.jpg", text: text))
}

private func entries(_ rest: inout Substring) -> [Ingredient] {
  var found: [Ingredient] = []
  var name = ""
  var parts: [Ingredient] = []
  func end() {
    if let ingredient = ingredient(name, parts) { found.append(ingredient) }
    (name, parts) = ("", [])
  }
  while let character = rest.popFirst() {
    switch character {
    case "(": parts = entries(&rest)
    case ")":
      end()
      return found
    case ",": end()
    default: name.append(character)
    }
  }
  end()
  return found
}

private func ingredient(_ text: String, _ parts: [Ingredient]) -> Ingredient? {
  var words = text.split(separator: " ").map(String.init)
  guard !words.isEmpty else { return nil }
  var ingredient = Ingredient(name: "", ingredients: parts)
  if words.last == "%" { words.removeLast() }
  if let last = words.last, let percent = Decimal(string: last), last.first?.isNumber == true {
    ingredient.percent = percent
    words.removeLast()
  }
  if let first = words.first, first.hasSuffix(":"),
    let additiveClass = AdditiveClass(rawValue: String(first.dropLast()))
  {
    ingredient.additiveClass = additiveClass
    words.removeFirst()
  }
  if let last = words.last, last.first == "E", last.dropFirst().first?.isNumber == true {
    ingredient.eNumber = last
    words.removeLast()
  }
  ingredient.name = words.joined(separator: " ")
  return ingredient
}
