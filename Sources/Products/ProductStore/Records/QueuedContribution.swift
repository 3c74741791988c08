public import Foundation

/// Something that a person gives back to a product database, to be sent when that can be reached.
public struct QueuedContribution: Hashable, Sendable {
  /// The state of a contribution.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is to be sent.
    case waiting
    /// Everything of it was taken.
    case sent
    /// The service did not take it.
    case refused
  }

  /// Its number in the queue.
  public var id: Int64
  /// The product's number without leading zeros.
  public var key: Int64
  /// Where it goes, in the caller's own words.
  public var envelope: Data
  /// The state.
  public var state: State
  /// The time of a person's confirmation.
  public var created: Date
  /// The earliest time at which it may be sent.
  public var due: Date
  /// The number of tries in vain.
  public var attempts: Int
  /// The reason why it was not sent yet, or refused.
  public var note: String?
  /// The number of its parts that are still to be sent.
  public var partsLeft: Int
}

/// A part of a contribution that was not sent yet.
public struct ContributionPart: Hashable, Sendable {
  /// Its place among the parts, from 0; they are sent in that order.
  public var number: Int
  /// The content, in the caller's own form.
  public var body: Data
}
