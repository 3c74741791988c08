import FoodDiary
import Foundation
import HTTPTypes
import Hummingbird
import Languages
import ProductStore

/// The pages of the diary: a day, and the draft of what was eaten.
struct DiaryPages: Sendable {
  let templates: Templates
  let diary: DiaryStore
  let records: RecordStore
  let drafting: FoodDrafting
  let shelf = DraftShelf()
  let language: @Sendable (Request) -> PageLanguage

  /// The known foods that a day offers.
  private static let recent = 8

  func add(to router: Router<some RequestContext>) {
    router.get("diary") { request, _ in
      if let day = request.uri.queryParameters["day"].flatMap({ LocalDay(String($0)) }) {
        return Self.redirect(to: day)
      }
      return try page(Self.today, request)
    }
    router.get("diary/:day") { request, context in try page(Self.day(context), request) }
    addDrafts(to: router)
    addQuickEdits(to: router)
    addDayMarks(to: router)
    addEntries(to: router)
    addCats(to: router)
  }

  /// Adds the routes that log known foods, take entries back, and copy a day.
  private func addQuickEdits(to router: Router<some RequestContext>) {
    router.post("diary/:day/again") { request, context in
      try await change(request, context) { day, form in
        guard let name = form["name"], let meal = try diary.knownMeal(named: name) else { return }
        let now = Date()
        _ = try diary.add(
          [meal.food], on: day, at: day.moment(atTimeOf: now, in: .current), now: now)
      }
    }
    router.post("diary/:day/delete") { request, context in
      try await change(request, context) { _, form in
        guard let id = form["entry"].flatMap({ Int64($0) }) else { return }
        _ = try diary.delete(entry: id, now: Date())
      }
    }
    router.post("diary/:day/undo") { request, context in
      try await change(request, context) { _, _ in
        guard try diary.undo(now: Date()) != nil else {
          throw WebProblem(.conflict, .nothingToUndo)
        }
      }
    }
    router.post("diary/:day/copy") { request, context in
      try await change(request, context) { day, _ in
        _ = try diary.copy(day.advanced(by: -1), to: day, now: Date()) {
          day.moment(atTimeOf: $0, in: .current)
        }
      }
    }
  }

  /// Adds the routes of a day's goals, and of the mark that all was logged.
  private func addDayMarks(to router: Router<some RequestContext>) {
    router.post("diary/:day/complete") { request, context in
      try await change(request, context) { day, form in
        try diary.mark(day, complete: form["complete"] == "yes", now: Date())
      }
    }
    router.post("diary/:day/goals") { request, context in
      try await change(request, context) { day, form in
        try diary.setGoals(try Self.goals(form), from: day, now: Date())
      }
    }
  }

  private static var today: LocalDay { LocalDay(of: Date(), in: .current) }

  static func redirect(to day: LocalDay) -> Response {
    Response.redirect(to: "/diary/\(day)", type: .normal)
  }

  static func day(_ context: some RequestContext) throws -> LocalDay {
    guard let day = context.parameters.get("day").flatMap({ LocalDay($0) }) else {
      throw WebProblem(.notFound, .dayIsMissing)
    }
    return day
  }

  /// Makes a change, then shows the day again; with the reason where it could not be made.
  func change(
    _ request: Request, _ context: some RequestContext,
    _ work: (LocalDay, WebForm) throws -> Void
  ) async throws -> Response {
    let day = try Self.day(context)
    let form = try await WebForm(request)
    do {
      try work(day, form)
    } catch {
      guard let problem = Self.problem(ofEntry: error) else { throw error }
      return try page(day, request, problem)
    }
    return Self.redirect(to: day)
  }

  /// Returns the problem of an entry that cannot be kept; `nil` for a fault of the database or the disk.
  static func problem(ofEntry error: any Error) -> WebProblem? {
    switch error {
    case let problem as WebProblem: problem
    case is InvalidEntry, ProductStoreError.invalidEntry:
      WebProblem(.unprocessableContent, .entryIsWrong)
    default: nil
    }
  }

  private func page(
    _ day: LocalDay, _ request: Request, _ problem: WebProblem? = nil
  ) throws -> Response {
    let language = language(request)
    let log = try diary.day(day)
    let span = request.uri.queryParameters["span"] == "30" ? 30 : 7
    let week = try diary.days(day.advanced(by: 1 - span)...day)
    let complete = try diary.completeDays()
    let recent = try diary.knownMeals(limit: Self.recent)
    var values = DaySheet(log: log, language: language).values
    values.merge(try catSheet(day, language).values) { one, _ in one }
    values.merge(
      [
        "title": day == Self.today ? language(.today) : language.day(day),
        "date": language.day(day), "isToday": day == Self.today,
        "before": "\(day.advanced(by: -1))", "after": "\(day.advanced(by: 1))",
        "isWeek": span == 7, "chartTitle": language(span == 7 ? .chart : .monthChart),
        "isComplete": complete.contains(day),
        "hasRecent": !recent.isEmpty,
        "recent": recent.map { meal in
          [
            "name": meal.food.name, "portion": language.shownPortion(meal.food.portion),
            "energy": language.number(meal.food.amounts.energyKcal, of: .energyKcal),
            "isKnown": meal.food.amounts.energyKcal != nil,
          ] as [String: Any]
        },
        "goalFields": goalFields(log.goals, language),
        "week": WeekChart(days: week, complete: complete, language: language).values,
        "problem": problem?.sentence(in: language) ?? "", "hasProblem": problem != nil,
      ]
    ) { _, new in new }
    return try templates.page(
      PageFrame(language.day(day), in: language, tab: .diary, scripts: ["diary"]), "diary",
      values, status: problem?.status ?? .ok)
  }
}
