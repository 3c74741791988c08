import ArgumentParser
import Foundation
import ProductStore

/// `labelscan retention`: how long a database keeps what.
struct RetentionCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "retention",
    abstract: "Show or set how long scans, photos' names and the diary stay in the database.",
    discussion: """
      Without options it shows the settings; at first everything is kept forever. Setting days removes at once all that is older, and \
      diary undo brings none of it back. All scans or all meals are only removed with --remove. From then on what is older is removed whenever a command writes to the database. Products stay until delete removes them. The pictures of photos that serve keeps \
      go with their names.

      A wrong clock makes everything old at once. Other commands therefore remove neither all scans or meals, \
      nor those of more than seven days. The command reports that they wait, and --remove removes them.
      """)

  @Option(
    help: ArgumentHelp("Days that scans stay, or forever.", valueName: "days"),
    transform: KeepArgument.init(parsing:))
  var scans: KeepArgument?

  @Option(
    help: ArgumentHelp(
      "Days that the names and digests of scans' photos stay, or forever.", valueName: "days"),
    transform: KeepArgument.init(parsing:))
  var photos: KeepArgument?

  @Option(
    help: ArgumentHelp(
      "Days that the diary's meals stay, or forever; --standard sets 90. Goals and known meals stay.",
      valueName: "days"),
    transform: KeepArgument.init(parsing:))
  var diary: KeepArgument?

  @Flag(help: "Scans for 30 days, photos' names for 7, the diary for 90.")
  var standard = false

  @Flag(help: "Remove everything that is older, however much it is. Check the date first.")
  var remove = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  private var isSetting: Bool { standard || scans != nil || photos != nil || diary != nil }

  func validate() throws {
    if standard && (scans != nil || photos != nil || diary != nil) {
      throw ValidationError("--standard sets all; leave --scans, --photos and --diary out")
    }
  }

  func perform() async throws(CommandFailure) {
    let opened = isSetting || remove ? try store.openToWrite() : try store.openExisting()
    if scans?.seconds != nil || diary?.seconds != nil, !remove { try checkThatSomeStay(in: opened) }
    let retention = try storing { () throws(ProductStoreError) in
      isSetting ? try opened.updateRetention(changed) : try opened.retention()
    }
    try output(shown.wording.lines(of: retention).map { $0 + "\n" }.joined())
    guard isSetting || remove else { return }
    let now = Date()
    let outcome = try storing { () throws(ProductStoreError) in
      try opened.applyRetention(at: now, all: true)
    }
    try removePagePhotos(beside: opened, agedAt: now)
    guard case .removed(let removed) = outcome, removed != AgedEntries() else { return }
    try output(
      "removed: \(removed.scans) scans, \(removed.photos) photos' names, "
        + "\(removed.meals) meals\n")
  }

  private func changed(_ known: Retention) -> Retention {
    var retention = standard ? Retention.standard : known
    if let scans { retention.scans = scans.seconds }
    if let photos { retention.photos = photos.seconds }
    if let diary { retention.diary = diary.seconds }
    return retention
  }

  /// Refuses days that would remove all scans or all meals.
  private func checkThatSomeStay(in records: RecordStore) throws(CommandFailure) {
    let aged = try storing { () throws(ProductStoreError) in
      try records.entries(olderThan: changed(records.retention()), at: Date())
    }
    guard aged.areAll else { return }
    throw CommandFailure(
      .usage,
      "that would remove \(counted(aged.scans, "scan")) and \(counted(aged.meals, "meal")), and none of one kind "
        + "would stay; nothing was changed. If that is meant, add --remove")
  }
}

/// `30`, `0.5`, `forever`.
struct KeepArgument {
  /// `nil` for ever.
  var seconds: TimeInterval?

  init(parsing argument: String) throws {
    guard argument != "forever" else { return }
    guard let days = Double(argument), days >= 0, days <= 36_500 else {
      throw ValidationError("give days from 0 to 36500, or forever")
    }
    seconds = days * 86_400
  }
}
