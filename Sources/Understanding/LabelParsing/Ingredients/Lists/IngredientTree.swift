import Foundation
import LabelModel
import Languages

/// Splits a list of ingredients into its entries and what these are made of.
///
/// Brackets nest no deeper than ``Ingredient/deepest``; deeper ones are text. Each level looks at
/// its characters once, so that the time is linear.
struct IngredientTree {
  /// Entries at most, all levels together.
  private static let longest = 500

  private let text: FoodText
  private let cues: FoodCues
  /// For each opening bracket its closing one.
  private let closing: [Int: Int]
  /// The meanings of marks such as `*`.
  private let footnotes: [String: String]
  private var count = 0

  init(_ text: FoodText, cues: FoodCues, range: Range<Int>, footnotes: [String: String]) {
    self.text = text
    self.cues = cues
    self.footnotes = footnotes
    closing = Self.brackets(text.scalars, range)
  }

  /// The entries in `range`.
  mutating func entries(_ range: Range<Int>, depth: Int = 1) -> [Ingredient] {
    var result: [Ingredient] = []
    var pending: AdditiveClass?
    var isBehindNumber = false
    for part in parts(of: range) {
      guard count < Self.longest else { break }
      var found = entry(part, depth: depth)
      let isBare = found.isEmpty || found.count == 1 && found[0].eNumber == nil
      if isBare, pending != nil || isBehindNumber,
        let numbers = bareNumbers(text.text(part), of: pending)
      {
        found = numbers
      }
      for var ingredient in found {
        // "stabilisers: E339, E407": the class holds for the numbers that follow.
        if ingredient.additiveClass == nil, let pending, isNumberAlone(ingredient) {
          ingredient.additiveClass = pending
        }
        pending = ingredient.additiveClass
        isBehindNumber = isNumberAlone(ingredient)
        count += 1
        result.append(ingredient)
      }
    }
    return result
  }

  /// The additives of a class that are printed as numbers without their letter: "sweeteners (950, 951)".
  private func bareNumbers(_ text: String, of kind: AdditiveClass?) -> [Ingredient]? {
    PrintedENumber.bare(text)?.map { number in
      var ingredient = Ingredient(name: String(number.dropFirst()))
      ingredient.eNumber = number
      ingredient.additiveClass = kind
      return ingredient
    }
  }

  private func isNumberAlone(_ ingredient: Ingredient) -> Bool {
    guard ingredient.eNumber != nil, ingredient.ingredients.isEmpty else { return false }
    return ingredient.name.unicodeScalars.filter(LetterFolding.isLetter).count <= 4
  }

  private static func brackets(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Int: Int] {
    var open: [Int] = []
    var closing: [Int: Int] = [:]
    for position in range {
      switch scalars[position] {
      case "(", "[", "{": open.append(position)
      case ")", "]", "}": if let start = open.popLast() { closing[start] = position }
      default: break
      }
    }
    return closing
  }

