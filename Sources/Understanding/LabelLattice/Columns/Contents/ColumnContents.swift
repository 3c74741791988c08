import LabelModel

/// The likeliest contents of one column, as features of its meaning.
struct ColumnContents {
  private typealias Own = ColumnFeatures.Own

  private let all: LayoutContents
  private let index: Int
  /// The spots that are amounts. A column without any has all its spots.
  private let members: [Int]
  private let options: [ValueOption]
  let headings: ColumnHeadings
  private var own = [Double](repeating: 0, count: Own.allCases.count)

  private var page: LatticePage { all.page }
  /// Whether the layout has no other column.
  var isOnly: Bool { all.layout.columns.count == 1 }

  init(_ all: LayoutContents, _ index: Int) {
    self.all = all
    self.index = index
    let column = all.layout.columns[index]
    let solid = column.filter(all.isAmount)
    members = solid.isEmpty ? column : solid
    options = members.compactMap { all.best[$0]?.option }
    headings = ColumnHeadings(all.page, over: members, isStream: all.layout.isStream)
    set(.bias, 1)
    addUnits()
    addPlace()
    addHeadings()
    addPage()
    addComposition()
    addRoles()
  }

  /// The features, by ``ColumnFeatures/Own``.
  var features: [Double] { own }

  private mutating func set(_ feature: Own, _ value: Double) { own[feature.rawValue] = value }
  private mutating func set(_ feature: Own, _ value: Bool) { set(feature, value ? 1 : 0) }

  private func has(_ unit: LatticeUnit) -> Bool { options.contains { $0.unitClass == unit } }

  /// The share of the column's amounts with a unit, each with its certainty, `0 ... 1`.
  private func share(of unit: LatticeUnit) -> Double {
    let weights = members.map { all.certainty[$0] }
    let total = max(1e-9, weights.reduce(0, +))
    return zip(options, weights).reduce(0) { $0 + ($1.0.unitClass == unit ? $1.1 : 0) } / total
  }

  /// The number of nutrients of some keys that the column's values are likely to be of.
  private func roles(_ keys: [Int]) -> Double {
    keys.reduce(0) { sum, key in sum + (members.map { all.chances[$0]?[key] ?? 0 }.max() ?? 0) }
  }

  private mutating func addUnits() {
    set(.percentShare, share(of: .percent))
    set(.massShare, share(of: .mass))
    set(.bareShare, share(of: .none))
    set(.hasKilojoules, has(.kilojoule))
    set(.hasKilocalories, has(.kilocalorie))
    set(.hasOverHundred, options.contains { $0.unit == .gram && $0.value > 100 })
    set(.kilojoulesOnlyHere, has(.kilojoule) && all.kilojouleColumns == 1)
    let energy = options.filter { $0.unitClass == .kilocalorie }.map(\.value).max()
    set(.lowEnergy, energy.map { $0 < 70 } ?? false)
    set(.percentAssays, min(4, page.assays) / 4 * share(of: .percent))
  }

  private mutating func addPlace() {
    let (centers, medians) = (all.centers, all.medians)
    set(.isOnly, isOnly)
    set(.isLeftmost, !isOnly && centers.min() == centers[index])
    set(.isRightmost, !isOnly && centers.max() == centers[index])
    set(.isLargest, !isOnly && medians.max() == medians[index])
    set(.isSmallest, !isOnly && medians.min() == medians[index])
    set(.size, Double(min(10, members.count)) / 5)
    set(.certainty, members.reduce(0) { $0 + all.certainty[$1] } / Double(members.count))
    set(.isStream, all.layout.isStream)
    set(.isSecond, all.layout.isStream && index > 0)
  }

  private mutating func addHeadings() {
    func present(_ kind: Heading.Kind) -> Double { all.present[kind.rawValue] }
    set(.headGrams, present(.hundredGrams))
    set(.headMillilitres, present(.hundredMillilitres))
    set(.headServing, max(present(.serving), present(.mass)))
    set(.noHeading, page.headings.isEmpty)
    set(.preparedOver, headings.over[Heading.Kind.prepared.rawValue])
    set(.kilojoulesNoServing, has(.kilojoule) && present(.serving) == 0)
  }

  private mutating func addPage() {
    set(.servingWords, min(2, page.servingWords / 6))
    set(.petWords, min(2, page.petWords / 8))
    set(.foodWords, min(2, page.foodWords / 8))
    set(.millilitresOnPage, page.hasMillilitres)
    set(.volumesOnPage, page.hasVolumes)
    set(.massesOnPage, page.hasMasses)
    set(.drinkWords, page.drinkWords / 2)
    set(.juiceWords, page.juiceWords / 2)
    set(.servingGrams, page.hasServingGrams)
    set(.servingMillilitres, page.hasServingMillilitres)
    set(.assays, min(4, page.assays) / 4)
  }

  private mutating func addComposition() {
    let composition = Composition(members.compactMap { all.amounts[$0] })
    set(.isWatery, composition.isWatery)
    set(.isProteinRich, composition.isProteinRich)
    set(.isFatAndCarbohydrate, composition.isFatAndCarbohydrate)
    set(.isStarchy, composition.isStarchy)
    set(.isFatty, composition.isFatty)
    set(.middleEnergy, composition.energy.map { 130..<300 ~= $0 } ?? false)
    set(.highEnergy, composition.energy.map { $0 >= 300 } ?? false)
  }

  private mutating func addRoles() {
    // Where kilojoules are mandatory, amounts of 100 g are as well (EU 1169/2011); 21 CFR 101.9 has neither.
    set(.caloriesAlone, page.hasKilojoules ? 0 : min(1, roles([LatticeNutrient.energyKcal])))
    set(.petRoles, min(2, roles([LatticeNutrient.ash, LatticeNutrient.moisture])))
    set(.foodRoles, min(4, roles(Self.namesOfFood)) / 2)
  }

  /// The nutrients that labels of food state and those of pet food do not.
  private static let namesOfFood = [
    LatticeNutrient.energyKJ, LatticeNutrient.energyKcal, LatticeNutrient.saturatedFat,
    LatticeNutrient.carbohydrates, LatticeNutrient.sugars, LatticeNutrient.salt,
    LatticeNutrient.sodium,
  ]
}
