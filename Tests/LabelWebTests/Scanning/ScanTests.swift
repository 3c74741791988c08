import Foundation
import LabelTestSupport
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// Photos that are uploaded.
struct ScanTests {
  @Test("A photo is read, kept without metadata, and shown with the boxes of its values")
  func readsPhoto() async throws {
    let scene = try Scene(worker: "labelscan")
    try await scene.run { (page: Page) async throws in
      let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
      let sent = try await page.ask(.POST, "/api/v1/scans", Array(photo))
      #expect(sent.status == 202)
      let scan = try await page.scan(Array(photo), name: "r%C3%B3tulo.webp")
      #expect(sent.headers.first(name: "Location") == "/api/v1/scans/\(scan["id"] ?? "")")
      #expect(scan["state"] as? String == "done")
      let shown = try await page.get("/api/v1/scans/\(scan["id"] ?? "")/photo")
      #expect(shown.headers.first(name: "Content-Type") == "image/jpeg")
      #expect(shown.bytes.starts(with: [0xFF, 0xD8]))
      #expect(!shown.text.contains("Exif") && !shown.text.contains("http://ns.adobe.com"))
      let product = try await page.get("/products/\(scan["product"] ?? "")")
      #expect(product.text.contains("data-key=\"fat-per100g\">12.8 g</a>"))
      #expect(product.text.contains("class=\"accepted\" data-key=\"fat-per100g\""))
      let list = try await page.get("/products").text
      #expect(list.contains("<img class=\"thumb\" src=\"/api/v1/scans/\(scan["id"] ?? "")/photo\""))
      let redirected = try await page.get("/scans/\(scan["id"] ?? "")")
      #expect(redirected.text == product.text)
    }
    let files = try scene.files()
    #expect(files.count == 2 && !files.contains { $0.hasSuffix(".upload") }, "\(files)")
  }

