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
    let scene = try Scene(worker: "labelscan", patience: 15)
    let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
    try await scene.run { (page: Page) async throws in
      try await Scene.holding(scene.store) {
        let sent = try await page.ask(.POST, "/api/v1/scans", Array(photo)).object
        let id = try #require(sent["id"] as? String)
        var slowest = Duration.zero
        var scan = sent
        while scan["isSettled"] as? Bool == false {
          let start = ContinuousClock.now
          scan = try await page.get("/api/v1/scans/\(id)").object
          slowest = max(slowest, ContinuousClock.now - start)
          try await Task.sleep(for: .milliseconds(20))
        }
        #expect(scan["state"] as? String == "failed", "the database stayed busy")
        #expect(slowest < .seconds(12), "\(slowest)")
      }
    }
  }

  @Test("A server that starts again reads what an earlier one acknowledged")
  func resumes() async throws {
    let folder = try TemporaryFolder()
    let earlier = try ScanFolder(folder.path + "/photos")
    let id = String(repeating: "ab", count: 32)
    try earlier.write(Data("x".utf8), to: earlier.upload(id))
    try earlier.keep(
      Scan(id: id, name: "crash.jpg", received: Date(timeIntervalSince1970: 1), state: .reading))
    try Data().write(to: URL(fileURLWithPath: earlier.newPart()))
    let scene = try Scene(in: folder)
    try await scene.run { (page: Page) async throws in
      var state = ""
      while state != "failed" {
        state = try await page.get("/api/v1/scans/\(id)").object["state"] as? String ?? "gone"
        try #require(state != "gone")
      }
    }
    #expect(try scene.files() == ["\(id).json"])
  }

  @Test("A photo whose state is damaged is read anew")
  func readsDamagedState() async throws {
    let folder = try TemporaryFolder()
    let earlier = try ScanFolder(folder.path + "/photos")
    let id = String(repeating: "ab", count: 32)
    try earlier.write(Data("x".utf8), to: earlier.upload(id))
    try earlier.write(Data(), to: folder.path + "/photos/\(id).json")
    let alone = String(repeating: "cd", count: 32)
    try earlier.write(Data("{".utf8), to: folder.path + "/photos/\(alone).json")
    try await Scene(in: folder).run { (page: Page) async throws in
      let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]] ?? []
      #expect(scans.map { $0["id"] as? String } == [id])
      #expect(scans.map { $0["name"] as? String } == ["photo"])
    }
  }

  @Test("A photo whose record the database does not take is kept, and read by the next server")
  func keepsPhotos() async throws {
    let folder = try TemporaryFolder()
    let scene = try Scene(worker: "labelscan", in: folder, patience: 0.1)
    let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
    try await scene.run { [store = scene.store] page in
      try await Scene.holding(store) {
        let scan = try await page.scan(Array(photo), name: "a.webp")
        #expect(scan["state"] as? String == "failed")
        let message = scan["message"] as? String ?? ""
        #expect(message.hasPrefix("another program is using labelscan.db"), "\(message)")
        #expect(message.contains("the photo is kept"), "\(message)")
      }
    }
    #expect(try scene.files().contains { $0.hasSuffix(".upload") })
    let later = try Scene(worker: "labelscan", in: folder)
    try await later.run { page in
      var scan: [String: Any] = [:]
      while scan["isSettled"] as? Bool != true {
        let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]]
        scan = try #require(scans?.first)
      }
      #expect(scan["state"] as? String == "done" && scan["message"] == nil)
    }
    #expect(try !later.files().contains { $0.hasSuffix(".upload") })
  }

  @Test("A photo stays whose end the disk does not take, and the next server reads it")
  func keepsPhotoWithoutEnd() async throws {
    let folder = try TemporaryFolder()
    let scene = try Scene(worker: "labelscan", in: folder, patience: 60)
    let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.samples + "/food-pt.webp"))
    let kept = ScanState(in: folder.path + "/photos")
    try await scene.run { [store = scene.store] page in
      var id = ""
      try await Scene.holding(store) {
        let sent = try await page.ask(.POST, "/api/v1/scans", Array(photo)).object
        id = try #require(sent["id"] as? String)
        try kept.block(id)
      }
      var scan: [String: Any] = [:]
      while scan["isSettled"] as? Bool != true {
        scan = try await page.get("/api/v1/scans/\(id)").object
      }
      #expect(scan["state"] as? String == "done")
    }
    #expect(try scene.files().contains { $0.hasSuffix(".upload") })
    try kept.free()
    let later = try Scene(worker: "labelscan", in: folder)
    try await later.run { page in
      var scan: [String: Any] = [:]
      while scan["isSettled"] as? Bool != true {
        let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]]
        scan = try #require(scans?.first)
      }
      #expect(scan["state"] as? String == "done")
    }
    #expect(try later.store.statistics().products == 1)
    #expect(try !later.files().contains { $0.hasSuffix(".upload") })
  }

  /// The files of scans' states, of which none can be written while a folder has its name.
  private struct ScanState {
    let folder: String

    init(in folder: String) { self.folder = folder }

    func block(_ id: String) throws {
      let file = "\(folder)/\(id).json"
      try FileManager.default.moveItem(atPath: file, toPath: file + ".kept")
      try FileManager.default.createDirectory(
        atPath: file, withIntermediateDirectories: false)
    }

    func free() throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".kept") {
        let file = "\(folder)/\(name.dropLast(5))"
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.moveItem(atPath: file + ".kept", toPath: file)
      }
    }
  }

  @Test("A photo as it came is removed by the next server where it was read")
  func removesReadPhotos() async throws {
    let folder = try TemporaryFolder()
    let earlier = try ScanFolder(folder.path + "/photos")
    let id = String(repeating: "ab", count: 32)
    try earlier.write(Data("x".utf8), to: earlier.upload(id))
    try earlier.keep(
      Scan(
        id: id, name: "a.jpg", received: Date(timeIntervalSince1970: 1), state: .unreadable))
    let scene = try Scene(in: folder)
    #expect(try scene.files() == ["\(id).json"])
  }

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
