import LabelModel

extension ProductRecord {
  /// The brand and the name; empty where neither is known.
  var title: String {
    [brand?.value, name?.value].compactMap { $0 }.joined(separator: " ")
  }
}
