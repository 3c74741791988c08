import FoodDiary

extension TerminalStyle {
  /// The widest bars, in columns: on a wider terminal they tell no more.
  private static let widestBars = 72

  /// Returns the lines of bars of the macros, under `titles`, with their target zones.
  ///
  /// They are as wide as the terminal has room for.
  func bars(
    _ days: [MacroDay], zones: [CountedNutrient: Goals.Zone], titles: [CountedNutrient: String]
  ) -> [String] {
    let width = min(columns ?? Self.widestBars, Self.widestBars)
    let bars = MacroBars(
      days, zones: zones, width: width, isColored: isColored, titles: titles)
    let text = bars.text
    return text.split(separator: "\n").map { String($0) }
  }
}
