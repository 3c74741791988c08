package import Languages
package import ProductStore

extension Wording {
  /// The time that entries are kept, a line each kind: `diary: 90 days`. Other languages have the days under a heading.
  package func lines(of retention: Retention) -> [String] {
    let kinds = [
      ("scans", PageWord.scansKept, retention.scans),
      ("photos' names", .photoNamesKept, retention.photos), ("diary", .diary, retention.diary),
    ]
    let lines = kinds.map { english, word, seconds in
      let days = seconds.map { numbers.weight(($0 / 86.4).rounded() / 1_000) }
      guard isEnglish else { return "\(self(word)): \(days ?? "∞")" }
      return "\(english): \(days.map { $0 == "1" ? "1 day" : "\($0) days" } ?? "forever")"
    }
    return isEnglish ? lines : [self(PageWord.keptFor)] + lines.map { "  " + $0 }
  }
}
