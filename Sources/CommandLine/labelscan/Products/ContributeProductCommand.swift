import ArgumentParser
import Foundation
import LabelModel
import PhotoReading
import ProductLookup
import ProductSources
import ProductStore

/// `labelscan contribute BARCODE`: shows what would be sent, and sends it when that is confirmed.
struct ContributeProductCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "product",
    abstract: "Show what would be sent of a product that was scanned; send it with --confirm.",
    discussion: """
      Only values read from a label with certainty, or typed, are sent. Nothing from the databases \
      themselves, nothing calculated and nothing for review is sent. Photos are encoded anew: their \
      place and camera are not in them. Send only photos of your own.
      """)

  @Argument(
    help: ArgumentHelp("Its barcode's number, or # and its number in the history."),
    transform: ProductArgument.init(parsing:))
  var product: ProductArgument

  @Flag(help: "Send what this command shows without it.")
  var confirm = false

  @Flag(help: "With --confirm: put it into the queue and send it later, with contribute send.")
  var later = false

  @Option(
    name: .customLong("server"),
    help: ArgumentHelp(
      "Where to: staging, the servers for trying out, or production.", valueName: "server"))
  var destination = ServerArgument.staging

  private var server: ContributionServer { destination.value }

  @Option(
    name: .customLong("photo"),
    help: ArgumentHelp(
      "A photo to send, like nutrition=a.jpg; front, ingredients, nutrition or packaging; repeatable.",
      valueName: "subject=file"), transform: PhotoArgument.init(parsing:))
  var photos: [PhotoArgument] = []

  @Flag(help: "Send the scan's photos of the nutrients and of the ingredients.")
  var scanPhotos = false

  @Option(
    help: ArgumentHelp(
      "The label's language, like de; without it, that of the ingredients.", valueName: "code"))
  var language: String?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @OptionGroup var contributor: ContributorOptions
  @OptionGroup var store: StoreOptions

  func validate() throws {
    if later && !confirm { throw ValidationError("--later goes with --confirm") }
    if let language, language.count != 2 || !language.allSatisfy({ ("a"..."z").contains($0) }) {
      throw ValidationError("--language is \(terminalSafe(language)); give two letters, like de")
    }
  }

  func perform() async throws(CommandFailure) {
    let (found, opened) = try store.product(product, forWriting: confirm)
    let composed: ComposedContribution
    do throws(ContributionError) {
      composed = try composeContribution(of: found.record, language: language)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
    let prepared = try preparedPhotos(of: found.record, language: composed.language)
    var presentation = ContributionPresentation(
      composed, photos: prepared, server: server,
      address: try contributor.address() ?? server.address(of: composed.service))
    guard presentation.hasContent else {
      try output(try presentation.rendered(asJSON: json))
      throw CommandFailure(
        .badData, "there is nothing of \(composed.gtin) to send; what is left out says why")
    }
    guard confirm else {
      try output(try presentation.rendered(asJSON: json))
      return
    }
    // Without an account nothing is put into the queue.
    let clients = try later ? [:] : contributor.clients(for: [server])
    let queue = ContributionQueue(opened)
    let (id, isNew) = try storing { () throws(ProductStoreError) in
      try queue.add(composed, photos: prepared, for: server)
    }
    if !later { try await send(id, queue, clients) }
    let entry = try storing { () throws(ProductStoreError) in try opened.contribution(id) }
    presentation.state = entry
    presentation.wasKnown = !isNew
    try output(try presentation.rendered(asJSON: json))
    try judge(entry)
  }

  private func send(
    _ id: Int64, _ queue: ContributionQueue,
    _ clients: [ContributionServer: OpenFoodFactsContributor]
  ) async throws(CommandFailure) {
    do throws(ProductStoreError) {
      try await queue.send(id, with: clients) { _, _ in }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func judge(_ entry: QueuedContribution?) throws(CommandFailure) {
    switch entry?.state {
    case .refused: throw CommandFailure(.badData, entry?.note ?? "")
    case .waiting where !later: throw CommandFailure(.tryLater, entry?.note ?? "")
    default: return
    }
  }

  private func preparedPhotos(
    of record: ProductRecord, language: String?
  ) throws(CommandFailure) -> [PreparedPhoto] {
    var wanted = photos.map { ($0.subject, $0.path, String?.none) }
    if scanPhotos {
      wanted += photosOfScan(record).map { ($0.subject, $0.image.file, $0.image.sha256) }
    }
    var prepared: [PreparedPhoto] = []
    for (subject, path, digest) in wanted {
      do throws(PhotoPreparationError) {
        prepared.append(
          try preparePhoto(path, showing: subject, language: language, sha256: digest))
      } catch {
        throw CommandFailure(ExitStatus(error), error.description)
      }
    }
    return prepared
  }
}

extension ExitStatus {
  /// The exit code of a photo that cannot be sent.
  fileprivate init(_ error: PhotoPreparationError) {
    self =
      switch error {
      case .image(let error): ExitStatus(PhotoFailure(error))
      case .unfit: .badData
      }
  }
}
