/// The beginnings of the word for sugar, as names of ingredients have them inside: `Rohrzucker`, `cukrem`.
package enum SugarStems {
  /// By language, ISO 639-1, without accents, small.
  package static let byLanguage: [String: [String]] = [
    "bg": ["захар"], "cs": ["cukr"], "da": ["sukker"], "de": ["zucker"], "el": ["ζαχαρ"],
    "en": ["sugar"], "es": ["azucar"], "et": ["suhk"], "fi": ["soker"], "fr": ["sucre"],
    "ga": ["siucra"], "hr": ["secer"], "hu": ["cukor", "cukr"], "is": ["sykur", "sykri"],
    "it": ["zuccher"], "lt": ["cukr"], "lv": ["cukur"], "mt": ["zokkor"], "nl": ["suiker"],
    "no": ["sukker"], "pl": ["cukier", "cukr"], "pt": ["acucar"], "ro": ["zahar"],
    "sk": ["cukor", "cukr"], "sl": ["sladkor"], "sv": ["socker"],
  ]
}
