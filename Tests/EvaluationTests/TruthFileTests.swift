import Evaluation
import Foundation
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
    let lines = #"{"image":"a.jpg"}"# + "\n" + #"{"image":"b/a.jpg"}"#
    try withFile(Array(lines.utf8)) { path in
      #expect(throws: EvaluationError.namedTwice(path: path, name: "a.jpg", lines: [1, 2])) {
        _ = try readTruth(from: path)
      }
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
    #expect(throws: EvaluationError.unreadable(path: "no/such.jsonl", reason: "no such file")) {
      _ = try readTruth(from: "no/such.jsonl")
    }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      throws: EvaluationError.unreadable(
        path: folder, reason: "it is a folder or cannot be read")
    ) { _ = try readTruth(from: folder) }
  }

  @Test("Names that Unicode takes for the same text are of two photos, each with its record")
  func namesByBytes() throws {
    let names = ["caf\u{E9}.jpg", "cafe\u{301}.jpg"]
    let truths = names.map { #"{"image":"\#($0)","nutrients":{"fat":{"value":1}}}"# }
    try withFile(Array(truths.joined(separator: "\n").utf8)) { path in
      let truth = try readTruth(from: path)
      #expect(truth.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
    }
    let records = names.enumerated().map {
      #"{"image":"\#($1)","nutrients":{"fat":{"value":\#($0)}}}"#
    }
    try withFile(Array(records.joined(separator: "\n").utf8)) { path in
      let records = try readRecords(from: path)
      for (number, name) in names.enumerated() {
        #expect(
          records[name]?.nutrients["fat"]?.quantity == PrintedValue(Decimal(number)))
      }
    }
  }

  @Test("The last record of a photo is the one that counts")
  func lastRecord() throws {
    let lines =
      #"{"image":"a.jpg","nutrients":{"fat":{"value":1}}}"# + "\n"
      + #"{"images":[{"file":"x/a.jpg"}],"nutrients":{"fat":{"value":2}}}"#
    try withFile(Array(lines.utf8)) { path in
      let records = try readRecords(from: path)
      #expect(records["a.jpg"]?.nutrients["fat"]?.quantity == PrintedValue(2))
    }
  }
}
