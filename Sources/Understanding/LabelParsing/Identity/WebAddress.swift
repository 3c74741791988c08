/// A web or mail address, as far as it may tell a brand.
struct WebAddress: Hashable, Sendable {
  /// The name: "name" of `www.name.com`.
  var name: String
  /// The name's folded letters.
  var letters: [UInt16]
  /// The end: "com".
  var domain: String

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
      "yahoo", "gmx", "bluewin", "msc", "asc", "fsc", "utz", "ra", "rainforest", "fairtrade",
      "info",
      "rainforestalliance", "maxhavelaar", "biosuisse", "bioinspecta", "demeter", "naturland",
      "triman", "gs", "gsone", "rspo", "vlabel", "vlog", "tetrapak", "quefairedemesdechets",
      "mangerbouger", "choosemyplate", "ecolabel", "greenguard", "nongmoproject", "wwf", "sgs",
    ].map(LetterFolding.fold))

  /// Finds the address that a word is: `www.name.com/page` or `info@name.com`; `nil` for other words.
  init?(in word: String) {
    var text = Substring(word.lowercased())
    while let last = text.last, !last.isLetter { text.removeLast() }
    while let first = text.first, !first.isLetter { text.removeFirst() }
    if let at = text.lastIndex(of: "@") { text = text[text.index(after: at)...] }
    if let scheme = text.firstRange(of: "//") { text = text[scheme.upperBound...] }
    text = text.prefix { $0 != "/" }
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // A country's end may be damaged: "name.com.x".
    if parts.count == 3, parts[1] == "com" || parts[1] == "co" { parts.removeLast() }
    guard parts.count >= 2, parts.count <= 4, let end = parts.last else { return nil }
    let isMarked = parts[0] == "www"
    let names = isMarked ? parts.dropFirst().dropLast() : parts.dropLast()
    guard isMarked && end.count <= 3 && !names.isEmpty || Self.domains.contains(end),
      let name = names.first(where: { $0 != "co" && $0 != "com" }),
      name.allSatisfy({ $0.isLetter || $0 == "-" })
    else { return nil }
    let letters = LetterFolding.fold(String(name))
    guard letters.count >= 4, !Self.common.contains(letters) else { return nil }
    self.name = String(name)
    self.letters = letters
    domain = String(end)
  }
}
