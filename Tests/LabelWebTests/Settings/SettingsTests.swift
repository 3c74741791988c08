import Foundation
import LabelModel
import LabelTestSupport
import NIOHTTP1
import ProductChoice
import ProductStore
import Testing

import LabelWeb

/// The page of settings.
struct SettingsTests {
  @Test("Days of retention are kept, an empty field is for ever, and a wrong one changes nothing")
  func keepsRetention() async throws {
    let scene = try Scene()
    try await scene.run { (page: Page) async throws in
      let path = "/settings/retention"
      let shown = try await page.send(path, ["scans": "30", "photos": "", "diary": "365"])
      #expect(shown.text.contains("name=\"scans\" value=\"30\""))
      for wrong in ["-1", "1.5", "99999", "many"] {
        let refused = try await page.send(path, ["scans": wrong, "diary": "1"])
        #expect(refused.status == 422, "\(wrong)")
        #expect(refused.text.contains("name=\"scans\" value=\"\(wrong)\""), "it stays as typed")
      }
    }
    let retention = try scene.store.retention()
    #expect(retention == Retention(scans: 30 * 86_400, photos: nil, diary: 365 * 86_400))
  }

  @Test("A part of a day stays as it is kept where its field is unchanged; it is not rounded to 0")
  func keepsPartsOfDays() async throws {
    let scene = try Scene()
    let known = Retention(scans: 0.3 * 86_400, photos: 1.4 * 86_400, diary: nil)
    try scene.store.setRetention(known)
    try await scene.run { (page: Page) async throws in
      let shown = try await page.get("/settings").text
      for (name, text) in [("scans", "0.3"), ("photos", "1.4"), ("diary", "")] {
        #expect(shown.contains("name=\"\(name)\" value=\"\(text)\""), "\(name)")
      }
      let sent = ["scans": "0.3", "photos": "1.4", "diary": "90"]
      #expect(try await page.send("/settings/retention", sent).status == 200)
    }
    let kept = try scene.store.retention()
    #expect(kept == Retention(scans: known.scans, photos: known.photos, diary: 90 * 86_400))
  }

  @Test("A body that is another form, or none, empties no settings")
  func keepsSettingsFromOtherBodies() async throws {
    let scene = try Scene()
    let retention = Retention(scans: 86_400, photos: nil, diary: 3_600)
    try scene.store.setRetention(retention)
    try scene.store.updateProfile { _ in FoodProfile(allergens: [.milk]) }
    let form = "application/x-www-form-urlencoded"
    try await scene.run { (page: Page) async throws in
      for path in ["/settings/retention", "/settings/profile"] {
        for (body, type, status) in [
          ("", form, 422), ("colour=red", form, 422), ("{\"scans\":30}", "application/json", 415),
          ("scans=3", "text/plain", 415), ("scans=%zz&limit-fat=%zz", form, 400),
          ("scans=%ff&limit-fat=%ff", form + "; charset=UTF-8", 400),
        ] {
          let answer = try await page.ask(
            .POST, path, Array(body.utf8), ["Content-Type": type])
          #expect(answer.status == status, "\(path) \(body)")
        }
      }
    }
    #expect(try scene.store.retention() == retention)
    #expect(try scene.store.profile() == FoodProfile(allergens: [.milk]))
  }

  @Test("What is older than it is kept is removed while the server runs")
  func appliesRetention() async throws {
    let scene = try Scene { $0.retentionPause = .milliseconds(20) }
    let now = Date()
    for days in [2.0, 0] {
      let record = ProductRecord(status: .valid, subject: .food, basis: .per100g)
      try scene.store.save(record, at: now - days * 86_400) { known, _ in known }
    }
    try await scene.run { (page: Page) async throws in
      let sent = ["scans": "1", "photos": "", "diary": ""]
      #expect(try await page.send("/settings/retention", sent).status == 200)
      let end = ContinuousClock.now + Patience.duration
      while try scene.store.statistics().scans > 1, ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    let kept = try scene.store.statistics()
    #expect(kept.scans == 1 && kept.products == 2)
  }

  @Test("The chosen language is a cookie that scripts cannot read, and only a known one")
  func choosesLanguage() async throws {
    try await Scene().run { (page: Page) async throws in
      let chosen = try await page.ask(
        .POST, "/settings/language", Array("language=mt".utf8),
        ["Content-Type": "application/x-www-form-urlencoded"], redirects: false)
      let cookie = chosen.headers.first(name: "Set-Cookie") ?? ""
      #expect(cookie.hasPrefix("language=mt;"))
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      let unknown = try await page.ask(
        .POST, "/settings/language", Array("language=%22x".utf8),
        ["Content-Type": "application/x-www-form-urlencoded"], redirects: false)
      #expect(unknown.headers.first(name: "Set-Cookie")?.hasPrefix("language=;") == true)
    }
  }

  @Test("The first page names all that leaves the machine")
  func saysWhatLeaves() async throws {
    let sentences = [
      "Nothing else leaves it either.", "The numbers of bar codes are sent to Open Food Facts.",
      "Lists of ingredients are sent to sugar.example.",
    ]
    for (looksUp, service, shown) in [
      (false, nil, [0]), (true, nil, [1]), (false, "sugar.example", [2]),
      (true, "sugar.example", [1, 2]),
    ] {
      let scene = try Scene { settings in
        settings.looksUp = looksUp
        settings.sugarService = service
        settings.language = "en"
      }
      try await scene.run { (page: Page) async throws in
        let text = try await page.get("/").text
        #expect(sentences.indices.filter { text.contains(sentences[$0]) } == shown)
      }
    }
  }
}
