import ArgumentParser
import BatchProcessing

/// A grouping as it is typed: `file`, `folder` or `barcode`.
struct GroupingArgument: ExpressibleByArgument {
  static let allValueStrings = PhotoGrouping.allCases.map(\.rawValue)
  static let defaultCompletionKind = CompletionKind.list(allValueStrings)

  var value: PhotoGrouping
  var defaultValueDescription: String { value.rawValue }

  init(_ value: PhotoGrouping) {
    self.value = value
  }

  init?(argument: String) {
    guard let value = PhotoGrouping(rawValue: argument) else { return nil }
    self.value = value
  }
}
