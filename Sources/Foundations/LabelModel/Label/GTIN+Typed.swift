extension GTIN {
  /// Creates the number of the eight digits of a UPC-E; `nil` when they are no such digits.
  ///
  /// The last of the six inner digits selects the omitted zeros (GS1 General Specifications, 5.2.2.4.2).
  public init?(expandingUPCE digits: String) {
    let all = Array(digits)
    guard all.count == 8 else { return nil }
    let (system, inner, check) = (all[0], all[1..<7], all[7])
    let (maker, item): (String, String) =
      switch inner[6] {
      case "0", "1", "2":
        (String(inner[1...2]) + String(inner[6]) + "00", "00" + String(inner[3...5]))
      case "3": (String(inner[1...3]) + "00", "000" + String(inner[4...5]))
      case "4": (String(inner[1...4]) + "0", "0000" + String(inner[5]))
      default: (String(inner[1...5]), "0000" + String(inner[6]))
      }
    self.init(String(system) + maker + item + String(check))
  }

  /// Creates a number from the digits that are printed under a bar code, with spaces or without.
  ///
  /// Eight digits that are no EAN-8 may be a UPC-E. It begins with 0, and no EAN-8 of a shop's product does. UPC-E
  /// that begin with 1 are not taken: they may be a mistyped EAN-8.
  public init?(typed text: String) {
    let digits = text.filter { !$0.isWhitespace }
    if let gtin = GTIN(digits) ?? (digits.hasPrefix("0") ? GTIN(expandingUPCE: digits) : nil) {
      self = gtin
    } else {
      return nil
    }
  }
}
