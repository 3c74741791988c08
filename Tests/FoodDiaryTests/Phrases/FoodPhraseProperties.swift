import FoodDiary
import LabelTestSupport
import Testing

@Suite("Properties of food phrases")
struct FoodPhraseProperties {
  /// A food of a phrase that was put together, and what was put in.
  private struct Composed {
    var text: String
    var amount: Double?
    var unit: PortionUnit?
    var name: String
  }

  private struct Words {
    var language: FoodPhraseLanguage
    var units: [(word: String, unit: PortionUnit, link: String)]
    var foods: [String]
    var joints: [String]
  }

  private static let words: [Words] = [
    Words(
      language: .english,
      units: [
        ("g", .gram, "of "), ("cups", .cup, "of "), ("slices", .slice, ""), ("oz", .ounce, ""),
      ],
      foods: ["grilled chicken", "toast", "rice", "Skyr 0.2%", "milk"],
      joints: [", ", " and ", "; "]),
    Words(
      language: .german,
      units: [
        ("g", .gram, ""), ("EL", .tablespoon, ""), ("Scheiben", .slice, ""), ("l", .litre, ""),
      ],
      foods: ["Vollkornbrot", "Käse", "Reis", "Milch", "Quark 20%"], joints: [", ", " und ", " + "]),
    Words(
      language: .french,
      units: [("g", .gram, "de "), ("c. à s.", .tablespoon, "de "), ("tranches", .slice, "de ")],
      foods: ["pain complet", "fromage", "riz", "poulet rôti"], joints: [", ", " et ", "\n"]),
    Words(
      language: .italian,
      units: [("g", .gram, "di "), ("cucchiai", .tablespoon, "di "), ("fette", .slice, "di ")],
      foods: ["pane integrale", "formaggio", "riso", "pollo"], joints: [", ", " e ", "; "]),
    Words(
      language: .spanish,
      units: [("g", .gram, "de "), ("vasos", .glass, "de "), ("lonchas", .slice, "de ")],
      foods: ["pan integral", "queso", "arroz", "pollo"], joints: [", ", " y ", " + "]),
    Words(
      language: .polish,
      units: [("g", .gram, ""), ("łyżki", .tablespoon, ""), ("plastry", .slice, "")],
      foods: ["chleba", "sera", "ryżu", "piersi z kurczaka"], joints: [", ", " i ", "; "]),
  ]

  @Test("Reads every phrase that is put together of foods with their amounts")
  func composed() {
    checkProperty(seed: 7_001, count: 3_000) { generator in
      let words = Self.words.randomElement(using: &generator) ?? Self.words[0]
      let foods = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Self.food(words, using: &generator)
      }
      let joint = words.joints.randomElement(using: &generator) ?? ", "
      return (language: words.language, foods: foods, joint: joint)
    } shrink: { example in
      withOneLess(example.foods).map { (example.language, $0, example.joint) }
    } failure: { example in
      guard !example.foods.isEmpty else { return nil }
      let phrase = example.foods.map(\.text).joined(separator: example.joint)
      guard case .items(let items) = FoodPhraseParser(language: example.language).parse(phrase)
      else { return "\(phrase): \(FoodPhraseParser(language: example.language).parse(phrase))" }
      let isSame =
        items.map(\.name) == example.foods.map(\.name)
        && items.map { $0.portion?.amount } == example.foods.map(\.amount)
        && items.map { $0.portion?.unit } == example.foods.map(\.unit)
      return isSame ? nil : "\(phrase): \(items)"
    }
  }

  private static func food(
    _ words: Words, using generator: inout SeededGenerator
  ) -> Composed {
    let name = words.foods.randomElement(using: &generator) ?? "rice"
    let unit = words.units.randomElement(using: &generator) ?? words.units[0]
    let tenths = Int.random(in: 1...399, using: &generator)
    let sign = words.language == .english ? "." : ","
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(sign)\(tenths % 10)"
    let space = generator.chance(1, in: 2) && unit.word.count < 3 ? "" : " "
    let amount = Double(tenths) / 10
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return Composed(
        text: "\(number)\(space)\(unit.word) \(unit.link)\(name)", amount: amount, unit: unit.unit,
        name: name)
    case 1:
      return Composed(
        text: "\(name) \(number)\(space)\(unit.word)", amount: amount, unit: unit.unit, name: name)
    case 2:
      return Composed(
        text: "\(name) (\(number)\(space)\(unit.word))", amount: amount, unit: unit.unit, name: name
      )
    default: return Composed(text: name, amount: nil, unit: nil, name: name)
    }
  }

  /// Pieces that people, programs and attackers type.
  private static let pieces = [
    "2", "150", "1,5", "1.500", "½", "1/2", "0", "-3", "x", "x2", "g", "kg", "ml", "cups", "of",
    "EL",
    "eggs", "toast", "Käse", "œufs", "mleka", "una", "ein", "a", "half", "pół", "mezz'", "d'",
    "and",
    "und", "et", "con", "with", "z", ",", ";", "(", ")", ":", "-", "–", "~", "?", "%", "85%", ".",
    "\n",
    "or", "no", "for breakfast", "I had", "\u{202E}", "\u{0}", "👩‍👩‍👧", "٣", "１２", "a\u{301}", "each",
    "je",
    "12 inch", "80/20", "8:30", "am", "7up", "M&M's", "999999999999999999999", "ﬁ", "İ", "w/",
    "c/u", "'",
  ]

  @Test("Survives whatever is typed, and makes up no food")
  func soup() {
    checkProperty(seed: 7_002, count: 1_000) { generator in
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (Self.pieces.randomElement(using: &generator) ?? "")
          + (generator.chance(4, in: 5) ? " " : "")
      }
    } shrink: { pieces in
      withOneLess(pieces)
    } failure: { pieces in
      let phrase = pieces.joined()
      for language in FoodPhraseLanguage.allCases.map(Optional.some) + [nil] {
        guard case .items(let foods) = FoodPhraseParser(language: language).parse(phrase) else {
          continue
        }
        if foods.isEmpty { return "\(phrase): no foods" }
        for food in foods {
          if !food.name.contains(where: { $0.isLetter || $0.isSymbol || $0.isNumber }) {
            return "\(phrase): nameless food \(foods)"
          }
          let typed = phrase.unicodeScalars.filter { !$0.properties.isWhitespace }
          let name = food.name.unicodeScalars.filter { !$0.properties.isWhitespace }
          let isTyped = String(String.UnicodeScalarView(typed.filter(isSeen))).contains(
            String(String.UnicodeScalarView(name)))
          if !isTyped { return "\(phrase): \(food.name) was not typed" }
        }
      }
      return nil
    }
  }

  private func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: false
    case .format: scalar == "\u{200D}"
    default: true
    }
  }
}
