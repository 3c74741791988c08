import ArgumentParser
import ProductChoice
import ProductStore

/// `labelscan profile remove`.
struct ProfileRemoveCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove allergens, diets and limits.",
    discussion: "A limit is named by its nutrient: labelscan profile remove milk sugars.")

  @Argument(help: ArgumentHelp("An allergen, a diet or a nutrient.", valueName: "entry"))
  var entries: [ProfileEntry]

  @OptionGroup var store: StoreOptions

  func validate() throws { try ProfileEntry.check(entries) }

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting(forWriting: true)
    let removed = FoodProfile(entries)
    let nutrients = entries.compactMap(\.nutrient)
    let (before, after) = try storing { () throws(ProductStoreError) in
      try opened.updateProfile {
        $0.removing(allergens: removed.allergens, diets: removed.diets, nutrients: nutrients)
      }
    }
    if before == after { complain("nothing of this is in the profile; profile shows it") }
    try showProfile(after, json: false)
  }
}
