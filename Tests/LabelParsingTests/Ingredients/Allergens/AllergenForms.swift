import LabelModel
import Testing

/// One sentence of a label in one language, and the names of the 14 allergens of EU 1169/2011, Annex II.
///
/// The names are in the case that the sentence asks for, in the order of ``Allergen``.
struct AllergenForms: Sendable, CustomTestStringConvertible {
  var language: String
  /// The sentence, with `{}` for the names.
  var sentence: String
  var names: [String]

  init(_ language: String, _ sentence: String, _ names: String) {
    self.language = language
    self.sentence = sentence
    self.names = names.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  var testDescription: String { "\(language): \(sentence)" }

  /// The sentence with `names`, which commas separate.
  func text(_ names: some Sequence<String>) -> String {
    sentence.replacing("{}", with: names.joined(separator: ", "))
  }

  static let all = [
    AllergenForms(
      "en", "Contains: {}.",
      """
      cereals containing gluten; crustaceans; eggs; fish; peanuts; soybeans; milk; nuts; celery; \
      mustard; sesame seeds; sulphur dioxide and sulphites; lupin; molluscs
      """),
    AllergenForms(
      "en", "May contain traces of {}.",
      """
      wheat; prawns; egg; anchovies; groundnuts; soya; lactose; tree nuts; celeriac; mustard seed; \
      sesame; sulfites; lupin flour; mussels
      """),
    AllergenForms(
      "de", "Enthält: {}.",
      """
      glutenhaltiges Getreide; Krebstiere; Eier; Fisch; Erdnüsse; Sojabohnen; Milch; \
      Schalenfrüchte; Sellerie; Senf; Sesamsamen; Schwefeldioxid und Sulfite; Lupinen; Weichtiere
      """),
    AllergenForms(
      "de", "Kann Spuren von {} enthalten.",
      """
      glutenhaltigem Getreide; Krebstieren; Eiern; Fischen; Erdnüssen; Sojabohnen; Milch; \
      Schalenfrüchten; Sellerie; Senf; Sesamsamen; Sulfiten; Lupinen; Weichtieren
      """),
    AllergenForms(
      "de", "Kann Spuren von {} enthalten.",
      """
      Weizen; Garnelen; Hühnereiern; Lachs; Erdnusskernen; Soja; Milcherzeugnissen; Nüssen; \
      Knollensellerie; Senfkörnern; Sesam; Schwefeldioxid; Süßlupinen; Muscheln
      """),
    AllergenForms(
      "fr", "Contient : {}.",
      """
      céréales contenant du gluten; crustacés; œufs; poissons; arachides; soja; lait; fruits à \
      coque; céleri; moutarde; graines de sésame; anhydride sulfureux et sulfites; lupin; \
      mollusques
      """),
    AllergenForms(
      "fr", "Peut contenir des traces {}.",
      """
      de céréales contenant du gluten; de crustacés; d'œufs; de poisson; d'arachide; de soja; de \
      lait; de fruits à coques; de céleri; de moutarde; de graines de sésame; de sulfites; de \
      lupin; de mollusques
      """),
    AllergenForms(
      "es", "Contiene: {}.",
      """
      cereales que contienen gluten; crustáceos; huevos; pescado; cacahuetes; soja; leche; frutos \
      de cáscara; apio; mostaza; granos de sésamo; dióxido de azufre y sulfitos; altramuces; \
      moluscos
      """),
    AllergenForms(
      "es", "Puede contener trazas de {}.",
      """
      cereales que contengan gluten; gambas; huevo; pescados; cacahuete; habas de soja; derivados \
      lácteos; nueces; apio; mostaza; semillas de sésamo; sulfitos; altramuz; mejillones
      """),
    AllergenForms(
      "pt", "Contém: {}.",
      """
      cereais que contêm glúten; crustáceos; ovos; peixes; amendoins; soja; leite; frutos de casca \
      rija; aipo; mostarda; sementes de sésamo; dióxido de enxofre e sulfitos; tremoço; moluscos
      """),
    AllergenForms(
      "pt", "Pode conter vestígios de {}.",
      """
      cereais contendo glúten; crustáceo; ovo; peixe; amendoim; soja; lácteos; nozes; aipo; \
      mostarda; sésamo; sulfitos; tremoços; molusco
      """),
    AllergenForms(
      "it", "Contiene: {}.",
      """
      cereali contenenti glutine; crostacei; uova; pesce; arachidi; soia; latte; frutta a guscio; \
      sedano; senape; semi di sesamo; anidride solforosa e solfiti; lupini; molluschi
      """),
    AllergenForms(
      "it", "Può contenere tracce di {}.",
      """
      glutine; crostaceo; uovo; pesci; arachide; soia; latticini; nocciole; sedano; senape; \
      sesamo; solfiti; lupino; mollusco
      """),
    AllergenForms(
      "nl", "Bevat: {}.",
      """
      glutenbevattende granen; schaaldieren; eieren; vis; aardnoten; soja; melk; noten; selderij; \
      mosterd; sesamzaad; zwaveldioxide en sulfieten; lupine; weekdieren
      """),
    AllergenForms(
      "nl", "Kan sporen bevatten van {}.",
      """
      gluten; schaaldieren; ei; vissen; pinda; sojabonen; melk; schaalvruchten; selderie; mosterd; \
      sesam; sulfiet; lupinen; weekdier
      """),
    AllergenForms(
      "da", "Indeholder: {}.",
      """
      kornprodukter med indhold af gluten; krebsdyr; æg; fisk; jordnødder; soja; mælk; nødder; \
      selleri; sennep; sesamfrø; svovldioxid og sulfitter; lupin; bløddyr
      """),
    AllergenForms(
      "da", "Kan indeholde spor af {}.",
      """
      hvede; rejer; æggehvide; fiskene; peanuts; sojabønner; laktose; hasselnødder; selleri; \
      sennepsfrø; sesam; sulfit; lupiner; muslinger
      """),
    AllergenForms(
      "no", "Inneholder: {}.",
      """
      korn som inneholder gluten; skalldyr; egg; fisk; peanøtter; soya; melk; nøtter; selleri; \
      sennep; sesamfrø; svoveldioksid og sulfitt; lupin; bløtdyr
      """),
    AllergenForms(
      "no", "Kan inneholde spor av {}.",
      """
      hvete; reker; eggehvite; laks; peanøtt; soyabønner; laktose; hasselnøtter; selleri; \
      sennepsfrø; sesam; sulfitter; lupiner; blåskjell
      """),
    AllergenForms(
      "sv", "Innehåller: {}.",
      """
      spannmål som innehåller gluten; kräftdjur; ägg; fisk; jordnötter; sojabönor; mjölk; nötter; \
      selleri; senap; sesamfrön; svaveldioxid och sulfiter; lupin; blötdjur
      """),
    AllergenForms(
      "sv", "Kan innehålla spår av {}.",
      """
      vete; räkor; äggvita; lax; jordnöt; soja; laktos; hasselnötter; rotselleri; senapsfrö; \
      sesam; sulfit; lupiner; musslor
      """),
    AllergenForms(
      "is", "Inniheldur: {}.",
      """
      korn sem inniheldur glúten; krabbadýr; egg; fiskur; jarðhnetur; sojabaunir; mjólk; hnetur; \
      sellerí; sinnep; sesamfræ; brennisteinsdíoxíð og súlfít; lúpína; lindýr
      """),
    AllergenForms(
      "is", "Gæti innihaldið snefil af {}.",
      """
      hveiti; krabbadýrum; eggjum; fiski; jarðhnetum; soja; mjólk; hnetum; selleríi; sinnepi; \
      sesamfræjum; súlfíti; lúpínu; lindýrum
      """),
    AllergenForms(
      "fi", "Sisältää: {}.",
      """
      gluteenia sisältävät viljat; äyriäiset; munat; kalat; maapähkinät; soijapavut; maito; \
      pähkinät; selleri; sinappi; seesaminsiemenet; rikkidioksidi ja sulfiitit; lupiinit; \
      nilviäiset
      """),
    AllergenForms(
      "fi", "Saattaa sisältää pieniä määriä {}.",
      """
      gluteenia; äyriäisiä; kananmunaa; kalaa; maapähkinää; soijaa; maitoa; pähkinöitä; selleriä; \
      sinappia; seesaminsiemeniä; sulfiitteja; lupiinia; nilviäisiä
      """),
    AllergenForms(
      "fi", "Saattaa sisältää {}.",
      """
      vehnää; katkarapua; munia; kaloja; maapähkinöitä; soijapapuja; maidon proteiinia; \
      hasselpähkinöitä; juuriselleriä; sinapinsiemeniä; seesamia; sulfiittia; lupiineja; \
      simpukoita
      """),
    AllergenForms(
      "et", "Sisaldab: {}.",
      """
      gluteeni sisaldavad teraviljad; koorikloomad; munad; kala; maapähklid; sojaoad; piim; \
      pähklid; seller; sinep; seesamiseemned; vääveldioksiid ja sulfitid; lupiin; molluskid
      """),
    AllergenForms(
      "et", "Võib sisaldada {} jälgi.",
      """
      gluteeni; vähilaadsete; munade; kalade; maapähklite; soja; piima; pähklite; selleri; sinepi; \
      seesami; sulfitite; lupiini; limuste
      """),
    AllergenForms(
      "et", "Võib sisaldada {}.",
      """
      nisu; koorikloomi; muna; kala; maapähkleid; sojaube; piima; pähkleid; sellerit; sinepit; \
      seesamiseemneid; sulfiteid; lupiine; limuseid
      """),
    AllergenForms(
      "lv", "Satur: {}.",
      """
      lipekli saturoši graudaugi; vēžveidīgie; olas; zivis; zemesrieksti; sojas pupas; piens; \
      rieksti; selerijas; sinepes; sezama sēklas; sēra dioksīds un sulfīti; lupīna; gliemji
      """),
    AllergenForms(
      "lv", "Var saturēt {} pēdas.",
      """
      lipekļa; vēžveidīgo; olu; zivju; zemesriekstu; sojas; piena; riekstu; seleriju; sinepju; \
      sezama; sulfītu; lupīnas; gliemju
      """),
    AllergenForms(
      "lv", "Var saturēt {}.",
      """
      glutēnu; vēžveidīgos; olas; zivis; zemesriekstus; soju; pienu; riekstus; selerijas; sinepes; \
      sezama sēklas; sulfītus; lupīnu; mīkstmiešus
      """),
    AllergenForms(
      "lt", "Sudėtyje yra: {}.",
      """
      grūdai, kuriuose yra glitimo; vėžiagyviai; kiaušiniai; žuvys; žemės riešutai; sojos pupelės; \
      pienas; riešutai; salierai; garstyčios; sezamo sėklos; sieros dioksidas ir sulfitai; \
      lubinai; moliuskai
      """),
    AllergenForms(
      "lt", "Gali būti {} pėdsakų.",
      """
      glitimo; vėžiagyvių; kiaušinių; žuvų; žemės riešutų; sojų; pieno; riešutų; salierų; \
      garstyčių; sezamo; sulfitų; lubinų; moliuskų
      """),
    AllergenForms(
      "ga", "D’fhéadfadh rianta de {} a bheith ann.",
      """
      glútan; chrústaigh; uibheacha; iasc; phiseanna talún; shoighe; bhainne; chnónna; shoilire; \
      mhustard; shíolta seasamain; shuilfítí; lúipín; mhoilisc
      """),
    AllergenForms(
      "mt", "Fih: {}.",
      """
      ċereali li fihom il-glutina; krustaċji; bajd; ħut; karawett; sojja; ħalib; ġewż; karfus; \
      mustarda; żerriegħa tal-ġulġlien; diossidu tal-kubrit u sulfiti; lupini; molluski
      """),
    AllergenForms(
      "mt", "Jista’ jkun fih traċċi ta’ {}.",
      """
      qamħ; gambli; bajd; ħut; karawett; soja; ħalib; lewż; karfus; mustarda; ġulġlien; sulfiti; \
      lupin; molluski
      """),
    AllergenForms(
      "pl", "Zawiera: {}.",
      """
      zboża zawierające gluten; skorupiaki; jaja; ryby; orzeszki ziemne; soja; mleko; orzechy; \
      seler; gorczyca; nasiona sezamu; dwutlenek siarki i siarczyny; łubin; mięczaki
      """),
    AllergenForms(
      "pl", "Może zawierać śladowe ilości {}.",
      """
      glutenu; skorupiaków; jaj; ryb; orzeszków ziemnych; soi; mleka; orzechów; selera; gorczycy; \
      sezamu; siarczynów; łubinu; mięczaków
      """),
    AllergenForms(
      "pl", "Może zawierać {}.",
      """
      pszenicę; krewetki; jajka; rybę; orzechy arachidowe; soję; laktozę; migdały; seler; \
      musztardę; sezam; siarczyny; łubin; małże
      """),
    AllergenForms(
      "cs", "Obsahuje: {}.",
      """
      obiloviny obsahující lepek; korýši; vejce; ryby; arašídy; sójové boby; mléko; skořápkové \
      plody; celer; hořčice; sezamová semena; oxid siřičitý a siřičitany; vlčí bob; měkkýši
      """),
    AllergenForms(
      "cs", "Může obsahovat stopy {}.",
      """
      lepku; korýšů; vajec; ryb; arašídů; sóji; mléka; skořápkových plodů; celeru; hořčice; \
      sezamu; siřičitanů; vlčího bobu; měkkýšů
      """),
    AllergenForms(
      "cs", "Může obsahovat {}.",
      """
      pšenici; korýše; vejce; rybu; arašídy; sóju; mléko; ořechy; celer; hořčici; sezam; \
      siřičitany; lupinu; měkkýše
      """),
    AllergenForms(
      "sk", "Obsahuje: {}.",
      """
      obilniny obsahujúce lepok; kôrovce; vajcia; ryby; arašidy; sójové zrná; mlieko; orechy; \
      zeler; horčica; sezamové semená; oxid siričitý a siričitany; vlčí bôb; mäkkýše
      """),
    AllergenForms(
      "sk", "Môže obsahovať stopy {}.",
      """
      lepku; kôrovcov; vajec; rýb; arašidov; sóje; mlieka; orechov; zeleru; horčice; sezamu; \
      siričitanov; vlčieho bôbu; mäkkýšov
      """),
    AllergenForms(
      "sk", "Môže obsahovať {}.",
      """
      glutén; krevety; vajíčka; rybu; burské oriešky; sóju; laktózu; škrupinové plody; zeler; \
      horčicu; sezam; siričitany; lupinu; slávky
      """),
    AllergenForms(
      "sl", "Vsebuje: {}.",
      """
      žita, ki vsebujejo gluten; raki; jajca; ribe; arašidi; soja; mleko; oreščki; listna zelena; \
      gorčično seme; sezamovo seme; žveplov dioksid in sulfiti; volčji bob; mehkužci
      """),
    AllergenForms(
      "sl", "Lahko vsebuje sledi {}.",
      """
      glutena; rakov; jajc; rib; arašidov; soje; mleka; oreščkov; listne zelene; gorčičnega \
      semena; sezama; sulfitov; volčjega boba; mehkužcev
      """),
    AllergenForms(
      "sl", "Lahko vsebuje {}.",
      """
      pšenico; rake; jajce; ribo; arašide; sojo; laktozo; lešnike; zeleno; gorčico; sezam; \
      sulfite; lupino; školjke
      """),
    AllergenForms(
      "hr", "Sadrži: {}.",
      """
      žitarice koje sadrže gluten; rakovi; jaja; riba; kikiriki; soja; mlijeko; orašasto voće; \
      celer; gorušica; sjeme sezama; sumporni dioksid i sulfiti; lupina; mekušci
      """),
    AllergenForms(
      "hr", "Može sadržavati tragove {}.",
      """
      glutena; rakova; jaja; ribe; kikirikija; soje; mlijeka; orašastih plodova; celera; gorušice; \
      sezama; sulfita; lupine; mekušaca
      """),
    AllergenForms(
      "hr", "Može sadržavati {}.",
      """
      pšenicu; rakove; jaja; ribu; kikiriki; soju; laktozu; orašaste plodove; celer; gorušicu; \
      sezam; sulfite; lupinu; mekušce
      """),
    AllergenForms(
      "bg", "Съдържа: {}.",
      """
      зърнени култури, съдържащи глутен; ракообразни; яйца; риба; фъстъци; соя; мляко; ядки; \
      целина; синап; сусамово семе; серен диоксид и сулфити; лупина; мекотели
      """),
    AllergenForms(
      "bg", "Може да съдържа следи от {}.",
      """
      глутен; ракообразни; яйца; риби; фъстъци; соеви зърна; млечни продукти; ядкови плодове; \
      целина; горчица; сусам; сулфити; лупина; мекотели
      """),
    AllergenForms(
      "el", "Περιέχει: {}.",
      """
      σιτηρά που περιέχουν γλουτένη; καρκινοειδή; αυγά; ψάρια; αραχίδες; σόγια; γάλα; καρποί με \
      κέλυφος; σέλινο; μουστάρδα; σπόροι σησαμιού; διοξείδιο του θείου και θειώδη; λούπινο; \
      μαλάκια
      """),
    AllergenForms(
      "el", "Μπορεί να περιέχει ίχνη {}.",
      """
      γλουτένης; καρκινοειδών; αυγών; ψαριών; αραχίδων; σόγιας; γάλακτος; καρπών με κέλυφος; \
      σέλινου; μουστάρδας; σησαμιού; θειωδών; λούπινου; μαλακίων
      """),
    AllergenForms(
      "el", "Μπορεί να περιέχει ίχνη από {}.",
      """
      σιτάρι; γαρίδες; αυγό; ψάρι; αράπικα φιστίκια; σόγια; λακτόζη; ξηρούς καρπούς; σέλινο; \
      σινάπι; σουσάμι; θειώδη; λούπινα; μύδια
      """),
    AllergenForms(
      "hu", "Tartalmaz: {}.",
      """
      glutént tartalmazó gabonafélék; rákfélék; tojás; hal; földimogyoró; szójabab; tej; diófélék; \
      zeller; mustár; szezámmag; kén-dioxid és szulfitok; csillagfürt; puhatestűek
      """),
    AllergenForms(
      "hu", "Nyomokban {} tartalmazhat.",
      """
      glutént; rákféléket; tojást; halat; földimogyorót; szóját; tejet; dióféléket; zellert; \
      mustárt; szezámmagot; szulfitot; csillagfürtöt; puhatestűeket
      """),
    AllergenForms(
      "hu", "{} nyomokban tartalmazhat.",
      """
      búzát; rákot; tojásfehérjét; halakat; amerikai mogyorót; szójababot; tejport; diót; \
      zellergumót; mustármagot; szezámot; szulfitokat; csillagfürtöket; kagylót
      """),
    AllergenForms(
      "ro", "Conține: {}.",
      """
      cereale care conțin gluten; crustacee; ouă; pește; arahide; soia; lapte; fructe cu coajă; \
      țelină; muștar; semințe de susan; dioxid de sulf și sulfiți; lupin; moluște
      """),
    AllergenForms(
      "ro", "Poate conține urme de {}.",
      """
      grâu; creveți; ou; pești; alune de pământ; boabe de soia; lactate; nuci; țelină; muștar; \
      susan; sulfiți; lupin; midii
      """),
  ]
}
