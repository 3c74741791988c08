import LabelModel
import LabelParsing
import Testing

@Suite("Lists and warnings in languages that labels alone are read in")
struct LabelLanguageListTests {
  private static func lists(in text: String) -> [IngredientList] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists
  }

  @Test("A list names its allergens, and the warning behind it is no ingredient", arguments: labels)
  func namesAllergens(of label: ForeignLabel) {
    let found = Self.lists(in: label.text)
    #expect(found.map(\.language) == [label.language])
    #expect(found.first?.ingredients.count == label.ingredients)
    let presences = declaredPresences(in: label.text)
    #expect(Set(presences.filter { $0.value == .contains }.keys) == label.contained)
    #expect(Set(presences.filter { $0.value == .mayContain }.keys) == label.traces)
  }
}

@Suite("Headings in several languages that a sign alone separates")
struct JoinedHeadingTests {
  @Test(
    "A list follows the last name of its heading",
    arguments: [
      "Zutaten/Ingrédients", "Zutaten|Ingrédients|Ingredienti", "Zutaten • Ingrédients",
      "DE-Zutaten", "Ingredients/Zutaten",
    ])
  func joined(heading: String) {
    let page = RecognizedPage(
      plainText: "\(heading): Weizenmehl, Milch, Zucker, Salz.", source: "label.txt")
    #expect(findIngredients(on: page).lists.map(\.ingredients.count) == [4])
  }

  @Test("A heading that a hyphen damages is read as a whole")
  func damaged() {
    let page = RecognizedPage(
      plainText: "In-gredients: wheat flour, milk, sugar, salt.", source: "label.txt")
    #expect(findIngredients(on: page).lists.map(\.ingredients.count) == [4])
  }
}

@Suite("Lists that are understood in part, and verbs behind their names")
struct PartlyUnderstoodListTests {
  private func list(in text: String) -> IngredientList? {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists.first
  }

  @Test(
    "A list in a language without words of its own is for review",
    arguments: [
      "Ingredients: asukal, gatas, itlog, harina, asin."
    ])
  func unknownLanguage(text: String) {
    #expect(list(in: text)?.needsReview == true)
  }

  @Test(
    "A list in a known language is not for review because of a rare name",
    arguments: [
      "Склад: цукор, молоко, борошно, моринда, сіль.",
      "Ingredients: water, sugar, yuzu, salt, shiso.",
    ])
  func knownLanguage(text: String) {
    #expect(list(in: text)?.needsReview == false)
  }

  @Test(
    "Names are known in the forms of warnings, and as models without their letters read them",
    arguments: [
      ("Thành phần: đường, muối. Có thể chứa lạc.", [.peanuts: .mayContain]),
      ("Thành phần: bģt mì, đường, muối, dầu.", [.gluten: .contains]),
      ("Thành phần: đường, muối, dầu. Có thể chứa dâu phĝng.", [.peanuts: .mayContain]),
      ("Thành phần: bơ dâu phĝng, đường, muối.", [.peanuts: .contains]),
      ("Përbërësit: sheqer, kripë. Mund të përmbajë gjurmë arrash.", [.nuts: .mayContain]),
    ] as [(String, [Allergen: DeclaredAllergen.Presence])])
  func otherForms(text: String, allergens: [Allergen: DeclaredAllergen.Presence]) {
    #expect(declaredPresences(in: text) == allergens)
  }

  @Test(
    "A verb behind the names, or behind the product, says what the food contains",
    arguments: [
      ("İçindekiler: pirinç, tuz. Süt ve soya içerir.", [.milk: .contains, .soy: .contains]),
      ("Összetevők: rizs, só. Tejet és szóját tartalmaz.", [.milk: .contains, .soy: .contains]),
      ("İçindekiler: pirinç, tuz. Süt içermez. Fındık içerebilir.", [.nuts: .mayContain]),
      ("Összetevők: rizs, só. Tejet nem tartalmaz.", [:]),
      ("Proizvod sadrži: mleko, soju.", [.milk: .contains, .soy: .contains]),
      ("Продукт содержит молоко.", [.milk: .contains]),
    ] as [(String, [Allergen: DeclaredAllergen.Presence])])
  func verbBehind(text: String, allergens: [Allergen: DeclaredAllergen.Presence]) {
    #expect(declaredPresences(in: text) == allergens)
  }

