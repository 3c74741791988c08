/// The time that tests give to what ends soon on an idle machine.
///
/// Long tests may keep all threads for tasks of a busy machine for minutes. So a shorter limit is for tests of
/// slowness alone.
public enum Patience {
  /// The seconds of it.
  public static let seconds: Int64 = 1800
  /// It as a duration.
  public static let duration = Duration.seconds(seconds)
}
