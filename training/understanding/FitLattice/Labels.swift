import Foundation
import LabelDecision
import LabelLattice
import LabelModel
import LabelParsing
import TextFormats

/// A printed value's place in a truth.
struct PrintedKey: Hashable {
  var meaning: ColumnMeaning
  var key: Int
}

/// One label with its truth.
final class Label {
  let set: String
  let name: String
  /// The group of sources that is left out together.
  var fold: String
  let isFood: Bool
  let basis: ColumnMeaning?
  let hasBasis: Bool
  /// The printed amounts in grams, kJ and kcal.
  let printed: [PrintedKey: Double]
  let ambiguous: Set<Int>
  /// The nutrients that the truth judges, `nil` for all.
  let scored: Set<Int>?
  var weight: Double
  /// Whether it is of a photo that may be looked at.
  var isReal: Bool { Label.realSets.contains(set) }
  /// Whether it is of a photo that may be looked at, or of another reading of one.
  var isOpen: Bool { Label.realSets.contains { set == $0 || set == $0 + ", other readings" } }
  /// The sets of photos that may be looked at.
  static let realSets = [
    "real-food", "real-food-2", "swiss", "real-pet", "real-pet-2", "negatives",
  ]
  var lattice: Lattice
  /// For each item which roles are right, and how much the item counts.
  var gold: [[Bool]] = []
  var itemWeights: [Double] = []
  var posterior: LatticePosterior?
  /// The decision of the rules.
  let rules: RuleDecision

  init?(
    set: String, truth: [String: Any], lattice: Lattice, rules: RuleDecision
  ) {
    guard let name = Self.name(of: truth) else { return nil }
    self.set = set
    self.name = name
    self.lattice = lattice
    self.rules = rules
    weight = 1
    let origin = (truth["origin"] as? [String: Any])?["repository"] as? String
    fold = foldOf(origin ?? set)
    let subject =
      truth["subject"] as? String ?? (truth["kind"] as? String == "pet" ? "petFood" : "food")
    isFood = subject == "food"
    // Texts that are cut to some rows do not say what the amounts are of: any basis counts.
    let isOnAnyBasis = truth["image"] == nil && !(truth["basis"] is String)
    basis = isOnAnyBasis ? .per100g : (truth["basis"] as? String).flatMap(meaning(named:))
    hasBasis = truth["basis"] is String
    var printed: [PrintedKey: Double] = [:]
    func add(_ values: Any?, _ meaning: ColumnMeaning?) {
      guard let values = values as? [String: Any], let meaning else { return }
      for (name, value) in values {
        guard let key = Nutrient(rawValue: name).flatMap({ LatticeNutrient.index(of: $0) }),
          let value = value as? [String: Any], let amount = value["value"] as? Double
        else { continue }
        let scale = ["mg": 1e-3, "µg": 1e-6, "ug": 1e-6, "g/kg": 0.1, "mg/kg": 1e-4]
        let place = PrintedKey(meaning: meaning, key: key)
        if printed[place] == nil {
          printed[place] = amount * (scale[value["unit"] as? String ?? "g"] ?? 1)
        }
      }
    }
    add(truth["nutrients"], basis)
    add(truth["perServing"], .perServing)
    self.printed = printed
    func keys(_ names: [String]) -> Set<Int> {
      Set(names.compactMap { Nutrient(rawValue: $0).flatMap { LatticeNutrient.index(of: $0) } })
    }
    ambiguous = keys(truth["ambiguous"] as? [String] ?? [])
    scored = (truth["scored"] as? [String]).map(keys)
  }

  /// The name of a truth's photo or text.
  static func name(of truth: [String: Any]) -> String? {
    truth["image"] as? String ?? truth["text"] as? String
  }

  /// The nutrients that figures count.
  var core: [Int] {
    (isFood ? Nutrient.foodCore : Nutrient.petFoodCore).compactMap { LatticeNutrient.index(of: $0) }
      .filter { scored?.contains($0) ?? true }
  }

