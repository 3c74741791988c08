import Foundation
package import LabelModel
package import LabelParsing

extension LatticePage {
  /// Builds the page from the looks at one photo, the first look first.
  ///
  /// A line that a further look copies from an earlier one counts once.
  /// - Parameters:
  ///   - looks: the looks' text.
  ///   - rules: the rules that are printed on the photo.
  ///   - followsBends: whether rows follow the words of bent lines.
  package init(_ looks: [PageTokens], rules: [PrintedRule] = [], followsBends: Bool = true) {
    lines = looks.map(\.lines)
    texts = looks.map { $0.lines.map { String(String.UnicodeScalarView($0.scalars)) } }
    hasPlaces = looks.first.map { $0.lines.contains { $0.box != nil } } ?? false
    measure(rules, followsBends: followsBends)
    successors = lines.map(successors(of:))
    var known: Set<[Word]> = []
    var spots: [ValueSpot] = []
    var names: [NameSpot] = []
    for (look, tokens) in looks.enumerated() {
      let isCopy = tokens.lines.map { known.contains($0.words) }
      for value in tokens.values where !isCopy[value.line] {
        if let spot = spot(value, look: look, tokens.lines[value.line]) { spots.append(spot) }
      }
      for name in tokens.names where !name.segments.allSatisfy({ isCopy[$0.line] }) {
        names.append(nameSpot(name, look: look))
      }
      known.formUnion(tokens.lines.map(\.words))
    }
    addRivals(&names)
    findBounds(names)
    findDamagedBounds(spots)
    findHeadings(spots, names)
    // A hundred is the other column's amount, which explains no ratio.
    for spot in spots {
      if let size = spot.options.first?.size { insert(size) }
    }
    sizes.formUnion(servingSizes.filter { $0.amount != 100 })
    hasKilojoules = spots.contains { $0.options[0].unit == .kilojoule }
    hasMillilitres = spots.contains { $0.options[0].unit == .millilitre }
    for value in looks.flatMap(\.values) {
      let unit = value.text.lowercased().drop { !$0.isLetter }
      if value.isForeign, let millilitres = Self.volumes[String(unit)] {
        hasVolumes = true
        if let number = value.number {
          let amount = NSDecimalNumber(decimal: number).doubleValue * millilitres
          insert(PrintedSize(amount: amount, isVolume: true))
        }
      }
      if value.isForeign, unit == "kg" { hasMasses = true }
      if let number = value.number, number != 100, number >= 20 {
        if value.unit == .millilitre { hasVolumes = true }
        if value.unit == .gram { hasMasses = true }
      }
    }
    (drinkWords, juiceWords) = LiquidWords.count(lines.joined().lazy.flatMap(\.words))
    countClues(names)
    self.names = merged(
      names.filter {
        if case .topic = $0.kind { false } else { true }
      })
    self.spots = merged(
      withSplitEnergies(spots, names).filter { $0.options[0].unitClass != .other })
    markShares()
    markEnergyRows()
    markEnergyPairs()
    markMilligrams()
    dropTailsOfBareColumns()
  }

  /// Keeps the size of what may be a serving.
  private mutating func insert(_ size: PrintedSize) {
    if 5...1_000 ~= size.amount, size.amount != 100 { sizes.insert(size) }
  }

  /// Units of volume that no nutrient has, in millilitres.
  private static let volumes: [String: Double] = ["l": 1_000, "dl": 100, "cl": 10]

  /// The frame of some symbols; text without places is laid out as on a typewriter.
  private func frame(_ box: BoundingBox?, line: Int, _ range: Range<Int>) -> Frame {
    if let box { return Frame(box) }
    return Frame(
      left: 10 * Double(range.lowerBound), top: 24 * Double(line),
      right: 10 * Double(range.upperBound), bottom: 24 * Double(line) + 20)
  }