  @Test("A Russian and Kazakh heading is one heading")
  func twoHeadings() {
    #expect(
      list(in: "Состав/Құрамы: сахар, молоко.")?.ingredients.map(\.name) == ["сахар", "молоко"])
  }
}

/// A label with its language, the number of its ingredients and its allergens.
struct ForeignLabel: Sendable, CustomTestStringConvertible {
  var language: String
  var text: String
  var ingredients: Int
  var contained: Set<Allergen>
  var traces: Set<Allergen>
  var testDescription: String { text }

  init(
    _ language: String, _ text: String, _ ingredients: Int, _ contained: Set<Allergen> = [],
    traces: Set<Allergen> = []
  ) {
    self.language = language
    self.text = text
    self.ingredients = ingredients
    self.contained = contained
    self.traces = traces
  }
}

private let labels =
  turkish + russian + ukrainian + serbian + macedonian + malay + albanian + catalan + vietnamese

private let turkish = [
  ForeignLabel(
    "tr",
    "İÇİNDEKİLER: BUĞDAY UNU, ŞEKER, SÜT TOZU, FINDIK, YUMURTA, SOYA LESİTİNİ, SUSAM, TUZ. ESER MİKTARDA YER FISTIĞI İÇEREBİLİR.",
    8, [.gluten, .milk, .nuts, .egg, .soy, .sesame], traces: [.peanuts]),
  ForeignLabel(
    "tr", "İçindekiler: Şeker, kakao yağı, kakao kitlesi. Süt ve fındık içerebilir.", 3,
    traces: [.milk, .nuts]),
  ForeignLabel(
    "tr",
    "İçindekiler: Su, hindistan cevizi sütü (%30), şeker, tuz. Glutensizdir. Süt içermez.", 4),
  ForeignLabel(
    "tr",
    "İçindekiler: karabuğday unu, tuz, ayçiçek yağı. Aynı tesiste buğday ve susam işlenmektedir.",
    3, traces: [.gluten, .sesame]),
  ForeignLabel(
    "tr",
    "İçindekiler: pirinç, tuz. Alerjen Uyarısı: Süt ürünü ve soya içerir. Serin yerde muhafaza ediniz.",
    2, [.milk, .soy]),
]

private let russian = [
  ForeignLabel(
    "ru",
    "Состав: мука пшеничная, сахар, молоко сухое, соль, эмульгатор лецитин соевый. Может содержать следы арахиса и яиц.",
    5, [.gluten, .milk, .soy], traces: [.peanuts, .egg]),
  ForeignLabel(
    "ru",
    "Состав: сахар, кокосовое молоко, масло какао, гречка, мускатный орех. Не содержит глютен и молоко.",
    5),
  ForeignLabel(
    "ru",
    "Состав: хлопья овсяные, изюм, орех грецкий. На предприятии используются молоко и кунжут.",
    3, [.gluten, .nuts], traces: [.milk, .sesame]),
  ForeignLabel(
    "ru",
    "Состав продукта: вода, рыба (минтай), соль, молочная кислота. Возможно наличие следов моллюсков.",
    4, [.fish], traces: [.molluscs]),
]

private let ukrainian = [
  ForeignLabel(
    "uk",
    "Склад: борошно пшеничне, цукор, молоко сухе, сіль, лецитин соєвий. Може містити сліди арахісу та яєць.",
    5, [.gluten, .milk, .soy], traces: [.peanuts, .egg]),
  ForeignLabel(
    "uk",
    "Склад: вода, масло какао, кокосове молоко, гречка, цукор. Не містить глютену, молока. Може містити горіхи.",
    5, traces: [.nuts]),
  ForeignLabel("uk", "Склад: масло вершкове 82%. Зберігати при температурі 0...+6.", 1, [.milk]),
]

