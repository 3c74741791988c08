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
  /// The most characters of a phrase.
  private static let longestPhrase = 500

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

  /// Adds the routes of drafts: what a phrase means, before it is logged.
  private func addDrafts(to router: Router<some RequestContext>) {
    router.get("diary/:day/draft") { request, _ in
      let phrase = (WebForm(ofQuery: request)["phrase"] ?? "").prefix(Self.longestPhrase)
      let language = language(request)
      guard !phrase.allSatisfy(\.isWhitespace) else {
        return try templates.partAnswer("draft-preview", ["items": [[String: Any]]()], in: language)
      }
      let draft = await drafting.quick(String(phrase))
      return try templates.partAnswer(
        "draft-preview", DraftSheet(draft: draft, language: language).values, in: language)
    }
    router.post("diary/:day/draft") { request, context in try await draft(request, context) }
    router.post("diary/:day/drafts/:key") { request, context in try await log(request, context) }
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
    } catch ProductStoreError.invalidEntry {
      return try page(day, request, WebProblem(.unprocessableContent, .entryIsWrong))
    } catch let problem as WebProblem {
      return try page(day, request, problem)
    }
    return Self.redirect(to: day)
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

  // MARK: Drafts

  /// Drafts what a phrase says, and shows the draft.
  private func draft(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let day = try Self.day(context)
    let form = try await WebForm(request)
    guard let phrase = form["phrase"] else { return Self.redirect(to: day) }
    let draft = await drafting.whole(String(phrase.prefix(Self.longestPhrase)))
    let key = await shelf.keep(DraftShelf.Entry(draft: draft, day: day))
    return try draftPage(draft, key, day, request)
  }

  /// Changes a draft by its form, and logs it where that is wanted and possible.
  private func log(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let day = try Self.day(context)
    let form = try await WebForm(request)
    let key = context.parameters.get("key") ?? ""
    // A draft that was logged, by the same button pressed twice say, is not logged again.
    guard let entry = await shelf.take(key), entry.day == day else {
      return Self.redirect(to: day)
    }
    var draft = entry.draft
    do {
      draft = try DraftSheet(draft: draft, language: language(request)).changed(by: form)
      let isLeft = draft.leaveUnkept()
      let sheet = DraftSheet(draft: draft, language: language(request))
      // What a person has not seen is shown before it is logged.
      if form["action"] == "log", !isLeft, !sheet.hasOtherFood(than: entry.draft) {
        try sheet.checkPortions(typedInto: entry.draft)
        // The empty fields are for the amounts of the package.
        if draft.leaveUnkept(always: true) {
          await shelf.putBack(key, DraftShelf.Entry(draft: draft, day: day))
          let problem = WebProblem(
            .unprocessableContent, .mayNotBeKept, ["service": FoodSource.fatSecret.words])
          return try draftPage(draft, key, day, request, problem)
        }
        let now = Date()
        _ = try diary.add(
          draft.foods, summary: draft.summary, on: day,
          at: day.moment(atTimeOf: now, in: .current), now: now)
        return Self.redirect(to: day)
      }
    } catch let error
      where error is InvalidEntry || error is ProductStoreError || error is WebProblem
    {
      // Nothing of the form was taken over; it is shown as it was typed.
      await shelf.putBack(key, entry)
      let problem = error as? WebProblem ?? WebProblem(.unprocessableContent, .entryIsWrong)
      return try draftPage(entry.draft, key, day, request, problem, typed: form)
    }
    await shelf.putBack(key, DraftShelf.Entry(draft: draft, day: day))
    return try draftPage(draft, key, day, request)
  }

  private func draftPage(
    _ draft: Draft, _ key: String, _ day: LocalDay, _ request: Request,
    _ problem: WebProblem? = nil, typed: WebForm? = nil
  ) throws -> Response {
    let language = language(request)
    var values = DraftSheet(draft: draft, language: language, typed: typed).values
    values.merge(
      [
        "day": "\(day)", "date": language.day(day), "summary": draft.summary,
        "address": "/diary/\(day)/drafts/\(key)", "isDraft": true,
        "problem": problem?.sentence(in: language) ?? "", "hasProblem": problem != nil,
      ]
    ) { _, new in new }
    return try templates.page(
      PageFrame(draft.summary, in: language, tab: .diary), "draft", values,
      status: problem?.status ?? .ok)
  }

  // MARK: Goals

  private func goalFields(_ goals: Goals, _ language: PageLanguage) -> [[String: Any]] {
    func field(_ nutrient: CountedNutrient, _ end: GoalEnd, _ value: Double?) -> [String: Any] {
      [
        "name": "\(nutrient.rawValue)-\(end.rawValue)",
        "label": "\(language.name(of: nutrient)), \(language(end.word))",
        "text": language.number(value, of: nutrient),
      ]
    }
    return [field(.energyKcal, .most, goals.energyKcal)]
      + CountedNutrient.macros.flatMap { nutrient in
        [
          field(nutrient, .least, goals.zones[nutrient]?.minimum),
          field(nutrient, .most, goals.zones[nutrient]?.maximum),
        ]
      }
  }

  /// Reads the form of goals; an empty field is no goal.
  ///
  /// - Throws: ``WebProblem`` for a number that cannot be a goal.
  private static func goals(_ form: WebForm) throws -> Goals {
    func number(_ nutrient: CountedNutrient, _ end: GoalEnd) throws -> Double? {
      guard let text = form["\(nutrient.rawValue)-\(end.rawValue)"] else { return nil }
      guard case .amount(let amount, nil) = TypedAmount(text) else {
        throw WebProblem(
          .unprocessableContent, .amountIsUnreadable, ["text": String(text.prefix(20))])
      }
      return NSDecimalNumber(decimal: amount).doubleValue
    }
    var goals = Goals(energyKcal: try number(.energyKcal, .most))
    if let most = goals.energyKcal, most <= 0 || most > Goals.largest {
      throw WebProblem(.unprocessableContent, .entryIsWrong)
    }
    for nutrient in CountedNutrient.macros {
      let (least, most) = (try number(nutrient, .least), try number(nutrient, .most))
      guard least != nil || most != nil else { continue }
      guard let zone = Goals.Zone(minimum: least, maximum: most) else {
        throw WebProblem(.unprocessableContent, .entryIsWrong)
      }
      goals.zones[nutrient] = zone
    }
    return goals
  }
}
