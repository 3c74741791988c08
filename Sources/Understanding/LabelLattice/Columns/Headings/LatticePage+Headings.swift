import Foundation
import LabelModel
import LabelParsing

extension LatticePage {
  /// Finds the words and numbers that say what columns refer to.
  mutating func findHeadings(_ spots: [ValueSpot], _ names: [NameSpot]) {
    let topics = Dictionary(grouping: names.filter(isLikeliest)) { $0.stretches[0].line }
    for spot in spots {
      let option = spot.options[0]
      let isBare = HundredPrint.isBare(option.number, option.unit, digits: spot.digits)
      guard !(spot.isHeading || isBare || spot.hundred > 0) || !isNetQuantity(spot) else {
        continue
      }
      let place = spot.stretches[0]
      func add(_ kind: Heading.Kind, _ origin: Heading.Origin, _ sureness: Double) {
        headings.append(
          Heading(
            kind: kind, origin: origin, frame: spot.frame, line: place.line, sureness: sureness,
            confidence: max(option.confidence, Self.leastConfidence), start: place.start))
      }
      if spot.isHeading {
        let origin = origin(spot, topics, names, spots)
        add(
          option.unit == .millilitre ? .hundredMillilitres : .hundredGrams, origin,
          origin.sureness)
        continue
      }
      if isBare {
        guard !isAmountOfRow(spot, names) else { continue }
        if let unit = unitBelow(spot) {
          let origin = origin(spot, topics, names, spots)
          add(
            unit == .millilitre ? .hundredMillilitres : .hundredGrams, origin, origin.sureness)
          continue
        }
        // The unit was not read: it may be either.
        let isBehindPer = origin(spot, topics, names, spots) == .word
        let origin = isBehindPer ? Heading.Origin.bareBehindPer : .bare
        add(.hundredGrams, origin, origin.sureness)
        add(.hundredMillilitres, origin, Self.bareMillilitres)
        continue
      }
      if spot.hundred > 0 {
        let origin = origin(spot, topics, names, spots)
        if isHeading(spot, origin, names) {
          add(
            option.unit == .millilitre ? .hundredMillilitres : .hundredGrams, origin,
            spot.hundred * origin.sureness)
        }
      }
      if let size = option.size, size.amount >= 5 {
        let topic = servingTopic(spot, topics[place.line] ?? [])
        if let topic {
          add(.mass, .word, Heading.Origin.word.sureness)
          if topic.kind == .topic(.per) { add(.serving, .word, Heading.Origin.word.sureness) }
          if size.isVolume { hasServingMillilitres = true } else { hasServingGrams = true }
        }
        let isStated = topic == nil && opensStatement(spot, topics[place.line] ?? [])
        if isStated { add(.serving, .statement, Heading.Origin.statement.sureness) }
        if topic != nil || isStated || spot.isInBrackets { servingSizes.append(size) }
      }
    }
    settleRivals()
    addServingHeadings(spots, names)
    for name in names {
      guard case .topic(let meaning) = name.kind, isLikeliest(name) else { continue }
      let kind: Heading.Kind
      switch meaning {
      case .serving where !isServingOfHundred(name, spots): kind = .serving
      case .preparation(.prepared): kind = .prepared
      default: continue
      }
      headings.append(
        Heading(
          kind: kind, origin: .word, frame: name.frame, line: name.stretches[0].line,
          sureness: name.spelling * min(1, name.strength / 6), confidence: name.confidence,
          start: name.stretches[0].start))
    }
  }

  /// Whether nothing else is much likelier in a name's place. "saturés" is like a word for "per".
  private func isLikeliest(_ name: NameSpot) -> Bool { name.rival < name.strength + Self.slack }

  /// The strength by which a rival may exceed a heading's word.
  private static let slack = 1.5

  /// Divides the certainty of one printed heading among its rival readings, by their confidence.
  ///
  /// A reading with a unit replaces one without.
  private mutating func settleRivals() {
    let hundreds: [Heading.Kind] = [.hundredGrams, .hundredMillilitres]
    let read = headings
    for index in read.indices where hundreds.contains(read[index].kind) {
      let own = read[index]
      let all = read.filter {
        hundreds.contains($0.kind) && $0.frame.overlap(own.frame) > Self.samePlace
      }
      let complete = all.filter { !$0.origin.isBare }
      guard !complete.isEmpty else { continue }
      let agreeing = complete.filter { $0.kind == own.kind }
      let share =
        own.origin.isBare
        ? 0
        : agreeing.reduce(0) { $0 + $1.confidence } / complete.reduce(0) { $0 + $1.confidence }
      headings[index].sureness *= share
    }
    headings.removeAll { $0.sureness <= 0 }
  }

  /// The shared area of readings of one place, as a share of the smaller one.
  static let samePlace = 0.5

