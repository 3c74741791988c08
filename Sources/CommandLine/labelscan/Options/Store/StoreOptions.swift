import ArgumentParser
import Foundation
import InputFiles
import LabelModel
import ProductStore
import ProgramSettings

/// The options for the place of records.
struct StoreOptions: ParsableArguments, SettingFlags {
  @Option(
    help: ArgumentHelp(
      "The database of records; labelscan/labelscan.db in XDG_DATA_HOME without it.",
      valueName: "file"), completion: .file())
  var database: String?

  var flags: [Setting: SettingValue] { database.map { [.database: .text($0)] } ?? [:] }

  /// The database's file.
  ///
  /// - Throws: ``CommandFailure`` for a configuration that cannot be used, and for a user without a home.
  func path() throws(CommandFailure) -> String {
    let settings = try settings()
    guard let path = try reading({ () throws(SettingsError) in try settings.text(.database) })
    else { throw CommandFailure(.usage, "HOME is no folder; name the database with --database") }
    return path
  }

  /// Opens the database to write to it; one that is not there is made. What is older than it keeps is
  /// removed.
  func open() throws(CommandFailure) -> RecordStore { try Self.open(path()) }

  /// Opens the database at `path`, as ``open()`` does.
  static func open(_ path: String) throws(CommandFailure) -> RecordStore {
    let (store, outcome) = try storing { () throws(ProductStoreError) in
      let store = try RecordStore(path)
      return (store, try store.applyRetention(at: Date()))
    }
    keepPrivate(database: path)
    switch outcome {
    case .removed(let aged) where aged.scans > 0 || aged.photos > 0:
      try removePagePhotos(beside: store, agedAt: Date())
    case .removed: break
    case .waiting(let aged):
      complain(
        "\(counted(aged.scans, "scan")) and \(counted(aged.meals, "meal")) in \(path) are older than it "
          + "keeps them, and were left: is the date \(Date().formatted(.iso8601.year().month().day())) right? If so, "
          + "retention --remove removes them")
    }
    return store
  }

  /// Opens a database that is there, to write to it as ``open()`` does or to read in it.
  func openExisting(forWriting: Bool = false) throws(CommandFailure) -> RecordStore {
    try checkPresence()
    guard !forWriting else { return try open() }
    let path = try path()
    let store = try storing(inInput: true) { () throws(ProductStoreError) in
      try RecordStore(lookingAt: path)
    }
    keepPrivate(database: path)
    return store
  }

  /// Opens a database that is there to write to it, and removes nothing from it.
  func openToWrite() throws(CommandFailure) -> RecordStore {
    try checkPresence()
    let path = try path()
    let store = try storing { () throws(ProductStoreError) in try RecordStore(path) }
    keepPrivate(database: path)
    return store
  }

  private func checkPresence() throws(CommandFailure) {
    let path = try path()
    guard !InputFile.isAbsent(path) else {
      throw CommandFailure(
        .noInput,
        "there is no database \(path); scan --save makes one, or name another with --database")
    }
  }
}

extension StoreOptions {
  /// Returns the product that is meant, and the database it is kept in.
  func product(
    _ named: ProductArgument, forWriting: Bool = false
  ) throws(CommandFailure) -> (product: StoredProduct, store: RecordStore) {
    let opened = try openExisting(forWriting: forWriting)
    let found = try storing { () throws(ProductStoreError) in
      try opened.product(named.reference)
    }
    guard let found else { throw named.missing(in: opened.path) }
    return (found, opened)
  }

  /// Changes the product that is meant; `work` returns whether it is there.
  @discardableResult
  func change(
    _ named: ProductArgument,
    _ work: (RecordStore, ProductReference) throws(ProductStoreError) -> Bool
  ) throws(CommandFailure) -> RecordStore {
    let opened = try openExisting(forWriting: true)
    let isThere = try storing { () throws(ProductStoreError) in
      try work(opened, named.reference)
    }
    guard isThere else { throw named.missing(in: opened.path) }
    return opened
  }
}

/// Runs `work` on a database, which may be an input alone; its errors become exit codes.
func storing<Value>(
  inInput isInput: Bool = false, _ work: () throws(ProductStoreError) -> Value
) throws(CommandFailure) -> Value {
  do throws(ProductStoreError) {
    return try work()
  } catch {
    throw CommandFailure(error, ofInput: isInput)
  }
}
