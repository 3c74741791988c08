import Foundation
import LabelModel
import LabelScan
import LabelTestSupport
import NIOHTTP1
import ProductStore
import Testing

import LabelWeb

/// Values that people check.
struct ReviewTests {
  private static let now = Date(timeIntervalSince1970: 0)

  private static func doubt(
    _ nutrient: Nutrient, _ basis: Basis?, _ quantity: Quantity, bound: Bound? = nil,
    modifier: Modifier? = nil, _ confidence: Double = 0.4
  ) -> ReviewValue {
    ReviewValue(
      nutrient: nutrient, basis: basis, quantity: quantity, bound: bound, modifier: modifier,
      confidence: Confidence(confidence), reason: Message(text: "a test"),
      evidence: Evidence(image: "<b>.jpg", text: "12"))
  }

  /// A product with one accepted and one doubtful value.
  static func product(
    _ scene: Scene, name: String? = nil, doubts: [ReviewValue]? = nil, subject: Subject = .food
  ) throws -> Int64 {
    var record = ProductRecord(
      status: .needsReview, subject: subject, basis: subject == .food ? .per100g : .asFed)
    record.name = name.map { SourcedText($0, source: .manual) }
    record.nutrients = [.protein: NutrientValue(Quantity(7, .gram), source: .ocr)]
    record.forReview = doubts ?? [doubt(.fat, .per100g, Quantity(12, .gram))]
    record.origin = .images([
      ImageReference(file: "<b>.jpg", sha256: String(repeating: "ab", count: 32))
    ])
    // Each is a product of its own.
    if let name { record.origin = .images([ImageReference(file: "<b>.jpg", sha256: name)]) }
    return try scene.store.save(record, at: now) { _, new in new }.id
  }

  /// The fields of a form of the desk, as the page has them before anything is changed.
  static func form(
    _ value: String, read: String, unit: String = "g", bound: String = "",
    _ changes: [String: String]
  ) -> [String: String] {
    [
      "value": value, "text": read, "read": read, "unit": unit, "readUnit": unit, "bound": bound,
      "readBound": bound, "action": "accept",
    ].merging(changes) { $1 }
  }

  static func record(_ scene: Scene, _ id: Int64) throws -> ProductRecord {
    try #require(try scene.store.product(.id(id))).record
  }

