import Foundation
import Languages
package import LabelModel

/// A fact that must hold among the values of a panel.
package protocol PanelRule: Sendable {
  /// The rule's name in records.
  var rule: FindingRule { get }
  /// Returns what is wrong, nothing when the fact holds or does not apply.
  func findings(in panel: RecordPanel) -> [Finding]
  /// Panels in which the fact holds or does not apply.
  var accepted: [RecordPanel] { get }
  /// Panels in which it does not hold.
  var refused: [RecordPanel] { get }
}

extension PanelRule {
  /// An error of this rule about `nutrients`.
  func finding(
    _ code: MessageCode, _ arguments: [MessageParameter: MessageArgument],
    _ nutrients: [Nutrient], severity: Finding.Severity = .error
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: Message(code, arguments),
      fields: nutrients.map(\.rawValue))
  }

  /// A finding about an amount outside the range of its profile.
  func finding(_ outside: AmountOutOfRange, _ message: Message, _ nutrient: Nutrient) -> Finding {
    Finding(
      rule: rule, severity: outside.mayBeForDogs ? .warning : .error, message: message,
      fields: [nutrient.rawValue])
  }
}

/// Returns the nearest whole number.
func whole(_ amount: Decimal) -> Int {
  Int(NSDecimalNumber(decimal: amount).doubleValue.rounded())
}
