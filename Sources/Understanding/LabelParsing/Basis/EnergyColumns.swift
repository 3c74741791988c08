import LabelModel

/// The column of each energy in a table of plain text, found by the energy of the columns'
/// nutrients.
///
/// kJ and kcal of two columns are four numbers that recognition puts in any order. Two things
/// distinguish them. One is the energy of each column's fat, carbohydrate and protein (EU
/// 1169/2011, annex XIV). The other is the ratio of the columns.
struct EnergyColumns {
  /// The column of an energy.
  struct Place: Hashable {
    /// The column, from 0.
    var column: Int
    /// Whether the arithmetic agrees with it; without it only the order decides the column.
    var isConfirmed: Bool
  }

  private var places: [ValueMention.Place: Place] = [:]
  /// Whether the nutrients tell how much energy each column has, so that other energies are of something else.
  private(set) var isComplete = false

  /// Places `energies`, in the order of the text, in the columns of `links`.
  init(_ energies: [ValueMention], links: [NameValueLink]) {
    let amounts = energies.prefix(Self.most).map(Self.kilocalories)
    let (columns, ratio) = Self.energies(links)
    if let ratio { pair(Array(energies.prefix(Self.most)), by: ratio) }
    guard let first = columns.first else { return }
    isComplete = true
    for (value, amount) in zip(energies, amounts) where places[value.place] == nil {
      let nearest = columns.enumerated().min {
        Self.distance(amount, $0.element) < Self.distance(amount, $1.element)
      }
      guard let nearest, Self.distance(amount, nearest.element) <= Self.tolerance else { continue }
      places[value.place] = Place(column: nearest.offset, isConfirmed: true)
    }
    // A table whose first energy disagrees with its nutrients is no evidence about the columns.
    if !amounts.contains(where: { Self.distance($0, first) <= Self.tolerance }) {
      places = [:]
      isComplete = false
    }
  }

  /// Places the one pair of energies in a unit of which the second column has its share.
  private mutating func pair(_ energies: [ValueMention], by ratio: Double) {
    for unit in [NutrientUnit.kilojoule, .kilocalorie] {
      let own = energies.filter { $0.unit == unit && ($0.amount ?? 0) >= Self.leastPaired }
      let pairs = own.flatMap { one in own.map { (one, $0) } }.filter { one, other in
        let (first, second) = (one.amount ?? 0, other.amount ?? 0)
        return abs(second - ratio * first) <= 1 + 0.03 * second && one.place != other.place
      }
      guard pairs.count == 1, let (one, other) = pairs.first else { continue }
      places[one.place] = Place(column: 0, isConfirmed: true)
      places[other.place] = Place(column: 1, isConfirmed: true)
    }
  }

  /// An energy that is large enough for its rounding not to hide the ratio.
  private static let leastPaired = 10.0

  /// The column of `value`, `nil` when the nutrients do not decide.
  func place(of value: ValueMention) -> Place? { places[value.place] }

  /// Energies at most, which keeps the time linear.
  private static let most = 60
  /// The greatest distance from a column's energy, as a multiple of the rounding. Polyols, acids
  /// and alcohol make the printed energy differ from that of the nutrients.
  private static let tolerance = 3.0

  private static func distance(_ energy: Double, _ computed: Double) -> Double {
    abs(energy - computed) / (3 + 0.03 * computed)
  }

  private static func kilocalories(_ value: ValueMention) -> Double {
    let amount = value.amount ?? 0
    return value.unit == .kilojoule ? amount / FoodEnergy.kilojoulesPerKilocalorie : amount
  }

  /// The energies of the columns in kcal, empty when the first one's nutrients are not known. With
  /// them, the ratio of the second column's amounts to the first one's.
  private static func energies(_ links: [NameValueLink]) -> (columns: [Double], ratio: Double?) {
    var cells: [[Nutrient: Double]] = [[:], [:]]
    for link in links where link.column < 2 {
      guard let nutrient = link.group.nutrient, let amount = link.value.amount,
        cells[link.column][nutrient] == nil
      else { continue }
      cells[link.column][nutrient] = amount
    }
    let ratios = cells[1].compactMap { nutrient, amount -> Double? in
      guard let whole = cells[0][nutrient], whole >= 1, amount > 0 else { return nil }
      return amount / whole
    }.sorted()
    let middle = ratios.isEmpty ? 0 : ratios[ratios.count / 2]
    let agreeing = ratios.count { abs($0 - middle) <= 0.06 * middle }
    let ratio =
      agreeing >= 3 && agreeing * 2 > ratios.count && abs(middle - 1) > 0.08 ? middle : nil
    guard let first = energy(cells[0]) else { return ([], ratio) }
    if let second = energy(cells[1]) { return ([first, second], ratio) }
    return (ratios.count >= 2 ? [first, first * middle] : [first], ratio)
  }

  private static func energy(_ amounts: [Nutrient: Double]) -> Double? {
    guard let fat = amounts[.fat], let carbohydrates = amounts[.carbohydrates],
      let protein = amounts[.protein]
    else { return nil }
    return 9 * fat + 4 * (carbohydrates + protein) + 2 * (amounts[.fiber] ?? 0)
  }
}
