import BatchProcessing
import LabelTestSupport
import Testing

@Suite("What files are called") struct FileNameTests {
  @Test(
    "A name is shown as it is where it cannot be taken for another's bytes",
    arguments: [
      "a.jpg", "é.jpg", "C:\\photos\\xylitol.jpg", "a\\", "\\xZZ", "\\x41.jpg", "\\xff.jpg", "\\xF",
      "",
    ])
  func plain(name: String) {
    #expect(FileName(name).shown == name)
    #expect(FileName(Array(name.utf8)) == FileName(name))
  }

  @Test("Bytes that are no text are spelled, and names that spell them have more backslashes")
  func spelled() {
    #expect(FileName([0x61, 0xE9]).shown == #"a\xE9"#)
    #expect(FileName(#"a\xE9"#).shown == #"a\\xE9"#)
    #expect(FileName(#"a\\xE9"#).shown == #"a\\\\xE9"#)
    #expect(FileName(Array(#"a\"#.utf8) + [0xE9]).shown == #"a\\\xE9"#)
    #expect(FileName([0x61, 0xE9]).text == nil)
    #expect(FileName(#"a\xE9"#).text == #"a\xE9"#)
  }

  @Test("No two names are shown alike")
  func unambiguous() throws {
    // What the form is made of, put together in every way.
    let parts: [[UInt8]] = [
      [0x5C], [0xE9], Array("xE9".utf8), Array("x".utf8), Array("é".utf8), [0x5C, 0x5C],
    ]
    var names: Set<[UInt8]> = [[]]
    for _ in 0..<5 {
      names.formUnion(names.flatMap { name in parts.map { name + $0 } })
    }
    var shown: [[UInt8]: [UInt8]] = [:]
    for name in names {
      let form = Array(FileName(name).shown.utf8)
      let other = shown.updateValue(name, forKey: form)
      try #require(other == nil, "\(name) and \(other ?? []) are both shown as \(form)")
    }
    #expect(shown.count == names.count)
  }
}
