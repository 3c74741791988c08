import ArgumentParser
import DiaryCharts
import FoodDiary
import Foundation
import Languages
import ProductStore

/// `labelscan diary stats`: a week, a month or other days of the diary.
struct DiaryStatsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show the last 7 or 30 days, or any others: totals, means, trends, streaks.",
    discussion: """
      Days on which nothing was logged count for nothing. Where days are marked with diary complete, means and \
      trends are of these alone. Streaks count the days before, too. A trend is the slope of the line with the least \
      squares through the days' totals.
      """)

  @Flag(help: "The last 7 days, also without it.")
  var week = false

  @Flag(help: "The last 30 days.")
  var month = false

  @Option(
    help: ArgumentHelp("The first day, for any range.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var from: DayArgument?

  @Option(
    help: ArgumentHelp("The last day; today without it.", valueName: "date"),
    transform: DayArgument.init(parsing:))
  var date: DayArgument?

  @Option(
    help: ArgumentHelp(
      "Write a picture of calories, protein, carbohydrates and fat by day to this file, too: .svg or .png.",
      valueName: "file"),
    completion: .file(extensions: ["svg", "png"]))
  var chart: String?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  /// The longest range: ten years.
  private static let mostDays = 3_653

  private struct Report: Encodable {
    var statistics: DiaryStatistics
    var days: [DayLogJSON]
  }

  func validate() throws {
    if [week, month, from != nil].count(where: { $0 }) > 1 {
      throw ValidationError("give one of --week, --month and --from")
    }
    if let chart, ChartForm(of: chart) == nil {
      throw ValidationError(
        "--chart is \(terminalSafe(chart)); give a name that ends in .svg or .png")
    }
  }

  func perform() async throws(CommandFailure) {
    let clock = DiaryClock()
    let last = clock.day(of: date)
    let first = from?.day(today: clock.today) ?? last.advanced(by: month ? -29 : -6)
    guard first <= last, last.advanced(by: -Self.mostDays) < first else {
      throw CommandFailure(
        .usage, "\(first) to \(last): give 1 to \(Self.mostDays) days, the first one with --from")
    }
    let diary = try store.openDiary()
    let (days, logged, complete) = try storing { () throws(ProductStoreError) in
      (
        try diary.days(first...last), try diary.loggedDays(),
        try diary.completeDays()
      )
    }
    guard let statistics = DiaryStatistics(days, logged: logged, complete: complete) else {
      throw CommandFailure(
        .internalFault, "there is no day up to \(last); name another with --date")
    }
    if let chart, let form = ChartForm(of: chart) {
      // The letters of the font in PNG are those of English.
      let wording = form == .svg ? shown.wording : .english
      try write(
        try form.file(of: wording.chart(of: days, statistics)), to: chart, replacesPNG: form == .png
      )
    }
    guard !json else {
      let days = days.map { DayLogJSON($0, isComplete: complete.contains($0.day)) }
      return try output(try diaryJSON(Report(statistics: statistics, days: days)))
    }
    try output(
      StatisticsPresentation(
        days, statistics, style: .forStandardOutput(), wording: shown.wording
      ).text)
  }
}

/// The forms of a chart's file.
enum ChartForm: String {
  case svg, png

  /// The form that a file's name ends in; `nil` for any other.
  init?(of name: String) {
    self.init(rawValue: URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// Returns the bytes of `chart`.
  fileprivate func file(of chart: MacroChart) throws(CommandFailure) -> [UInt8] {
    switch self {
    case .svg: return Array(chart.svg.utf8)
    case .png:
      do {
        return try chart.png()
      } catch {
        throw CommandFailure(.internalFault, "the chart cannot be drawn: \(error)")
      }
    }
  }
}
