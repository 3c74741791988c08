import ArgumentParser

func complainOfMissing(_ numbers: [String]) throws(CommandFailure) {
  guard !numbers.isEmpty else { return }
  throw CommandFailure(
    .badData, "the list has no \(numbers.joined(separator: ", ")); list shows the numbers")
}

/// The number of an entry, with # in front or without.
struct ListNumber: ExpressibleByArgument, Sendable {
  var value: Int64

  init?(argument: String) {
    let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
    guard let value = Int64(digits), value > 0 else { return nil }
    self.value = value
  }
}
