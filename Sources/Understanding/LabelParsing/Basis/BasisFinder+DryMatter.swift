import LabelModel

extension BasisFinder {
  /// The likeness of the words for dry matter that are no other words.
  private static let leastLikeness = 0.85
  /// Symbols between the words and a percentage that states the dry matter's share: "dry matter: 22 %".
  private static let nearValue = 3

  /// The basis of a pet food's constituents.
  ///
  /// It is as fed (EU 767/2009) unless the label names the dry matter.
  static func petFoodBasis(_ page: ScannedPage, listed: ListedWords) -> Basis {
    let isOfDryMatter = page.phrases.enumerated().contains { line, phrases in
      phrases.contains { phrase in
        guard phrase.meaning == .dryMatter, phrase.likeness >= leastLikeness,
          let end = phrase.segments.last,
          !listed.contain(phrase.start, of: page.lines[line], at: line)
        else { return false }
        return !page.values[end.line].contains {
          (0...nearValue).contains($0.range.lowerBound - end.range.upperBound)
        }
      }
    }
    return isOfDryMatter || page.headsDryMatter ? .dryMatter : .asFed
  }
}

extension ScannedPage {
  /// The likeness of a heading's words at least, and the symbols behind it that are compared.
  private static let (leastHeading, longestRemark) = (0.8, 20)

  /// Whether the heading of an analysis has the sign of dry matter: "Typical analysis (DM)", "Analysis, % on DM basis".
  fileprivate var headsDryMatter: Bool {
    phrases.joined().contains { heading in
      guard heading.meaning == .petHeading, heading.likeness >= Self.leastHeading,
        let end = heading.segments.last
      else { return false }
      let text = lines[end.line].text(
        end.range.upperBound..<end.range.upperBound + Self.longestRemark)
      let sign = /[ (\[,:\-]*(?:%|as|on|in|of|an?|the| )*DM(?: basis)?(?:[)\]]|:(?! ?[<>~]? ?\d)|$)/
      return text.prefixMatch(of: sign) != nil
    }
  }
}
