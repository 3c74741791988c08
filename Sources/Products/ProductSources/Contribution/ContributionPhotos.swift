import Digests
import Foundation
package import LabelImaging
package import LabelModel
package import ProductLookup

/// A photo as it would be sent.
package struct PreparedPhoto: Hashable, Sendable {
  /// The file that it was made from.
  package var path: String
  /// Columns and rows.
  package var size: PixelSize
  /// The bytes that are sent.
  package var photo: ContributedPhoto

  /// Creates a photo.
  package init(path: String, size: PixelSize, photo: ContributedPhoto) {
    self.path = path
    self.size = size
    self.photo = photo
  }
}

/// The reason why a photo cannot be sent.
package enum PhotoPreparationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The picture cannot be read or written.
  case image(ImageError)
  /// The picture is not fit for a product database.
  case unfit(ContributionError)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .image(let error): error.description
    case .unfit(let error): error.description
    }
  }
}

/// Decodes a photo and encodes its pixels anew, upright. Nothing of its metadata is left, for
/// example of its place and camera.
///
/// - Parameters:
///   - path: the photo.
///   - subject: what it shows.
///   - language: the language of what it shows, ISO 639-1.
///   - digest: the SHA-256 of the file that is meant; `nil` takes whatever is there.
/// - Returns: the photo as it would be sent.
/// - Throws: ``PhotoPreparationError``; a photo below 640 × 160 pixels is refused, as the databases do
///   (openfoodfacts-server, `docs/api/tutorial-uploading-photo-to-a-product.md`).
package func preparePhoto(
  _ path: String, showing subject: ContributedPhoto.Subject, language: String?,
  sha256 digest: String? = nil
) throws(PhotoPreparationError) -> PreparedPhoto {
  let image: ColorImage
  do {
    image = try decodeColor(contentsOf: path)
  } catch {
    throw .image(error)
  }
  if let digest {
    guard let data = FileManager.default.contents(atPath: path), sha256(Array(data)) == digest
    else { throw .unfit(.photoChanged(path: path)) }
  }
  guard image.width >= 640, image.height >= 160 else {
    throw .unfit(.photoTooSmall(path: path, width: image.width, height: image.height))
  }
  do {
    // At 90 small print is as legible as in the photo; the databases compress again.
    let jpeg = Data(try encodeJPEG(image, quality: 90))
    return PreparedPhoto(
      path: path, size: PixelSize(width: image.width, height: image.height),
      photo: ContributedPhoto(subject, language: language, jpeg: jpeg))
  } catch {
    throw .image(error)
  }
}

/// Returns the photos of a record's last scan that show its values. The first is the one that most
/// nutrients were read from. If another one has the list of ingredients, it is the second: a
/// database takes a photo once only.
package func photosOfScan(
  _ record: ProductRecord
) -> [(subject: ContributedPhoto.Subject, image: ImageReference)] {
  let images = record.origin.images
  func reference(_ name: String) -> ImageReference? { images.first { $0.file == name } }
  let read = record.nutrients.values.filter { $0.source == .ocr }
    .compactMap { $0.evidence.map { TurnedName.source(of: $0.image) } }
    .filter { reference($0) != nil }
  let counts = Dictionary(grouping: read) { $0 }.mapValues(\.count)
  var photos: [(subject: ContributedPhoto.Subject, image: ImageReference)] = []
  if let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
    let image = reference(most)
  {
    photos.append((.nutrition, image))
  }
  if let image = record.ingredients.flatMap({
    reference(TurnedName.source(of: $0.evidence.image))
  }),
    image != photos.first?.image
  {
    photos.append((.ingredients, image))
  }
  return photos
}
