extension IdentityLexicon {
  /// The words of a package's facts in Azerbaijani.
  static let azerbaijani = IdentityLexicon(
    code: "az", netQuantity: "xalis çəki, xalis çəkisi, netto çəki, netto çəkisi, xalis miqdarı",
    drainedWeight: "süzülmüş çəki", bestBefore: "son istifadə tarixi, son istehlak tarixi",
    lot: "partiya nömrəsi", production: "istehsal tarixi", joiners: "ilə, və")
}
