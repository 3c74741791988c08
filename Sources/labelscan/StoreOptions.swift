import ArgumentParser
import Foundation
import LabelModel
import LabelPipeline
import ProductStore

/// Where records are kept.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The database of records; also LABELSCAN_DATABASE, else labelscan/labelscan.db in XDG_DATA_HOME.",
      valueName: "file"), completion: .file())
  var database: String?

  /// The database's file.
  func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    database ?? Self.usualPath(environment: environment)
  }

  /// The database's file, where none is named.
  static func usualPath(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let chosen = environment["LABELSCAN_DATABASE"] { return chosen }
    let home = environment["HOME"] ?? NSHomeDirectory()
    // A relative path there is to be ignored (XDG Base Directory Specification, 0.8).
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? home + "/.local/share") + "/labelscan/labelscan.db"
  }

  /// Opens the database to write to it; one that is not there is made. What is older than it keeps is
  /// removed.
  func open() throws(CommandFailure) -> RecordStore {
    try storing { () throws(ProductStoreError) in
      let store = try RecordStore(path())
      try store.applyRetention(at: Date())
      return store
    }
  }

  /// Opens a database that is there, to write to it as ``open()`` does or to read in it.
  func openExisting(forWriting: Bool = false) throws(CommandFailure) -> RecordStore {
    guard FileManager.default.fileExists(atPath: path()) else {
      throw CommandFailure(
        .noInput,
        "there is no database \(path()); scan --save makes one, or name another with --database")
    }
    guard !forWriting else { return try open() }
    return try storing { () throws(ProductStoreError) in try RecordStore(path()) }
  }
}

/// Runs `work` on a database; its errors become exit codes.
func storing<Value>(
  _ work: () throws(ProductStoreError) -> Value
) throws(CommandFailure) -> Value {
  do throws(ProductStoreError) {
    return try work()
  } catch {
    throw CommandFailure(error)
  }
}

/// A product of the database: its barcode, or its number there with # in front.
struct ProductArgument: ExpressibleByArgument {
  var reference: ProductReference

  init?(argument: String) {
    if argument.hasPrefix("#") {
      guard let id = Int64(argument.dropFirst()), id > 0 else { return nil }
      reference = .id(id)
    } else {
      guard let gtin = GTIN(argument) else { return nil }
      reference = .gtin(gtin)
    }
  }

  /// The failure for a product that is not there.
  func missing(in path: String) -> CommandFailure {
    let name =
      switch reference {
      case .id(let id): "#\(id)"
      case .gtin(let gtin): "\(gtin)"
      }
    return CommandFailure(
      .badData, "\(path) has no product \(name); history and search show what there is")
  }
}
