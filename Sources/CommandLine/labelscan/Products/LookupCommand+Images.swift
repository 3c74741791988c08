import Foundation
import LabelModel
import ProductLookup
import ProductSources
import ProductStore

extension LookupCommand {
  /// Writes the photos of products into the folder of `--images`.
  func save(
    imagesOf products: [CatalogProduct], _ chosen: LookupSettings
  ) async throws(CommandFailure) {
    guard let images else { return }
    let services = try chosen.services()
    let client: ProductImages
    do throws(LookupError) {
      client = try services.images()
    } catch {
      throw CommandFailure(.usage, error.description)
    }
    do {
      try makePrivateFolder(images)
    } catch {
      throw CommandFailure(.cannotCreate, "\(images): \(error.description)")
    }
    for product in products {
      for (kind, address) in (product.statements?.images ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard
          let image = await image(address, of: kind, product.gtin, client, chosen.wholeTimeLimit)
        else { continue }
        let path = "\(images)/\(product.gtin.digits)-\(kind).\(image.kind.rawValue)"
        if let earlier = FileManager.default.contents(atPath: path) {
          // It may be a person's own photo.
          if earlier != Data(image.bytes) {
            complain(
              "\(path) is another picture, so it is left as it is; move it to have the new one")
          }
          continue
        }
        try write(image.bytes, to: path)
        if image.isOld { complain("\(product.gtin): the photo \(kind) is an older one") }
      }
    }
  }

  /// Returns a photo; `nil`, with the reason on standard error, when it cannot be had.
  private func image(
    _ address: String, of kind: String, _ gtin: GTIN, _ client: ProductImages,
    _ timeLimit: Duration
  ) async -> ProductImage? {
    do throws(LookupError) {
      let image = try await LookupDeadline.within(timeLimit) {
        () async throws(LookupError) in try await client.image(address)
      }
      guard let image else { throw .notAsked }
      return image
    } catch {
      complain("\(gtin): the photo \(kind) cannot be had: \(error.description)")
      return nil
    }
  }
}
