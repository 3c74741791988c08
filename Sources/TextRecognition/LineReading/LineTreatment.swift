/// How a line is prepared for the engine and read.
package struct LineTreatment: Hashable, Sendable {
  /// How it is cut out.
  package var shape = LineImage.Shape()
  /// What the engine takes it for.
  package var mode = PageSegmentationMode.rawLine

  /// Creates a treatment.
  package init(shape: LineImage.Shape = .init(), mode: PageSegmentationMode = .rawLine) {
    self.shape = shape
    self.mode = mode
  }

  /// What reads the most values.
  package static let standard = LineTreatment()
}
