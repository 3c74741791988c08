import LabelScan

/// The ways to a record, as README.md shows them: photos, a folder, another engine's text.
func entrances(back: [UInt8], bytes: [UInt8]) async throws {
  let scanner = LabelScanner()
  let record = try await scanner.record(of: ["front.jpg", .bytes(back, name: "back")])
  for try await photo in scanner.records(in: "photos") { print(photo.file, photo.result) }
  let other = await scanner.record(ofText: try recognizedPage(bytes, source: "label.hocr"))
  print(record.status, other.status)
}
