public import PhotoReading

/// A photo that could not be read, with the reason.
///
/// Two files may have names that are one text in Unicode: "é" is one scalar or two. A list keeps them apart.
public struct FailedPhoto: Hashable, Sendable {
  /// The photo's name.
  public var name: String
  /// The reason.
  public var failure: PhotoFailure

  /// Creates a failed photo.
  public init(name: String, failure: PhotoFailure) {
    self.name = name
    self.failure = failure
  }
}
