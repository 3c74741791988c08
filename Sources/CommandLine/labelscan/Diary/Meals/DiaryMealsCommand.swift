import ArgumentParser

/// `labelscan diary meals`: what is known from what was logged.
struct DiaryMealsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meals", abstract: "List, correct, forget, export or import known meals.",
    subcommands: [
      DiaryMealsListCommand.self, DiaryMealsEditCommand.self, DiaryMealsDeleteCommand.self,
      DiaryMealsExportCommand.self, DiaryMealsImportCommand.self,
    ], defaultSubcommand: DiaryMealsListCommand.self)
}
