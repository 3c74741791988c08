import Evaluation
import Foundation
import LabelModel
import LabelTestSupport
import PhotoReading
import Testing

/// Damaged texts of workers, drivers and other programs. They may be refused, and nothing else.
@Suite("Damaged JSON")
struct DamagedJSONTests {
  private static let messages = [
    #"{"id":1,"photo":"/photos/a.jpg","file":"a.jpg","digest":false}"#,
    #"{"failure":{"code":"notAnImage","message":"a.jpg is no picture","stage":"decode"},"id":3}"#,
    #"{"digest":"00ff","id":2}"#,
    """
    {"confinement":["readOnly"],"engine":{"labelscan":"1","models":["m"],"name":"label","version":"1"},\
    "protocol":1}
    """,
    """
    {"id":4,"reading":{"barcodes":["4006381333931"],"cpuSeconds":0.5,\
    "engine":{"labelscan":"1","models":[],"name":"tesseract","tesseract":"5","version":"5"},"file":"a.jpg","page":{"lines":[],"source":"a.jpg"},"peakMemoryBytes":1,\
    "sha256":"00","size":{"height":3,"width":4}}}
    """,
  ]
  private static let truths = [
    """
    {"image":"a.jpg","subject":"petFood","basis":"asFed","nutrients":{"fat":{"value":5,"unit":"%",\
    "bound":"minimum"}},"allergens":["milk"],"mayContain":["nuts"]}
    """,
    """
    {"text":"b.txt","subject":"food","nutrients":{"salt":{"value":0.5,"unit":"g"}},\
    "perServing":{"salt":{"value":0.1,"unit":"g"}},"ambiguous":["fat"]}
    """,
  ]

  /// Pieces at which readers of JSON go wrong: numbers beyond every type, wrong kinds of values, half
  /// characters, depth.
  private static let pieces = [
    "null", "-0", "1e999", "-1e-999", "9223372036854775808", "18446744073709551616", "0.1e+",
    "true",
    "{}", "[]", "\"\"", "\"\\ud800\"", "\"\\u0000\"", "\u{FEFF}", ",", ":", "\"", "\\",
    String(repeating: "[", count: 5000), String(repeating: "{\"a\":", count: 5000),
    String(repeating: "9", count: 400),
  ]

  private static func damaged(_ line: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(line.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0..<max(1, bytes.count), using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(min(start, end)..<end)
      case 1 where start < bytes.count: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes = Array(bytes.prefix(start))
      default:
        let piece = pieces.randomElement(using: &random).map { Array($0.utf8) } ?? []
        bytes.replaceSubrange(min(start, end)..<end, with: piece)
      }
    }
    return bytes
  }

  @Test("A worker's messages are refused or understood, and what is understood can be written")
  func survivesMessages() throws {
    var random = SeededGenerator(seed: 611)
    func check<Message: Codable & Equatable>(_ type: Message.Type, _ bytes: [UInt8]) throws {
      guard let message = try? JSONDecoder().decode(type, from: Data(bytes)) else { return }
      let written = try JSONEncoder().encode(message)
      #expect(try JSONDecoder().decode(type, from: written) == message)
    }
    for message in Self.messages {
      for _ in 0..<1000 {
        let bytes = Self.damaged(message, &random)
        try check(WorkerRequest.self, bytes)
        try check(WorkerAnswer.self, bytes)
        try check(WorkerGreeting.self, bytes)
      }
    }
  }

  @Test("Damaged files of truths and records are read, or refused with what is wrong")
  func survivesTruths() throws {
    var random = SeededGenerator(seed: 612)
    let folder = try TemporaryFolder()
    let path = folder.file("truth.jsonl")
    for truth in Self.truths {
      try Data(truth.utf8).write(to: URL(fileURLWithPath: path))
      let labels = try readTruth(from: path)
      #expect(labels.count == 1)
      for _ in 0..<300 {
        try Data(Self.damaged(truth, &random)).write(to: URL(fileURLWithPath: path))
        do {
          _ = try readTruth(from: path)
        } catch {
          #expect(error.description.contains(path))
        }
        do {
          _ = try readRecords(from: path, of: labels)
        } catch {
          #expect(error.description.contains(path))
        }
      }
    }
  }
}
