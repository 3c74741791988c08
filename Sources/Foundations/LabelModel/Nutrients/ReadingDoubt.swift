/// A doubt about a reading; the raw value is the code in records.
public enum ReadingDoubt: String, Hashable, Sendable, Codable, CaseIterable {
  /// A letter replaced a digit: "O,5".
  case letterAsDigit
  /// A colon, a semicolon or a blank replaced the decimal mark: "2:0".
  case decimalMarkRepaired
  /// The decimal mark is missing and was put back: "780 %" for 78.0.
  case decimalMarkLost
  /// The unit g was read as a final 9 or 8.
  case unitReadAsDigit
  /// The unit was damaged.
  case unitRepaired
  /// The unit is missing and was taken from the table.
  case unitAssumed
  /// The name was damaged.
  case nameRepaired
  /// The name was not read.
  case nameNotRead
  /// The value is not in its name's row.
  case rowUncertain
  /// The slash before the number was read as a first 1.
  case slashReadAsDigit
  /// Another reading of the same print is possible.
  case alternative
  /// The bound's word was damaged and was taken from the nutrient.
  case boundRepaired
  /// The decimal point was put in to agree with the label's other numbers.
  case decimalPointRestored
}
