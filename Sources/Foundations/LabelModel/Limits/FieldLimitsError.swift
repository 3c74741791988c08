/// A fault of a file of limits.
public enum FieldLimitsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file is not a JSON object of the expected shape.
  case malformed(String)
  /// The file names an unknown food type or profile.
  case unknownProfile(String)
  /// The file names an unknown nutrient.
  case unknownNutrient(String, profile: String)
  /// The minimum is above the maximum, or an end is outside 0–100 %.
  case badRange(Nutrient, profile: String, AllowedRange)

  /// The fault, then the remedy.
  public var description: String {
    switch self {
    case .malformed(let detail):
      "limits are not readable (\(detail)); write "
        + #"{"wet": {"ash": {"minimum": 0, "maximum": 8}}} with numbers in percent"#
    case .unknownProfile(let name):
      "limits name the food type \"\(name)\"; use "
        + FoodType.allCases.map(\.rawValue).joined(separator: ", ")
        + ", or of one audience " + LimitProfile.all.map(\.name).joined(separator: ", ")
    case .unknownNutrient(let name, let profile):
      "limits for \(profile) name the nutrient \"\(name)\"; use "
        + Nutrient.petFoodCore.map(\.rawValue).joined(separator: ", ")
        + " or another key of a record"
    case .badRange(let nutrient, let profile, let range):
      "limits for \(profile) allow \(nutrient.rawValue) from \(range.minimum) to "
        + "\(range.maximum); give a minimum that is not above the maximum, both from 0 to 100"
    }
  }
}
