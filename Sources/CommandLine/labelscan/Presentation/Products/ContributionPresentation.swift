import Foundation
import LabelModel
import ProductLookup
import ProductSources
import ProductStore

/// Shows a contribution before it is sent and after it.
struct ContributionPresentation {
  let contribution: ComposedContribution
  let photos: [PreparedPhoto]
  let server: ContributionServer
  let address: String
  /// The entry of the queue; `nil` before it is confirmed.
  var state: QueuedContribution?
  /// Whether the same was in the queue before.
  var wasKnown = false

  init(
    _ contribution: ComposedContribution, photos: [PreparedPhoto], server: ContributionServer,
    address: String
  ) {
    self.contribution = contribution
    self.photos = photos
    self.server = server
    self.address = address
  }

  /// Whether a photo, or a field besides the language, is to be sent.
  var hasContent: Bool { !photos.isEmpty || contribution.hasContent }

  /// The whole, for a person or a program.
  func rendered(asJSON: Bool) throws(CommandFailure) -> Data {
    guard asJSON else { return Data(text.utf8) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(Report(self)) + [UInt8(ascii: "\n")]
    } catch {
      throw CommandFailure(
        .internalFault, "a contribution cannot be written as JSON: \(error)")
    }
  }

  private var text: String {
    let database = contribution.service == .food ? "Open Food Facts" : "Open Pet Food Facts"
    let place = server == .staging ? "for trying out" : "the public database"
    var text = "\(contribution.gtin) for \(database), \(place) (\(terminalSafe(address)))\n\n"
    let width = contribution.fields.map(\.name.count).max() ?? 0
    for field in contribution.fields {
      let name = field.name.padding(toLength: width, withPad: " ", startingAt: 0)
      text += "  \(name)  \(terminalSafe(field.value))\n"
    }
    for photo in photos {
      text +=
        "  photo \(photo.photo.imageField)  \(terminalSafe(photo.path)), "
        + "\(photo.size.width) x \(photo.size.height), \(photo.photo.jpeg.count / 1000) kB, "
        + "without metadata\n"
    }
    if !contribution.leftOut.isEmpty { text += "\nLeft out\n" }
    for entry in contribution.leftOut {
      text += "  \(entry.what): \(terminalSafe(entry.reason))\n"
    }
    for caution in contribution.cautions { text += "\nCaution: \(caution)\n" }
    return text + "\n\(closing)\n"
  }

  private var closing: String {
    guard hasContent else { return "Nothing is to be sent." }
    guard let state else {
      return "Nothing was sent. The same command with --confirm sends exactly this."
    }
    let again = wasKnown ? " already" : ""
    return switch state.state {
    case .sent: "Sent\(again) (#\(state.id) in the queue)."
    case .refused: "Refused\(again) (#\(state.id) in the queue)."
    case .waiting: "In the queue\(again) as #\(state.id); labelscan contribute send sends it."
    }
  }

  /// A line of the queue's list.
  static func line(of entry: QueuedContribution, now: Date) -> String {
    let format = ISO8601DateFormatter()
    let server = ContributionQueue.server(of: entry)?.rawValue ?? "unknown server"
    var line = "#\(entry.id)  \(entry.key)  \(server)  \(entry.state.rawValue)"
    if entry.state == .waiting {
      line += ", \(counted(entry.partsLeft, "part")) left"
      if entry.due > now { line += ", not before \(format.string(from: entry.due))" }
    }
    if let note = entry.note, !note.isEmpty { line += ": \(terminalSafe(note))" }
    return line + "\n"
  }
}

/// The JSON form.
private struct Report: Encodable {
  struct Photo: Encodable {
    var field: String
    var file: String
    var width: Int
    var height: Int
    var bytes: Int
  }

  var gtin: GTIN
  var service: OpenFoodFactsService
  var server: ContributionServer
  var address: String
  var fields: [ContributedField]
  var photos: [Photo]
  var leftOut: [ComposedContribution.LeftOut]
  var cautions: [String]
  /// Its number in the queue; `null` before it is confirmed.
  var queued: Int64?
  /// `shown` before it is confirmed.
  var state: String

  init(_ shown: ContributionPresentation) {
    gtin = shown.contribution.gtin
    service = shown.contribution.service
    server = shown.server
    address = shown.address
    fields = shown.contribution.fields
    photos = shown.photos.map {
      Photo(
        field: $0.photo.imageField, file: $0.path, width: $0.size.width, height: $0.size.height,
        bytes: $0.photo.jpeg.count)
    }
    leftOut = shown.contribution.leftOut
    cautions = shown.contribution.cautions
    queued = shown.state?.id
    state = shown.state?.state.rawValue ?? "shown"
  }

  enum CodingKeys: String, CodingKey {
    case gtin, service, server, address, fields, photos, leftOut, cautions, queued, state
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gtin, forKey: .gtin)
    try container.encode(service, forKey: .service)
    try container.encode(server, forKey: .server)
    try container.encode(address, forKey: .address)
    try container.encode(fields, forKey: .fields)
    try container.encode(photos, forKey: .photos)
    try container.encode(leftOut, forKey: .leftOut)
    try container.encode(cautions, forKey: .cautions)
    try container.encode(queued, forKey: .queued)
    try container.encode(state, forKey: .state)
  }
}
