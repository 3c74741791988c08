import Foundation
import LabelModel
import LabelParsing
import Testing

/// A label as one language prints it.
struct LanguageSample: Sendable, CustomTestStringConvertible {
  var language: String
  var text: String
  var testDescription: String { language }
}

@Suite("Food tables in all languages")
struct LanguageTableTests {
  private static let table: [Nutrient: Quantity] = [
    .energyKJ: Quantity(1640, .kilojoule), .energyKcal: Quantity(390, .kilocalorie),
    .fat: Quantity(12.5, .gram), .saturatedFat: Quantity(3.1, .gram),
    .carbohydrates: Quantity(61, .gram), .sugars: Quantity(22, .gram),
    .fiber: Quantity(4.2, .gram), .protein: Quantity(7.4, .gram), .salt: Quantity(0.9, .gram),
  ]

  @Test(
    "Reads a full table per 100 g",
    arguments: [
      LanguageSample(
        language: "bg",
        text: """
          Хранителна стойност в 100 г продукт
          Енергийна стойност 1640 кДж / 390 ккал
          Мазнини 12,5 г
          от които наситени мастни киселини 3,1 г
          Въглехидрати 61 г
          от които захари 22 г
          Влакнини 4,2 г
          Белтъци 7,4 г
          Сол 0,9 г
          """),
      LanguageSample(
        language: "el",
        text: """
          ΔΙΑΤΡΟΦΙΚΗ ΔΗΛΩΣΗ ανά 100 g
          Ενέργεια 1640 kJ / 390 kcal
          Λιπαρά 12,5 g
          εκ των οποίων κορεσμένα 3,1 g
          Υδατάνθρακες 61 g
          εκ των οποίων σάκχαρα 22 g
          Εδώδιμες ίνες 4,2 g
          Πρωτεΐνες 7,4 g
          Αλάτι 0,9 g
          """),
      LanguageSample(
        language: "el",
        text: """
          ΘΡΕΠΤΙΚΗ ΑΞΙΑ ΣΤΑ 100 γρ.
          ΕΝΕΡΓΕΙΑ 1640 kJ/390 kcal
          ΛΙΠΑΡΑ 12,5 γρ.
          ΕΚ ΤΩΝ ΟΠΟΙΩΝ ΚΟΡΕΣΜΕΝΑ 3,1 γρ.
          ΥΔΑΤΑΝΘΡΑΚΕΣ 61 γρ.
          ΕΚ ΤΩΝ ΟΠΟΙΩΝ ΣΑΚΧΑΡΑ 22 γρ.
          ΦΥΤΙΚΕΣ ΙΝΕΣ 4,2 γρ.
          ΠΡΩΤΕΪΝΕΣ 7,4 γρ.
          ΑΛΑΤΙ 0,9 γρ.
          """),
      LanguageSample(
        language: "et",
        text: """
          Toitumisalane teave 100 g kohta
          Energiasisaldus 1640 kJ / 390 kcal
          Rasvad 12,5 g
          millest küllastunud rasvhapped 3,1 g
          Süsivesikud 61 g
          millest suhkrud 22 g
          Kiudained 4,2 g
          Valgud 7,4 g
          Sool 0,9 g
          """),
      LanguageSample(
        language: "fi",
        text: """
          Ravintosisältö 100 g:ssa
          Energia 1640 kJ / 390 kcal
          Rasva 12,5 g
          josta tyydyttynyttä 3,1 g
          Hiilihydraatit 61 g
          josta sokereita 22 g
          Ravintokuitu 4,2 g
          Proteiini 7,4 g
          Suola 0,9 g
          """),
      LanguageSample(
        language: "ga",
        text: """
          Dearbhú cothaithe in aghaidh 100 g
          Fuinneamh 1640 kJ / 390 kcal
          Saill 12,5 g
          ar sáitheáin 3,1 g
          Carbaihiodráit 61 g
          ar siúcraí 22 g
          Snáithín 4,2 g
          Próitéin 7,4 g
          Salann 0,9 g
          """),
      LanguageSample(
        language: "is",
        text: """
          Næringargildi í 100 g
          Orka 1640 kJ / 390 kcal
          Fita 12,5 g
          þar af mettaðar fitusýrur 3,1 g
          Kolvetni 61 g
          þar af sykurtegundir 22 g
          Trefjar 4,2 g
          Prótein 7,4 g
          Salt 0,9 g
          """),
      LanguageSample(
        language: "lt",
        text: """
          Maistingumo deklaracija 100 g produkto
          Energinė vertė 1640 kJ / 390 kcal
          Riebalai 12,5 g
          iš kurių sočiosios riebalų rūgštys 3,1 g
          Angliavandeniai 61 g
          iš kurių cukrūs 22 g
          Skaidulinės medžiagos 4,2 g
          Baltymai 7,4 g
          Druska 0,9 g
          """),
      LanguageSample(
        language: "lv",
        text: """
          Uzturvērtība 100 g produkta
          Enerģētiskā vērtība 1640 kJ / 390 kcal
          Tauki 12,5 g
          tostarp piesātinātās taukskābes 3,1 g
          Ogļhidrāti 61 g
          tostarp cukuri 22 g
          Šķiedrvielas 4,2 g
          Olbaltumvielas 7,4 g
          Sāls 0,9 g
          """),
      LanguageSample(
        language: "mt",
        text: """
          Dikjarazzjoni dwar in-nutrizzjoni għal kull 100 g
          Enerġija 1640 kJ / 390 kcal
          Xaħam 12,5 g
          li minnu saturati 3,1 g
          Karboidrati 61 g
          li minnhom zokkor 22 g
          Fibra 4,2 g
          Proteina 7,4 g
          Melħ 0,9 g
          """),
      LanguageSample(
        language: "no",
        text: """
          Næringsinnhold per 100 g
          Energi 1640 kJ / 390 kcal
          Fett 12,5 g
          hvorav mettede fettsyrer 3,1 g
          Karbohydrat 61 g
          hvorav sukkerarter 22 g
          Kostfiber 4,2 g
          Protein 7,4 g
          Salt 0,9 g
          """),
      LanguageSample(
        language: "sk",
        text: """
          Výživové údaje na 100 g
          Energia 1640 kJ / 390 kcal
          Tuky 12,5 g
          z toho nasýtené mastné kyseliny 3,1 g
          Sacharidy 61 g
          z toho cukry 22 g
          Vláknina 4,2 g
          Bielkoviny 7,4 g
          Soľ 0,9 g
          """),
      LanguageSample(
        language: "sl",
        text: """
          Povprečna hranilna vrednost na 100 g
          Energijska vrednost 1640 kJ / 390 kcal
          Maščobe 12,5 g
          od tega nasičene maščobe 3,1 g
          Ogljikovi hidrati 61 g
          od tega sladkorji 22 g
          Prehranske vlaknine 4,2 g
          Beljakovine 7,4 g
          Sol 0,9 g
          """),
    ])
  func fullTable(_ sample: LanguageSample) {
    let label = LabelParser().parse(RecognizedPage(plainText: sample.text, source: ""))
    #expect(values(of: sample.text) == Self.table)
    #expect(label.basis == .per100g)
    #expect(label.readings.count == Self.table.count)
    #expect(label.languages.first == sample.language)
  }

