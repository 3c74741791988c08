import Foundation
import InputFiles
import LabelModel

/// Writes a sentence to standard error, as one line whatever file names are in it.
func complain(_ message: String) {
  let line = "labelscan: \(terminalSafe(message))\n"
  // Where even standard error cannot be written, nobody can be told.
  try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
}

/// Writes `text` to standard output.
func output(_ text: String) throws(CommandFailure) {
  try output(Data(text.utf8))
}

/// Writes `bytes` to standard output; to a terminal, with orders to it that JSON leaves as they are
/// escaped.
func output(_ bytes: Data) throws(CommandFailure) {
  let bytes = isatty(STDOUT_FILENO) != 0 ? escapingOrders(bytes) : bytes
  do {
    try FileHandle.standardOutput.write(contentsOf: bytes)
  } catch {
    // Whoever reads only the beginning, `head` for example, knows that there is more.
    guard fileFailureCode(of: error) != EPIPE else { throw CommandFailure(.outputFailed, "") }
    throw CommandFailure(
      .outputFailed,
      "standard output cannot be written (\(fileFailureReason(of: error))); free space on its disk, or check "
        + "the program that reads it")
  }
}

/// Returns a record as a line of JSON, with its end.
func jsonLine(of record: ProductRecord) throws(CommandFailure) -> Data {
  do {
    return try record.jsonLine() + [UInt8(ascii: "\n")]
  } catch {
    throw CommandFailure(.internalFault, "a record cannot be written as JSON: \(error)")
  }
}

/// Returns what a product database says as a line of JSON, with its end.
func jsonLine(of product: CatalogProduct) throws(CommandFailure) -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    return try encoder.encode(product) + [UInt8(ascii: "\n")]
  } catch {
    throw CommandFailure(.internalFault, "a product cannot be written as JSON: \(error)")
  }
}
