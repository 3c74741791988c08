import Foundation
import HTTPTypes
import LabelModel
import LabelScan
import Languages
import ProductStore

/// The photos that were uploaded: each is read once, in the order in which they came.
actor ScanQueue {
  private let desk: LabelDesk
  private let keeper: ScanKeeper
  private let folder: ScanFolder
  private let mostWaiting: Int
  private var scans: [String: Scan] = [:]
  /// The ids of the scans, the last one last.
  private var order: [String] = []
  /// The ids of those that wait or are being read.
  private var unsettled: Set<String> = []
  /// The scan of each name.
  private var owners: [String: String] = [:]
  /// The last photo of each product, by the product's number.
  private var pictures: [Int64: String] = [:]
  /// The changes of the scans.
  nonisolated let events = ScanEvents()

  /// The most unread photos with which a bar code is looked up early.
  ///
  /// With more of them the processors are for reading.
  private static let mostEarly = 4

  /// Takes up what an earlier server left.
  init(_ desk: LabelDesk, review: ReviewDesk, folder: ScanFolder, mostWaiting: Int) {
    self.desk = desk
    keeper = ScanKeeper(desk, review: review, folder: folder)
    self.folder = folder
    self.mostWaiting = mostWaiting
    let known = folder.scans().sorted { ($0.received, $0.id) < ($1.received, $1.id) }
    scans = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    order = known.map(\.id)
    unsettled = Set(known.filter { !$0.isSettled }.map(\.id))
    owners = Dictionary(known.map { ($0.name, $0.id) }) { first, _ in first }
    pictures = Dictionary(known.compactMap(Self.picture)) { _, last in last }
  }

  /// The product of a photo that can be shown.
  private static func picture(_ scan: Scan) -> (Int64, String)? {
    scan.width == nil ? nil : scan.product.map { ($0, scan.id) }
  }

  /// The scan of each product's last photo, for lists; a product without a photo has none.
  func pictures(of products: [Int64]) -> [Int64: String] {
    let wanted = Set(products)
    return Dictionary(
      uniqueKeysWithValues: wanted.compactMap { product in
        pictures[product].flatMap { scan($0) == nil ? nil : (product, $0) }
      })
  }

  /// Begins to read what waits since an earlier run.
  func resume() {
    for id in order where unsettled.contains(id) { begin(id) }
  }

  /// The scan of an id; `nil` for one whose product was deleted.
  func scan(_ id: String) -> Scan? {
    guard let scan = scans[id], scan.isDeleted != true, !isRemoved(scan) else { return nil }
    return scan
  }

  /// The latest scans, the last one first.
  func latest(_ count: Int) -> [Scan] {
    Array(order.reversed().lazy.compactMap(scan).prefix(count))
  }

  /// Whether another program removed a scan from the folder, as `labelscan delete` does.
  private func isRemoved(_ scan: Scan) -> Bool { scan.isSettled && !folder.has(scan.id) }

  /// Forgets what another program removed from the folder.
  func forgetRemoved() { forget(scans.values.filter(isRemoved).map(\.id)) }

  private func forget(_ ids: some Sequence<String>) {
    for id in ids {
      guard let scan = scans.removeValue(forKey: id) else { continue }
      if owners[scan.name] == id { owners[scan.name] = nil }
      if let product = scan.product, pictures[product] == id { pictures[product] = nil }
    }
    order.removeAll { scans[$0] == nil }
  }

  /// Takes in an uploaded photo; one that is known is not read twice, unless it failed.
  ///
  /// - Parameters:
  ///   - part: the photo's file, which is moved.
  ///   - id: its SHA-256.
  ///   - name: its name at the sender.
  ///   - time: when it came.
  /// - Returns: its scan.
  /// - Throws: ``WebProblem`` when too many wait, and for a full disk.
  func add(_ part: String, id: String, name: String, at time: Date) throws -> Scan {
    if let known = scans[id], known.state != .failed, try !isDeleted(known) {
      try? FileManager.default.removeItem(atPath: part)
      return known
    }
    guard unsettled.count < mostWaiting else {
      try? FileManager.default.removeItem(atPath: part)
      throw WebProblem(.serviceUnavailable, .tooManyPhotos, ["count": "\(mostWaiting)"])
    }
    let scan = Scan(id: id, name: unusedName(name, id), received: time)
    do {
      guard rename(part, folder.upload(id)) == 0 else { throw CocoaError(.fileWriteUnknown) }
      try folder.keep(scan)
    } catch {
      throw WebProblem(.insufficientStorage, .diskIsFull)
    }
    if scans.updateValue(scan, forKey: id) != nil { order.removeAll { $0 == id } }
    order.append(id)
    owners[scan.name] = id
    begin(id)
    return scan
  }

  /// Whether the product of a scan was deleted since: its photo is then read again.
  ///
  /// The product's number may be another product's by now.
  private func isDeleted(_ scan: Scan) throws -> Bool {
    guard scan.isDeleted != true, !isRemoved(scan) else { return true }
    guard let product = scan.product else { return false }
    return try desk.store.product(.id(product)) == nil
  }

  /// Marks the scans of a product that was deleted.
  ///
  /// - Parameter photos: the SHA-256 of the product's photos.
  /// - Throws: ``ProductStoreError``.
  func markDeleted(_ photos: Set<String>) throws {
    let others = try desk.store.keptPhotos(among: photos)
    for id in photos.subtracting(others) where scans[id]?.isSettled == true {
      change(id) { $0.isDeleted = true }
    }
  }

  /// Unmarks the scans of a product that was taken back.
  ///
  /// - Parameters:
  ///   - photos: the SHA-256 of the product's photos.
  ///   - product: its number from now on.
  func markRestored(_ photos: Set<String>, as product: Int64) {
    for id in photos where scans[id]?.isDeleted == true {
      change(id) {
        $0.isDeleted = nil
        $0.product = product
      }
    }
  }

  /// Forgets the photos that came before `time` and whose scans are deleted.
  ///
  /// A product that can be taken back keeps its photos.
  ///
  /// - Throws: ``ProductStoreError``.
  func removeDeleted(before time: Date) throws {
    let old = scans.values.filter { $0.received < time && $0.isSettled && $0.isDeleted != true }
    forget(try folder.remove(Set(old.map(\.id)), deletedFrom: desk.store))
  }

  /// The photos of a record that are kept, by the name that evidence calls them.
  func photos(of record: ProductRecord) -> [String: Scan] {
    var photos: [String: Scan] = [:]
    for image in record.origin.images {
      if let digest = image.sha256, let scan = scan(digest), scan.width != nil {
        photos[image.file] = scan
      }
    }
    return photos
  }

  /// Returns the name, with digits of the digest where another photo has it.
  ///
  /// Phones call every photo `image.jpg`, and evidence names photos by their names alone.
  private func unusedName(_ name: String, _ id: String) -> String {
    guard let owner = owners[name], owner != id else { return name }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let stem = parts.count > 1 ? parts.dropLast().joined(separator: ".") : name
    return "\(stem)-\(id.prefix(6))" + (parts.count > 1 ? "." + parts[parts.count - 1] : "")
  }

  private func begin(_ id: String) {
    change(id) { $0.state = .reading }
    let isQuiet = unsettled.count <= Self.mostEarly
    Task { await read(id) }
    if isQuiet, let find = desk.early { Task { await findEarly(id, find) } }
  }

  /// Notes the product of the bar code while the label is still being read.
  private func findEarly(_ id: String, _ find: EarlyProduct.Finder) async {
    guard let found = await find(folder.upload(id)), scans[id]?.isSettled == false else { return }
    // The early name is a courtesy: a database that cannot be read is reported when the record is kept.
    let own = try? desk.store.product(.gtin(found.gtin))?.record.name?.value
    change(id) {
      $0.barcode = found.gtin.digits
      $0.productName = own ?? found.name
    }
  }

  /// Reads a photo or a film, keeps its record and a photo's picture, and removes the file as it came.
  ///
  /// A fault of the machine is not the photo's: its file stays, and the next start reads it. So does one whose end
  /// the disk did not take.
  private func read(_ id: String) async {
    guard let scan = scans[id] else { return }
    let upload = folder.upload(id)
    let isDone: Bool
    do {
      let reading = try await desk.scanner.reading(of: .file(upload, name: scan.name))
      let record = await desk.scanner.record(from: [reading])
      let product = try await keeper.keep(record, reading, of: scan)
      let isFilm = reading.seconds != nil
      isDone = change(id) {
        $0.width = isFilm ? nil : reading.page.size?.width
        $0.height = isFilm ? nil : reading.page.size?.height
        $0.turn = reading.page.turn
        $0.product = product
        $0.state = product == nil ? .unreadable : .done
        $0.message = product == nil ? Wording.english(.photographAgain) : nil
      }
    } catch {
      let failure = ScanFailure(
        error, of: scan.name, at: upload, in: folder.path, databasePath: desk.store.path)
      let isOnDisk = change(id) {
        $0.state = .failed
        $0.message = failure.message
        $0.code = failure.code
      }
      isDone = isOnDisk && !failure.isOfMachine
    }
    if isDone { try? FileManager.default.removeItem(atPath: upload) }
  }

  /// Changes a scan's state.
  ///
  /// The state in memory goes on where the disk does not take it.
  ///
  /// - Returns: whether a restarted server knows the change.
  @discardableResult
  private func change(_ id: String, _ change: (inout Scan) -> Void) -> Bool {
    guard var scan = scans[id] else { return false }
    change(&scan)
    scans[id] = scan
    if let (product, picture) = Self.picture(scan) { pictures[product] = picture }
    if scan.isSettled { unsettled.remove(id) } else { unsettled.insert(id) }
    events.publish(id)
    return (try? folder.keep(scan)) != nil
  }
}
