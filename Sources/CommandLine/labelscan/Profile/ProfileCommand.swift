import ArgumentParser

/// `labelscan profile`: what a person wants to be warned of.
struct ProfileCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Keep the allergens, diets and limits that you want to be warned of.",
    discussion: """
      scan, lookup, show, history, search, compare and list then say which products are not for you. An \
      allergen is "contained", "may be contained", "not known", or "not named in the list that was read". \
      It is never said that a product is free of it: a photo may be badly read. Read the label.

      The profile is about you. It is kept in the database of records and sent nowhere.
      """,
    subcommands: [
      ProfileShowCommand.self, ProfileAddCommand.self, ProfileRemoveCommand.self,
      ProfileClearCommand.self,
    ], defaultSubcommand: ProfileShowCommand.self)
}
