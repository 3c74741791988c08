import Foundation

/// Right, wrong and printed values, by the rule of the scorer.
struct Tally {
  var printed = 0
  var right = 0
  var wrong = 0
  var basisRight = 0
  var basisAll = 0
  var causes: [String: Int] = [:]

  static func += (sum: inout Tally, one: Tally) {
    sum.printed += one.printed
    sum.right += one.right
    sum.wrong += one.wrong
    sum.basisRight += one.basisRight
    sum.basisAll += one.basisAll
    sum.causes.merge(one.causes, uniquingKeysWith: +)
  }

  var short: String {
    let p = Double(right) / Double(max(1, right + wrong))
    let r = Double(right) / Double(max(1, printed))
    let bases = causes.filter { $0.key.hasPrefix("basis") }.reduce(0) { $0 + $1.value }
    return String(
      format: "%d/%d (basis %d) P %.3f F1 %.3f;", right, wrong, bases, p,
      2 * p * r / max(1e-9, p + r))
  }

  var text: String {
    let p = Double(right) / Double(max(1, right + wrong))
    let r = Double(right) / Double(max(1, printed))
    return String(
      format: "right %4d wrong %3d of %4d  P %.3f R %.3f F1 %.3f  basis %d/%d", right, wrong,
      printed, p,
      r, 2 * p * r / max(1e-9, p + r), basisRight, basisAll)
      + "  "
      + causes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
