public import Foundation
public import LabelModel

/// Returns the records of a file of JSON lines, such as `records.jsonl` of a batch.
public func records(inLines file: URL) throws -> [ProductRecord] {
  try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
    try ProductRecord(json: Data($0))
  }
}
