import ArgumentParser

/// The most rows of a list, 1 or more.
struct RowLimit: ExpressibleByIntegerLiteral {
  /// The number of rows.
  let count: Int

  init(integerLiteral count: Int) { self.count = count }

  init(parsing argument: String) throws {
    guard let count = Int(argument), count > 0 else {
      throw ValidationError("give a whole number from 1 on")
    }
    self.count = count
  }

  /// Returns the help of an option that is `usual` where nothing is given.
  static func help(_ usual: Int) -> ArgumentHelp {
    ArgumentHelp("The most rows, 1 or more; \(usual) without it.", valueName: "number")
  }
}
