/// Words around the values of a panel, in all languages that have them.
extension LanguageLexicon {
  /// The name of calories that a share of the daily value may follow, in English and French.
  package static let calories: WordList = "calories"
  /// Words behind the percent sign of a column of shares, in English and French.
  package static let dailyValues: WordList = "daily value, dv, valeur quotidienne, vq"
  /// Words behind the percentage of an ingredient's own fat, letters alone: "milk (3.5 % fat)".
  package static let fatContents: WordList = """
    fat, milkfat, butterfat, fatcontent, fett, fettitr, fettidr, fettgehalt, fettgehalts, mg, matièregrasse,
    matièresgrasses, dematièregrasse, dematièresgrasses, grasa, degrasa, materiagrasa, demateriagrasa, grassi,
    digrassi, gordura, degordura, matériagorda, dematériagorda, vet, tłuszczu, fedt, rasvaa, zsír, tuku, rasva
    """
  /// The letters between the percentage of an alcoholic strength and the end of the word for volume.
  package static let byVolume: WordList = "vol, byvol, alcvol, alcbyvol, об, обем"
}