  func prints(_ key: Int, _ amount: Double) -> Bool {
    printed.contains { $0.key.key == key && isSameAmount(amount, $0.value) }
  }

  /// Marks the roles that the truth allows.
  func markGold() {
    let items = lattice.items
    var hits: Set<Int> = []
    gold = items.map { item in
      item.roles.map { role in
        guard let key = role.key, role.origin != .wrong else { return false }
        return prints(key, role.amount)
      }
    }
    unmarkSecondNames()
    for (item, roles) in zip(items, gold) where roles.contains(true) { hits.insert(item.spot) }
    let bases = Set(printed.keys.map(\.meaning))
    itemWeights = items.map { _ in 1 }
    for (index, item) in items.enumerated() where !gold[index].contains(true) {
      gold[index] = item.roles.map { $0.key == nil }
      if bases.count == 1, !hits.contains(item.spot), !item.isPercent,
        hits.contains(where: { lattice.page.isSameRow($0, item.spot) })
      {
        // The same row of a column that nobody transcribed.
        itemWeights[index] = 0
      } else if item.roles.contains(where: { $0.key.map(ambiguous.contains) ?? false }) {
        itemWeights[index] = 0
      }
    }
  }

  /// Drops roles by place whose amount is printed beside the nutrient's name.
  private func unmarkSecondNames() {
    let named = Set(
      zip(lattice.items, gold).flatMap { item, roles in
        zip(item.roles, roles).filter { $0.1 && !$0.0.isNamedByPlace }.compactMap(\.0.key)
      })
    for (index, item) in lattice.items.enumerated() {
      for (number, role) in item.roles.enumerated() where role.isNamedByPlace {
        if role.key.map(named.contains) ?? false { gold[index][number] = false }
      }
    }
  }
}

func meaning(named name: String) -> ColumnMeaning? {
  switch name {
  case "per100g": .per100g
  case "per100ml": .per100ml
  case "perServing": .perServing
  case "asFed": .asFed
  default: nil
  }
}

/// The group of sources that a source is left out with: the large ones alone, small ones together.
func foldOf(_ source: String) -> String {
  let groups: [(String, [String])] = [
    ("A", ["lenamerkli"]), ("B", ["programistkajavy"]), ("C", ["bishopm1atwit"]),
    ("D", ["pxlshpr"]), ("E", ["vladvrabie", "jankier", "adam-poulton"]),
    ("F", ["hoangvm", "fitcat"]), ("synthetic", ["synthetic"]),
    ("invented", ["invented", "rendered"]),
  ]
  return groups.first { $0.1.contains { source.contains($0) } }?.0 ?? "G"
}

/// Reads truths and kept readings.
struct Loader {
  let parser = LabelParser(lexicon: .standard, readsIngredients: false)
  let usesRules: Bool
  /// Whether the places of words are left out, as plain text has none.
  var leavesOutPlaces = false

