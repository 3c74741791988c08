import LabelModel

extension IngredientLexicon {
  /// Indonesian: the allergens of BPOM's regulation 31/2018 on labels of processed food, and those of EU 1169/2011.
  static let indonesian = IngredientLexicon(
    code: "id",
    headings: "komposisi, bahan-bahan, daftar bahan, bahan",
    common: """
      air, gula, garam, minyak, minyak sawit, minyak kelapa sawit, minyak nabati, minyak bunga matahari, tepung, pati, ragi,
      cuka, rempah*, asam, jus, konsentrat, ekstrak*, perisa, perisa sintetik, dan, kakao, bubuk kakao, sirup*, daging, ayam,
      sapi, bawang, bawang putih, jagung, beras, lada, cabai, sayuran, buah, lesitin, bubuk, glukosa, vanili, tapioka, santan,
      kelapa, identik alami
      """,
    ends: """
      simpan, simpan di, penyimpanan, setelah dibuka, baik digunakan sebelum, kedaluwarsa, kadaluarsa, informasi nilai gizi,
      nilai gizi, takaran saji, diproduksi, diproduksi oleh, diimpor, importir, distributor, negara asal, buatan indonesia,
      berat bersih, isi bersih, cara, saran penyajian, informasi alergen, kode produksi, bpom, alergen
      """,
    contains:
      "produk ini mengandung, produk mengandung, mengandung, mengandung alergen, alergen, informasi alergen",
    mayContain: """
      mungkin mengandung, dapat mengandung, bisa mengandung, kemungkinan mengandung, mungkin mengandung sedikit
      """,
    negations: "tidak, bukan",
    freeOf: "tidak mengandung, bebas, bebas dari, tanpa",
    ofWhich: "yang terdiri dari",
    additiveClasses: [
      .acidityRegulator: "pengatur keasaman",
      .antiCakingAgent: "antikempal, anti kempal",
      .antioxidant: "antioksidan",
      .colour: "pewarna, pewarna alami",
      .emulsifier: "pengemulsi",
      .flavourEnhancer: "penguat rasa",
      .gellingAgent: "pembentuk gel",
      .glazingAgent: "pelapis",
      .humectant: "humektan",
      .modifiedStarch: "pati termodifikasi, pati modifikasi",
      .preservative: "pengawet",
      .raisingAgent: "pengembang",
      .stabiliser: "penstabil",
      .sweetener: "pemanis, pemanis buatan",
      .thickener: "pengental",
    ],
    allergens: malayAllergens, falseFriends: malayFriends,
    possibleWarnings: """
      diproduksi menggunakan peralatan, menggunakan peralatan yang juga, fasilitas yang juga, peralatan yang juga
      """,
    traceTails: "mungkin terdapat")
}
