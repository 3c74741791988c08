extension IdentityLexicon {
  /// The words of a package's facts in Mongolian.
  static let mongolian = IdentityLexicon(
    code: "mn", netQuantity: "цэвэр жин, цэвэр жин хэмжээ, цэвэр эзлэхүүн", drainedWeight: "",
    bestBefore: "дуусах хугацаа, дуусах огноо, хэрэглэх хугацаа", lot: "цувралын дугаар",
    production: "үйлдвэрлэсэн огноо, үйлдвэрлэсэн он сар өдөр", joiners: "болон")
}
