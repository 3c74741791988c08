import FoodDiary
import Foundation
import GRDB
import LabelModel
import ProductChoice

/// The cells of a row that came with a shared file.
struct SyncCells {
  private let kind: SyncKind
  private let cells: [String: DatabaseValue]

  /// The columns of texts; all others are numbers.
  private static let texts: Set<String> = [
    "name", "unit", "source", "scaling", "summary", "key", "product", "goals",
  ]
  /// No time, day or amount is as large.
  private static let largest = 1e11

  /// Collects the cells of a row of `kind`, by their columns.
  init(_ kind: SyncKind, _ cells: [String: DatabaseValue]) {
    self.kind = kind
    self.cells = cells
  }

  /// Whether this diary could have written the row itself.
  var areSound: Bool {
    guard cells.allSatisfy({ isOfItsColumn($1, $0) }) else { return false }
    if kind.fields.contains("day"), day == nil { return false }
    return switch kind {
    case .shoppingItem: isShoppingItem
    case .meal: number("time") != nil && text("summary") != nil
    case .completeDay: true
    case .goals: isGoals
    case .entry: food != nil
    case .knownMeal: isKnownMeal
    case .pet: isPet
    case .feeding: isFeeding
    }
  }

  /// Whether a value has its column's type. Another type would end the program where it is read.
  private func isOfItsColumn(_ value: DatabaseValue, _ column: String) -> Bool {
    switch value.storage {
    case .null: true
    case .string: Self.texts.contains(column)
    case .int64, .double:
      !Self.texts.contains(column) && number(column).map { abs($0) < Self.largest } == true
    case .blob: false
    }
  }

  private func number(_ column: String) -> Double? {
    cells[column].flatMap(Double.fromDatabaseValue).flatMap { $0.isFinite ? $0 : nil }
  }

  private func whole(_ column: String) -> Int? { cells[column].flatMap(Int.fromDatabaseValue) }

  private func text(_ column: String) -> String? {
    cells[column].flatMap(String.fromDatabaseValue)
  }

  private var day: LocalDay? { whole("day").flatMap(LocalDay.init(number:)) }

  /// The food of an entry or a known meal, `nil` for one with problems.
  private var food: EatenFood? {
    guard text("name") != nil, text("source") != nil,
      let food = try? EatenFood(Row(cells.mapValues { $0 as any DatabaseValueConvertible }))
    else { return nil }
    return food.problems.isEmpty ? food : nil
  }

  private var isKnownMeal: Bool {
    guard let food else { return false }
    return text("key") == KnownMeal.key(of: food.name) && number("lastUsed") != nil
      && whole("uses") != nil
  }

  private var isShoppingItem: Bool {
    guard let name = text("name"), ShoppingItem.cleanName(name) == name, number("added") != nil,
      let isDone = whole("isDone"), (0...1).contains(isDone)
    else { return false }
    let product = cells["product"] ?? .null
    return product.isNull || text("product").flatMap { GTIN($0)?.digits } == text("product")
  }

  private var isGoals: Bool {
    guard let json = text("goals") else { return false }
    return (try? JSONDecoder().decode(Goals.self, from: Data(json.utf8))) != nil
  }

  private var isPet: Bool {
    guard let name = text("name"), let weight = number("weight"), let active = number("isActive")
    else { return false }
    let pet = Pet(
      name: name, weight: weight, isActive: active != 0, statedNeed: number("need"))
    return pet.problems.isEmpty && text("key") == KnownMeal.key(of: name)
  }

  private var isFeeding: Bool {
    guard let day, let product = text("product"), let grams = number("grams") else { return false }
    return Feeding(
      day: day, product: product, grams: grams, energyKcal: number("energyKcal"),
      carbohydrateKcal: number("carbohydrateKcal")
    ).problems.isEmpty
  }
}
