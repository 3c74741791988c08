import ArgumentParser
import FoodDiary
import Foundation
import ProductStore

/// `labelscan backup`: a copy of the database of records.
struct BackupCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write a whole copy of the database of records, also while others use it.",
    discussion: """
      The database is checked first. The copy has products, scans, answers, diary, profile and list. The pictures of \
      photos that serve keeps are in the folder beside the database and not in the copy.

      To go back to a copy, end all other commands. Move the database away, with its files -wal and -shm. Then make \
      a copy of the copy in its place: labelscan backup --database COPY PLACE.
      """)

  @Argument(help: "The file of the copy.", completion: .file())
  var copy: String

  @Flag(help: "Replace an earlier copy. No file of another kind is replaced.")
  var replace = false

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let path = try store.path()
    let isBlank = try storing(inInput: true) { () throws(ProductStoreError) in
      try RecordStore.isBlank(path)
    }
    if isBlank, access(path, F_OK) == 0 {
      throw CommandFailure(.noInput, "\(path) is empty; there is nothing to back up")
    }
    try checkName(beside: path)
    let opened = try store.openExisting()
    guard replace || access(copy, F_OK) != 0 else {
      throw CommandFailure(
        .cannotCreate,
        "\(copy) is already there; name another file, or replace an earlier copy with --replace")
    }
    let (products, days) = try storing { () throws(ProductStoreError) in
      try opened.copy(to: copy)
      let copied = try RecordStore(unwritable: copy)
      return (try copied.productCount(), try DiaryStore(copied).loggedDays().count)
    }
    try output(
      "\(terminalSafe(copy)) has \(counted(products, "product")) and \(counted(days, "day")) of the diary\n"
    )
  }

  /// Refuses names of the database's own files: SQLite would take the copy for a change that was not finished.
  private func checkName(beside path: String) throws(CommandFailure) {
    guard !copy.isEmpty else {
      throw CommandFailure(.usage, "the file's name is empty; name a file")
    }
    func whole(_ path: String) -> String {
      let url = URL(fileURLWithPath: path)
      return url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        + url.lastPathComponent
    }
    guard ["-journal", "-wal", "-shm"].contains(where: { whole(copy) == whole(path) + $0 }) else {
      return
    }
    throw CommandFailure(
      .usage, "\(copy) is the name of a file of the database itself; name another file")
  }
}
