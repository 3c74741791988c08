package import Foundation

/// Something that a person gives back to a product database, to be sent when that can be reached.
package struct QueuedContribution: Hashable, Sendable {
  /// The state of a contribution.
  package enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is to be sent.
    case waiting
    /// Everything of it was taken.
    case sent
    /// The service did not take it.
    case refused
  }

  /// Its number in the queue.
  package var id: Int64
  /// The product's number without leading zeros.
  package var key: Int64
  /// Where it goes, in the caller's own words.
  package var envelope: Data
  /// The state.
  package var state: State
  /// The time of a person's confirmation.
  package var created: Date
  /// The earliest time at which it may be sent.
  package var due: Date
  /// The number of tries in vain.
  package var attempts: Int
  /// The reason why it was not sent yet, or refused.
  package var note: String?
  /// The number of its parts that are still to be sent.
  package var partsLeft: Int
}

/// A part of a contribution that was not sent yet.
package struct ContributionPart: Hashable, Sendable {
  /// Its place among the parts, from 0; they are sent in that order.
  package var number: Int
  /// The content, in the caller's own form.
  package var body: Data
}
