/// The usual weight of a piece of a food.
struct HouseholdMeasure: Hashable, Sendable {
  /// Grams of one, without shell, peel and stone.
  let grams: Double
  /// The weight as a remark, with its source.
  let note: DraftNote

  /// Finds what one `unit` of a food weighs by what a person calls it; `nil` when it is not known.
  ///
  /// A size that is part of the name counts where USDA distinguishes sizes: `large eggs`.
  init?(_ unit: PortionUnit, of food: String) {
    var size = Size.usual
    var rest: [Substring] = []
    for word in PhraseLetters.folded(food).split(whereSeparator: \.isWhitespace) {
      if let stated = Size.words[String(word)] {
        guard size == .usual else { return nil }
        size = stated
      } else {
        rest.append(word)
      }
    }
    let name = rest.joined(separator: " ")
    guard let entry = Self.table.first(where: { $0.unit == unit && $0.names.matches(name) }),
      let grams = entry.grams(size)
    else { return nil }
    self.grams = grams
    let sized = size == .usual ? entry.food : "\(size.rawValue) \(entry.food)"
    note = .pieceWeighs(
      unit: unit, food: food, name: sized, grams: grams, number: entry.number)
  }

  /// The names of each food of the table.
  static var names: [FoodNames] { table.map(\.names) }

  private enum Size: String {
    case small
    case medium
    case large
    case usual

    static let words: [String: Size] = {
      let words: [Size: String] = [
        .small: """
        small klein kleine kleiner kleines kleinen petit petite petits petites piccolo piccola piccoli
        piccole pequeño pequeña pequeños pequeñas mały mała małe
        """,
        .medium: """
        medium mittelgroß mittelgroße mittelgroßer mittelgroßes moyen moyenne moyens moyennes medio
        media medi medie mediano mediana medianos medianas średni średnia średnie
        """,
        .large: """
        large big groß große großer großes großen grand grande grands grandes gros grosse grandi duży
        duża duże
        """,
      ]
      return words.reduce(into: [:]) { sizes, entry in
        for word in Set<String>(words: entry.value) { sizes[word] = entry.key }
      }
    }()
  }

  private struct Entry: Sendable {
    var food: String
    /// The food's number in SR Legacy, the Standard Reference of USDA FoodData Central.
    var number: String
    var unit: PortionUnit = .piece
    /// The size where none is said.
    var usual: Double
    var small: Double?
    var medium: Double?
    var large: Double?
    var names: FoodNames

    func grams(_ size: Size) -> Double? {
      switch size {
      case .usual: usual
      case .small: small
      case .medium: medium
      case .large: large
      }
    }
  }

  /// Weights of pieces in USDA FoodData Central, SR Legacy. They are the medium ones for a name
  /// without a size, and the regular slice of bread. An egg is the large one, which recipes and
  /// labels mean.
  ///
  /// Each was compared with the Standard Reference's table of weights (`WEIGHT.txt`).
  private static let table: [Entry] = [
    Entry(
      food: "egg", number: "01123", usual: 50, small: 38, medium: 44, large: 50,
      names:
        "egg, eggs, boiled egg, boiled eggs, ei, eier, eiern, œuf, œufs, uovo, uova, huevo, huevos, jajko, jajka, jajek"
    ),
    Entry(
      food: "banana", number: "09040", usual: 118, small: 101, medium: 118, large: 136,
      names: "banana, bananas, banane, bananen, bananes, plátano, plátanos, banan, banany, bananów"),
    Entry(
      food: "apple", number: "09003", usual: 182, small: 149, medium: 182, large: 223,
      names:
        "apple, apples, apfel, äpfel, pomme, pommes, mela, mele, manzana, manzanas, jabłko, jabłka, jabłek"
    ),
    Entry(
      food: "orange", number: "09200", usual: 131, small: 96, medium: 131, large: 184,
      names:
        "orange, oranges, orangen, arancia, arance, naranja, naranjas, pomarańcza, pomarańcze, pomarańczy"
    ),
    Entry(
      food: "pear", number: "09252", usual: 178, small: 148, medium: 178, large: 230,
      names:
        "pear, pears, birne, birnen, poire, poires, pera, pere, peras, gruszka, gruszki, gruszek"),
    Entry(
      food: "peach", number: "09236", usual: 150, small: 130, medium: 150, large: 175,
      names:
        "peach, peaches, pfirsich, pfirsiche, pêche, pêches, pesca, pesche, melocotón, melocotones, brzoskwinia, brzoskwinie"
    ),
    Entry(
      food: "strawberry", number: "09316", usual: 12, small: 7, medium: 12, large: 18,
      names:
        "strawberry, strawberries, erdbeere, erdbeeren, fraise, fraises, fragola, fragole, fresa, fresas, truskawka, truskawki, truskawek"
    ),
    Entry(
      food: "avocado", number: "09037", usual: 201,
      names: "avocado, avocados, avocat, avocats, aguacate, aguacates, awokado"),
    Entry(
      food: "tomato", number: "11529", usual: 123, small: 91, medium: 123, large: 182,
      names:
        "tomato, tomatoes, tomate, tomaten, tomates, pomodoro, pomodori, pomidor, pomidory, pomidorów"
    ),
    Entry(
      food: "carrot", number: "11124", usual: 61, small: 50, medium: 61, large: 72,
      names:
        "carrot, carrots, karotte, karotten, möhre, möhren, carotte, carottes, carota, carote, zanahoria, zanahorias, marchewka, marchewki, marchewek"
    ),
    Entry(
      food: "potato", number: "11352", usual: 213, small: 170, medium: 213, large: 369,
      names:
        "potato, potatoes, kartoffel, kartoffeln, pomme de terre, pommes de terre, patata, patate, patatas, ziemniak, ziemniaki, ziemniaków"
    ),
    Entry(
      food: "onion", number: "11282", usual: 110, small: 70, medium: 110, large: 150,
      names:
        "onion, onions, zwiebel, zwiebeln, oignon, oignons, cipolla, cipolle, cebolla, cebollas, cebula, cebule"
    ),
    Entry(
      food: "clove of garlic", number: "11215", unit: .clove, usual: 3,
      names: "garlic, knoblauch, ail, aglio, ajo, czosnku, czosnek"),
    Entry(
      food: "slice of white bread", number: "18069", unit: .slice, usual: 28,
      names:
        "bread, white bread, toast bread, brot, weißbrot, toastbrot, pain, pain blanc, pain de mie, pane, pane bianco, pane in cassetta, pan, pan blanco, pan de molde, chleba, chleb, chleba pszennego, białego chleba"
    ),
    Entry(
      food: "slice of whole-wheat bread", number: "18075", unit: .slice, usual: 32,
      names:
        "whole wheat bread, wholewheat bread, whole-wheat bread, wholemeal bread, brown bread, vollkornbrot, pain complet, pane integrale, pan integral, chleba razowego, chleb razowy, chleba pełnoziarnistego"
    ),
    Entry(
      food: "slice of rye bread", number: "18060", unit: .slice, usual: 32,
      names:
        "rye bread, roggenbrot, pain de seigle, pane di segale, pan de centeno, chleba żytniego, chleb żytni"
    ),
    Entry(
      food: "almond", number: "12061", usual: 1.2,
      names:
        "almond, almonds, mandel, mandeln, amande, amandes, mandorla, mandorle, almendra, almendras, migdał, migdały, migdałów"
    ),
  ]
}
