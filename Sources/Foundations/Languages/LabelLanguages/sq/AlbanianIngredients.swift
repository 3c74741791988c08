import LabelModel

extension IngredientLexicon {
  /// Albanian: the allergens of EU 1169/2011, annex II, which Albanian law has.
  static let albanian = IngredientLexicon(
    code: "sq",
    headings: "përbërësit, përbërja e produktit, përbërës, lista e përbërësve",
    common: """
      ujë, uji, sheqer, kripë, vaj, vaj luledielli, vaj palme, miell, niseshte, maja, uthull, erëza, acid, lëng, koncentrat*,
      ekstrakt*, aromë, aroma, natyrale, dhe, kakao*, shurup*, mish, domate*, qepë, hudhër, misër, misri, oriz, piper, fruta,
      perime, yndyrë bimore, yndyra bimore, bimor, pluhur, patate*, lecitinë, lecitina, farë, fara
      """,
    ends: """
      ruhet, ruajtja, të ruhet, ruajeni, pas hapjes, skadon, data e skadencës, afati i skadimit, më mirë para, përdoret para,
      vlerat ushqyese, vlera ushqyese, vlerat ushqimore, vlerat nutritive, vlera energjetike, vlera mesatare, prodhuar,
      prodhuesi, prodhues, importues, importuesi, distributor, shpërndarës, vendi i origjinës, pesha neto, sasia neto, neto,
      mënyra e, udhëzime, alergjenë, alergjenët, informacion për alergjenët, përbërja analitike
      """,
    contains:
      "produkti përmban, përmban, përmbajnë, alergjenë, alergjenët, informacion për alergjenët",
    mayContain: """
      mund të përmbajë, mund të përmbajnë, mund të përmban, mund të ketë gjurmë, mund të përmbajë gjurmë,
      mund të përmbaj, mund … përmbajë
      """,
    negations: "nuk, jo",
    freeOf: "nuk përmban, nuk përmbajnë, pa",
    ofWhich: "nga të cilat, prej të cilave",
    additiveClasses: [
      .acid: "acid, acide",
      .acidityRegulator:
        "rregullator aciditeti, rregullues aciditeti, rregullues i aciditetit, rregullator i aciditetit",
      .antioxidant: "antioksidant, antioksidantë, antioksidues",
      .colour: "ngjyrues, ngjyruesi",
      .emulsifier: "emulsifikues, emulgator, emulgues, emulsifikator",
      .flavourEnhancer: "përforcues shije, përforcues i shijes",
      .gellingAgent: "agjent xhelatinizues",
      .modifiedStarch: "niseshte e modifikuar, amidon i modifikuar",
      .preservative: "konservues, konservant, konservantë",
      .raisingAgent: "agjent rritës, agjentë rritës, pluhur pjekës",
      .stabiliser: "stabilizues, stabilizator",
      .sweetener: "ëmbëlsues, ëmbëlsuesi",
      .thickener: "trashës, agjent trashës",
    ],
    allergens: [
      .gluten: """
      grurë, gruri, grurit, grure, elb, elbi, elbit, thekër, thekra, thekre, thekrës, tërshërë, tërshëra, tërshërës, gluten*,
      malt, malti, maltit, bollgur, kuskus*, spelt*
      """,
      .crustaceans: "krustace*, karkalec*, gaforre*, karavidhe*, aragosta",
      .egg: "vezë, veza, vezët, vezës, vezëve, majonez*",
      .fish: "peshk, peshku, peshkut, peshqit, salmon*, sardele*, açuge*, skumbri, troftë, merluc*",
      .peanuts: "kikirik*",
      .soy: "soja, sojë, soje, sojës, sojën",
      .milk: """
      qumësht*, gjalp*, djath*, kos, kosi, kosit, ajkë, ajka, ajkës, kajmak*, laktoz*, kazein*, hirrë, hirra, hirrës, gjizë,
      gjiza, krem qumështi, bulmet*, salcë kosi
      """,
      .nuts: """
      arra, arrë, arrat, arrave, arrash, lajthi*, bajame*, shqeme*, fëstëk*, fistik*, pekan*, makadami*, marcipan*,
      frutat me lëvozhgë, fruta me lëvozhgë, fruta të thata me lëvozhgë, fruta me guaskë
      """,
      .celery: "selino*",
      .mustard: "mustard*, sinap*, hardall*",
      .sesame: "susam*, tahin*",
      .sulphites: "sulfit*, *sulfit*, dioksid squfuri, dioksidi i squfurit, dioksid i squfurit",
      .lupin: "lupin*",
      .molluscs: "molusq*, midhje*, kallamar*, oktapod*, kërmi*",
    ],
    falseFriends: [
      .gluten: "pa gluten, grurë i zi",
      .milk: """
      qumësht kokosi, qumështi i kokosit, qumësht arre kokosi, qumësht bajame*, qumësht soje, qumësht tërshëre,
      qumësht orizi, gjalpë kakao, gjalpë kakaoje, gjalp kakaoje, gjalpë kakaos, gjalpi i kakaos, gjalpi kakaos, gjalpë kikirik*,
      gjalp kikirik*, pa laktozë, pa qumësht, acid laktik, gjalpë shea
      """,
      .nuts: "arrë kokosi, arra kokosi, arrë myshku, arrë moskat*, arrëmyshk*, fara pishe",
    ],
    possibleWarnings:
      "gjurmë, gjurmë të, në ambiente ku, në një fabrikë, në linjë, në të njëjtën linjë",
    traceTails: "mund të jenë të pranishme, mund të jetë i pranishëm, në gjurmë")
}
