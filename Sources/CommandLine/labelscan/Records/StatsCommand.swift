import ArgumentParser
import Foundation
import Languages
import ProductStore

/// `labelscan stats`: how much there is.
struct StatsCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Count products, scans and findings.")

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var shown: OutputLanguageOption
  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let opened = try store.openExisting()
    let statistics = try storing { () throws(ProductStoreError) in try opened.statistics() }
    let midnight = Calendar.current.startOfDay(for: Date())
    let today = try storing { () throws(ProductStoreError) in
      try opened.quickCounts(since: midnight).recent
    }
    guard !json else {
      return try output(try diaryJSON(Report(statistics: statistics, productsToday: today)))
    }
    guard statistics.products > 0 else { return complain(noProductIsKept) }
    let text = StoreStatisticsPresentation(statistics, today: today, wording: shown.wording).text
    try output(text)
  }

  /// The statistics with one more key.
  private struct Report: Encodable {
    private enum CodingKeys: String, CodingKey { case productsToday }

    let statistics: StoreStatistics
    let productsToday: Int

    func encode(to encoder: any Encoder) throws {
      try statistics.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(productsToday, forKey: .productsToday)
    }
  }
}
