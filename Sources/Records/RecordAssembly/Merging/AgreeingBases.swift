import LabelModel

/// Whether amounts of a product on `one` basis can be combined with those on the `other`.
///
/// A pet food's constituents as fed are those per 100 g.
func agree(_ one: Basis?, _ other: Basis?, of subject: Subject?) -> Bool {
  let asFed: Set<Basis?> = [.asFed, .per100g]
  return one == other || subject == .petFood && asFed.contains(one) && asFed.contains(other)
}
