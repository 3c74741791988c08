import Synchronization

/// The searches in one tree, which parsings use in turn. Each continues with the results of earlier
/// ones.
///
/// Parsings at the same time have one each; what they find does not depend on it.
final class SearchPool: Sendable {
  private let trie: PhraseTrie
  private let idle = Mutex<[PhraseSearch]>([])

  init(_ trie: PhraseTrie) {
    self.trie = trie
  }

  /// Lends a search to `work`.
  func use<Result>(_ work: (inout PhraseSearch) -> Result) -> Result {
    var search = idle.withLock { $0.popLast() } ?? PhraseSearch(trie)
    defer { idle.withLock { $0.append(search) } }
    return work(&search)
  }
}
