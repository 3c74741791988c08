import ArgumentParser

/// The number of an entry or meal, with or without the # that the day shows.
struct EntryArgument: ExpressibleByArgument {
  let number: Int64

  init?(argument: String) {
    let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
    guard let number = Int64(digits), number > 0 else { return nil }
    self.number = number
  }

  /// The failure for one that is not there.
  func missing(in path: String, _ what: String = "entry") -> CommandFailure {
    CommandFailure(.badData, "\(path) has no \(what) #\(number); diary day shows what there is")
  }
}
