import ArgumentParser
import FoodDiary
import Foundation
import ProductStore

/// `labelscan diary meals import`.
struct DiaryMealsImportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the known meals of an export, all or none of them.",
    discussion: "Of a meal that is known already, the one used later stays.")

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var store: StoreOptions

  /// The largest file: more than a hundred thousand meals.
  private static let largest = 32 << 20

  func perform() async throws(CommandFailure) {
    let data = try readFile(file, limit: Self.largest)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var meals: [KnownMeal] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      do {
        let meal = try decoder.decode(KnownMeal.self, from: line)
        try meal.food.validate()
        meals.append(meal)
      } catch let error as InvalidEntry {
        throw CommandFailure(
          .badData, "\(file), line \(number + 1): \(error.description); nothing was imported")
      } catch {
        throw CommandFailure(
          .badData,
          "\(file), line \(number + 1) is no known meal; import what diary meals export wrote. "
            + "Nothing was imported")
      }
    }
    let diary = DiaryStore(try store.open())
    let counts = try storing { () throws(ProductStoreError) in
      try diary.importKnownMeals(meals, now: DiaryClock().now)
    }
    try output("\(counted(counts.added, "meal")) added, \(counts.replaced) replaced\n")
  }
}
