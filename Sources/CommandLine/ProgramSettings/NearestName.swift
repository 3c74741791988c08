/// Returns the name that needs the fewest changes of a character to become `word`, `nil` where none is like it.
///
/// - Parameters:
///   - word: a mistyped name.
///   - names: the known names.
///   - part: the part of the word's characters that may differ: 3 for a third, 2 for a half.
/// - Returns: the nearest name by Levenshtein's distance, the first of several.
func nearestName(to word: String, in names: [String], part: Int) -> String? {
  let word = word.lowercased()
  let near = names.map { (name: $0, changes: editDistance($0.lowercased(), word)) }
    .filter { $0.changes <= word.count / part }
  return near.min { $0.changes < $1.changes }?.name
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
  nearestName(to: word, in: names, part: 3)
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
