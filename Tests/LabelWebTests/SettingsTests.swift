import Foundation
import NIOHTTP1
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
}
