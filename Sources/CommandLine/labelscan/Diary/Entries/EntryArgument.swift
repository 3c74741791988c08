import ArgumentParser

/// The number of an entry or meal, with or without the # that the day shows.
struct EntryArgument {
  let number: Int64

  init(parsing argument: String) throws {
    guard let number = rowNumber(argument) else {
      throw ValidationError("give a number that the day shows, such as 3 or #3")
    }
    self.number = number
  }

  /// The failure for one that is not there.
  func missing(in path: String, _ what: String = "entry") -> CommandFailure {
    CommandFailure(.badData, "\(path) has no \(what) #\(number); diary day shows what there is")
  }
}