  @Test("A form corrects a value, and undo takes it back, also after a restart")
  func correctsByForm() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { (page: Page) async throws in
      let before = try await page.get("/review/\(id)")
      #expect(before.text.contains("To check: 1"))
      let fields = Self.form("fat-per100g", read: "12", ["text": "12,8", "action": "correct"])
      let after = try await page.send("/review/\(id)/values", fields)
      #expect(after.status == 200, "the desk, after a redirection")
      #expect(after.text.contains(">12.8 g</a> <small>by hand"))
      #expect(after.text.contains("Nothing is left to check."))
    }
    #expect(try Self.record(scene, id).nutrients[.fat]?.quantity == Quantity(12.8, .gram))
    try await Scene(in: scene.folder).run { (page: Page) async throws in
      let undone = try await page.send("/review/\(id)/undo", [:])
      #expect(undone.text.contains("To check: 1"))
      #expect(try await page.send("/review/\(id)/undo", [:]).status == 409)
    }
    #expect(try Self.record(scene, id).nutrients[.fat] == nil)
  }

  @Test("Accepting what was changed corrects it: without scripts Enter presses the first button")
  func neverAcceptsWhatWasChanged() async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    try await scene.run { (page: Page) async throws in
      let fields = Self.form("fat-per100g", read: "12", ["text": "1.2"])
      _ = try await page.send("/review/\(id)/values", fields)
    }
    #expect(try Self.record(scene, id).nutrients[.fat]?.quantity == Quantity(1.2, .gram))
  }

  @Test("A bound and a sign outlive an acceptance, and can be typed")
  func keepsSigns() async throws {
    let scene = try Scene()
    let id = try Self.product(
      scene,
      doubts: [
        Self.doubt(.fat, .asFed, Quantity(5.5, .percent), bound: .minimum),
        Self.doubt(.fiber, .asFed, Quantity(2, .percent), bound: .maximum),
        Self.doubt(.ash, .asFed, Quantity(2, .percent)),
        Self.doubt(.taurine, .asFed, Quantity(1, .gram)),
      ], subject: .petFood)
    try await scene.run { (page: Page) async throws in
      let path = "/review/\(id)/values"
      _ = try await page.send(
        path, Self.form("fat-asFed", read: "5.5", unit: "%", bound: "minimum", [:]))
      _ = try await page.send(
        path, Self.form("fiber-asFed", read: "2", unit: "%", bound: "maximum", ["bound": "none"]))
      _ = try await page.send(
        path, Self.form("ash-asFed", read: "2", unit: "%", bound: "none", ["text": "<0,5"]))
      let shown = try await page.send(
        path, Self.form("taurine-asFed", read: "1", bound: "none", ["action": "traces"]))
      #expect(shown.text.contains("min. 5.5 %") && shown.text.contains("&lt;0.5 %"))
      #expect(shown.text.contains(">Traces</a>"))
    }
    let values = try Self.record(scene, id).nutrients
    #expect(values[.fat]?.bound == .minimum && values[.fiber]?.bound == nil)
    #expect(values[.ash]?.modifier == .lessThan && values[.taurine]?.modifier == .traces)
  }

  @Test(
    "An amount that no food can have is refused with its fault, and changes nothing",
    arguments: [
      ["text": "112", "action": "correct"], ["unit": "kcal", "action": "correct"],
      ["text": "240", "unit": "%", "action": "correct"],
    ])
  func refusesImpossible(changes: [String: String]) async throws {
    let scene = try Scene()
    let id = try Self.product(scene)
    let before = try Self.record(scene, id)
    try await scene.run { (page: Page) async throws in
      let form = Self.form("fat-per100g", read: "12", changes)
      let refused = try await page.send("/review/\(id)/values", form)
      #expect(refused.status == 422)
      #expect(refused.text.contains("Fat "), "the fault names the nutrient")
    }
    #expect(try Self.record(scene, id) == before)
  }

  @Test("A value without a column is asked for it, and never taken for the main one")
  func asksForColumns() async throws {
    let scene = try Scene()
    let id = try Self.product(scene, doubts: [Self.doubt(.fat, nil, Quantity(3, .gram))])
    try await scene.run { (page: Page) async throws in
      let path = "/review/\(id)/values"
      let refused = try await page.send(path, Self.form("fat-none", read: "3", [:]))
      #expect(refused.status == 422)
      #expect(refused.text.contains("Choose the column"))
      _ = try await page.send(path, Self.form("fat-none", read: "3", ["column": "perServing"]))
    }
    let record = try Self.record(scene, id)
    #expect(record.perServing[.fat]?.quantity == Quantity(3, .gram))
    #expect(record.nutrients[.fat] == nil && record.forReview.isEmpty)
  }

  @Test(
    "A number of two meanings is asked about, and either answer is understood",
    arguments: [("1.510", "1510"), ("1.510", "1.51"), ("1,512", "1.512")])
  func asksAboutMarks(typed: String, meant: String) async throws {
    let scene = try Scene()
    let energy = Self.doubt(.energyKJ, .per100g, Quantity(12, .kilojoule))
    let id = try Self.product(scene, doubts: [energy])
    try await scene.run { (page: Page) async throws in
      let path = "/review/\(id)/values"
      let fields = Self.form("energyKJ-per100g", read: "12", unit: "kJ", ["text": typed])
      let answer = try await page.send(path, fields)
      #expect(answer.status == 422)
      #expect(try Self.record(scene, id).forReview.count == 1)
      let choices = answer.text.matches(of: /name="meaning" value="([0-9.]+)">([0-9.]+)</)
      let choice = try #require(choices.first { $0.output.2 == meant }, "\(answer.text)")
      var second = fields
      second["action"] = nil
      second["meaning"] = String(choice.output.1)
      _ = try await page.send(path, second)
    }
    let wanted = try #require(Decimal(string: meant))
    let kept = try Self.record(scene, id).nutrients[.energyKJ]
    #expect(kept?.quantity == Quantity(wanted, .kilojoule))
  }

  @Test("The queue begins with the least certain product, and the desk leads to the next one")
  func ordersQueue() async throws {
    let scene = try Scene()
    let second = try Self.product(
      scene, name: "B", doubts: [Self.doubt(.fat, .per100g, Quantity(1, .gram), 0.6)])
    let first = try Self.product(
      scene, name: "A", doubts: [Self.doubt(.fat, .per100g, Quantity(1, .gram), 0.2)])
    try await scene.run { (page: Page) async throws in
      let queue = try await page.get("/review").text
      let places = [first, second].map {
        queue.range(of: "<li><a href=\"/review/\($0)\"")?.lowerBound
      }
      let (a, b) = (try #require(places[0]), try #require(places[1]))
      #expect(a < b)
      #expect(
        try await page.get("/review/\(first)").text.contains(
          "id=\"next\" href=\"/review/\(second)\""))
    }
  }

  @Test("Corrections are truth lines that judge what was answered, and nothing else")
  func exportsCorrections() async throws {
    let scene = try Scene()
    let id = try Self.product(
      scene,
      doubts: [
        Self.doubt(.fat, .per100g, Quantity(12, .gram)),
        Self.doubt(.salt, .per100g, Quantity(1, .gram)),
        Self.doubt(.fat, .perServing, Quantity(3, .gram)),
      ])
    try await scene.run { (page: Page) async throws in
      let path = "/review/\(id)/values"
      #expect(try await page.get("/api/v1/corrections").text.isEmpty)
      _ = try await page.send(path, Self.form("fat-per100g", read: "12", ["text": "<12,8"]))
      _ = try await page.send(path, Self.form("salt-per100g", read: "1", ["action": "notPrinted"]))
      _ = try await page.send(path, Self.form("fat-perServing", read: "3", [:]))
      let line = try await page.get("/api/v1/corrections").object
      #expect(line["image"] as? String == String(repeating: "ab", count: 32) + ".jpg")
      #expect(line["basis"] as? String == "per100g" && line["subject"] as? String == "food")
      #expect(Set(line["scored"] as? [String] ?? []) == ["fat", "salt"])
      let nutrients = line["nutrients"] as? [String: [String: Any]] ?? [:]
      #expect(Set(nutrients.keys) == ["fat"])
      #expect(nutrients["fat"]?["value"] as? Double == 12.8)
      #expect(nutrients["fat"]?["modifier"] as? String == "<")
      let serving = line["perServing"] as? [String: [String: Any]] ?? [:]
      #expect(serving["fat"]?["value"] as? Double == 3)
    }
  }

  @Test("Products are found by name, and the page escapes what was typed")
  func finds() async throws {
    let scene = try Scene()
    _ = try Self.product(scene, name: "Muesli <with> nuts")
    try await scene.run { (page: Page) async throws in
      #expect(try await page.get("/products?query=mues").text.contains("Muesli &lt;with&gt; nuts"))
      let part = try await page.get("/products?query=mues&part=list").text
      #expect(part.contains("Muesli") && !part.contains("<html"))
      let none = try await page.get("/products?query=%22%3E%3Cscript%3E")
      #expect(none.text.contains("Nothing was found.") && !none.text.contains("<script>"))
    }
  }

  @Test(
    "A query that is not UTF-8 is refused; all products would answer none",
    arguments: ["/products?query=%FF", "/api/v1/products?query=%FF"])
  func refusesBadQueries(path: String) async throws {
    let scene = try Scene()
    _ = try Self.product(scene, name: "Muesli")
    try await scene.run { (page: Page) async throws in
      let answer = try await page.get(path)
      #expect(answer.status == 400 && !answer.text.contains("Muesli"))
    }
  }

  @Test("A value that runs across the rest of its photo has its box there")
  func showsTurnedBoxes() async throws {
    let folder = try TemporaryFolder()
    let digest = String(repeating: "ab", count: 32)
    let store = try RecordStore(folder.path + "/labelscan.db")
    let box = BoundingBox(left: 10, top: 20, right: 40, bottom: 30)
    let evidence = Evidence(image: "a.jpg#turn=90", text: "12 g", box: box)
    let fat = NutrientValue(Quantity(12, .gram), source: .ocr, evidence: evidence)
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g, nutrients: [.fat: fat],
      origin: .images([ImageReference(file: "a.jpg", sha256: digest)]))
    let id = try store.save(record, at: Self.now) { $1 }.id
    var scan = Scan(id: digest, name: "a.jpg", received: Self.now, state: .done)
    scan.product = id
    scan.width = 300
    scan.height = 200
    scan.turn = QuarterTurn.none
    try ScanFolder(folder.path + "/photos").keep(scan)
    try await Scene(in: folder).run { (page: Page) async throws in
      let text = try await page.get("/products/\(id)").text
      #expect(text.contains("x=\"20\" y=\"160\" width=\"10\" height=\"30\""), "\(text)")
    }
  }
}
