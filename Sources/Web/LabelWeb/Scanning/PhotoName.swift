/// A photo's name at its sender, without folders and control characters.
struct PhotoName {
  let text: String

  /// The most characters.
  private static let longest = 120

  /// Takes what a browser sent; a name of nothing is `photo`.
  init(_ sent: String) {
    let last = sent.split { "/\\".contains($0) }.last.map(String.init) ?? ""
    let plain = last.unicodeScalars.filter {
      ![.control, .format, .lineSeparator, .paragraphSeparator]
        .contains($0.properties.generalCategory)
    }
    let name = String(String(String.UnicodeScalarView(plain)).prefix(Self.longest))
    text = name.isEmpty ? "photo" : name
  }
}
