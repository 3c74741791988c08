import LabelScan
import Languages

extension Scan.State {
  /// The state in a word or two.
  var word: PageWord {
    switch self {
    case .waiting: .stateWaiting
    case .reading: .stateReading
    case .done: .stateDone
    case .unreadable: .stateNoLabel
    case .failed: .stateFailed
    }
  }
}

extension Scan {
  /// The remedy for a photo that gave no product.
  var advice: PageWord? {
    switch state {
    case .waiting, .reading, .done: nil
    case .unreadable: .photographAgain
    case .failed: isFaultOfTheFile ? .notAPhoto : .tryAgain
    }
  }

  /// Whether a failure is of the file, not of the time that reading took or of the machine.
  private var isFaultOfTheFile: Bool {
    guard let code else { return false }
    return !PhotoFailure.Code.notOfFile.contains(code)
  }
}
