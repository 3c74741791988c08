import LabelModel

extension LocalizedTexts {
  /// The most languages that are kept of a text.
  private static let mostLanguages = 40

  /// Reads a text of a service's `product` object in all languages.
  ///
  /// `FIELD_languages` holds them by language, and `FIELD_xx` holds one. `FIELD` holds that of the
  /// main language, or of the requested one (openfoodfacts-server, `ProductOpener/API.pm`).
  ///
  /// - Parameters:
  ///   - field: the member, such as `product_name`.
  ///   - product: the product.
  ///   - limit: the most characters of a text.
  init(_ field: String, of product: JSONValue, limit: Int = 300) {
    let main = product["lang"]?.text ?? product["lc"]?.text
    self.init(main: main.flatMap { Self.isLanguage($0) ? $0 : nil })
    func add(_ language: String, _ value: JSONValue?) {
      guard Self.isLanguage(language), texts[language] == nil, texts.count < Self.mostLanguages,
        let text = value?.text.flatMap({ plainText($0, limit: limit) })
      else { return }
      texts[language] = text
    }
    for (language, value) in (product[field + "_languages"]?.members ?? [:])
      .sorted(by: { $0.key < $1.key })
    {
      add(language, value)
    }
    let prefix = field + "_"
    for (key, value) in product.members.sorted(by: { $0.key < $1.key }) where key.hasPrefix(prefix)
    {
      add(String(key.dropFirst(prefix.count)), value)
    }
    guard let own = product[field]?.text.flatMap({ plainText($0, limit: limit) }),
      !texts.values.contains(own)
    else { return }
    let language = self.main ?? ""
    if texts[language] == nil { texts[language] = own }
  }

  /// Whether it is a code of ISO 639-1, as far as its form goes.
  private static func isLanguage(_ code: String) -> Bool {
    code.count == 2 && code.allSatisfy { ("a"..."z").contains($0) }
  }
}
