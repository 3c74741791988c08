/// The cost of reading one photo.
package struct ReadingCost: Hashable, Sendable, Codable {
  /// Time on the clock, in seconds.
  package var wallSeconds: Double
  /// Processor time, in seconds.
  package var cpuSeconds: Double
  /// The reading process's greatest memory since it was started, in bytes.
  package var peakMemoryBytes: Int

  /// Creates a cost.
  package init(wallSeconds: Double, cpuSeconds: Double, peakMemoryBytes: Int) {
    self.wallSeconds = wallSeconds
    self.cpuSeconds = cpuSeconds
    self.peakMemoryBytes = peakMemoryBytes
  }
}
