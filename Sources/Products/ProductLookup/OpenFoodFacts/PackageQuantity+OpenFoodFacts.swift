import Foundation
import LabelModel

extension PackageQuantity {
  /// Reads the content of a package from a service's `product` object; `nil` where it is not plain.
  ///
  /// `quantity` is what contributors typed, `product_quantity` the whole content in grams or
  /// millilitres, which the services make of it. `1.000 g` may be 1 g or 1000 g. Then the services' amount
  /// counts alone, unless it is 1 g as well.
  init?(_ product: JSONValue) {
    let text = product["quantity"]?.text
    let typed = text.flatMap { PackageQuantity(typed: $0) }
    if let typed, !(text.map(Self.mayHaveThousands) ?? false) {
      self = typed
      return
    }
    guard case .number(let amount, nil) = StatedNumber(product["product_quantity"]), amount > 0,
      typed.map({ $0.value * Decimal($0.count ?? 1) != amount }) ?? true
    else { return nil }
    switch product["product_quantity_unit"]?.text?.lowercased() {
    case "g": self.init(amount, .gram)
    case "ml": self.init(amount, .millilitre)
    default: return nil
    }
  }

  private static func mayHaveThousands(_ text: String) -> Bool {
    text.split { !$0.isNumber && $0 != "." && $0 != "," }.contains {
      StatedNumber.mayHaveThousands($0)
    }
  }

  /// Reads `400 g`, `1,5 l` or `6 x 85 g`; `nil` for a text with anything else in it.
  init?(typed text: String) {
    var rest = text.lowercased().filter { !$0.isWhitespace && $0 != "℮" }[...]
    func number() -> Decimal? {
      let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
      rest = rest.dropFirst(digits.count)
      let plain = String(digits).replacing(",", with: ".")
      guard case .number(let value, nil) = StatedNumber(.string(plain)), value > 0,
        value < 1_000_000
      else { return nil }
      return value
    }
    guard var amount = number() else { return nil }
    var count: Int?
    if let sign = rest.first, "x×*".contains(sign) {
      rest = rest.dropFirst()
      guard let units = Int("\(amount)"), (2...1000).contains(units), let each = number() else {
        return nil
      }
      (count, amount) = (units, each)
    }
    let spellings = ["gr": "g", "grams": "g", "fl.oz": "fl oz", "floz": "fl oz", "lt": "l"]
    let spelling = String(rest.last == "." ? rest.dropLast() : rest)
    guard let unit = PackageUnit(rawValue: spellings[spelling] ?? spelling), unit != .piece else {
      return nil
    }
    self.init(amount, unit, count: count)
  }
}
