import ArgumentParser
import ProductLookup

/// `nutrition=a.jpg`.
struct PhotoArgument {
  var subject: ContributedPhoto.Subject
  var path: String

  init(parsing argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let subject = ContributedPhoto.Subject(rawValue: String(parts[0]))
    else {
      throw ValidationError(
        "write it like nutrition=a.jpg; a photo shows front, ingredients, nutrition or packaging")
    }
    self.subject = subject
    path = String(parts[1])
  }
}
