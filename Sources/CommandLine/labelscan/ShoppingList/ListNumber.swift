import ArgumentParser

func complainOfMissing(_ numbers: [String]) throws(CommandFailure) {
  guard !numbers.isEmpty else { return }
  throw CommandFailure(
    .badData, "the list has no \(numbers.joined(separator: ", ")); list shows the numbers")
}

/// The number of an entry, with # in front or without.
struct ListNumber: Sendable {
  var value: Int64

  init(parsing argument: String) throws {
    guard let value = rowNumber(argument) else {
      throw ValidationError("give a number that list show has in front, such as 3 or #3")
    }
    self.value = value
  }
}
