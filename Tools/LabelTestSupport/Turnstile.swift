/// Lets only so many programs run at once.
///
/// All tests start together. On a slow machine their programs piled up until more than a thousand
/// files were open. Foundation's `Process`, which reads the list of open files in steps of 32 KB,
/// reads beyond its end then.
actor Turnstile {
  static let shared = Turnstile()
  static let places = 8

  private var free = Turnstile.places
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for a place.
  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives the place to whoever has waited longest.
  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
