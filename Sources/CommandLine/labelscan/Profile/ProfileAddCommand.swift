import LabelModel
import ArgumentParser
import ProductChoice
import ProductStore

/// `labelscan profile add`.
struct ProfileAddCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add allergens, diets and limits.",
    discussion: """
      For example: labelscan profile add milk nuts vegetarian sugars=5. A limit is the most in 100 g or \
      100 ml, in grams. energyKcal and energyKJ are in kcal and kJ. The unit may be written: sugars=5g. A new limit of a nutrient replaces the \
      earlier one.
      """)

  @Argument(help: ArgumentHelp("An allergen, vegan, vegetarian, or a limit.", valueName: "entry"))
  var entries: [ProfileEntry]

  @OptionGroup var store: StoreOptions

  func validate() throws {
    try ProfileEntry.check(entries)
    for case .nutrient(let nutrient) in entries {
      throw ValidationError("\(nutrient.rawValue) needs an amount, like \(nutrient.rawValue)=5")
    }
  }

  func perform() async throws(CommandFailure) {
    let opened = try store.open()
    let added = FoodProfile(entries)
    let (_, after) = try storing { () throws(ProductStoreError) in
      try opened.updateProfile { $0.adding(added) }
    }
    try showProfile(after, json: false)
  }
}
