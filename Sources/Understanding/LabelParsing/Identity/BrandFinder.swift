import LabelModel
import Languages

/// Finds the brand: the word that a web address, a company's name, a trademark's sign and large letters agree on.
///
/// One such mention alone may be a supplier, a certifier or the owner of another brand.
struct BrandFinder {
  /// A kind of mention.
  private enum Mention: Hashable, CaseIterable {
    case address, addresses, company, companies, trademark, display, text

    /// The probability that a word with this mention alone is the brand.
    var weight: Double {
      switch self {
      case .address, .addresses: 0.45
      case .company, .companies: 0.4
      case .trademark: 0.6
      case .display: 0.25
      case .text: 0.3
      }
    }
  }

  /// A word with what mentions it.
  private struct Candidate {
    var mentions: Set<Mention> = []
    /// The further words of the companies that begin with it.
    var companies: Set<[UInt16]> = []
    /// The words as printed, best last.
    var forms: [(words: [Word], line: Int, rank: Int)] = []
  }

  /// Lines of running text that a company's word must be in to be its brand.
  private static let leastTexts = 2
  /// The greatest confidence of a brand that only large letters show.
  static let greatestOfDisplay = Confidence(Mention.display.weight)
  /// Words of a company's name at most.
  private static let mostWords = 4

  let page: IdentityPage

  /// Returns the candidates, best first.
  func brands() -> [IdentityReading<String>] {
    var candidates: [[UInt16]: Candidate] = [:]
    let addresses = page.lines.flatMap { $0.words.compactMap { WebAddress(in: $0.text) } }
    for (number, line) in page.lines.enumerated() {
      addTrademarks(line.words, number, &candidates)
      addCompanies(line.words, number, &candidates)
      addDisplay(line, number, &candidates)
    }
    for (name, sites) in Dictionary(grouping: addresses, by: \.letters) {
      addAddress(name, isInSeveralCountries: Set(sites.map(\.domain)).count > 1, &candidates)
    }
    addTexts(&candidates)
    // Of a company's first word and its whole name, both mentioned twice, the whole name is the brand.
    return candidates.values
      .compactMap { candidate in reading(candidate).map { ($0, candidate.mentions.count) } }
      .sorted {
        ($1.0.confidence, $1.1, $1.0.value.count, $0.0.value)
          < ($0.0.confidence, $0.1, $0.0.value.count, $1.0.value)
      }.map(\.0)
  }

  private func reading(_ candidate: Candidate) -> IdentityReading<String>? {
    guard let form = candidate.forms.max(by: { rank($0) < rank($1) }) else { return nil }
    let doubt = candidate.mentions.reduce(1) { $0 * (1 - $1.weight) }
    let name = NameText(words: form.words)
    // Two mentions that agree to the letter make up for a doubtful word.
    let certainty = candidate.mentions.count > 1 ? max(0.9, name.confidence) : name.confidence
    let likelihood = candidate.mentions.count > 1 ? max(1 - doubt, 0.85) : 1 - doubt
    return IdentityReading(
      name.text, confidence: Confidence(likelihood * certainty),
      evidence: page.evidence(form.words), clue: .agreeingMentions)
  }

  private func rank(
    _ form: (words: [Word], line: Int, rank: Int)
  ) -> (Int, Double) { (form.rank, IdentityPage.confidence(of: form.words)) }

  /// Joins the words of the page that spell the name of a web address.
  private func addAddress(
    _ address: [UInt16], isInSeveralCountries: Bool, _ candidates: inout [[UInt16]: Candidate]
  ) {
    var candidate = candidates[address] ?? Candidate()
    candidate.mentions.insert(.address)
    if isInSeveralCountries { candidate.mentions.insert(.addresses) }
    for (number, line) in page.lines.enumerated() {
      for start in line.words.indices {
        var letters: [UInt16] = []
        for end in start..<min(line.words.count, start + Self.mostWords) {
          let word = line.words[end].text
          // A hyphen joins a company's name to its legal form: "X-Genossenschaft".
          let part = word.split(separator: "-").first.map(String.init) ?? word
          letters += LetterFolding.fold(end == start && line.words.count > 1 ? part : word)
          guard letters.count <= address.count else { break }
          guard letters == address, !word.contains("@"), !word.contains("www"),
            WebAddress(in: word) == nil, let first = line.words[start].text.first,
            first.isUppercase
          else { continue }
          var words = Array(line.words[start...end])
          if end == start, part != word { words[0].text = part }
          words = words.map(Self.trimmed)
          candidate.forms.append((words, number, Self.isCapitals(words) ? 1 : 2))
        }
      }
    }
    if candidate.forms.isEmpty, isInSeveralCountries { addAddressItself(address, &candidate) }
    // Without the word itself there is nothing to show but one address.
    if !candidate.forms.isEmpty { candidates[address] = candidate }
  }

