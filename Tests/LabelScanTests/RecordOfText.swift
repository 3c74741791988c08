import LabelModel
import LabelScan

/// The record of a label's text, without a database.
func record(of text: String) async -> ProductRecord {
  let page = RecognizedPage(plainText: text, source: "label.txt")
  return await RecordBuilder().record(fromText: page).record
}
