extension DiaryWords {
  /// Irish.
  static let irish = DiaryWords(
    code: "ga",
    words: [
      .meal: "béile {number}",
      .knownMeal: "béile aitheanta",
      .below: "faoi bhun na sprice",
      .within: "laistigh den sprioc",
      .exceeded: "os cionn na sprice",
      .rounded:
        "tá na huimhreacha slánaithe; is iad suimeanna na méideanna beachta iad na hiomláin",
      .streak: "laethanta as a chéile: {days}, an sraith is faide {longest}",
      .goalMet: "sprioc bainte amach ar {days} de {all} lá",
      .daysLogged: "taifeadta ar {days} de {all} lá",
      .removed: "bainte amach: {what}; tugann diary undo ar ais é",
      .takenBack: "curtha ar ceal: {what} (ó {time})",
      .copied: "cóipeáilte go {day}: béilí {meals}, bianna {foods}",
      .shoppingList: "liosta siopadóireachta",
      .petNeed: "riachtanas sa lá: {energy} ({source})",
      .isStated: "luaite",
      .modelEstimate: "meastachán ó shamhail teanga",
      .scaledAs: "luachanna do {portion}",
      .scaledFrom: "ríofa ó {portion}",
      .notComparable:
        "ní féidir {asked} a chur i gcomparáid le {known}; luachanna do {known} atá ann",
      .densityIsUnknown:
        "ní féidir {asked} a chur i gcomparáid le {known} gan dlús {food}; luachanna do {known} atá ann",
      .ounceIsWeight: "léitear unsa mar mheáchan",
      .asSaved: "mar a sábháladh, cibé cuid atá ann",
      .servingIsTaken: "áirithe mar chion de {portion}",
      .usualIsTaken: "áirithe mar {portion}, mar nár tugadh méid",
      .isTooMuch:
        "ní itheann aon duine {portion} de bhia; tabhair {largest} ar a mhéad, nó seiceáil an t-aonad",
      .vesselIsUnknown:
        "níl a fhios cé mhéad atá i {portion}; tabhair an chuid i ngraim, nó eochair samhla teanga",
      .modelRead: "léigh samhail teanga é seo san abairt",
      .modelEstimated: "léigh samhail teanga é seo san abairt agus mheas sí {portion}",
      .modelFoundNothing: "ní fhaigheann an tsamhail teanga aon bhia ann",
      .lacksCalories: "tá {food} ar eolas gan calraí",
      .takenAs: "glactha mar {food}",
      .nothingIsKnown: "níl aon eolas ar {food}; tabhair na calraí",
      .barcodeIsUnknown:
        "níl calraí ar eolas d’aon táirge leis an mbarrachód {number}; cuir na digití i gcomparáid leis an bpacáiste, scan agus sábháil an lipéad, nó tabhair na calraí",
      .productsAreUnlike:
        "d’fhéadfadh {count} táirge den chatalóg a bheith ina {food}, ó {least} go {most} kcal in 100 g; cuir an branda leis, nó tabhair an barrachód",
      .phraseIsTooLong: "tá níos mó ná {count} carachtar sa téacs; taifead ina chodanna é",
      .foodsAreTooMany: "tá níos mó ná {count} bia sa téacs; taifead ina chodanna é",
      .noFoodIsNamed: "níl aon bhia ainmnithe; scríobh cad a itheadh, mar shampla “2 ubh”",
      .isQuestion: "is ceist í seo; scríobh cad a itheadh, mar shampla “2 ubh”",
      .isNotEaten: "deir “{text}” nár itheadh rud éigin; ná scríobh ach an rud a itheadh",
      .isOtherDay: "luann “{text}” lá eile; fág ar lár é, agus taifead an bia don lá sin",
      .isLimit: "tugann “{text}” teorainn, ní méid; scríobh thart ar cé mhéad a bhí ann",
      .isRange: "is raon é “{text}”; scríobh méid amháin",
      .isAlternative: "ní deir “{text}” cén bia a bhí ann; scríobh ceann amháin",
      .isNotPositive: "ní méid os cionn nialais é “{text}”",
      .isMoreThanEaten: "tá “{text}” níos mó ná mar a itheann duine; scríobh cé mhéad a bhí ann",
      .numberIsUnclear:
        "is féidir “{text}” a léamh mar dhá uimhir; scríobh gan deighilteoir na mílte é",
      .unitIsUnknown:
        "ní aonad aitheanta é “{text}”; scríobh an méid i ngraim, i millilítir nó i bpíosaí",
      .unitIsMissing: "tá aonad in easnamh ar “{text}”; cuir g, ml nó aonad eile leis",
      .measureIsUnclear:
        "níl a fhios cé mhéad é “{text}”; scríobh an méid i ngraim, i millilítir nó i bpíosaí",
      .isNoAmount:
        "ní deir “{text}” cé mhéad a itheadh; scríobh an méid i ngraim, i millilítir nó i bpíosaí",
      .ownerIsUnclear:
        "níl sé soiléir cad lena mbaineann na méideanna in “{text}”; scar na bianna le camóga",
      .splitIsUnclear:
        "d’fhéadfadh “{text}” a bheith ina bhia amháin nó níos mó; scar iad le camóga",
      .isNoFood: "ní ainmníonn “{text}” aon bhia; scríobh cad a itheadh",
      .isNotUnderstood: "ní thuigtear “{text}”; scríobh i bhfocail agus in uimhreacha é",
      .languageIsUnclear:
        "ciallaíonn an téacs méideanna éagsúla de réir na teanga ({text}); luaigh an teanga",
      .isOtherLanguage: "tá cuma teanga eile ar an téacs ({text}); luaigh an teanga",
    ])
}