  @Test(
    "Reads each value of a label in several languages once",
    arguments: [
      LanguageSample(
        language: "et, lv, lt",
        text: """
          Toitumisalane teave / Uzturvērtība / Maistinė vertė 100 g
          Energia / Enerģija / Energinė vertė 1640 kJ / 390 kcal
          Rasvad / Tauki / Riebalai 12,5 g
          millest küllastunud rasvhapped / tostarp piesātinātās taukskābes / iš kurių sočiosios riebalų rūgštys 3,1 g
          Süsivesikud / Ogļhidrāti / Angliavandeniai 61 g
          millest suhkrud / tostarp cukuri / iš kurių cukrūs 22 g
          Kiudained / Šķiedrvielas / Skaidulinės medžiagos 4,2 g
          Valgud / Olbaltumvielas / Baltymai 7,4 g
          Sool / Sāls / Druska 0,9 g
          """),
      LanguageSample(
        language: "cs, sk",
        text: """
          CZ Výživové údaje / SK Výživové údaje na 100 g
          Energie / Energia 1640 kJ / 390 kcal
          Tuky 12,5 g
          z toho nasycené mastné kyseliny / z toho nasýtené mastné kyseliny 3,1 g
          Sacharidy 61 g
          z toho cukry 22 g
          Vláknina 4,2 g
          Bílkoviny / Bielkoviny 7,4 g
          Sůl / Soľ 0,9 g
          """),
      LanguageSample(
        language: "sl, hr",
        text: """
          Hranilna vrednost / Hranjiva vrijednost na 100 g
          Energijska vrednost / Energija 1640 kJ / 390 kcal
          Maščobe / Masti 12,5 g
          od tega nasičene maščobe / od kojih zasićene masne kiseline 3,1 g
          Ogljikovi hidrati / Ugljikohidrati 61 g
          od tega sladkorji / od kojih šećeri 22 g
          Prehranske vlaknine / Vlakna 4,2 g
          Beljakovine / Bjelančevine 7,4 g
          Sol 0,9 g
          """),
      LanguageSample(
        language: "no, sv, da, fi",
        text: """
          Næringsinnhold / Näringsvärde / Næringsindhold / Ravintosisältö per 100 g
          Energi / Energia 1640 kJ / 390 kcal
          Fett / Fedt / Rasva 12,5 g
          hvorav mettede fettsyrer / varav mättat fett / heraf mættede fedtsyrer / josta tyydyttynyttä 3,1 g
          Karbohydrat / Kolhydrat / Kulhydrat / Hiilihydraatit 61 g
          hvorav sukkerarter / varav sockerarter / heraf sukkerarter / josta sokereita 22 g
          Kostfiber / Fiber / Kostfibre / Ravintokuitu 4,2 g
          Protein / Proteiini 7,4 g
          Salt / Suola 0,9 g
          """),
      LanguageSample(
        language: "el, bg, ro",
        text: """
          Διατροφική δήλωση / Хранителна стойност / Declarație nutrițională 100 g
          Ενέργεια / Енергийна стойност / Energie 1640 kJ / 390 kcal
          Λιπαρά / Мазнини / Grăsimi 12,5 g
          εκ των οποίων κορεσμένα / от които наситени мастни киселини / din care acizi grași saturați 3,1 g
          Υδατάνθρακες / Въглехидрати / Glucide 61 g
          εκ των οποίων σάκχαρα / от които захари / din care zaharuri 22 g
          Εδώδιμες ίνες / Влакнини / Fibre 4,2 g
          Πρωτεΐνες / Белтъци / Proteine 7,4 g
          Αλάτι / Сол / Sare 0,9 g
          """),
      LanguageSample(
        language: "mt, en, it",
        text: """
          Nutrition declaration / Dikjarazzjoni dwar in-nutrizzjoni / Valori nutrizionali per 100 g
          Energy / Enerġija / Energia 1640 kJ / 390 kcal
          Fat / Xaħam / Grassi 12,5 g
          of which saturates / li minnhom saturati / di cui acidi grassi saturi 3,1 g
          Carbohydrate / Karboidrati / Carboidrati 61 g
          of which sugars / li minnhom zokkor / di cui zuccheri 22 g
          Fibre / Fibra 4,2 g
          Protein / Proteina / Proteine 7,4 g
          Salt / Melħ / Sale 0,9 g
          """),
    ])
  func severalLanguages(_ sample: LanguageSample) {
    let label = LabelParser().parse(RecognizedPage(plainText: sample.text, source: ""))
    #expect(values(of: sample.text) == Self.table)
    #expect(label.readings.count == Self.table.count)
  }

