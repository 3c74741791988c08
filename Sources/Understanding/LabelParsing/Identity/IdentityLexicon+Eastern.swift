extension IdentityLexicon {
  /// The languages of the EU's east: Slavic ones, Hungarian, Romanian and Greek.
  static let eastern: [IdentityLexicon] = [
    IdentityLexicon(
      code: "pl", netQuantity: "masa netto, zawartość netto, waga netto, objętość netto",
      drainedWeight: "masa netto po odsączeniu, masa po odsączeniu, masa odsączona",
      bestBefore: """
        najlepiej spożyć przed, najlepiej spożyć przed końcem, należy spożyć do,
        termin przydatności, data minimalnej trwałości
        """,
      lot: "numer partii, nr partii", production: "data produkcji, wyprodukowano dnia",
      joiners: "i, z, w, ze, do, bez, na, o, oraz"),
    IdentityLexicon(
      code: "cs", netQuantity: "hmotnost netto, čistá hmotnost, netto hmotnost, čisté množství",
      drainedWeight: "hmotnost pevného podílu, hmotnost po odkapání, čistá hmotnost po odkapání",
      bestBefore: "minimální trvanlivost do, minimální trvanlivost do konce, spotřebujte do",
      lot: "číslo šarže, šarže", production: "datum výroby, vyrobeno dne",
      joiners: "a, s, z, v, se, ze, ve, na, bez"),
    IdentityLexicon(
      code: "sk", netQuantity: "čistá hmotnosť, hmotnosť netto, čisté množstvo, netto hmotnosť",
      drainedWeight: "hmotnosť pevného podielu, hmotnosť po odkvapkaní, pevný podiel",
      bestBefore: "minimálna trvanlivosť do, minimálna trvanlivosť do konca, spotrebujte do",
      lot: "číslo šarže, šarža", production: "dátum výroby, vyrobené dňa",
      joiners: "a, s, z, v, so, zo, vo, na, bez"),
    IdentityLexicon(
      code: "hu", netQuantity: "nettó tömeg, nettó mennyiség, nettó térfogat, nettó töltőtérfogat",
      drainedWeight: "töltőtömeg, lecsepegtetett tömeg, lecsöpögtetett tömeg",
      bestBefore: "minőségét megőrzi, fogyasztható, felhasználható",
      lot: "tételszám, tételjel", production: "gyártás ideje, gyártási idő", joiners: "és"),
    IdentityLexicon(
      code: "hr", netQuantity: "neto količina, neto masa, neto težina",
      drainedWeight: "ocijeđena masa, ocijeđena neto masa, masa ocijeđenog proizvoda",
      bestBefore: "najbolje upotrijebiti do, upotrijebiti do, najbolje upotrijebiti do kraja",
      lot: "broj serije, serija", production: "datum proizvodnje, proizvedeno",
      joiners: "i, s, sa, od, u, za, bez, na"),
    IdentityLexicon(
      code: "sl", netQuantity: "neto količina, neto masa, neto teža",
      drainedWeight: "odcejena masa, neto odcejena masa, masa odcejenega",
      bestBefore: "uporabno najmanj do, uporabno najmanj do konca, porabiti do, rok uporabe",
      lot: "številka serije, serija", production: "datum proizvodnje, proizvedeno",
      joiners: "in, s, z, v, iz, za, na, brez"),
    IdentityLexicon(
      code: "ro", netQuantity: "greutate netă, cantitate netă, conținut net, masă netă, volum net",
      drainedWeight: "greutate netă scursă, masă netă scursă, greutate scursă",
      bestBefore: """
        a se consuma de preferință înainte de, a se consuma înainte de, expiră la,
        data expirării, a se consuma până la
        """,
      lot: "lot, număr lot, nr lot", production: "data fabricației, data producției",
      joiners: "și, cu, de, în, din, la, fără, pentru"),
    IdentityLexicon(
      code: "bg", netQuantity: "нетно тегло, нетно количество, нето тегло, нетен обем",
      drainedWeight: "отцедено тегло, отцедено нетно тегло, нетно отцедено тегло",
      bestBefore: "най добър до, най добър преди, използвай преди, годен до, срок на годност",
      lot: "партида, партиден номер, партида номер",
      production: "дата на производство, произведено на",
      joiners: "и, с, със, от, за, в, във, на, без"),
    IdentityLexicon(
      code: "el", netQuantity: "καθαρό βάρος, καθαρή ποσότητα, καθαρό περιεχόμενο, καθαρός όγκος",
      drainedWeight: "στραγγισμένο βάρος, καθαρό στραγγισμένο βάρος, βάρος στραγγισμένο",
      bestBefore: """
        ανάλωση κατά προτίμηση πριν από, ανάλωση κατά προτίμηση πριν, ανάλωση έως,
        ανάλωση κατά προτίμηση πριν από το τέλος, ημερομηνία λήξης
        """,
      lot: "παρτίδα, αριθμός παρτίδας, αρ παρτίδας", production: "ημερομηνία παραγωγής",
      joiners: "και, με, από, σε, για, χωρίς"),
  ]
}
