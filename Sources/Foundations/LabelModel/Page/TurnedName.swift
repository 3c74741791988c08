/// The name of text that runs across most of a photo. It has the name of the photo or frame, and the turn to level it.
///
/// It is `can.jpg#turn=90`, or `can.mov#t=1.2#turn=90`.
package enum TurnedName {
  private static let mark = "#turn="

  /// Returns the name of such text.
  ///
  /// - Parameters:
  ///   - source: the name of the photo or frame.
  ///   - turn: the clockwise turn after which the text is level.
  /// - Returns: the name.
  package static func name(of source: String, turned turn: QuarterTurn) -> String {
    "\(source)\(mark)\(turn.rawValue)"
  }

  /// Returns the photo or frame that `name` is of; `name` itself where it has no turn.
  package static func source(of name: String) -> String {
    turn(of: name).map { String(name.dropLast("\(mark)\($0.rawValue)".count)) } ?? name
  }

  /// Returns the turn that `name` has; `nil` for the name of a photo or a frame.
  package static func turn(of name: String) -> QuarterTurn? {
    QuarterTurn.allCases.first { name.hasSuffix("\(mark)\($0.rawValue)") }
  }
}
