import FoodDiary
import Foundation
import Hummingbird
import Languages
import ProductStore

// The page of an entry that was logged, where a person corrects it.
extension DiaryPages {
  func addEntries(to router: Router<some RequestContext>) {
    router.get("diary/:day/entries/:entry") { request, context in
      let (day, entry) = try entry(context)
      return try page(of: entry, day, request)
    }
    router.post("diary/:day/entries/:entry") { request, context in
      let (day, entry) = try entry(context)
      let form = try await WebForm(request)
      do {
        try correct(entry, by: form, in: language(request))
      } catch {
        guard let problem = Self.problem(ofEntry: error) else { throw error }
        return try page(of: entry, day, request, problem, typed: form)
      }
      return Self.redirect(to: day)
    }
  }

  /// The entry that an address names, with its day.
  ///
  /// - Throws: ``WebProblem`` for an entry that is not there or of another day.
  private func entry(_ context: some RequestContext) throws -> (LocalDay, DiaryEntry) {
    let day = try Self.day(context)
    guard let id = context.parameters.get("entry").flatMap({ Int64($0) }),
      let meal = try diary.entry(id), meal.day == day, let entry = meal.entries.first
    else { throw WebProblem(.notFound, .pageIsMissing) }
    return (day, entry)
  }

  /// Keeps what a form changes of an entry.
  ///
  /// - Throws: ``InvalidEntry`` or ``WebProblem`` for a change that cannot be; nothing is changed then.
  private func correct(
    _ entry: DiaryEntry, by form: WebForm, in language: PageLanguage
  ) throws {
    let shown = Self.draft(of: entry)
    let changed = try DraftSheet(draft: shown, language: language).changed(by: form)
    try DraftSheet(draft: changed, language: language).checkPortions(typedInto: shown)
    guard changed != shown else { return }
    guard try diary.update(entry: entry.id, now: Date(), to: changed.foods[0]) != nil else {
      throw WebProblem(.notFound, .pageIsMissing)
    }
  }

  private static func draft(of entry: DiaryEntry) -> Draft {
    Draft(summary: entry.food.name, items: [DraftItem(changing: entry.food)])
  }

  private func page(
    of entry: DiaryEntry, _ day: LocalDay, _ request: Request, _ problem: WebProblem? = nil,
    typed: WebForm? = nil
  ) throws -> Response {
    let language = language(request)
    var values = DraftSheet(draft: Self.draft(of: entry), language: language, typed: typed).values
    values.merge(
      [
        "day": "\(day)", "date": language.day(day), "summary": entry.food.name,
        "address": "/diary/\(day)/entries/\(entry.id)", "isDraft": false,
        "problem": problem?.sentence(in: language) ?? "", "hasProblem": problem != nil,
      ]
    ) { _, new in new }
    return try templates.page(
      PageFrame(entry.food.name, in: language, tab: .diary), "draft", values,
      status: problem?.status ?? .ok)
  }
}
