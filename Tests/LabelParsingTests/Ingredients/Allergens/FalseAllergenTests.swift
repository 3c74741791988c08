import LabelModel
import LabelParsing
import Testing

/// Names of foods that hold the letters of an allergen and are none.
@Suite("Words that only look like an allergen")
struct FalseAllergenTests {
  private func found(_ text: String) -> Set<Allergen> {
    Set(
      findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).allergens
        .map(\.allergen))
  }

  @Test(
    "They name none",
    arguments: [
      "Composition: chicken, maize gluten, corn gluten meal, rice gluten, beet pulp",
      "Zusammensetzung: Mais, Maisgluten, Reis-Gluten, Rübenschnitzel",
      "Composition : gluten de maïs, riz, gluten de pomme de terre, sel",
      "Composizione: glutine di mais, riso, pollo",
      "Composición: gluten de maíz, arroz, pollo",
      "Skład: gluten kukurydziany, ryż, sól",
      "Összetevők: kukoricaglutén, rizs, só",
      "Ingredienser: kött av gris och nöt, vatten, salt, svartpeppar",
      "Ingredienser: kött av gris 45 % och nöt 30 %, vatten, salt",
      "Ingredienser: mandelpotatis, smörgåsgurka, fläsklägg, salt",
      "Ingredienser: ægplante, vand, salt",
      "Zutaten: Lachsschinken, Schweineschmalz, Speisesalz",
      "Zutaten: Wasser, Muschelnudeln, Speisesalz",
      "Zutaten: Wasser, Verdickungsmittel: Guarkernmehl, Speisesalz",
      "Składniki: śledziona, woda, sól",
      "Složení: voda, sůl, mléčnan sodný, koření",
      "Složení: syrové kakaové boby, třtinový cukr",
      "Zloženie: voda, soľ, mliečnan sodný",
      "Sestavine: grahove beljakovine, voda, sol",
      "Sestavine: krompirjev pire, sol, voda",
      "Sestavine: voda, zeleni ekstrakt, pire, sol",
      "Összetevők: víz, mandulagomba, só",
      "Ingrédients : haricots beurre, eau, sel",
      "Ingrédients : crème de vinaigre balsamique, crème végétale, sel",
      "Ingrédients : fromage de tête, sel, poivre",
      "Ingredientes: yemas de espárragos, agua, sal",
      "Συστατικά: κρόκος Κοζάνης, νερό, γαλακτικό ασβέστιο",
      "Összetevők: víz, mogyoróhagyma, csigatészta, kagylótészta",
      "Koostisosad: suhkur, vesi, apelsini koor, sool",
      "Ainekset: sokeri, vesi, lakritsi. Sisältää lakritsia, liiallinen syönti voi kohottaa verenpainetta.",
      "Ingredients: sugar, crab apples, custard apple, water",
      "Ingredients: rice flour, dairy-free cheese alternative, plant-based cream, salt",
      "Съставки: грахов белтък, вода, сол",
      "Съставки: слънчогледови ядки, вода, сол",
      "Ainekset: vesi, maltodekstriini, maltoosi, suola",
      "Ainekset: osterivinokas, vesi, suola",
      "Ingredientes: agua, cebolla en polvo, ajo en polvo, sal",
      "Ingredientes: ajo en polvo, agua, sal",
      "Ingredientes: feijão manteiga, água, sal",
      "Ingrediente: apă, lactat de calciu, griș de porumb, sare",
      "Ingrediënten: oesterzwammen, water, zout",
      "Ingredienser: ostronskivling, vatten, salt",
      "Ingredienser: østershatte, vand, salt",
      "Zutaten: Zucker, geschützte geografische Angabe, bekömmlich, räumlich, im Rahmen, Salz",
      "Zutaten: Zucker, Senftenberg, Dinkelsbühl, 73430 Aalen, Fischer GmbH, Schäfer GmbH, Salz",
      "Ingrédients : pommes noisettes, poires beurré Hardy, sel",
      "Ingrédients : sucre, sel, Bourgogne-Franche-Comté",
      "Ingredienti: zucchero, sale a grana grossa",
      "Ingrediënten: haverwortel, kaasjeskruid, chroom, zout",
      "Složení: cukr, müsli, kukuřičné lupínky, ořech muškátový, jedlá sůl. Sledujte nás, v krabici",
      "Zloženie: cukor, müsli, orech muškátový, krabička, jedlá soľ",
      "Összetevők: cukor, búzavirág, étkezési só",
      "Ingrediente: zahăr, nucă de muscat, sare, la temperaturi peste 25",
      "Ingredienser: socker, råkakao, råkost, smält kakao, plasttråg, finmalt svartpeppar, salt",
      "Ingredienser: sukker, geografisk betegnelse, vand, salt",
      "Ainesosat: sokeri, ruiskukka, suola",
      "Koostisosad: suhkur, rukkilille õied, sool",
      "Sastāvdaļas: cukurs, rudzupuķu ziedi, sāls",
      "Sudedamosios dalys: cukrus, rugiagėlių žiedai, druska",
      "Składniki: łupiny babki jajowatej, orzech muszkatołowy, sól",
      "Ingredientes: azúcar, ajo cn polvo, sal",
      "Ingredienti: zucchero, frumentone, sale",
      "Ingrediënten: suiker, vermout, smout, zout",
      "Składniki: cukier, mleczko pszczele, sól",
      "Zloženie: cukor, ražniči, jedlá soľ",
      "Összetevők: cukor, hidegen sajtolt repceolaj, rózsabors, kakaós csiga, étkezési só",
      "Ingrediente: zahăr, grăunțe de porumb, sare",
      "Ingredienser: sukker, lakserende virkning, Østersøen, salt",
      "Sastāvdaļas: cukurs, iesaldēt, sāls",
      "Sudedamosios dalys: cukrus, šilkmedžio uogos, Austrija, druska",
      "Съставки: захар, пчелно млечице, индийски орех, сол",
      "Συστατικά: ζάχαρη, καβουρδισμένος καφές, τσίπουρο, αλάτι",
      "İçindekiler: şeker, arı sütü, tuz",
      "Složení: hlíva ústřičná, voda, sůl",
      "Zloženie: hliva ustricová, voda, soľ",
      "Sestavine: zelena solata, voda, sol",
      "Συστατικά: βούτυρο καριτέ, σιμιγδάλι καλαμποκιού, νερό",
      "Ingredienti: farina di grano turco, acqua, sale",
      "Ingredientes: setas de ostra, calabaza de cacahuete, agua, sal",
      "Ingredientes: abóbora-manteiga, água, sal",
      "Ingredienti: noce di prosciutto, acqua, sale",
      "Ingredients: lobster mushrooms, peanut squash, water, salt",
    ])
  func none(text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "What is beside them is named",
    arguments: [
      ("Composition: wheat gluten, maize gluten", [.gluten]),
      ("Zusammensetzung: Weizengluten, Mais, Gluten", [.gluten]),
      ("Składniki: masło orzechowe, sól", [.peanuts]),
      ("Składniki: orzeszki arachidowe, sól", [.peanuts]),
      ("Zloženie: burské oriešky, soľ", [.peanuts]),
      ("Složení: sýrový prášek, sůl", [.milk]),
      ("Sestavine: beljak, pira, sol", [.egg, .gluten]),
      ("Ingrédients : noix de Saint-Jacques, eau, sel", [.molluscs]),
      ("Zutaten: Lachs, Speisesalz", [.fish]),
      ("Съставки: яйчен белтък, вода", [.egg]),
      ("Kan innehålla spår av nöt.", [.nuts]),
      ("Ingredientes: flocos de aveia, água, sal", [.gluten]),
      ("Ingredientes: pasta de avelã, água, sal", [.nuts]),
      ("Ingredientes: leche en polvo, agua, sal", [.milk]),
      ("Ingredientes: polvo, água, sal, azeite, farinha", [.molluscs]),
      ("Съставки: овесени ядки, вода, сол", [.gluten]),
      ("Съставки: шам фъстък, тахан, вода, сол", [.nuts, .sesame]),
      ("Sastojci: orasi, surutka, voda, sol", [.milk, .nuts]),
      ("Sastojci: vino, sumporni dioksid, oslić", [.fish, .sulphites]),
      ("Sestavine: trska, voda, sol", [.fish]),
      ("Składniki: masa jajowa, kasza manna, makadamia, sól", [.gluten, .egg, .nuts]),
      ("Összetevők: ajóka, makadámdió, víz, só", [.fish, .nuts]),
      ("Ingrediente: zară, anșoa, calmar, apă, sare", [.milk, .fish, .molluscs]),
      ("Ainekset: munanvalkuainen, kirnupiimä, kilohaili, suola", [.egg, .milk, .fish]),
      ("Ainekset: keltuainen, vesi, suola", [.egg]),
      ("Ingredienser: gräddfil, vatten, salt", [.milk]),
      ("Ingredienser: semulje, vand, salt", [.gluten]),
      ("Ingrediënten: volei, volkorenmeel, water, zout", [.egg]),
      ("Ingredientes: requesón, pescadilla, agua, sal", [.milk, .fish]),
      ("Ingredienti: aringa, biossido di zolfo, acqua", [.fish, .sulphites]),
      ("Koostisosad: maapähkel, juurseller, kilu, vesi", [.peanuts, .celery, .fish]),
      ("Sastāvdaļas: vājpiena pulveris, ūdens, sāls", [.milk]),
      ("Sudedamosios dalys: speltos, vanduo, druska", [.gluten]),
      ("Συστατικά: ντίνκελ, σέλερι, νερό, αλάτι", [.gluten, .celery]),
      ("Ainekset: vesi, voi, suola", [.milk]),
      ("Zutaten: Wasser, Süßlupine, Eiernudeln, Speisesalz", [.lupin, .egg]),
      ("Ingrediënten: water, eierdooier, zout", [.egg]),
    ] as [(String, Set<Allergen>)])
  func others(text: String, allergens: Set<Allergen>) {
    #expect(found(text) == allergens)
  }

  @Test(
    "Plants that are named after butter, milk, egg, oysters or a nut are none",
    arguments: [
      "Ingredients: water, buttercup squash, butterhead lettuce, salt",
      "Zutaten: Wasser, Buttersäure, Buttersalat, Speisesalz",
      "Ingrédients : eau, pleurotes en huître, acide butyrique, sel",
      "Ingredienti: acqua, funghi ostrica, acido butirrico, sale",
      "Ingredientes: água, polpa de caju, noz de cola, sal",
      "Ingrediënten: water, botersla, boterbonen, zout",
      "Ingredienser: vand, smørsalat, mælkebøtte, æggeplante, salt",
      "Ingredienser: vatten, smörbönor, socker, salt",
      "Ingredienser: vann, smørbønner, eggplante, sukker, salt",
      "Ainekset: vesi, maitohorsma, sokeri, suola",
      "Innihald: vatn, smjörbaunir, sykur, salt",
      "Składniki: woda, śmietanka kokosowa, fasola maślana, orzech kola, sól",
      "Složení: voda, máslové fazole, kolový ořech, lilek vejcoplodý, cukr",
      "Zloženie: voda, maslová tekvica, kolový orech, cukor",
      "Sastojci: voda, kola orah, šećer, sol",
      "Sestavine: voda, maslena buča, kola oreh, sol",
      "Koostisosad: vesi, koolapähkel, piimohakas, sool",
      "Sastāvdaļas: ūdens, šī sviests, muskata rieksts, sviesta pupas, sāls",
      "Sudedamosios dalys: vanduo, taukmedžio sviestas, sviestinės pupelės, druska",
      "Ingredjenti: ilma, qamħ saraċin, zokkor, melħ",
      "Comhábhair: uisce, uachtar cnó cócó, cnónna péine, salann",
    ])
  func plants(text: String) {
    #expect(found(text).isEmpty)
  }

  @Test(
    "Milk and butter of soya or almonds are no milk",
    arguments: [
      ("Składniki: woda, mleko sojowe, śmietanka sojowa, sól", .soy),
      ("Składniki: woda, masło migdałowe, cukier, sól", .nuts),
      ("Sastojci: voda, sojino mlijeko, sojino vrhnje, sol", .soy),
      ("Sestavine: voda, sojino mleko, sojina smetana, sol", .soy),
      ("Sudedamosios dalys: vanduo, sojų grietinėlė, druska", .soy),
      ("Συστατικά: νερό, βούτυρο αμυγδάλου, αλάτι", .nuts),
      ("Ingredjenti: ilma, ħalib tas-sojja, zokkor, melħ", .soy),
    ] as [(String, Allergen)])
  func plantMilks(text: String, allergen: Allergen) {
    #expect(found(text) == [allergen])
  }

  @Test(
    "The analysis of a pet food is no list of ingredients",
    arguments: [
      "Kompletní krmivo. Analytické složky: hrubý protein 11 %, hrubý tuk 5 %, vlhkost 79 %.",
      "Kompletné krmivo. Analytické zložky: hrubý proteín 11 %, hrubé tuky 5 %, vlhkosť 79 %.",
      "Teljes értékű eledel. Analitikai összetevők: nyersfehérje 11 %, nyerszsír 5 %, nedvesség 79 %.",
      "Popolna hrana. Analitske sestavine: surove beljakovine 11 %, surove maščobe 5 %, vlaga 79 %.",
      "Popolna hrana. Analitska sestava: surove beljakovine 11 %, surove maščobe 5 %, vlaga 79 %.",
      "Potpuna hrana. Analitički sastojci: sirove bjelančevine 11 %, sirove masti 5 %, vlaga 79 %.",
      "Пълноценна храна. Аналитични съставки: суров протеин 11 %, сурови мазнини 5 %, влага 79 %.",
      "Πλήρης τροφή. Αναλυτικά συστατικά: πρωτεΐνη 11 %, λιπαρές ουσίες 5 %, υγρασία 79 %.",
      "Täysravinto. Analyyttiset ainesosat: raakavalkuainen 11 %, raakarasva 5 %, kosteus 79 %.",
      "Täissööt. Analüütilised koostisosad: toorproteiin 11 %, toorrasv 5 %, niiskus 79 %.",
      "Barība. Analītiskās sastāvdaļas: kopproteīns 11 %, koptauki 5 %, mitrums 79 %.",
      "Pašaras. Analizinės sudedamosios dalys: žali baltymai 11 %, žali riebalai 5 %, drėgmė 79 %.",
      "Complete food. Analytical composition: protein 11 %, fat content 5 %, moisture 79 %.",
    ])
  func analysis(text: String) {
    let found = findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
    #expect(found.lists == [])
    #expect(found.allergens == [])
  }

  @Test(
    "A warning of fish bones is no warning of fish",
    arguments: [
      "May contain fish bones.", "Kann Fischgräten enthalten.",
      "Peut contenir des arêtes de poisson.", "Puede contener espinas de pescado.",
      "Può contenere lische di pesce.",
    ])
  func bones(text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "Fish is named beside its bones, and by them in a list",
    arguments: ["May contain fish and fish bones.", "Ingredients: water, fish bone stock, salt."])
  func fishWithBones(text: String) {
    #expect(found(text) == [.fish])
  }

  @Test(
    "A name beside such words is still one",
    arguments: [
      ("Zutaten: Heumilch, Zucker, Salz", .milk), ("Zutaten: Fischerzeugnisse, Salz", .fish),
      ("Ingredienser: räkor, vatten, salt", .crustaceans),
      ("Ingredienser: kornmalt, salt", .gluten),
      ("Ingredienser: fullkornsråg, salt", .gluten), ("Složení: slávky, voda, sůl", .molluscs),
      ("Složení: sleď, voda, sůl", .fish), ("Ingrediënten: slagroom, zout", .milk),
      ("Koostisosad: rukkileib, sool", .gluten), ("Składniki: masa jajowa, sól", .egg),
    ] as [(String, Allergen)])
  func namesBeside(text: String, allergen: Allergen) {
    #expect(found(text) == [allergen])
  }

  @Test(
    "Semolina of maize or rice is no wheat, and semolina alone is",
    arguments: [
      ("Съставки: царевичен грис, оризов грис, сол", "Съставки: грис, сол"),
      ("Sastojci: kukuruzna krupica, rižina krupica, sol", "Sastojci: krupica, sol"),
      ("Sastāvdaļas: kukurūzas manna, rīsu manna, sāls", "Sastāvdaļas: manna, sāls"),
      ("Ingredientes: sêmola de milho, sêmola de arroz, sal", "Ingredientes: sêmola, sal"),
      ("Zloženie: kukuričná krupica, ryžová krupica, soľ", "Zloženie: krupica, soľ"),
      ("Sestavine: koruzni zdrob, rižev zdrob, sol", "Sestavine: zdrob, sol"),
    ])
  func semolina(others: String, wheat: String) {
    #expect(found(others).isEmpty)
    #expect(found(wheat) == [.gluten])
  }

  @Test("Slovenian celery and spelt are named")
  func slovenian() {
    #expect(found("Sestavine: voda, zelena, moka iz pire, sol") == [.celery, .gluten])
  }
}