private let serbian = [
  ForeignLabel(
    "sr",
    "Sastojci: pšenično brašno, šećer, mleko u prahu, lešnik, so. Može sadržati tragove kikirikija i susama.",
    5, [.gluten, .milk, .nuts], traces: [.peanuts, .sesame]),
  ForeignLabel(
    "sr",
    "Састојци: вода, кокосово млеко, какао путер, хељда, шећер. Не садржи глутен. Може да садржи трагове млека.",
    5, traces: [.milk]),
  ForeignLabel(
    "sr",
    "Sastojci: brašno, mlijeko u prahu, šećer, so. Proizvedeno u pogonu u kojem se koristi soja. Može sadržavati tragove lješnika.",
    4, [.milk], traces: [.soy, .nuts]),
]

private let macedonian = [
  ForeignLabel(
    "mk",
    "Состојки: пченично брашно, шеќер, путер, јајца, сол. Може да содржи траги од лешници и соја. Да се чува на суво место.",
    5, [.gluten, .milk, .egg], traces: [.nuts, .soy]),
  ForeignLabel(
    "mk", "Состојки: вода, кокосово млеко, какао путер, мускатен орев. Не содржи глутен и млеко.", 4
  ),
]

private let malay = [
  ForeignLabel(
    "ms",
    "Ramuan: Tepung gandum, gula, susu tepung, telur, garam, pengemulsi (lesitin soya). Mungkin mengandungi kacang tanah dan bijan.",
    6, [.gluten, .milk, .egg, .soy], traces: [.peanuts, .sesame]),
  ForeignLabel(
    "ms", "Ramuan: santan, mentega koko, susu kelapa, gula. Bebas gluten. Tidak mengandungi susu.",
    4),
  ForeignLabel(
    "id",
    "Komposisi: Tepung terigu, gula, susu bubuk, minyak nabati. Mengandung alergen: gandum, susu. Mungkin mengandung kacang tanah.",
    4, [.gluten, .milk], traces: [.peanuts]),
]

private let albanian = [
  ForeignLabel(
    "sq",
    "Përbërësit: miell gruri, sheqer, qumësht pluhur, vezë, kripë. Mund të përmbajë gjurmë të lajthive dhe sojës. Ruhet në vend të thatë.",
    5, [.gluten, .milk, .egg], traces: [.nuts, .soy]),
  ForeignLabel(
    "sq", "Përbërësit: ujë, qumësht kokosi, gjalpë kakao, sheqer. Nuk përmban gluten dhe qumësht.",
    4),
]

private let catalan = [
  ForeignLabel(
    "ca",
    "Ingredients: farina de blat, sucre, ous, mantega, ametlles, sal. Pot contenir traces de soja i sèsam. Conservar en lloc fresc.",
    6, [.gluten, .egg, .milk, .nuts], traces: [.soy, .sesame]),
  ForeignLabel(
    "ca",
    "Ingredients: aigua, farina de blat de moro, llet de coco, mantega de cacau, nou moscada. No conté gluten ni llet.",
    5),
]

private let vietnamese = [
  ForeignLabel(
    "vi", "Thành phần: đường, nước, muối, gia vị. Có thể chứa các loại hạt.", 4, traces: [.nuts]),
  ForeignLabel(
    "vi",
    "Thành phần: bột mì, đường, sữa bột, trứng, dầu cọ, muối, đậu nành. Có thể chứa đậu phộng và hạt mè. Bảo quản nơi khô ráo.",
    7, [.gluten, .milk, .egg, .soy], traces: [.peanuts, .sesame]),
  ForeignLabel(
    "vi",
    "Thành phần: nước, sữa dừa, bơ ca cao, cà chua, đường, muối. Không chứa gluten.\nXuất xứ: Trung Quốc",
    6),
]
