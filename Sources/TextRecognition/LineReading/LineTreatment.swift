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

  /// What reads doubtful lines a second time: a little more ground around the letters moves all of
  /// them on the model's grid, so that its slips are others.
  package static let secondLook = LineTreatment(shape: .init(padding: 0.18))
}
