package import ProductStore

/// The reason why a dump could not be imported.
package enum CatalogImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The dump cannot be opened or read.
  case unreadable(dump: String, reason: String)
  /// The file is neither of the two forms of a dump.
  case notADump(String)
  /// The dump breaks off, and a catalogue is there that is perhaps complete.
  case truncated(dump: String, lines: Int, catalog: String)
  /// No line of the dump has a product; `fault` is the commonest reason, `nil` for none.
  case withoutProducts(dump: String, lines: Int, fault: String?, catalog: String)
  /// The catalogue cannot be written.
  case store(ProductStoreError)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .unreadable(let dump, let reason): "\(dump): \(reason)"
    case .notADump(let dump):
      "\(dump) is no dump: its first line is neither a JSON object nor a heading with a code column; "
        + "name a .jsonl(.gz) or .csv(.gz) file of Open Food Facts"
    case .truncated(let dump, let lines, let catalog):
      "\(dump) ends early or is damaged after \(Self.lines(lines)), so \(catalog) is left as it is; fetch the "
        + "dump again, or give --accept-truncated"
    case .withoutProducts(let dump, let lines, let fault, let catalog):
      "\(dump) has no product in \(Self.lines(lines))\(fault.map { " (\($0))" } ?? ""), "
        + "so \(catalog) is left as it is; fetch the dump again"
    case .store(let error): error.description
    }
  }

  /// "1 line", "2 lines".
  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