  @Test("A label whose languages each have a table of their own says the same thrice")
  func blocksOfLanguages() {
    let text = """
      ET: 100 g sisaldab: energiat 1640 kJ / 390 kcal; rasvu 12,5 g, millest küllastunud rasvhappeid 3,1 g; \
      süsivesikuid 61 g, millest suhkruid 22 g; kiudaineid 4,2 g; valke 7,4 g; soola 0,9 g.
      LV: 100 g satur: enerģētiskā vērtība 1640 kJ / 390 kcal; tauki 12,5 g, tostarp piesātinātās taukskābes 3,1 g; \
      ogļhidrāti 61 g, tostarp cukuri 22 g; šķiedrvielas 4,2 g; olbaltumvielas 7,4 g; sāls 0,9 g.
      LT: 100 g produkto: energinė vertė 1640 kJ / 390 kcal; riebalų 12,5 g, iš kurių sočiųjų riebalų rūgščių 3,1 g; \
      angliavandenių 61 g, iš kurių cukrų 22 g; skaidulinių medžiagų 4,2 g; baltymų 7,4 g; druskos 0,9 g.
      """
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    #expect(values(of: text) == Self.table)
    #expect(label.basis == .per100g)
    #expect(label.readings.allSatisfy { $0.basis == .per100g })
    #expect(label.readings.allSatisfy { $0.quantity == Self.table[$0.nutrient] })
  }
}

