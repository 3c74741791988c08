import LabelModel

/// The names of things in a clause: nutrients, units, bases and so on.
protocol ClauseNames {
  /// The form of numbers.
  var numbers: NumberForm { get }
  func name(of nutrient: Nutrient) -> String
  /// The name among several that a score needs.
  func scoredName(of nutrient: Nutrient) -> String
  func name(of basis: Basis) -> String
  /// The basis of a column.
  func columnName(of basis: Basis) -> String
  func name(of source: Source) -> String
  func name(of foodType: FoodType) -> String
  func name(of audience: LimitAudience) -> String
  func name(of field: IdentityField) -> String
  func name(of category: NutriScoreCategory) -> String
  func name(of doubt: ReadingDoubt) -> String
  /// The words of a clause in a clause.
  func sentence(_ clause: MessageClause) -> String
}

extension ClauseNames {
  /// Returns the words of `clause` with its arguments.
  func filled(_ template: String, _ clause: MessageClause) -> String {
    ClauseTemplate(words: template).filled { place in
      switch place {
      case .argument(let parameter):
        clause.arguments[parameter].map { text(of: $0, parameter) } ?? ""
      case .name(let nutrient): name(of: nutrient)
      case .unknown(let text): "{\(text)}"
      }
    }
  }

  private func text(of argument: MessageArgument, _ parameter: MessageParameter) -> String {
    switch argument {
    case .number(let value): numbers.number("\(value)")
    case .real(let value): numbers.number("\(value)")
    case .text(let value): value
    case .texts(let values): values.joined(separator: ", ")
    case .nutrient(let nutrient): name(of: nutrient)
    case .nutrients(let nutrients):
      nutrients.map { parameter == .scored ? scoredName(of: $0) : name(of: $0) }
        .joined(separator: ", ")
    case .amounts(let amounts):
      amounts.map {
        "\(name(of: $0.nutrient)) \(numbers.number("\($0.value)")) \($0.unit.rawValue)"
      }
      .joined(separator: ", ")
    case .quantity(let quantity):
      numbers.number("\(quantity.value)") + " \(quantity.unit.rawValue)"
    case .unit(let unit): unit.rawValue
    case .basis(let basis): parameter == .column ? columnName(of: basis) : name(of: basis)
    case .source(let source): name(of: source)
    case .foodType(let foodType): name(of: foodType)
    case .audience(let audience): name(of: audience)
    case .field(let field): name(of: field)
    case .category(let category): name(of: category)
    case .doubts(let doubts): doubts.map(name).joined(separator: ", ")
    case .clause(let clause): sentence(clause)
    }
  }
}
