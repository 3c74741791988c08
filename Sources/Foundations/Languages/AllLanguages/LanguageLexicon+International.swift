/// Words around the values of a panel, in all languages that have them.
extension LanguageLexicon {
  /// The name of calories that a share of the daily value may follow, in English and French.
  package static let calories: WordList = "calories"
  /// Words behind the percent sign of a column of shares, in English and French.
  package static let dailyValues: WordList = "daily value, dv, valeur quotidienne, vq"
  /// The letters between the percentage of an alcoholic strength and the end of the word for volume.
  package static let byVolume: WordList = "vol, byvol, alcvol, alcbyvol, об, обем"
}
