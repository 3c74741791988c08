/// Why a reading is doubtful, by the codes that records keep (``NutrientReading/doubts``).
///
/// A code that is not among these is shown as it is.
package enum ReadingDoubt: String, Hashable, Sendable, CaseIterable {
  case letterAsDigit, decimalMarkRepaired, decimalMarkLost, unitReadAsDigit, unitRepaired
  case unitAssumed, nameRepaired, rowUncertain, slashReadAsDigit, alternative, boundRepaired
  case decimalPointRestored
}
