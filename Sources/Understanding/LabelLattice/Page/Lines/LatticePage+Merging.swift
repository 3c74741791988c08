import Foundation

extension LatticePage {
  /// The names with those of one kind at one place taken together, the strongest first.
  ///
  /// The boxes of two slanted lines overlap, so names of one place are of one row.
  func merged(_ names: [NameSpot]) -> [NameSpot] {
    var result: [NameSpot] = []
    for name in names.sorted(by: { ($0.strength, -$0.frame.left) > ($1.strength, -$1.frame.left) })
    {
      let twin = result.firstIndex {
        $0.kind == name.kind && $0.frame.overlap(name.frame) > Self.samePlace
          && isSameRow($0.frame, name.frame)
      }
      if let twin {
        result[twin].looks |= name.looks
        result[twin].isChosen = result[twin].isChosen || name.isChosen
        result[twin].stretches += name.stretches
      } else {
        result.append(name)
      }
    }
    return result
  }

  /// The spots with those of one place taken together.
  func merged(_ spots: [ValueSpot]) -> [ValueSpot] {
    var result: [ValueSpot] = []
    for spot in spots {
      let twin = result.firstIndex {
        $0.frame.overlap(spot.frame) > Self.samePlace && $0.frame.isAsHigh(as: spot.frame)
          && abs($0.digits - spot.digits) <= 2
          && abs($0.frame.centerX - spot.frame.centerX) < 1.6 * height
      }
      guard let twin else {
        result.append(spot)
        continue
      }
      result[twin].stretches += spot.stretches
      result[twin].isHeading = result[twin].isHeading || spot.isHeading
      result[twin].hundred = max(result[twin].hundred, spot.hundred)
      for option in spot.options {
        let same = result[twin].options.firstIndex {
          $0.number == option.number && $0.unit == option.unit
        }
        if let same {
          result[twin].options[same].looks |= option.looks
          result[twin].options[same].confidence = max(
            result[twin].options[same].confidence, option.confidence)
          if option.kind == .literal { result[twin].options[same].kind = .literal }
          if !option.followsNumber { result[twin].options[same].followsNumber = false }
          if !option.precedesNumber { result[twin].options[same].precedesNumber = false }
          if !option.followsStroke { result[twin].options[same].followsStroke = false }
          if !option.followsLetter { result[twin].options[same].followsLetter = false }
          result[twin].options[same].modifier =
            result[twin].options[same].modifier ?? option.modifier
        } else {
          result[twin].options.append(option)
        }
      }
    }
    for index in result.indices { result[index].markPartsOfNumbers() }
    return result
  }
}

extension ValueSpot {
  /// Marks whole numbers whose digits begin or end a longer number that another look reads.
  ///
  /// A last digit that may be the unit g is no sign of lost digits: "29" for "2 g".
  fileprivate mutating func markPartsOfNumbers() {
    let literals = options.filter { $0.kind == .literal }.map(\.digits)
    for index in options.indices
    where options[index].kind == .literal && options[index].decimals == 0 {
      let digits = options[index].digits
      options[index].hasFewerDigits = literals.contains { other in
        other.count == digits.count + 1 && (other.hasPrefix(digits) || other.hasSuffix(digits))
          && !(other.hasPrefix(digits) && "9863".contains(other.suffix(1)))
      }
    }
  }
}

extension ValueOption {
  /// The printed digits without leading zeros: "25" of 0.25, "20" of 20.
  fileprivate var digits: String { "\(number * pow(10, decimals))" }
}
