import Foundation

/// The decimal that prints as `value` does.
func decimal(_ value: Double) -> Decimal { Decimal(string: "\(value)") ?? .nan }
