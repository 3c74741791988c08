/// A row of features that is filled in.
struct FeatureRow {
  private(set) var values = [Float](repeating: 0, count: RoleFeature.count)

  subscript(_ feature: RoleFeature) -> Double {
    get { Double(values[feature.rawValue]) }
    set { values[feature.rawValue] = Float(newValue) }
  }

  subscript(_ feature: RoleFeature) -> Bool {
    get { values[feature.rawValue] > 0 }
    set { values[feature.rawValue] = newValue ? 1 : 0 }
  }
}
