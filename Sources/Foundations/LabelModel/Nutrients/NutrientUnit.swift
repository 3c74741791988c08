/// A unit as a label prints it; the raw value is its canonical spelling.
public enum NutrientUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case gram = "g"
  case milligram = "mg"
  case microgram = "µg"
  case percent = "%"
  case gramPerKilogram = "g/kg"
  case milligramPerKilogram = "mg/kg"
  case internationalUnit = "IU"
  case internationalUnitPerKilogram = "IU/kg"
  case kilocalorie = "kcal"
  case kilojoule = "kJ"
  case kilocaloriePerKilogram = "kcal/kg"
  case millilitre = "ml"
}
