package import LabelModel

extension ProductRecord {
  /// Whether a scan shows anything of a product, so that its record is worth keeping.
  ///
  /// Enough are an amount, ingredients, a barcode or a name. A barcode or name that a person typed
  /// says nothing of the scan. A product that a database knows is one, too.
  package var showsProduct: Bool {
    status != .unreadable || lookup == .found || ingredients != nil
      || barcode.map { $0.source != .manual } == true || name.map { $0.source != .manual } == true
  }
}