  func labels(
    set: String, truthFile: String, readings: String, from first: Int = 0, limit: Int = .max,
    damage: (@Sendable (RecognizedPage, String) -> RecognizedPage)? = nil
  )
    -> [Label]
  {
    guard let text = try? String(contentsOfFile: truthFile, encoding: .utf8) else { return [] }
    let truths = text.split(separator: "\n").dropFirst(first).prefix(limit).compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    var files: [String: String] = [:]
    for file in (try? FileManager.default.contentsOfDirectory(atPath: readings)) ?? [] {
      files[file.hasSuffix(".json") ? String(file.dropLast(5)) : file] = readings + "/" + file
    }
    var looks: [String: Pages] = [:]
    if truths.first.flatMap({ $0["image"] as? String }).map({ files[$0] == nil }) ?? true {
      for file in files.values {
        if let (name, pages) = Self.pages(file) { looks[name] = pages }
      }
    }
    var results = [Label?](repeating: nil, count: truths.count)
    let known = looks
    let paths = files
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      nonisolated(unsafe) let truths = truths
      DispatchQueue.concurrentPerform(iterations: truths.count) { index in
        guard let name = truths[index]["image"] as? String else { return }
        let kept = known[name] ?? paths[name].flatMap { Self.pages($0)?.pages }
        guard var pages = kept else { return }
        if let damage {
          let looks = pages.looks.map { damage($0, name) }
          if looks == pages.looks { return }
          pages.looks = looks
        }
        if leavesOutPlaces { pages = pages.withoutPlaces }
        let parsed = pages.looks.map(parser.parse)
        let rules = decide(
          Array(parsed.prefix(pages.count)), amountsOnly: Array(parsed.dropFirst(pages.count)))
        var page = LatticePage(
          pages.looks.map(parser.tokens), rules: pages.looks.first?.rules ?? [])
        page.addLinks(of: parsed.flatMap(\.readings))
        buffer[index] = Label(
          set: set, truth: truths[index],
          lattice: Lattice(page, habits: standardHabits),
          rules: RuleDecision(usesRules ? rules : DecidedLabel()))
      }
    }
    return results.compactMap { $0 }
  }

  /// Returns the texts of a folder that a truth file names.
  func texts(set: String, truthFile: String, folder: String) -> [Label] {
    guard let text = try? String(contentsOfFile: truthFile, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard
        let truth = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let name = Label.name(of: truth),
        let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)")
      else { return nil }
      let text = RecognizedPage(plainText: String(decoding: bytes, as: UTF8.self), source: name)
      let parsed = parser.parse(text)
      let rules = decide([parsed])
      var page = LatticePage([parser.tokens(of: text)])
      page.addLinks(of: parsed.readings)
      return Label(
        set: set, truth: truth,
        lattice: Lattice(page, habits: standardHabits),
        rules: RuleDecision(usesRules ? rules : DecidedLabel()))
    }
  }

  private struct Kept: Decodable {
    struct Reading: Decodable {
      var file: String?
      var page: RecognizedPage
      var secondLook: RecognizedPage?
      var amountsLook: RecognizedPage?
    }
    var reading: Reading
  }

  /// The looks at one photo; those after the first ones are of amounts alone.
  private struct Pages {
    var looks: [RecognizedPage]
    var count: Int

    /// The text of the last look at everything, as plain text gives it: without places and confidences.
    var withoutPlaces: Pages {
      var page = looks[max(0, count - 1)]
      page.size = nil
      for line in page.lines.indices {
        page.lines[line].slope = 0
        for word in page.lines[line].words.indices {
          page.lines[line].words[word].box = nil
          page.lines[line].words[word].confidence = nil
        }
      }
      return Pages(looks: [page], count: 1)
    }
  }

  private static func pages(_ file: String) -> (name: String, pages: Pages)? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let decoder = JSONDecoder()
    let reading =
      (try? decoder.decode(Kept.self, from: data))?.reading
      ?? (try? decoder.decode(Kept.Reading.self, from: data))
    guard let reading else { return nil }
    let first = [reading.page, reading.secondLook].compactMap { $0 }
    let pages = Pages(
      looks: first + [reading.amountsLook].compactMap { $0 }, count: first.count)
    let name = reading.file ?? reading.page.source
    return (URL(fileURLWithPath: name).lastPathComponent, pages)
  }
}

/// The usual amounts, from nothing but round numbers; fitting replaces them.
let standardHabits = [AmountHabit](
  repeating: AmountHabit(mean: 1, spread: 2), count: LatticeNutrient.count)

/// The usual amounts of some labels.
func habits(of labels: [Label]) -> [AmountHabit] {
  (0..<LatticeNutrient.count).map { key in
    let logs =
      labels.flatMap { label in
        label.printed.filter { $0.key.key == key }.map { log($0.value + 0.05) }.sorted()
      } + [log(1.05)]
    let mean = logs.reduce(0, +) / Double(logs.count)
    let variance = logs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(logs.count)
    return AmountHabit(mean: mean, spread: max(0.7, variance.squareRoot()))
  }
}
