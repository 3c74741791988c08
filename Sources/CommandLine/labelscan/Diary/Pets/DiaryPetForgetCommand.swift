import ArgumentParser
import ProductStore

/// `labelscan diary pet forget`.
struct DiaryPetForgetCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Remove a cat with all that it was given; diary undo brings it back.")

  @Argument(help: ArgumentHelp("The cat's name.", valueName: "name"))
  var name: String

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary(forWriting: true)
    let isThere = try storing { () throws(ProductStoreError) in
      try diary.delete(petNamed: name, now: DiaryClock().now)
    }
    if !isThere { throw missingPet(name) }
    try output(shown.wording.removed(terminalSafe(name)) + "\n")
  }
}
