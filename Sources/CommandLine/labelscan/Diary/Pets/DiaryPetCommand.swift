import ArgumentParser

/// `labelscan diary pet`: what a cat is given.
struct DiaryPetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pet",
    abstract: "Log what a cat is given: grams, energy, and how much of it is carbohydrate.",
    subcommands: [
      DiaryPetSetCommand.self, DiaryPetFeedCommand.self, DiaryPetDayCommand.self,
      DiaryPetStatsCommand.self, DiaryPetListCommand.self, DiaryPetDeleteCommand.self,
      DiaryPetForgetCommand.self,
    ])
}

/// Returns the failure of a command about a cat that is not known.
func missingPet(_ name: String) -> CommandFailure {
  CommandFailure(.badData, "there is no cat called \(name); diary pet set adds one")
}
