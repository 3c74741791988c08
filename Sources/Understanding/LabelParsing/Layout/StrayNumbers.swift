import LabelModel

/// Numbers that were read a second time, badly, from a part of a number's print.
///
/// Recognition finds some print in two lines. The worse reading would be a value of its own in the same place.
struct StrayNumbers {
  private struct Place {
    var line: Int
    var word: Int
    var box: BoundingBox
    var confidence: Double
  }

  /// The share of a stray number's box that is within the better one's at least. It was set by hand.
  private static let leastInside = 0.6
  /// The difference of certainties at least. It was set by hand.
  private static let leastLead = 0.4
  /// Pixels of a band of rows, in which numbers are looked for.
  private static let band = 64
  /// The bands that a number is high at most.
  private static let mostBands = 16

  /// Returns `lines` without the stray numbers, and without lines of nothing else.
  static func removed(from lines: [TextLine]) -> [TextLine] {
    var numbers: [Place] = []
    for (line, text) in lines.enumerated() {
      for (number, word) in text.words.enumerated() where hasDigit(word) {
        guard let box = word.box, let confidence = word.confidence?.value else { continue }
        numbers.append(Place(line: line, word: number, box: box, confidence: confidence))
      }
    }
    guard let best = numbers.map(\.confidence).max() else { return lines }
    let doubtful = numbers.filter { place in
      place.confidence <= best - leastLead
        && !lines[place.line].words[place.word].text.unicodeScalars.contains(
          where: LetterFolding.isLetter)
    }
    guard !doubtful.isEmpty else { return lines }
    let bands = inBands(numbers)
    var result = lines
    // From the end, so that the places before stay right.
    for place in doubtful.reversed() where isStray(place, bands) {
      result[place.line].words.remove(at: place.word)
    }
    return result.filter { !$0.words.isEmpty }
  }

  private static func hasDigit(_ word: Word) -> Bool {
    word.text.utf8.contains { 48...57 ~= $0 }
  }

  private static func inBands(_ numbers: [Place]) -> [Int: [Place]] {
    var bands: [Int: [Place]] = [:]
    for place in numbers {
      let rows = (place.box.top / band)...max(place.box.top / band, place.box.bottom / band)
      guard rows.count <= mostBands else { continue }
      for row in rows { bands[row, default: []].append(place) }
    }
    return bands
  }

  private static func isStray(_ place: Place, _ bands: [Int: [Place]]) -> Bool {
    let box = place.box
    let area = Double(box.width) * Double(box.height)
    guard area > 0 else { return false }
    let middle = box.top + box.height / 2
    return bands[middle / band, default: []].contains { other in
      guard other.line != place.line, other.confidence >= place.confidence + leastLead else {
        return false
      }
      let width = min(box.right, other.box.right) - max(box.left, other.box.left)
      let height = min(box.bottom, other.box.bottom) - max(box.top, other.box.top)
      return width > 0 && height > 0 && Double(width) * Double(height) >= leastInside * area
    }
  }
}