  /// Counts the words of companies and addresses that the label's sentences have as well.
  private func addTexts(_ candidates: inout [[UInt16]: Candidate]) {
    var linesOf: [[UInt16]: Set<Int>] = [:]
    for (number, line) in page.lines.enumerated()
    where !line.words.contains(where: { LegalForms.contains($0.text) }) {
      for word in line.words where word.text.first?.isUppercase == true {
        linesOf[LetterFolding.fold(word.text), default: []].insert(number)
      }
    }
    for (letters, candidate) in candidates
    where !candidate.mentions.isDisjoint(with: [.address, .company]) {
      let stated = Set(candidate.forms.filter { $0.rank == 0 }.map(\.line))
      if linesOf[letters, default: []].subtracting(stated).count >= Self.leastTexts {
        candidates[letters]?.mentions.insert(.text)
      }
    }
  }

  /// Adds the name in an address, with a capital.
  private func addAddressItself(_ address: [UInt16], _ candidate: inout Candidate) {
    for (number, line) in page.lines.enumerated() {
      for word in line.words {
        guard let site = WebAddress(in: word.text), site.letters == address else { continue }
        var shown = word
        shown.text = site.name.prefix(1).uppercased() + site.name.dropFirst()
        candidate.forms.append(([shown], number, 0))
      }
    }
  }

  /// Adds the words before a legal form: "X GmbH".
  private func addCompanies(
    _ words: [Word], _ line: Int, _ candidates: inout [[UInt16]: Candidate]
  ) {
    for word in words {
      // "X-Genossenschaft".
      let parts = word.text.split(separator: "-")
      guard parts.count > 1, parts[1].lowercased().hasPrefix("genossenschaft") else { continue }
      var opening = word
      opening.text = String(parts[0])
      add([opening], line, .company, 2, &candidates)
      noteCompany(opening, parts[1...].flatMap { LetterFolding.fold(String($0)) }, &candidates)
    }
    for end in words.indices.dropFirst() where LegalForms.contains(words[end].text) {
      var start = end
      while start > 0, end - start < Self.mostWords, isOfName(words, start - 1, end: end) {
        start -= 1
      }
      guard start < end else { continue }
      // The first word, and all: "Alpina Foods GmbH" is Alpina's, "Blue Valley Inc" is Blue Valley's.
      for last in (start + 1)...end {
        add(Array(words[start..<last]), line, .company, last == start + 1 ? 0 : 1, &candidates)
      }
      noteCompany(
        words[start], words[(start + 1)...end].flatMap { LetterFolding.fold($0.text) }, &candidates)
    }
  }

  /// Whether a word belongs to the company's name behind it. It has a capital, or is small between
  /// two such words ("X di Y").
  private func isOfName(_ words: [Word], _ number: Int, end: Int) -> Bool {
    let text = words[number].text
    // Before its legal form a name may have a comma: "X Company, Ltd.".
    guard !text.hasSuffix(":"), !text.hasSuffix(",") || number == end - 1,
      !LegalForms.contains(text)
    else { return false }
    if text.first?.isUppercase == true { return true }
    return LegalForms.particles.contains(text) && number > 0 && number + 1 < end
      && words[number - 1].text.first?.isUppercase == true
      && words[number - 1].text.last?.isLetter == true
      && words[number + 1].text.first?.isUppercase == true
  }

