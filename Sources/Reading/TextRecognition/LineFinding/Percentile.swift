import Foundation

/// Returns the value below which `share` of `values` lie, 0 for none.
func percentile(_ values: [Float], _ share: Float) -> Float {
  guard !values.isEmpty else { return 0 }
  return values.sorted()[Int((share * Float(values.count - 1)).rounded())]
}

/// Returns the value below which `share` of the items' values lie, 0 for none.
@inline(__always)
func percentile<Item>(_ items: [Item], _ share: Float, of value: (Item) -> Float) -> Float {
  guard items.count > 1 else { return items.first.map(value) ?? 0 }
  return withUnsafeTemporaryAllocation(of: Float.self, capacity: items.count) { buffer in
    var values = buffer
    for (index, item) in items.enumerated() {
      values.initializeElement(at: index, to: value(item))
    }
    values.sort()
    return values[Int((share * Float(values.count - 1)).rounded())]
  }
}

/// Returns the natural logarithm of the ratio of two positive numbers, without its sign.
@inline(__always)
func logRatio(_ first: Float, _ second: Float) -> Float {
  abs(log(max(first, 0.1) / max(second, 0.1)))
}
