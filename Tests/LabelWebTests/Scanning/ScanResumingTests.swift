import Foundation
import LabelTestSupport
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// Photos that an earlier server took.
@Suite("Uploads that an earlier server took")
struct ScanResumingTests {
  @Test("A server that starts again reads what an earlier one acknowledged")
  func resumes() async throws {
    let folder = try TemporaryFolder()
    let id = String(repeating: "ab", count: 32)
    let earlier = try ScanFolder.left(in: folder, with: id)
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
    let id = String(repeating: "ab", count: 32)
    let earlier = try ScanFolder.left(in: folder, with: id)
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
    let scene = try Scene(worker: "labelscan", in: folder, patience: Double(Patience.seconds))
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
    let id = String(repeating: "ab", count: 32)
    let earlier = try ScanFolder.left(in: folder, with: id)
    try earlier.keep(
      Scan(
        id: id, name: "a.jpg", received: Date(timeIntervalSince1970: 1), state: .unreadable))
    let scene = try Scene(in: folder)
    #expect(try scene.files() == ["\(id).json"])
  }
}
