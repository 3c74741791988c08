import ArgumentParser
import FoodDiary
import Foundation
import FoodFinding
import ProductStore

/// `labelscan diary sync`: shares the diary with other machines through a folder.
struct DiarySyncCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Share the diary with other machines through a folder that they all see.",
    discussion: """
      The folder may be one of Syncthing, Dropbox or WebDAV. Each machine writes a file of its own there and \
      reads the others'. Of each field the last change wins; what was deleted stays deleted. Machines may write \
      offline for as long as they like. Their clocks decide which change is the last one. Known meals, goals, \
      pets, complete days and the list of what to buy are shared, too. The profile is not. Retention removes days on its own machine alone.

      The exit code is 1 where another machine's file could not be read. The others are shared then.
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "folder"), completion: .directory)
  var folder: String

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    guard !folder.isEmpty else {
      throw CommandFailure(.noInput, "the folder's name is empty; name a folder")
    }
    let shared: SyncFolder
    let contents: SyncFolder.Contents
    do throws(SyncFolder.Fault) {
      shared = try SyncFolder(folder)
      contents = try shared.contents()
    } catch {
      throw CommandFailure(.noInput, error.description)
    }
    let diary = DiaryStore(try store.open())
    for (name, reason) in contents.leftOut { complain("\(terminalSafe(name)): \(reason)") }
    let outcome = try storing { () throws(ProductStoreError) in
      try diary.synchronize(with: contents.files, now: DiaryClock().now)
    }
    do throws(SyncFolder.Fault) {
      try shared.write(outcome.file)
    } catch {
      throw CommandFailure(.cannotCreate, error.description)
    }
    if !outcome.notUnderstood.isEmpty {
      complain(
        "\(counted(outcome.notUnderstood.count, "row")) of other machines cannot be shown by this version; "
          + "they are passed on as they are")
    }
    let machines = Set(contents.files.map(\.machine)).subtracting([outcome.file.machine]).count
    try output(
      "\(counted(outcome.received, "change")) from \(counted(machines, "other machine")), "
        + "\(counted(outcome.file.state.rows.count, "row")) shared\n")
    // The rest is shared. A script learns that something is missing.
    guard contents.leftOut.isEmpty else { throw CommandFailure(.someFailed, "") }
  }
}
