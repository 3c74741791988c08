import Foundation
import LabelScan
import ProductStore

/// A failure to read or keep an uploaded photo, as its sender sees it.
struct ScanFailure {
  /// The failure and the remedy, in a sentence.
  let message: String
  /// The code of a photo's failure, as a batch writes it into its file of failures; `nil` for other failures.
  let code: String?
  /// Whether the database, the disk or the models failed, and not the photo. The photo's file then stays.
  let isOfMachine: Bool

  private static let photoStays =
    "; the photo is kept, and is read when the server starts again or the photo is sent again"

  /// Creates a failure whose message names no folder of this machine.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - name: the photo's name at its sender.
  ///   - upload: the photo's file.
  ///   - folder: the folder of the scans.
  ///   - databasePath: the file of the database.
  init(
    _ error: any Error, of name: String, at upload: String, in folder: String, databasePath: String
  ) {
    switch error {
    case is ProductStoreError, is CocoaError: isOfMachine = true
    case LabelScanError.unreadable: isOfMachine = false
    default: isOfMachine = error is LabelScanError
    }
    if case .unreadable(let failures)? = error as? LabelScanError {
      code = failures.first?.failure.code
    } else {
      code = nil
    }
    let database = URL(fileURLWithPath: databasePath).deletingLastPathComponent().path
    let sentence = error is CocoaError ? WebProblem(error, hiding: database).detail : "\(error)"
    let hidden = [folder, database].reduce(sentence.replacing(upload, with: name)) {
      $0.replacing($1 + "/", with: "")
    }
    message = hidden + (isOfMachine ? Self.photoStays : "")
  }
}
