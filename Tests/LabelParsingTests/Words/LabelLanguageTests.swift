import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Food tables in languages that labels alone are read in")
struct LabelLanguageTests {
  private static let table: [Nutrient: Quantity] = [
    .energyKJ: Quantity(1640, .kilojoule), .energyKcal: Quantity(390, .kilocalorie),
    .fat: Quantity(12.5, .gram), .saturatedFat: Quantity(3.1, .gram),
    .carbohydrates: Quantity(61, .gram), .sugars: Quantity(22, .gram),
    .fiber: Quantity(4.2, .gram), .protein: Quantity(7.4, .gram),
  ]

  /// The language, the heading, and the names of the rows of ``table`` with the unit of mass.
  static let samples: [(String, String, [String])] = [
    (
      "az", "Qida dəyəri 100 g",
      [
        "Enerji dəyəri", "Yağlar", "doymuş yağ turşuları", "Karbohidratlar", "o cümlədən şəkər",
        "Qida lifləri", "Zülallar",
      ]
    ),
    (
      "be", "Пажыўная каштоўнасць на 100 г",
      [
        "Энергетычная каштоўнасць", "Тлушчы", "насычаныя тлустыя кіслоты", "Вугляводы",
        "у тым ліку цукры", "Харчовыя валокны", "Бялкі",
      ]
    ),
    (
      "ca", "Informació nutricional per 100 g",
      [
        "Valor energètic", "Greixos", "dels quals saturats", "Hidrats de carboni",
        "dels quals sucres", "Fibra alimentària", "Proteïnes",
      ]
    ),
    (
      "eu", "Nutrizio informazioa 100 g",
      [
        "Energia balioa", "Gantzak", "horietatik saturatuak", "Karbohidratoak",
        "horietatik azukreak", "Elikadura zuntza", "Proteinak",
      ]
    ),
    (
      "id", "Informasi nilai gizi per 100 g",
      [
        "Energi total", "Lemak total", "Lemak jenuh", "Karbohidrat total", "Gula total",
        "Serat pangan", "Protein",
      ]
    ),
    (
      "kk", "Тағамдық құндылығы 100 г",
      [
        "Энергетикалық құндылығы", "Майлар", "қаныққан май қышқылдары", "Көмірсулар",
        "оның ішінде қант", "Тағамдық талшықтар", "Ақуыздар",
      ]
    ),
    (
      "ky", "Азык баалуулугу 100 г",
      [
        "Энергетикалык баалуулугу", "Майлар", "каныккан май кислоталары", "Углеводдор",
        "анын ичинде кант", "Тамак-аш булалары", "Белоктор",
      ]
    ),
    (
      "mk", "Нутритивна вредност на 100 г",
      [
        "Енергетска вредност", "Масти", "од кои заситени масни киселини", "Јаглехидрати",
        "од кои шеќери", "Диетални влакна", "Протеини",
      ]
    ),
    (
      "mn", "Шим тэжээлийн үзүүлэлт 100 г",
      [
        "Илчлэг", "Өөх тос", "ханасан тосны хүчил", "Нүүрс ус", "үүнээс сахар", "Эслэг", "Уураг",
      ]
    ),
    (
      "ms", "Maklumat pemakanan setiap 100 g",
      [
        "Tenaga", "Jumlah lemak", "Asid lemak tepu", "Karbohidrat", "Jumlah gula", "Serabut diet",
        "Protein",
      ]
    ),
    (
      "ru", "Пищевая ценность на 100 г продукта",
      [
        "Энергетическая ценность", "Жиры", "насыщенные жирные кислоты", "Углеводы",
        "в том числе сахара", "Пищевые волокна", "Белки",
      ]
    ),
    (
      "sq", "Vlera ushqyese për 100 g",
      [
        "Energjia", "Yndyra", "nga të cilat acide yndyrore të ngopura", "Karbohidrate",
        "nga të cilat sheqerna", "Fibra", "Proteina",
      ]
    ),
    (
      "sr", "Prosečna nutritivna vrednost na 100 g",
      [
        "Energetska vrednost", "Masti", "od toga zasićene masne kiseline", "Ugljeni hidrati",
        "od toga šećeri", "Vlakna", "Proteini",
      ]
    ),
    (
      "sr", "Нутритивна вредност на 100 г",
      [
        "Енергетска вредност", "Масти", "од којих засићене масне киселине", "Угљени хидрати",
        "од којих шећери", "Влакна", "Протеини",
      ]
    ),
    (
      "tr", "Enerji ve besin öğeleri 100 g için",
      ["Enerji", "Yağ", "Doymuş yağ", "Karbonhidrat", "Şekerler", "Diyet lifi", "Protein"]
    ),
    (
      "uk", "Поживна цінність на 100 г",
      [
        "Енергетична цінність", "Жири", "з них насичені жирні кислоти", "Вуглеводи", "з них цукри",
        "Клітковина", "Білки",
      ]
    ),
    (
      "uz", "Ozuqaviy qiymati 100 g",
      [
        "Energetik qiymati", "Yog'lar", "to'yingan yog'lar", "Uglevodlar", "shu jumladan shakar",
        "Oziq tolalari", "Oqsillar",
      ]
    ),
    (
      "vi", "Thông tin dinh dưỡng trong 100 g",
      [
        "Năng lượng", "Chất béo", "Chất béo bão hòa", "Carbohydrat", "Đường tổng số", "Chất xơ",
        "Chất đạm",
      ]
    ),
  ]

  @Test("Reads a full table per 100 g", arguments: samples)
  func fullTable(_ language: String, _ heading: String, _ names: [String]) {
    let isCyrillic = heading.hasSuffix("г") || heading.contains(" г ")
    let unit = isCyrillic ? "г" : "g"
    let energy = isCyrillic ? "1640 кДж / 390 ккал" : "1640 kJ / 390 kcal"
    let values = [
      energy, "12,5 \(unit)", "3,1 \(unit)", "61 \(unit)", "22 \(unit)", "4,2 \(unit)",
      "7,4 \(unit)",
    ]
    let rows = zip(names, values).map { "\($0) \($1)" }
    let label = LabelParser().parse(
      RecognizedPage(plainText: ([heading] + rows).joined(separator: "\n"), source: ""))
    #expect(
      Dictionary(
        label.readings.map { ($0.nutrient, $0.quantity) }, uniquingKeysWith: { first, _ in first })
        == Self.table,
      "\(language)")
    #expect(label.languages.contains(language), "\(language): \(label.languages)")
    #expect(label.basis == .per100g, "\(language)")
  }

  @Test("Salt and sodium of an Indonesian label are told apart")
  func indonesianSalt() {
    let text =
      "Informasi nilai gizi\nTakaran saji 30 g\nEnergi total 150 kkal\nGaram (natrium) 95 mg"
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    #expect(label.readings.first { $0.nutrient == .sodium }?.quantity == Quantity(95, .milligram))
    #expect(!label.readings.contains { $0.nutrient == .salt })
    #expect(
      label.readings.first { $0.nutrient == .energyKcal }?.quantity == Quantity(150, .kilocalorie))
  }
}
