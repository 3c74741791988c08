import FoodDiary
import Foundation
import HTTPTypes
import Hummingbird
import Languages
import ProductStore

extension DiaryPages {
  /// The most characters of a phrase.
  private static let longestPhrase = 500

  /// Adds the routes of drafts: what a phrase means, before it is logged.
  func addDrafts(to router: Router<some RequestContext>) {
    router.get("diary/:day/draft") { request, _ in
      let phrase = (try WebForm(ofQuery: request)["phrase"] ?? "").prefix(Self.longestPhrase)
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
    // A button that is pressed twice logs a draft once.
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
    } catch {
      // Nothing of the form was taken over; it is shown as it was typed.
      await shelf.putBack(key, entry)
      guard let problem = Self.problem(ofEntry: error) else { throw error }
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
}