  /// Whether the sign ℮ of a net quantity is right behind a mass or volume. It may be read as a letter.
  ///
  /// The sign is that of directive 76/211/EEC.
  private func isBeforeEstimatedSign(_ spot: ValueSpot) -> Bool {
    let place = spot.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    let after = scalars[min(place.end, scalars.count)...].drop { $0 == " " }
    guard let sign = after.first, "℮eE".unicodeScalars.contains(sign) else { return false }
    return !(after.dropFirst().first?.properties.isAlphabetic ?? false)
  }

  /// The words around 100 g or 100 ml.
  private func origin(
    _ spot: ValueSpot, _ byLine: [LineReference: [NameSpot]], _ names: [NameSpot],
    _ spots: [ValueSpot]
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
    if letters.before == 0, isBeforeEstimatedSign(spot) { return .sentence }
    if letters.after == 0, letters.before == 0 { return .alone }
    if letters.before == 0, isAbovePanel(spot, names) { return .abovePanel }
    // 150 ml above a column is rather a serving than a damaged 100 ml.
    if letters.before == 0, spot.hundred == 0 || spot.hundred > 0.5,
      isAboveColumn(spot, names, spots)
    {
      return .aboveColumn
    }
    return spot.countsWords || letters.after >= 4 ? .sentence : .beside
  }

  /// Whether what may be a damaged 100 is where a heading is printed.
  ///
  /// A net quantity may have the same digits.
  private func isHeading(
    _ spot: ValueSpot, _ origin: Heading.Origin, _ names: [NameSpot]
  ) -> Bool {
    switch origin {
    case .word, .statement, .abovePanel, .aboveColumn: true
    case .alone:
      spot.hundred > 0.5
        || names.contains { name in
          isSureName(name) && name.stretches[0].line.look == spot.stretches[0].line.look
            && Self.rowsAbovePanel ~= drop(from: spot.frame, to: name.frame) / height
        }
    case .beside, .sentence, .bare, .bareBehindPer: spot.hundred > 0.5
    }
  }

  /// Whether a panel begins a few lines below 100 g or 100 ml, or below its line.
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

  /// Whether a value and a name to its left are a few lines below: "100 g enthalten | contiennent".
  private func isAboveColumn(
    _ spot: ValueSpot, _ names: [NameSpot], _ spots: [ValueSpot]
  ) -> Bool {
    let line = spot.stretches[0].line
    let head = across(spot.frame)
    let end = lines[line.look][line.line].box.map { across(Frame($0)).right } ?? head.right
    let slack = Self.columnSlack * height
    func isBelow(_ frame: Frame, _ place: LineReference) -> Bool {
      place.look == line.look && Self.rowsAbovePanel ~= drop(from: spot.frame, to: frame) / height
    }
    return names.contains { name in
      isSureName(name) && isBelow(name.frame, name.stretches[0].line)
        && across(name.frame).left < head.left
    }
      && spots.contains { value in
        let place = across(value.frame)
        return !value.isHeading && isBelow(value.frame, value.stretches[0].line)
          && place.left < end + slack && place.right > head.left - slack
      }
  }

  /// The distance from a line to the next one, in line heights.
  static let nextLine = 0.6...1.8
  /// The distance of a value from the heading above it along the line at most, in line heights.
  static let columnSlack = 1.0
  /// Whether a number is in the row of a name to its left: "Calories 100".
  private func isAmountOfRow(_ spot: ValueSpot, _ names: [NameSpot]) -> Bool {
    names.contains { name in
      isSureName(name) && abs(drop(from: name.frame, to: spot.frame)) < Self.sameRow * height
        && across(name.frame).right < across(spot.frame).left + Self.sameRow * height
    }
  }

  /// The drop within one row at most, in line heights.
  private static let sameRow = 0.5

  /// Whether a nutrient's name was read well and nothing else is likelier in its place.
  func isSureName(_ name: NameSpot) -> Bool {
    switch name.kind {
    case .energy, .nutrient: isSure(name)
    default: false
    }
  }

  /// Whether a name is the parser's choice of a nutrient or energy, however short.
  func isNutrient(_ name: NameSpot) -> Bool {
    switch name.kind {
    case .energy, .nutrient: name.isChosen
    default: false
    }
  }

  func isSure(_ name: NameSpot) -> Bool {
    name.strength > 4 && name.rival <= name.strength
  }

  /// Line heights between 100 g and the first name of its panel.
  private static let rowsAbovePanel = 0.5...3.5
  /// The indent of a heading from the panel's names at most, in line heights.
  private static let panelIndent = 3.0

  /// Whether a name shows the words around 100 g or 100 ml to be a statement of nutrients.
  ///
  /// Such a name is their heading, or a nutrient behind 100 g.
  private func heads(_ name: NameSpot, _ place: Stretch) -> Bool {
    guard isSure(name) else { return false }
    let own = name.stretches[0]
    switch name.kind {
    case .topic(.foodHeading), .topic(.petHeading): return true
    case .energy, .nutrient: return 0...Self.statement ~= own.start - place.end
    default: return false
    }
  }

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
  /// The confidence that a reading counts with at least.
  private static let leastConfidence = 0.01
  /// The certainty that a bare 100 means millilitres; grams are commoner.
  private static let bareMillilitres = 0.35
}
