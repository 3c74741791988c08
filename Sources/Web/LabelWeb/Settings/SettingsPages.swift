import Foundation
import HTTPTypes
import Hummingbird
import Languages
import ProductStore

/// The page of settings: language, profile, how long things are kept, services and devices.
struct SettingsPages: Sendable {
  let templates: Templates
  let store: RecordStore
  let phones: PhonePages
  let services: [WebSettings.Service]
  let language: @Sendable (Request) -> PageLanguage

  /// The longest time that can be set, in days: a hundred years.
  private static let mostDays = 36_500
  private static let day = 86_400.0

  func add(to router: Router<some RequestContext>) {
    router.get("settings") { request, _ in try await page(request) }
    router.post("settings/language") { request, _ in
      let chosen = try await WebForm(request)["language"].flatMap { Wording(code: $0)?.language }
      var response = Response.redirect(to: "/settings", type: .normal)
      // Lax: a start from the home screen counts as one from another page.
      response.setCookie(
        Cookie(
          name: PageLanguage.cookie, value: chosen ?? "",
          maxAge: chosen == nil ? 0 : Self.mostDays * Int(Self.day), path: "/", httpOnly: true,
          sameSite: .lax))
      return response
    }
    router.post("settings/profile") { request, _ in
      let form = try await WebForm(request)
      do {
        try store.updateProfile(try ProfileForm.change(by: form))
      } catch let problem as WebProblem {
        return try await page(request, problem)
      }
      return Response.redirect(to: "/settings", type: .normal)
    }
    router.post("settings/retention") { request, _ in
      let form = try await WebForm(request)
      do {
        try form.check(hasOneOf: ["scans", "photos", "diary"])
        let (known, language) = (try store.retention(), language(request))
        func seconds(_ field: String, _ kept: TimeInterval?) throws -> TimeInterval? {
          let isAsShown = (form[field] ?? "") == Self.days(kept, language)
          return isAsShown ? kept : try Self.seconds(form[field])
        }
        try store.setRetention(
          Retention(
            scans: try seconds("scans", known.scans), photos: try seconds("photos", known.photos),
            diary: try seconds("diary", known.diary)))
      } catch let problem as WebProblem {
        return try await page(request, problem, form)
      }
      return Response.redirect(to: "/settings", type: .normal)
    }
  }

  /// The seconds of a number of days; `nil` for an empty field, for ever.
  private static func seconds(_ days: String?) throws -> TimeInterval? {
    guard let text = days?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    guard let days = Int(text), (0...mostDays).contains(days) else {
      throw WebProblem(.unprocessableContent, .daysAreWrong)
    }
    return Double(days) * day
  }

  /// The days of a time with all decimals, empty for ever. A rounded 0 would remove everything.
  private static func days(_ seconds: TimeInterval?, _ language: PageLanguage) -> String {
    seconds.map { language.exact($0 / day) } ?? ""
  }

  private func page(
    _ request: Request, _ problem: WebProblem? = nil, _ form: WebForm? = nil
  ) async throws -> Response {
    let language = language(request)
    let retention = try store.retention()
    let chosen = request.cookies[PageLanguage.cookie]?.value
    let fields = [
      ("scans", language(.scansKept), Self.days(retention.scans, language)),
      ("photos", language(.photoNamesKept), Self.days(retention.photos, language)),
      ("diary", language(.diary), Self.days(retention.diary, language)),
    ]
    var further = await phones.values(language)
    let profile = ProfileForm(profile: try store.profile(), language: language)
    further.merge(profile.values) { one, _ in one }
    further["services"] = services.map {
      [
        "name": $0.name, "state": language($0.hasKey ? .keyIsSet : .keyIsNotSet),
        "isSet": $0.hasKey,
      ] as [String: Any]
    }
    further["hasServices"] = !services.isEmpty
    return try templates.page(
      PageFrame(language(.settings), in: language, tab: .settings), "settings",
      [
        "languages": Wording.codes.map { code in
          ["code": code, "name": Self.name(of: code), "isChosen": code == chosen] as [String: Any]
        },
        "fields": fields.map { name, label, text in
          ["name": name, "label": label, "text": form.map { $0[name] ?? "" } ?? text]
        },
        "problem": problem?.sentence(in: language) ?? "", "hasProblem": problem != nil,
      ].merging(further) { one, _ in one }, status: problem?.status ?? .ok)
  }

  /// A language's own name, as CLDR has it.
  private static func name(of code: String) -> String {
    let name = Locale(identifier: code).localizedString(forLanguageCode: code) ?? code
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
