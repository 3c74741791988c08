extension FoodKindWords {
  /// Names of ingredients in Vietnamese.
  static let vietnamese = FoodKindWords(
    code: "vi",
    kinds: [
      .sugar:
        "đường, đường tinh luyện, đường trắng, đường cát, sucrose, sucroza, saccarozo, saccharose, caramen, caramel*",
      .brownSugar: "đường nâu, đường mía, đường thốt nốt, mật mía, rỉ đường",
      .glucose:
        "glucose, glucoza, dextrose, siro glucose, si rô glucose, xi rô glucose, siro ngô, siro bắp, mạch nha",
      .fructose: "fructose, fructoza",
      .lactose: "lactose, lactoza",
      .maltose: "maltose, maltoza, chiết xuất mạch nha, chiết xuất malt, chiết xuất lúa mạch",
      .glucoseFructoseSyrup: """
      siro fructose, siro glucose fructose, siro ngô giàu fructose, siro bắp có hàm lượng fructose cao, siro fructozo
      """,
      .invertSugar: "đường nghịch đảo, đường chuyển hóa",
      .honeyMaple: "mật ong",
      .syrup: "siro, si rô, xi rô",
      .juiceConcentrate: "nước ép cô đặc, nước * cô đặc, nước ép * cô đặc",
      .maltodextrin: "maltodextrin*",
      .flavouring: "hương liệu*, hương *, chất tạo hương, vanillin",
      .proteinIsolate:
        "đạm đậu nành, protein đậu nành, đạm thủy phân, đạm thực vật, protein thủy phân",
      .hydrogenatedFat: "hydro hóa, margarine, bơ thực vật, shortening",
      .modifiedStarch: "tinh bột biến tính, bột biến tính",
      .milkFraction: "whey, bột whey, váng sữa bột, casein*, đạm sữa, đạm whey",
      .salt: "muối, muối ăn, muối i ốt, muối biển",
      .oil:
        "dầu ăn, dầu thực vật, dầu cọ, dầu nành, dầu mè, dầu dừa, chất béo, chất béo thực vật, bơ ca cao, bơ cacao",
      .butter: "bơ sữa, bơ lạt, bơ nhạt, kem sữa",
      .vinegar: "giấm, dấm",
      .starch: "tinh bột, bột năng, tinh bột sắn, tinh bột khoai mì",
      .grain: "bột mì, bột gạo, gạo, bột bắp, bột ngô, ngô, lúa mì, lúa mạch, yến mạch, nếp",
      .milk: "sữa, sữa bột, sữa tươi, bột sữa, sữa chua",
      .egg: "trứng, bột trứng, lòng đỏ trứng, lòng trắng trứng",
      .redMeat: "thịt heo, thịt lợn, thịt bò, thịt dê, mỡ heo, mỡ lợn",
      .poultry: "thịt gà, thịt vịt, bột gà",
      .fish: "tôm, mực, thịt cua, cá ngừ, cá hồi, cá cơm, nước mắm, bột tôm, bột cá",
      .nut: "đậu phộng, lạc, hạt điều, hạnh nhân, dừa, cơm dừa, óc chó",
      .legume: "đậu nành, đậu tương, đậu xanh, đậu đỏ, đậu hà lan",
      .seed: "hạt mè, vừng, mè rang",
      .spice: "tiêu, gia vị, tỏi, ớt, gừng, nghệ, quế, hành",
      .vegetable: "cà rốt, cà chua, rau, rau củ, khoai tây, nấm, bắp cải",
      .fruit: "táo, cam, chanh, chuối, xoài, trái cây",
      .juice: "nước ép *, nước cốt *",
      .water: "nước",
      .yeast: "men, nấm men",
      .cheese: "phô mai, phô mát",
    ],
    meat: "thịt, gelatin*, mỡ heo, mỡ bò",
    honey: "mật ong")
}
