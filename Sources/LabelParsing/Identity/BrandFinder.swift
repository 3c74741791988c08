import LabelModel

/// Finds the brand: the word that a web address, a company's name, a trademark's sign and large letters agree on.
///
/// One such mention alone may be a supplier, a certifier or the owner of another brand.
struct BrandFinder {
  /// A kind of mention.
  private enum Mention: Hashable, CaseIterable {
    case address, company, trademark, display

    /// How likely a word with this mention alone is the brand.
    var weight: Double {
      switch self {
      case .address: 0.45
      case .company: 0.4
      case .trademark: 0.6
      case .display: 0.4
      }
    }
  }

  /// A word with what mentions it.
  private struct Candidate {
    var mentions: Set<Mention> = []
    /// The words as printed, best last.
    var forms: [(words: [Word], line: Int, rank: Int)] = []
  }

  /// Words of a company's name at most.
  private static let mostWords = 4

  let page: IdentityPage

  /// Returns the candidates, best first.
  func brands() -> [IdentityReading<String>] {
    var candidates: [[UInt16]: Candidate] = [:]
    let addresses = page.lines.flatMap { $0.words.compactMap { WebAddress.name(in: $0.text) } }
    for (number, line) in page.lines.enumerated() {
      addTrademarks(line.words, number, &candidates)
      addCompanies(line.words, number, &candidates)
      addDisplay(line, number, &candidates)
    }
    for address in Set(addresses) { addAddress(address, &candidates) }
    return candidates.compactMap { _, candidate in reading(candidate) }
      .sorted { ($1.confidence, $0.value) < ($0.confidence, $1.value) }
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
  private func addAddress(_ address: [UInt16], _ candidates: inout [[UInt16]: Candidate]) {
    var candidate = candidates[address] ?? Candidate()
    candidate.mentions.insert(.address)
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
            WebAddress.name(in: word) == nil, let first = line.words[start].text.first,
            first.isUppercase
          else { continue }
          var words = Array(line.words[start...end])
          if end == start, part != word { words[0].text = part }
          words = words.map(Self.trimmed)
          candidate.forms.append((words, number, Self.isCapitals(words) ? 1 : 2))
        }
      }
    }
    // Without the word itself there is nothing to show but the address.
    if !candidate.forms.isEmpty { candidates[address] = candidate }
  }

  /// Adds the words before a legal form: "X GmbH".
  private func addCompanies(
    _ words: [Word], _ line: Int, _ candidates: inout [[UInt16]: Candidate]
  ) {
    for end in words.indices.dropFirst() where LegalForms.contains(words[end].text) {
      var start = end
      while start > 0, end - start < Self.mostWords, words[start - 1].text.first?.isUppercase == true,
        !words[start - 1].text.hasSuffix(":"), !words[start - 1].text.hasSuffix(",") || start == end,
        !LegalForms.contains(words[start - 1].text)
      {
        start -= 1
      }
      guard start < end else { continue }
      // The first word, and all: "Alpina Foods GmbH" is Alpina's, "Blue Valley Inc" is Blue Valley's.
      for last in (start + 1)...end {
        add(Array(words[start..<last]), line, .company, last == start + 1 ? 0 : 1, &candidates)
      }
    }
  }

  private func addTrademarks(
    _ words: [Word], _ line: Int, _ candidates: inout [[UInt16]: Candidate]
  ) {
    for (number, word) in words.enumerated() {
      guard let sign = word.text.firstIndex(where: { $0 == "®" || $0 == "™" }) else { continue }
      let before = word.text[..<sign]
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

  private static let trademarkWords: Set<[UInt16]> = Set(
    ["trademark", "trademarks", "warenzeichen", "marke", "marque", "marchio"].map(LetterFolding.fold))
  private static let ofWords: Set<[UInt16]> = Set(
    ["of", "der", "von", "de", "di"].map(LetterFolding.fold))

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

/// Names of web addresses.
enum WebAddress {
  /// Ends of addresses.
  private static let domains: Set<Substring> = [
    "com", "net", "org", "eu", "ch", "de", "at", "fr", "it", "es", "pt", "nl", "be", "lu", "pl",
    "cz", "sk", "hu", "se", "dk", "no", "fi", "hr", "si", "ro", "bg", "gr", "ee", "lv", "lt", "ie",
    "mt", "uk", "us", "ca", "au", "nz", "jp", "in",
  ]
  /// Addresses of mail services, media and certifiers, which stand on many brands' labels.
  private static let common: Set<[UInt16]> = Set(
    [
      "facebook", "instagram", "youtube", "twitter", "tiktok", "gmail", "hotmail", "outlook",
      "yahoo", "gmx", "bluewin", "msc", "asc", "fsc", "utz", "ra", "rainforest", "fairtrade", "info",
      "rainforestalliance", "maxhavelaar", "biosuisse", "bioinspecta", "demeter", "naturland",
      "triman", "gs", "gsone", "rspo", "vlabel", "vlog", "tetrapak", "quefairedemesdechets",
      "mangerbouger", "choosemyplate", "ecolabel", "greenguard", "nongmoproject", "wwf", "sgs",
    ].map(LetterFolding.fold))

  /// Returns the folded name in an address: that of `www.name.com/page` and of `info@name.com`.
  static func name(in word: String) -> [UInt16]? {
    var text = Substring(word.lowercased())
    while let last = text.last, !last.isLetter { text.removeLast() }
    while let first = text.first, !first.isLetter { text.removeFirst() }
    if let at = text.lastIndex(of: "@") { text = text[text.index(after: at)...] }
    if let scheme = text.firstRange(of: "//") { text = text[scheme.upperBound...] }
    text = text.prefix { $0 != "/" }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.count <= 4, let end = parts.last else { return nil }
    let isMarked = parts[0] == "www"
    let names = isMarked ? parts.dropFirst().dropLast() : parts.dropLast()
    guard isMarked && end.count <= 3 && !names.isEmpty || domains.contains(end),
      let name = names.first(where: { $0 != "co" && $0 != "com" }),
      name.allSatisfy({ $0.isLetter || $0 == "-" })
    else { return nil }
    let letters = LetterFolding.fold(String(name))
    guard letters.count >= 4, !common.contains(letters) else { return nil }
    return letters
  }
}

/// Legal forms of companies.
enum LegalForms {
  private static let forms: Set<String> = [
    "gmbh", "ag", "sa", "sas", "sarl", "sàrl", "srl", "spa", "ltd", "limited", "inc", "llc", "corp",
    "corporation", "company", "co", "bv", "nv", "kg", "ohg", "eg", "ab", "as", "a/s", "aps", "oy",
    "oyj", "kft", "zrt", "doo", "dd", "sro", "spzoo", "eood", "ood", "ad", "oü", "sia", "uab", "plc",
    "lda", "sl", "gmbh&co", "pty", "genossenschaft", "s.r", "z.o.o",
  ]

  /// Whether a word is a legal form, in whatever spelling.
  static func contains(_ word: String) -> Bool {
    let text = word.lowercased().filter { $0.isLetter || $0 == "/" || $0 == "&" }
    guard word.first?.isUppercase == true || text.count > 3 || word.contains(".") else {
      return false
    }
    return forms.contains(text)
  }
}

/// Words that are no brand though they are large or before a legal form.
enum NotBrands {
  static let words: Set<[UInt16]> = Set(
    """
    foods food international switzerland schweiz suisse svizzera deutschland france italia europe
    germany austria trading nutrition facts ingredients zutaten ingredienti bio organic new neu
    nouveau natural original classic vegan manufactured distributed produced hergestellt vertrieb
    distribué importé fabriqué prodotto net weight netto energy protein fat milk check mcheck
    recycle best before exp lot mhd adult puppy junior senior dog cat katze hund made product
    """.split { $0 == " " || $0.isNewline }.map { LetterFolding.fold(String($0)) })
}
