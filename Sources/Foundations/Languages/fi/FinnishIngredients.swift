import LabelModel

extension IngredientLexicon {
  /// Finnish.
  static let finnish = IngredientLexicon(
    code: "fi",
    headings: "ainekset, ainesosat, valmistusaineet, koostumus, ainesosaluettelo",
    common: """
      vesi, vettä, sokeri, suola, öljy, jauho, jauhe, tärkkelys, hiiva, etikka, mausteet, happo,
      mehu, tiiviste, uute, aromi, aromit, luontainen, ja, kaakao*, auringonkukkaöljy, rypsiöljy,
      palmuöljy, siirappi, liha, eläinperäiset, sivutuotteet, kivennäisaineet, tomaatti*, sipuli*,
      valkosipuli*, siemenet, maissi*, riisi*, pippuri*, hedelm*, josta, kuivattu, vihannekset,
      *öljy, *jauhe, *tärkkelys, *sokeri
      """,
    ends: """
      säilytys, säilytetään, säilytä, avattu, avattuna, avaamisen jälkeen, parasta ennen,
      viimeinen käyttöpäivä, ravintosisältö, ravintoarvo, keskimääräinen, analyyttiset ainesosat,
      lisäaineet, ruokintaohje, valmistusohje, käyttöohje, valmistettu, valmistaja, valmistuttaja,
      alkuperä, alkuperämaa, nettopaino, pakattu, maahantuoja, allergeenit, analyyttinen koostumus
      """,
    contains: "sisältää, sisältävät, allergeenit",
    mayContain: """
      saattaa sisältää, voi sisältää, saattaa … sisältää, saattaa sisältää jäämiä,
      voi sisältää jäämiä, sisältää mahdollisesti, sisältää ehkä
      """,
    negations: "ei, eivät",
    freeOf: "ei sisällä, eivät sisällä, ilman",
    freeEnds: "ton, tön, ttoman, ttömän, ttomat, ttömät, ttomia, ttömiä",
    ofWhich: "josta, joista",
    additiveClasses: [
      .acid: "happo, hapot",
      .acidityRegulator: "happamuudensäätöaine, happamuudensäätöaineet",
      .antiCakingAgent: "paakkuuntumisenestoaine, paakkuuntumisenestoaineet",
      .antioxidant: "hapettumisenestoaine, hapettumisenestoaineet",
      .bulkingAgent: "täyteaine",
      .colour: "väri, värit, väriaine",
      .emulsifier: "emulgointiaine, emulgointiaineet",
      .emulsifyingSalts: "sulatesuola, sulatesuolat",
      .firmingAgent: "kiinteyttämisaine",
      .flavourEnhancer: "arominvahvenne, arominvahventeet",
      .flourTreatmentAgent: "jauhonparanne, jauhonparanteet",
      .gellingAgent: "hyytelöimisaine, hyytelöimisaineet",
      .glazingAgent: "pintakäsittelyaine, pintakäsittelyaineet",
      .humectant: "kosteudensäilyttäjä",
      .modifiedStarch: "muunnettu tärkkelys",
      .preservative: "säilöntäaine, säilöntäaineet",
      .raisingAgent: "nostatusaine, nostatusaineet",
      .stabiliser: "stabilointiaine, stabilointiaineet",
      .sweetener: "makeutusaine, makeutusaineet",
      .thickener: "sakeuttamisaine, sakeuttamisaineet",
    ],
    allergens: [
      .gluten: """
      *vehnä*, ruis*, rukii*, *ruis, ohra*, *ohra, *ohramallas, kaura*, *kaura, spelt*, gluteen*,
      *gluteeni, mallas*, maltaa*, maltaita, durum*, mannasuurim*, mannaryyni*, grahamjauho*,
      kuskus*
      """,
      .crustaceans: """
      äyriäis*, katkarapu*, katkarav*, rapu, rapuja, ravun, hummeri*, jättikatkarap*,
      jättikatkarav*, ravunpyrst*, taskurap*, taskurav*, krilli*, jokirapu*, jokirap*, täplära*
      """,
      .egg: """
      muna, munaa, munat, munia, *kananmuna*, munanvalkuais*, munankeltuais*, munajauhe*, kananmun*,
      majoneesi*, munan, munasta, munien, munanvalkuainen, munankeltuainen, keltuainen, keltuais*,
      kokomuna*, marenki*, marengi*, aioli
      """,
      .fish: """
      kala, kalaa, kalat, kalaöljy*, kalajauho*, kalaproteiini*, lohi, lohta, tonnikala*, silli*,
      turska*, makrilli*, anjovis*, sardiini*, kirjolohi*, seiti*, *kalaa, kaloja, kalan, kalasta,
      kalojen, lohen, lohesta, kilohail*, silakka*, silakoit*, alaskanseit*, kalakastik*,
      kalaliivat*, kalauute*, mäti, mätiä, siika, siikaa, kuha, kuhaa, muikku*, muikkuj*, ahven,
      ahventa, ahvenfile*, hauki, haukea, kampela*, lohijauho*, lohifile*, lohiöljy*, kolja, koljaa,
      worcestershire*, worcesterkasti*, worcestersoos*
      """,
      .peanuts: "maapähkinä*, maapähkin*",
      .soy: "soija*, *soija, tempe, tempeä",
      .milk: """
      *maito*, *maidon*, *maitoa, kerma*, *kerma, kermaa, voita, voirasva*, juusto*, *juusto, hera*,
      heraproteiini*, laktoosi*, jogurtti*, *jogurtti, rahka*, kaseiini*, *kaseinaatti*, piimä*,
      viili, *maido*, kirnupiimä*, voiöljy*, smetana*, parmesaan*
      """,
      .nuts: """
      pähkinä, pähkinät, pähkinöitä, pähkinää, *hasselpähkinä*, saksanpähkinä*, manteli*, cashew*,
      pekaanipähkinä*, parapähkinä*, pistaasi*, macadamia*, makadamia*, marsipaani*, nougat*,
      pähkinöi*, *hasselpähkin*, pähkinän, saksanpähkin*, pekaanipähkin*, parapähkin*,
      cashewpähkin*, pähkinöiden, mantelei*, krokantti*
      """,
      .celery: "selleri*, *selleri*",
      .mustard: "sinap*, sinappi*, dijonsinap*",
      .sesame: "seesam*, sesaminsiem*, halva*",
      .sulphites: "*sulfiit*, rikkidioksidi*",
      .lupin: "lupiini*, lupiin*",
      .molluscs: """
      nilviäis*, simpuk*, simpukka*, osteri*, mustekala*, etana*, sinisimpuk*, kampasimpuk*,
      kalmari*, viherhuulisimpuk*
      """,
    ],
    falseFriends: [
      .gluten: "tattari*, gluteeniton*, gluteenittom*, ruiskukka*, ruiskukan*, ruiskaunok*",
      .fish: "mustekala*, munakoisokaviaari, leväkaviaari",
      .milk: """
      kookosmaito*, kookosmaid*, mantelimaito*, kaurajuoma*, soijamaito*, *maitohappo*, kaakaovoi*,
      maapähkinävoi*, sheavoi*, laktoositon*, laktoosittom*, maidoton*, maidottom*, voi sisältää,
      voi olla, soijajogurtti, kaurakerma*, soijakerma*, kookoskerma*, *maidoton*, *maidottom*,
      maltodekstriini*, maltoosi*, maitohorsma*, voisalaati*, voihappo*
      """,
      .nuts: """
      maapähkinä*, kookospähkinä*, muskottipähkinä*, kolapähkinä*, maapähkin*, kookospähkin*,
      muskottipähkin*, kolapähkin*
      """,
      .molluscs: "simpukkapasta*, simpukkamakaron*, osterivinok*, osterivinoka*",
    ],
    possibleWarnings: """
      emme voi taata, pieniä määriä, jäämiä, samassa tuotantolaitoksessa, tuotantolaitoksessa,
      tuotantolinjalla, tehtaassa, ei sovi, tiloissa joissa, tilassa jossa, samalla linjalla,
      samoissa tiloissa, samassa tehtaassa, linjalla jolla, valmistettu tiloissa,
      leipomossa, keittiössä jossa, tehtaassa jossa, valmistettu keittiössä, leipomossa jossa
      """,
    traceTails: "voi esiintyä, saattaa esiintyä, voi olla jäämiä, pieninä määrinä, pieniä määriä",
    listNames: [.milk: "voi"])
}
