/// A word or sentence of the pages in a browser, beside the names of ``RecordWords``.
///
/// Places in braces are filled in. The raw value is the word's name in templates.
package enum PageWord: String, Hashable, Sendable, CaseIterable {
  // The frame of pages, and faults of any page
  case scan, check, products, toContent, mainMenu, toFirstPage, pageIsMissing, formIsTooLarge
  case formIsIncomplete, save, delete, diary, settings

  // Photos
  case scanTitle, takePhoto, choosePhotos, send, dropHint, nothingLeaves, lookupsLeave
  case ingredientsLeave, nothingElse, latestPhotos, noPhotoYet, photo, lookAgain, stateSending,
    stateWaiting
  case stateReading, stateDone, stateNoLabel, stateFailed, stateRefused, notSent, photographAgain
  case notAPhoto, photoIsNotKept, scanIsMissing, photoIsMissing, photoIsIncomplete
  case photoIsTooLarge, diskIsFull, tooManyPhotos

  // Values to check
  case checkTitle, worstFirst, begin, valuesToCheck, nothingToCheck, exportCorrections
  case exportHint, nextProduct, toProduct, undo, nothingToUndo, changedMeanwhile
  case productIsMissing, columnIsMissing, valueIsMissing, needsUnit, needsColumn
  case amountIsAmbiguous, amountIsUnreadable, whichNumber, accept, correct, traces, notPrinted
  case unit, bound, column, chooseColumn, atLeast, atMost, doubtful, converted, asSold, prepared
  case nutrient, zoom, rotate, help, close, keyEnter, keyTab, keyEscape, keyUndo, keyRotate
  case keyZoom, keyHelp

  // Products
  case search, searchLabel, nothingFound, unnamed, productsKept, favourite, noFavourite
  case favourites
  case compare, chooseTwo, notSameBasis, productDeleted

  // The diary
  case previousDay, nextDay, today, whatWasEaten, phraseExample, lookUp, logIt, draftUnsure
  case draftIncomplete, food, portion, total, notKnown, nothingLogged, copyDayBefore
  case markComplete, markIncomplete, recentFoods, goals, chart, dayHead, entryIsWrong
  case goalEndsAreSwapped
  case dayIsMissing
  case monthChart, amountLeft, amountOver, mayNotBeKept, portionIsUnlike

  // Settings
  case pageLanguage, asTheBrowser, keptFor, emptyIsForever, scansKept, photoNamesKept
  case daysAreWrong
  case profileHint, services, keyIsSet, keyIsNotSet, keysHint

  // Phones and programs
  case phones, connectPhone, phonesNeedLAN, scanThisCode, orType, phoneConnected, pairTitle
  case pairHint, code, deviceName, connect, codeIsWrong, lastSeen, disconnect, program, newToken
  case tokenOnce, noDevices

  // Units of portions
  case unitPint, unitCup, unitTablespoon, unitTeaspoon, unitPiece, unitSlice, unitPortion
  case unitHandful, unitPinch, unitScoop, unitClove, unitBar, unitSquare, unitCan, unitBottle
  case unitGlass, unitBowl, unitPlate, unitPacket

  // Contributions
  case contribute, contributeHint, onTheLabel, databaseNow, toBeSent, reasonDatabase
  case reasonUnsure, reasonFinding, reasonForm, contributions, noContributions
  case contributionWaiting, contributionSent, contributionRefused, tryAgain, databaseSilent
  case databaseUnknown, needsAccount, needsBarcode, numberIsWrong, needsNameAndBrand, needsKind,
    nothingToSend
  case trialServer, publicDatabase, destination, shopNumber

  // Cats
  case cats, catName, catWeight, catIsActive, catNeed, feed, feedNeed, fromCarbohydrates
  case noCatFood
}
