public import Foundation

/// An amount in a product database.
public struct CatalogValue: Hashable, Sendable, Codable {
  /// The amount.
  public var quantity: Quantity
  /// A sign that belongs to the number.
  public var modifier: Modifier?
  /// The database's own name of the nutrient, such as `crude-protein` or `proteins`.
  ///
  /// For pet food it distinguishes an assay from a value that was entered as if for people.
  public var key: String

  /// Creates a value.
  public init(_ quantity: Quantity, modifier: Modifier? = nil, key: String) {
    self.quantity = quantity
    self.modifier = modifier
    self.key = key
  }
}

/// A product as a product database states it, unchecked and not completed.
public struct CatalogProduct: Hashable, Sendable, Codable {
  /// The number it was found under.
  public var gtin: GTIN
  /// The database it came from, such as `openpetfoodfacts`.
  public var service: String
  /// The kind of product by the database.
  public var subject: Subject?
  /// The product's name.
  public var name: String?
  /// The first brand.
  public var brand: String?
  /// The language of the name, ISO 639-1.
  public var language: String?
  /// The names in all languages that the database has.
  public var names: LocalizedTexts
  /// The lists of ingredients as contributors typed them, in all languages that the database has.
  public var ingredientTexts: LocalizedTexts
  /// The content of the package.
  public var netQuantity: PackageQuantity?
  /// Category tags, such as `en:wet-cat-food`.
  public var categoriesTags: [String]
  /// The database's other statements; `nil` where it says nothing.
  public var statements: CatalogStatements?
  /// The basis of ``nutrients``: `per100g` or `per100ml`.
  public var basis: Basis
  /// Amounts on ``basis``; what the database does not hold is not there.
  public var nutrients: [Nutrient: CatalogValue]
  /// Amounts a serving.
  public var perServing: [Nutrient: CatalogValue]
  /// The size of a serving.
  public var servingSize: Quantity?
  /// A drink's alcoholic strength in percent of the volume; `nil` where the database states none.
  public var alcoholByVolume: Decimal?
  /// The database's statements that cannot be understood; this product lacks them.
  public var findings: [Finding]

  /// Creates a product.
  public init(
    gtin: GTIN, service: String, subject: Subject? = nil, name: String? = nil,
    brand: String? = nil, language: String? = nil, names: LocalizedTexts = LocalizedTexts(),
    ingredientTexts: LocalizedTexts = LocalizedTexts(), netQuantity: PackageQuantity? = nil,
    categoriesTags: [String] = [],
    statements: CatalogStatements? = nil, basis: Basis = .per100g,
    nutrients: [Nutrient: CatalogValue] = [:],
    perServing: [Nutrient: CatalogValue] = [:], servingSize: Quantity? = nil,
    alcoholByVolume: Decimal? = nil, findings: [Finding] = []
  ) {
    self.gtin = gtin
    self.service = service
    self.subject = subject
    self.name = name
    self.brand = brand
    self.language = language
    self.names = names
    self.ingredientTexts = ingredientTexts
    self.netQuantity = netQuantity
    self.categoriesTags = categoriesTags
    self.statements = statements
    self.basis = basis
    self.nutrients = nutrients
    self.perServing = perServing
    self.servingSize = servingSize
    self.alcoholByVolume = alcoholByVolume
    self.findings = findings
  }
}

extension CatalogProduct {
  /// Returns the product with its name in `language`, ISO 639-1, else in English.
  ///
  /// Without `language` it is the main language's name. A product without names in languages is
  /// unchanged.
  public func named(in language: String?) -> CatalogProduct {
    guard let name = names.text(in: language.map { [$0, "en"] } ?? []) else { return self }
    var product = self
    (product.name, product.language) = (name.text, name.language)
    return product
  }
}
