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

  /// The remedy for a photo that gave no product.
  var advice: PageWord? {
    switch self {
    case .waiting, .reading, .done: nil
    case .unreadable: .photographAgain
    case .failed: .notAPhoto
    }
  }
}
