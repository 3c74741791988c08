import PhotoReading

/// Reads photos for a scanner: in this process, or in worker processes.
protocol PhotoService: Sendable {
  /// How many photos it reads at a time.
  var width: Int { get }

  /// Reads a photo; it waits while `width` others are read.
  ///
  /// - Throws: ``LabelScanError/unreadable(_:)`` for this photo alone; another error for all photos.
  func read(_ photo: Photo) async throws(LabelScanError) -> PhotoReading

  /// Ends what was started for reading.
  func shutDown() async
}
