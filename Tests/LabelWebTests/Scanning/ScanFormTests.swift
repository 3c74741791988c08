import Foundation
import NIOHTTP1
import Testing

import LabelWeb

/// Photos that a form sends.
@Suite("Uploads by a form")
struct ScanFormTests {
  /// A form of two inputs for files, as a browser sends it.
  private static func form(_ photos: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var body: [UInt8] = []
    for photo in [(name: "", bytes: [])] + photos {
      body += Array(
        "--xyz\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"\(photo.name)\"\r\nContent-Type: image/jpeg\r\n\r\n"
          .utf8)
      body += photo.bytes + Array("\r\n".utf8)
    }
    return body + Array("--xyz--\r\n".utf8)
  }

  private static let isForm = ["Content-Type": "multipart/form-data; boundary=xyz"]

  @Test("A form without scripts uploads several photos")
  func uploadsForms() async throws {
    try await Scene().run { (page: Page) async throws in
      // Bytes that look like the form's own.
      let first: [UInt8] = Array("one\r\n--xy".utf8)
      let body = Self.form([("a.jpg", first), ("../b.jpg", [2, 13, 10])])
      let shown = try await page.ask(.POST, "/scans", body, Self.isForm)
      #expect(shown.status == 200, "the first page, after a redirection")
      let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]] ?? []
      #expect(Set(scans.compactMap { $0["name"] as? String }) == ["a.jpg", "b.jpg"])
    }
  }

  @Test("A form that breaks off, is none or has no photo is refused, and leaves no file")
  func refusesForms() async throws {
    let scene = try Scene()
    try await scene.run { (page: Page) async throws in
      let whole = Self.form([("a.jpg", [1, 2, 3])])
      let broken = try await page.ask(.POST, "/scans", Array(whole.dropLast(12)), Self.isForm)
      let none = try await page.ask(.POST, "/scans", [1], ["Content-Type": "text/plain"])
      let empty = try await page.ask(.POST, "/scans", Self.form([]), Self.isForm)
      #expect(broken.status == 400 && none.status == 415 && empty.status == 400)
    }
    #expect(try scene.files().allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test("A form is not taken for a photo, with a boundary or without")
  func refusesFormsAsPhotos() async throws {
    let scene = try Scene()
    try await scene.run { (page: Page) async throws in
      for type in [Self.isForm, ["Content-Type": "Multipart/Form-Data"]] {
        let sent = try await page.ask(.POST, "/api/v1/scans", Self.form([("a.jpg", [1])]), type)
        #expect(sent.status == 415 && sent.text.contains("send the photo itself"))
      }
    }
    #expect(try scene.files().isEmpty)
  }
}
