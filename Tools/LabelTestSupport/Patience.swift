/// The time limit of work in tests that ends soon on an idle machine.
///
/// Long tests may keep all threads for tasks of a busy machine for minutes. So a shorter limit is for tests of
/// slowness alone.
package enum Patience {
  /// The limit in seconds.
  package static let seconds: Int64 = 1800
  /// The limit as a duration.
  package static let duration = Duration.seconds(seconds)
}
