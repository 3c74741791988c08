import LabelModel

extension IngredientLexicon {
  /// Croatian.
  static let croatian = IngredientLexicon(
    code: "hr",
    headings: "sastojci, sastav, popis sastojaka",
    common: """
      voda, šećer, sol, ulje, brašno, prah, prahu, škrob, kvasac, ocat, začini, kiselina, sok,
      koncentrat*, ekstrakt, aroma, prirodna, i, u, od, s, kakao*, suncokretovo, repičino,
      palmino, sirup, meso, proizvodi, životinjskog, podrijetla, minerali, rajčica, luk, češnjak,
      sjemenke, kukuruz*, riža, papar, voće, od čega, sušen*, kultura, kulture
      """,
    ends: """
      čuvati, čuvanje, čuvajte, nakon otvaranja, najbolje upotrijebiti, upotrijebiti do,
      hranjive vrijednosti, nutritivne vrijednosti, prosječne, prosječna, energetska vrijednost,
      analitički sastojci, analitički sastav, dodaci, upute, priprema, proizvedeno, proizvođač,
      proizvodi, uvoznik, uvozi, distributer, zemlja podrijetla, neto količina, neto, alergeni,
      pakirano
      """,
    contains: "proizvod sadrži, sadrži, sadrže, sadržava, alergeni",
    mayContain: """
      može sadržavati, može sadržati, mogu sadržavati, može … sadržavati, može sadržavati tragove,
      može sadržati tragove
      """,
    negations: "ne",
    freeOf: "ne sadrži, ne sadrže, bez",
    ofWhich: "od čega, od toga, od kojih",
    additiveClasses: [
      .acid: "kiselina, kiseline",
      .acidityRegulator: "regulator kiselosti, regulatori kiselosti",
      .antiCakingAgent:
        "tvar za sprječavanje zgrudnjavanja, sredstvo za sprječavanje zgrudnjavanja",
      .antioxidant: "antioksidans, antioksidansi",
      .colour: "boja, boje, bojilo, bojila",
      .emulsifier: "emulgator, emulgatori",
      .emulsifyingSalts: "emulgatorske soli, sol za topljenje",
      .flavourEnhancer: "pojačivač okusa, pojačivači okusa",
      .gellingAgent: "tvar za želiranje, sredstvo za želiranje",
      .glazingAgent: "tvar za poliranje, sredstvo za glaziranje",
      .humectant: "humektant, tvar za zadržavanje vlage",
      .modifiedStarch: "modificirani škrob",
      .preservative: "konzervans, konzervansi",
      .raisingAgent: "tvar za rahljenje, tvari za rahljenje, sredstvo za rahljenje",
      .stabiliser: "stabilizator, stabilizatori",
      .sweetener: "sladilo, sladila",
      .thickener: "zgušnjivač, zgušnjivači",
    ],
    allergens: [
      .gluten: """
      pšenic*, pšeničn*, raž, raži, ražen*, ječam*, ječmen*, zob, zobi, zoben*, pir, pirov*,
      gluten*, slad, slada, sladn*, krupica, griz, kuskus*
      """,
      .crustaceans: "rakov*, rak, račić*, škamp*, kozic*, jastog*, kril, meso raka, mesa raka",
      .egg: "jaja, jaje, jaj*, žumanj*, bjelanjak, bjelanjk*, majonez*, bjelanj*",
      .fish: """
      riba, ribe, ribl*, losos*, tuna, tune, haring*, bakalar*, skuš*, sardin*, inćun*, pastrv*,
      ribu, ribom, ribama, srdel*, oslić*, sleđ, papalin*, aljaški koljak, šaran*, brancin*,
      tunjevin*, orada, orade, worcester*
      """,
      .peanuts: "kikiriki*",
      .soy: "soja, soje, sojin*, soju",
      .milk: """
      mlijeko, mlijeka, mlijekom, mliječn*, mlječn*, vrhnj*, maslac*, sir, sira, sirev*, sirutk*,
      jogurt*, laktoz*, kazein*, svježi sir, maslaca, skorup, skuta, skute, surutk*, mlaćenic*,
      sirni namaz, parmezan*, mileram*
      """,
      .nuts: """
      orah*, orašast*, orašid*, lješnja*, badem*, indijski orah*, pistaci*, pekan*, marcipan*,
      nugat*, orasi, orasima, makadami*, indijskih oraščića, indijski oraščići,
      indijskim oraščićima, indijskog oraščića, indijski oraščić
      """,
      .celery: "celer*",
      .mustard: "gorušic*, senf*, slačic*",
      .sesame: "sezam*, halva, halve",
      .sulphites: "sulfit*, *sulfit*, sumporov dioksid, sumpornog dioksida, sumporni dioksid",
      .lupin: "lupin*, vučik*",
      .molluscs: """
      mekuš*, dagnj*, školjk*, kamenic*, lignj*, hobotnic*, puž*, sipa, sipe, sipu, sipom, sipina,
      sipine, jakobove kapice, jakobovih kapica, kapesant*
      """,
    ],
    falseFriends: [
      .gluten: """
      heljd*, bez glutena, kukuruzna krupica, kukuruzni griz, rižina krupica, rižin griz,
      krupica od kukuruza, krupica od riže
      """,
      .milk: """
      kokosovo mlijeko, kokosovog mlijeka, bademovo mlijeko, kakaov maslac, kakaova maslaca,
      kakao maslac, maslac od kikirikija, maslac od kakaa, mliječna kiselina, mliječne kiseline,
      mliječnu kiselinu, bez laktoze, shea maslac, maslac od shee, maslačak, maslačk*, maslačak*,
      maslačna tikva, maslačni grah, maslačna kiselina
      """,
      .nuts: """
      muškatni orah*, muškatnog orah*, muškatni oraščić*, kokosov orah*, kokosova oraha,
      muškatnog oraščića, kola orah, kola oraha, orah kola
      """,
      .molluscs: "sipina mast",
      .lupin: """
      lupina psyllium*, lupine psyllium*, lupina kakaovca, lupine kakaovca, lupina kakaa,
      lupine kakaa
      """,
    ],
    possibleWarnings: """
      moguća prisutnost, tragove, u tragovima, u pogonu, na liniji, u objektu, u tvornici,
      nije prikladno za, neprikladno za, u proizvodnji se koriste, u pogonu se koriste, u kuhinji,
      pogon prerađuje, mogući tragovi, tvornica prerađuje
      """,
    traceTails: """
      sadržavati, sadržati, može biti prisutno, mogu biti prisutni, mogu biti prisutne, u tragovima
      """)
}
