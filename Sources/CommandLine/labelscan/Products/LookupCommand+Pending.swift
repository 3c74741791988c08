import LabelModel
import LabelScan
import ProductLookup
import ProductSources
import ProductStore

extension LookupCommand {
  /// Products in a row without an answer, after which no more are asked for.
  private static let patience = 3

  /// Completes the records that wait for a look-up.
  func completePending() async throws(CommandFailure) {
    let chosen = try LookupSettings(lookup)
    guard !chosen.isOffline else {
      throw CommandFailure(
        .usage, "--pending asks databases on the network; leave --offline out")
    }
    let opened = try keeping.store.openExisting(forWriting: true)
    let waiting = try storing { () throws(ProductStoreError) in try opened.pendingProducts() }
    guard let source = try chosen.services(language: nameLanguage).source(isKept: true) else {
      return
    }
    let prefetched = PrefetchedSource(source)
    await prefetched.prefetch(waiting.compactMap { $0.record.barcode?.gtin })
    var (done, failures) = (0, 0)
    for product in waiting where failures < Self.patience {
      guard let gtin = product.record.barcode?.gtin else { continue }
      let answer: CatalogProduct?
      do throws(LookupError) {
        answer = try await LookupDeadline.within(chosen.wholeTimeLimit) {
          () async throws(LookupError) in
          try await prefetched.product(for: gtin, of: product.record.subject)
        }
      } catch {
        complain("\(gtin): \(error.description)")
        failures += 1
        continue
      }
      failures = 0
      let record = answer.map {
        assembleRecord(of: $0, barcode: gtin, options: options, engine: engine)
      }
      _ = try storing { () throws(ProductStoreError) in
        try opened.update(.id(product.id)) { completed($0, by: record) }
      }
      done += 1
    }
    try output(
      "\(counted(done, "record")) completed"
        + (done < waiting.count ? ", \(waiting.count - done) waiting" : "") + "\n")
    if done < waiting.count { throw CommandFailure(.tryLater, "") }
  }
}
