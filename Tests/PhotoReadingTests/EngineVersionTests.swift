import Foundation
import PhotoReading
import Testing

@Suite("The description of an engine")
struct EngineVersionTests {
  private func decoded(_ json: String) throws -> EngineVersion {
    try JSONDecoder().decode(EngineVersion.self, from: Data(json.utf8))
  }

  @Test("Is read back as it was written")
  func roundTrip() throws {
    let engine = EngineVersion(
      labelscan: "1", name: "label", version: "1", tesseract: "5.3.0", models: ["label", "ell"])
    #expect(
      try JSONDecoder().decode(EngineVersion.self, from: JSONEncoder().encode(engine)) == engine)
  }

  @Test("Of an earlier version names no Tesseract, since that one named it unused too")
  func earlierVersion() throws {
    let old = try decoded(#"{"labelscan":"0.1.0","models":["label"],"tesseract":"5.3.0"}"#)
    #expect(
      old
        == EngineVersion(
          labelscan: "0.1.0", name: nil, version: nil, tesseract: nil, models: ["label"]))
  }
}
