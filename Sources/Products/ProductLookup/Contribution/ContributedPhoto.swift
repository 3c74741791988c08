package import Foundation

/// A photo for a product database: pixels and nothing else.
package struct ContributedPhoto: Hashable, Sendable, Codable {
  /// The subject of a photo; the raw value is the database's word.
  package enum Subject: String, Hashable, Sendable, Codable, CaseIterable {
    case front, ingredients, nutrition, packaging
  }

  /// The side of the package that the photo shows.
  package var subject: Subject
  /// The language of what it shows, ISO 639-1; `nil` for the product's main one.
  package var language: String?
  /// The JPEG's bytes.
  package var jpeg: Data

  /// Creates a photo.
  package init(_ subject: Subject, language: String? = nil, jpeg: Data) {
    self.subject = subject
    self.language = language
    self.jpeg = jpeg
  }

  /// The form's name of the photo's place, `nutrition_de` for example.
  package var imageField: String {
    subject.rawValue + (language.map { "_\($0)" } ?? "")
  }
}

/// The outcome of sending a photo.
package enum PhotoReception: Hashable, Sendable {
  /// It is in the database now.
  case taken
  /// It was there already.
  case knownAlready
}
