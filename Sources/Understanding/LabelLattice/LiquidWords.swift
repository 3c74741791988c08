import Foundation
import LabelModel

/// Words that show a product to be a liquid: labels of liquids refer to 100 ml (EU 1169/2011 articles 23 and 32).
///
/// Milk, water, oil and syrup are not among them, since lists of ingredients of solid foods name these.
enum LiquidWords {
  /// Drinks, and the request to shake before use.
  static let drink = folded([
    // English, Irish, Maltese
    "drink", "drinks", "beverage", "beverages", "lemonade", "smoothie", "beer", "lager", "cider",
    "shake", "deoch", "xarba",
    // German, Dutch
    "getränk", "getränke", "erfrischungsgetränk", "fruchtsaftgetränk", "limonade", "eistee", "bier",
    "schorle", "schütteln", "trinkgenuss", "trinkfertig", "drank", "frisdrank", "schudden",
    // French, Italian, Spanish, Portuguese, Romanian
    "boisson", "boissons", "bière", "agiter", "bevanda", "bibita", "birra", "agitare", "bebida",
    "refresco", "cerveza", "agitar", "agítese", "refrigerante", "cerveja", "băutură", "agita",
    "agitați", "bere",
    // Polish, Czech, Slovak, Croatian, Slovenian
    "napój", "napoj", "piwo", "wstrząsnąć", "nápoj", "pivo", "protřepat", "pretrepať", "napitak",
    "piće", "protresti", "promućkati", "pijača", "pretresti",
    // Hungarian, Finnish, Estonian, Latvian, Lithuanian
    "ital", "üdítőital", "sör", "felrázni", "felrázandó", "juoma", "olut", "ravistettava", "jook",
    "õlu", "loksutada", "dzēriens", "sakratīt", "gėrimas", "suplakti", "suplakite",
    // Swedish, Danish, Norwegian
    "dryck", "läsk", "skakas", "drik", "drikk", "omrystes", "rystes", "ristes",
    // Bulgarian, Greek
    "напитка", "бира", "разклатете", "ποτό", "αναψυκτικό", "μπύρα", "ανακινήστε", "ανακινείτε",
  ])

  /// Juices, which solid foods may name among their ingredients.
  static let juice = folded([
    "juice", "juices", "nectar", "saft", "fruchtsaft", "apfelsaft", "orangensaft", "nektar",
    "direktsaft", "sap", "vruchtensap", "jus", "succo", "nettare", "zumo", "jugo", "néctar", "sumo",
    "suc", "sok", "soki", "šťáva", "šťava", "džus", "gyümölcslé", "lé", "mehu", "mahl", "sula",
    "sultys", "appelsinjuice", "сок", "нектар", "χυμός", "νέκταρ", "meraq", "sú",
  ])

  /// The words with and without their accents.
  private static func folded(_ words: [String]) -> Set<String> {
    Set(words + words.map { $0.folding(options: .diacriticInsensitive, locale: nil) })
  }

  /// The number of different words of each kind among some words, `0 ... 3`.
  static func count(_ words: some Sequence<Word>) -> (drink: Double, juice: Double) {
    var drinks: Set<String> = []
    var juices: Set<String> = []
    for word in words where word.text.count <= longest {
      let text = word.text.lowercased().trimmingCharacters(in: .punctuationCharacters)
      if drink.contains(text) { drinks.insert(text) }
      if juice.contains(text) { juices.insert(text) }
    }
    return (Double(min(3, drinks.count)), Double(min(3, juices.count)))
  }

  private static let longest = 24
}
