import Foundation
import LabelLattice
import LabelModel

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
