import ArgumentParser
import ProductChoice
import ProductStore

/// `labelscan profile clear`.
struct ProfileClearCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Remove the whole profile.")

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting(forWriting: true)
    try storing { () throws(ProductStoreError) in try opened.setProfile(FoodProfile()) }
    try showProfile(FoodProfile(), json: false)
  }
}
