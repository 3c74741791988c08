import ArgumentParser
import BatchProcessing
import FoodDiary
import Foundation
import ProductStore

/// `labelscan diary export`: the diary as a file.
struct DiaryExportCommand: Subcommand {
  /// The forms of an export.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case jsonl, csv
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the whole diary: a JSON object a day, or a table with a row an entry.",
    discussion: """
      What cats were given is in JSON alone. The table has the times of this machine's time zone, JSON those \
      of UTC.
      """)

  @Option(help: "jsonl or csv.")
  var format = Form.jsonl

  @OptionGroup var destination: OutputOptions

  @OptionGroup var store: StoreOptions

  func perform() async throws(CommandFailure) {
    let diary = try store.openDiary()
    var text = Data()
    if format == .csv { text += Data((RecordCSV.row(Self.header) + "\n").utf8) }
    let (logged, complete, fed) = try storing { () throws(ProductStoreError) in
      (
        try diary.loggedDays(), try diary.completeDays(),
        Dictionary(grouping: try diary.fedPets(), by: \.logged.feeding.day)
      )
    }
    let days =
      format == .csv ? logged : Set(logged).union(complete).union(fed.keys).sorted()
    for day in days {
      let log = try storing { () throws(ProductStoreError) in try diary.day(day) }
      switch format {
      case .jsonl:
        text += try diaryJSON(
          ExportedDay(
            day: DayLogJSON(log, isComplete: complete.contains(day)), fed: fed[day] ?? []))
      case .csv:
        for meal in log.meals {
          for entry in meal.entries {
            text += Data((RecordCSV.row(Self.cells(of: entry, in: meal)) + "\n").utf8)
          }
        }
      }
    }
    try destination.deliver(text)
  }

  private static let header = [
    "day", "time", "meal", "name", "amount", "unit", "energyKcal", "protein", "carbohydrates",
    "fat", "source",
  ]

  /// The wall's time with its difference to UTC: the day beside it is one of the same wall.
  private static let timeForm = Date.ISO8601FormatStyle(
    timeZoneSeparator: .colon, timeZone: .current)

  /// A missing amount is an empty cell.
  private static func cells(of entry: DiaryEntry, in meal: Meal) -> [String] {
    let food = entry.food
    return [
      "\(meal.day)", meal.time.formatted(timeForm), meal.summary, food.name,
      food.portion.map { number($0.amount) } ?? "", food.portion?.unit.rawValue ?? "",
    ]
      + [
        food.amounts.energyKcal, food.amounts.protein, food.amounts.carbohydrates, food.amounts.fat,
      ]
      .map { $0.map(number) ?? "" } + [food.source.rawValue]
  }

  /// The most digits of a number with decimals: no scale shows more. Whole numbers have all, and so has JSON.
  private static let significantDigits = 6

  private static func number(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "\(value)" }
    let whole = Int(log10(value.magnitude).rounded(.down)) + 1
    let scale = pow(10, Double(min(max(0, significantDigits - whole), 15)))
    return "\((value * scale).rounded() / scale)"
  }
}

/// A day of the export: its meals, and what cats were given.
private struct ExportedDay: Encodable {
  private enum CodingKeys: String, CodingKey {
    case feedings
  }

  private struct Given: Encodable {
    var id: Int64
    var pet: String
    var product: String
    var grams: Double
    var energyKcal: Double?
    var carbohydrateKcal: Double?

    init(_ fed: FedPet) {
      let feeding = fed.logged.feeding
      (id, pet, product) = (fed.logged.id, fed.pet, feeding.product)
      (grams, energyKcal) = (feeding.grams, feeding.energyKcal)
      carbohydrateKcal = feeding.carbohydrateKcal
    }
  }

  let day: DayLogJSON
  let fed: [FedPet]

  func encode(to encoder: any Encoder) throws {
    try day.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fed.map(Given.init), forKey: .feedings)
  }
}
