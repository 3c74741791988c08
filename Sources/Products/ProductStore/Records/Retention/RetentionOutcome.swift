/// The outcome of applying a database's retention.
package enum RetentionOutcome: Hashable, Sendable {
  /// These entries were removed.
  case removed(AgedEntries)
  /// These entries are too old, and were left: so many at once may come from a wrong clock.
  case waiting(AgedEntries)
}
