import Foundation
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

import LabelWeb

/// The pictures and names of photos whose scans were deleted.
struct DeletedPhotoTests {
  private static let ids = ["ab", "cd", "ef"].map { String(repeating: $0, count: 32) }

  /// A folder of a database and of the photos of two products, and of one photo that shows none.
  private static func prepare(_ folder: TemporaryFolder, daysAgo days: [Double]) throws {
    let store = try RecordStore(folder.path + "/labelscan.db")
    let photos = try ScanFolder(folder.path + "/photos")
    for (id, days) in zip(ids, days) {
      let time = Date() - days * 86_400
      var scan = Scan(id: id, name: "\(id).jpg", received: time, state: .unreadable)
      if id != ids[2] {
        let record = ProductRecord(
          status: .valid, subject: .food, basis: .per100g,
          origin: .images([ImageReference(file: "a.jpg", sha256: id)]))
        scan.product = try store.save(record, at: time) { known, _ in known }.id
        scan.state = .done
      }
      scan.width = 8
      try photos.keep(scan)
      try photos.write(Data("picture".utf8), to: "\(folder.path)/photos/\(id).jpg")
    }
  }

  private static func files(of ids: [String]) -> [String] {
    ids.flatMap { ["\($0).jpg", "\($0).json"] }
  }

  /// The ids of the scans that a server lists.
  private static func listed(_ page: Page) async throws -> [String] {
    let scans = try await page.get("/api/v1/scans").object["scans"] as? [[String: Any]] ?? []
    return scans.compactMap { $0["id"] as? String }
  }

  @Test("A server forgets the photos of a product that another program deletes")
  func forgetsOthersDeletions() async throws {
    let folder = try TemporaryFolder()
    try Self.prepare(folder, daysAgo: [0, 0, 0])
    let scene = try Scene(in: folder)
    try await scene.run { (page: Page) async throws in
      #expect(try await Self.listed(page).count == 3)
      let photos = try #require(ScanFolder(existing: folder.path + "/photos"))
      let removed = try #require(try RecordStore(scene.store.path).remove(.id(1)))
      #expect(try photos.remove(removed.photos, deletedFrom: scene.store) == [Self.ids[0]])
      let left = try await Self.listed(page)
      #expect(left.sorted() == [Self.ids[1], Self.ids[2]])
      #expect(try await page.get("/api/v1/scans/\(Self.ids[0])").status == 404)
      #expect(try await !page.get("/").text.contains(Self.ids[0]))
    }
  }

  @Test("Photos go whose scans are older than the database keeps them, and no others")
  func followsRetention() async throws {
    let folder = try TemporaryFolder()
    try Self.prepare(folder, daysAgo: [2, 0, 2])
    let scene = try Scene(in: folder)
    try await scene.run { (page: Page) async throws in
      #expect(try scene.files() == Self.files(of: Self.ids))
    }
    try scene.store.setRetention(Retention(photos: 86_400))
    let later = try Scene(in: folder)
    try await later.run { (page: Page) async throws in
      let end = ContinuousClock.now + Patience.duration
      while try later.files().count > 2, ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try await Self.listed(page) == [Self.ids[1]])
    }
    #expect(try later.files() == Self.files(of: [Self.ids[1]]))
  }

  @Test(
    "A deleted product's photo stays while it can be taken back, and the next server removes it")
  func followsProducts() async throws {
    let folder = try TemporaryFolder()
    try Self.prepare(folder, daysAgo: [0, 0, 0])
    let scene = try Scene(in: folder)
    try await scene.run { (page: Page) async throws in
      _ = try await page.send("/products/1/delete", [:])
      let list = try await page.send("/products/2/delete", [:])
      let key = try #require(list.text.firstMatch(of: /name="key" value="(\w+)"/)?.output.1)
      #expect(try scene.files() == Self.files(of: Self.ids))
      #expect(try await Self.listed(page) == [Self.ids[2]])
      let restored = try await page.send("/products/restore", ["key": String(key)])
      #expect(restored.status == 200)
      #expect(try await Self.listed(page).sorted() == [Self.ids[1], Self.ids[2]])
    }
    let later = try Scene(in: folder)
    #expect(try later.files() == Self.files(of: Array(Self.ids.dropFirst())))
  }
}
