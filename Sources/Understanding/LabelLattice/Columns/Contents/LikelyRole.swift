/// The likeliest nutrient of a value.
struct LikelyRole {
  var spot: Int
  var key: Int
  /// The index of the name that the value has it by, `nil` for a value without a name.
  var name: Int?
}
