import FoodDiary
import GRDB

extension DiaryStore {
  /// Renames the meal of an entry that was changed, where nobody named the meal and it has no other entry.
  static func renameMeal(
    ofEntry id: Int64, from earlier: EatenFood, to food: EatenFood, _ change: inout DiaryChange
  ) throws {
    let row = try Row.fetchOne(
      change.connection,
      sql: """
        SELECT meal.id, meal.summary FROM meal JOIN meal_entry ON meal_entry.meal = meal.id
        WHERE meal.id = (SELECT meal FROM meal_entry WHERE id = ?)
        GROUP BY meal.id HAVING count(*) = 1
        """, arguments: [id])
    guard let row else { return }
    let summary = try row.decode(String.self, forColumn: "summary")
    let renamed =
      switch summary {
      case earlier.name: food.name
      case mealSummary(of: [earlier]): mealSummary(of: [food])
      default: summary
      }
    let meal = try row.decode(Int64.self, forColumn: "id")
    // Undoing takes a meal away with its entries before they come back: the only one is noted already.
    guard renamed != summary, try change.willChange(.meal, meal) else { return }
    try change.connection.execute(
      sql: "UPDATE meal SET summary = ? WHERE id = ?", arguments: [renamed, meal])
  }
}
