public import Foundation

extension FieldLimits {
  /// Reads a table from JSON: `{"wet": {"ash": {"minimum": 0, "maximum": 8}}}`, in percent.
  ///
  /// A food type alone means every audience; `dogDry` means dry dog food and outweighs `dry`. Entries that the file
  /// leaves out are those of ``standard``. A key that is not understood is refused, since it may be a misspelt one
  /// whose limit would not hold.
  ///
  /// - Throws: ``FieldLimitsError`` that names what is wrong.
  public init(json: Data) throws(FieldLimitsError) {
    guard !json.isEmpty else { throw .malformed("the file is empty") }
    if let fault = fault(inShapeOf: json) { throw .malformed(fault) }
    let named: [String: [String: AllowedRange]]
    do {
      named = try JSONDecoder().decode([String: [String: AllowedRange]].self, from: json)
    } catch {
      throw .malformed(detail(of: error))
    }
    var changes: [String: [Nutrient: AllowedRange]] = [:]
    for (profile, nutrients) in named.sorted(by: { $0.key < $1.key }) {
      guard !LimitProfile.named(profile).isEmpty else { throw .unknownProfile(profile) }
      for (name, range) in nutrients.sorted(by: { $0.key < $1.key }) {
        guard let nutrient = Nutrient(rawValue: name) else {
          throw .unknownNutrient(name, profile: profile)
        }
        changes[profile, default: [:]][nutrient] = range
      }
    }
    try self.init(naming: changes)
  }
}

/// Returns the first part of a file of limits that has another shape; `nil` without one, or for no JSON.
private func fault(inShapeOf json: Data) -> String? {
  guard let file = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else {
    return nil
  }
  guard let profiles = file as? [String: Any] else { return "it is no JSON object" }
  for (profile, limits) in profiles.sorted(by: { $0.key < $1.key }) {
    guard let limits = limits as? [String: Any] else { return "\(profile) is no JSON object" }
    for (nutrient, range) in limits.sorted(by: { $0.key < $1.key }) {
      let place = "\(profile).\(nutrient)"
      guard let range = range as? [String: Any] else { return "\(place) is no JSON object" }
      let unknown = Set(range.keys).subtracting(["minimum", "maximum"]).min()
      if let unknown { return "\(place) has the unknown key \"\(unknown)\"" }
    }
  }
  return nil
}

/// Returns the words of a decoder's error, with the place of the fault.
private func detail(of error: any Error) -> String {
  let context: DecodingError.Context
  switch error {
  case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
    DecodingError.keyNotFound(_, let found), DecodingError.dataCorrupted(let found):
    context = found
  default: return String(describing: error)
  }
  let path = context.codingPath.map(\.stringValue).joined(separator: ".")
  guard !path.isEmpty else { return context.debugDescription }
  // A number's own decoder gives no words for a text in its place.
  if case DecodingError.keyNotFound = error { return "\(path): \(context.debugDescription)" }
  return context.codingPath.count > 2
    ? "\(path) is no number" : "\(path): \(context.debugDescription)"
}
