package import Foundation
package import LabelModel

/// A photo that was uploaded, and what became of it.
package struct Scan: Hashable, Sendable, Codable {
  package enum State: String, Codable {
    /// It waits, or is being read.
    case waiting, reading
    /// Its values are in a product.
    case done
    /// It was read and shows no label.
    case unreadable
    /// It could not be read.
    case failed
  }

  /// The photo's SHA-256 in lower-case hexadecimal digits: the same photo is one scan.
  package var id: String
  /// The photo's name at its sender, without folders.
  package var name: String
  package var received: Date
  package var state: State
  /// The product's number in the database, when ``state`` is `done`.
  package var product: Int64?
  /// The failure and the remedy, in a sentence.
  package var message: String?
  /// The code of the failure, as the command line writes it.
  package var code: String?
  /// The upright photo's size, in pixels, to which boxes of values refer.
  package var width: Int?
  package var height: Int?
  /// The clockwise turn that made the photo upright; `nil` for one that an earlier version read.
  package var turn: QuarterTurn?

  /// Whether its product was deleted: the next server removes it. Until then the product can be taken back.
  package var isDeleted: Bool?

  /// The digits of the bar code, known before the label is read.
  package var barcode: String?
  /// The name that a database has for ``barcode``, or the own products have.
  package var productName: String?

  /// Creates a scan that waits, or is in another state.
  package init(id: String, name: String, received: Date, state: State = .waiting) {
    self.id = id
    self.name = name
    self.received = received
    self.state = state
  }

  /// Whether nothing more will happen to it by itself.
  var isSettled: Bool { state != .waiting && state != .reading }
}
