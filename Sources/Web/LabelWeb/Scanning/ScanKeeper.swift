import Dispatch
import Foundation
import LabelModel
import LabelScan
import ProductStore

/// Keeps the outcome of a scan: the picture of its photo, and its record in the database.
///
/// Making a picture takes seconds, and so may another program's writing. Both wait on a thread of their own, so that
/// pages are answered meanwhile.
final class ScanKeeper: Sendable {
  private let desk: LabelDesk
  private let review: ReviewDesk
  private let folder: ScanFolder
  private let thread = DispatchQueue(label: "scans")

  /// The longer side of the photo that is shown, in pixels.
  private static let longestSide = 1_600

  /// - Parameters:
  ///   - desk: the database, and the ranges that records are checked by.
  ///   - review: the answers of people to values.
  ///   - folder: the folder of pictures.
  init(_ desk: LabelDesk, review: ReviewDesk, folder: ScanFolder) {
    self.desk = desk
    self.review = review
    self.folder = folder
  }

  /// Keeps a scan's picture and record.
  ///
  /// - Returns: the product's number, `nil` for a photo that shows nothing of one.
  /// - Throws: the error of the photo, the disk or the database.
  func keep(_ record: ProductRecord, _ reading: PhotoReading, of scan: Scan) async throws -> Int64?
  {
    try await withCheckedThrowingContinuation { continuation in
      thread.async {
        continuation.resume(
          with: Result {
            // A film is decoded by the confined worker alone, which gives no picture out.
            if reading.seconds == nil { try self.keepPicture(reading, of: scan) }
            return try self.keep(record, at: scan.received)
          })
      }
    }
  }

  private func keepPicture(_ reading: PhotoReading, of scan: Scan) throws {
    let picture = try photoPreview(
      folder.upload(scan.id), reading: reading, record: nil, longestSide: Self.longestSide)
    try folder.write(Data(picture), to: folder.photo(scan.id))
  }

  /// Keeps a scan's record; people's answers to the product outlive the scan.
  private func keep(_ record: ProductRecord, at time: Date) throws -> Int64? {
    guard record.showsProduct else { return nil }
    // A photo is one scan, also where a full disk had it read again.
    let product = try desk.store.save(record, at: time, replacesEarlier: true) { known, new in
      combineScans(known: known, scan: new, limits: desk.limits)
    }
    let answered = try review.withAnswers(product.record, of: product.id)
    if answered != product.record {
      _ = try desk.store.update(.id(product.id)) { $0 == product.record ? answered : $0 }
    }
    return product.id
  }
}
