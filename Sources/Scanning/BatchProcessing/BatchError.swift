public import PhotoReading
public import ProductStore

/// The reason why a batch could not begin or continue. The files written until then are whole and
/// can be resumed.
public enum BatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder of photos cannot be listed.
  case cannotList(path: String, reason: String)
  /// The folder of photos was taken away while it was read.
  case folderGone(path: String)
  /// The list of photos on standard input cannot be read.
  case cannotReadList(reason: String)
  /// The output folder or a file in it cannot be made.
  case cannotCreate(path: String, reason: String)
  /// The output folder holds an earlier batch.
  case outputExists(path: String)
  /// Another batch writes to the output folder.
  case outputInUse(path: String)
  /// A file of the batch that is resumed has a line that is not of this program.
  case damaged(path: String, line: Int)
  /// A file of the batch that is resumed cannot be read.
  case cannotRead(path: String, reason: String)
  /// The batch that is resumed grouped its photos in another way.
  case otherGrouping(path: String)
  /// The batch that is resumed read another shard, or none (`nil`).
  case otherShard(path: String, earlier: String?)
  /// A line could not be written; no part of it is in the file.
  case cannotWrite(path: String, reason: String)
  /// A file of the batch was deleted while it ran.
  case outputGone(path: String)
  /// The database of records refuses a record. No photo is settled by that.
  case store(ProductStoreError)
  /// No worker process can be started.
  case workers(WorkerError)

  /// The failure, then the remedy.
  public var description: String {
    switch self {
    case .cannotList(let path, let reason):
      "the folder \(path) cannot be read: \(reason); check its name and permissions"
    case .folderGone(let path):
      "the folder \(path) is no longer there; bring it back, then go on with --resume"
    case .cannotReadList(let reason):
      "the list on standard input cannot be read: \(reason); give one path a line"
    case .cannotCreate(let path, let reason):
      "\(path) cannot be created: \(reason); choose another folder with --output"
    case .outputExists(let path):
      "\(path) is there already; go on with --resume, replace it with --force, "
        + "or choose another folder with --output"
    case .outputInUse(let path):
      "another batch is writing to \(path); wait for it, or choose another folder with --output"
    case .damaged(let path, let line):
      "line \(line) of \(path) was not written by this program; remove it, or start again with --force"
    case .cannotRead(let path, let reason):
      "\(path) cannot be read: \(reason); check its permissions, or start again with --force"
    case .otherGrouping(let path):
      "\(path) holds the results of a batch with another --group-by; resume with that one, or choose "
        + "another folder with --output"
    case .otherShard(let path, let earlier?):
      "\(path) holds the results of --shard \(earlier); resume with that one, or choose another "
        + "folder with --output"
    case .otherShard(let path, nil):
      "\(path) holds the results of a batch without --shard; resume without it, or choose another "
        + "folder with --output"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason); make room, then go on with --resume"
    case .outputGone(let path):
      "\(path) was deleted while the batch ran, with what was in it; start the batch again"
    case .store(let error): "\(error.description); then go on with --resume"
    case .workers(let error): error.description
    }
  }
}
