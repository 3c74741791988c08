import ProductStore

extension StoreOptions {
  /// Changes a contribution of the queue; `work` returns whether it could be changed.
  func changeContribution(
    _ number: Int64, missing what: String,
    _ work: (RecordStore) throws(ProductStoreError) -> Bool
  ) throws(CommandFailure) {
    let opened = try openExisting(forWriting: true)
    guard try storing({ () throws(ProductStoreError) in try work(opened) }) else {
      throw CommandFailure(
        .badData, "no contribution #\(number) \(what); contribute queue lists them")
    }
  }
}
