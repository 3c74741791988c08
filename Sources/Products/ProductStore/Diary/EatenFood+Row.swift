import FoodDiary
import GRDB

extension EatenFood {
  /// Reads a row of entries or of known meals.
  init(_ row: Row) throws {
    func corrupt(_ reason: String) -> DatabaseError {
      DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an entry of the diary \(reason)")
    }
    guard let source = FoodSource(rawValue: try row.decode(forColumn: "source")) else {
      throw corrupt("is of no known source")
    }
    var portion: Portion?
    if let amount = try row.decode(Double?.self, forColumn: "amount") {
      let name = try row.decode(String?.self, forColumn: "unit")
      guard let unit = name.flatMap(PortionUnit.init(rawValue:)),
        let stated = try? Portion(amount, unit)
      else { throw corrupt("has no true portion") }
      portion = stated
    }
    self.init(
      name: try row.decode(forColumn: "name"), portion: portion,
      amounts: FoodAmounts(
        energyKcal: try row.decode(forColumn: "energyKcal"),
        protein: try row.decode(forColumn: "protein"),
        carbohydrates: try row.decode(forColumn: "carbohydrates"),
        fat: try row.decode(forColumn: "fat")),
      source: source, scaling: try row.decode(forColumn: "scaling"))
  }
}
