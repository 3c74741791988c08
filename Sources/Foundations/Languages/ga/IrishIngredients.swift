import LabelModel

extension IngredientLexicon {
  /// Irish.
  static let irish = IngredientLexicon(
    code: "ga",
    headings: "comhábhair, comhdhéanamh",
    common: """
      uisce, siúcra, salann, ola, plúr, púdar, stáirse, giosta, fínéagar, spíosraí, aigéad, sú,
      tiúchan, sliocht, blaistiú, nádúrtha, agus, as, le, cócó, lus na gréine, síoróip, feoil,
      mianraí, trátaí, oinniún, gairleog, síolta, arbhar, rís, piobar, torthaí
      """,
    ends: """
      stóráil, stóráil in, coimeád, tar éis, is fearr roimh, faisnéis chothaithe, dearbhú cothaithe,
      luach cothaithe, comhábhair anailíseacha, breiseáin, táirgthe, déanta in, déantúsóir, meáchan,
      tír thionscnaimh, ailléirginí, comhdhéanamh anailíseach
      """,
    contains: "tá, ann, ailléirginí",
    mayContain: "d'fhéadfadh sé go bhfuil, d'fhéadfadh rianta",
    freeOf: "saor ó, gan, níl",
    ofWhich: "ar de iad, lena n áirítear",
    additiveClasses: [
      .antioxidant: "frithocsaídeoir, frithocsaídeoirí",
      .colour: "dath, dathanna",
      .emulsifier: "eiblitheoir, eiblitheoirí",
      .preservative: "leasaitheach, leasaithigh",
      .stabiliser: "cobhsaitheoir, cobhsaitheoirí",
      .sweetener: "milseoir, milseoirí",
      .thickener: "tiúsóir, tiúsóirí",
    ],
    allergens: [
      .gluten: """
      cruithneacht*, seagal*, eorna, coirce, speilt, glútan*, braiche, min choirce, cúscús, choirce,
      sheagal
      """,
      .crustaceans: """
      crústaigh, crústach*, cloicheán, cloicheáin, portán*, gliomach*, chrústaigh, chrústach*,
      cráifisc*, piardó*
      """,
      .egg: "ubh, uibheacha, uibhe, buíocán*, maonáis, uibh",
      .fish: """
      iasc, éisc, bradán*, tuinnín*, trosc*, scadán*, ronnach, ainseabhaí, ainseabh*, cadóg*,
      sairdín*
      """,
      .peanuts: "piseanna talún, pis talún, phiseanna talún, phis talún",
      .soy: "soighe, pónairí soighe, shoighe, phónairí soighe",
      .milk: """
      bainne*, bhainne*, uachtar*, im, cáis*, meadhg, iógart*, lachtós*, bláthach, meidhg, gruth
      """,
      .nuts: """
      cnónna, cnó, almóinn*, cnó coill, cnónna coill, gallchnó*, caisiú, pistéise, chnónna, chnó,
      chnónna coill, caisiún*, pistéis*, pecan
      """,
      .celery: "soilire, shoilire",
      .mustard: "mustard, mhustaird, mhustard, mustaird",
      .sesame: "seasaman*, síolta seasamain, shíolta seasamain, sheasaman*, sesame, seasamain",
      .sulphites: "suilfít*, dé ocsaíd sulfair, shuilfít*, meitibiosulfít*, sulfít*",
      .lupin: "lúipín*, lupin*",
      .molluscs: """
      moilisc*, diúilicín*, oisrí, scuid, ochtapas, mhoilisc*, dhiúilicín*, muirín*, máthair shúigh
      """,
    ],
    falseFriends: [
      .milk: """
      bainne cnó cócó, im cócó, im piseanna talún, aigéad lachtach, caisiú*, bainne coirce,
      bainne soighe, bainne almóinní, uachtar cnó cócó, im shea, bainne almóinne
      """,
      .nuts: "cnó cócó, noitmig, chnó cócó, cnónna péine, cnó péine, cnó cóla",
    ],
    possibleWarnings: "d'fhéadfadh, rianta, i monarcha, i gcistin",
    traceTails: "a bheith ann")
}
