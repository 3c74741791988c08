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

/// Returns the number of a row as a person names it, with # in front or without; `nil` for anything else.
func rowNumber(_ argument: String) -> Int64? {
  let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
  return Int64(digits).flatMap { $0 > 0 ? $0 : nil }
}
