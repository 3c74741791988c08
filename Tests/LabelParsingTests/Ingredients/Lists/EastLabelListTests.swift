import LabelModel
import LabelParsing
import Testing

@Suite("Lists and warnings of central Asia, Belarus, Mongolia and the Basque country")
struct EastLabelListTests {
  @Test("A list names its allergens, and a denied food is none", arguments: labels)
  func namesAllergens(of label: ForeignLabel) {
    let found = findIngredients(on: RecognizedPage(plainText: label.text, source: "label.txt"))
    #expect(found.lists.map(\.language) == [label.language])
    #expect(found.lists.first?.needsReview == false)
    #expect(found.lists.first?.ingredients.count == label.ingredients)
    let presences = declaredPresences(in: label.text)
    #expect(Set(presences.filter { $0.value == .contains }.keys) == label.contained)
    #expect(Set(presences.filter { $0.value == .mayContain }.keys) == label.traces)
  }

  @Test(
    "A text whose letters are read as those of Bulgarian is understood",
    arguments: [
      (
        "Состав: вода, сьворотка молочная, съıр, зкстракт ячменного солода, соль.",
        [.milk, .gluten]
      ),
      ("Қурамы: су, бидай уны, кант, сут, туз.", [.gluten, .milk]),
      ("Склад: вада, мука пшанчная, цукар, соль.", [.gluten]),
    ] as [(String, Set<Allergen>)])
  func withoutOwnLetters(text: String, contained: Set<Allergen>) {
    #expect(Set(declaredPresences(in: text).keys) == contained)
  }

  @Test("A short heading is one with a colon and its own letters alone")
  func shortHeading() {
    #expect(
      declaredPresences(in: "Орц: ус, давс, сүү, элсэн чихэр, цардуул.") == [.milk: .contains])
    #expect(declaredPresences(in: "Орд: ус, сүү.").isEmpty)
  }

  private static let labels = [
    ForeignLabel(
      "kk",
      "Құрамы: бидай ұны, қант, құрғақ сүт, жұмыртқа ұнтағы, тұз. Құрамында жержаңғақтың іздері болуы мүмкін.",
      5, [.gluten, .milk, .egg], traces: [.peanuts]),
    ForeignLabel(
      "kk", "Құрамы: ауыз су, қант, кокос сүті, тұз. Құрамында глютен жоқ.", 4),
    ForeignLabel(
      "az",
      "Tərkibi: buğda unu, şəkər, quru süd, yumurta tozu, duz. Tərkibində yerfıstığı izləri ola bilər.",
      5, [.gluten, .milk, .egg], traces: [.peanuts]),
    ForeignLabel(
      "az", "Tərkibi: su, şəkər, duz. Tərkibində yerfındığı qalıqları ola bilər.", 3,
      traces: [.peanuts]),
    ForeignLabel("az", "Tərkibi: su, şəkər, soya südü, duz. Tərkibində süd yoxdur.", 4, [.soy]),
    ForeignLabel(
      "uz",
      "Tarkibi: bug'doy uni, shakar, quruq sut, tuxum kukuni, tuz. Tarkibida yeryong'oq izlari bo'lishi mumkin.",
      5, [.gluten, .milk, .egg], traces: [.peanuts]),
    ForeignLabel("uz", "Tarkibi: suv, shakar, kokos suti, osh tuzi. Tarkibida sut yo'q.", 4),
    ForeignLabel(
      "be",
      "Склад: мука пшанічная, цукар, малако сухое, яечны парашок, соль. Можа ўтрымліваць сляды арахіса.",
      5, [.gluten, .milk, .egg], traces: [.peanuts]),
    ForeignLabel(
      "be", "Склад: вада, цукар, какосавае малако, соль, рысавая мука. Не ўтрымлівае глютэну.", 5),
    ForeignLabel(
      "ky",
      "Курамы: буудай уну, кант, кургатылган сүт, жумуртка порошогу, туз. Жержаңгактын издери болушу мүмкүн.",
      5, [.gluten, .milk, .egg], traces: [.peanuts]),
    ForeignLabel("ky", "Курамы: ичүүчү суу, кант, кокос сүтү, аш тузу.", 4),
    ForeignLabel(
      "mn",
      "Найрлага: улаан буудайн гурил, элсэн чихэр, хуурай сүү, өндөгний нунтаг, давс. Самар агуулсан байж болзошгүй.",
      5, [.gluten, .milk, .egg], traces: [.nuts]),
    ForeignLabel("mn", "Найрлага: цэвэр ус, элсэн чихэр, кокосын сүү, хоолны давс.", 4),
    ForeignLabel(
      "eu",
      "Osagaiak: gari irina, azukrea, esne hautsa, arrautza hautsa, gatza. Kakahueteak izan ditzake.",
      5, [.gluten, .milk, .egg], traces: [.peanuts]),
    ForeignLabel("eu", "Osagaiak: ura, azukrea, koko esnea, arroz irina, gatza.", 5),
  ]
}
