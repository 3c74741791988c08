/// Words of all languages for the categories of the Nutri-Score, and for foods without a Nutri-Score.
///
/// The words are those of products' names. A star before or after a word is any letters of the same word. Of
/// phrases with the same first word, such as `lait` and `lait fermente`, a record shows the first one that fits.
package enum NutriScoreWords {
  /// Words in the names of alcoholic drinks.
  package static let alcoholicDrinks: WordList = """
    beer, *bier, biere, birra, cerveza, cerveja, piwo, pivo, wine, *wein, vin, vino, vinho, wino,
    vodka, wodka, whisky, whiskey, rum, gin, likor, liqueur, liquore, champagne, prosecco, sekt,
    cidre, cider
    """
  /// Words in the names of drinks without alcohol, and of vinegars.
  package static let notAlcoholicDrinks: WordList = """
    alkoholfrei*, non alcoholic, alcohol free, sans alcool, sin alcohol, analcolic*, alcoholvrij*,
    bezalkoholow*, nealkoholick*, sem alcool, 0, vinegar, *essig, vinaigre, aceto, root beer,
    ginger beer
    """
  /// Words in the names of food for babies and small children.
  package static let babyFood: WordList = """
    baby, babybrei, infant formula, follow on milk, *anfangsmilch, folgemilch, lait infantile,
    lait bebe, latte per lattanti, *zuigelingenmelk
    """
  /// Legal names of food supplements.
  package static let foodSupplements: WordList = """
    food supplement, dietary supplement, nahrungserganzungsmittel, complement alimentaire,
    complemento alimenticio, integratore alimentare, voedingssupplement, suplement diety
    """
  /// Words in the names of foods that are eaten with water or milk.
  package static let toBePrepared: WordList = """
    drink powder, getrankepulver, instantpulver, puddingpulver, *sirup zum verdunnen,
    sirop a diluer, jelly powder
    """
  /// The legal names of mineral and spring water.
  package static let water: WordList = """
    mineral water, spring water, mineralwasser, quellwasser, eau minerale, eau de source,
    agua mineral, acqua minerale, mineraalwater, bronwater, woda mineralna, woda zrodlana,
    mineralvatten, mineralvann, kivennaisvesi, naturlig kildevand, kildevand, kallvatten,
    lahdevesi, mineralna voda, prirodna mineralna voda, pramenita voda, asvanyviz, forrasviz,
    apa minerala, минерална вода, изворна вода, μεταλλικο νερο, mineraalvesi, mineraludens,
    mineralinis vanduo, agua de manantial, agua de nascente, acqua di sorgente
    """
  /// Words in the names of water with a taste.
  package static let notWater: WordList =
    "aroma*, flavour*, flavor*, gusto, geschmack, gout, sabor, smak*"
  /// Whole names that mean water alone, without accents.
  package static let plainWater: WordList = """
    water, drinking water, carbonated water, sparkling water, still water, wasser, trinkwasser,
    eau, agua, acqua, woda, voda, pitna voda, vatten, vand, vann, vesi, viz, apa, вода, νερο,
    udens, vanduo, ilma, uisce
    """
  /// Words in the names of drinks and of milk.
  package static let beverages: WordList = """
    juice, nectar, smoothie, lemonade, soda, cola, tonic, soft drink, drink, iced tea, ice tea,
    milk, buttermilk, kefir, ayran, milkshake, oat drink, *saft, *nektar, *schorle, limonade,
    *limo, brause, eistee, *drink, *getrank, *milch, molke, jus, boisson, sirop, lait,
    lait fermente, the glace, zumo, refresco, bebida, leche, horchata, limonada, sumo, leite,
    refrigerante, succo, bevanda, bibita, latte, the freddo, *sap, frisdrank, *drank, *melk,
    ijsthee, sok, napoj, nektar, mleko, mlieko, dzus, stava, *juice, *saft, *mjolk, *maelk, *mehu,
    *maito, *juoma, lemonad, *dricka, suc, lapte, udito, gyumolcsle, tej, sokas, pienas, sula,
    piens, mahl, piim, jook, χυμος, γαλα, αναψυκτικο, сок, мляко, напитка
    """
  /// Words in the names of foods that are liquid and no drinks.
  package static let notBeverages: WordList = """
    soup, *suppe, soupe, sopa, zuppa, sauce, *sosse, *sauce, condensed, oil, *ol, cream, *sahne,
    creme, *kondensmilch, concentre, concentrato, kokosmilch, lait de coco, coconut milk,
    ice cream
    """
  /// Words in the names of cheeses.
  package static let cheese: WordList = """
    cheese, *kase, fromage, queso, queijo, formaggio, *kaas, ser, serek, *ost, *juusto, syr, sajt,
    branza, cascaval, sir, suris, siers, juust, τυρι, φετα, сирене, кашкавал, gouda, emmental*,
    cheddar, edam*, mozzarella, parmesan*, parmigiano, grana padano, brie, camembert, feta,
    gruyere, ricotta, mascarpone, gorgonzola, roquefort, manchego, halloumi, pecorino, tilsit*,
    raclette, burrata, provolone, comte, leerdammer, maasdam*, havarti
    """
  /// Words in the names of foods with a cheese in their name.
  package static let notCheese: WordList = """
    vegan*, plant based, tofu, fromage blanc, leberkase, sauce, pesto, dip, flavour*, geschmack,
    *wurst, sausage*, burger*, ravioli, tortellini
    """
  /// Words in the names of oils, butter and other fats.
  package static let fats: WordList = """
    oil, *ol, huile, aceite, azeite, oleo, olio, *olie, olej, *olja, *oljy, olaj, ulei, ulje,
    aliejus, ella, oli, λαδι, ελαιολαδο, олио, butter, *butter, beurre, mantequilla, manteiga,
    burro, *boter, maslo, smor, voi, vaj, unt, maslac, sviestas, sviests, βουτυρο, масло,
    margarin*, ghee, *schmalz, lard, saindoux, smalec, suet, shortening
    """
  /// Words in the names of foods with a fat in their name.
  package static let notFats: WordList = """
    mayo*, pesto, sauce, dressing, spread, peanut*, erdnuss*, cacahuete*, cookie*, keks*
    """
  /// Words in the names of cream.
  package static let cream: WordList = """
    cream, *sahne, *rahm, obers, creme fraiche, creme, nata, natas, panna, *room, smietana,
    smetana, smotana, gradde, *flode, *flote, kerma, tejszin, smantana, vrhnje, smetana,
    grietinele, κρεμα γαλακτος, сметана
    """
  /// Words in the names of foods with cream in their name.
  package static let notCream: WordList =
    "soup, sauce, *sosse, cheese, *kase, ice, *eis, yog*, dessert"
  /// Words in the names of nuts and seeds.
  package static let nutsAndSeeds: WordList = """
    almond*, cashew*, peanut*, hazelnut*, walnut*, pistachio*, pecan*, macadamia*, nut, nuts,
    mixed nuts, *mandeln, *kerne, erdnuss*, haselnuss*, walnuss*, nusse, *nusse, pistazien, noix,
    noisettes, amandes, cacahuetes, pistaches, almendras, avellanas, nueces, cacahuetes,
    pistachos, mandorle, nocciole, noci, arachidi, pistacchi, amandelen, noten, pindas, *noten,
    orzechy, orzeszki, migdaly, orechy, mandle, notter, nodder, pahkinat, sesame, sesam, linseed,
    flaxseed, leinsamen, chia, sunflower seeds, pumpkin seeds, graines, semillas, semi, *zaden,
    nasiona, seeds
    """
  /// Words in the names of foods with a nut in their name.
  package static let notNutsAndSeeds: WordList =
    "chocolate, schoko*, chocolat, cioccolato, *riegel, bar, granola"
  /// Words in the names of red meat.
  package static let redMeat: WordList = """
    beef, pork, veal, lamb, mutton, ham, bacon, salami, chorizo, venison, rind*, *rind, schwein*,
    kalb*, lamm*, *schinken, speck, *salami, boeuf, porc, veau, agneau, jambon, saucisson,
    lardons, cerdo, ternera, vacuno, cordero, jamon, porco, vitela, presunto, manzo, maiale,
    vitello, agnello, prosciutto, pancetta, mortadella, rundvlees, varkens*, kalfs*, *ham, spek,
    wolowin*, wieprzow*, szynka, boczek, hovezi, veprove, sunka, slanina, hovadzie, bravcove,
    marha*, sertes*, sonka, flask*, notkott, skinka, oksekod, svinekod, skinke, nauta*, possu*,
    kinkku, sianliha, jautiena, kiauliena, cukgala, liellopu, sealiha, veiseliha, govedina,
    svinjetina, junetina, pršut, μοσχαρι, χοιρινο, говежд*, свинск*
    """
  /// Words in the names of poultry, and of foods in place of meat.
  package static let notRedMeat: WordList = """
    turkey, chicken, puten*, truthahn*, geflugel*, hahnchen*, huhn*, dinde, poulet, volaille,
    pavo, pollo, peru, frango, tacchino, kalkoen*, kip*, indyk*, kurcz*, kruti, kureci, pulyka*,
    csirke*, kalkun*, kylling*, kyckling*, kalkkuna*, kana*, vegan*, veggie, vegetari*, vegetal*,
    plant
    """
  /// Beginnings of words for the oils that count as fruit, without accents.
  package static let fruitOils: WordList = "oliv, avocado, avokado, aguacate, abacate, ελαιολαδο"
  /// Parts of words for a concentrate. Without accents.
  package static let concentrates: WordList = """
    concent, konzent, koncent, konsent, zageszcz, tiivist, suritm, kontsentr, концентр, συμπυκν
    """
  /// Parts of words for fruit that is no longer whole: powders and extracts. Without accents.
  package static let reducedFruit: WordList = """
    powder, pulver, poudre, polvo, polvere, poeder, proszk, prasek, jauhe, extrakt, extract,
    ekstrakt, estratto, extrait
    """
}
