/// The function of an additive in a food. These are the classes that a list of ingredients must
/// name (EU 1169/2011, Annex VII, Part C).
public enum AdditiveClass: String, Hashable, Sendable, Codable, CaseIterable {
  case acid, acidityRegulator, antiCakingAgent, antiFoamingAgent, antioxidant, bulkingAgent, colour
  case emulsifier, emulsifyingSalts, firmingAgent, flavourEnhancer, flourTreatmentAgent
  case foamingAgent, gellingAgent, glazingAgent, humectant, modifiedStarch, preservative
  case propellentGas, raisingAgent, sequestrant, stabiliser, sweetener, thickener
}