  @Test(
    "A film is read by its frames, and no picture of it is shown",
    .enabled(if: ClipWriter.isInstalled, "ffmpeg is not installed: scripts/install-system --films"))
  func readsFilm() async throws {
    let scene = try Scene(worker: "labelscan")
    let film = scene.folder.file("film.mp4")
    try await ClipWriter(of: Repository.samples + "/food-pt.webp").write(to: film)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: film))
    try await scene.run { page in
      let scan = try await page.scan(Array(bytes), name: "film.mp4")
      #expect(scan["state"] as? String == "done")
      #expect(try await page.get("/api/v1/scans/\(scan["id"] ?? "")/photo").status == 404)
      let record = try await page.get("/api/v1/products/\(scan["product"] ?? "")").object
      let values = record["nutrients"] as? [String: Any] ?? [:]
      #expect((values["fat"] as? [String: Any])?["value"] as? Double == 12.8)
      let shown = try await page.get("/products/\(scan["product"] ?? "")")
      #expect(shown.status == 200 && !shown.text.contains("class=\"photo\""))
    }
    #expect(try !scene.files().contains { $0.hasSuffix(".upload") || $0.hasSuffix(".jpg") })
  }

  @Test("A second server on the same photos does not start, and takes none of them")
  func startsOnce() async throws {
    let scene = try Scene()
    try await scene.run { (page: Page) async throws in
      let part = scene.folder.path + "/photos/coming.part"
      try Data("half".utf8).write(to: URL(fileURLWithPath: part))
      let photos = scene.folder.path + "/photos"
      #expect(throws: WebServerError.folderInUse(path: photos)) { try Scene(in: scene.folder) }
      #expect(FileManager.default.fileExists(atPath: part))
    }
    _ = try Scene(in: scene.folder)
    #expect(try scene.files().isEmpty)
  }

  @Test("The same photo is one scan, under its first name")
  func knowsPhotos() async throws {
    try await Scene(worker: "labelscan").run { (page: Page) async throws in
      let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
      let first = try await page.scan(Array(photo), name: "a.jpg")
      let second = try await page.scan(Array(photo), name: "b.jpg")
      #expect(first["id"] as? String == second["id"] as? String)
      let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]] ?? []
      #expect(scans.map { $0["name"] as? String } == ["a.jpg"])
    }
  }

  @Test(
    "A worker that ends fails its photo alone, with a sentence", arguments: ["leave", "babble"])
  func survivesWorkers(mode: String) async throws {
    try await Scene(mode).run { (page: Page) async throws in
      let scan = try await page.scan(Array("photo".utf8), name: "a.jpg")
      #expect(scan["state"] as? String == "failed")
      #expect((scan["message"] as? String)?.isEmpty == false)
      let home = try await page.get("/").text
      #expect(home.contains("Try again") && !home.contains("could not be read as a photo"))
    }
  }

  @Test("A file that is no photo fails alone, and the next one is read")
  func survivesFiles() async throws {
    try await Scene(worker: "labelscan").run { (page: Page) async throws in
      let scan = try await page.scan(Array("no photo".utf8), name: "a.jpg")
      #expect(scan["state"] as? String == "failed")
      #expect((scan["code"] as? String)?.isEmpty == false)
      let message = scan["message"] as? String ?? ""
      #expect(message.contains("a.jpg") && !message.contains("/"), "\(message)")
      #expect(try await page.get("/").text.contains("This file could not be read as a photo."))
      let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
      #expect(try await page.scan(Array(photo), name: "b.webp")["state"] as? String == "done")
    }
  }

  @Test(
    "A name is a name: no folder, no markup, no control character",
    arguments: [
      ("..%2F..%2Fetc%2Fpasswd", "passwd"), ("C%3A%5Ca%5Cb.jpg", "b.jpg"),
      ("%00%1B%5B31mx", "[31mx"),
      ("", "photo"), ("%2F", "photo"), ("%E2%80%AEgpj.exe", "gpj.exe"),
    ])
  func cleansNames(sent: String, kept: String) async throws {
    try await Scene().run { (page: Page) async throws in
      let scan = try await page.scan(Array(kept.utf8), name: sent)
      #expect(scan["name"] as? String == kept)
    }
  }

  @Test("Markup in a name is shown as text")
  func escapesNames() async throws {
    try await Scene().run { (page: Page) async throws in
      _ = try await page.scan([1], name: "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
      let home = try await page.get("/")
      #expect(home.text.contains("&lt;img src=x onerror=alert(1)&gt;"))
      #expect(!home.text.contains("<img"))
    }
  }

  @Test("Too large, empty and too many photos are refused, and nothing of them is left")
  func boundsUploads() async throws {
    let scene = try Scene {
      $0.greatestPhoto = 1_000
      $0.mostWaiting = 0
    }
    try await scene.run { (page: Page) async throws in
      let large = [UInt8](repeating: 1, count: 1_001)
      let tooLarge = try await page.ask(.POST, "/api/v1/scans", large)
      let empty = try await page.ask(.POST, "/api/v1/scans")
      let tooMany = try await page.ask(.POST, "/api/v1/scans", [1])
      #expect(tooLarge.status == 413 && empty.status == 400 && tooMany.status == 503)
    }
    #expect(try scene.files().isEmpty)
  }

  @Test("Pages are answered while a record waits for another program's writing")
  func answersWhileDatabaseIsBusy() async throws {
    let scene = try Scene(worker: "labelscan", patience: Double(Patience.seconds))
    let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
    try await scene.run { (page: Page) async throws in
      var scan: [String: Any] = [:]
      try await Scene.holding(scene.store) {
        scan = try await page.ask(.POST, "/api/v1/scans", Array(photo)).object
        let id = try #require(scan["id"] as? String)
        // The record follows the picture on its thread.
        while try !scene.files().contains("\(id).jpg") {
          try await Task.sleep(for: .milliseconds(20))
        }
        for _ in 0..<20 {
          scan = try await page.get("/api/v1/scans/\(id)").object
          #expect(scan["isSettled"] as? Bool == false, "the database is busy")
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      while scan["isSettled"] as? Bool == false {
        scan = try await page.get("/api/v1/scans/\(scan["id"] ?? "")").object
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(scan["state"] as? String == "done")
    }
  }

  @Test("Two photos of one name keep their evidence apart")
  func keepsNamesApart() async throws {
    try await Scene().run { (page: Page) async throws in
      let first = try await page.scan([1], name: "image.jpg")
      let second = try await page.scan([2], name: "image.jpg")
      #expect(first["name"] as? String == "image.jpg")
      let id = second["id"] as? String ?? ""
      #expect(second["name"] as? String == "image-\(id.prefix(6)).jpg")
    }
  }
}
