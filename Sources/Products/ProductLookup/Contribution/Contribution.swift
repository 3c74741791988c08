public import Foundation

/// A field of the product databases' form, by its name there.
public struct ContributedField: Hashable, Sendable, Codable {
  /// The form's name of it, such as `nutriment_fat`.
  public var name: String
  /// The bytes that are sent.
  public var value: String

  /// Creates a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A photo for a product database: pixels and nothing else.
public struct ContributedPhoto: Hashable, Sendable, Codable {
  /// The subject of a photo; the raw value is the database's word.
  public enum Subject: String, Hashable, Sendable, Codable, CaseIterable {
    case front, ingredients, nutrition, packaging
  }

  /// The subject.
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

/// An account of the product databases. It says nothing of its password.
public struct ContributorAccount: Sendable, Hashable {
  /// The user's name.
  public var user: String
  /// The password.
  public var password: Secret

  /// Creates an account.
  public init(user: String, password: Secret) {
    self.user = user
    self.password = password
  }
}
