/// Returns the value with half of all weight at or below it; `nil` without values.
///
/// - Parameter values: values with their weights, 0 or above.
/// - Returns: the least such value.
package func weightedMedian(_ values: [(value: Double, weight: Double)]) -> Double? {
  let half = values.reduce(0) { $0 + $1.weight } / 2
  var sum = 0.0
  return values.sorted { $0.value < $1.value }.first {
    sum += $0.weight
    return sum >= half
  }?.value
}
