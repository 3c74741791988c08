import ArgumentParser
import LabelModel

/// `fat`, `ocr:fat`, `api:name`.
struct RejectionArgument {
  var rejection: Rejection

  init(parsing argument: String) throws {
    guard let rejection = Rejection(text: argument) else {
      throw ValidationError(
        "name a nutrient as in the record, name, brand or barcode, if need be with ocr: or api: in "
          + "front")
    }
    self.rejection = rejection
  }
}