  private func spot(
    _ value: PageTokens.Value, look: Int, _ line: PageTokens.Line
  ) -> ValueSpot? {
    guard !value.isForeign, !value.isCut, let number = value.number else { return nil }
    let scalars = line.scalars
    func scalar(_ position: Int) -> Unicode.Scalar? {
      scalars.indices.contains(position) ? scalars[position] : nil
    }
    let before = scalar(value.range.lowerBound - 1)
    let after = scalar(value.range.upperBound)
    let signs: Set<Unicode.Scalar> = ["-", "–", "~", "*"]
    let joints: Set<Unicode.Scalar> = ["-", "–", "/", ":"]
    let neighbours = BareNeighbours(of: value, line, height: height)
    let start = scalar(value.range.lowerBound - 2)
    let hasStroke =
      before.map { "lI!i".unicodeScalars.contains($0) } ?? false
      && start.map { " (<".unicodeScalars.contains($0) } ?? true
    return ValueSpot(
      frame: frame(value.box, line: value.line, value.range), box: value.box,
      options: options(
        value, number, look: look, neighbours, hasStroke: hasStroke,
        followsLetter: Self.isLoneLetter(scalars.prefix(value.range.lowerBound))),
      stretches: [
        Stretch(
          line: LineReference(look: look, line: value.line), start: value.range.lowerBound,
          end: value.range.upperBound)
      ],
      // "1009 kJ" is an energy.
      isHeading: HundredPrint.isComplete(number, value.unit)
        || value.unit == nil && HundredPrint.endsInDamagedGram(digits: value.digits),
      hundred: value.hasMark || value.unit != .gram && value.unit != .millilitre
        ? 0 : HundredPrint.likeness(ofDigits: value.digits, after: before == " " ? nil : before),
      isInBrackets: before == "(" || after == ")",
      isGlued: before.map { $0.properties.isAlphabetic } ?? false,
      isSigned: before.map(signs.contains) ?? false || after.map(joints.contains) ?? false,
      isReference: value.isReferenceIntake, isInFootnote: value.isInFootnote,
      countsWords: value.countsWords, digits: value.digits.count, lineLength: scalars.count,
      lineText: texts[look][value.line])
  }

  private func options(
    _ value: PageTokens.Value, _ number: Decimal, look: Int, _ neighbours: BareNeighbours,
    hasStroke: Bool, followsLetter: Bool
  ) -> [ValueOption] {
    func option(
      _ number: Decimal, decimals: Int, _ unit: NutrientUnit?, _ kind: ValueOption.Kind
    ) -> ValueOption {
      ValueOption(
        number: number, decimals: decimals, unit: unit, kind: kind, looks: 1 << look,
        confidence: value.confidence, modifier: value.modifier, text: value.text,
        value: NSDecimalNumber(decimal: number).doubleValue, repairs: value.repairs,
        followsNumber: neighbours.before != nil, precedesNumber: neighbours.after != nil,
        followsStroke: hasStroke, followsLetter: followsLetter && !value.hasMark)
    }
    func option(
      _ digits: String, decimals: Int, _ unit: NutrientUnit?, _ kind: ValueOption.Kind
    ) -> ValueOption {
      option(decimal(digits, decimals: decimals), decimals: decimals, unit, kind)
    }
    let digits = value.digits
    let decimals = value.decimals
    // There is always a first option: the number as it was read. Where a mark was
    // surely lost, it is the tail or the mark.
    var options =
      Self.lacksMark(value) ? [] : [option(number, decimals: decimals, value.unit, .literal)]
    if value.unit == nil, digits.count >= 2, let last = digits.last, "9863".contains(last),
      decimals != 1
    {
      options.append(
        option(String(digits.dropLast()), decimals: max(0, decimals - 1), .gram, .tail))
    }
    if value.unit == nil || value.unit == .gram, !value.hasMark, 2...3 ~= digits.count {
      let places = digits.hasPrefix("0") ? digits.count - 1 : 1
      options.append(option(digits, decimals: places, value.unit, .mark))
    }
    if let whole = neighbours.before, value.unit == nil || value.unit == .gram, !value.hasMark,
      1...2 ~= digits.count
    {
      options.append(option(whole + digits, decimals: digits.count, value.unit, .blank))
    }
    if hasStroke, digits.count <= 4 {
      options.append(option("1" + digits, decimals: decimals, value.unit, .stroke))
    }
    if value.unit == .kilocalorie, digits.count == 4, digits.hasPrefix("1"), !value.hasMark {
      options.append(option(String(digits.dropFirst()), decimals: 0, .kilocalorie, .slash))
    }
    return options
  }

  /// Whether a text is one letter and a blank.
  private static func isLoneLetter(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.count == 2 && text.last == " " && text.first?.properties.isAlphabetic ?? false
  }

