import LabelModel
import LabelParsing

extension LatticePage {
  /// Whether an amount with its unit is printed behind a name, in its row or its line.
  func leadsToAmount(_ name: NameSpot) -> Bool {
    hasPlaces
      && spots.contains { spot in
        abs(spot.frame.centerY - name.frame.centerY) < Self.steepest * height
          && spot.frame.left >= name.frame.right && !spot.isReference && !spot.isInFootnote
          && [.mass, .kilojoule, .kilocalorie].contains(spot.options[0].unitClass)
          && isSameRow(name.frame, spot.frame)
      }
  }

  /// Line heights that a slanted row falls at most. They were set by hand, and bound the time.
  private static let steepest = 12.0

  /// Whether a value has no words beside it in its cell.
  func isAlone(_ spot: ValueSpot) -> Bool {
    let letters = lettersBeside(spot)
    return letters.before == 0 && letters.after == 0
  }

  /// The letters among the symbols right before and right behind a value, within its cell.
  func lettersBeside(_ spot: ValueSpot) -> (before: Int, after: Int) {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    let gaps = gaps(around: spot)
    let before = scalars[..<min(place.start, scalars.count)].suffix(Self.symbolsBeside)
    let after = scalars[min(place.end, scalars.count)...].prefix(Self.symbolsBeside)
    return (
      gaps.before > Self.cellGap ? 0 : before.count { $0.properties.isAlphabetic },
      gaps.after > Self.cellGap ? 0 : after.count { $0.properties.isAlphabetic }
    )
  }

  /// The share of letters right before and right behind a value, whichever is less, `0 ... 1`.
  func sentence(around spot: ValueSpot) -> Double {
    let letters = lettersBeside(spot)
    return Double(min(letters.before, letters.after)) / Double(Self.symbolsBeside)
  }

  /// Symbols before and behind a value that show a sentence: a word or two. The number was set by hand.
  private static let symbolsBeside = 8

  /// The gaps to the words before and behind a value in its line, 0 without places.
  ///
  /// They are in line heights of the page, or in those of the value where it is larger.
  private func gaps(around spot: ValueSpot) -> (before: Double, after: Double) {
    guard spot.box != nil, let place = spot.stretches.first else { return (0, 0) }
    let boxes = lines[place.line.look][place.line.line].words.compactMap {
      $0.box.map { Frame($0) }
    }
    // Large print has wide gaps between its words.
    let height = max(height, spot.frame.height)
    let slack = Self.overlap * height
    let left = boxes.filter { $0.right <= spot.frame.left + slack }.map(\.right).max()
    let right = boxes.filter { $0.left >= spot.frame.right - slack }.map(\.left).min()
    return (
      left.map { (spot.frame.left - $0) / height } ?? 0,
      right.map { ($0 - spot.frame.right) / height } ?? 0
    )
  }

  /// The frame of a value together with the words before it in its cell.
  func cellBefore(_ spot: ValueSpot) -> Frame {
    cellBefore(spot.frame, in: spot.stretches[0].line)
  }

  /// Some print's frame together with the words before it in its cell.
  func cellBefore(_ frame: Frame, in line: LineReference) -> Frame {
    let boxes = lines[line.look][line.line].words.compactMap { $0.box.map { Frame($0) } }
    var cell = frame
    for box in boxes.sorted(by: { $0.right > $1.right })
    where box.right <= frame.left + Self.overlap * height {
      guard cell.left - box.right < Self.cellGap * height else { break }
      cell = cell.union(box)
    }
    return cell
  }

  /// Whether a word of a line is the only one of its cell.
  func isAlone(_ word: Int, in line: PageTokens.Line) -> Bool {
    guard let own = line.words[word].box.map({ Frame($0) }) else { return false }
    return !line.words.indices.contains { other in
      other != word
        && line.words[other].box.map { Frame($0).gap(to: own) < Self.cellGap * height } ?? false
    }
  }

  /// The overlap of the boxes of neighbouring words at most, in line heights: boxes of slanted text overlap.
  private static let overlap = 0.2
  /// The gap between two cells of a row, in line heights; words of a sentence are nearer.
  private static let cellGap = 1.0
}
