import Foundation

/// A recognition model's file: `folder/name.traineddata`.
package struct ModelFile: Hashable, Sendable {
  /// The model's name, for example `label` or `eng`.
  package var name: String
  /// The folder of the file.
  package var folder: String

  /// Names the file of a model.
  package init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// The file's path.
  package var path: String { folder + "/" + name + ".traineddata" }

  /// The file's length in bytes, `nil` where it cannot be found.
  var bytes: Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Returns the first of `folders` that holds the model, `nil` when none does.
  ///
  /// - Throws: ``RecognitionError/invalidModelName(_:)``, or ``RecognitionError/modelIsNoFile(path:)`` for a
  ///   folder, a device or a pipe. A pipe would be waited for, and a device read without an end.
  static func find(
    _ name: String, in folders: [String]
  ) throws(RecognitionError) -> ModelFile? {
    guard !name.isEmpty, !name.hasPrefix("/"),
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-/".contains($0)) })
    else { throw .invalidModelName(name) }
    for folder in folders {
      let file = ModelFile(name: name, folder: folder)
      var status = stat()
      guard access(file.path, R_OK) == 0, stat(file.path, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .modelIsNoFile(path: file.path) }
      return file
    }
    return nil
  }
}
