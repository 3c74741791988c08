import ArgumentParser
import Foundation
import ProductStore

/// `labelscan diary meals export`.
struct DiaryMealsExportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write known meals as JSON lines, which import reads.")

  @OptionGroup var destination: OutputOptions

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary()
    let meals = try storing { () throws(ProductStoreError) in try diary.knownMeals() }
    var lines = Data()
    for meal in meals { lines += try diaryJSON(meal) }
    try destination.deliver(lines)
  }
}
