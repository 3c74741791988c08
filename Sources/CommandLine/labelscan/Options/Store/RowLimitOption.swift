import ArgumentParser

/// The option for the most rows of a list of products or commands.
struct RowLimitOption: ParsableArguments {
  @Option(
    name: .shortAndLong, help: RowLimit.help(Self.usual), transform: RowLimit.init(parsing:))
  var limit = RowLimit(integerLiteral: Self.usual)

  /// The number of rows.
  var count: Int { limit.count }

  private static let usual = 50
}
