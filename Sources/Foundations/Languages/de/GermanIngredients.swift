import LabelModel

extension IngredientLexicon {
  /// German.
  static let german = IngredientLexicon(
    code: "de",
    headings: """
      zutaten, zutatenliste, zutatenverzeichnis, zutaten teig, zusammensetzung, inhaltsstoffe
      """,
    common: """
      wasser, zucker, salz, mehl, pflanzlich*, sonnenblumenöl, rapsöl, palmöl, olivenöl, stärke,
      hefe, essig, gewürz*, säure, konzentrat, extrakt, aroma, natürliches, natürliche, aus, mit,
      und, speisesalz, meersalz, jodsalz, fleisch, tierische, nebenerzeugnisse, mineralstoffe,
      getreide, zwiebeln, kakao*, *pulver, *öl, *sirup, *extrakt, *konzentrat, *mehl, *stärke,
      *säure, davon, bio, tomaten*, knoblauch, reis*, mais*, pfeffer, saccharose, *melasse, luzerne*,
      johannisbrot*, anis, fenchel, kümmel, zimt, nelke, nelken, ingwer, thymian, oregano, salbei,
      bohnenkraut, ysop, kamille*, melisse*, brennnessel*, brennessel*, löwenzahn*, artischocke*,
      eukalyptus, süßholz*, hagebutte*
      """,
    ends: """
      lagerung, kühl lagern, kühl und trocken, kühl, trocken lagern, vor wärme, gekühlt, bei max,
      bei höchstens, nach dem öffnen, nach öffnen, mindestens haltbar, zu verbrauchen bis,
      verbrauchen bis, nährwert*, durchschnittliche nährwert*, durchschnittlich*,
      analytische bestandteile, analytische, zusatzstoffe, ernährungsphysiologische zusatzstoffe,
      zusatzstoffe je kg, fütterungsempfehlung, fütterungshinweis*, hergestellt in, hergestellt für,
      hergestellt von, hersteller, produziert in, produziert für, produziert von, abgefüllt,
      vertrieb, inverkehrbringer, importiert, import, ursprung, herkunft, füllmenge, nettofüllmenge,
      nettogewicht, abtropfgewicht, einwaage, zubereitung, verzehrempfehlung, verzehrhinweis,
      anwendung, serviervorschlag, allergene, allergiehinweis, allergikerhinweis,
      unter schutzatmosphäre, pasteurisiert, ungeöffnet, bitte, geöffnet, aufbewahren,
      innerhalb von, 100 g enthalten, bio zertifizierung, kundendienst, aus biologischer,
      allergiehinweise, allergikerinformation, analytische zusammensetzung
      """,
    contains: """
      enthält, allergene, allergiehinweis, allergikerhinweis, allergiehinweise,
      allergikerinformation
      """,
    mayContain: """
      kann spuren, kann auch spuren, spuren von, kann … enthalten, können … enthalten,
      kann enthalten, kann auch enthalten, können enthalten sein, enthält möglicherweise,
      enthält eventuell, enthält ggf, enthält evtl, enthält unter umständen, kann … vorkommen,
      können … vorkommen, spuren anderer allergene, spuren folgender allergene,
      spuren weiterer allergene, spuren der allergene
      """,
    negations: "nicht",
    freeOf: "enthält kein*, enthält weder, frei von, ohne, kein, keine, keinen, enthält nicht",
    freeEnds: "frei, freie, freier, freies, freien, freiem",
    ofWhich: "davon, darunter, u a, hiervon",
    additiveClasses: [
      .acid: "säuerungsmittel, säure",
      .acidityRegulator: "säureregulator*, säureregulierungsmittel",
      .antiCakingAgent: "trennmittel, rieselhilfe*",
      .antiFoamingAgent: "schaumverhüter, entschäumer",
      .antioxidant: "antioxidationsmittel, antioxidans, antioxidantien, antioxydationsmittel",
      .bulkingAgent: "füllstoff, füllstoffe",
      .colour: "farbstoff, farbstoffe",
      .emulsifier: "emulgator, emulgatoren",
      .emulsifyingSalts: "schmelzsalz, schmelzsalze",
      .firmingAgent: "festigungsmittel",
      .flavourEnhancer: "geschmacksverstärker",
      .flourTreatmentAgent: "mehlbehandlungsmittel",
      .foamingAgent: "schaummittel",
      .gellingAgent: "geliermittel",
      .glazingAgent: "überzugsmittel",
      .humectant: "feuchthaltemittel",
      .modifiedStarch: "modifizierte stärke",
      .preservative: "konservierungsstoff, konservierungsstoffe, konservierungsmittel",
      .propellentGas: "treibgas",
      .raisingAgent: "backtriebmittel, triebmittel",
      .sequestrant: "komplexbildner",
      .stabiliser: "stabilisator, stabilisatoren",
      .sweetener: "süßungsmittel, süssungsmittel, süssstoff, süßstoff",
      .thickener: "verdickungsmittel",
    ],
    allergens: [
      .gluten: """
      *weizen*, roggen*, *roggen, *roggenmehl, gerste*, *gerste, *gerstenmalz*, hafer*, *hafer,
      *haferflocken, dinkel*, *dinkel, *dinkelmehl, emmer*, einkorn*, grünkern*, khorasan*, gluten*,
      *gluten, malz*, *malz, *malzextrakt, hartweizen*, graupen, grieß, griess, paniermehl,
      perlgraupen, freekeh,
      """,
      .crustaceans: """
      krebstier*, krebs, krebse, garnele*, *garnelen, shrimp*, krabbe*, *krabben, hummer*,
      languste*, flusskrebs*, scampi, krill*, krebsen, krustentier*, krebsfleisch*, *krebsfleisch,
      gambas, langustine*, kaisergranat*
      """,
      .egg: """
      ei, eier, hühnereier, freilandeier, bodenhaltungseier, wachteleier, frischeier, bioeier,
      eigelb*, eiweißpulver, eiweisspulver, eiklar*, eipulver*, vollei*, trockenei*, hühnerei*,
      *hühnerei*, *hühnereiweiß*, *hühnereiweiss*, eidotter*, eierteigwaren, eierlikör*, flüssigei*,
      eiernudel*, mayonnaise*, majonäse*, eialbumin, lysozym*, eiern, hühnereiern, freilandeiern,
      wachteleiern, hühnervollei*, trockenvollei*, baiser*, aioli*, eierpulver*
      """,
      .fish: """
      fisch*, *fisch, *fische, *fischerzeugnisse, thunfisch*, lachs*, *lachs, hering*, *hering,
      makrele*, sardelle*, sardine*, anchovi*, kabeljau*, dorsch*, seelachs*, forelle*, *forelle,
      scholle*, sprotte*, pangasius*, tilapia*, hecht*, zander*, rotbarsch*, heilbutt*, aal, kaviar,
      worcestersauce, worcestersoße, aale, matjes*, bückling*, steinbeißer*, steinbeisser*,
      lebertran, *lebertran, rollmops*, rollmöpse, seehecht*, karpfen*, barsch*, seeteufel*,
      weißfisch*, schellfisch*
      """,
      .peanuts: "*erdnuss*, *erdnuß*, *erdnüsse*",
      .soy: "soja*, *soja, *sojabohnen, *sojalecithin*",
      .milk: """
      *milch*, rahm*, *rahm, *rahmpulver, sahne*, *sahne, *sahnepulver, butter*, *süßrahmbutter,
      *süssrahmbutter, käse*, *käse, *käsepulver, quark*, molke*, *molke*, joghurt*, jogurt*,
      *joghurt, *joghurtpulver, laktose*, lactose*, kasein*, casein*, *kaseinat*, *caseinat*,
      schmand*, creme fraiche, ziger*, lactalbumin*, laktalbumin*, speisequark, topfen, magertopfen,
      speisetopfen, obers, *obers, feta, edamer*, tilsiter*, bergkäse*, gruyère*, gruyere,
      greyerzer*, sbrinz*, appenzeller käse, brie, ayran
      """,
      .nuts: """
      nuss, nüsse, nuß, nussmischung, nusskerne, nussmark, nussmus, schalenfrüchte, schalenfrucht*,
      haselnuss*, haselnuß*, haselnüsse*, *haselnüsse*, *haselnuss*, walnuss*, walnuß*, walnüsse*,
      *walnuss*, baumnuss*, baumnüsse*, mandel, mandeln, mandel*, *mandel, *mandeln, cashew*,
      kaschu*, pekannuss*, pekannüsse*, pecannuss*, pecannüsse*, paranuss*, paranüsse*, pistazie*,
      *pistazien, macadamia*, queenslandnuss*, marzipan*, *marzipan, nougat*, nugat*, *nougat,
      krokant*, nussnougat*, haselnussmark, nüssen, nußkerne, nusskernen
      """,
      .celery: "sellerie*, *sellerie",
      .mustard: "senf*, *senf, *senfsaat, *senfkörner*, *senfmehl",
      .sesame: "sesam*, *sesam, tahina, halva, halvah",
      .sulphites: "*sulfit*, schwefeldioxid*, *geschwefelt*",
      .lupin: "lupine*, *lupinen*, *lupine",
      .molluscs: """
      weichtier*, muschel*, *muschel, *muscheln, tintenfisch*, kalmar*, calamar*, auster*,
      schnecke*, *schnecken, oktopus*, krake*, sepia*, jakobsmuschel*, grünlippmuschel*,
      miesmuschel*, pulpo, venusmuschel*
      """,
    ],
    falseFriends: [
      .gluten: """
      *buchweizen*, glutenfrei*, ohne gluten, maisgrieß*, maisgriess*, reisgrieß*, ungegliedert,
      malzit*, malzbierfrei, *schmalz*, mais grieß, mais griess, reis grieß, reis griess,
      hirse grieß, *weizenfrei*, haferwurzel*, mais couscous, maiscouscous, reiscouscous,
      dinkelsbühl*, emmerich, emmering, schäfer*
      """,
      .crustaceans: "krebserregend",
      .egg: """
      eierfrei, eifrei*, ei ersatz*, eiersatz*, eierschwamm*, eierfrucht, eierschwämme, ei frei,
      vegane aioli
      """,
      .fish: """
      fischfrei, tintenfisch*, *tintenfisch, lachsschinken*, schweinelachs*, kalbslachs*,
      lammlachs*, lachsbraten, auberginenkaviar, algenkaviar, veganer kaviar, gemüsekaviar,
      geografisch*, *ografisch*, grafisch*, *spezifisch*, *pazifisch*, fischer, fischers,
      fischerstraße*, fischerstrasse*, flachs, sardinien*, fischbach*, hechtsheim*
      """,
      .soy: "sojafrei",
      .milk: """
      *kokosmilch*, kokosnussmilch*, mandelmilch*, hafermilch*, reismilch*, sojamilch*,
      *milchsäure*, milchfrei*, *laktosefrei*, *lactosefrei*, butternu*, butterbohne*, kokosrahm,
      kokossahne, sojasahne, hafersahne, sojajoghurt*, kokosjoghurt*, erdnussmilch, leberkäse*,
      fleischkäse*, käsepappel, mariendistel*, milchsaft, milchner, kakaobutter*, erdnussbutter*,
      sheabutter, mandelbutter, nussbutter, milchling*, rahmapfel, *milchfrei*, käsealternative*,
      käse alternative*, milchalternative*, milch alternative*, sahnealternative*,
      butteralternative*, joghurtalternative*, quarkalternative*, käseersatz*, milchersatz*,
      sahneersatz*, quittenkäse, guarkern*, buttersäure*, buttersalat*, butterkürbis*, butterblume*,
      *bekömmlich*, *herkömmlich*, *eigentümlich*, *vornehmlich*, nämlich, ziemlich,
      rahmen, *räumlich*, *unnachahmlich*, *irrtümlich*, kaserne*
      """,
      .nuts: """
      *muskatnuss*, *muskatnuß*, *muskatnüsse*, *kokosnuss*, *kokosnuß*, *kokosnüsse*, *erdnuss*,
      *erdnuß*, *erdnüsse*, erdmandel*, pinienkern*, kastanie*, maronen, wassernuss*, kolanuss*,
      nussfrei*, bucheckern, zedernüsse, butternuss*, muskat*, *mandelpilz*, mandelkartoffel*
      """,
      .celery: "selleriefrei",
      .sulphites: "ungeschwefelt*, sulfitfrei*, nicht geschwefelt",
      .molluscs: """
      schneckennudel*, austernpilz*, austernseitling*, austernsaitling*, schneckenklee,
      muschelnudel*, muschelpasta*, muschelkalk*
      """,
      .mustard: "senftenberg*",
      .sesame: "sesamstraße, sesamstrasse",
    ],
    origins: "herkunft, ursprung",
    possibleWarnings: """
      nicht garantieren, nicht garantiert, spuren, in einem betrieb, im betrieb, im selben betrieb,
      in unserem betrieb, im gleichen betrieb, im selben werk, auf anlagen, auf der selben anlage,
      auf denselben anlagen, in der produktion werden, auf einer anlage, auf einer linie,
      auf linien, in einer umgebung, in einer produktionsstätte, in einem werk, in betrieben,
      nicht geeignet für, ungeeignet für, betrieb werden auch, betrieb verarbeitet auch,
      in der produktionsstätte, in dieser produktionsstätte, in unserer produktionsstätte,
      in unserer produktion, wir verarbeiten auch,
      im werk, in der bäckerei, in unserer bäckerei, in der manufaktur, in unserer manufaktur,
      auf der anlage, auf dieser anlage, in diesem betrieb, bäckerei verarbeitet auch,
      manufaktur verarbeitet auch, betrieb verarbeitet, werk verarbeitet, küche verarbeitet,
      in einer küche, in der küche, in unserer küche, spurenhinweis, kreuzkontamination,
      kreuzkontaminationen, manufaktur verarbeitet
      """,
    traceTails: """
      enthalten, enthalten sein, nicht ausgeschlossen, nicht auszuschließen, nicht geeignet,
      ungeeignet, in spuren möglich, spuren möglich, in spuren vorkommen, in spuren enthalten sein,
      kann vorkommen, können vorkommen, können auch vorkommen, in spuren vorhanden sein,
      vorhanden sein können, als spuren enthalten sein, in spuren aufweisen
      """,
    statementFriends: [.fish: "fischgräte*"],
    lookalikes: "dunkel, garten, hafen, handel, karte, matte, sulfat, wandel")
}
