/// How a line is prepared for the engine.
package struct LineTreatment: Hashable, Sendable {
  /// How it is cut out.
  package var shape = LineImage.Shape()

  /// Creates a treatment.
  package init(shape: LineImage.Shape = .init()) { self.shape = shape }

  /// What reads the most values.
  package static let standard = LineTreatment()

  /// What reads doubtful lines a second time: a little more ground around the letters moves all of
  /// them on the model's grid, so that its slips are others.
  package static let secondLook = LineTreatment(shape: .init(padding: 0.18))
}
