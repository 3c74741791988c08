import ArgumentParser

/// `labelscan diary`: what was eaten, against goals.
struct DiaryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diary",
    abstract: "Log what was eaten, in plain words or from scanned labels, against goals.",
    discussion: """
      To begin with: labelscan diary add "150 g chicken breast, 3 eggs and toast" shows a draft. \
      --yes logs it. A day is a day of the calendar in this machine's time zone (TZ).
      """,
    subcommands: [
      DiaryAddCommand.self, DiaryAgainCommand.self, DiaryDayCommand.self, DiaryStatsCommand.self,
      DiaryCompleteCommand.self, DiaryEditCommand.self,
      DiaryDeleteCommand.self, DiaryCopyCommand.self, DiaryUndoCommand.self,
      DiaryGoalsCommand.self, DiarySuggestCommand.self, DiaryMealsCommand.self,
      DiaryExportCommand.self, DiarySyncCommand.self, DiaryPetCommand.self,
    ])
}
