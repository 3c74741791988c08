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
      let mayBeHundred = spot.isHeading || isBare || spot.hundred > 0
      guard !mayBeHundred || !isNetQuantity(spot) else { continue }
      if spot.isHeading || isBare {
        guard spot.isHeading || !isAmountOfRow(spot, names) else { continue }
        addHundred(spot, origin(spot, topics, names, spots))
        continue
      }
      if spot.hundred > 0 {
        let origin = origin(spot, topics, names, spots)
        if isHeading(spot, origin, names) {
          add(hundred(option.unit), origin, spot, sureness: spot.hundred * origin.sureness)
        }
      }
      let beside = topics[spot.stretches[0].line] ?? []
      if let size = option.size ?? bareSize(spot, beside),
        size.amount >= (mayBeSweet(spot, names) ? Self.leastSweet : Self.leastServing)
      {
        addServing(of: size, spot, beside, among: names)
      }
    }
    settleRivals()
    addServingHeadings(spots, names)
    for name in names where isLikeliest(name) {
      let beside = topics[name.stretches[0].line] ?? []
      if !isOfServingSize(name, beside) { addWord(name, spots) }
    }
  }

  /// Whether a word for the prepared food is in brackets behind a serving: "serving size: 27 g (prepared 250 ml)".
  ///
  /// Such a statement heads no column.
  private func isOfServingSize(_ name: NameSpot, _ beside: [NameSpot]) -> Bool {
    guard case .topic(.preparation(.prepared)) = name.kind else { return false }
    let place = name.stretches[0]
    let scalars = lines[place.line.look][place.line.line].scalars
    return beside.contains { topic in
      guard case .topic(.servingSize) = topic.kind, case let end = topic.stretches[0].end,
        end < place.start
      else { return false }
      let between = scalars[(end..<place.start).clamped(to: scalars.indices)]
      return between.contains("(") && !between.contains(")")
    }
  }

  /// Adds a number as a heading.
  private mutating func add(
    _ kind: Heading.Kind, _ origin: Heading.Origin, _ spot: ValueSpot, sureness: Double? = nil
  ) {
    let place = spot.stretches[0]
    headings.append(
      Heading(
        kind: kind, origin: origin, frame: spot.frame, line: place.line,
        sureness: sureness ?? origin.sureness,
        confidence: max(spot.options[0].confidence, Self.leastConfidence), start: place.start))
  }

  private func hundred(_ unit: NutrientUnit?) -> Heading.Kind {
    unit == .millilitre ? .hundredMillilitres : .hundredGrams
  }

  /// Adds 100 with its unit. Without a unit it may be either.
  private mutating func addHundred(_ spot: ValueSpot, _ origin: Heading.Origin) {
    if let unit = spot.isHeading ? spot.options[0].unit ?? .gram : unitBelow(spot) {
      add(hundred(unit), origin, spot)
      return
    }
    let bare = origin == .word ? Heading.Origin.bareBehindPer : .bare
    add(.hundredGrams, bare, spot)
    add(.hundredMillilitres, bare, spot, sureness: Self.bareMillilitres)
  }

  /// Adds a mass or volume where the words beside it show it to be a serving's.
  private mutating func addServing(
    of size: PrintedSize, _ spot: ValueSpot, _ topics: [NameSpot], among names: [NameSpot]
  ) {
    let topic = servingTopic(spot, topics) ?? servingAbove(spot, names)
    statedServings += StatedServing(size, spot, topics).map { [$0] } ?? []
    if let topic {
      add(.mass, .word, spot)
      if topic.kind == .topic(.per) { add(.serving, .word, spot) }
      if size.isVolume { hasServingMillilitres = true } else { hasServingGrams = true }
      let isInHeading =
        !topics.contains { $0.kind == .topic(.servingSize) }
        && topics.contains {
          $0.kind == .topic(.foodHeading) && isSure($0)
            && $0.stretches[0].end <= spot.stretches[0].start
        }
      hasServingInHeading = hasServingInHeading || isInHeading
    }
    let isStated = topic == nil && opensStatement(spot, topics)
    if isStated { add(.serving, .statement, spot) }
    if topic != nil || isStated || spot.isInBrackets { servingSizes.append(size) }
  }

  /// The size of a serving that is printed without its unit at the end of a cell: "per 130".
  ///
  /// The unit is in the line below, where a narrow heading is wrapped. Grams are commoner.
  private func bareSize(_ spot: ValueSpot, _ topics: [NameSpot]) -> PrintedSize? {
    let option = spot.options[0]
    guard option.unit == nil, option.value >= Self.leastBareSize, !spot.isInBrackets,
      servingTopic(spot, topics)?.kind == .topic(.per), lettersBeside(spot).after == 0
    else { return nil }
    return PrintedSize(amount: option.value, isVolume: unitBelow(spot) == .millilitre)
  }

  /// Whether a mass may be that of one sweet or tablet: "1 sweet (2.8 g)". It is in brackets and in no nutrient's row.
  private func mayBeSweet(_ spot: ValueSpot, _ names: [NameSpot]) -> Bool {
    spot.isInBrackets && !names.contains { isSureName($0) && isSameRow($0.frame, spot.frame) }
  }

  /// Adds a word for a serving, for the prepared food or for the food as sold.
  private mutating func addWord(_ name: NameSpot, _ spots: [ValueSpot]) {
    guard case .topic(let meaning) = name.kind else { return }
    let kind: Heading.Kind
    switch meaning {
    case .serving where isOfShares(name): return
    case .serving where !isServingOfHundred(name, spots): kind = .serving
    case .preparation(.prepared): kind = .prepared
    case .preparation(.asSold):
      // "cotto" is cooked, "non cotto" is not.
      if name.isExact { asSold.append(name.frame) }
      return
    default: return
    }
    headings.append(
      Heading(
        kind: kind, origin: .word, frame: name.frame, line: name.stretches[0].line,
        sureness: name.spelling * min(1, name.strength / 6), confidence: name.confidence,
        start: name.stretches[0].start))
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
    name.isStrong && name.isUnrivalled
  }

  /// The size of a serving at least, in grams or millilitres.
  private static let leastServing = 5.0
  /// The size of one sweet or tablet at least, in grams.
  private static let leastSweet = 1.0
  /// A size without a unit at least. Smaller numbers count pieces or people.
  private static let leastBareSize = 15.0
  /// The confidence that a reading counts with at least.
  private static let leastConfidence = 0.01
  /// The certainty that a bare 100 means millilitres; grams are commoner.
  private static let bareMillilitres = 0.35
}