@Suite("Pet food's analyses in all languages")
struct LanguageAnalysisTests {
  @Test(
    "Reads the analytical constituents",
    arguments: [
      "Аналитични съставки: суров протеин 10,5 %, сурови мазнини 6,5 %, сурова пепел 2,1 %, сурови влакнини 0,5 %, влага 79 %.",
      "Αναλυτικά συστατικά: ακατέργαστη πρωτεΐνη 10,5 %, ακατέργαστες λιπαρές ουσίες 6,5 %, ακατέργαστη τέφρα 2,1 %, ακατέργαστες ίνες 0,5 %, υγρασία 79 %.",
      "Αναλυτικά συστατικά: ολικές πρωτεΐνες 10,5 %, ολικές λιπαρές ουσίες 6,5 %, τέφρα 2,1 %, ινώδεις ουσίες 0,5 %, υγρασία 79 %.",
      "Analüütilised koostisosad: toorproteiin 10,5 %, toorrasv 6,5 %, toortuhk 2,1 %, toorkiud 0,5 %, niiskus 79 %.",
      "Analyyttiset ainesosat: raakavalkuainen 10,5 %, raakarasva 6,5 %, raakatuhka 2,1 %, raakakuitu 0,5 %, kosteus 79 %.",
      "Comhábhair anailíseacha: amhphróitéin 10,5 %, amhshaill 6,5 %, amhluaithreach 2,1 %, amhshnáithín 0,5 %, taise 79 %.",
      "Analitinės sudedamosios dalys: žali baltymai 10,5 %, žali riebalai 6,5 %, žali pelenai 2,1 %, žalia ląsteliena 0,5 %, drėgmė 79 %.",
      "Analītiskās sastāvdaļas: kopproteīns 10,5 %, koptauki 6,5 %, koppelni 2,1 %, kokšķiedra 0,5 %, mitrums 79 %.",
      "Kostitwenti analitiċi: proteina mhux raffinata 10,5 %, xaħmijiet mhux raffinati 6,5 %, irmied mhux raffinat 2,1 %, fibra mhux raffinata 0,5 %, umdità 79 %.",
      "Analytiske bestanddeler: råprotein 10,5 %, råfett 6,5 %, råaske 2,1 %, trevler 0,5 %, vanninnhold 79 %.",
      "Analytické zložky: hrubý proteín 10,5 %, hrubý tuk 6,5 %, hrubý popol 2,1 %, hrubá vláknina 0,5 %, vlhkosť 79 %.",
      "Analitske sestavine: surove beljakovine 10,5 %, surove maščobe 6,5 %, surovi pepel 2,1 %, surove vlaknine 0,5 %, vlaga 79 %.",
    ])
  func constituents(_ text: String) {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: ""))
    #expect(label.subject == .petFood)
    #expect(label.readings.count == 5)
    #expect(
      values(of: text) == [
        .protein: Quantity(10.5, .percent), .fat: Quantity(6.5, .percent),
        .ash: Quantity(2.1, .percent), .fiber: Quantity(0.5, .percent),
        .moisture: Quantity(79, .percent),
      ])
  }

  @Test("Never takes an ingredient or an additive for a constituent")
  func distractions() {
    let found = values(
      of: """
        Състав: месо (пилешко 4 %), растителни мазнини 2 %, растителни протеинови екстракти 1 %.
        Хранителни добавки: витамин D3 250 МЕ/кг, цинк 15 мг/кг.
        Аналитични съставки: суров протеин 8 %, сурови мазнини 4,5 %, влага 82 %.
        """)
    #expect(
      found == [
        .protein: Quantity(8, .percent), .fat: Quantity(4.5, .percent),
        .moisture: Quantity(82, .percent),
      ])
  }
}

@Suite("Letters of all scripts")
struct ScriptTests {
  @Test(
    "A word that mixes Latin and look-alike letters is read in one script",
    arguments: [
      "Mазнини 12,5 г", "Мaзнини 12,5 г", "МАЗНИНИ 12,5 Г", "Λιπaρά 12,5 g", "Fаt 12.5 g",
    ])
  func mixedScripts(_ line: String) {
    #expect(values(of: line)[.fat] == Quantity(12.5, .gram))
  }

  @Test("Accents behind their letters are part of the word")
  func decomposedAccents() {
    for line in ["Protéines 7,4 g", "Πρωτεΐνες 7,4 g", "Bílkoviny 7,4 g", "Olbaltumvielas 7,4 g"] {
      #expect(
        values(of: line.decomposedStringWithCanonicalMapping)[.protein] == Quantity(7.4, .gram),
        "\(line)")
    }
  }

  @Test("Reads units in Cyrillic and Greek letters")
  func units() {
    let found = values(
      of: "Енергия 1640 кДж 390 ккал\nБелтъци 7,4 гр.\nНатрий 120 мг\nСол 0,3 г\nМазнини 5 г")
    #expect(found[.energyKJ] == Quantity(1640, .kilojoule))
    #expect(found[.energyKcal] == Quantity(390, .kilocalorie))
    #expect(found[.protein] == Quantity(7.4, .gram))
    #expect(found[.sodium] == Quantity(120, .milligram))
    #expect(values(of: "Πρωτεΐνες 7,4 γραμμάρια")[.protein] == Quantity(7.4, .gram))
  }

  @Test("Names survive a wrong letter in Greek and Cyrillic as in Latin")
  func damage() {
    #expect(values(of: "Υδατάυθρακες 61 g")[.carbohydrates] == Quantity(61, .gram))
    #expect(values(of: "Вьглехидрати 61 г")[.carbohydrates] == Quantity(61, .gram))
  }
}
