/// Scans, photos and meals that are older than a database keeps them.
package struct AgedEntries: Hashable, Sendable {
  /// Scans.
  package var scans = 0
  /// Photos' names and digests; of removed ones those whose scans stay.
  package var photos = 0
  /// Meals of the diary, with their entries.
  package var meals = 0

  /// Whether a kind's entries are all that there are: all scans or all meals. Removed ones do not say so.
  package var areAll = false

  /// None.
  package init() {}
}