  /// Whether a first 0 shows that a mark was lost: "07 g". Nobody prints an amount with a 0 before other digits.
  private static func lacksMark(_ value: PageTokens.Value) -> Bool {
    (value.unit == nil || value.unit == .gram) && !value.hasMark && 2...3 ~= value.digits.count
      && value.digits.hasPrefix("0") && value.digits.contains { $0 != "0" }
  }

  private func decimal(_ digits: String, decimals: Int) -> Decimal {
    Decimal(
      sign: .plus, exponent: -decimals, significand: Decimal(UInt64(digits.suffix(12)) ?? 0))
  }

  private func nameSpot(_ name: PageTokens.Name, look: Int) -> NameSpot {
    var isAssay = false
    let kind: NameKind
    switch name.meaning {
    case .nutrient(let nutrient, let assay):
      isAssay = assay
      kind = LatticeNutrient.index(of: nutrient).map { .nutrient($0) } ?? .other
    case .energy: kind = .energy
    case .other: kind = .other
    case let meaning: kind = .topic(meaning)
    }
    let first = name.segments[0]
    let errors = name.errors + (name.isCut ? Self.lettersCutOff : 0)
    let stretches = name.segments.map { segment in
      Stretch(
        line: LineReference(look: look, line: segment.line), start: segment.range.lowerBound,
        end: segment.range.upperBound)
    }
    return NameSpot(
      kind: kind, frame: frame(name.box, line: first.line, first.range), stretches: stretches,
      strength: Double(name.length) - 2.6 * errors,
      likeness: max(0, 1 - errors / Double(max(1, name.length))), length: name.length,
      looks: 1 << look, confidence: name.confidence ?? 0.9, rival: 0, isChosen: name.isChosen,
      isAssay: isAssay)
  }

  /// Letters that a name at the picture's left edge may lack: "saturates" is the end of "polyunsaturates". It was set
  /// by hand.
  private static let lettersCutOff = 2.0

  /// Notes for each name the strongest phrase of another kind over some of its letters.
  ///
  /// A phrase is no rival where a stronger one has its other letters: "protein crude" in "crude protein | crude fat".
  private func addRivals(_ names: inout [NameSpot]) {
    let byLine = Dictionary(grouping: names.indices) { names[$0].stretches[0].line }
    for members in byLine.values {
      for index in members {
        let own = names[index]
        let place = own.stretches[0]
        for other in members where other != index {
          let rival = names[other]
          let range = rival.stretches[0]
          guard range.start < place.end, place.start < range.end, rival.kind != own.kind,
            !(rival.kind.isEnergy && own.kind.isEnergy),
            !isHeading(own, before: rival),
            !members.contains(where: { isCovered(names[other], by: names[$0], beside: own) })
          else { continue }
          names[index].rival = max(names[index].rival, rival.strength)
        }
      }
    }
  }

  /// Whether a serving's heading begins before a phrase of its size: "per serving" in "per serving | per container".
  private func isHeading(_ name: NameSpot, before size: NameSpot) -> Bool {
    name.kind == .topic(.serving) && size.kind == .topic(.servingSize)
      && name.stretches[0].start < size.stretches[0].start
  }

  /// Whether a stronger phrase of a rival's kind shares letters with the rival and none with `own`.
  private func isCovered(_ rival: NameSpot, by other: NameSpot, beside own: NameSpot) -> Bool {
    guard other.kind == rival.kind, other.strength > rival.strength else { return false }
    func meets(_ first: Stretch, _ second: Stretch) -> Bool {
      first.start < second.end && second.start < first.end
    }
    return meets(other.stretches[0], rival.stretches[0])
      && !meets(other.stretches[0], own.stretches[0])
  }

  private mutating func countClues(_ names: [NameSpot]) {
    for name in names where name.isUnrivalled {
      switch name.kind {
      case .topic(.petHeading): petWords = max(petWords, name.strength)
      case .topic(.dryMatter): dryMatter.append(name.stretches[0])
      case .topic(.foodHeading): foodWords = max(foodWords, name.strength)
      case .topic(.serving), .topic(.servingSize):
        servingWords = max(servingWords, name.spelling * name.strength)
        if !isOfShares(name) { servingFrames.append(name.frame) }
      default: if name.isAssay { petWords = max(petWords, name.strength) }
      }
    }
    let sure = names.filter { $0.isUnrivalled && $0.isStrong }
    assays = Double(
      Set(sure.filter(\.isAssay).map(\.kind)).union(
        sure.map(\.kind).filter { $0 == .nutrient(LatticeNutrient.moisture) }
      ).count)
  }
}
