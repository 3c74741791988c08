import LabelModel

extension IngredientLexicon {
  /// Malay: the foods of the Malaysian Food Regulations 1985 that must be declared, and those of EU 1169/2011.
  static let malay = IngredientLexicon(
    code: "ms",
    headings: "ramuan, bahan-bahan, ramuan-ramuan, senarai ramuan, kandungan ramuan",
    common: """
      air, gula, garam, minyak, minyak sawit, minyak kelapa sawit, minyak sayuran, minyak bunga matahari, tepung, kanji, yis,
      cuka, rempah*, asid, jus, pekatan, ekstrak*, perisa, dan, koko, serbuk koko, sirap*, daging, ayam, lembu, bawang,
      bawang putih, jagung, beras, lada, cili, sayuran, buah, lesitin, bahan, serbuk, glukosa, mengandungi, santan, kelapa
      """,
    ends: """
      simpan, simpan di, penyimpanan, selepas dibuka, baik sebelum, tarikh luput, gunakan sebelum, maklumat pemakanan,
      maklumat nutrisi, fakta pemakanan, dikilang*, pengilang, dihasilkan oleh, diimport, pengimport, pengedar, diedarkan,
      negara asal, produk malaysia, buatan malaysia, berat bersih, kandungan bersih, isi padu, cara, arahan, maklumat alergen,
      nasihat alergen, alergen
      """,
    contains: "produk ini mengandungi, mengandungi, alergen, maklumat alergen, nasihat alergen",
    mayContain: """
      mungkin mengandungi, boleh mengandungi, mungkin mengandungi kesan, mungkin mengandungi sedikit, boleh jadi mengandungi
      """,
    negations: "tidak, bukan",
    freeOf: "tidak mengandungi, bebas, bebas daripada, tanpa",
    ofWhich: "daripadanya",
    additiveClasses: [
      .acidityRegulator: "pengatur keasidan, pengawal keasidan",
      .antiCakingAgent: "agen antikek, ejen antigumpal, agen antigumpal",
      .antioxidant: "pengantioksida, antioksida, antioksidan",
      .colour: "pewarna, bahan pewarna",
      .emulsifier: "pengemulsi, bahan pengemulsi",
      .flavourEnhancer: "penambah perisa, perangsang perisa",
      .gellingAgent: "agen penjel",
      .humectant: "humektan",
      .modifiedStarch: "kanji terubah suai, kanji termodifikasi",
      .preservative: "pengawet, bahan pengawet",
      .raisingAgent: "agen penaik, ejen penaik",
      .stabiliser: "penstabil",
      .sweetener: "pemanis",
      .thickener: "pemekat",
    ],
    allergens: malayAllergens, falseFriends: malayFriends,
    possibleWarnings: """
      kesan, dikilangkan di kilang, diproses di kilang, dihasilkan di kilang, kilang yang, peralatan yang, di premis
      """,
    traceTails: "mungkin hadir, mungkin wujud")
}
