package import Foundation

/// A person's answer to one value of a product, as it is kept.
package struct ReviewAnswer: Hashable, Sendable {
  /// The time of the answer.
  package var made: Date
  /// The answer as JSON, in the form of whoever asked.
  package var answer: Data
  /// The name of the photo that shows the value; `nil` where none does.
  package var file: String?
  /// The photo's SHA-256 in lower-case hexadecimal digits.
  package var sha256: String?

  /// Creates an answer.
  package init(made: Date, answer: Data, file: String? = nil, sha256: String? = nil) {
    self.made = made
    self.answer = answer
    self.file = file
    self.sha256 = sha256
  }
}

/// The outcome of keeping an answer, or of taking one back.
package enum AnswerOutcome: Hashable, Sendable {
  /// The product has the new record.
  case done
  /// The product was changed meanwhile, and nothing was done.
  case changed
  /// There is no such product, or no answer to it.
  case missing
}
