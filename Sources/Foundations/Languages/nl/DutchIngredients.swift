import LabelModel

extension IngredientLexicon {
  /// Dutch.
  static let dutch = IngredientLexicon(
    code: "nl",
    headings: "ingrediënten, ingredienten, ingrediëntenlijst, samenstelling",
    common: """
      water, suiker, zout, olie, bloem, poeder, zetmeel, gist, azijn, specerijen, zuur, sap,
      concentraat, extract, aroma, natuurlijk, van, met, en, uit, cacao, zonnebloemolie, stroop,
      vlees, dierlijke, bijproducten, mineralen, tomaat, tomaten, ui, uien, knoflook, biologisch,
      zaden, maïs, rijst, peper, groenten, granen, kip, plantaardige, raapzaadolie, waarvan,
      zeezout, *poeder, *olie, *zetmeel
      """,
    ends: """
      bewaren, koel bewaren, gekoeld, bewaaradvies, na openen, na opening, ten minste houdbaar,
      tenminste houdbaar, te gebruiken tot, voedingswaarde*, gemiddelde voedingswaarde,
      analytische bestanddelen, toevoegingsmiddelen, additieven, nutritionele, voedingsadvies,
      gebruiksaanwijzing, bereiding*, geproduceerd, geproduceerd in, gemaakt in, verpakt,
      verpakt onder, distributie, herkomst, oorsprong, netto, nettogewicht, inhoud, allergenen,
      allergie informatie, allergie advies, droog bewaren, koel en droog, allergeneninformatie,
      voor allergenen, analytische samenstelling
      """,
    contains: "bevat, bevatten, allergenen, allergie informatie, allergeneninformatie",
    mayContain: """
      kan sporen, kan … bevatten, kunnen … bevatten, sporen van, kan bevatten, kan ook bevatten,
      mogelijk sporen, kan sporen bevatten, bevat mogelijk, bevat eventueel, bevat misschien,
      sporen van andere allergenen, sporen van de volgende allergenen
      """,
    negations: "niet",
    freeOf: "bevat geen, zonder, vrij van, geen, bevat noch",
    freeEnds: "vrij, vrije",
    ofWhich: "waarvan, waaronder",
    additiveClasses: [
      .acid: "zuur, voedingszuur, voedingszuren",
      .acidityRegulator: "zuurteregelaar, zuurteregelaars, zuurteregulator",
      .antiCakingAgent: "antiklontermiddel, antiklontermiddelen",
      .antiFoamingAgent: "antischuimmiddel",
      .antioxidant: "antioxidant, antioxidanten, antioxidans",
      .bulkingAgent: "vulstof, vulstoffen",
      .colour: "kleurstof, kleurstoffen",
      .emulsifier: "emulgator, emulgatoren",
      .emulsifyingSalts: "smeltzout, smeltzouten",
      .firmingAgent: "verstevigingsmiddel",
      .flavourEnhancer: "smaakversterker, smaakversterkers",
      .flourTreatmentAgent: "meelverbeteraar, meelverbeteraars",
      .foamingAgent: "schuimmiddel",
      .gellingAgent: "geleermiddel, geleermiddelen",
      .glazingAgent: "glansmiddel, glansmiddelen",
      .humectant: "bevochtigingsmiddel",
      .modifiedStarch: "gemodificeerd zetmeel",
      .preservative: "conserveermiddel, conserveermiddelen",
      .propellentGas: "drijfgas",
      .raisingAgent: "rijsmiddel, rijsmiddelen",
      .sequestrant: "complexvormer",
      .stabiliser: "stabilisator, stabilisatoren",
      .sweetener: "zoetstof, zoetstoffen",
      .thickener: "verdikkingsmiddel, verdikkingsmiddelen",
    ],
    allergens: [
      .gluten: """
      *tarwe*, rogge*, gerst*, haver*, spelt*, emmer, eenkoorn, gluten*, mout*, *mout, gries,
      griesmeel, paneermeel, durum, gort
      """,
      .crustaceans: """
      schaaldier*, garnaal*, garnalen*, krab, krabben, kreeft*, langoust*, rivierkreeft*,
      noordzeegarnalen, gamba, gamba's, krabvlees
      """,
      .egg: """
      ei, eieren, eigeel*, eiwitpoeder, kippenei*, scharrelei*, *scharreleieren, eipoeder*, heelei*,
      eiproduct*, eidooier*, eierdooier*, eiernoedel*, *eigeel, mayonaise, mayonnaise, volei*,
      vrije uitloopeieren, uitloopeieren, aioli
      """,
      .fish: """
      vis, vissen, *vis, ansjovis*, tonijn*, zalm*, kabeljauw*, haring*, makreel*, sardine*, forel*,
      koolvis*, pangasius, visolie, vismeel, viseiwit*, worcestersaus, vissaus*, visgelatine*,
      visbouillon*, visextract*, visfond*, vispoeder*, schol, paling, heek, wijting*, tilapia,
      sardien, zeebaars, worcester*
      """,
      .peanuts: "pinda*, aardnot*, arachideolie, arachide*",
      .soy: "soja*, *soja, tahoe, tempé, tempeh, tofoe, ketjap",
      .milk: """
      *melk*, room, *room, roompoeder, boter*, *boter, kaas*, *kaas, kwark*, wei, weipoeder*,
      weieiwit*, weiproteïne*, yoghurt*, *yoghurt, lactose*, caseïne*, *caseïnaat*, karnemelk*,
      crème fraîche, vla, smeltkaas*, edammer*, roomijs, hüttenkäse, feta
      """,
      .nuts: """
      noot, noten, *hazelnoot*, hazelnoten*, walnoot*, walnoten*, amandel*, cashew*, pecannoot*,
      pecannoten*, paranoot*, paranoten*, pistache*, macadamia*, schaalvruchten, marsepein*,
      nougat*, praliné*, notenallerg*, notenpasta*, okkernoten, okkernoot, notenmix*, noga
      """,
      .celery: "selderij*, selderie*, *selderij, knolselderij, bleekselderie, *selderie",
      .mustard: "mosterd*, dijonmosterd",
      .sesame: "sesam*, halva, halvah",
      .sulphites: "*sulfiet*, zwaveldioxide*",
      .lupin: "lupine*",
      .molluscs: """
      weekdier*, mossel*, inktvis*, oester*, slak, slakken, octopus*, sint jakobsschelp*, kokkel*,
      calamaris, coquilles, groenlipmossel*, pijlinktvis*
      """,
    ],
    falseFriends: [
      .gluten: "boekweit*, glutenvrij*, maisgries*, haverwortel*, mouton, vermout, smout",
      .egg: "eivrij, eierplant*, eivrucht*, eierzwam*",
      .fish: """
      inktvis*, pijlinktvis*, auberginekaviaar, groentekaviaar, haringvliet, bevis, clovis, davis,
      elvis, travis
      """,
      .milk: """
      *kokosmelk*, amandelmelk*, havermelk*, rijstmelk*, sojamelk*, *melkzuur*, melkvrij*,
      *lactosevrij*, cacaoboter*, pindakaas*, kokosroom, sheaboter, amandelboter, notenboter,
      boterboon*, sojayoghurt, leverkaas*, hoofdkaas, melkdistel, boterham*, kaasalternatief*,
      kaas alternatief*, melkalternatief*, kaasvervanger*, botersla*, boterbloem*, boterzuur*,
      botermeloen*, kaasjeskruid*, *stroom, chroom*, *droom, aroom, melkweg, lunchroom, tearoom,
      showroom
      """,
      .nuts: """
      nootmuskaat*, kokosnoot*, kokosnoten*, grondnoot*, aardnoot*, aardnoten, muskaatnoot,
      kastanje*, pijnboompit*, aardamandel*, tijgernoot*, kolanoot*, colanoot*, muskaatnoot*
      """,
      .sulphites: "sulfietvrij",
      .molluscs: "oesterzwam*",
      .sesame: "sesamstraat",
    ],
    possibleWarnings: """
      niet garanderen, niet gegarandeerd, in een bedrijf, in een fabriek, in een omgeving,
      op een lijn, op een productielijn, op dezelfde lijn, in dezelfde fabriek,
      in hetzelfde bedrijf, niet geschikt voor, ongeschikt voor,
      in deze bakkerij, in onze bakkerij, in een bakkerij, in een keuken, fabriek verwerkt,
      bedrijf verwerkt, bakkerij verwerkt, in ons bedrijf, in onze keuken, in de fabriek worden,
      eventuele sporen, in onze fabriek
      """,
    traceTails: """
      bevatten, kan aanwezig zijn, kunnen aanwezig zijn, in sporen aanwezig zijn,
      in sporen voorkomen, kunnen voorkomen, kan voorkomen
      """,
    lookalikes: "natte")
}
