import Foundation
import LabelModel
import ProductStore

/// Saves records to a database for ever and says each that was acknowledged, for tests that kill it: the
/// number it begins with is its second argument.
@main
struct StoreWriter {
  static func main() throws {
    guard CommandLine.arguments.count == 3, var number = Int(CommandLine.arguments[2]) else {
      print("StoreWriter DATABASE NUMBER")
      exit(64)
    }
    let store = try RecordStore(CommandLine.arguments[1])
    while true {
      // Every third is put into the queue first: more than one page of the file.
      if number % 3 == 0 {
        _ = try store.enqueue(
          Int64(number), digest: "\(number)", envelope: Data("e".utf8),
          parts: [Data(repeating: 7, count: 20_000)], at: Date(timeIntervalSince1970: 0))
      }
      let record = ProductRecord(
        status: .incomplete, subject: .petFood,
        name: SourcedText("Product \(number)", source: .ocr),
        origin: .images([ImageReference(file: "\(number).jpg", sha256: "\(number)")]))
      try store.save(record, at: Date(timeIntervalSince1970: Double(number))) { _, scan in scan }
      try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
      number += 1
    }
  }
}
