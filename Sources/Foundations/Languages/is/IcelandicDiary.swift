extension DiaryWords {
  /// Icelandic.
  static let icelandic = DiaryWords(
    code: "is",
    words: [
      .meal: "máltíð {number}",
      .knownMeal: "þekkt máltíð",
      .below: "undir markmiði",
      .within: "innan markmiðs",
      .exceeded: "yfir markmiði",
      .rounded: "tölurnar eru námundaðar; samtölurnar eru af nákvæmu magni",
      .streak: "dagar í röð: {days}, lengst {longest}",
      .goalMet: "markmiði náð {days} af {all} dögum",
      .daysLogged: "skráð {days} af {all} dögum",
      .removed: "fjarlægt: {what}; diary undo sækir það aftur",
      .takenBack: "afturkallað: {what} (frá {time})",
      .copied: "afritað á {day}: máltíðir {meals}, matvæli {foods}",
      .shoppingList: "innkaupalisti",
      .petNeed: "þörf á dag: {energy} ({source})",
      .isStated: "gefin upp",
      .modelEstimate: "mat mállíkans",
      .scaledAs: "gildi fyrir {portion}",
      .scaledFrom: "umreiknað úr {portion}",
      .notComparable: "ekki er hægt að bera {asked} saman við {known}; gildin eru fyrir {known}",
      .densityIsUnknown:
        "ekki er hægt að bera {asked} saman við {known} án eðlismassa: {food}; gildin eru fyrir {known}",
      .ounceIsWeight: "únsa er lesin sem þyngd",
      .asSaved: "eins og vistað var, óháð skammti",
      .servingIsTaken: "reiknað sem einn skammtur: {portion}",
      .usualIsTaken: "reiknað sem {portion}, þar sem ekkert magn var gefið upp",
      .isTooMuch:
        "enginn borðar {portion} af einni fæðu; skrifaðu í mesta lagi {largest}, eða athugaðu eininguna",
      .vesselIsUnknown:
        "ekki er vitað hve mikið kemst fyrir: {portion}; skrifaðu skammtinn í grömmum, eða lykil mállíkans",
      .modelRead: "mállíkan las þetta í setningunni",
      .modelEstimated: "mállíkan las þetta í setningunni og áætlaði {portion}",
      .modelFoundNothing: "mállíkanið finnur engan mat í þessu",
      .lacksCalories: "{food} er þekkt án hitaeininga",
      .takenAs: "tekið sem {food}",
      .nothingIsKnown: "ekkert er vitað um {food}; skrifaðu hitaeiningarnar",
      .barcodeIsUnknown:
        "engin vara með strikamerkið {number} hefur þekktar hitaeiningar; berðu tölustafina saman við umbúðirnar, skannaðu og vistaðu merkimiðann, eða skrifaðu hitaeiningarnar",
      .productsAreUnlike:
        "{count} vörur í skránni geta verið {food}, frá {least} til {most} kcal í 100 g; bættu vörumerkinu við, eða skrifaðu strikamerkið",
      .phraseIsTooLong: "textinn er lengri en {count} stafir; skráðu hann í hlutum",
      .foodsAreTooMany: "í textanum eru fleiri matvæli en {count}; skráðu hann í hlutum",
      .noFoodIsNamed: "enginn matur er nefndur; skrifaðu hvað var borðað, til dæmis „2 egg“",
      .isQuestion: "þetta er spurning; skrifaðu hvað var borðað, til dæmis „2 egg“",
      .isNotEaten:
        "„{text}“ segir að eitthvað hafi ekki verið borðað; skrifaðu aðeins það sem var borðað",
      .isOtherDay: "„{text}“ nefnir annan dag; slepptu því og skráðu matinn á þann dag",
      .isLimit: "„{text}“ gefur mörk, ekki magn; skrifaðu um það bil hve mikið það var",
      .isRange: "„{text}“ er bil; skrifaðu eitt magn",
      .isAlternative: "„{text}“ segir ekki hvaða matur það var; skrifaðu einn",
      .isNotPositive: "„{text}“ er ekki magn yfir núlli",
      .isMoreThanEaten: "„{text}“ er meira en nokkur borðar; skrifaðu hve mikið það var",
      .numberIsUnclear: "„{text}“ má lesa sem tvær tölur; skrifaðu það án þúsundaskila",
      .unitIsUnknown:
        "„{text}“ er ekki þekkt eining; skrifaðu magnið í grömmum, millilítrum eða stykkjum",
      .unitIsMissing: "„{text}“ vantar einingu; bættu við g, ml eða annarri",
      .measureIsUnclear:
        "ekki er hægt að vita hve mikið „{text}“ er; skrifaðu magnið í grömmum, millilítrum eða stykkjum",
      .isNoAmount:
        "„{text}“ segir ekki hve mikið var borðað; skrifaðu magnið í grömmum, millilítrum eða stykkjum",
      .ownerIsUnclear: "óljóst er við hvað magnið í „{text}“ á; aðgreindu matvælin með kommum",
      .splitIsUnclear: "„{text}“ getur verið ein fæða eða fleiri; aðgreindu þær með kommum",
      .isNoFood: "„{text}“ nefnir engan mat; skrifaðu hvað var borðað",
      .isNotUnderstood: "„{text}“ skilst ekki; skrifaðu það með orðum og tölum",
      .languageIsUnclear:
        "textinn merkir mismunandi magn eftir tungumáli ({text}); nefndu tungumálið",
      .isOtherLanguage: "textinn virðist vera á öðru tungumáli ({text}); nefndu tungumálið",
    ])
}
