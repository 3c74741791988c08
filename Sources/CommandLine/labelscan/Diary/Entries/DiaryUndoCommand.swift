import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary undo`: takes the last change back.
struct DiaryUndoCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take the last change of the diary back, then the one before; up to 100 of them.")

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let undone = try storing { () throws(ProductStoreError) in
      try diary.undo(now: DiaryClock().now)
    }
    guard let undone else {
      throw CommandFailure(.badData, "there is no change of \(diary.path) left to take back")
    }
    guard !json else { return try output(try diaryJSON(undone)) }
    try output(shown.wording.takenBack(undone, in: DiaryClock().timeZone) + "\n")
  }
}
