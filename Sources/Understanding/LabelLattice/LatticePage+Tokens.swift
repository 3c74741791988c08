import Foundation
import LabelModel
package import LabelParsing

extension LatticePage {
  /// Builds the page from the looks at one photo, the first look first.
  ///
  /// A line that a further look copies from an earlier one counts once.
  package init(_ looks: [PageTokens]) {
    lines = looks.map(\.lines)
    texts = looks.map { $0.lines.map { String(String.UnicodeScalarView($0.scalars)) } }
    hasPlaces = looks.first.map { $0.lines.contains { $0.box != nil } } ?? false
    measure()
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
    findHeadings(spots, names)
    sizes = Array(
      Set(
        spots.compactMap { spot in
          spot.options.first.flatMap { option in
            (option.unit == .gram || option.unit == .millilitre) && 5...1_000 ~= option.value
              ? option.value : nil
          }
        })
    ).sorted()
    hasMillilitres = spots.contains { $0.options[0].unit == .millilitre }
    for value in looks.flatMap(\.values) {
      let unit = value.text.lowercased().drop { !$0.isLetter }
      if value.isForeign, ["l", "cl", "dl"].contains(unit) { hasVolumes = true }
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
    self.spots = merged(spots.filter { $0.options[0].unitClass != .other })
  }

  private mutating func measure() {
    let words = (lines.first ?? []).flatMap(\.words)
    let heights = words.filter { $0.text.count > 1 }.compactMap { $0.box?.height }.sorted()
    if !heights.isEmpty { height = max(4, Double(heights[heights.count / 2])) }
    let doubtful = words.count { ($0.confidence?.value ?? 1) < 0.3 }
    noise = words.isEmpty ? 1 : Double(doubtful) / Double(words.count)
    slope = SlopeField(
      (lines.first ?? []).compactMap { line in
        guard let box = line.box, Double(box.width) > 5 * height, line.wordCount >= 2,
          abs(line.slope) < 0.35
        else { return nil }
        return (box.centerX, box.centerY, line.slope, Double(box.width))
      })
  }

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
    guard !value.isForeign, let number = value.number else { return nil }
    let scalars = line.scalars
    func scalar(_ position: Int) -> Unicode.Scalar? {
      scalars.indices.contains(position) ? scalars[position] : nil
    }
    let before = scalar(value.range.lowerBound - 1)
    let after = scalar(value.range.upperBound)
    let signs: Set<Unicode.Scalar> = ["-", "–", "~", "*"]
    let joints: Set<Unicode.Scalar> = ["-", "–", "/", ":"]
    let isHundred = number == 100 && (value.unit == .gram || value.unit == .millilitre)
    return ValueSpot(
      frame: frame(value.box, line: value.line, value.range), box: value.box,
      options: options(value, number, look: look),
      stretches: [
        Stretch(
          line: LineReference(look: look, line: value.line), start: value.range.lowerBound,
          end: value.range.upperBound)
      ],
      isHeading: isHundred || value.digits == "1009" || value.digits == "1008",
      isInBrackets: before == "(" || after == ")",
      isGlued: before.map { $0.properties.isAlphabetic } ?? false,
      isSigned: before.map(signs.contains) ?? false || after.map(joints.contains) ?? false,
      isReference: value.isReferenceIntake, isInFootnote: value.isInFootnote,
      countsWords: value.countsWords, digits: value.digits.count, lineLength: scalars.count,
      lineText: texts[look][value.line])
  }