  /// The stretches between separators, those in brackets left whole.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var commas: [Int] = []
    var dashes: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if let end = closing[position], end < range.upperBound {
        position = end + 1
        continue
      }
      switch text.scalars[position] {
      case ",", ";", "•", "·":
        if !isDecimal(position) { commas.append(position) }
      case ".":
        // Print or recognition made a point of the comma. The point of an abbreviation is no comma.
        if !isDecimal(position), !cues.isAbbreviation(before: position) { commas.append(position) }
      case "-", "–", "—":
        if isFree(position) { dashes.append(position) }
      default: break
      }
      position += 1
    }
    let cuts = dashes.count > 1 && dashes.count > commas.count ? dashes : commas
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for cut in cuts + [range.upperBound] {
      if start < cut { parts.append(start..<cut) }
      start = cut + 1
    }
    return parts.flatMap(partedAtJoints)
  }

  /// Parts "E950 and E951" outside brackets.
  private func partedAtJoints(_ part: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = part.lowerBound
    var position = start
    while position < part.upperBound {
      if let end = closing[position], end < part.upperBound {
        position = end + 1
      } else if let joint = JoinedENumbers(text.scalars, at: position, before: part.upperBound)?
        .joint
      {
        parts.append(start..<joint.lowerBound)
        start = joint.upperBound
        position = start
      } else {
        position += 1
      }
    }
    return parts + [start..<part.upperBound]
  }

  private func isDecimal(_ position: Int) -> Bool {
    guard position > 0, position + 1 < text.scalars.count else { return false }
    return text.scalars[position - 1].isDigit && text.scalars[position + 1].isDigit
  }

  private func isFree(_ position: Int) -> Bool {
    guard position > 0, position + 1 < text.scalars.count else { return false }
    return text.scalars[position - 1] == " " && text.scalars[position + 1] == " "
  }

  /// One entry; several when a class of additives holds for all in its brackets.
  private mutating func entry(_ range: Range<Int>, depth: Int) -> [Ingredient] {
    var outside: [Range<Int>] = []
    var groups: [Range<Int>] = []
    var start = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      if let end = closing[position], end < range.upperBound {
        outside.append(start..<position)
        groups.append((position + 1)..<end)
        start = end + 1
        position = start
      } else {
        position += 1
      }
    }
    outside.append(start..<range.upperBound)
    var head = EntryHead(outside.map { text.text($0) }.joined(separator: " "), cues: cues)
    if head.additiveClass == nil, head.name.isEmpty == false,
      let colon = outside.flatMap({ $0 }).first(where: { text.scalars[$0] == ":" }),
      closing.isEmpty || !groups.contains(where: { $0.upperBound < colon })
    {
      return [parted(range, at: colon, depth: depth)].compactMap { $0 }
    }
    var ingredient = Ingredient(name: "")
    var children: [Ingredient] = []
    for group in groups {
      add(group, to: &ingredient, &children, isClass: head.isClassAlone, depth: depth)
    }
    head.percent = head.percent ?? ingredient.percent
    if head.isClassAlone, !children.isEmpty {
      return children.map {
        var child = $0
        child.additiveClass = child.additiveClass ?? head.additiveClass
        return child
      }
    }
    guard head.eNumber != nil || head.name.unicodeScalars.contains(where: LetterFolding.isLetter)
    else { return children }
    ingredient.name = head.name
    ingredient.percent = head.percent
    ingredient.bound = head.bound ?? ingredient.bound
    ingredient.additiveClass = head.additiveClass
    ingredient.eNumber = head.eNumber ?? ingredient.eNumber
    ingredient.remarks += head.marks.compactMap { footnotes[$0] }
    ingredient.ingredients = children
    return [ingredient]
  }

  /// `herbs: basil` names what the herbs are.
  private mutating func parted(_ range: Range<Int>, at colon: Int, depth: Int) -> Ingredient? {
    guard var whole = entry(range.lowerBound..<colon, depth: depth).first else {
      return entry((colon + 1)..<range.upperBound, depth: depth).first
    }
    if depth < Ingredient.deepest {
      whole.ingredients += entries((colon + 1)..<range.upperBound, depth: depth + 1)
    }
    return whole
  }

  /// The letters behind such a percentage: words for fat and for the volume of alcohol.
  private static let ownContents = Set(
    (LanguageLexicon.fatContents.phrases + LanguageLexicon.byVolume.phrases).map(FoodSymbols.fold))

  /// Whether brackets state what an ingredient itself has: "(3.5 % fat)", "(40 % vol)". "(fat 5 %)" is an ingredient.
  private func isOwnContent(_ group: Range<Int>, name: String) -> Bool {
    text.next(group.lowerBound)?.isDigit == true
      && Self.ownContents.contains(FoodSymbols.fold(name).filter(FoodSymbols.isLetter))
  }

  /// The content of brackets: a share, a number, a remark, or the ingredient's own ingredients.
  private mutating func add(
    _ group: Range<Int>, to ingredient: inout Ingredient, _ children: inout [Ingredient],
    isClass: Bool, depth: Int
  ) {
    if isClass, let numbers = bareNumbers(text.text(group), of: nil) {
      children += numbers
      return
    }
    let head = EntryHead(text.text(group), cues: cues)
    let isNested = group.contains { closing[$0] != nil }
    let isList = isNested || parts(of: group).count > 1
    if !isList, !head.name.unicodeScalars.contains(where: LetterFolding.isLetter) {
      ingredient.percent = ingredient.percent ?? head.percent
      ingredient.bound = ingredient.bound ?? head.bound
    } else if !isList, !isClass, let number = head.eNumber, head.isNumberAlone {
      ingredient.eNumber = ingredient.eNumber ?? number
    } else if !isList, head.percent != nil, isOwnContent(group, name: head.name) {
      ingredient.remarks.append(text.text(group))
    } else if cues.isStatement(group) || depth >= Ingredient.deepest {
      ingredient.remarks.append(text.text(group))
    } else if isList || isClass || head.percent != nil || head.eNumber != nil {
      takeShare(of: parts(of: group).first, to: &ingredient)
      children += entries(group, depth: depth + 1)
    } else {
      ingredient.remarks.append(text.text(group))
    }
  }

  /// Takes a share alone that is before an ingredient's parts: "meat (50 %, of which chicken 4 %)".
  private func takeShare(of part: Range<Int>?, to ingredient: inout Ingredient) {
    guard let part, ingredient.percent == nil else { return }
    let head = EntryHead(text.text(part), cues: cues)
    guard !head.name.unicodeScalars.contains(where: LetterFolding.isLetter) else { return }
    ingredient.percent = head.percent
    ingredient.bound = ingredient.bound ?? head.bound
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
}
