import ArgumentParser
import FoodDiary
import Languages
import ProductStore

/// `labelscan diary pet list`.
struct DiaryPetListCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the cats with their needs.")

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary()
    let pets = try storing { () throws(ProductStoreError) in try diary.pets() }
    guard !json else {
      for pet in pets { try output(try diaryJSON(PetJSON(pet))) }
      return
    }
    guard !pets.isEmpty else { return complain("no cat is known yet; diary pet set adds one") }
    try output(pets.map { shown.wording.line(about: $0) }.joined())
  }
}
