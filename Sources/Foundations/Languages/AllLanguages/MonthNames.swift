/// The names of the months that dates are printed with.
package enum MonthNames {
  /// The names from January to December in English, German, French, Italian, Spanish, Portuguese and Dutch.
  ///
  /// An abbreviation is listed if it does not begin a name.
  package static let months: [WordList] = [
    "january, januar, janvier, gennaio, enero, janeiro, januari",
    "february, februar, février, febbraio, febrero, fevereiro, februari",
    "march, märz, maerz, mars, marzo, março, maart, mrz, mrt",
    "april, avril, aprile, abril",
    "may, mai, maggio, mayo, maio, mei",
    "june, juni, juin, giugno, junio, junho",
    "july, juli, juillet, luglio, julio, julho",
    "august, août, agosto, augustus",
    "september, septembre, settembre, septiembre, setembro",
    "october, oktober, octobre, ottobre, octubre, outubro",
    "november, novembre, noviembre, novembro",
    "december, dezember, décembre, dicembre, diciembre, dezembro",
  ]
}
