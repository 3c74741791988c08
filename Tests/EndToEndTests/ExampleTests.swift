import Foundation
import LabelTestSupport
import Testing

@Suite("The example of a program") struct ExampleTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")

  @Test("It prints the record of a photo")
  func printsRecord() async throws {
    let photo = Self.samples.appendingPathComponent("pet-us-can.jpg").path
    let outcome = try await BuiltProgram("FirstRecord").run([photo])
    #expect(outcome.status == 0, "\(outcome.complaints)")
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first?.hasPrefix("valid") == true)
    #expect(lines.contains { $0.hasPrefix("protein ") })
  }
}
