/// The character of each output of a network (`UNICHARSET`, `UnicharCompress`).
struct CharacterCodes {
  /// The output for no character.
  let none: Int
  /// Characters by output; empty for an output without its own.
  private let characters: [String]
  /// Whether each output has a character. The search for a path asks this millions of times.
  private let haveCharacters: [Bool]

  /// Reads the two components of a model; `nil` where they are damaged.
  ///
  /// - Parameters:
  ///   - set: the characters, one a line after their number.
  ///   - codes: the outputs that stand for each.
  ///   - none: the output for no character.
  ///   - outputs: how many outputs there are.
  init?(set: ArraySlice<UInt8>, codes: ArraySlice<UInt8>, none: Int, outputs: Int) {
    guard let text = String(validating: set, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = ByteReader(codes)
    guard let count = lines.first.flatMap({ Int($0) }), lines.count > count,
      let coded = reader.integer(UInt32.self), Int(coded) == count, none < outputs
    else { return nil }
    var characters = [String](repeating: "", count: outputs)
    for line in lines[1...count] {
      guard reader.integer(Int8.self) != nil, let length = reader.integer(Int32.self),
        1...CharacterCodes.longestCode ~= length, let first = reader.integer(Int32.self)
      else { return nil }
      for _ in 1..<length { if reader.integer(Int32.self) == nil { return nil } }
      guard 0..<Int32(outputs) ~= first else { return nil }
      let name = line.prefix { $0 != " " }
      // Characters that several outputs make together are those of no language that labels are in.
      if length == 1, Int(first) != none {
        characters[Int(first)] = name == CharacterCodes.space ? " " : String(name)
      }
    }
    self.characters = characters
    haveCharacters = characters.map { !$0.isEmpty }
    self.none = none
  }

  /// The character of an output, `nil` for `none`.
  subscript(output: Int) -> String? {
    characters[output].isEmpty ? nil : characters[output]
  }

  /// Whether an output has a character; `none` has not.
  func hasCharacter(_ output: Int) -> Bool { haveCharacters[output] }

  /// The outputs that stand for characters of `alphabet`, and the one for no character.
  func outputs(for alphabet: Set<String>) -> [Int] {
    characters.indices.filter { $0 == none || alphabet.contains(characters[$0]) }
  }

  /// Tesseract's limit.
  private static let longestCode: Int32 = 9
  /// The name of the space in the set.
  private static let space: Substring = "NULL"
}
