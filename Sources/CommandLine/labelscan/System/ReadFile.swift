import Foundation
import InputFiles

/// Reads the file that a person named.
///
/// - Throws: ``CommandFailure`` for a file that is not there, not readable, or larger than `limit` bytes.
func readFile(_ path: String, limit: Int) throws(CommandFailure) -> Data {
  guard !path.isEmpty else {
    throw CommandFailure(.noInput, "a file's name is empty; name a file")
  }
  do throws(InputFileError) {
    return try InputFile(path, limit: limit).bytes
  } catch {
    throw switch error {
    case .unreadable(ENOENT): CommandFailure(.noInput, "no file \(path); check the name")
    case .isFolder: CommandFailure(.noInput, "\(path) is a folder; name the files in it")
    case .tooLong: CommandFailure(.badData, "\(path) has more than \(limit >> 20) MiB; split it")
    case .noWriter:
      CommandFailure(.noInput, "cannot read \(path): \(error); name a file, or start its writer")
    case .unreadable:
      CommandFailure(.noInput, "cannot read \(path): \(error); check its name and permissions")
    }
  }
}
