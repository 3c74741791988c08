extension LatticePage {
  /// Whether a volume is printed.
  package var showsVolumes: Bool { hasVolumes }

  /// The certainty that the surest heading of a meaning is printed as it was read, 0 without one.
  func certainty(of meaning: ColumnMeaning) -> Double {
    headings(of: meaning).map { $0.sureness * $0.confidence }.max() ?? 0
  }

  /// The certainty of the surest heading of a meaning, 0 without one.
  package func sureness(of meaning: ColumnMeaning) -> Double {
    headings(of: meaning).map(\.sureness).max() ?? 0
  }

  private func headings(of meaning: ColumnMeaning) -> [Heading] {
    let kinds: [Heading.Kind] =
      switch meaning {
      case .per100g: [.hundredGrams]
      case .per100ml: [.hundredMillilitres]
      case .perServing: [.serving, .mass]
      case .asFed, .none: []
      }
    return headings.filter { kinds.contains($0.kind) }
  }
}
