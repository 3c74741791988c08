import LabelModel

extension IngredientLexicon {
  /// Serbian, Bosnian and Montenegrin, in Latin and Cyrillic letters: the allergens of EU 1169/2011, annex II.
  static let serbian = IngredientLexicon(
    code: "sr",
    headings: "sastojci, sastav, састојци, састав, spisak sastojaka, списак састојака",
    common: """
      voda, šećer, so, ulje, suncokretovo, brašno, prah, prahu, skrob, kvasac, sirće, začini, kiselina,
      sok, koncentrat*, ekstrakt*, aroma, arome, prirodna, i, u, od, kakao*, repičino, palmino, palmina, sirup*, meso,
      paradajz*, luk, kukuruz*, pirinač, pirinčan*, riža, biber, voće, povrće, biljno,
      вода, шећер, со, кухињска со, уље, сунцокретово, брашно, прах, праху, скроб, квасац, сирће, зачини, киселина, сок,
      концентрат*, екстракт*, арома, ароме, природна, и, у, од, какао*, репичино, палмино, палмина, сируп*, месо,
      парадајз*, лук, бели лук, бијели лук, кукуруз*, пиринач, пиринчан*, бибер, воће, поврће, биљна маст, биљно, лецитин*
      """,
    ends: """
      čuvati, čuvanje, čuvajte, nakon otvaranja, posle otvaranja, najbolje upotrebiti, najbolje upotrijebiti, upotrebiti do,
      upotrijebiti do, rok trajanja, nutritivna vrednost, nutritivne vrednosti, nutritivna vrijednost, hranljiva vrednost,
      prosečna, prosječna, energetska vrednost, energetska vrijednost, analitički sastav, analitički sastojci, način,
      uputstvo, priprema, proizvedeno, proizvođač, proizvodi i, uvoznik, uvozi, distributer, zemlja porekla, zemlja porijekla,
      neto količina, neto, alergeni, pakovano, datum proizvodnje,
      чувати, чување, чувајте, након отварања, после отварања, најбоље употребити, најбоље употријебити, употребити до,
      рок трајања, нутритивна вредност, нутритивне вредности, нутритивна вриједност, хранљива вредност, просечна, просјечна,
      енергетска вредност, енергетска вриједност, аналитички састав, начин, упутство, припрема, произведено, произвођач,
      увозник, увози, дистрибутер, земља порекла, земља поријекла, нето количина, нето, алергени, паковано, датум производње
      """,
    contains:
      "proizvod sadrži, производ садржи, sadrži, sadrže, alergeni, садржи, садрже, алергени",
    mayContain: """
      može sadržati, može sadržavati, mogu sadržati, može da sadrži, mogu da sadrže, može … sadržati,
      može sadržati tragove, može da sadrži tragove, može sadržavati tragove,
      може садржати, може садржавати, могу садржати, може да садржи, могу да садрже, може … садржати,
      може садржати трагове, може да садржи трагове, може садржавати трагове
      """,
    negations: "ne, nije, не, није",
    freeOf: "ne sadrži, ne sadrže, bez, не садржи, не садрже, без",
    ofWhich: "od čega, od toga, od kojih, од чега, од тога, од којих",
    additiveClasses: [
      .acid: "kiselina, kiseline, киселина, киселине",
      .acidityRegulator: """
      regulator kiselosti, regulatori kiselosti, regulator kiseline, регулатор киселости, регулатори киселости,
      регулатор киселине
      """,
      .antiCakingAgent: """
      sredstvo protiv zgrudnjavanja, sredstvo za sprečavanje zgrudnjavanja, средство против згрудњавања,
      средство за спречавање згрудњавања
      """,
      .antioxidant:
        "antioksidans, antioksidansi, antioksidant, антиоксиданс, антиоксиданси, антиоксидант",
      .colour: "boja, boje, боја, боје",
      .emulsifier: "emulgator, emulgatori, емулгатор, емулгатори",
      .flavourEnhancer:
        "pojačivač ukusa, pojačivači ukusa, pojačivač arome, појачивач укуса, појачивач ароме",
      .gellingAgent: "sredstvo za želiranje, средство за желирање",
      .glazingAgent: "sredstvo za glaziranje, средство за глазирање",
      .humectant: "humektant, sredstvo za održavanje vlage, хумектант, средство за одржавање влаге",
      .modifiedStarch: "modifikovani skrob, modificirani škrob, модификовани скроб",
      .preservative: "konzervans, konzervansi, конзерванс, конзерванси",
      .raisingAgent:
        "sredstvo za dizanje testa, sredstva za dizanje testa, средство за дизање теста",
      .stabiliser: "stabilizator, stabilizatori, стабилизатор, стабилизатори",
      .sweetener: "zaslađivač, zaslađivači, sladilo, заслађивач, заслађивачи",
      .thickener: "zgušnjivač, zgušnjivači, згушњивач, згушњивачи",
    ],
    allergens: [
      .gluten: """
      pšenic*, pšeničn*, raž, raži, ražan*, ražen*, ječam*, ječmen*, ovas, ovsa, ovsen*, zob, zobi, zoben*, spelta, spelte,
      speltin*, gluten*, slad, slada, sladn*, griz, kuskus*,
      пшениц*, пшеничн*, раж, ражи, ражан*, ражен*, јечам*, јечмен*, овас, овса, овсен*, зоб, зоби, зобен*, спелта, спелте,
      спелтин*, глутен*, слад, слада, сладн*, гриз, кускус*
      """,
      .crustaceans: """
      rakovi, rakova, rakove, rak, račić*, rakčić*, škamp*, ljuskar*, jastog*, kozic*, ракови, ракова, ракове, рак, рачић*,
      шкамп*, љускар*, јастог*, козиц*
      """,
      .egg: """
      jaja, jaje, jajima, jajn*, žumanc*, žumanj*, belanc*, bjelanj*, bjelanc*, majonez*,
      јаја, јаје, јајима, јајн*, жуманц*, жумањ*, беланц*, бјелањ*, бјеланц*, мајонез*
      """,
      .fish: """
      riba, ribe, ribu, ribom, riblj*, losos*, tuna, tune, tunjevin*, haring*, bakalar*, skuš*, sardin*, inćun*, pastrmk*,
      papalin*, oslić*, šaran, риба, рибе, рибу, рибом, рибљ*, лосос*, туна, туне, туњевин*, харинг*, бакалар*, скуш*, сардин*,
      инћун*, пастрмк*, папалин*, ослић*, шаран
      """,
      .peanuts: "kikiriki*, кикирики*",
      .soy: "soja, soje, soju, sojom, sojin*, соја, соје, соју, сојом, сојин*",
      .milk: """
      mleko, mleka, mlekom, mleku, mlečn*, mlijeko, mlijeka, mlijekom, mliječn*, mlječn*, pavlak*, vrhnj*, puter, putera,
      maslac, maslaca, sir, sira, sirev*, sirom, surutk*, sirutk*, jogurt*, laktoz*, kazein*, kajmak*, kačkavalj*, mlaćenic*,
      млеко, млека, млеком, млеку, млечн*, млијеко, млијека, млијеком, млијечн*, мљечн*, павлак*, врхњ*, путер, путера,
      маслац, маслаца, сир, сира, сирев*, сиром, сурутк*, сирутк*, јогурт*, лактоз*, казеин*, кајмак*, качкаваљ*, млаћениц*
      """,
      .nuts: """
      orah*, orasi, orasima, orašast*, lešni*, lješni*, badem*, indijski orah*, pistać*, pistaci*, pekan*, marcipan*, nugat*,
      makadami*, jezgrasto voće, jezgrastog voća, koštunjavo voće, koštunjavog voća, koštunjičavo voće, koštunjičavog voća,
      орах*, ораси, орасима, орашаст*, лешни*, љешни*, бадем*, пистаћ*, пистаци*, пекан*, марципан*, нугат*, макадами*,
      језграсто воће, језграстог воћа, коштуњаво воће, коштуњавог воћа, коштуњичаво воће, коштуњичавог воћа
      """,
      .celery: "celer*, целер*",
      .mustard: "senf*, slačic*, gorušic*, сенф*, слачиц*, горушиц*",
      .sesame: "susam*, sezam*, tahini, tahin*, сусам*, сезам*, тахин*",
      .sulphites: """
      sulfit*, *sulfit*, sumpor dioksid*, sumpordioksid*, sumporov dioksid, sumporni dioksid, сулфит*, *сулфит*,
      сумпор диоксид*, сумпордиоксид*, сумпорни диоксид
      """,
      .lupin: "lupin*, vučik*, лупин*",
      .molluscs: """
      mekuš*, dagnj*, školjk*, lignj*, hobotnic*, puževi, puževa, sipa, sipe, ostrig*, kamenic*,
      мекуш*, дагњ*, шкољк*, лигњ*, хоботниц*, пужеви, пужева, сипа, сипе, остриг*, камениц*
      """,
    ],
    falseFriends: [
      .gluten: """
      bez glutena, kukuruzni griz, kukuruznog griza, pirinčani griz, без глутена, кукурузни гриз, кукурузног гриза,
      пиринчани гриз
      """,
      .milk: """
      kokosovo mleko, kokosovog mleka, kokosovo mlijeko, kokosovog mlijeka, bademovo mleko, sojino mleko, ovseno mleko,
      pirinčano mleko, kakao puter, kakao putera, kakao maslac, kakao maslaca, kikiriki puter, puter od kikirikija,
      maslac od kikirikija, mlečna kiselina, mlečne kiseline, mliječna kiselina, mliječne kiseline, bez laktoze, maslačak,
      biljna pavlaka, biljno mleko, biljno mlijeko, kokosova pavlaka,
      кокосово млеко, кокосовог млека, кокосово млијеко, кокосовог млијека, бадемово млеко, сојино млеко, овсено млеко,
      пиринчано млеко, какао путер, какао путера, какао маслац, какао маслаца, кикирики путер, путер од кикирикија,
      маслац од кикирикија, млечна киселина, млечне киселине, млијечна киселина, млијечне киселине, без лактозе, маслачак,
      биљна павлака, биљно млеко, биљно млијеко, кокосова павлака
      """,
      .nuts: """
      muskatni orah*, muskatnog orah*, muškatni orah*, muškatnog orah*, muskatni oraščić*, muškatni oraščić*, kokosov orah*,
      kokosovog orah*, kola orah, мускатни орах*, мускатног орах*, мушкатни орах*, мушкатног орах*, мускатни орашчић*,
      кокосов орах*, кокосовог орах*, кола орах
      """,
    ],
    possibleWarnings: """
      tragove, u tragovima, moguće prisustvo, mogući tragovi, u pogonu, u objektu, na liniji, u fabrici,
      трагове, у траговима, могуће присуство, могући трагови, у погону, у објекту, на линији, у фабрици
      """,
    traceTails: """
      sadržati, može biti prisutno, mogu biti prisutni, u tragovima, садржати, може бити присутно, могу бити присутни,
      у траговима
      """)
}
