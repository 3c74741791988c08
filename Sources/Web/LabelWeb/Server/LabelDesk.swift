package import LabelModel
package import LabelScan
package import ProductStore

/// The parts that the server works with: the scanner of photos and the database.
package struct LabelDesk: Sendable {
  var scanner: LabelScanner
  var store: RecordStore
  var drafting: FoodDrafting
  var limits: FieldLimits
  var early: EarlyProduct.Finder?
  var lookUp: NumberLookup.Finder?
  var contributions: ContributionDesk?

  /// Gathers the parts.
  ///
  /// - Parameters:
  ///   - scanner: reads photos and makes records; photos of strangers belong into worker processes.
  ///   - store: the database of records.
  ///   - drafting: makes drafts of what people say that they ate.
  ///   - limits: the ranges that a changed record is checked by.
  ///   - early: finds the product of a photo's bar code before the label is read; `nil` waits for the label.
  ///   - lookUp: makes the record of a typed number; `nil` where nothing can be asked.
  ///   - contributions: the way to the product databases; `nil` for a server that asks none.
  package init(
    scanner: LabelScanner, store: RecordStore, drafting: FoodDrafting,
    limits: FieldLimits = .standard, early: EarlyProduct.Finder? = nil,
    lookUp: NumberLookup.Finder? = nil, contributions: ContributionDesk? = nil
  ) {
    self.scanner = scanner
    self.store = store
    self.drafting = drafting
    self.limits = limits
    self.early = early
    self.lookUp = lookUp
    self.contributions = contributions
  }
}
