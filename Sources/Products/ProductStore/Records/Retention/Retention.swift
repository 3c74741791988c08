package import Foundation

/// The time for which a database of records keeps things. Products themselves stay until they are deleted.
package struct Retention: Hashable, Sendable {
  /// The time for which scans are kept, in seconds; `nil` for ever.
  package var scans: TimeInterval?
  /// The time for which names and digests of photos are kept, in seconds; `nil` as long as their
  /// scans. They identify a photo without a barcode.
  package var photos: TimeInterval?
  /// The time for which meals stay in the diary, in seconds; `nil` for ever. What is known from them, and goals, stay.
  package var diary: TimeInterval?

  /// Everything is kept for ever: so it is until a person wants it otherwise.
  package static let forever = Retention()
  /// Scans for 30 days, photos' names and digests for 7, the diary for 90.
  package static let standard = Retention(
    scans: 30 * 86_400, photos: 7 * 86_400, diary: 90 * 86_400)

  /// Creates settings.
  package init(
    scans: TimeInterval? = nil, photos: TimeInterval? = nil, diary: TimeInterval? = nil
  ) {
    self.scans = scans
    self.photos = photos
    self.diary = diary
  }
}

extension Retention {
  /// The moment before which nothing is kept of a photo at `time`; `nil` where photos are kept for ever.
  package func endOfPhotos(at time: Date) -> Date? {
    [scans, photos].compactMap(\.self).min().map { time - $0 }
  }
}
