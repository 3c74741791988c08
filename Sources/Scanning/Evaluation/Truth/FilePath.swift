/// The folders and the name of a file, by their bytes.
///
/// Two names that Unicode takes for the same text are two files.
struct FilePath: Hashable, Comparable {
  private var parts: [[UInt8]]

  init(_ path: String) {
    parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      .filter { $0 != [UInt8(ascii: ".")] }
  }

  /// The last component, empty for an empty path.
  var name: [UInt8] { parts.last ?? [] }

  /// The path as text.
  var text: String { parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/") }

  /// Whether one path ends with the other.
  func isSameFile(as other: FilePath) -> Bool {
    depth(sharedWith: other) == min(parts.count, other.parts.count)
  }

  /// The number of components that both paths end with.
  func depth(sharedWith other: FilePath) -> Int {
    zip(parts.reversed(), other.parts.reversed()).prefix { $0 == $1 }.count
  }

  static func < (first: FilePath, second: FilePath) -> Bool {
    first.parts.lexicographicallyPrecedes(second.parts) { $0.lexicographicallyPrecedes($1) }
  }
}
