import ArgumentParser

/// The most rows of a list, 1 or more.
struct RowLimit: ExpressibleByArgument, ExpressibleByIntegerLiteral {
  /// The help of the option.
  static let help = ArgumentHelp("The most rows, 1 or more.", valueName: "number")

  /// The number of rows.
  let count: Int

  var defaultValueDescription: String { "\(count)" }

  init(integerLiteral count: Int) { self.count = count }

  init?(argument: String) {
    guard let count = Int(argument), count > 0 else { return nil }
    self.count = count
  }
}
