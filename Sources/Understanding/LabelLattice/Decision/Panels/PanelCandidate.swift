/// One value that a column may print for a nutrient.
package struct PanelCandidate: Sendable {
  /// The nutrient by its place in ``LatticeNutrient/order``.
  package var key: Int
  /// The amount in grams, kJ or kcal.
  package var amount: Double
  /// Log-odds against "no nutrient".
  var odds: Double
  /// The index of its reading among the items.
  var item: Int
  /// The index of its number in the page.
  package var spot: Int
  /// The number's row, in line heights.
  var row: Double
  /// The line of the number and its first symbol there.
  var line: Int
  var start: Int
  /// The probability that its name is in its cell, `0 ... 1`.
  var inCell: Double
  /// The drop from the name to the value, in line heights. In its cell a value is in its place.
  var offset: Double
  var origin: Role.UnitOrigin
  /// The name's index in the page, `nil` where the unit names the value.
  var name: Int?
  /// Whether anything names the value: a name or its unit.
  package var isNamed: Bool
  package var option: ValueOption
  /// The number of likely values before it in running text that name the nutrient with other amounts.
  var earlier = 0
}
