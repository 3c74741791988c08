/// The number of an additive, such as E322 or E160a.
struct ENumber {
  private let number: Int?

  /// Reads a number as ``Ingredient/eNumber`` gives it.
  init(_ text: String) {
    number = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// Whether it is a sweetener (EU 1333/2008, Annex II, Part B).
  var isSweetener: Bool {
    number.map { [420, 421].contains($0) || (950...969).contains($0) } ?? false
  }

  /// Whether it is a sugar alcohol (EU 1333/2008, Annex II, Part C, group IV "Polyols").
  var isPolyol: Bool {
    number.map { [420, 421, 953, 964, 965, 966, 967, 968].contains($0) } ?? false
  }

  /// Whether it is erythritol.
  var isErythritol: Bool { number == 968 }

  /// Whether it only changes how a food looks, tastes or feels, which marks NOVA's group 4. Such
  /// are colours, lecithin, thickeners, gelling agents and emulsifiers, flavour enhancers, glazing
  /// agents and sweeteners. Phosphates (E450–E452) raise dough too, and gases only fill the pack.
  var isCosmetic: Bool {
    guard let number else { return false }
    return switch number {
    case 100...199, 322, 400...449, 453...499, 620...650, 900...919, 950...969: true
    default: false
    }
  }
}
