import PhotoReading

/// Reads photos for a scanner: in this process, or in worker processes.
protocol PhotoService: Sendable {
  /// The number of photos that it reads at a time.
  var width: Int { get }

  /// Reads a photo; it waits while `width` others are read.
  ///
  /// - Throws: ``LabelScanError/unreadable(_:)`` for this photo alone; another error for all photos.
  func read(_ photo: Photo) async throws(LabelScanError) -> PhotoReading

  /// Returns the programs and models that read. It makes an engine or starts a process where that
  /// was not done yet.
  ///
  /// - Throws: ``LabelScanError/noReader(reason:)`` when no photo can be read.
  func engine() async throws(LabelScanError) -> EngineVersion

  /// Ends what was started for reading.
  func shutDown() async
}
