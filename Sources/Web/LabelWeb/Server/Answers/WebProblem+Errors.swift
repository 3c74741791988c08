import Foundation
import HTTPTypes
import Hummingbird
import Languages
import ProductStore

extension WebProblem {
  /// The problem of an error that a request met, without the folders of this machine.
  ///
  /// - Parameters:
  ///   - error: the database's, the file system's or any other error.
  ///   - folder: the folder of the database.
  init(_ error: any Error, hiding folder: String) {
    let sentence = "\(error)".replacing(folder + "/", with: "")
    switch error {
    case let error as ProductStoreError:
      self.init(Self.status(of: error), sentence)
    case is CocoaError:
      self.init(.insufficientStorage, "a file cannot be written; free space on the server's disk")
    case let error as any HTTPResponseError where error.status == .contentTooLarge:
      self.init(.contentTooLarge, .formIsTooLarge)
    case let error as any HTTPResponseError:
      self.init(error.status, error.status.reasonPhrase)
    default:
      self.init(
        .internalServerError,
        "the server failed: \(sentence); try again, and please report it if it happens again")
    }
  }

  private static func status(of error: ProductStoreError) -> HTTPResponse.Status {
    switch error {
    case .inUse: .serviceUnavailable
    case .cannotWrite: .insufficientStorage
    case .barcodeTaken, .invalidEntry: .unprocessableContent
    default: .internalServerError
    }
  }
}
