import LabelModel

extension IngredientLexicon {
  /// Polish.
  static let polish = IngredientLexicon(
    code: "pl",
    headings: "składniki, skład, lista składników, wykaz składników",
    common: """
      woda, cukier, sól, olej, mąka, proszek, proszku, skrobia, drożdże, ocet, przyprawy, kwas,
      sok, soku, koncentrat*, ekstrakt, aromat*, naturalny, z, w, i, oraz, kakao, rzepakowy,
      słonecznikowy, palmowy, syrop, mięso, produkty, pochodzenia, zwierzęcego, substancje,
      mineralne, pomidory, cebula, czosnek, nasiona, kukurydz*, ryż*, pieprz, owoce,
      w tym, suszon*, glukozow*
      """,
    ends: """
      termizowany, pasteryzowany, nie zamrażać, przechowywać, przechowywanie, po otwarciu,
      najlepiej spożyć, należy spożyć, spożyć, wartość odżywcza, wartości odżywcze, wartość,
      informacja żywieniowa, wartość energetyczna, składniki analityczne, dodatki,
      dodatki dietetyczne, dodatki dietetyczne na kg, sposób, zalecenia, wyprodukowano, producent,
      wyprodukowany, produkt polski, produkt wyprodukowany, dystrybutor, importer, kraj pochodzenia,
      masa netto, zawartość netto, pakowano, alergeny, numer partii, dawkowanie, chronić,
      bez dodatku, analityczny skład
      """,
    contains: "zawiera, zawierają, alergeny",
    mayContain: """
      może zawierać, mogą zawierać, może … zawierać, może zawierać śladowe, może również zawierać,
      produkt może zawierać, może zawierać ślady, zawiera ewentualnie, może zawierać alergeny,
      może zawierać następujące alergeny, śladowe ilości innych alergenów
      """,
    negations: "nie",
    freeOf: "nie zawiera, nie zawierają, bez, wolny od",
    ofWhich: "w tym, z czego",
    additiveClasses: [
      .acid: "kwas, kwasy, substancja zakwaszająca",
      .acidityRegulator: "regulator kwasowości, regulatory kwasowości",
      .antiCakingAgent: "substancja przeciwzbrylająca, substancje przeciwzbrylające",
      .antiFoamingAgent: "substancja przeciwpieniąca",
      .antioxidant: "przeciwutleniacz, przeciwutleniacze",
      .bulkingAgent: "substancja wypełniająca, substancje wypełniające",
      .colour: "barwnik, barwniki",
      .emulsifier: "emulgator, emulgatory",
      .emulsifyingSalts: "sole emulgujące",
      .firmingAgent: "substancja wiążąca, substancja utrzymująca",
      .flavourEnhancer: "wzmacniacz smaku, wzmacniacze smaku, substancja wzmacniająca smak",
      .flourTreatmentAgent: "środek do przetwarzania mąki",
      .foamingAgent: "substancja pianotwórcza",
      .gellingAgent: "substancja żelująca, substancje żelujące",
      .glazingAgent: "substancja glazurująca, substancje glazurujące",
      .humectant: "substancja utrzymująca wilgoć, substancje utrzymujące wilgoć",
      .modifiedStarch: "skrobia modyfikowana",
      .preservative: "substancja konserwująca, substancje konserwujące, konserwant",
      .propellentGas: "gaz nośny",
      .raisingAgent: "substancja spulchniająca, substancje spulchniające",
      .sequestrant: "sekwestrant",
      .stabiliser: "stabilizator, stabilizatory",
      .sweetener: "substancja słodząca, substancje słodzące",
      .thickener: "substancja zagęszczająca, substancje zagęszczające, zagęstnik",
    ],
    allergens: [
      .gluten: """
      pszen*, żyto, żyta, żytni*, jęczmie*, jęczmien*, owies, owsa, owsian*, orkisz*, gluten*, słód,
      słodu, słodow*, durum, płaskurk*, kasza manna, kaszy manny, kaszka manna, semolin*, kuskus*,
      pęczak*, kasza pęczak
      """,
      .crustaceans: """
      skorupiak*, krewet*, krab, kraby, krabow*, homar*, langust*, rak, raki, mięso kraba,
      mięsa kraba, szyjki rakowe, szyjek rakowych, kryl, kryla
      """,
      .egg: """
      jaja, jaj, jajo, jajk*, jajeczn*, żółtk*, białko jaja, lizozym*, majonez*, jajow*, beza, bezy,
      bezowy, bezowa, bezowe
      """,
      .fish: """
      ryba, ryby, ryb, rybn*, łosoś*, łososi*, tuńczyk*, śledź*, śledzi*, dorsz*, makrel*, sardyn*,
      anchois, sardele, sardeli, pstrąg*, mintaj*, morszczuk*, rybę, rybą, rybami, rybach, rybom,
      szprot*, karp, karpia, halibut*, miruna, miruny, panga, pangi, flądr*, szczupak*, sandacz*,
      tran, tranu, kawior*, ikra, ikry, sos worcester*, sosu worcester*
      """,
      .peanuts: """
      orzeszki ziemne, orzeszków ziemnych, orzech ziemny, orzechy ziemne, orzechów ziemnych,
      fistaszk*, orzeszek ziemny, orzeszka ziemnego, orzecha ziemnego, orzeszkami ziemnymi,
      orzechami ziemnymi, orzeszki arachidowe, orzechy arachidowe, arachid*, masło orzechowe,
      masła orzechowego
      """,
      .soy: "soja, soi, soję, sojow*",
      .milk: """
      mleko, mleka, mlekiem, mleczn*, śmietan*, masło, masła, maślan*, ser, sera, sery, serów,
      serem, serwatk*, serek, serka, twaróg*, twarogu, jogurt*, laktoz*, kazein*, maślank*, mleku,
      proszek serowy, proszku serowego, bryndz*, oscyp*, feta, parmezan*
      """,
      .nuts: """
      orzech*, orzeszk*, migdał*, nerkowc*, pistacj*, laskow*, pekan*, marcepan*, nugat*, krokant*,
      makadami*, nerkowiec, nerkowca
      """,
      .celery: "seler*",
      .mustard: "gorczyc*, musztard*",
      .sesame: "sezam*, chałw*, chałwa, chałwy, chałwowy, chałwowe",
      .sulphites: "siarczyn*, *siarczyn*, dwutlenek siarki, ditlenek siarki, dwutlenku siarki",
      .lupin: "łubin*",
      .molluscs: """
      mięczak*, małż*, ostryg*, kalmar*, kałamarnic*, ośmiornic*, ślimak*, mątw*, omułk*, omułek,
      mule, przegrzebk*
      """,
    ],
    falseFriends: [
      .gluten: "gryka, gryki, gryczan*, bezglutenow*, bez glutenu",
      .milk: """
      mleczko kokosowe, mleko kokosowe, mleka kokosowego, mleczka kokosowego, mleko migdałowe,
      napój, masło kakaowe, masła kakaowego, masło orzechowe, masła orzechowego, masło shea,
      masła shea, kwas mlekowy, kwasu mlekowego, mlekow*, bez laktozy, mleczan*,
      alternatywa dla sera, alternatywa dla mleka, mleko ryżowe, mleka ryżowego, śmietanka kokosowa,
      śmietanki kokosowej, śmietana kokosowa, śmietanka sojowa, śmietanki sojowej, śmietana sojowa,
      śmietanka owsiana, śmietanki owsianej, mleko sojowe, mleka sojowego, mleko owsiane,
      mleka owsianego, mleka migdałowego, masło migdałowe, masła migdałowego, masło arachidowe,
      masła arachidowego, masło sezamowe, masło słonecznikowe, fasola maślana, fasoli maślanej,
      sałata masłowa, kwas masłowy, masło karite, maślan sodu, maślanu sodu, mleczko pszczele,
      mleczka pszczelego
      """,
      .nuts: """
      orzeszki ziemne, orzeszków ziemnych, orzech ziemny, orzechy ziemne, orzechów ziemnych,
      orzeszkami ziemnymi, orzech kokosowy, orzecha kokosowego, orzechów kokosowych,
      orzechy kokosowe, orzeszki piniowe, orzeszek ziemny, orzeszka ziemnego, orzecha ziemnego,
      orzechami ziemnymi, orzeszki arachidowe, orzeszków arachidowych, orzechy arachidowe,
      orzechów arachidowych, orzech arachidowy, orzecha arachidowego, orzeszkami arachidowymi,
      orzechami arachidowymi, masło orzechowe, masła orzechowego, orzeszki pini, orzeszków piniowych,
      orzech kola, orzecha kola, orzechy kola, orzech muszkatołowy, orzecha muszkatołowego,
      muszkatołowy orzech, laskowic*, laskowsk*, orzechowsk*, pękanie, pękaniu, pękania
      """,
      .fish: """
      rybosom*, śledzion*, kawior z bakłażana, kawior roślinny, kawior z bakłażanów, rybnik*,
      rybnick*, sardynia, sardynii, sardyńsk*, śledź nas, śledź nasz*
      """,
      .molluscs: "boczniak ostrygowaty, boczniaki ostrygowate, boczniaka ostrygowatego",
      .sesame: "chałwa słonecznikowa, chałwy słonecznikowej",
      .egg: "babka jajowat*, babki jajowat*, babką jajowat*, babkę jajowat*",
      .peanuts: "arachidonow*",
    ],
    origins: "pochodzenie, pochodzenia",
    possibleWarnings: """
      nie możemy zagwarantować, nie można zagwarantować, nie gwarantujemy, śladowe ilości,
      w zakładzie, możliwa obecność, na linii, w fabryce, w pomieszczeniach, nieodpowiedni dla,
      nieodpowiednie dla, nie jest odpowiedni dla, niewskazany dla, niewskazane dla,
      na terenie zakładu, na terenie fabryki,
      na tej linii, w piekarni, w kuchni, zakład przetwarza, zakład używa, fabryka przetwarza
      """,
    traceTails: """
      zawierać, może występować, mogą występować, mogą być obecne, może być obecne, może być obecny,
      w śladowych ilościach
      """,
    statementFriends: [.fish: "ości rybne, ości rybnych, ości ryb"],
    lookalikes: "sumak, śladowy, śladowego, śladowa, śladowe, śladowych, śladowymi")
}
