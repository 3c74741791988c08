extension Double {
  /// The decimal number that calculations with binary fractions missed: 7.6 of 7.6000000000000005.
  ///
  /// Labels and people state decimals, and so do exports. A number with more than nine decimals, such as a third, stays as it is.
  var decimal: Double {
    // Above it, nine decimals are more than a double holds.
    guard magnitude < 1_000_000 else { return self }
    let nearest = (self * 1e9).rounded() / 1e9
    // Hundreds of roundings, each of 1e-16 of the number, stay below it.
    return (nearest - self).magnitude <= magnitude * 1e-13 ? nearest : self
  }
}
