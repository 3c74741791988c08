/// The readings that a record offers for review for one reason, and how many of them are right.
package struct ReviewReason: Hashable, Sendable, Encodable {
  /// The reason's code: a message's, or a doubt of reading.
  package var code: String
  /// The readings with this reason.
  package var readings: Int
  /// Those of them that are the printed value on the printed basis.
  package var right: Int

  /// Counts the readings for review by reason, the most frequent reason first.
  ///
  /// A reading of several reasons counts for each.
  static func counts(of offered: [OfferedReading]) -> [ReviewReason] {
    let reasons = offered.filter { !$0.isAccepted }.reduce(into: [String: ReviewReason]()) {
      for code in $1.reasons {
        $0[code, default: ReviewReason(code: code, readings: 0, right: 0)].readings += 1
        if $1.isRight { $0[code]?.right += 1 }
      }
    }
    return reasons.values.sorted { ($1.readings, $0.code) < ($0.readings, $1.code) }
  }
}
