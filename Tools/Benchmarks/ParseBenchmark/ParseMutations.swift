import Foundation
import LabelModel
import LabelParsing
import TextMutation

/// Parses `count` damaged texts from number `start` on, and shows those that took longest for their length.
///
/// Reports its progress every 100,000 texts, so that a run that ends early can continue from there.
/// A crash ends it with the number of no text. A text that takes more than linear time is among the
/// slowest.
func parseMutations(_ count: Int, from start: Int) {
  let parser = LabelParser()
  var slowest: [(number: Int, bytes: Int, seconds: Double)] = []
  var bytes = 0
  var total = 0.0
  for number in start..<(start + count) {
    let text = mutatedText(number)
    let took = seconds { _ = parser.parse(RecognizedPage(plainText: text, source: "")) }
    bytes += text.utf8.count
    total += took
    // A label's own time is no measure: it is short, and the machine may have been busy.
    if text.utf8.count > 4_000 {
      slowest.append((number, text.utf8.count, took))
      slowest.sort { $0.seconds / Double($0.bytes) > $1.seconds / Double($1.bytes) }
      slowest.removeLast(max(0, slowest.count - 5))
    }
    if (number + 1) % 100_000 == 0 {
      // At once also where the output is a file.
      FileHandle.standardOutput.write(
        Data("up to text \(number + 1): \(bytes / 1024) KB\n".utf8))
    }
  }
  print("\(count) texts from \(start) on, \(bytes / 1024) KB without a crash")
  print("microseconds a KB: \(Int(total * 1e6 * 1024 / Double(max(bytes, 1))))")
  for text in slowest {
    let pace = Int(text.seconds * 1e6 * 1024 / Double(text.bytes))
    print("text \(text.number): \(text.bytes / 1024) KB at \(pace)")
  }
}