  private func options(
    _ value: PageTokens.Value, _ number: Decimal, look: Int
  ) -> [ValueOption] {
    func option(_ number: Decimal, _ unit: NutrientUnit?, _ kind: ValueOption.Kind) -> ValueOption {
      ValueOption(
        number: number, unit: unit, kind: kind, looks: 1 << look, confidence: value.confidence,
        modifier: value.modifier, text: value.text,
        value: NSDecimalNumber(decimal: number).doubleValue, repairs: value.repairs)
    }
    var options = [option(number, value.unit, .literal)]
    let digits = value.digits
    let decimals = max(0, -number.exponent)
    if value.unit == nil, digits.count >= 2, let last = digits.last, "9863".contains(last),
      decimals != 1
    {
      let rest = decimal(String(digits.dropLast()), decimals: max(0, decimals - 1))
      options.append(option(rest, .gram, .tail))
    }
    if value.unit == nil || value.unit == .gram, !value.hasMark, 2...3 ~= digits.count {
      let places = digits.hasPrefix("0") ? digits.count - 1 : 1
      options.append(option(decimal(digits, decimals: places), value.unit, .mark))
    }
    if value.unit == .kilocalorie, digits.count == 4, digits.hasPrefix("1"), !value.hasMark {
      options.append(option(decimal(String(digits.dropFirst()), decimals: 0), .kilocalorie, .slash))
    }
    return options
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
    let stretches = name.segments.map { segment in
      Stretch(
        line: LineReference(look: look, line: segment.line), start: segment.range.lowerBound,
        end: segment.range.upperBound)
    }
    return NameSpot(
      kind: kind, frame: frame(name.box, line: first.line, first.range), stretches: stretches,
      strength: Double(name.length) - 2.6 * name.errors,
      likeness: max(0, 1 - name.errors / Double(max(1, name.length))), length: name.length,
      looks: 1 << look, confidence: name.confidence ?? 0.9, rival: 0, isChosen: name.isChosen,
      isAssay: isAssay)
  }

