import LabelModel

extension IngredientLexicon {
  /// Maltese.
  ///
  /// The allergens' names were compared with Open Food Facts' taxonomy, `taxonomies/allergens.txt` of openfoodfacts-server.
  /// These follow EU 1169/2011, Annex II.
  static let maltese = IngredientLexicon(
    code: "mt",
    headings: "ingredjenti, kompożizzjoni",
    common: """
      ilma, zokkor, melħ, żejt, dqiq, trab, lamtu, ħmira, ħall, ħwawar, aċidu, meraq, konċentrat,
      estratt, aroma, naturali, u, ta, bi, kakaw, ġirasol, palm, ġulepp, laħam, minerali, tadam,
      basla, tewm, żerriegħa, qamħirrum, ross, bżar, frott
      """,
    ends: """
      aħżen, żomm, wara li, l aħjar qabel, uża sa, informazzjoni nutrittiva,
      dikjarazzjoni nutrizzjonali, valur nutrittiv, kostitwenti analitiċi, addittivi, prodott fi,
      manifatturat, prodott minn, importat, piż nett, oriġini
      """,
    contains: "fih, fiha, allerġeni",
    mayContain: "jista jkun fih, jista jkollu, jista jkun fiha, jista jkun fih traċċi",
    freeOf: "ma fihx, mingħajr, ħieles minn",
    ofWhich: "li minnhom",
    additiveClasses: [
      .acidityRegulator: "regolatur tal aċidità",
      .antioxidant: "antiossidant, antiossidanti",
      .colour: "kulur, kuluri",
      .emulsifier: "emulsifikatur, emulsifikaturi",
      .preservative: "preservattiv, preservattivi",
      .stabiliser: "stabbilizzatur, stabbilizzaturi",
      .sweetener: "ħlewwa, dolċifikant",
      .thickener: "aġent li jħaxxen, ħaxxâm",
    ],
    allergens: [
      .gluten: "qamħ, segala, xgħir, ħafur, spelt, glutina, glutini, malt",
      .crustaceans: "krustaċj*, gamblu, gambli, granċ*, awwista, ċkala",
      .egg: "bajd, bajda, isfar tal bajd, abjad tal bajd, majoneż, majoneże",
      .fish: "ħut, ħuta, tonn, salamun, merluzz, inċova*, sardin*, kavalli, aringa, aringi, tonna",
      .peanuts: "karawett",
      .soy: "sojja, soja",
      .milk: """
      ħalib, butir, ġobon, krema, jogurt, lattożju, xorrox, lattosju, ġbejna, ġbejniet, każeina,
      rikotta
      """,
      .nuts: """
      ġewż, lewż, ġellewż, pistaċċi, anakardju, anakardji, macadamia, ġewż tal brażil, mandorla,
      pistaċċju
      """,
      .celery: "karfus, karfusa",
      .mustard: "mustarda",
      .sesame: "ġulġlien, sesamu, ġunġlien*",
      .sulphites: "sulfiti, sulfit, diossidu tal kubrit, dijossidu tal kubrit, kubrit diossidu",
      .lupin: "lupina, lupini, lupin",
      .molluscs: """
      molluski, mollusk, masklu, maskli, klamar*, qarnit, bebbux, gandoffli, siċċ, ostri, arzell
      """,
    ],
    falseFriends: [
      .milk: """
      butir tal kawkaw, butir tal karawett, ħalib tal ġewż, ħalib tal coconut, aċidu lattiku
      """,
      .nuts: "ġewż tal indi, noċimuskata, ġewż ta' muskata, ġewż ta muskata",
      .gluten: "qamħ saraċin, qamħ saraċen",
    ],
    possibleWarnings: "traċċi, f fabbrika, f kċina",
    traceTails: "jista jkun preżenti, jistgħu jkunu preżenti, fi traċċi")
}
