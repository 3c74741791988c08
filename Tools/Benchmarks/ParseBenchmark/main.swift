import Foundation
import LabelModel
import LabelParsing
import TextMutation

/// The peak resident memory of this process in mebibytes, 0 where the system does not tell.
func peakMemory() -> Int {
  let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
    .first { $0.hasPrefix("VmHWM:") }
  return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
}

func seconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work) / .seconds(1) }

let files = CommandLine.arguments.dropFirst()
if files.first == "--mutations" {
  let numbers = files.dropFirst().map { Int($0) ?? -1 }
  guard 1...2 ~= numbers.count, let count = numbers.first, count > 0,
    numbers.allSatisfy({ $0 >= 0 })
  else {
    FileHandle.standardError.write(
      Data("--mutations needs a number of texts, and at most the first one's number\n".utf8))
    exit(64)
  }
  parseMutations(count, from: numbers.count > 1 ? numbers[1] : 0)
  exit(0)
}
let texts =
  files.isEmpty
  ? (0..<400).map(sampleLabel)
  : files.compactMap { path in
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
if texts.count < max(files.count, 1) {
  FileHandle.standardError.write(Data("could not read all files; check their names\n".utf8))
  exit(66)
}

let parser = LabelParser()
let bytes = texts.reduce(0) { $0 + $1.utf8.count }
var readings = 0
let rounds = (0..<3).map { _ in
  seconds {
    readings = 0
    for text in texts {
      readings += parser.parse(RecognizedPage(plainText: text, source: "")).readings.count
    }
  }
}
let best = rounds.min() ?? 1
print("\(texts.count) texts, \(bytes / 1024) KB, \(readings) readings")
print("texts a second:     \(Int(Double(texts.count) / best))")
print("kilobytes a second: \(Int(Double(bytes) / 1024 / best))")
print("memory:             \(peakMemory()) MiB")

let unit = texts.joined(separator: "\n") + "\n"
func longText(_ size: Int) -> RecognizedPage {
  let text = String(repeating: unit, count: size / max(unit.utf8.count, 1) + 1)
  return RecognizedPage(plainText: String(text.prefix(size)), source: "")
}
let single = longText(200_000)
let double = longText(400_000)
let ratio = seconds { _ = parser.parse(double) } / seconds { _ = parser.parse(single) }
print("twice the text:     \((ratio * 10).rounded() / 10) times the time")
print("memory:             \(peakMemory()) MiB")
