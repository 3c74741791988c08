import ArgumentParser

/// `labelscan list`: what to buy.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Keep the list of what to buy, with the profile's warnings.",
    discussion: """
      To begin with: labelscan list add oat milk, labelscan list add --product 4006381333931. A product of \
      the history shows its warnings. Of a product that is not there, all is "not known". Words alone are not \
      checked. diary sync shares the list with other machines, and diary undo takes its last change back.
      """,
    subcommands: [
      ListShowCommand.self, ListAddCommand.self, ListTickCommand.self, ListRemoveCommand.self,
    ], defaultSubcommand: ListShowCommand.self)
}
