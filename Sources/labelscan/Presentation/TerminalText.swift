/// Returns `text` so that it can be shown in a terminal: it takes one line and moves nothing.
///
/// What a label, a database or a file name says is not ours: an escape sequence in it could recolour
/// the screen, retitle the window or hide what stands before it. Control characters, line breaks and
/// the marks that turn the direction of writing are replaced by U+FFFD.
package func terminalSafe(_ text: String) -> String {
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

/// Returns the first `limit` characters, with an ellipsis in place of the rest.
package func shortened(_ text: String, to limit: Int) -> String {
  text.count <= limit ? text : text.prefix(max(0, limit - 1)) + "…"
}