  /// Notes for each name the strongest phrase of another kind over some of its letters.
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
            !(rival.kind.isEnergy && own.kind.isEnergy)
          else { continue }
          names[index].rival = max(names[index].rival, rival.strength)
        }
      }
    }
  }

  private mutating func findHeadings(_ spots: [ValueSpot], _ names: [NameSpot]) {
    let topics = Dictionary(grouping: names) { $0.stretches[0].line }
    for spot in spots {
      let option = spot.options[0]
      let place = spot.stretches[0]
      func add(_ kind: Heading.Kind, _ origin: Heading.Origin, _ sureness: Double) {
        headings.append(
          Heading(
            kind: kind, origin: origin, frame: spot.frame, cell: cell(upTo: spot.frame, place),
            line: place.line, sureness: sureness, start: place.start))
      }
      if spot.isHeading {
        let origin = origin(spot, topics, names)
        add(
          option.unit == .millilitre ? .hundredMillilitres : .hundredGrams, origin,
          Self.sureness[origin] ?? 1)
      } else if option.unit == nil, option.value == 100, spot.digits == 3 {
        // The unit was not read: it may be either.
        add(.hundredGrams, .bare, 0.4)
        add(.hundredMillilitres, .bare, 0.35)
      } else if option.unit == .gram || option.unit == .millilitre, option.value >= 5 {
        let isServing = (topics[place.line] ?? []).contains { name in
          guard case .topic(let meaning) = name.kind,
            [.serving, .servingSize, .per].contains(meaning)
          else { return false }
          return abs(name.stretches[0].end - place.start) < 30
        }
        if isServing {
          add(.mass, .word, 1)
          if option.unit == .gram { hasServingGrams = true } else { hasServingMillilitres = true }
        }
        if isServing || spot.isInBrackets { servingSizes.append(option.value) }
      }
    }
    addServingHeadings(spots, names)
    for name in names {
      guard case .topic(let meaning) = name.kind, name.rival < name.strength + 1.5 else { continue }
      let kind: Heading.Kind
      switch meaning {
      case .serving: kind = .serving
      case .preparation(.prepared): kind = .prepared
      default: continue
      }
      headings.append(
        Heading(
          kind: kind, origin: .word, frame: name.frame,
          cell: cell(upTo: name.frame, name.stretches[0]), line: name.stretches[0].line,
          sureness: min(1, name.strength / 6), start: name.stretches[0].start))
    }
  }

  /// A cell with nothing but the size of a serving, which is stated elsewhere, heads a serving's column.
  private mutating func addServingHeadings(_ spots: [ValueSpot], _ names: [NameSpot]) {
    let stated = headings.filter { $0.kind == .mass }
    let rows = names.filter(isSureName)
    for spot in spots {
      let option = spot.options[0]
      let place = spot.stretches[0]
      guard option.unit == .gram || option.unit == .millilitre, servingSizes.contains(option.value),
        option.value != 100, isAlone(spot),
        !stated.contains(where: { $0.line == place.line && $0.start == place.start }),
        !rows.contains(where: { abs(drop(from: $0.frame, to: spot.frame)) < 0.6 * height })
      else { continue }
      headings.append(
        Heading(
          kind: .serving, origin: .alone, frame: spot.frame, cell: spot.frame, line: place.line,
          sureness: Self.sureness[.alone] ?? 1, start: place.start))
    }
  }

  /// Whether a value has no words beside it in its cell.
  private func isAlone(_ spot: ValueSpot) -> Bool {
    let letters = lettersBeside(spot)
    return letters.before == 0 && letters.after == 0
  }

  /// The letters among the eight symbols before and behind a value, within its cell.
  private func lettersBeside(_ spot: ValueSpot) -> (before: Int, after: Int) {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    let gaps = gaps(around: spot)
    let before = scalars[..<min(place.start, scalars.count)].suffix(8)
    let after = scalars[min(place.end, scalars.count)...].prefix(8)
    return (
      gaps.before > Self.cellGap ? 0 : before.count { $0.properties.isAlphabetic },
      gaps.after > Self.cellGap ? 0 : after.count { $0.properties.isAlphabetic }
    )
  }

  /// The words around 100 g or 100 ml.
  private func origin(
    _ spot: ValueSpot, _ byLine: [LineReference: [NameSpot]], _ names: [NameSpot]
  ) -> Heading.Origin {
    let place = spot.stretches[0]
    let topics = byLine[place.line] ?? []
    let isAfterPer = topics.contains { name in
      name.kind == .topic(.per) && name.stretches[0].end <= place.start
        && place.start - name.stretches[0].end <= 3
    }
    if isAfterPer || place.start < 3 && isAfterPerOfLineAbove(place, byLine) { return .word }
    if topics.contains(where: { heads($0, place) }) { return .statement }
    let letters = lettersBeside(spot)
    if letters.after == 0, letters.before == 0 { return .alone }
    if letters.before == 0, isAbovePanel(spot, names) { return .abovePanel }
    return spot.countsWords || letters.after >= 4 ? .sentence : .beside
  }

  /// Whether the first name of a panel is printed under 100 g or 100 ml, or under its line, a few lines below.
  private func isAbovePanel(_ spot: ValueSpot, _ names: [NameSpot]) -> Bool {
    let line = spot.stretches[0].line
    let own = lines[line.look][line.line].box.map { Frame($0) } ?? spot.frame
    return names.contains { name in
      let rows = drop(from: spot.frame, to: name.frame) / height
      return isSureName(name) && name.stretches[0].line.look == line.look
        && Self.rowsAbovePanel ~= rows
        && across(name.frame).left > across(spot.frame).left - Self.panelIndent * height
        && across(name.frame).left < across(own).right
    }
  }

  /// Whether a nutrient's name was read well and nothing else is likelier in its place.
  private func isSureName(_ name: NameSpot) -> Bool {
    switch name.kind {
    case .energy, .nutrient: name.strength > 4 && name.rival <= name.strength
    default: false
    }
  }

  /// Line heights between 100 g and the first name of its panel.
  private static let rowsAbovePanel = 0.5...3.5
  /// The indent of a heading from the panel's names at most, in line heights.
  private static let panelIndent = 3.0

  /// Whether a name shows the words around 100 g or 100 ml to be a statement of nutrients: their heading, or one of them behind it.
  private func heads(_ name: NameSpot, _ place: Stretch) -> Bool {
    guard name.strength > 4, name.rival <= name.strength else { return false }
    let own = name.stretches[0]
    switch name.kind {
    case .topic(.foodHeading), .topic(.petHeading): return true
    case .energy, .nutrient: return 0...Self.statement ~= own.start - place.end
    default: return false
    }
  }

  /// The gaps to the words before and behind a value in its line, in line heights; 0 without places.
  private func gaps(around spot: ValueSpot) -> (before: Double, after: Double) {
    guard spot.box != nil, let place = spot.stretches.first else { return (0, 0) }
    let boxes = lines[place.line.look][place.line.line].words.compactMap {
      $0.box.map { Frame($0) }
    }
    let slack = 0.2 * height
    let left = boxes.filter { $0.right <= spot.frame.left + slack }.map(\.right).max()
    let right = boxes.filter { $0.left >= spot.frame.right - slack }.map(\.left).min()
    return (
      left.map { (spot.frame.left - $0) / height } ?? 0,
      right.map { ($0 - spot.frame.right) / height } ?? 0
    )
  }

  /// A frame with the words before it in its cell.
  private func cell(upTo frame: Frame, _ place: Stretch) -> Frame {
    let boxes = lines[place.line.look][place.line.line].words.compactMap {
      $0.box.map { Frame($0) }
    }
    var cell = frame
    for box in boxes.reversed() where box.left < cell.left {
      guard cell.left - box.right < Self.cellGap * height else { break }
      cell.left = box.left
    }
    return cell
  }

  /// The gap between two cells of a row, in line heights; words of a sentence are nearer.
  private static let cellGap = 1.0

  /// Whether the line above ends with a word for "per".
  private func isAfterPerOfLineAbove(
    _ place: Stretch, _ names: [LineReference: [NameSpot]]
  ) -> Bool {
    guard let above = successors[place.line.look].firstIndex(of: place.line.line) else {
      return false
    }
    let count = lines[place.line.look][above].scalars.count
    return (names[LineReference(look: place.line.look, line: above)] ?? []).contains { name in
      name.kind == .topic(.per) && name.stretches[0].end >= count - 1
    }
  }

  /// Symbols between 100 g and the first nutrient of a statement at most: "100 ml enthalten | contiennent: Energie".
  private static let statement = 32
  /// The certainty that 100 g or 100 ml is a heading, by the words around it.
  private static let sureness: [Heading.Origin: Double] = [
    .word: 1, .statement: 0.95, .abovePanel: 0.9, .alone: 0.9, .beside: 0.6, .sentence: 0.3,
  ]

  private mutating func countClues(_ names: [NameSpot]) {
    for name in names where name.rival <= name.strength {
      switch name.kind {
      case .topic(.petHeading): petWords = max(petWords, name.strength)
      case .topic(.foodHeading): foodWords = max(foodWords, name.strength)
      case .topic(.serving), .topic(.servingSize): servingWords = max(servingWords, name.strength)
      default: if name.isAssay { petWords = max(petWords, name.strength) }
      }
    }
  }

  /// The names with those of one kind at one place taken together, the strongest first.
  private func merged(_ names: [NameSpot]) -> [NameSpot] {
    var result: [NameSpot] = []
    for name in names.sorted(by: { ($0.strength, -$0.frame.left) > ($1.strength, -$1.frame.left) })
    {
      let twin = result.firstIndex {
        $0.kind == name.kind && $0.frame.overlap(name.frame) > 0.5
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
  private func merged(_ spots: [ValueSpot]) -> [ValueSpot] {
    var result: [ValueSpot] = []
    for spot in spots {
      let twin = result.firstIndex {
        $0.frame.overlap(spot.frame) > 0.5 && abs($0.digits - spot.digits) <= 2
          && abs($0.frame.centerX - spot.frame.centerX) < 1.6 * height
      }
      guard let twin else {
        result.append(spot)
        continue
      }
      result[twin].stretches += spot.stretches
      result[twin].isHeading = result[twin].isHeading || spot.isHeading
      for option in spot.options {
        let same = result[twin].options.firstIndex {
          $0.number == option.number && $0.unit == option.unit
        }
        if let same {
          result[twin].options[same].looks |= option.looks
          result[twin].options[same].confidence = max(
            result[twin].options[same].confidence, option.confidence)
          if option.kind == .literal { result[twin].options[same].kind = .literal }
          result[twin].options[same].modifier =
            result[twin].options[same].modifier ?? option.modifier
        } else {
          result[twin].options.append(option)
        }
      }
    }
    return result
  }
}
