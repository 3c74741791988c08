import Foundation
import LabelModel
import LabelTestSupport
import ProductStore
import Testing

@Suite("The database of records")
struct RecordStoreTests {
  static func record(
    _ name: String, gtin: String? = nil, sha256: String? = nil, fat: Decimal? = nil
  ) -> ProductRecord {
    ProductRecord(
      status: .incomplete, subject: .petFood,
      barcode: gtin.flatMap { GTIN($0) }.map { RecordBarcode($0, source: .photo) },
      name: SourcedText(name, source: .ocr), basis: .asFed,
      nutrients: fat.map { [.fat: NutrientValue(Quantity($0, .percent), source: .ocr)] } ?? [:],
      findings: [
        Finding(
          rule: FindingRule(rawValue: "SomeRule"), severity: .warning, message: Message(text: "m"),
          fields: [])
      ],
      origin: .images([ImageReference(file: "a.jpg", sha256: sha256)]))
  }

  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  static func newer(_: ProductRecord, _ scan: ProductRecord) -> ProductRecord { scan }

  @Test("A record shows a product by whatever was read or found, and by nothing that was typed")
  func showsProduct() throws {
    let gtin = try #require(GTIN("036000291452"))
    let nothing = ProductRecord(status: .unreadable, origin: .images([]))
    func shows(_ change: (inout ProductRecord) -> Void) -> Bool {
      var record = nothing
      change(&record)
      return record.showsProduct
    }
    #expect(!nothing.showsProduct)
    #expect(!shows { $0.name = SourcedText("Sugar", source: .manual) })
    #expect(!shows { $0.barcode = RecordBarcode(gtin, source: .manual) })
    #expect(shows { $0.name = SourcedText("Sugar", source: .ocr) })
    #expect(shows { $0.barcode = RecordBarcode(gtin, source: .photo) })
    #expect(
      shows {
        $0.ingredients = IngredientList(
          text: "sugar", evidence: Evidence(image: "a.jpg", text: "sugar"))
      })
    #expect(shows { $0.lookup = .found })
    #expect(shows { $0.status = .incomplete })
  }

  @Test("A product is begun once; a second beginning changes nothing")
  func begins() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    let gtin = try #require(GTIN("036000291452"))
    #expect(try store.begin(Self.record("One", gtin: "036000291452"), at: Self.now))
    #expect(try !store.begin(Self.record("Two", gtin: "036000291452"), at: Self.now))
    #expect(try store.product(.gtin(gtin))?.record.name?.value == "One")
    #expect(try store.statistics().scans == 1)
  }

  @Test("A product is known again by its barcode in any length, or by a photo")
  func recognizes() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    let first = try store.save(
      Self.record("One", gtin: "036000291452"), at: Self.now, merging: Self.newer)
    let again = try store.save(
      Self.record("Two", gtin: "0036000291452"), at: Self.now.addingTimeInterval(9),
      merging: { known, scan in
        #expect(known.name?.value == "One")
        return scan
      })
    #expect(first.id == again.id)
    let photo = try store.save(
      Self.record("Bare", sha256: "aa"), at: Self.now, merging: Self.newer)
    let same = try store.save(
      Self.record("Bare again", sha256: "aa"), at: Self.now, merging: Self.newer)
    let other = try store.save(
      Self.record("Other", sha256: "bb"), at: Self.now, merging: Self.newer)
    #expect(photo.id == same.id && other.id != photo.id)
    let statistics = try store.statistics()
    #expect(statistics.products == 3 && statistics.scans == 5 && statistics.withBarcode == 1)
    #expect(statistics.commonFindings == ["SomeRule": 3])
    let gtin = try #require(GTIN("036000291452"))
    #expect(try store.product(.gtin(gtin))?.record.name?.value == "Two")
    let listed = try store.history(limit: 9)
    #expect(listed.map(\.name) == ["Two", "Other", "Bare again"])
    #expect(listed.map(\.scans) == [2, 1, 2])
    #expect(try store.search("bare", limit: 9).map(\.scans) == [2])
  }

  @Test("A scan that is kept late does not set back the time of a product's last scan")
  func keepsTheLastTime() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    func save(_ name: String, _ gtin: String, after seconds: Double) throws -> StoredProduct {
      try store.save(
        Self.record(name, gtin: gtin), at: Self.now.addingTimeInterval(seconds),
        merging: Self.newer)
    }
    let gtin = "036000291452"
    _ = try save("One", gtin, after: 60)
    _ = try save("Other", "4006381333931", after: 30)
    let late = try save("One", gtin, after: 0)
    #expect(late.scanned == Self.now.addingTimeInterval(60))
    #expect(try store.product(.id(late.id)) == late)
    #expect(try store.history(limit: 9).map(\.name) == ["One", "Other"])
    #expect(try store.removeScans(before: Self.now.addingTimeInterval(1)) == 1)
  }

  @Test("A scan that is kept again takes the place of the earlier one of the same photos")
  func replacesAScan() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    func save(_ images: [ImageReference], gtin: String? = nil, again: Bool = true) throws -> Int64 {
      var record = Self.record("One", gtin: gtin)
      record.origin = .images(images)
      return try store.save(
        record, at: Self.now, replacesEarlier: again, merging: Self.newer
      ).id
    }
    func scans(_ id: Int64) throws -> Int? {
      try store.history(limit: 9).first { $0.id == id }?.scans
    }
    let (front, back) = (
      ImageReference(file: "caf\u{e9}.jpg", sha256: "aa"),
      ImageReference(file: "b.jpg", sha256: "bb")
    )
    let id = try save([front, back])
    #expect(try save([front, back]) == id && scans(id) == 1)
    // Other photos, and the same bytes under another name, are other scans.
    #expect(try save([front]) == id && scans(id) == 2)
    let decomposed = ImageReference(file: "cafe\u{301}.jpg", sha256: "aa")
    #expect(try save([decomposed]) == id && scans(id) == 3)
    // So are those that a person makes anew.
    #expect(try save([front], again: false) == id && scans(id) == 4)
    // Photos without a digest cannot be compared.
    let unknown = try save([ImageReference(file: "c.jpg")])
    #expect(try save([ImageReference(file: "c.jpg")]) != unknown)
    // The product without a barcode takes the one of its photos.
    #expect(try save([front, back], gtin: "036000291452") == id && scans(id) == 4)
    // The scan goes along where the photos turn out to show another product.
    let other = try save([front, back], gtin: "4006381333931")
    #expect(try scans(other) == 1 && scans(id) == 3)
    #expect(try store.keptPhotos(among: ["aa", "bb"]) == ["aa", "bb"])
  }

  @Test("A product does not get the barcode of another one, and both are left as they are")
  func takenBarcode() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    let first = try store.save(
      Self.record("One", gtin: "036000291452"), at: Self.now, merging: Self.newer)
    let other = try store.save(
      Self.record("Other", sha256: "bb"), at: Self.now, merging: Self.newer)
    let gtin = try #require(GTIN("0036000291452"))
    #expect(throws: ProductStoreError.barcodeTaken("0036000291452", by: first.id)) {
      try store.update(.id(other.id)) {
        var record = $0
        record.barcode = RecordBarcode(gtin, source: .manual)
        return record
      }
    }
    #expect(try store.product(.id(other.id))?.record == other.record)
    #expect(try store.update(.gtin(gtin)) { $0 })
  }

  @Test("Products with sugar are counted among those whose sugars were analysed")
  func sugars() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    for (name, containsSugar) in [("Bare", nil), ("Sweet", true), ("Plain", false)] {
      var record = Self.record(name, sha256: name)
      record.sugarAnalysis = containsSugar.map {
        SugarAnalysis(
          provider: .local, containsSugar: $0, confidence: Confidence(1), healthImpact: .low)
      }
      try store.save(record, at: Self.now, merging: Self.newer)
    }
    let statistics = try store.statistics()
    #expect(statistics.withSugarAnalysis == 2 && statistics.withSugar == 1)
  }

  @Test("A product that a photo alone made known takes the barcode of another scan of the photo")
  func takesBarcode() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    func save(_ gtin: String?, _ photo: String) throws -> Int64 {
      try store.save(
        Self.record("One", gtin: gtin, sha256: photo), at: Self.now, merging: Self.newer
      ).id
    }
    let first = try save(nil, "a")
    #expect(try save("4006381333931", "a") == first)
    #expect(try save("4006381333931", "b") == first)
    #expect(try save("96385074", "a") != first, "a product with another barcode stays")
    #expect(try store.search("4006381333931", limit: 9).map(\.id) == [first])
  }

  @Test("Counts say at a glance what is kept, and how much of it is recent")
  func countsQuickly() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    let first = try store.save(
      Self.record("One", gtin: "96385074"), at: Self.now, merging: Self.newer)
    for seconds in [60.0, 120] {
      try store.save(
        Self.record("Two", gtin: "4006381333931"), at: Self.now.addingTimeInterval(seconds),
        merging: Self.newer)
    }
    #expect(try store.setFavourite(.id(first.id), true))
    let counts = try store.quickCounts(since: Self.now.addingTimeInterval(60))
    #expect(counts.products == 2 && counts.scans == 3 && counts.favourites == 1)
    #expect(counts.recent == 1)
    #expect(try store.quickCounts(since: Self.now).recent == 2)
  }

  @Test("Marks stay when a product is scanned again, and old scans go without their products")
  func marksAndRetention() throws {
    let folder = try TemporaryFolder()
    let store = try RecordStore(folder.file("a.db"))
    let saved = try store.save(
      Self.record("One", gtin: "036000291452"), at: Self.now, merging: Self.newer)
    #expect(try store.setFavourite(.id(saved.id), true))
    try store.save(
      Self.record("One", gtin: "036000291452"), at: Self.now.addingTimeInterval(100),
      merging: Self.newer)
    #expect(try store.history(limit: 9, favouritesOnly: true).map(\.id) == [saved.id])
    #expect(try store.removeScans(before: Self.now.addingTimeInterval(50)) == 1)
    let statistics = try store.statistics()
    #expect(statistics.products == 1 && statistics.scans == 1 && statistics.favourites == 1)
    #expect(try !store.setFavourite(.id(999), true))
  }

  @Test(
    "No product gets the number of a removed one, also in another run and after it was put back")
  func keepsNumbersOfRemovedProducts() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.db")
    func add(_ name: String) throws -> Int64 {
      let opened = try RecordStore(path)
      return try opened.save(Self.record(name), at: Self.now, merging: Self.newer).id
    }
    #expect(try [add("One"), add("Two"), add("Three")] == [1, 2, 3])
    let store = try RecordStore(path)
    let three = try #require(try store.remove(.id(3)))
    #expect(try store.remove(.id(2)) != nil)
    #expect(try add("Four") == 4)
    #expect(try store.restore(three) == 3)
    #expect(try add("Five") == 5)
    #expect(try store.remove(.id(5)) != nil && store.remove(.id(4)) != nil)
    #expect(try add("Six") == 6)
  }
}
