package import LabelModel
import LabelParsing

/// Words for a least or greatest content: "not less than".
struct BoundPhrase: Hashable, Sendable {
  /// Its symbols in its line.
  var range: Range<Int>
  /// The bound; `nil` for "less than", which belongs to the number.
  var bound: Bound?
  var frame: Frame
}

extension LatticePage {
  /// Notes the words for a bound of each line.
  mutating func findBounds(_ names: [NameSpot]) {
    for name in names where name.isChosen || name.isExact && name.length >= Self.lengthOfWords {
      let bound: Bound?
      switch name.kind {
      case .topic(.bound(let least)): bound = least
      case .topic(.lessThan): bound = nil
      default: continue
      }
      for stretch in name.stretches where !beginsSentence(stretch) {
        bounds[stretch.line, default: []].append(
          BoundPhrase(range: stretch.start..<stretch.end, bound: bound, frame: name.frame))
      }
    }
  }

  /// Whether a full stop is before a phrase and a word behind it: "45 kcal. Mindestens haltbar bis".
  private func beginsSentence(_ place: Stretch) -> Bool {
    let scalars = lines[place.line.look][place.line.line].scalars
    let before = scalars[..<min(place.start, scalars.count)].last { $0 != " " }
    let after = scalars[min(place.end, scalars.count)...].first { $0 != " " }
    return before == "." && after?.properties.isAlphabetic ?? false
  }

  /// Notes "MIN" and "MAX" with a wrong letter right behind a percentage: "9,8 % MIS". The second letter says which.
  mutating func findDamagedBounds(_ spots: [ValueSpot]) {
    for spot in spots where spot.options[0].unitClass == .percent {
      for place in spot.stretches {
        let scalars = lines[place.line.look][place.line.line].scalars
        let behind = scalars[min(place.end, scalars.count)...].drop { $0 == " " || $0 == "(" }
        let word = behind.prefix { $0.properties.isAlphabetic }
        guard word.count == Self.lettersOfBound, word.first == "M",
          word.allSatisfy(\.properties.isUppercase),
          let bound = Self.boundsBySecondLetter[word[word.startIndex + 1]],
          !hasBound(in: word.startIndex..<word.endIndex, of: place.line)
        else { continue }
        var frame = spot.frame
        (frame.left, frame.right) = (frame.right, frame.right + height)
        bounds[place.line, default: []].append(
          BoundPhrase(range: word.startIndex..<word.endIndex, bound: bound, frame: frame))
      }
    }
  }

  /// Letters of "MIN" and "MAX", whose last letter may be misread.
  private static let lettersOfBound = 3
  private static let boundsBySecondLetter: [Unicode.Scalar: Bound] = ["I": .minimum, "A": .maximum]

  /// The symbols of a part of a line without the words for a bound.
  func symbolsBesideBounds(_ part: Range<Int>, of line: LineReference) -> [Unicode.Scalar] {
    let scalars = lines[line.look][line.line].scalars
    let part = part.clamped(to: scalars.indices)
    guard let bounds = bounds[line] else { return Array(scalars[part]) }
    return part.filter { index in !bounds.contains { $0.range.contains(index) } }
      .map { scalars[$0] }
  }

  /// Whether a word for a bound is in a part of a line.
  func hasBound(in part: Range<Int>, of line: LineReference) -> Bool {
    (bounds[line] ?? []).contains { $0.range.overlaps(part) }
  }

  /// The bound of a value: in its cell or that of its name, in a cell between them, or above.
  package func bound(of spot: ValueSpot, name: Int?) -> Bound? {
    guard hasPlaces else { return besideBound(of: spot) }
    let name = name.map { names[$0] }
    return cellBound(of: spot, named: name) ?? name.flatMap { rowBound(of: spot, named: $0) }
      ?? columnBound(of: spot)
  }

  /// The bound that is printed right before a value or right behind it; `nil` without one, or with two.
  ///
  /// One that follows another value belongs to that value: "2.9 % (min), 6 %".
  private func besideBound(of spot: ValueSpot) -> Bound? {
    for place in spot.stretches {
      let found = Set(phrases(beside: place).compactMap(\.bound))
      if found.count == 1 { return found.first }
    }
    return nil
  }

  /// The bound that heads a value's column; `nil` in a table without columns for bounds.
  ///
  /// Such a table has a column for the least contents and one for the greatest.
  private func columnBound(of spot: ValueSpot) -> Bound? {
    func depth(_ heading: BoundPhrase) -> Double {
      drop(from: heading.frame, to: spot.frame) / height
    }
    func distance(_ heading: BoundPhrase) -> Double {
      abs(heading.frame.centerX - spot.frame.centerX)
    }
    let above = boundHeadings.filter { Self.depthBelowHeading.contains(depth($0)) }
    guard let lowest = above.min(by: { depth($0) < depth($1) }) else { return nil }
    let row = above.filter { isSameRow($0.frame, lowest.frame) }
    guard let nearest = row.min(by: { distance($0) < distance($1) }),
      let other = row.filter({ $0.bound != nearest.bound }).map(distance).min()
    else { return nil }
    // About halfway between two columns, a value may be of either.
    return 2 * distance(nearest) < other ? nearest.bound : nil
  }

  /// The words for bounds in lines without other print.
  private var boundHeadings: [BoundPhrase] {
    bounds.filter { line, _ in
      !symbolsBesideBounds(0..<Int.max, of: line).contains(where: Self.isPrint)
    }
    .flatMap(\.value).filter { $0.bound != nil }
  }

  /// The drop from a column's heading to its values, in line heights.
  private static let depthBelowHeading = 0.6...40.0

  static func isPrint(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// The frame of a value together with the words for its bound: "less than 0,5".
  func cell(of spot: ValueSpot) -> Frame {
    spot.stretches.flatMap(phrases).map(\.frame)
      .filter { $0.gap(to: spot.frame) < Self.gapOfWords * height && isSameRow($0, spot.frame) }
      .reduce(spot.frame) { $0.union($1) }
  }

  /// Letters of several words for a bound at least. Those that are wrapped in a cell are no phrase of a line.
  private static let lengthOfWords = 8
  /// The gap between two words of a cell at most, in line heights.
  private static let gapOfWords = 1.0

  /// The words for a bound right before a value or right behind it. "Less than" is before its number.
  private func phrases(beside place: Stretch) -> [BoundPhrase] {
    (bounds[place.line] ?? []).filter { phrase in
      let isBefore =
        phrase.range.upperBound <= place.start
        && isEmpty(phrase.range.upperBound..<place.start, of: place.line)
        && (phrase.bound == nil || !followsValue(phrase.range, of: place.line))
      let isBehind =
        phrase.bound != nil && phrase.range.lowerBound >= place.end
        && isEmpty(place.end..<phrase.range.lowerBound, of: place.line)
      return isBefore || isBehind
    }
  }

  /// Whether a part of a line has no letter and no digit.
  private func isEmpty(_ part: Range<Int>, of line: LineReference) -> Bool {
    let scalars = lines[line.look][line.line].scalars
    return !scalars[part.clamped(to: scalars.indices)].contains(where: Self.isPrint)
  }

  /// Whether a number, or its percent sign, is right before some symbols.
  private func followsValue(_ range: Range<Int>, of line: LineReference) -> Bool {
    let scalars = lines[line.look][line.line].scalars
    let before = scalars[..<min(range.lowerBound, scalars.count)].suffix(3)
    return before.contains { $0 == "%" || ("0"..."9").contains($0) }
  }
}
