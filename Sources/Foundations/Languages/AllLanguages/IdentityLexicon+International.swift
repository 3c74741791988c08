/// Words around the names of products and brands, in all languages.
extension IdentityLexicon {
  /// First words of instructions and claims, which no name begins with.
  package static let notFirstInNames: WordList = """
    do, use, shake, keep, store, serve, heat, cook, add, mix, see, try, enjoy, made, for, if, this,
    these, please, not, no, only, how, why, what, our, we, your, you, contains, produced, product,
    packed, consume, daily, percent, nicht, vor, nach, bitte, kann, ohne, gut, kühl, trocken, für,
    hergestellt, produziert, verpackt, enthält, siehe, mindestens, wir, unser, unsere, ihr, ihre,
    lagern, zubereitung, aus, ne, pas, agiter, conserver, voir, sans, fabriqué, produit, élaboré,
    après, avant, nos, notre, votre, non, senza, conservare, agitare, vedi, dopo, prodotto, no,
    conservar, agitar, ver, sin, fabricado, producto, wyprodukowano, przechowywać, bez, vyrobeno,
    skladujte, proizvedeno, čuvati, serving, servings, calories, amount, total
    """
  /// Words of tables, makers and marks of packaging, which no name has.
  package static let notInNames: WordList = """
    nutrition, nutritional, nutritionnelles, nutritive, nährwerte, nährwertangaben, kcal, kj,
    gmbh, ag, ltd, inc, llc, sarl, srl, spa, bv, sas, doo, recycle, recycling, recycler, barcode,
    ungeöffnet, haltbar, öffnen, opening, unopened, telefon, tel, fax, email, calories, diet, serving,
    portion, intake, kundenservice, servicenummer, zertifiziert, certified, certifié, trademark,
    warenzeichen, registered, tagen, tage, days, jours, giorni
    """
  /// Words that are no brand though they are large or before a legal form.
  package static let notBrands: WordList = """
    foods, food, international, switzerland, schweiz, suisse, svizzera, deutschland, france,
    italia, europe, germany, austria, trading, nutrition, facts, ingredients, zutaten,
    ingredienti, bio, organic, new, neu, nouveau, natural, original, classic, vegan, manufactured,
    distributed, produced, hergestellt, vertrieb, distribué, importé, fabriqué, prodotto, net,
    weight, netto, energy, protein, fat, milk, check, mcheck, recycle, best, before, exp, lot,
    mhd, adult, puppy, junior, senior, dog, cat, katze, hund, made, product
    """
  /// Beginnings of words for a treatment, which may be a sentence of its own behind the name.
  package static let treatments: WordList = """
    pasteur, pasteri, pastery, steril, steryl, homogen, uht, ultra,
    tiefgek, surgel, congel, gekühlt, geräuchert, fumé, getrocknet
    """
  /// Words for a registered brand: "registered trademark of X".
  package static let trademarks: WordList =
    "trademark, trademarks, warenzeichen, marke, marque, marchio"
  /// Units of the time that a product keeps.
  package static let durationUnits: WordList = """
    day, days, week, weeks, month, months, year, years, tag, tage, tagen, woche, wochen, monat,
    monate, monaten, monats, jahr, jahre, jahren, jour, jours, semaine, semaines, mois, an, ans,
    giorno, giorni, settimana, settimane, mese, mesi, anno, anni, día, días, semana, semanas, mes,
    meses, año, años, dia, dias, mês, ano, anos, dag, dagen, week, weken, maand, maanden, jaar,
    dager, dage, dagar, dygn, uke, uker, uge, uger, vecka, veckor, måned, måneder, månad, månader,
    år, päivä, päivää, viikko, viikkoa, kuukausi, kuukautta, vuosi, vuotta, päeva, nädalat, kuud,
    kuu, aastat, aasta, dienas, nedēļas, mēneši, mēnešu, gadi, gads, dienų, dienos, savaitės,
    mėnesiai, mėnesių, mėnesį, metai, metus, metų, dzień, dni, tydzień, tygodnie, tygodni, miesiąc,
    miesiące, miesięcy, rok, lata, lat, den, dnů, dny, týden, týdny, týdnů, měsíc, měsíce, měsíců,
    roky, let, deň, dní, týždeň, týždne, týždňov, mesiac, mesiace, mesiacov, rokov, nap, napig,
    hét, hétig, hónap, hónapig, év, évig, zi, zile, săptămâni, lună, luni, ani, dan, dana,
    tjedan, tjedna, tjedana, mjesec, mjeseca, mjeseci, godina, godine, teden, tedne, tednov, mesec,
    mesece, mesecev, leto, leta, ден, дни, седмица, седмици, месец, месеца, година, години,
    ημέρα, ημέρες, εβδομάδες, μήνας, μήνες, έτος, έτη, dagur, dagar, vikur, mánuðir, ár,
    jum, ġimgħa, xahar, xhur, sena, snin, lá, seachtain, mí, bliain,
    muaj, ditë, vit, vjet, dies, mesos, anys, hari, bulan, tahun, ngày, tháng, năm, ay, gün, yıl, oy, kun, yil,
    egun, hilabete, urte, meseci, meseca, месеци, месеца, дана, сутки, суток, день, дней, дня, месяц, месяца, месяцев, год, года, лет,
    доба, діб, днів, місяць, місяці, місяців, рік, роки, років, сутак, дзён, месяцаў, гадоў, күн, тәулік, ай, жыл,
    хоног, сар, жил
    """
  /// Numbers of days, weeks, months or years that are written out.
  package static let numberWords: WordList = """
    one, two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, eighteen,
    ein, einem, zwei, drei, vier, sechs, neun, zwölf, un, deux, trois, quatre, six, neuf, douze,
    uno, due, tre, quattro, sei, nove, dodici, dos, tres, cuatro, seis, nueve, doce, um, dois,
    três, doze, een, twee, drie, zes, negen, twaalf
    """
  /// Words between a trademark and its owner.
  package static let ownerLinks: WordList = "of, der, von, de, di"
  /// Words beside a quantity that is the content: "NET 12 FL OZ".
  package static let net: WordList = "net, nett, netto, neto, nets"
  /// Abbreviations of "number" before a lot's code.
  package static let numberSigns: WordList = "no, nr, n"
  /// Legal forms of companies.
  package static let legalForms: WordList = """
    gmbh, ag, sa, sas, sarl, sàrl, srl, spa, ltd, limited, inc, llc, corp, corporation, company, co,
    bv, nv, kg, ohg, eg, ab, as, a/s, aps, oy, oyj, kft, zrt, doo, dd, sro, spzoo, eood, ood, ad, oü,
    sia, uab, plc, lda, sl, gmbh&co, pty, genossenschaft, s.r, z.o.o
    """
  /// Small words inside companies' names.
  package static let companyParticles: WordList = "di, de, du, da, del, la, le, van, of, y"
  /// Words behind a product's name in AAFCO's statements of nutritional adequacy.
  package static let adequacyPredicates: WordList = """
    is formulated to meet, provides complete and balanced, is intended for intermittent,
    meets the nutritional
    """
  /// Words before a product's name in these statements.
  package static let adequacyOpenings: WordList = "substantiate, that, adequacy, statement"
}
