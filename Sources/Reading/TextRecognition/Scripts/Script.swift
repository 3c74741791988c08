/// A script that our own model was not taught, and that a stock model reads.
package enum Script: CaseIterable {
  case cyrillic
  case greek

  /// The models for it, best first: of the EU's languages one is written in each.
  var models: [String] {
    switch self {
    case .cyrillic: ["bul", "Cyrillic"]
    case .greek: ["ell", "Greek"]
    }
  }

  /// Whether a character is one of its letters: Unicode's blocks Cyrillic, Greek and Coptic. The
  /// block Greek Extended is on no label.
  package func contains(_ character: Character) -> Bool {
    let block: ClosedRange<UInt32> =
      switch self {
      case .cyrillic: 0x400...0x4FF
      case .greek: 0x370...0x3FF
      }
    return character.unicodeScalars.first.map { block.contains($0.value) } ?? false
  }
}
