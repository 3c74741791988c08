package import Foundation

/// Returns `text` so that it can be shown in a terminal: it takes one line and moves nothing.
///
/// The text of a label, a database or a file name is not ours. An escape sequence in it could
/// recolour the screen, retitle the window or hide earlier text. Control characters, line breaks
/// and the marks that turn the direction of writing are replaced by U+FFFD.
func terminalSafe(_ text: String) -> String {
  var safe = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      safe.append("\u{FFFD}")
    case .format:
      // Joiners belong to Indic and Arabic words and to emoji; the others are invisible orders.
      safe.append(scalar == "\u{200C}" || scalar == "\u{200D}" ? scalar : "\u{FFFD}")
    default:
      safe.append(scalar)
    }
  }
  return String(safe)
}

/// Returns JSON text that says the same, with what could drive a terminal written as `\u009B`.
///
/// JSON escapes the control characters below U+0020 only. Those from U+007F to U+009F, which begin
/// escape sequences as well, are in it as they are. So are the marks that turn the direction of
/// writing.
package func escapingOrders(_ json: Data) -> Data {
  // Next to no text holds one: all begin with one of these bytes.
  guard json.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xD8 }) else {
    return json
  }
  var safe = String.UnicodeScalarView()
  for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
    switch scalar.value {
    case 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      safe.append(
        contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
          .unicodeScalars)
    default: safe.append(scalar)
    }
  }
  return Data(String(safe).utf8)
}

/// Returns `1 meal`, `2 meals`.
func counted(_ number: Int, _ thing: String) -> String {
  "\(number) \(thing)\(number == 1 ? "" : "s")"
}

/// Returns the first `limit` characters, with an ellipsis in place of the rest.
func shortened(_ text: String, to limit: Int) -> String {
  text.count <= limit ? text : text.prefix(max(0, limit - 1)) + "…"
}
