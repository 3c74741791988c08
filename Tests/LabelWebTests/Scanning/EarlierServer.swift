import Foundation
import LabelTestSupport
import LabelWeb

extension ScanFolder {
  /// The folder that an earlier server left, with a photo that it had taken.
  static func left(in folder: TemporaryFolder, with id: String) throws -> ScanFolder {
    let earlier = try ScanFolder(folder.path + "/photos")
    try earlier.write(Data("x".utf8), to: earlier.upload(id))
    return earlier
  }
}
