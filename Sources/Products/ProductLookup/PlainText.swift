/// Returns `text` in one line and without control characters; `nil` when nothing is left. Such
/// characters could steer a terminal or turn its text around.
///
/// - Parameters:
///   - text: a text that anybody may have typed.
///   - limit: the most characters that are kept.
/// - Returns: the line, without spaces at its ends.
func plainText(_ text: String, limit: Int = 300) -> String? {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
    case .format, .surrogate, .privateUse, .unassigned: break
    default: scalars.append(scalar)
    }
  }
  let words = String(scalars).split(whereSeparator: \.isWhitespace)
  let plain = words.joined(separator: " ").prefix(limit)
  return plain.isEmpty ? nil : String(plain)
}
