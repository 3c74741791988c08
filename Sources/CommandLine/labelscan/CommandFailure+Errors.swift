import BatchProcessing
import Evaluation
import LabelScan
package import PhotoReading
import ProductSources
import ProductStore

extension CommandFailure {
  /// Translates the failure of a scan.
  init(_ error: LabelScanError) {
    let status: ExitStatus =
      switch error {
      case .noPhotos, .samePhotoTwice: .usage
      case .isFolder, .cannotList: .noInput
      case .unreadable(let failures): failures.first.map { ExitStatus($0.failure) } ?? .badData
      case .noReader: .unavailable
      case .noWorkers: .internalFault
      case .noTemporaryFile: .cannotCreate
      case .cancelled: .interrupted
      }
    self.init(status, error.description)
  }

  /// Translates the failure of a folder of readings.
  init(_ error: KeptReadingsError) {
    let status: ExitStatus =
      switch error {
      case .noFolder, .notKept: .cannotCreate
      case .noDigest: .noInput
      }
    self.init(status, error.description)
  }

  /// Translates the failure of an evaluation.
  init(_ error: EvaluationError) {
    let status: ExitStatus =
      switch error {
      case .unreadable: .noInput
      case .badLine, .namedTwice, .unclearRecord, .unclearTruth, .noTruth: .badData
      }
    self.init(status, error.description)
  }

  /// Translates what ended a batch.
  init(_ error: BatchError) {
    let status: ExitStatus =
      switch error {
      case .cannotList, .folderGone, .cannotReadList, .cannotRead: .noInput
      case .cannotCreate, .outputExists, .outputInUse: .cannotCreate
      case .damaged, .otherGrouping, .otherShard: .badData
      case .cannotWrite, .outputGone: .outputFailed
      case .store(let error): CommandFailure(error).status
      case .workers(let error): error == .cancelled ? .interrupted : .unavailable
      }
    self.init(status, error.description)
  }

  /// Translates what a database says; one that is an input alone is not one to be made.
  init(_ error: ProductStoreError, ofInput isInput: Bool = false) {
    let status: ExitStatus =
      switch error {
      case .notFound: .noInput
      case .cannotOpen where isInput, .outdated where isInput: .noInput
      case .cannotOpen, .inUse, .readOnly, .outdated, .notReplaced: .cannotCreate
      case .damaged, .damagedRecord, .otherKind, .tooNew, .withoutNames, .barcodeTaken,
        .invalidEntry:
        .badData
      case .cannotWrite, .fileGone: .outputFailed
      }
    self.init(status, error.description)
  }

  /// Translates what ended an import.
  init(_ error: CatalogImportError) {
    switch error {
    case .unreadable: self.init(.noInput, error.description)
    case .notADump, .truncated, .withoutProducts: self.init(.badData, error.description)
    case .store(let error): self.init(error)
    }
  }
}

extension ExitStatus {
  /// The exit code of a command whose only photo could not be read.
  package init(_ failure: PhotoFailure) {
    self =
      switch failure.stage {
      case .open: .noInput
      case .recognize where failure.code == PhotoFailure.Code.debugPictureNotWritten: .outputFailed
      case .decode where failure.code == PhotoFailure.Code.noClipLibrary: .unavailable
      case .worker where failure.code == PhotoFailure.Code.workerGarbled: .internalFault
      default: .badData
      }
  }
}
