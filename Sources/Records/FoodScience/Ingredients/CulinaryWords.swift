/// Names of what is cooked with: salt, fats, spices; see ``IngredientLexicon``.
let culinaryWords: [IngredientKind: String] = [
  .salt: """
  en: salt, sea salt, iodised salt, iodized salt, rock salt, table salt
  de: salz, *salz
  fr: sel, sel marin, sel iode
  es: sal, sal marina, sal yodada
  it: sale, sale marino, sale iodato
  nl: zout, *zout
  pt: sal, sal marinho
  pl: sol, soli
  cs: sul, jedla sul
  sk: sol, jedla sol
  sv: salt, *salt
  da: salt, *salt
  no: salt, *salt
  fi: suola, *suola
  hu: so, etkezesi so, jodozott so, tengeri so
  ro: sare
  hr: sol, morska sol
  sl: sol, morska sol
  bg: сол, морска сол
  el: αλατι
  et: sool, *sool
  lv: sals
  lt: druska
  mt: melh
  ga: salann
  """,
  .oil: """
  en: oil, oils, fat, fats, palm fat, lard, tallow, suet, cocoa butter
  de: *ol, *ole, *fett, *fette, *schmalz, kakaobutter, *talg
  fr: huile, huiles, graisse, graisses, matiere grasse vegetale, matieres grasses vegetales,
    saindoux, beurre de cacao
  es: aceite, aceites, grasa, grasas, manteca de cacao, manteca de cerdo, manteca
  it: olio, oli, grasso, grassi, strutto, burro di cacao
  nl: *olie, *vet, *vetten, reuzel, cacaoboter
  pt: oleo, oleos, gordura, gorduras, azeite, manteiga de cacau, banha
  pl: olej, oleje, tluszcz, tluszcze, smalec, oliwa, tluszcz kakaowy, maslo kakaowe
  cs: olej, oleje, tuk, tuky, sadlo, kakaove maslo
  sk: olej, oleje, tuk, tuky, mast, kakaove maslo
  sv: *olja, *oljor, *fett, kakaosmor
  da: *olie, *olier, *fedt, kakaosmor
  no: *olje, *oljer, *fett, kakaosmor
  fi: *oljy, *oljyt, *rasva, *rasvat, kaakaovoi
  hu: *olaj, *olajok, *zsir, *zsirok, kakaovaj
  ro: ulei, uleiuri, grasime, grasimi, unt de cacao
  hr: ulje, ulja, mast, masti, kakaov maslac
  sl: olje, olja, mascoba, mascobe, kakavovo maslo
  bg: масло, олио, масла, мазнина, мазнини, какаово масло
  el: ελαιο, ελαια, λιπος, λιπη, λαδι, *ελαιο, *λαδο, βουτυρο κακαο
  et: *oli, olid, *rasv, kakaovoi
  lv: ella, ellas, tauki, tauks, kakao sviests
  lt: aliejus, aliejai, riebalai, kakavos sviestas
  mt: zejt, xaham
  """,
  .butter: """
  en: butter, butterfat, cream, ghee, butter oil, milk fat
  de: butter, *butter, butterreinfett, butterschmalz, sahne, *sahne, rahm, *rahm, milchfett
  fr: beurre, creme, creme fraiche, beurre concentre, matiere grasse laitiere
  es: mantequilla, nata, grasa lactea
  it: burro, panna, burro anidro
  nl: boter, *boter, room, *room, botervet, melkvet
  pt: manteiga, nata, natas
  pl: maslo, smietana, smietanka, tluszcz mleczny
  cs: maslo, smetana, mlecny tuk
  sk: maslo, smotana, mliecny tuk
  sv: smor, gradde, *gradde, smorolja
  da: smor, flode, *flode, smorfedt
  no: smor, flote, *flote, smorfett
  fi: voi, kerma, *kerma, voioljy
  hu: vaj, tejszin, vajzsir
  ro: unt, smantana, grasime din lapte
  hr: maslac, vrhnje
  sl: maslo, smetana
  bg: краве масло, сметана
  el: βουτυρο, κρεμα γαλακτος
  et: voi, koor, roosk koor
  lv: sviests, krejums
  lt: sviestas, grietinele
  """,
  .vinegar: """
  en: vinegar, *vinegar
  de: *essig, essig
  fr: vinaigre
  es: vinagre
  it: aceto
  nl: azijn, *azijn
  pt: vinagre
  pl: ocet
  cs: ocet
  sk: ocot
  sv: vinager, attika, *vinager
  da: eddike, *eddike
  no: eddik, *eddik
  fi: etikka, *etikka, vaakunaviinietikka
  hu: ecet, *ecet
  ro: otet
  hr: ocat
  sl: kis
  bg: оцет
  el: ξιδι, ξυδι
  et: aadikas, *aadikas
  lv: etikis
  lt: actas
  """,
  .starch: """
  en: starch, *starch, cornflour, cornstarch, tapioca
  de: starke, *starke, tapioka
  fr: amidon, fecule, tapioca
  es: almidon, fecula, tapioca
  it: amido, fecola
  nl: zetmeel, *zetmeel, tapioca
  pt: amido, fecula
  pl: skrobia
  cs: skrob
  sk: skrob
  sv: starkelse, *starkelse
  da: stivelse, *stivelse
  no: stivelse, *stivelse
  fi: tarkkelys, *tarkkelys
  hu: kemenyito, *kemenyito
  ro: amidon
  hr: skrob
  sl: skrob
  bg: нишесте
  el: αμυλο
  et: tarklis, *tarklis
  lv: ciete
  lt: krakmolas
  """,
  .yeast: """
  en: yeast, sourdough
  de: hefe, *hefe, backhefe, sauerteig, *sauerteig
  fr: levure, levain
  es: levadura, masa madre
  it: lievito, lievito madre, lievito di birra
  nl: gist, zuurdesem, desem
  pt: levedura, fermento, massa mae
  pl: drozdze, zakwas
  cs: drozdi, kvasnice, kvas
  sk: drozdie, kvas
  sv: jast, surdeg
  da: gaer, surdej
  no: gjaer, surdeig
  fi: hiiva, hapanjuuri
  hu: eleszto, kovasz
  ro: drojdie, maia
  bg: мая, квас
  el: μαγια, προζυμι
  """,
  .spice: """
  en: spice, spices, herb, herbs, black pepper, white pepper, paprika powder, curry, cumin,
    turmeric, cinnamon, ginger, nutmeg, parsley, basil, oregano, thyme, rosemary, coriander,
    dill, chives, bay leaf, cloves, vanilla, vanilla extract, vanilla pods, mint, saffron,
    cardamom, lemongrass
  de: gewurz*, *gewurze, krauter, *krauter, pfeffer, *pfeffer, paprikapulver, curry*,
    kreuzkummel, kummel, kurkuma, zimt, ingwer*, muskat*, petersilie, basilikum, oregano,
    thymian, rosmarin, koriander, dill, schnittlauch, lorbeer*, nelken, vanille, vanilleextrakt,
    vanilleschoten*, minze, safran, kardamom, macis, majoran, liebstockel*
  fr: epice, epices, herbes, poivre, curry, cumin, curcuma, cannelle, gingembre, muscade,
    noix de muscade, persil, basilic, origan, thym, romarin, coriandre, aneth, ciboulette,
    laurier, girofle, vanille, extrait de vanille, menthe, safran, cardamome, aromates,
    plantes aromatiques
  es: especia, especias, hierbas, pimienta, pimenton, curry, comino, curcuma, canela, jengibre,
    nuez moscada, perejil, albahaca, oregano, tomillo, romero, cilantro, eneldo, laurel, clavo,
    vainilla, menta, azafran
  it: spezie, erbe, erbe aromatiche, piante aromatiche, pepe, paprica, curry, cumino, curcuma,
    cannella, zenzero, noce moscata, prezzemolo, basilico, origano, timo, rosmarino, coriandolo,
    aneto, alloro, chiodi di garofano, vaniglia, menta, zafferano
  nl: specerij*, specerijen, kruiden, peper, paprikapoeder, kerrie, komijn, kurkuma, kaneel,
    gember*, nootmuskaat, peterselie, basilicum, oregano, tijm, rozemarijn, koriander, dille,
    bieslook, laurier, kruidnagel, vanille, munt, saffraan
  pt: especiaria*, ervas, pimenta, caril, cominhos, curcuma, canela, gengibre, noz moscada,
    salsa, manjericao, oregaos, tomilho, alecrim, coentros, louro, cravinho, baunilha
  pl: przypraw*, ziola, pieprz, papryka mielona, curry, kmin*, kurkuma, cynamon, imbir,
    galka muszkatolowa, pietruszka, bazylia, oregano, tymianek, rozmaryn, kolendra, koper,
    szczypiorek, lisc laurowy, gozdziki, wanilia, majeranek
  sv: krydda, kryddor, orter, peppar, *peppar, curry, kummin, gurkmeja, kanel, ingefara, muskot,
    persilja, basilika, oregano, timjan, rosmarin, koriander, dill, graslok, lagerblad, vanilj
  da: krydderi*, krydderier, urter, peber, *peber, karry, spidskommen, gurkemeje, kanel,
    ingefaer, muskat, persille, basilikum, oregano, timian, rosmarin, koriander, dild, purlog,
    laurbaer, vanilje
  fi: mauste, mausteet, yrtit, pippuri, mustapippuri, curry, kumina, kurkuma, kaneli, inkivaari,
    muskotti, persilja, basilika, oregano, timjami, rosmariini, korianteri, tilli, ruohosipuli,
    laakerinlehti, vanilja
  cs: koreni, bylinky, pepr, kari, kmin, kurkuma, skorice, zazvor, muskat*, petrzel, bazalka,
    oregano, tymian, rozmaryn, koriandr, kopr, pazitka, bobkovy list, vanilka, majoranka
  hu: fuszer*, fuszerek, bors, feketebors, curry, komeny, kurkuma, fahej, gyomber, szerecsendio,
    petrezselyem, bazsalikom, oregano, kakukkfu, rozmaring, koriander, kapor, babarlevel,
    vanilia, majoranna
  """,
]
