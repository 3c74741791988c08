import Foundation
import LabelTestSupport
import Testing
import labelscan

@Suite("Terminal") struct TerminalTests {
  @Test("JSON on a terminal says the same and orders nothing")
  func escapesOrders() throws {
    let text = "a\u{7F}\u{9B}31m\u{202E}b\u{2028}ÄÂ€\u{61C}…😀"
    let json = try JSONEncoder().encode([text])
    let safe = escapingOrders(json)
    #expect(try JSONDecoder().decode([String].self, from: safe) == [text])
    #expect(
      String(decoding: safe, as: UTF8.self)
        == #"["a\u007F\u009B31m\u202Eb\u2028ÄÂ€\u061C…😀"]"#)
    let plain = Data(#"{"name":"Käse"}"#.utf8)
    #expect(escapingOrders(plain) == plain)
  }

  @Test(
    "A file's name that is taken for an option drives no terminal",
    arguments: [["scan", "--\u{1B}[31mx"], ["batch", "a", "b\u{1B}]0;x\u{7}"], ["\u{9B}2J"]])
  func showsWrongArguments(arguments: [String]) async throws {
    let outcome = try await BuiltProgram("labelscan").run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.complaints.hasPrefix("Error: "))
    #expect(outcome.complaints.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(!outcome.complaints.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
  }
}
