import Evaluation
import Foundation
import LabelModel
import Testing

@Suite struct TruthFileTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appendingPathComponent("truth.jsonl")
    try Data(bytes).write(to: file)
    return try body(file.path)
  }

  struct BadLine: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var line: [UInt8]
    var reason: String
  }

  static let badLines: [BadLine] = [
    BadLine(testDescription: "no JSON", line: Array("{".utf8), reason: "not valid JSON"),
    BadLine(testDescription: "no UTF-8", line: [0xff, 0xfe], reason: "not valid JSON"),
    BadLine(
      testDescription: "no file", line: Array(#"{"nutrients":{}}"#.utf8),
      reason: "the object has no image"),
    BadLine(
      testDescription: "a misspelt nutrient",
      line: Array(#"{"image":"a.jpg","nutrients":{"protien":{"value":1}}}"#.utf8),
      reason: "nutrients: protien is no nutrient's key"),
    BadLine(
      testDescription: "a nutrient in another language",
      line: Array(#"{"image":"a.jpg","perServing":{"zucker":{"value":1}}}"#.utf8),
      reason: "perServing: zucker is no nutrient's key"),
    BadLine(
      testDescription: "a misspelt nutrient to judge",
      line: Array(#"{"image":"a.jpg","scored":["fat","slat"]}"#.utf8),
      reason: "scored: slat is no nutrient's key"),
    BadLine(
      testDescription: "a misspelt member",
      line: Array(#"{"image":"a.jpg","nutrient":{"fat":{"value":1}}}"#.utf8),
      reason: "nutrient: a truth line has no such member; write nutrients"),
    BadLine(
      testDescription: "a member with a letter too many",
      line: Array(#"{"image":"a.jpg","notes":"glare","basiss":"per100g"}"#.utf8),
      reason: "basiss: a truth line has no such member; write basis"),
    BadLine(
      testDescription: "a member in another case",
      line: Array(#"{"image":"a.jpg","PerServing":{}}"#.utf8),
      reason: "PerServing: a truth line has no such member; write perServing"),
    BadLine(
      testDescription: "a misspelt member of a value",
      line: Array(#"{"image":"a.jpg","nutrients":{"fat":{"value":1,"units":"mg"}}}"#.utf8),
      reason: "nutrients.fat.units: a value has no such member; write unit"),
    BadLine(
      testDescription: "a path that leaves the folder",
      line: Array(#"{"image":"../../etc/passwd"}"#.utf8),
      reason: "image: a file must be named relative to the truth file, without .."),
    BadLine(
      testDescription: "an absolute path", line: Array(#"{"image":"/etc/passwd"}"#.utf8),
      reason: "image: a file must be named relative to the truth file, without .."),
    BadLine(
      testDescription: "a unit that cannot be compared",
      line: Array(#"{"image":"a.jpg","nutrients":{"fat":{"value":1,"unit":"pinch"}}}"#.utf8),
      reason: "nutrients: fat has the unit pinch, which cannot be compared"),
    BadLine(
      testDescription: "an allergen that is none",
      line: Array(#"{"image":"a.jpg","allergens":["corn"]}"#.utf8),
      reason: "allergens: corn is no allergen of EU 1169/2011, annex II"),
    BadLine(
      testDescription: "an unknown subject",
      line: Array(#"{"image":"a.jpg","subject":"cat"}"#.utf8),
      reason: "subject: cat is unknown; write food or petFood"),
    BadLine(
      testDescription: "an unknown basis", line: Array(#"{"image":"a.jpg","basis":"cup"}"#.utf8),
      reason: "basis: cup is unknown; write asFed or per100g, for example"),
    BadLine(
      testDescription: "a negative amount",
      line: Array(#"{"image":"a.jpg","nutrients":{"fat":{"value":-1}}}"#.utf8),
      reason: "nutrients: fat is below 0"),
    BadLine(
      testDescription: "a list", line: Array("[]".utf8), reason: "the line should be an object"),
    BadLine(
      testDescription: "a number as text",
      line: Array(#"{"image":"a.jpg","nutrients":{"fat":{"value":"1"}}}"#.utf8),
      reason: "nutrients.fat.value should be a number"),
  ]

  @Test("A bad truth line is named by its number", arguments: badLines)
  func badLine(_ example: BadLine) throws {
    let good = Array(#"{"image":"a.jpg","nutrients":{}}"#.utf8)
    try withFile(good + [10, 10] + example.line + [10]) { path in
      #expect(throws: EvaluationError.badLine(path: path, line: 3, reason: example.reason)) {
        _ = try readTruth(from: path)
      }
    }
  }

  @Test("Two truth lines for one photo are refused with both line numbers")
  func duplicates() throws {
    let lines = #"{"image":"b/a.jpg"}"# + "\n" + #"{"image":"./b/a.jpg"}"#
    try withFile(Array(lines.utf8)) { path in
      #expect(throws: EvaluationError.namedTwice(path: path, file: "./b/a.jpg", lines: [1, 2])) {
        _ = try readTruth(from: path)
      }
    }
  }

  @Test("Members that other programs write are no fault")
  func membersOfOthers() throws {
    let line = """
      {"image":"a.jpg","notes":"glare","origin":{"commit":"1"},"difficulty":"easy","effects":{},\
      "layout":"table","megapixels":2,"ingredientsLanguage":"en","gtin14":null,"photo":"x.jpg",\
      "family":"grid","product":"tea","ready":{"energyKcal":1},\
      "taurine":{"value":0.1,"unit":"%","qualifier":"added"}}
      """
    try withFile(Array(line.utf8)) { path in
      let truth = try readTruth(from: path)
      #expect(truth.map(\.file) == ["a.jpg"])
    }
  }

  private static func line(_ file: String, fat: Int = 0) -> String {
    #"{"image":"\#(file)","nutrients":{"fat":{"value":\#(fat)}}}"#
  }

  /// The fat of each truth's record, where the records of `files` have 0, 1, 2 …
  private func matched(_ files: [String], to truths: [String]) throws -> [Decimal?] {
    let labels = truths.map { TruthLabel(file: $0, subject: .food, nutrients: [:]) }
    let lines = files.enumerated().map { Self.line($1, fat: $0) }
    var values: [Decimal?] = []
    try withFile(Array(lines.joined(separator: "\n").utf8)) { path in
      let records = try readRecords(from: path, of: labels)
      values = truths.map { records[$0]?.nutrients["fat"]?.quantity.value }
    }
    return values
  }

  @Test("Photos of one name in two folders are two photos, each with its record")
  func namesInFolders() throws {
    try withFile(Array("\(Self.line("a/front.jpg"))\n\(Self.line("b/front.jpg"))".utf8)) { path in
      let truth = try readTruth(from: path)
      #expect(truth.map(\.file) == ["a/front.jpg", "b/front.jpg"])
    }
    let both = ["a/front.jpg", "b/front.jpg"]
    #expect(try matched(both, to: ["a/front.jpg"]) == [0])
    #expect(try matched(both, to: ["b/front.jpg", "a/front.jpg"]) == [1, 0])
    #expect(try matched(["b/front.jpg"], to: ["a/front.jpg"]) == [nil])
    #expect(try matched(["photos/b/front.jpg", "/x/a/front.jpg"], to: both) == [1, 0])
    #expect(
      try matched(["x/front.jpg", "x/a/front.jpg"], to: ["front.jpg", "a/front.jpg"]) == [0, 1])
    #expect(
      try matched(["front.jpg", "a/front.jpg"], to: ["front.jpg", "a/front.jpg"]) == [0, 1])
    #expect(try matched(["front.jpg"], to: ["a/front.jpg"]) == [0])
    #expect(try matched(["xfront.jpg"], to: ["front.jpg"]) == [nil])
  }

  @Test("A record of unclear photo is refused, and so are several records of one photo")
  func unclear() throws {
    let labels = ["a/front.jpg", "b/front.jpg"].map {
      TruthLabel(file: $0, subject: .food, nutrients: [:])
    }
    try withFile(Array(Self.line("front.jpg").utf8)) { path in
      #expect(
        throws: EvaluationError.unclearRecord(
          path: path, record: "front.jpg", files: ["a/front.jpg", "b/front.jpg"])
      ) { _ = try readRecords(from: path, of: labels) }
    }
    let front = TruthLabel(file: "front.jpg", subject: .food, nutrients: [:])
    try withFile(Array("\(Self.line("a/front.jpg"))\n\(Self.line("b/front.jpg"))".utf8)) { path in
      #expect(
        throws: EvaluationError.unclearTruth(
          path: path, file: "front.jpg", records: ["a/front.jpg", "b/front.jpg"])
      ) { _ = try readRecords(from: path, of: [front]) }
    }
  }

  @Test("An empty truth file is refused")
  func empty() throws {
    try withFile([10]) { path in
      #expect(throws: EvaluationError.noTruth(path: path)) { _ = try readTruth(from: path) }
    }
  }

  @Test("A missing truth file and a folder in its place are told apart")
  func unreadable() throws {
    #expect(
      throws: EvaluationError.unreadable(path: "no/such.jsonl", reason: "No such file or directory")
    ) {
      _ = try readTruth(from: "no/such.jsonl")
    }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      throws: EvaluationError.unreadable(
        path: folder, reason: "it is a folder")
    ) { _ = try readTruth(from: folder) }
  }

  @Test("Names that Unicode takes for the same text are of two photos, each with its record")
  func namesByBytes() throws {
    let names = ["caf\u{E9}.jpg", "cafe\u{301}.jpg"]
    let truths = names.map { #"{"image":"\#($0)","nutrients":{"fat":{"value":1}}}"# }
    try withFile(Array(truths.joined(separator: "\n").utf8)) { path in
      let truth = try readTruth(from: path)
      #expect(truth.map { Array($0.file.utf8) } == names.map { Array($0.utf8) })
    }
    let records = names.enumerated().map {
      #"{"image":"\#($1)","nutrients":{"fat":{"value":\#($0)}}}"#
    }
    try withFile(Array(records.joined(separator: "\n").utf8)) { path in
      let labels = names.map { TruthLabel(file: $0, subject: .food, nutrients: [:]) }
      let records = try readRecords(from: path, of: labels)
      for (number, name) in names.enumerated() {
        #expect(
          records[name]?.nutrients["fat"]?.quantity == PrintedValue(Decimal(number)))
      }
    }
  }

  @Test("The last record of a photo is the one that counts")
  func lastRecord() throws {
    #expect(try matched(["x/a.jpg", "./x/a.jpg"], to: ["a.jpg"]) == [1])
    let images = #"{"images":[{"file":"x/a.jpg"}],"nutrients":{"fat":{"value":2}}}"#
    try withFile(Array("\(Self.line("x/a.jpg"))\n\(images)".utf8)) { path in
      let label = TruthLabel(file: "a.jpg", subject: .food, nutrients: [:])
      let records = try readRecords(from: path, of: [label])
      #expect(records["a.jpg"]?.nutrients["fat"]?.quantity == PrintedValue(2))
    }
  }
}
