/// Returns the name that needs the fewest changes of a character to become `word`, the first of several.
///
/// - Parameters:
///   - word: a mistyped name.
///   - names: the known names, at least one.
/// - Returns: the nearest name by Levenshtein's distance; an empty text without names.
func nearestName(to word: String, in names: [String]) -> String {
  let word = word.lowercased()
  return names.min { editDistance($0, word) < editDistance($1, word) } ?? ""
}

/// Returns the name that `word` may be a slip of, `nil` where none is near.
///
/// A third of the word's characters may differ.
///
/// - Parameters:
///   - word: a word that a person typed.
///   - names: the known names.
/// - Returns: the nearest name, the first of several.
package func likelyName(of word: String, in names: [String]) -> String? {
  let nearest = nearestName(to: word, in: names)
  let changes = editDistance(nearest.lowercased(), word.lowercased())
  return changes <= word.count / 3 ? nearest : nil
}

private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, character) in first.enumerated() {
    var next = [index + 1]
    for column in second.indices {
      let change = character == second[column] ? 0 : 1
      next.append(min(next[column] + 1, row[column + 1] + 1, row[column] + change))
    }
    row = next
  }
  return row[second.count]
}
