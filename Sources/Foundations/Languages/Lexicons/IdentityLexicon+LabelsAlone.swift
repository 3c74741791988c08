extension IdentityLexicon {
  /// The words of a package's facts in languages that no record is shown in.
  ///
  /// A word that a language shares with another one is only in the table of one of them.
  static let labelsAlone: [IdentityLexicon] = [
    IdentityLexicon(
      code: "az", netQuantity: "xalis çəki, xalis çəkisi, netto çəki, netto çəkisi, xalis miqdarı",
      drainedWeight: "süzülmüş çəki", bestBefore: "son istifadə tarixi, son istehlak tarixi",
      lot: "partiya nömrəsi", production: "istehsal tarixi", joiners: "ilə, və"),
    IdentityLexicon(
      code: "be", netQuantity: "маса нета", drainedWeight: "маса асноўнага прадукту",
      bestBefore: "прыдатны да, ужыць да, спажыць да, тэрмін прыдатнасці да",
      lot: "нумар партыі, партыя",
      production: "дата вырабу, дата вытворчасці, дата ўпакоўкі", joiners: "са, у"),
    IdentityLexicon(
      code: "ca", netQuantity: "pes net, contingut net, quantitat neta",
      drainedWeight: "pes net escorregut, pes escorregut",
      bestBefore:
        "consumir preferentment abans, consumir preferentment, consumiu preferentment, data de caducitat",
      lot: "número de lot", production: "data d'envasat, data de fabricació",
      joiners: "amb, sense"),
    IdentityLexicon(
      code: "eu", netQuantity: "pisu garbia, eduki garbia", drainedWeight: "pisu xukatua",
      bestBefore: "kontsumitu baino lehen, hobe da kontsumitzea, iraungitze data",
      lot: "lote zenbakia", production: "ekoizpen data, ontziratze data", joiners: "eta"),
    IdentityLexicon(
      code: "id", netQuantity: "berat bersih, isi bersih",
      drainedWeight: "bobot tuntas, berat tuntas",
      bestBefore: "baik digunakan sebelum, kedaluwarsa, kadaluarsa", lot: "kode produksi",
      production: "tanggal produksi", joiners: "dengan"),
    IdentityLexicon(
      code: "kk", netQuantity: "таза салмағы, нетто салмағы, таза массасы",
      drainedWeight: "негізгі өнімнің массасы", bestBefore: "дейін жарамды, жарамды мерзімі",
      lot: "партия нөмірі",
      production: "дайындалған күні, өндірілген күні, шығарылған күні", joiners: "және"),
    IdentityLexicon(
      code: "ky", netQuantity: "таза салмагы, нетто салмагы", drainedWeight: "",
      bestBefore: "чейин жарактуу", lot: "партиянын номери",
      production: "даярдалган күнү, өндүрүлгөн күнү", joiners: "жана"),
    IdentityLexicon(
      code: "mk", netQuantity: "нето количина, нето маса", drainedWeight: "оцедена маса",
      bestBefore: "најдобро да се употреби до, најдобро до, употребливо до, рок на траење",
      lot: "број на серија",
      production: "датум на производство", joiners: "со, без, во"),
    IdentityLexicon(
      code: "mn", netQuantity: "цэвэр жин, цэвэр жин хэмжээ, цэвэр эзлэхүүн", drainedWeight: "",
      bestBefore: "дуусах хугацаа, дуусах огноо, хэрэглэх хугацаа", lot: "цувралын дугаар",
      production: "үйлдвэрлэсэн огноо, үйлдвэрлэсэн он сар өдөр", joiners: "болон"),
    IdentityLexicon(
      code: "ms", netQuantity: "kandungan bersih", drainedWeight: "berat toskan",
      bestBefore: "baik sebelum, tarikh luput, gunakan sebelum, guna sebelum",
      lot: "nombor lot, kod kelompok",
      production: "tarikh dikilang, tarikh pengeluaran", joiners: "dengan"),
    IdentityLexicon(
      code: "ru", netQuantity: "масса нетто, вес нетто, объем нетто",
      drainedWeight: "масса основного продукта",
      bestBefore: "годен до, употребить до, срок годности до, годен до конца",
      lot: "номер партии, партия",
      production: "дата изготовления, дата производства, дата упаковывания",
      joiners: "с, со, и, из, для, без, в"),
    IdentityLexicon(
      code: "sq", netQuantity: "pesha neto, sasia neto", drainedWeight: "pesha e kulluar",
      bestBefore: "më mirë para, përdoret para, data e skadencës, afati i skadimit, skadon më",
      lot: "numri i lotit",
      production: "data e prodhimit", joiners: "dhe"),
    IdentityLexicon(
      code: "sr", netQuantity: "нето количина, нето маса, neto masa",
      drainedWeight: "оцеђена маса, oceđena masa",
      bestBefore: """
        najbolje upotrebiti do, upotrebiti do, upotrebljivo do, najbolje upotrijebiti do, rok trajanja,
        најбоље употребити до, употребити до, употребљиво до, најбоље употријебити до, рок трајања
        """,
      lot: "број лота, лот број, broj lota", production: "datum proizvodnje, датум производње",
      joiners: "sa, са, и, без"),
    IdentityLexicon(
      code: "tr", netQuantity: "net miktar, net ağırlık, net ağırlığı, net miktarı",
      drainedWeight: "süzme ağırlık, süzme ağırlığı",
      bestBefore: "son tüketim tarihi, tavsiye edilen tüketim tarihi, tett, skt",
      lot: "parti no, seri no, parti numarası",
      production: "üretim tarihi, imal tarihi", joiners: "ve, ile"),
    IdentityLexicon(
      code: "uk", netQuantity: "маса нетто, вага нетто, об'єм нетто",
      drainedWeight: "маса основного продукту",
      bestBefore: "вжити до, краще спожити до, придатний до, строк придатності, термін придатності",
      lot: "номер партії",
      production: "дата виготовлення, дата виробництва",
      joiners: "з, із, та, і, для, без, в, у"),
    IdentityLexicon(
      code: "uz", netQuantity: "sof og'irligi, netto og'irligi, sof massasi", drainedWeight: "",
      bestBefore: "yaroqlilik muddati, gacha yaroqli", lot: "partiya raqami",
      production: "ishlab chiqarilgan sana, ishlab chiqarilgan sanasi", joiners: "bilan"),
    IdentityLexicon(
      code: "vi", netQuantity: "khối lượng tịnh, thể tích thực, trọng lượng tịnh",
      drainedWeight: "khối lượng ráo nước",
      bestBefore: "hạn sử dụng, hsd", lot: "số lô", production: "ngày sản xuất, nsx",
      joiners: "với"),
  ]
}