  /// Counts a company that begins with `word`: several of them share their brand.
  ///
  /// One that differs from another in few letters is the same company, read otherwise.
  private func noteCompany(
    _ word: Word, _ rest: [UInt16], _ candidates: inout [[UInt16]: Candidate]
  ) {
    let letters = LetterFolding.fold(Self.trimmed(word).text)
    guard let known = candidates[letters]?.companies,
      !known.contains(where: { Self.isAlike($0, rest) })
    else { return }
    candidates[letters]?.companies.insert(rest)
    if let count = candidates[letters]?.companies.count, count > 1 {
      candidates[letters]?.mentions.insert(.companies)
    }
  }

  /// Whether a quarter of the letters at most is neither in the common beginning nor in the common end.
  private static func isAlike(_ one: [UInt16], _ other: [UInt16]) -> Bool {
    let (shorter, longer) = (min(one.count, other.count), max(one.count, other.count))
    let beginning = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return 4 * (longer - min(beginning + end, shorter)) <= longer
  }

  private func addTrademarks(
    _ words: [Word], _ line: Int, _ candidates: inout [[UInt16]: Candidate]
  ) {
    for (number, word) in words.enumerated() {
      guard let sign = word.text.firstIndex(where: { $0 == "®" || $0 == "™" }) else { continue }
      let before = word.text[..<sign]
      // An asterisk of an ingredient is read as ™, too.
      let isName = (before.isEmpty && number > 0 ? words[number - 1].text[...] : before).first
      guard isName?.isUppercase == true, words.count <= 4 else { continue }
      if before.count >= 3 {
        var marked = word
        marked.text = String(before)
        add([marked], line, .trademark, 2, &candidates)
      } else if before.isEmpty, number > 0 {
        add([words[number - 1]], line, .trademark, 2, &candidates)
      }
    }
    // "registered trademark of X".
    let folded = words.map { LetterFolding.fold($0.text) }
    for number in words.indices.dropLast(2)
    where Self.trademarkWords.contains(folded[number])
      && Self.ofWords.contains(folded[number + 1])
    {
      var owner: [Word] = []
      for word in words[(number + 2)...].prefix(Self.mostWords) {
        guard word.text.first?.isUppercase == true, !LegalForms.contains(word.text) else { break }
        owner.append(word)
        if word.text.hasSuffix(",") || word.text.hasSuffix(".") { break }
      }
      if !owner.isEmpty { add(owner, line, .trademark, 2, &candidates) }
    }
  }

  private static let trademarkWords = Set(
    IdentityLexicon.trademarks.phrases.map(LetterFolding.fold))
  private static let ofWords = Set(
    IdentityLexicon.ownerLinks.phrases.map(LetterFolding.fold))

  /// Adds a line of one or two words alone that is larger than the text, or in capitals.
  private func addDisplay(
    _ line: IdentityPage.Line, _ number: Int, _ candidates: inout [[UInt16]: Candidate]
  ) {
    guard page.hasPlaces, line.words.count <= 3, line.confidence >= 0.5,
      line.height >= 1.15 * page.textHeight
    else { return }
    add(line.words, number, .display, 1, &candidates)
  }

  private func add(
    _ words: [Word], _ line: Int, _ mention: Mention, _ rank: Int,
    _ candidates: inout [[UInt16]: Candidate]
  ) {
    let words = words.map(Self.trimmed)
    let letters = words.flatMap { LetterFolding.fold($0.text) }
    guard letters.count >= 3, letters.count <= 30,
      !words.contains(where: { $0.text.contains(where: \.isNumber) }),
      !words.contains(where: { NotBrands.words.contains(LetterFolding.fold($0.text)) }),
      QuantityScanner(words).mentions().isEmpty
    else { return }
    candidates[letters, default: Candidate()].mentions.insert(mention)
    candidates[letters, default: Candidate()].forms.append((words, line, rank))
  }

  /// Returns a word without the signs around it.
  private static func trimmed(_ word: Word) -> Word {
    var word = word
    while let last = word.text.last, !last.isLetter { word.text.removeLast() }
    while let first = word.text.first, !first.isLetter { word.text.removeFirst() }
    return word
  }

  private static func isCapitals(_ words: [Word]) -> Bool {
    !words.contains { $0.text.contains(where: \.isLowercase) }
  }
}
