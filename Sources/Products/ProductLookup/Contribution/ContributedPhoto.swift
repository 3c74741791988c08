public import Foundation

/// A photo for a product database: pixels and nothing else.
public struct ContributedPhoto: Hashable, Sendable, Codable {
  /// The subject of a photo; the raw value is the database's word.
  public enum Subject: String, Hashable, Sendable, Codable, CaseIterable {
    case front, ingredients, nutrition, packaging
  }

  /// The side of the package that the photo shows.
  public var subject: Subject
  /// The language of what it shows, ISO 639-1; `nil` for the product's main one.
  public var language: String?
  /// The JPEG's bytes.
  public var jpeg: Data

  /// Creates a photo.
  public init(_ subject: Subject, language: String? = nil, jpeg: Data) {
    self.subject = subject
    self.language = language
    self.jpeg = jpeg
  }

  /// The form's name of the photo's place, `nutrition_de` for example.
  public var imageField: String {
    subject.rawValue + (language.map { "_\($0)" } ?? "")
  }
}

/// The outcome of sending a photo.
public enum PhotoReception: Hashable, Sendable {
  /// It is in the database now.
  case taken
  /// It was there already.
  case knownAlready
}
